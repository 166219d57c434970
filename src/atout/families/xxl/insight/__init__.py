"""XXL: what a bot looks at, each part's by its `kind`."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.xxl.common import by_kind
from atout.families.xxl.insight import draw, runs, tricks
from atout.families.xxl.insight.shared import EACH_KIND
from atout.families.xxl.state import SPACES
from atout.kernel.jit import Row, jit
from atout.kernel.rules import AMID, FLOOR, LEFT, RIPE, SPREAD, TOTALS

FEATURES = EACH_KIND * len(SPACES)
features = by_kind("features", draw, tricks, runs)
tidy = by_kind("tidy", draw, tricks, runs)
_so_far = by_kind("so_far", draw, tricks, runs)


@jit
def standing(s: Row, seat: int, out: Any) -> None:
    """In a match places count, and nobody has one yet."""
    out[0] = 0.0 if s.match else _so_far(s, seat)
    out[1] = 1.0


@jit
def ripe(s: Row) -> int:
    """In the trick games a trick is played to its end."""
    return AMID if s.acted else RIPE


@jit
def ending(s: Row, out: Any) -> None:
    """In a match the fewest places win; in game 6+ the most points of all deals."""
    out[LEFT], out[FLOOR] = -1.0, -np.inf
    if s.last_round > 1:
        out[LEFT], out[SPREAD] = s.last_round - s.rounds - 1, 1.1 if s.match else 40.0
    for j in range(s.seats):
        out[TOTALS + j] = -s.totals[j] if s.match else s.totals[j]
