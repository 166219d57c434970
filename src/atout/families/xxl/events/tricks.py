"""XXL: what a review tells of the trick games. "This trick" is the first that is taken after the decision."""

from __future__ import annotations

from atout.families.xxl.events.shared import (
    BEST,
    NOTHING,
    OFF,
    PASSED,
    REFUSAL,
    RICH,
    RICH_GONE,
    TAKER,
    TRICK,
    is_best,
)
from atout.families.xxl.state import SECOND, TOTAL
from atout.kernel.jit import Row, jit
from atout.kernel.state import DEAL, MOVE
from atout.kernel.tricks import REFUSED, taken_since


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    if not (seen >> PASSED) & 1 and _taken(s, was) == 1:
        seen |= 1 << PASSED | _of_trick(s, was, seat)
    if s.due in (MOVE, DEAL):
        return seen
    return seen | is_best(s, seat) << BEST | (s.tricks[seat] == 0) << NOTHING


@jit
def _taken(s: Row, was: Row) -> int:
    """Tricks since; refuse counts them anew in its second half."""
    taken = taken_since(s, was)
    if s.phase == SECOND and was.phase != SECOND:
        for j in range(s.seats):
            taken += was.tricks[j]
    return taken


@jit
def _of_trick(s: Row, was: Row, seat: int) -> int:
    taker, points, cards, seen = s.last_winner, 0, 0, 0
    for j in range(s.seats):
        if s.last_trick[j] >= 0:
            points += TOTAL[s.last_trick[j]]
            cards += 1
        elif s.last_trick[j] == REFUSED and j != seat:
            seen |= 1 << REFUSAL
        if j != seat and s.void[j] & ~was.void[j]:
            seen |= 1 << (OFF + j)
    rich = points > 10 * cards  # 10 is what cards are worth on average
    if taker == seat:
        return seen | 1 << TRICK | rich << RICH
    return seen | 1 << (TAKER + taker) | rich << RICH_GONE
