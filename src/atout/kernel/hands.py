"""Hands of cards, a set for each seat, and the worlds of a game in which nothing but hands is hidden.

Such a field (`hand`, `won`) has a word for each seat or, for more than 64 cards, a row of words: card c is bit c % 64
of word c // 64. Beside `hand` a game that uses this layer has the fields `size` (of hands), `won` (cards in tricks) and
`void` (suits that a seat has shown not to hold, as bits). Usually a card's number is 16 · suit + rank.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload

from atout.kernel.bits import popcount
from atout.kernel.jit import PART, Cells, Row, inlined, jit
from atout.kernel.rules import RANKS, suits
from atout.kernel.worlds import unseen

_INLINED = {**PART, "forceinline": True}


# --- Sets ------------------------------------------------------------------------------------------------------------


def words(sets: Any) -> Any:
    """How many words a set has."""
    row = sets[0]
    return len(row) if isinstance(row, Cells) else 1


def word(sets: Any, seat: Any, w: Any) -> Any:
    """A word of a seat's set."""
    row = sets[seat]
    return row[w] if isinstance(row, Cells) else row


def write(sets: Any, seat: Any, w: Any, cards: Any) -> Any:
    """Replace a word of a seat's set."""
    sets[(seat, w) if isinstance(sets[seat], Cells) else seat] = cards


# Compiled, the number of dimensions decides. Numba wants the same names and types as above.


@overload(words, jit_options=_INLINED)
def _words(sets: Any) -> Any:
    def one(sets: Any) -> Any:
        return 1

    def several(sets: Any) -> Any:
        return sets.shape[1]

    return one if sets.ndim == 1 else several


@overload(word, jit_options=_INLINED)
def _word(sets: Any, seat: Any, w: Any) -> Any:
    def one(sets: Any, seat: Any, w: Any) -> Any:
        return sets[seat]

    def several(sets: Any, seat: Any, w: Any) -> Any:
        return sets[seat, w]

    return one if sets.ndim == 1 else several


@overload(write, jit_options=_INLINED)
def _write(sets: Any, seat: Any, w: Any, cards: Any) -> Any:
    def one(sets: Any, seat: Any, w: Any, cards: Any) -> Any:
        sets[seat] = cards

    def several(sets: Any, seat: Any, w: Any, cards: Any) -> Any:
        sets[seat, w] = cards

    return one if sets.ndim == 1 else several


@inlined
def holds(sets: Any, seat: int, card: int) -> bool:
    return (word(sets, seat, card >> 6) >> (card & 63)) & 1 != 0


@inlined
def add(sets: Any, seat: int, card: int) -> None:
    write(sets, seat, card >> 6, word(sets, seat, card >> 6) | 1 << (card & 63))


@inlined
def drop(sets: Any, seat: int, card: int) -> None:
    write(sets, seat, card >> 6, word(sets, seat, card >> 6) & ~(1 << (card & 63)))


@inlined
def of_suit(sets: Any, seat: int, suit: int) -> int:
    """A seat's cards of a suit by rank, where a card is 16 · suit + rank."""
    ranks: int = (word(sets, seat, suit >> 2) >> (suit & 3) * 16) & RANKS
    return ranks


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def deal_hands(s: Row, chance: Any, each: int) -> int:
    """Every player takes `each` cards, one seat after the other; returns how many cards were dealt."""
    n = 0
    s.won[:] = 0
    s.void[:] = 0
    for seat in range(s.players):
        s.size[seat] = each
        for w in range(words(s.hand)):
            held = 0
            for i in range(n, n + each):
                if chance[i] >> 6 == w:
                    held |= 1 << (chance[i] & 63)
            write(s.hand, seat, w, held)
        n += each
    return n


# --- What a seat knows -----------------------------------------------------------------------------------------------


@jit
def hide_hands(s: Row, seat: int) -> None:
    """Only hands are secret."""
    s.viewer = seat
    for j in range(s.seats):
        for w in range(words(s.hand)):
            if j != seat:
                write(s.hand, j, w, 0)


@jit
def seen_cards(s: Row) -> Any:
    """The cards that the viewer has seen in this round, as words: in known hands, in won tricks, in the trick."""
    seen = np.zeros(words(s.hand), np.int64)
    for j in range(s.seats):
        for w in range(words(s.hand)):
            seen[w] |= word(s.hand, j, w) | word(s.won, j, w)
        if s.trick[j] >= 0:
            seen[s.trick[j] >> 6] |= 1 << (s.trick[j] & 63)
    return seen


@jit
def find_unseen(s: Row, p: Row, seen: Any, first: int, count: int) -> None:
    """Tell the sampler of those of the cards `first`, `first` + 1 … that are not `seen`.

    They may be in any hand (place = seat) that is not void in a suit of theirs, or with what nobody holds (place
    `s.seats`).
    """
    for card in range(first, first + count):
        if not (seen[card >> 6] >> (card & 63)) & 1:
            allow, borne = (2 << s.seats) - 1, suits(s, card)
            for j in range(s.seats):
                if s.void[j] & borne:
                    allow &= ~(1 << j)
            unseen(p, card, allow)


@jit
def open_hands(s: Row, p: Row) -> None:
    """Tell the sampler how many unseen cards each hand has room for; the rest of those found so far nobody holds."""
    p.count = s.seats + 1
    rest = p.n
    for j in range(s.seats):
        p.cap[j] = s.size[j]
        for w in range(words(s.hand)):
            p.cap[j] -= popcount(word(s.hand, j, w))
        rest -= p.cap[j]
    p.cap[s.seats] = rest


@jit
def fill_hands(s: Row, p: Row, rng: Any) -> None:
    """Put the cards that were drawn into hands there."""
    for i in range(p.n):
        if p.where[i] < s.seats:
            add(s.hand, p.where[i], p.cards[i])
