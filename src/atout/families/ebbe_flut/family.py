"""Ebbe & Flut: notation, deals, clauses; narration and the picture of the table have their own modules."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.ebbe_flut import rules
from atout.families.ebbe_flut.moves import MOVES
from atout.families.ebbe_flut.narration import narrate
from atout.families.ebbe_flut.scene import own, scene
from atout.families.ebbe_flut.show import show
from atout.families.ebbe_flut.state import CLAIM, DTYPE, END, PLACE, SPACE, WAY, setup
from atout.families.family import Clause, Family, Layout, Notation
from atout.kernel.jit import Fields

# In the order of the numbers in rules.py
CLAUSES = (
    Clause("phase", "Ebbe & Flut 2000, « Déroulement de la partie »", "turn"),
    Clause("pile", "Ebbe & Flut 2000, « Préparation de la partie »", "place"),
    Clause("place-first", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("one-card", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("turn-first", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("square", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("owner", "Ebbe & Flut 2000, « Déplacement des cartes »", "match"),
    Clause("top", "Ebbe & Flut 2000, « Fin du tour »", "stacks"),
    Clause("match", "Ebbe & Flut 2000, « Déplacement des cartes »", "match"),
    Clause("by-itself", "Ebbe & Flut 2000, « Fin du tour »", "turn-end"),
    Clause("end", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("claim", "Ebbe & Flut 2000, « Contrôle des cartes du joueur adverse »", "check"),
    Clause("mend", "Ebbe & Flut 2000, « Contrôle des cartes du joueur adverse »", "check"),
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


FAMILY = Family(
    name="ebbe_flut",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=notation,
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    narrate=narrate,
    show=show,
    unspoken=unspoken,
    scene=scene,
    own=own,
)
__all__ = ["FAMILY", "rules"]
