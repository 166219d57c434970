"""The Njet family: what a review tells of. "This trick" is the first that is taken after the decision."""

from __future__ import annotations

from atout.families.family import Happening
from atout.families.njet.cards import COLOUR
from atout.families.njet.state import NO_COLOUR
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import MOVE, SEATS
from atout.kernel.tricks import taken_since

# Bits, in the order of EVENTS
_TRICK, _SIDE, _LOOT, _GIVEN, _CAUGHT, _ROBBED, _AHEAD, _START, _LONG, _NO_TRUMP, _DEAR, _TWICE, _LAST = range(13)
_TAKER, _OFF, _ALLY = 13, 13 + SEATS, 13 + 2 * SEATS

EVENTS = (
    Happening("trick"),
    Happening("side"),
    Happening("loot", "loot"),
    Happening("given", "loot"),
    Happening("caught", "loot"),
    Happening("robbed", "loot"),
    Happening("ahead"),
    Happening("start", "stones"),
    Happening("long", "stones"),
    Happening("no-trump", "stones"),
    Happening("dear", "stones"),
    Happening("twice", "sides"),
    Happening("last"),
    Happening("taker", each=True),
    Happening("off", "tricks", each=True),
    Happening("ally", "sides", each=True),
)


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    taken = taken_since(s, was)
    if not (seen >> REMEMBERED) & 1 and taken == 1:
        seen |= 1 << REMEMBERED | _of_trick(s, was, seat)
    if taken and (s.last_loot >> seat) & 1:
        seen |= 1 << _ROBBED
    return seen if s.due == MOVE else seen | _of_round(s, was, seat)


@jit
def _with(s: Row, seat: int, other: int) -> bool:
    """Whether two seats are on the same side."""
    return (s.team >> seat ^ s.team >> other) & 1 == 0


@jit
def _of_trick(s: Row, was: Row, seat: int) -> int:
    taker, seen = s.last_winner, 0
    ours = _with(s, seat, taker)
    for j in range(s.players):
        if j != seat and s.void[j] & ~was.void[j]:
            seen |= 1 << (_OFF + j)
    if s.last_loot:
        seen |= 1 << (_LOOT if ours else _GIVEN) | ((s.last_loot >> seat) & 1) << _CAUGHT
    if ours and s.players > 2:
        seen |= 1 << _SIDE
    return seen | 1 << (_TRICK if taker == seat else _TAKER + taker)


@jit
def _of_round(s: Row, was: Row, seat: int) -> int:
    """The result, and the conditions that everybody has agreed on by then."""
    seen = (s.last_winner == seat) << _LAST | (s.start == seat) << _START | (s.factor < 0) << _DEAR
    seen |= (s.trump == NO_COLOUR) << _NO_TRUMP
    if s.trump != NO_COLOUR:
        longest, own = 0, 0
        for colour in range(4):
            held = popcount((was.hand[seat] >> 16 * colour) & COLOUR)
            longest = max(longest, held)
            if colour == s.trump:
                own = held
        seen |= (own == longest) << _LONG
    for j in range(s.players):
        if j != seat and _with(s, seat, j):
            seen |= 1 << (_ALLY + j)
        elif j != seat and s.scores[seat] > s.scores[j]:
            seen |= 1 << _AHEAD
    if s.doubler >= 0 and _with(s, seat, s.doubler):
        seen |= 1 << _TWICE
    return seen
