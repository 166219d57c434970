"""Twenty: what a seat knows, and where the cards that it has not seen may be."""

from __future__ import annotations

from typing import Any

from atout.kernel.hands import fill_hands, find_unseen, hide_hands, open_hands, seen_cards
from atout.kernel.jit import Row, inlined, jit


@inlined
def ranks(s: Row, suit: int) -> int:
    """How many cards of a suit are in the deck, which has the lowest of all suits."""
    return (s.cards + 3 - suit) // 4


@jit
def hide(s: Row, seat: int) -> None:
    hide_hands(s, seat)
    s.aside = 0


@jit
def places(s: Row, p: Row) -> None:
    if s.dealer >= 0:
        seen = seen_cards(s)
        seen[0] |= 1 << s.up
        for suit in range(4):
            find_unseen(s, p, seen, 16 * suit, ranks(s, suit))
        open_hands(s, p)


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    fill_hands(s, p, rng)
    for i in range(p.n):
        if p.where[i] == s.seats:
            s.aside |= 1 << p.cards[i]
