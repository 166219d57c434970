"""A view's possible worlds, for Python: counted once, drawn as often as wanted, or searched."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.family import States
from atout.kernel import engine
from atout.kernel.rng import Rng
from atout.kernel.worlds import PROBLEM, TABLE

_NONE = np.zeros(0, np.int64)
_NO_SUMS = np.zeros((2, 0))


class Sampler:
    """The worlds that agree with a view."""

    def __init__(self, view: States) -> None:
        self.view = view
        self.problem = np.zeros(1, PROBLEM)
        self.table = np.empty(TABLE + 1)
        self._think = engine.mind_of(view.dtype)
        self._think(view, self.problem, self.table, _NONE, _NONE, 0, 0, _NO_SUMS, view)

    def draw(self, rng: Rng, world: States | None = None) -> States:
        """A world as a full state, uniformly drawn (into `world` if given)."""
        if world is None:
            world = np.empty(1, self.view.dtype)
        self._think(self.view, self.problem, self.table, rng, _NONE, 0, 1, _NO_SUMS, world)
        return world

    def search(self, rng: Rng, moves: Any, worlds: int, sums: Any) -> None:
        """Try the moves in newly drawn worlds; adds values and their squares to the two rows of `sums`."""
        scratch = np.empty(1, self.view.dtype)
        self._think(self.view, self.problem, self.table, rng, moves, len(moves), worlds, sums, scratch)

    @property
    def flags(self) -> int:
        """How often the sampler had to be inexact: constraints dropped and global facts not met."""
        return int(self.problem[0]["dropped"] + self.problem[0]["failed"])
