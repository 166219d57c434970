"""XXL: what a seat knows, and the worlds that agree with it, by the part's `kind`."""

from __future__ import annotations

from atout.families.xxl.common import by_kind, starter_fits
from atout.families.xxl.knowledge import draw, runs, tricks
from atout.kernel.jit import Row, jit

_hide, _places, fill, _fits = (by_kind(name, draw, tricks, runs) for name in ("hide", "places", "fill", "fits"))


@jit
def hide(s: Row, seat: int) -> None:
    s.viewer = seat
    _hide(s, seat)


@jit
def places(s: Row, p: Row) -> None:
    if s.part >= 0:
        _places(s, p)


@jit
def fits(s: Row) -> bool:
    return starter_fits(s) and _fits(s)
