"""Ebbe & Flut: what a review tells of, until the turn is over, until the next own turn begins, or in the end."""

from __future__ import annotations

from atout.families.ebbe_flut.matches import matches
from atout.families.ebbe_flut.state import FIRST_TURN, TURN
from atout.families.family import Happening
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import MOVE

# Bits, in the order of EVENTS
_GOAL, _LOST, _COVERS, _THEIR_MATCH, _THEIR_GOAL, _COVERED, _MATCH, _FORFEIT, _AHEAD = range(9)
_PASSED, _BACK = REMEMBERED, REMEMBERED + 1  # the turn is over; the next own turn has begun

EVENTS = (
    Happening("goal", "direction"),
    Happening("lost", "direction"),
    Happening("covers", "stacks"),
    Happening("their-match", "match"),
    Happening("their-goal", "direction"),
    Happening("covered", "stacks"),
    Happening("match", "match"),
    Happening("forfeit", "check"),
    Happening("ahead", "end"),
)


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    if not (seen >> _PASSED) & 1:
        seen |= _in_turn(s, was, seat)
    elif not (seen >> _BACK) & 1:
        seen |= _afterwards(s, was, seat)
    if s.due == MOVE:
        return seen
    forfeit, ahead = s.lost[seat] > was.lost[seat], s.players == 2 and s.scores[seat] > s.scores[1 - seat]
    return seen | forfeit << _FORFEIT | ahead << _AHEAD


@jit
def _in_turn(s: Row, was: Row, seat: int) -> int:
    """What the seat does in its turn; alone, a turn is over when the next card is turned up."""
    seen = _more(s.scored, was.scored, s, seat) << _GOAL | _more(s.removed, was.removed, s, seat) << _LOST
    if s.players == 1:
        turned = was.stock[seat] - s.stock[seat]
        if turned > (1 if was.phase in (TURN, FIRST_TURN) else 0):
            seen |= 1 << _PASSED | 1 << _BACK | _can(s, seat) << _MATCH
        return seen
    seen |= _covers(s, was, seat) << _COVERS
    return seen | 1 << _PASSED | _can(s, 1 - seat) << _THEIR_MATCH if s.seat == 1 - seat else seen


@jit
def _afterwards(s: Row, was: Row, seat: int) -> int:
    """What the other does, until it is the seat's turn again."""
    seen = _more(s.scored, was.scored, s, 1 - seat) << _THEIR_GOAL | _covers(s, was, 1 - seat) << _COVERED
    return seen | 1 << _BACK | _can(s, seat) << _MATCH if s.seat == seat else seen


@jit
def _more(now: int, then: int, s: Row, seat: int) -> bool:
    """Whether a set of cards has got more of the seat's own; alone it owns both sets."""
    own = (1 << 50) - 1 if s.players == 1 else ((1 << 25) - 1) << 25 * seat
    return popcount(now & own) > popcount(then & own)


@jit
def _can(s: Row, seat: int) -> bool:
    """Whether the seat has a match."""
    found = matches(s, seat)
    return found | matches(s, 1) != 0 if s.players == 1 else found != 0


@jit
def _covers(s: Row, was: Row, seat: int) -> bool:
    """Whether a card of the seat has come to lie on one of the other."""
    for card in range(25 * seat, 25 * seat + 25):
        below = s.below[card]
        if below >= 0 and below // 25 != seat and below != was.below[card]:
            return True
    return False
