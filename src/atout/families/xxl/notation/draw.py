"""XXL: the texts of moves of the draw games (1, 2, 5)."""

from __future__ import annotations

from atout.families.xxl.deck import COLOURS, Halves, card_texts
from atout.families.xxl.state import LOWER, SPACES, UP_AND_DOWN

PILES = "AB"


def moves_of(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    if kind == LOWER:
        moves = list(cards)
    else:
        moves = [f"{card}@{COLOURS[half]}" for card, halves in zip(cards, deck, strict=True) for half in halves]
        if kind == UP_AND_DOWN:
            moves = [f"{move}>{pile}" for move in moves for pile in PILES]
    moves += ["draw", "pass"]
    assert len(moves) == SPACES[kind]
    return tuple(moves)
