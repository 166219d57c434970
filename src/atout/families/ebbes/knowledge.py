"""ebbes: what a seat knows, and where the cards that it has not seen may be."""

from __future__ import annotations

from typing import Any

from atout.families.ebbes.state import VIRTUAL
from atout.kernel.bits import nth, popcount
from atout.kernel.hands import fill_hands, find_unseen, hide_hands, open_hands, seen_cards
from atout.kernel.jit import Row, jit
from atout.kernel.rng import below
from atout.kernel.tricks import HIDDEN


@jit
def hide(s: Row, seat: int) -> None:
    hide_hands(s, seat)
    for column in range(5):
        for layer in range(2):
            if s.down[column, layer] >= 0:
                s.down[column, layer] = HIDDEN


@jit
def places(s: Row, p: Row) -> None:
    """Other hands; for two players, as those of the third seat, the virtual player's covered cards."""
    if s.dealer < 0:
        return
    seen = seen_cards(s)
    for column in range(5):
        card = s.up[column]
        if card >= 0:
            seen[card >> 6] |= 1 << (card & 63)
    for colour in range(5):
        find_unseen(s, p, seen, colour * 16, s.values)
    open_hands(s, p)
    if s.players == 2:
        p.ordered = 1 << VIRTUAL
        p.cap[VIRTUAL] += p.cap[s.seats]  # less than nothing is left over: by so much the open cards fill the hand
        p.cap[s.seats] = 0


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    fill_hands(s, p, rng)
    covered = 0
    for i in range(p.n if s.players == 2 else 0):
        if p.where[i] == VIRTUAL:
            covered |= 1 << i
    if covered:
        s.hand[VIRTUAL, :] = 0
    for column in range(5):
        for layer in range(2):
            if s.down[column, layer] == HIDDEN:  # any of the virtual player's cards may lie anywhere
                i = nth(covered, below(rng, popcount(covered)))
                s.down[column, layer] = p.cards[i]
                covered &= ~(1 << i)
