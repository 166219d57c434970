"""XXL, trick games (3, 6): hands and the cards put aside are hidden."""

from __future__ import annotations

from typing import Any

from atout.families.xxl.deck import CARDS
from atout.kernel.hands import fill_hands, find_unseen, open_hands, seen_cards
from atout.kernel.jit import Row, jit


@jit
def hide(s: Row, seat: int) -> None:
    for j in range(s.seats):
        if j != seat:
            s.hand[j] &= s.pinned[j]
    s.aside = 0


@jit
def places(s: Row, p: Row) -> None:
    """Other hands without the colours in which they are void, and the cards put aside."""
    find_unseen(s, p, seen_cards(s), 0, CARDS)
    open_hands(s, p)


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    fill_hands(s, p, rng)
    for i in range(p.n):
        if p.where[i] == s.seats:
            s.aside |= 1 << p.cards[i]


@jit
def fits(s: Row) -> bool:
    return True
