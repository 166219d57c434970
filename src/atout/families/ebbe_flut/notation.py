"""Ebbe & Flut: texts for cards and moves, the deal as a record writes it, and what is no longer spoken of."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.ebbe_flut.state import CLAIM, END, PLACE, SPACE, WAY
from atout.families.family import Layout, Notation
from atout.families.moves import Kind, Moves
from atout.kernel.jit import Fields

MOVES = Moves(
    Kind("turn:{pile}", part=True, pace=0.6),
    Kind("place:{square}", part=True, pace=0.6),
    Kind("{card}:{way}", part=True),
    Kind("end", private=True, force="bare"),
    Kind("claim", private=True),
)


@cache
def _notation() -> Notation:
    cards = tuple(f"{letter}{number}" for letter in "ABCDEabcde" for number in range(1, 6))
    moves = [f"turn:{pile}" for pile in range(1, 11)]
    moves += [f"place:{row}{column}" for row in range(5) for column in range(5)]
    for owned in (cards[:25], cards[25:]):
        moves += [f"{card}:{way}" for way in ("left", "forward") for card in owned]
    moves += ["end", "claim"]
    assert len(moves) == SPACE and moves[PLACE] == "place:00" and moves[WAY] == "A1:left"
    assert moves[END] == "end" and moves[CLAIM] == "claim"
    return Notation(cards, tuple(moves))


def notation(s: Fields) -> Notation:
    return _notation()


def layout(s: Fields) -> Layout:
    due = due_deal(s, *(["starter"] if s.players == 2 else []))
    piles = list(due.after.left)
    return Layout({"piles": [piles] if s.players == 1 else [piles[:5], piles[5:]]}, drawn=due.drawn)


def holdings(s: Fields) -> list[int]:
    cards = [card for pile in s.pile.tolist() for card in pile if card >= 0]
    cards += [card for card in s.turned if card >= 0]
    for card in s.top:
        while card >= 0:
            cards.append(card)
            card = s.below[card]  # noqa: PLW2901
    return cards + [card for card in range(50) if (s.scored | s.removed) >> card & 1]


def unspoken(s: Fields, notation: Notation) -> frozenset[str]:
    """With `memory` nobody is told what is covered, nor what it was before (F15)."""
    found = set[str]()
    for top in s.top if s.memory else ():
        card = s.below[top] if top >= 0 else -1
        while card >= 0:
            found.add(notation.cards[card])
            card = s.below[card]
    return frozenset(found)
