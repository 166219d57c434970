"""Ebbe & Flut: which cards match, found for all squares at once, and where they would move."""

from __future__ import annotations

import numpy as np

from atout.families.ebbe_flut.state import LEFT
from atout.kernel.jit import Row, jit

OFF, GOAL = -1, -2  # in place of a square

# A word of `line` is two halves of five letters of six bits, numbers 1 … 5 in the low five bits, the sixth spare.

LOWEST = sum(1 << 6 * i for i in range(10))  # the lowest bit of every letter
SPARE = LOWEST << 5
NUMBERS = SPARE - LOWEST  # all five numbers of every letter
FIRST_LETTER = 31 | 31 << 30  # all numbers of each half's first letter
TO_LETTERS = sum(1 << 6 * i for i in range(5))  # times this, the first letter's bits are copied to all five
OFFSET = np.array([b // 30 * 25 + b % 30 // 6 * 5 + b % 6 for b in range(60)])  # a word's bit as way · 25 + card


@jit
def bit_of(card: int) -> int:
    """A card's bit in the low half of a word of `line`."""
    of_set = card % 25
    return 1 << (of_set // 5 * 6 + of_set % 5)


@jit
def _matching(x: int) -> int:
    """The cards of a line that share their letter or their number with another card of that line."""
    others = ((x | SPARE) - LOWEST) & x  # all but the lowest number of each letter
    two = (others + NUMBERS) & SPARE  # set for each letter that has such
    same_letter = two - (two >> 5)
    one = x & FIRST_LETTER
    twice = 0
    for letter in range(1, 5):
        numbers = (x >> 6 * letter) & FIRST_LETTER
        twice |= one & numbers
        one |= numbers
    return x & (same_letter | twice * TO_LETTERS)


@jit
def matches(s: Row, owner: int) -> int:
    """A set's top cards that may move: left in the low half (a match in the column), forward in the high half."""
    found = 0
    for k in range(5):
        found |= _matching(s.line[owner, k])
    return found


@jit
def target(s: Row, card: int, way: int) -> int:
    """Where a card would move: a square, the GOAL, or OFF the board."""
    owner, row, column = card // 25, s.square[card] // 5, s.square[card] % 5
    step = 1 if owner else -1  # the other side of the table sees the board turned round (F2)
    if way == LEFT:
        column += step
    else:
        row += step
    if row < 0 or row > 4 or column < 0 or column > 4:
        return OFF  # every edge is a loss, the far one too (F6)
    if (owner == 0 and row + column <= 1) or (owner == 1 and row + column >= 7):
        return GOAL
    return row * 5 + column
