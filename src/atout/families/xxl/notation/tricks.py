"""XXL: the texts of moves of the trick games (3 and 6)."""

from __future__ import annotations

from atout.families.xxl.deck import COLOURS, Halves, card_texts
from atout.families.xxl.state import (
    REFUSE,
    SPACES,
)


def moves_of(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    if kind == REFUSE:
        leads = [f"{card}@{COLOURS[half]}" for card, halves in zip(cards, deck, strict=True) for half in halves]
        moves = [*leads, *cards, "refuse", *(f"keep:{card}" for card in cards), "keep:none"]
    else:
        moves = [*cards, *(f"trump:{colour}" for colour in COLOURS)]
    assert len(moves) == SPACES[kind]
    return tuple(moves)
