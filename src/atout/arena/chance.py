"""Chance of the arena: hashed from where it is needed, so that no playing depends on what was played before it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from atout.deals import Chance, Seeded
from atout.families.family import Family, States


def hashed(*numbers: int) -> int:
    """A seed of 63 bits."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest(), "big") >> 1


@dataclass(frozen=True)
class Rounds:
    """The deals of a seed until so many rounds have been scored; then the table waits."""

    seed: int
    rounds: int | None  # None: all of them

    def chance(self, family: Family, states: States, k: int) -> Chance | None:
        if self.rounds is not None and states[0]["rounds"] >= self.rounds:
            return None
        return Seeded(self.seed).chance(family, states, k)
