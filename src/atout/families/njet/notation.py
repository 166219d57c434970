"""The Njet family: texts for cards and moves, and the deal as a record writes it."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.family import Layout, Notation
from atout.families.moves import Kind, Moves
from atout.families.njet.editions import EDITIONS, ROWS
from atout.families.njet.state import (
    ASIDE_HIDDEN,
    DOUBLE,
    HAND_ON,
    LAY_ASIDE,
    ON_HIDDEN,
    SPACE,
    STONE,
    TEAM,
    passed_on,
)
from atout.kernel.jit import Fields

MOVES = Moves(
    Kind("no:{row}:{square}", part=True, pace=0.3, sound="stone"),
    Kind("team:{seats}", part=True),
    Kind("x2:{seat}", part=True),
    Kind("discard:{card}", private=True, part=True),
    Kind("pass:{card}", private=True, part=True),
    Kind("{card}"),
)


def notation(s: Fields) -> Notation:
    return _notation(s.edition)


@cache
def _notation(number: int) -> Notation:
    """All copies of a value have the same text; only the head's number is a move."""
    edition = EDITIONS[number]
    cards = [""] * 64
    moves = [""] * SPACE
    for colour, letter in enumerate(edition.colours):
        for bit, face in enumerate(edition.faces):
            if face is None:
                continue
            card = colour * 16 + bit
            cards[card] = f"{letter}{face}"
            if not edition.colour_tails >> bit & 1:
                moves[card] = cards[card]
                moves[LAY_ASIDE + card] = f"discard:{cards[card]}"
                moves[HAND_ON + card] = f"pass:{cards[card]}"
    for row, texts in enumerate(edition.rows):
        for square, text in enumerate(texts):
            if text:
                moves[STONE + row * 8 + square] = f"no:{ROWS[row]}:{text}"
    for side in range(1, 32):
        moves[TEAM + side] = "team:" + "+".join(str(seat) for seat in range(5) if side >> seat & 1)
    for seat in range(5):
        moves[DOUBLE + seat] = f"x2:{seat}"
    moves[ASIDE_HIDDEN], moves[ON_HIDDEN] = "discard:?", "pass:?"
    return Notation(tuple(cards), tuple(moves))


def layout(s: Fields) -> Layout:
    due = due_deal(s, *(["dealer"] if s.dealer < 0 else []))
    hands, aside = list(due.after.size)[: s.seats], due.after.aside.bit_count()
    return Layout({"hands": hands} | ({"aside": aside} if aside else {}), due.given, due.drawn)


def cards_of(mask: int) -> list[int]:
    """The cards of a set, ascending; copies count from the lowest, so they all have the right text."""
    return [card for card in range(63) if mask >> card & 1]


def holdings(s: Fields) -> list[int]:
    """Every card once: copies that lie in several places are counted up to different numbers."""
    held = [*s.hand, *s.played, s.aside, *([] if passed_on(s) else s.laid)]
    found: list[int] = []
    seen: set[int] = set()
    for card in sorted(card for mask in held for card in cards_of(mask)):
        head = card
        while s.tails >> head & 1:
            head -= 1
        while head in seen:
            head += 1
        seen.add(head)
        found.append(head)
    return found
