"""ebbes: texts for cards and moves, and the deal as a record writes it."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.ebbes.state import COLOURS, FIRST, PICK, SPACE
from atout.families.family import Layout, Notation
from atout.families.moves import Kind, Moves
from atout.kernel.jit import Fields

MOVES = Moves(
    Kind("pick:{card}", part=True, pace=0.6),
    Kind("first:{seat}", part=True),
    Kind("{card}"),
)


def notation(_: Fields) -> Notation:
    return _notation()


@cache
def _notation() -> Notation:
    cards = tuple(f"{colour}{value}" if value < 16 else "" for colour in COLOURS for value in range(1, 17))
    moves = [*cards, *(card and f"pick:{card}" for card in cards), *(f"first:{seat}" for seat in range(5))]
    assert len(moves) == SPACE and moves[PICK] == "pick:B1" and moves[FIRST] == "first:0"
    return Notation(cards, tuple(moves))


def layout(s: Fields) -> Layout:
    drawn = (*(("dealer", "first") if s.dealer < 0 else ()), *(() if s.choose else ("number",)))
    due = due_deal(s, *drawn)
    return Layout({"hands": list(due.after.size)[: s.seats]}, due.given, due.drawn)


def holdings(s: Fields) -> list[int]:
    cards = [card for card in (*s.trick, *s.up, *(c for column in s.down.tolist() for c in column)) if card >= 0]
    for seat in range(s.seats):
        cards += hand_cards(s, seat) + _cards(s.won[seat])
    return cards


def hand_cards(s: Fields, seat: int) -> list[int]:
    return _cards(s.hand[seat])


def _cards(masks: list[int]) -> list[int]:
    return [card for card in range(80) if masks[card >> 6] >> (card & 63) & 1]
