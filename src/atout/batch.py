"""Many tables side by side as arrays, without a Python loop."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.catalogue import Game
from atout.deals import Seeded
from atout.kernel import engine
from atout.kernel.rng import as_int64
from atout.kernel.state import OVER, copied
from atout.refusals import NotLegal, Refusal
from atout.state import State

Array = np.ndarray[Any, Any]


class Batch:
    """`n` tables of one game. `states` is an array of records; every method works on all of them at once."""

    def __init__(self, game: Game, n: int, seed: int) -> None:
        if n < 1:
            raise Refusal(f"a batch needs at least one table, not {n}")
        self.game = game
        self.seed = seed
        self.states: Array = np.repeat(game.fresh(), n)
        self._seeds = np.array([as_int64(seed + i) for i in range(n)], np.int64)
        self._deals = np.zeros(n, np.int64)
        engine.deal_due(self.states, self._seeds, self._deals)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seat(self) -> Array:
        """Who acts at each table; −1 where the game is over."""
        return self.states["seat"]

    @property
    def over(self) -> Array:
        """Which tables have finished."""
        return self.states["due"] == OVER

    @property
    def totals(self) -> Array:
        """Running sums, a row per table."""
        return self.states["totals"][:, : self.game.seats]

    def masks(self) -> Array:
        """Legal moves, a row of booleans per table."""
        out = np.empty((len(self), self.game.spec.space), np.bool_)
        engine.masks_of(self.states, out)
        return out

    def values(self) -> Array:
        """Each seat's result of the last round, a row per table."""
        out = engine.result_rows(len(self))
        engine.values_of(self.states, out)
        return out[:, : self.game.seats]

    def step(self, moves: Any) -> None:
        """Play one move number per table (−1: none there), then deal where cards are due."""
        numbers = np.ascontiguousarray(moves, np.int64)
        if numbers.shape != (len(self),):
            raise Refusal(f"step needs {len(self)} move numbers, not shape {numbers.shape}")
        wrong = engine.step_all(self.states, numbers)
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))
        engine.deal_due(self.states, self._seeds, self._deals)

    def random_moves(self, rng: Array) -> Array:
        """A uniformly random legal move per table (−1 where the game is over); `rng` from `kernel.rng.new_rng`."""
        moves = np.empty(len(self), np.int64)
        engine.random_moves(self.states, rng, moves)
        return moves

    def state(self, i: int) -> State:
        """Table `i` as a State of its own (without its past)."""
        return State(self.game, Seeded(self.seed + i), world=copied(self.states[i : i + 1]))

    def _refuse(self, i: int, move: int) -> None:
        try:
            self.state(i).play(move)
        except NotLegal as refusal:
            raise Refusal(f"table {i}: {refusal}") from None
        except Refusal as refusal:
            raise type(refusal)(f"table {i}: {refusal}") from None
