"""XXL: what a review tells of runs."""

from __future__ import annotations

from atout.families.xxl.common import halves_of, next_seat, run_starts
from atout.families.xxl.events.shared import BACK, BEST, GIVEN, NEXT_RUN, PASSED, RUN, THEIR_RUN, is_best
from atout.kernel.jit import Row, jit
from atout.kernel.state import MOVE


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    if not (seen >> PASSED) & 1:
        seen |= (s.tricks[seat] > was.tricks[seat]) << RUN | (s.seat != seat) << PASSED
    elif not (seen >> BACK) & 1:
        following = next_seat(s, seat)
        seen |= (s.tricks[following] > was.tricks[following]) << THEIR_RUN
        if s.seat == seat:
            can = run_starts(halves_of(s, s.hand[seat]), halves_of(s, s.display)) != 0
            seen |= 1 << BACK | can << NEXT_RUN
    if s.due == MOVE:
        return seen
    given = 0
    for j in range(s.seats):
        if j != seat:
            given |= s.won[j] & was.hand[seat]
    return seen | is_best(s, seat) << BEST | (given != 0) << GIVEN
