"""XXL: what a review tells of the draw games."""

from __future__ import annotations

from atout.families.xxl.common import fitting
from atout.families.xxl.events.shared import BACK, BEST, BLOCKED, FITS, NEXT_FITS, OTHER_OUT, OUT, PASSED, is_best
from atout.kernel.jit import Row, jit
from atout.kernel.state import MOVE


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    if s.due != MOVE:
        return seen | is_best(s, seat) << BEST | _end(s, seat)
    if not (seen >> PASSED) & 1:
        if s.seat != seat:
            seen |= 1 << PASSED | (s.hand[s.seat] & fitting(s) != 0) << NEXT_FITS
    elif s.seat == seat and not (seen >> BACK) & 1:
        seen |= 1 << BACK | (s.hand[seat] & fitting(s) != 0) << FITS
    return seen


@jit
def _end(s: Row, seat: int) -> int:
    """Who has got rid of all cards, if anybody."""
    for j in range(s.seats):
        if s.size[j] == 0:
            return 1 << (OUT if j == seat else OTHER_OUT + j)
    return 1 << BLOCKED
