"""XXL: the texts, events and pictures of the trick games (3 and 6)."""

from __future__ import annotations

from atout.games.family import Event, Notation
from atout.games.picture import trick_lines
from atout.games.words import Words
from atout.games.xxl.deck import COLOURS, Halves, card_texts
from atout.games.xxl.state import FOLLOW3, KEEP3, KEEP_NONE3, KEEPING, NAMING, REFUSE, REFUSE3, SECOND, SPACES, TRUMP6
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, MOVE


def moves_tricks(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    if kind == REFUSE:
        leads = [f"{card}@{COLOURS[half]}" for card, halves in zip(cards, deck, strict=True) for half in halves]
        moves = [*leads, *cards, "refuse", *(f"keep:{card}" for card in cards), "keep:none"]
    else:
        moves = [*cards, *(f"trump:{colour}" for colour in COLOURS)]
    assert len(moves) == SPACES[kind]
    return tuple(moves)
