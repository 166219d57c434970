"""Sets of Njet cards: equal cards are counted from the lowest bit of their group, so that no copy has an identity."""

from __future__ import annotations

from atout.kernel.bits import ctz
from atout.kernel.jit import inlined, jit

LOOT = 0x0007_0007_0007_0007  # every copy of the loot value
COLOUR = 0x7FFF  # the bits of a colour


@jit
def settle(cards: int, tails: int) -> int:
    """Any copies → as many copies counted from the lowest."""
    loose = cards & tails & ~(cards << 1)
    while loose:
        cards ^= loose | loose >> 1
        loose = cards & tails & ~(cards << 1)
    return cards


@jit
def with_card(cards: int, head: int) -> int:
    """One more card of a value."""
    while (cards >> head) & 1:
        head += 1
    return cards | 1 << head


@jit
def without(cards: int, head: int, tails: int) -> int:
    """One card of a value less."""
    more = (cards & tails) >> 1
    while (more >> head) & 1:
        head += 1
    return cards & ~(1 << head)


@jit
def head_of(card: int, tails: int) -> int:
    """The number that stands for the card's value."""
    while (tails >> card) & 1:
        card -= 1
    return card


@jit
def together(cards: int, more: int, tails: int) -> int:
    """Two sets as one."""
    while more:
        cards = with_card(cards, head_of(ctz(more), tails))
        more &= more - 1
    return cards


@inlined
def suit_of(card: int, trumps: int) -> int:
    """The colour, or 4 for the trump suit: a supertrump has lost its printed colour (N4)."""
    return 4 if (trumps >> card) & 1 else card >> 4
