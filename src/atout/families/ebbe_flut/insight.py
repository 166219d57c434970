"""Ebbe & Flut: what a bot looks at, from its own side of the board; alone it has both sets."""

from __future__ import annotations

from typing import Any

from atout.families.ebbe_flut.matches import GOAL, bit_of, matches, target
from atout.families.ebbe_flut.state import END, PLACE, WAY
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit

# Where the kinds of features begin; a set: 0 one's own, 1 the other's
_TOP, _UNDER = 0, 50  # set, square
_CARD = 100  # set, square, card of the set on top
_CAN, _WAYS = 1350, 1400  # set: square and way of a card that may move; how many may
_LEFT, _SCORED, _LOST, _PHASE, _ACTS = 1450, 1510, 1570, 1630, 1640
_HEIGHT = 1650  # square, cards on it
FEATURES = 1850
_HALF = (1 << 30) - 1

_PLAIN, _WASTE = 3, 6  # how wasteful a move looks of which nothing is to be said, and one off the board


@jit
def standing(s: Row, seat: int, out: Any) -> None:
    out[0], out[1] = 0.0, 1.0
    for owner in range(seat, seat + 3 - s.players):
        out[0] += popcount((s.scored >> 25 * owner) & 0x1FFFFFF) - s.lost[owner]


@jit
def tidy(s: Row, move: int) -> int:
    """Points first, what leaves the board last; otherwise no card of one's own is covered, but rather uncovered."""
    if not WAY <= move < END:
        return _PLAIN
    code = move - WAY
    card = code // 50 * 25 + code % 25
    to = target(s, card, code % 50 // 25)
    if to < 0:
        return 0 if to == GOAL else _WASTE
    return _PLAIN + _whose(s, s.top[to]) - _whose(s, s.below[card])


@jit
def _whose(s: Row, card: int) -> int:
    """1 for a card of the acting seat, which alone has both sets, −1 for one of the other's, 0 for none."""
    return 0 if card < 0 else 1 if s.players == 1 or card // 25 == s.seat else -1


@jit
def twin(s: Row, move: int) -> int:
    """Of piles that nobody knows, any may be drawn from."""
    if move < PLACE and _unknown(s, move):
        for pile in range(move):
            if _unknown(s, pile):
                return pile
    return move


@jit
def _unknown(s: Row, pile: int) -> bool:
    row = pile + 5 * s.seat
    return s.left[row] > 0 and s.pile[row, 5 - s.left[row]] < 0


@jit
def features(s: Row, seat: int, out: Any) -> int:
    n = 0
    for square in range(25):
        card = s.top[square]
        if card < 0:
            continue
        whose, here = card // 25 ^ seat, 24 - square if seat else square
        out[n] = _TOP + whose * 25 + here
        out[n + 1] = _CARD + (whose * 25 + here) * 25 + card % 25
        n += 2
        below, high = s.stack[square] >> 1, 0
        while below > 1:
            out[n] = _UNDER + ((below & 1) ^ seat) * 25 + here
            n += 1
            high += 1
            below >>= 1
        out[n] = _HEIGHT + here * 8 + min(high, 7)
        n += 1
    for owner in range(2):
        n = _look_at_moves(s, owner, owner ^ seat, seat, out, n)
        out[n] = _SCORED + (owner ^ seat) * 30 + popcount((s.scored >> 25 * owner) & 0x1FFFFFF)
        out[n + 1] = _LOST + (owner ^ seat) * 30 + popcount((s.removed >> 25 * owner) & 0x1FFFFFF)
        n += 2
    for j in range(s.players):
        out[n] = _LEFT + (j ^ seat) * 30 + min(s.stock[j], 29)
        n += 1
    out[n] = _PHASE + s.phase
    out[n + 1] = _ACTS + (s.seat ^ seat)
    return n + 2


@jit
def _look_at_moves(s: Row, owner: int, whose: int, seat: int, out: Any, n: int) -> int:
    """The squares whose top card of this set may move now."""
    found = matches(s, owner)
    movable = found | found >> 30
    many = 0
    for square in range(25):
        card = s.top[square]
        if card >= 0 and card // 25 == owner:
            bit = bit_of(card)
            if movable & bit & _HALF:
                out[n] = _CAN + whose * 25 + (24 - square if seat else square)
                n += 1
            many += (found & bit != 0) + (found & bit << 30 != 0)
    out[n] = _WAYS + whose * 25 + min(many, 24)
    return n + 1
