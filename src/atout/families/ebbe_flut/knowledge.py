"""Ebbe & Flut: what a view knows, and the worlds that agree with it."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.ebbe_flut.state import FIRST_TURN
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rng import below, shuffle
from atout.kernel.state import DEAL, MOVE
from atout.kernel.tricks import HIDDEN
from atout.kernel.worlds import collect, unseen

# Places: the piles of each seat (alone, place 0 is all ten), and with `memory` the covered cards of each set.
COVERED = 2


@jit
def hide(s: Row, seat: int) -> None:
    """Nobody knows the piles (F16); with `memory` nobody knows what is covered, only whose it is (F15)."""
    s.viewer = seat
    if s.due == MOVE and s.phase == FIRST_TURN:
        s.starter = HIDDEN  # drawn, but of no account unless the first cards turn out equal
    for pile in range(10):
        for i in range(5):
            if s.pile[pile, i] >= 0:
                s.pile[pile, i] = HIDDEN
    if s.memory:
        s.below[:] = -1  # `stack` tells how many lie there, and whose


@jit
def height(stack: int) -> int:
    """How many cards lie on a square."""
    n = 0
    while stack > 1:
        stack >>= 1
        n += 1
    return n


@jit
def places(s: Row, p: Row) -> None:
    p.count = 4
    p.ordered = 0b1111
    if s.due == DEAL:
        return
    for seat in range(s.players):
        p.cap[seat] = s.stock[seat]
    known = s.scored | s.removed
    for seat in range(2):
        if s.turned[seat] >= 0:
            known |= 1 << s.turned[seat]
    for square in range(25):
        card = s.top[square]
        while card >= 0:
            known |= 1 << card
            card = s.below[card]
        if s.memory and s.top[square] >= 0:
            covered = s.stack[square] >> 1
            of_flood = popcount(covered) - 1
            p.cap[COVERED] += height(covered) - of_flood
            p.cap[COVERED + 1] += of_flood
    for card in range(50):
        if not (known >> card) & 1:
            owner = card // 25
            pile = 1 << owner if s.players == 2 else 1
            unseen(p, card, pile | 1 << (COVERED + owner))


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    if s.starter == HIDDEN:
        s.starter = below(rng, 2)
    cards = np.zeros(50, np.int64)
    for seat in range(s.players):
        shuffle(rng, cards, 0, collect(p, seat, cards))
        n = 0
        for pile in range(5 * seat, 10 if s.players == 1 else 5 * seat + 5):
            for i in range(5 - s.left[pile], 5):
                s.pile[pile, i] = cards[n]
                n += 1
    if s.memory:
        other = np.zeros(50, np.int64)
        shuffle(rng, cards, 0, collect(p, COVERED, cards))
        shuffle(rng, other, 0, collect(p, COVERED + 1, other))
        _cover(s, cards, other)


@jit
def _cover(s: Row, ebb: Any, flood: Any) -> None:
    """Lay the drawn cards under the top cards, each set's on its own places. Under the last, `hide` left none."""
    laid = flooded = 0
    for square in range(25):
        above = s.top[square]
        stack = s.stack[square] >> 1
        while stack > 1:
            if stack & 1:
                card = flood[flooded]
                flooded += 1
            else:
                card = ebb[laid]
                laid += 1
            s.below[above] = card
            above = card
            stack >>= 1
