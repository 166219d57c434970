"""What OpenSpiel's searches take from us, and our bots at its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from atout.bots import Budget, find
from atout.envs.openspiel.games import State
from atout.kernel.rng import new_rng, number_below
from atout.sampler import Sampler


class RolloutEvaluator:
    """For its Python ISMCTS and MCTS: the round is played to its end by random moves, in compiled code."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self._rng = new_rng(seed)

    def evaluate(self, state: State) -> Any:
        """Each player's mean result."""
        table = state.table
        sampler = Sampler(table.states)  # nothing is hidden, so there is one world
        found, sums = np.empty((1, 1, table.game.seats)), np.zeros(table.players)
        for _ in range(self.rollouts):
            move = table.moves[number_below(self._rng, len(table.moves))]
            sampler.search(self._rng, np.array([move], np.int64), found)
            sums += found[0, 0, : table.players]
        means = tuple((np.array(table.values) + sums / self.rollouts).tolist())
        return np.array(state.get_game().returns_of(means))

    def prior(self, state: State) -> list[tuple[int, float]]:
        """All moves are as likely."""
        moves = state.table.moves
        return [(move, 1 / len(moves)) for move in moves]


def resampler(seed: int) -> Callable[[State, int], State]:
    """For `ISMCTSBot.set_resampler`: the same worlds every time (OpenSpiel's own chance there depends on the clock)."""
    random = np.random.default_rng(seed)
    return lambda state, player: state.resample_from_infostate(player, random.random)


class Bot(pyspiel.Bot):
    """One of our bots. It is given its own view, whatever it is asked about."""

    def __init__(self, level: str, budget: Budget | None = None, seed: int = 0) -> None:
        super().__init__()
        self._bot, self._random = find(level, budget), np.random.default_rng(seed)

    def step(self, state: State) -> int:
        if self._bot.sees_all:
            raise ValueError(f"{self._bot.text} sees all cards: it plays nowhere")
        return self._bot.choose(state.table.view(state.table.seat), int(self._random.integers(2**62)))

    def step_with_policy(self, state: State) -> tuple[list[tuple[int, float]], int]:
        move = self.step(state)
        return [(other, float(other == move)) for other in state.table.moves], move

    def restart_at(self, _state: State) -> None:
        """It remembers nothing."""


def bot(level: str, budget: Budget | None = None, seed: int = 0) -> Bot:
    """A level, or any other of our bots by its text (`casual`, `flat:sims=600`), as OpenSpiel's bots are."""
    return Bot(level, budget, seed)
