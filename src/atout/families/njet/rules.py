"""The Njet family: the rules of all three editions. Numbers such as N4 are those of docs/rules/njet.md."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from atout.families.njet.cards import COLOUR, LOOT, settle, suit_of, together, with_card, without
from atout.families.njet.editions import DISCARD, NO_LOOT, NOTHING, PASSING, POINTS, START, SUPER, TRUMP
from atout.families.njet.events import events
from atout.families.njet.insight import ending, features, ripe, standing, tidy
from atout.families.njet.knowledge import fill, fits, hide, places, receiver, shown
from atout.families.njet.state import (
    DOUBLE,
    DOUBLER,
    DTYPE,
    HAND_ON,
    LAY_ASIDE,
    LAYING,
    NO_COLOUR,
    ONLY_LOOT,
    PLAYING,
    STONE,
    STONES,
    TEAM,
    TEAMS,
    TRUMP_SUIT,
)
from atout.kernel.bits import ctz, list_members, popcount
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.rules import register
from atout.kernel.state import MOVE
from atout.kernel.tricks import after, clear_tricks, close, lead, put, show_void

# Clauses, in the order of family.py
(
    C_PHASE,
    C_HAND,
    C_FOLLOW,
    C_TRUMP,
    C_SQUARE,
    C_LAST_SQUARE,
    C_TEAM,
    C_DOUBLER,
    C_NO_LOOT,
    C_LAY,
) = range(1, 11)


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    n = list_members(s.deck, 0, cards, 0)
    groups[0] = n
    if s.dealer < 0:
        bounds[0] = s.players  # the first dealer is random (N31)
    return n


@jit
def deal(s: Row, chance: Any) -> None:
    n, dealt = popcount(s.deck), 0
    if s.dealer < 0:
        s.dealer = chance[n]
    else:
        s.dealer = ((s.start if s.from_start else s.dealer) + 1) % s.players  # N6
    for seat in range(s.players):
        held = 0
        for i in range(dealt, dealt + s.each):
            held |= 1 << int(chance[i])
        dealt += s.each
        s.hand[seat] = settle(held, s.tails)
        s.size[seat] = s.each
    rest = 0
    for i in range(dealt, n):
        rest |= 1 << int(chance[i])
    s.aside = settle(rest, s.tails)
    _clear(s)
    s.due = MOVE
    s.seat = (s.dealer + s.placer) % s.players  # N7


@jit
def _clear(s: Row) -> None:
    """Nothing laid down, played or decided; the stones leave the board, unused characters stay covered (N33)."""
    for seat in range(s.players):
        s.laid[seat] = 0
        s.played[seat] = 0
        s.loot[seat] = 0
        s.down[seat] = 0
        s.void[seat] = 0
        s.stones[seat] = 0
    s.free = s.squares
    s.phase = STONES
    s.trumps = 0
    s.start = -1
    s.asked = 0
    s.passing = 0
    s.no_loot = 0
    s.trump = -1
    s.super = -1
    s.factor = 0
    s.team = 0
    s.doubler = -1
    s.last_loot = 0
    clear_tricks(s, 1)


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    if s.phase == PLAYING:
        choices, base = _playable(s), 0
    elif s.phase == STONES:
        choices, base = _open_squares(s.free), STONE
    elif s.phase == LAYING:
        choices, base = _layable(s), HAND_ON if s.passing else LAY_ASIDE
    elif s.phase == TEAMS:
        choices, base = _sides(s), TEAM
    else:
        choices, base = _small_side(s), DOUBLE
    return list_members(choices, base, out, 0)


@jit
def play(s: Row, move: int) -> None:
    if s.phase == PLAYING:
        _play_card(s, move)
    elif s.phase == STONES:
        s.free &= ~(1 << (move - STONE))
        s.stones[s.seat] |= 1 << (move - STONE)
        if _open_squares(s.free):
            s.seat = after(s, s.seat)
        else:
            _read_board(s)
    elif s.phase == LAYING:
        _lay(s, move & 63)
    elif s.phase == TEAMS:
        _name_team(s, move - TEAM)
    else:
        s.doubler = move - DOUBLE
        _begin_laying(s)


@jit
def why_not(s: Row, move: int) -> int:
    if s.phase == PLAYING:
        return _why_not_card(s, move)
    if s.phase == STONES:
        if not STONE <= move < TEAM:
            return C_PHASE
        if not (s.free >> (move - STONE)) & 1:
            return C_SQUARE
        return 0 if (_open_squares(s.free) >> (move - STONE)) & 1 else C_LAST_SQUARE
    if s.phase == LAYING:
        return _why_not_lay(s, move)
    if s.phase == TEAMS:
        if not TEAM <= move < DOUBLE:
            return C_PHASE
        return 0 if (_sides(s) >> (move - TEAM)) & 1 else C_TEAM
    if not DOUBLE <= move < DOUBLE + 5:
        return C_PHASE
    return 0 if (_small_side(s) >> (move - DOUBLE)) & 1 else C_DOUBLER


# --- The board and the sides -----------------------------------------------------------------------------------------


@jit
def _open_squares(free: int) -> int:
    """Free squares that may get a stone: never the last of a row."""
    squares = free
    for row in range(5):
        of_row = (free >> 8 * row) & 255
        if of_row & (of_row - 1) == 0:
            squares &= ~(255 << 8 * row)
    return squares


@jit
def _read_board(s: Row) -> None:
    """Every row has one free square left: those are the conditions of the round."""
    square = np.zeros(5, np.int64)
    for row in range(5):
        square[row] = ctz(s.free >> 8 * row) & 7
    s.start, s.trump, s.super = square[START], square[TRUMP], square[SUPER]
    lay = square[DISCARD]
    if lay != NOTHING:
        s.asked = s.few if lay >= NO_LOOT else lay + 1
        s.no_loot = lay == NO_LOOT  # N10, N11
        s.passing = lay == PASSING  # instead of discarding (N12)
    if s.trump != NO_COLOUR:
        s.trumps |= COLOUR << 16 * s.trump
    if s.super != NO_COLOUR:
        s.trumps |= (LOOT & COLOUR) << 16 * s.super
    s.factor = square[POINTS] + 1 if square[POINTS] < 4 else -2
    s.seat = s.start
    if s.players > 2:
        s.phase = TEAMS  # before anything is laid down (N21)
    else:
        s.team = 1 << s.start  # each for himself (N23)
        _begin_laying(s)


@jit
def _sides(s: Row) -> int:
    """The sides that the start player may name, as bits: sides are as equal in number as can be (N38)."""
    named = 0
    for side in range(1 << s.players):
        if (side >> s.start) & 1 and abs(2 * popcount(side) - s.players) <= 1:
            named |= 1 << side
    return named


@jit
def _small_side(s: Row) -> int:
    if 2 * popcount(s.team) < s.players:
        return s.team
    return ((1 << s.players) - 1) & ~s.team


@jit
def _name_team(s: Row, side: int) -> None:
    s.team = side
    if s.players == 5:
        s.phase = DOUBLER  # N13, N22
        return
    if s.players == 3:
        s.doubler = ctz(_small_side(s))  # the lone player
    _begin_laying(s)


# --- Discarding and passing ------------------------------------------------------------------------------------------


@jit
def _begin_laying(s: Row) -> None:
    """Beginning with the start player, who has decided all else."""
    s.phase = LAYING
    _seek_layer(s)


@jit
def _layable(s: Row) -> int:
    cards = s.hand[s.seat] & ~s.tails
    return cards & ~LOOT if s.no_loot else cards


@jit
def _seek_layer(s: Row) -> None:
    """Go on to the next seat that has to lay down and can; who cannot shows to hold loot cards only (N27)."""
    while s.down[s.seat] == s.asked or _layable(s) == 0:
        if s.down[s.seat] < s.asked:
            s.void[s.seat] |= 1 << ONLY_LOOT
        s.seat = after(s, s.seat)
        if s.seat == s.start:
            _begin_tricks(s)
            return


@jit
def _lay(s: Row, card: int) -> None:
    seat = s.seat
    s.hand[seat] = without(s.hand[seat], card, s.tails)
    s.laid[seat] = with_card(s.laid[seat], card)
    s.size[seat] -= 1
    s.down[seat] += 1
    _seek_layer(s)


@jit
def _begin_tricks(s: Row) -> None:
    if s.passing:
        for seat in range(s.players):
            to = receiver(s, seat)
            s.hand[to] = together(s.hand[to], s.laid[seat], s.tails)
            s.size[to] += s.down[seat]
    fewest = s.size[0]
    for seat in range(s.players):
        fewest = min(fewest, s.size[seat])
    s.left = fewest  # the shortest hand ends the round (N27)
    s.phase = PLAYING
    lead(s, s.start)


@jit
def _why_not_lay(s: Row, move: int) -> int:
    if s.passing:
        if not HAND_ON <= move < STONE:
            return C_LAY if LAY_ASIDE <= move < HAND_ON else C_PHASE
    elif not LAY_ASIDE <= move < HAND_ON:
        return C_LAY if HAND_ON <= move < STONE else C_PHASE
    card = move & 63
    if not ((s.hand[s.seat] & ~s.tails) >> card) & 1:
        return C_HAND
    return 0 if (_layable(s) >> card) & 1 else C_NO_LOOT


# --- Tricks ----------------------------------------------------------------------------------------------------------


@inlined
def suits(s: Row, card: int) -> int:
    return 1 << suit_of(card, s.trumps)


@inlined
def suited(s: Row, w: int) -> int:
    """All cards of the led card's suit."""
    led = s.trick[s.leader]
    return s.trumps if (s.trumps >> led) & 1 else (COLOUR << (led & 48)) & ~s.trumps


@inlined
def _playable(s: Row) -> int:
    cards = s.hand[s.seat]
    if s.acted:
        following = cards & suited(s, 0)
        if following:
            cards = following
        elif s.must_trump and cards & s.trumps:
            cards &= s.trumps  # N3
    return cards & ~s.tails


@jit
def _why_not_card(s: Row, move: int) -> int:
    if not 0 <= move < LAY_ASIDE:
        return C_PHASE
    cards = s.hand[s.seat] & ~s.tails
    if not (cards >> move) & 1:
        return C_HAND
    if (_playable(s) >> move) & 1:
        return 0
    return C_FOLLOW if cards & suited(s, 0) else C_TRUMP


@jit
def _play_card(s: Row, card: int) -> None:
    seat = s.seat
    s.hand[seat] = without(s.hand[seat], card, s.tails)
    s.played[seat] = with_card(s.played[seat], card)
    s.size[seat] -= 1
    if show_void(s, card) and s.must_trump and not (s.trumps >> card) & 1:
        s.void[seat] |= 1 << TRUMP_SUIT
    if not put(s, card):
        return
    taker = close(s)
    _capture(s, taker)
    s.left -= 1
    if s.left == 0:
        _score(s)
    else:
        lead(s, taker)


@inlined
def strength(s: Row, card: int) -> int:
    """Supertrump, trump, led colour (N35), which nobody asks for beside a led trump; of equal cards the later one."""
    if card == 16 * s.super:  # the head of the loot value
        return 200
    if (s.trumps >> card) & 1:
        return 100 + (card & 15)
    return 1 + (card & 15) if card >> 4 == s.trick[s.leader] >> 4 else 0


@jit
def _capture(s: Row, taker: int) -> None:
    """Opponents' cards of the loot value are loot, supertrumps too, one's own side's never (N19)."""
    s.last_loot = 0
    for seat in range(s.players):
        if s.last_trick[seat] & 15 == 0 and (s.team >> seat ^ s.team >> taker) & 1:
            s.last_loot |= 1 << seat
            s.loot[taker] = with_card(s.loot[taker], s.last_trick[seat])


# --- Scoring ---------------------------------------------------------------------------------------------------------


@jit
def _score(s: Row) -> None:
    ours, theirs = 0, 0
    for seat in range(s.players):
        own = (s.tricks[seat] + popcount(s.loot[seat])) * s.factor
        if seat == s.doubler:
            own *= 2  # the holder's own tricks and loot only (N14), negative ones too (N36)
        if (s.team >> seat) & 1:
            ours += own
        else:
            theirs += own
    if s.difference:
        ours, theirs = max(ours - theirs, 0), max(theirs - ours, 0)  # N15, N16
    for seat in range(s.players):
        s.scores[seat] = ours if (s.team >> seat) & 1 else theirs
    end_round(s, s.scores)
    best = s.totals[0]
    for seat in range(s.players):
        best = max(best, s.totals[seat])
    if best >= s.target if s.target else s.rounds >= s.last_round:  # N30
        crown(s, 1)  # the best share the victory (N25)


@jit
def value(s: Row, out: Any) -> None:
    """The round's points of the seat's side.

    Where only the difference is written down: own side's points minus the other side's, so that the losers see by how
    much they lost (the sheet shows them a 0).
    """
    gap = 0
    if s.difference:
        for seat in range(s.players):
            gap = max(gap, s.scores[seat])
    for seat in range(s.players):
        out[seat] = s.scores[seat] if s.scores[seat] else -gap


__all__ = ["ending", "events", "features", "fill", "fits", "hide", "places", "ripe", "shown", "standing", "tidy"]
register(DTYPE, sys.modules[__name__])
