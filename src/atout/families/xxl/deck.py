"""XXL: the deck. A card's number is the place of its pair {a, b} in the order {0, 1}, {0, 2} … {9, 10}; the colours of
its halves come from `deck.txt` (a reconstruction) or from a record's own `deck`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

from atout.refusals import OptionError

COLOURS = "YRBG"  # yellow, red, blue, green: the canonical order
PAIRS = tuple(combinations(range(11), 2))  # (lower number, higher number) of every card
CARDS = len(PAIRS)
RUNS = 1015  # the most runs a deck may allow, so that every move of game 4 has a number below 4,096

Halves = tuple[tuple[int, int], ...]  # colour of the lower half, colour of the higher half, card by card

_TEXT = re.compile(rf"(\d{{1,2}})([{COLOURS}])/(\d{{1,2}})([{COLOURS}])")


def read_deck(texts: Sequence[str] | None = None) -> Halves:
    """The colours of 55 card texts in any order, or of the built-in deck; refuses anything else."""
    if texts is None:
        return _built_in()
    if isinstance(texts, str) or not all(isinstance(text, str) for text in texts):
        raise OptionError("a deck is a list of card texts such as '0R/7Y'")
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for text in texts:
        pair, halves = _read_card(text)
        if pair in found:
            raise OptionError(f"the deck has two cards with the numbers {pair[0]} and {pair[1]}; every pair comes once")
        found[pair] = halves
    for low, high in PAIRS:
        if (low, high) not in found:
            raise OptionError(f"the deck has no card with the numbers {low} and {high}; it needs all {CARDS} pairs")
    deck = tuple(found[pair] for pair in PAIRS)
    runs = run_offsets(deck)[-1]
    if runs > RUNS:
        raise OptionError(f"the deck allows {runs} different runs of three; at most {RUNS} can be numbered")
    return deck


def _read_card(text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    match = _TEXT.fullmatch(text)
    if not match:
        raise OptionError(f"{text!r:.40} is no XXL card: write both halves, number and colour (Y R B G), as in '0R/7Y'")
    low, high = int(match[1]), int(match[3])
    if not low < high <= 10 or match[1] != str(low) or match[3] != str(high):
        raise OptionError(f"{text!r:.40} is no XXL card: two different numbers from 0 to 10, the lower first")
    if match[2] == match[4]:
        raise OptionError(f"{text!r:.40} is no XXL card: its halves must have two different colours")
    return (low, high), (COLOURS.index(match[2]), COLOURS.index(match[4]))


@cache
def _built_in() -> Halves:
    lines = Path(__file__).with_name("deck.txt").read_text(encoding="utf-8").splitlines()
    return read_deck([text for line in lines if not line.startswith("#") for text in line.split()])


def card_texts(deck: Halves) -> tuple[str, ...]:
    """The cards as texts, in order of their numbers."""
    return tuple(
        f"{low}{COLOURS[below]}/{high}{COLOURS[above]}" for (low, high), (below, above) in zip(PAIRS, deck, strict=True)
    )


def cells(deck: Halves) -> list[list[list[int]]]:
    """For each colour and number the cards that show it, ascending."""
    found: list[list[list[int]]] = [[[] for _ in range(11)] for _ in COLOURS]
    for card, (numbers, halves) in enumerate(zip(PAIRS, deck, strict=True)):
        for number, colour in zip(numbers, halves, strict=True):
            found[colour][number].append(card)
    return found


def run_offsets(deck: Halves) -> list[int]:
    """Where the runs of (colour, lowest number) begin when all are numbered; last, how many there are."""
    offsets = [0]
    for row in cells(deck):
        for first, rest in enumerate(pairwise(row[1:])):
            offsets.append(offsets[-1] + len(row[first]) * len(rest[0]) * len(rest[1]))
    return offsets
