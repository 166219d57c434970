"""XXL, draw games (1, 2, 5): hands and the talon are hidden, and what a card may be is known slot by slot."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.xxl.common import hands, hide_stock
from atout.families.xxl.deck import CARDS
from atout.families.xxl.state import ALL
from atout.kernel.bits import ctz
from atout.kernel.jit import Row, jit
from atout.kernel.rng import shuffle
from atout.kernel.state import MOVE
from atout.kernel.tricks import HIDDEN
from atout.kernel.worlds import unseen

TALON = CARDS  # the talon's place for the sampler; a slot's place is its number


@jit
def hide(s: Row, seat: int) -> None:
    """Hands are laid open when they are counted; the talon never is."""
    hide_stock(s)
    if s.due != MOVE:
        return
    for j in range(s.seats):
        if j != seat:
            s.hand[j] = 0
    if s.drawn >= 0 and s.seat != seat:
        s.drawn = HIDDEN


@jit
def places(s: Row, p: Row) -> None:
    """The talon, and the other seats' slots: those of a seat that may be the same cards are one place."""
    p.count = CARDS + 1
    p.ordered = 1 << TALON
    p.cap[TALON] = s.left
    hidden = ALL & ~(s.open | hands(s))
    heads = np.zeros(CARDS, np.int64)
    n = 0
    if s.due == MOVE:
        for j in range(s.seats):
            if j != s.viewer:
                n = _places_of(s, p, s.slots[j], hidden, heads, n)
    while hidden:
        card = ctz(hidden)
        allow = 1 << TALON
        for i in range(n):
            if (s.mask[heads[i]] >> card) & 1:
                allow |= 1 << heads[i]
        unseen(p, card, allow)
        hidden &= hidden - 1


@jit
def _places_of(s: Row, p: Row, slots: int, hidden: int, heads: Any, n: int) -> int:
    """Join a seat's slots into places, each named by its first slot; returns the number of places so far."""
    first = n
    while slots:
        slot = ctz(slots)
        i = first
        while i < n and (s.mask[heads[i]] ^ s.mask[slot]) & hidden:
            i += 1
        if i == n:
            heads[n] = slot
            n += 1
        p.cap[heads[i]] += 1
        slots &= slots - 1
    return n


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    talon = 0
    for i in range(p.n):
        card, slot = p.cards[i], p.where[i]
        if slot == TALON:
            s.stock[talon] = card
            talon += 1
        else:
            for j in range(s.seats):
                if (s.slots[j] >> slot) & 1:
                    s.hand[j] |= 1 << card
            if s.drawn == HIDDEN and slot == s.arrived - 1:
                s.drawn = card
    shuffle(rng, s.stock, 0, talon)


@jit
def fits(s: Row) -> bool:
    """Every world does: with an empty talon somebody can play, but then all worlds hold the same cards."""
    return True
