"""XXL: what a bot looks at, each part's by its `kind`."""

from __future__ import annotations

from typing import Any

from atout.families.xxl.common import by_kind
from atout.families.xxl.insight import draw, runs, tricks
from atout.families.xxl.insight.shared import EACH_KIND
from atout.families.xxl.state import SPACES
from atout.kernel.jit import Row, jit

FEATURES = EACH_KIND * len(SPACES)
features = by_kind("features", draw, tricks, runs)
tidy = by_kind("tidy", draw, tricks, runs)
_so_far = by_kind("so_far", draw, tricks, runs)


@jit
def standing(s: Row, seat: int, out: Any) -> None:
    """In a match places count, and nobody has one yet."""
    out[0] = 0.0 if s.match else _so_far(s, seat)
    out[1] = 1.0
