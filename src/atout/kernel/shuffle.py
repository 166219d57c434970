"""Where chance comes from: seeded shuffles for simulation, and fair dealing for live tables (scheme atout-deck/1)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from atout.kernel.jit import Row, at, jit
from atout.kernel.rng import Rng, below, reseed, shuffle
from atout.kernel.rules import deal, pack
from atout.kernel.state import CHANCE

FAIR_SCHEME = "atout-deck/1"


@jit
def draw(s: Row, rng: Rng, chance: Any) -> None:
    """Write a random chance array for the deal that is due."""
    groups = np.zeros(4, np.int64)
    bounds = np.zeros(8, np.int64)
    n = pack(s, chance, groups, bounds)
    start = 0
    for group in groups:
        shuffle(rng, chance, start, start + group)
        start += group
    for i in range(8):
        if bounds[i] == 0:
            break
        chance[n + i] = below(rng, bounds[i])


@jit
def deal_random(s: Row, rng: Rng, chance: Any) -> None:
    """Draw and deal: what a playout does when cards are due."""
    draw(s, rng, chance)
    deal(s, chance)


@jit
def seeded_chance(states: Any, seed: int, k: int, rng: Rng, chance: Any) -> None:
    """The chance array of deal number `k` of a seeded game."""
    reseed(rng, seed, k)
    draw(at(states, 0), rng, chance)


@jit
def describe(states: Any, cards: Any, groups: Any, bounds: Any) -> int:
    """`pack` of the first state, for Python."""
    return pack(at(states, 0), cards, groups, bounds)


def deal_shape(states: Any) -> tuple[list[int], list[int], list[int]]:
    """The due deal as Python lists: canonical cards, group sizes, bounds of what else is drawn."""
    cards = np.zeros(CHANCE, np.int64)
    groups = np.zeros(4, np.int64)
    bounds = np.zeros(8, np.int64)
    n = describe(states, cards, groups, bounds)
    return cards[:n].tolist(), [g for g in groups.tolist() if g], [b for b in bounds.tolist() if b]


def _stream(seed: bytes, k: int) -> Iterator[int]:
    c = 0
    while True:
        block = hashlib.sha256(seed + b"deal" + k.to_bytes(4, "big") + c.to_bytes(4, "big")).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(block[i : i + 4], "big")
        c += 1


def fair_chance(states: Any, seed: bytes, k: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The chance array of deal number `k` from a secret 32-byte seed, as anyone can check it afterwards."""
    words = _stream(seed, k)

    def number(n: int) -> int:
        limit = 2**32 // n * n
        return next(x for x in words if x < limit) % n

    cards, groups, bounds = deal_shape(states)
    start = 0
    for group in groups:
        for i in range(group - 1, 0, -1):
            j = number(i + 1)
            cards[start + i], cards[start + j] = cards[start + j], cards[start + i]
        start += group
    chance = np.zeros(CHANCE, np.int64)
    drawn = cards + [number(bound) for bound in bounds]
    chance[: len(drawn)] = drawn
    return chance


def commitment(seed: bytes) -> str:
    """What a table shows before the first card."""
    return hashlib.sha256(seed).hexdigest()
