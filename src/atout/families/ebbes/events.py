"""ebbes: what a review tells of. "This trick" is the first that is taken after the decision."""

from __future__ import annotations

from atout.families.ebbes.state import MINUS, PLUS
from atout.families.family import Happening
from atout.kernel.bits import popcount
from atout.kernel.hands import of_suit
from atout.kernel.jit import Row, jit
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import MOVE, SEATS
from atout.kernel.tricks import taken_since

# Bits, in the order of EVENTS
_TRICK, _PLUS, _MINUS, _GIVEN, _NAMED, _BETWEEN, _CLEAN, _DECIDES, _LAST, _BEST = range(10)
_TAKER, _OFF = 10, 10 + SEATS

EVENTS = (
    Happening("trick"),
    Happening("plus", "scoring"),
    Happening("minus", "scoring"),
    Happening("given", "scoring"),
    Happening("named", "meaning"),
    Happening("between", "scoring"),
    Happening("clean", "scoring"),
    Happening("decides", "next"),
    Happening("last"),
    Happening("best"),
    Happening("taker", each=True),
    Happening("off", "tricks", each=True),
)


@jit
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    if not (seen >> REMEMBERED) & 1 and taken_since(s, was) == 1:
        seen |= 1 << REMEMBERED | _of_trick(s, was, seat)
    return seen if s.due == MOVE else seen | _of_round(s, seat)


@jit
def _of_trick(s: Row, was: Row, seat: int) -> int:
    taker, plus, minus, seen = s.last_winner, 0, 0, 0
    for j in range(s.seats):
        plus += s.last_trick[j] >> 4 == s.slot[PLUS]
        minus += s.last_trick[j] >> 4 == s.slot[MINUS]
        if j != seat and s.void[j] & ~was.void[j]:
            seen |= 1 << (_OFF + j)
    if s.named > was.named:
        seen |= 1 << _NAMED
    if taker != seat:
        return seen | 1 << (_TAKER + taker) | (plus > 0) << _GIVEN
    return seen | 1 << _TRICK | (plus > 0) << _PLUS | (minus > 0) << _MINUS


@jit
def _of_round(s: Row, seat: int) -> int:
    plus, minus = popcount(of_suit(s.won, seat, s.slot[PLUS])), popcount(of_suit(s.won, seat, s.slot[MINUS]))
    best = s.scores[seat]
    for j in range(s.seats):
        best = max(best, s.scores[j])
    seen = (s.scores[seat] == best) << _BEST | (minus == 0) << _CLEAN | (s.decider == seat) << _DECIDES
    return seen | (s.scores[seat] > plus - minus) << _BETWEEN | (s.last_winner == seat) << _LAST
