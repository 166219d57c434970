"""Ebbe & Flut: the rules. Numbers such as F1 are those of docs/rules/ebbe-flut.md."""

from __future__ import annotations

import sys
from typing import Any

from atout.families.ebbe_flut.events import events
from atout.families.ebbe_flut.insight import features, standing, tidy, twin
from atout.families.ebbe_flut.knowledge import fill, hide, places
from atout.families.ebbe_flut.matches import GOAL, OFF, OFFSET, bit_of, matches, target
from atout.families.ebbe_flut.state import (
    CLAIM,
    DTYPE,
    END,
    FIRST_PLACE,
    FIRST_TURN,
    MEND,
    MENDING,
    MOVING,
    PLACE,
    START,
    TURN,
    TURNED,
    WAY,
)
from atout.kernel.bits import ctz, popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rules import register
from atout.kernel.state import MOVE, OVER

__all__ = ["events", "features", "fill", "hide", "places", "standing", "tidy", "twin"]

# Clauses, in the order of CLAUSES in family.py
C_PHASE, C_PILE, C_PLACE_FIRST, C_ONE_CARD, C_TURN_FIRST, C_SQUARE, C_OWNER, C_TOP, C_MATCH = range(1, 10)
C_BY_ITSELF, C_END, C_CLAIM, C_MEND = range(10, 14)

SET = (1 << 25) - 1  # cards of a set


# --- The board -------------------------------------------------------------------------------------------------------


@jit
def _flip(s: Row, square: int, seen_at: int) -> None:
    """A square's top card comes to be seen there, or no longer is (−1)."""
    card = s.top[square]
    if card >= 0:
        owner, bit = card // 25, bit_of(card)
        s.line[owner, square % 5] ^= bit
        s.line[owner, square // 5] ^= bit << 30
        s.square[card] = seen_at


@jit
def lay(s: Row, card: int, square: int) -> None:
    """Put a card on top of a square."""
    _flip(s, square, -1)
    s.below[card] = s.top[square]
    s.top[square] = card
    s.stack[square] = s.stack[square] << 1 | card // 25
    _flip(s, square, square)


@jit
def lift(s: Row, square: int) -> None:
    """Take the top card off a square."""
    _flip(s, square, -1)
    card = s.top[square]
    s.top[square] = s.below[card]
    s.below[card] = -1
    s.stack[square] >>= 1
    _flip(s, square, square)


@jit
def _move_card(s: Row, card: int, way: int) -> None:
    """One square on: to the goal for a point, off the board for none, or on top of whatever lies there."""
    to = target(s, card, way)
    lift(s, s.square[card])
    if to == OFF:
        s.removed |= 1 << card
    elif to == GOAL:
        s.scored |= 1 << card
    else:
        lay(s, card, to)


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    for card in range(50):
        cards[card] = card
    if s.players == 2:
        groups[0] = 25
        groups[1] = 25
        bounds[0] = 2  # who starts if the turned cards are equal (F8)
    else:
        groups[0] = 50
    return 50


@jit
def deal(s: Row, chance: Any) -> None:
    for i in range(50):
        s.pile[i // 5, i % 5] = chance[i]
    s.left[:] = 5
    s.due = MOVE
    if s.players == 2:
        s.stock[0] = 25
        s.stock[1] = 25
        s.starter = chance[50]
        s.seat = 0
    else:
        s.stock[0] = 50
        s.seat = 0
        _begin(s)


# --- Turns -----------------------------------------------------------------------------------------------------------


@jit
def _begin(s: Row) -> None:
    """The seat's turn begins: it must turn up a card while it has one (F17)."""
    s.phase = TURN if s.stock[s.seat] else MOVING
    s.acted = 0


@jit
def has_match(s: Row, seat: int) -> bool:
    """Whether a seat has a match of its own; alone, in either set (F22)."""
    found = 0
    for owner in range(seat, seat + 3 - s.players):
        found |= matches(s, owner)
    return found != 0


@jit
def play(s: Row, move: int) -> None:
    if move < PLACE:
        _turn_up(s, move)
    elif move < WAY:
        _place(s, move - PLACE)
    elif move < END:
        code = move - WAY
        _move_card(s, code // 50 * 25 + code % 25, code % 50 // 25)
        s.may_claim = 0
        s.acted = s.watchful
        if s.phase == MEND:
            s.phase = MENDING
        elif s.phase == MOVING:
            _settle(s)
    elif move == END:
        _end(s)
    else:
        _claim(s)


@jit
def _turn_up(s: Row, pile: int) -> None:
    seat = s.seat
    row = pile + 5 * seat
    at = 5 - s.left[row]
    s.turned[seat] = s.pile[row, at]
    s.pile[row, at] = -1
    s.left[row] -= 1
    s.stock[seat] -= 1
    s.may_claim = 0
    if s.phase == TURN:
        s.phase = TURNED
    elif seat == 0:
        s.seat = 1
    else:
        if s.turned[0] != s.turned[1] - 25:  # the lower card starts, letter before number (T0); else as drawn (F8)
            s.starter = 0 if s.turned[0] < s.turned[1] - 25 else 1
        s.phase = FIRST_PLACE
        s.seat = s.starter


@jit
def _place(s: Row, square: int) -> None:
    seat = s.seat
    lay(s, s.turned[seat], square)
    s.turned[seat] = -1
    if s.phase == TURNED:
        s.phase = MOVING
        s.acted = s.watchful
        _settle(s)
    elif seat == s.starter:
        s.seat = 1 - seat  # both place before the first full turn (F7)
    else:
        s.seat = s.starter
        _begin(s)


@jit
def _settle(s: Row) -> None:
    """The card lies, or a card has moved: unless it is `watchful`, a turn without own matches left is over."""
    if s.watchful or has_match(s, s.seat):
        return
    other = s.players - 1 - s.seat
    if s.stock[other] or has_match(s, other):
        s.seat = other
    elif s.stock[s.seat] == 0:
        _finish(s)
        return
    _begin(s)  # if it is the same seat again, the other has neither cards nor a match and is passed over


@jit
def _end(s: Row) -> None:
    """Watchful: a seat says that its turn, or making good, is over."""
    s.idle = 0 if s.acted else s.idle + 1
    still = s.stock[0] == 0 and s.stock[1] == 0 and matches(s, 0) == 0 and matches(s, 1) == 0
    if still or s.idle == 2:
        _finish(s)
    else:
        s.seat = 1 - s.seat
        _begin(s)
        s.may_claim = 1


@jit
def _claim(s: Row) -> None:
    """Watchful: the other is said to have left a match. Right: it forfeits a point and makes good (F11, F12, F25)."""
    s.may_claim = 0
    other = 1 - s.seat
    if has_match(s, other):
        s.lost[other] += points(s, other) > 0
        s.idle = 0
        s.phase = MEND
        s.seat = other


@jit
def points(s: Row, owner: int) -> int:
    """Points of a set: cards in the goal, less the forfeited ones."""
    lost: int = s.lost[owner]
    return popcount((s.scored >> 25 * owner) & SET) - lost


@jit
def _finish(s: Row) -> None:
    for owner in range(2):
        s.scores[owner if s.players == 2 else 0] += points(s, owner)
    for j in range(s.players):
        s.totals[j] += s.scores[j]
    s.winners = 1
    if s.players == 2 and s.scores[1] >= s.scores[0]:  # a draw is won by both (F20)
        s.winners = 3 if s.scores[0] == s.scores[1] else 2
    s.rounds = 1
    s.due = OVER
    s.seat = -1
    s.phase = MOVING
    s.may_claim = 0
    s.acted = 0
    s.idle = 0


# --- What may be played ----------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    n, seat, phase = 0, s.seat, s.phase
    if phase in (FIRST_TURN, TURN):
        for pile in range(10 if s.players == 1 else 5):
            if s.left[pile + 5 * seat]:
                out[n] = pile
                n += 1
    elif phase in (FIRST_PLACE, TURNED):
        owner = s.turned[seat] // 25
        for i in range(3):
            out[n] = PLACE + START[owner, i]
            n += 1
    for owner in range(seat, seat + 3 - s.players):  # own matches, also before the card is turned or placed (F13)
        found = matches(s, owner)
        while found:
            out[n] = WAY + 50 * owner + OFFSET[ctz(found)]
            n += 1
            found &= found - 1
    if s.watchful:
        if phase in (MOVING, MENDING):
            out[n] = END
            n += 1
        if s.may_claim:
            out[n] = CLAIM
            n += 1
    return n


@jit
def why_not(s: Row, move: int) -> int:
    if s.due != MOVE:
        return C_PHASE
    if move < PLACE:
        return _why_not_turn(s, move)
    if move < WAY:
        return _why_not_place(s, move - PLACE)
    if move < END:
        return _why_not_move(s, move - WAY)
    if not s.watchful:
        return C_BY_ITSELF
    if move == CLAIM:
        return 0 if s.may_claim else C_CLAIM
    if s.phase in (MOVING, MENDING):
        return 0
    return C_MEND if s.phase == MEND else C_END


@jit
def _why_not_turn(s: Row, pile: int) -> int:
    if s.phase in (MEND, MENDING):
        return C_MEND
    if s.phase == MOVING:
        return C_ONE_CARD
    if s.phase in (FIRST_PLACE, TURNED):
        return C_PLACE_FIRST
    return 0 if (pile < 5 or s.players == 1) and s.left[pile + 5 * s.seat] else C_PILE


@jit
def _why_not_place(s: Row, square: int) -> int:
    if s.phase not in (FIRST_PLACE, TURNED):
        return C_TURN_FIRST
    owner = s.turned[s.seat] // 25
    for i in range(3):
        if START[owner, i] == square:
            return 0
    return C_SQUARE


@jit
def _why_not_move(s: Row, code: int) -> int:
    owner, way, card = code // 50, code % 50 // 25, code // 50 * 25 + code % 25
    if s.phase < TURN:
        return C_PHASE
    if s.players == 2 and owner != s.seat:
        return C_OWNER
    if s.square[card] < 0:
        return C_TOP
    return 0 if matches(s, owner) & (bit_of(card) << 30 * way) else C_MATCH


register(DTYPE, sys.modules[__name__])
