"""XXL: the texts of moves of runs (game 4)."""

from __future__ import annotations

from itertools import product

from atout.families.xxl.deck import COLOURS, Halves, card_texts, cells
from atout.families.xxl.state import ADD4, END4, SWAP4


def moves_of(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    moves: list[str] = []
    for colour, row in zip(COLOURS, cells(deck), strict=True):
        for first in range(9):
            runs = product(*row[first : first + 3])
            moves += (f"run:{'+'.join(cards[card] for card in run)}@{colour}" for run in runs)
    moves += [""] * (SWAP4 - len(moves))
    moves += (f"swap:{given}>{taken}" if given != taken else "" for given, taken in product(cards, cards))
    moves += (f"add:{card}" for card in cards)
    moves.append("end")
    assert len(moves) == END4 + 1 and moves[ADD4] == f"add:{cards[0]}"
    return tuple(moves)
