"""Where chance comes from: seeded shuffles for simulation, and fair dealing for live tables (scheme atout-deck/1)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Literal

import numpy as np

from atout.kernel.jit import Row, jit
from atout.kernel.rng import Rng, below, shuffle
from atout.kernel.rules import deal, pack

FAIR_SCHEME: Literal["atout-deck/1"] = "atout-deck/1"


@jit
def draw(s: Row, rng: Rng, chance: Any) -> None:
    """Write a random chance array for the deal that is due."""
    groups = np.zeros(4, np.int64)
    bounds = np.zeros(8, np.int64)
    n = pack(s, chance, groups, bounds)
    start = 0
    for g in range(4):
        stop = start + int(groups[g])
        shuffle(rng, chance, start, stop)
        start = stop
    for i in range(8):
        if bounds[i] == 0:
            break
        chance[n + i] = below(rng, bounds[i])


@jit
def deal_random(s: Row, rng: Rng, chance: Any) -> None:
    """Draw and deal: what a playout does when cards are due."""
    draw(s, rng, chance)
    deal(s, chance)


def _stream(seed: bytes, k: int) -> Iterator[int]:
    c = 0
    while True:
        block = hashlib.sha256(seed + b"deal" + k.to_bytes(4, "big") + c.to_bytes(4, "big")).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(block[i : i + 4], "big")
        c += 1


def fair_draw(seed: bytes, k: int, cards: list[int], groups: list[int], bounds: list[int]) -> list[int]:
    """The chance of deal number `k` from a secret 32-byte seed, as anyone can check it afterwards.

    The arguments describe the deal as `rules.pack` does: canonical cards, groups, bounds of what else is drawn.
    """
    words = _stream(seed, k)

    def number(n: int) -> int:
        limit = 2**32 // n * n
        return next(x for x in words if x < limit) % n

    drawn = list(cards)
    start = 0
    for group in groups:
        for i in range(group - 1, 0, -1):
            j = number(i + 1)
            drawn[start + i], drawn[start + j] = drawn[start + j], drawn[start + i]
        start += group
    return drawn + [number(bound) for bound in bounds]


def commitment(seed: bytes) -> str:
    """What a table shows before the first card."""
    return hashlib.sha256(seed).hexdigest()
