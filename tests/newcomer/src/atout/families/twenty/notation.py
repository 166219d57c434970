"""Twenty: texts for cards and moves, and the deal as a record writes it."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.family import Layout, Notation
from atout.families.moves import Kind, Moves
from atout.families.reading import members
from atout.kernel.jit import Fields

COLOURS = "RBGY"
MOVES = Moves(Kind("{card}"))


@cache
def _notation() -> Notation:
    cards = tuple(f"{colour}{rank}" if rank < 6 else "" for colour in COLOURS for rank in range(1, 17))
    return Notation(cards, cards)


def notation(_: Fields) -> Notation:
    return _notation()


def layout(s: Fields) -> Layout:
    due = due_deal(s, *(("dealer",) if s.dealer < 0 else ()))
    hands = list(due.after.size)[: s.seats]
    return Layout({"hands": hands, "aside": s.cards - 1 - sum(hands), "display": 1}, due.given, due.drawn)


def holdings(s: Fields) -> list[int]:
    held = [card for mask in (*s.hand, *s.won, s.aside) for card in members(mask)]
    return held + [card for card in (*s.trick, s.up) if card >= 0]
