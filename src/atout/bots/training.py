"""Learning by self-play: bots play rounds, and a net learns what positions came to, which makes them play better.

The same game, seed and number of positions give the same net on the same kind of machine, whatever the threads.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from atout.catalogue import Game, game
from atout.kernel.net import MOST, WIDE, fit, new_net
from atout.kernel.ponder import AT_ONCE, PLAY_OUT
from atout.kernel.practice import practise
from atout.kernel.rng import new_rng
from atout.kernel.state import SEATS
from atout.refusals import OptionError

CHUNK = 8000  # positions that a thread plays before all learn
KEPT = 400_000  # positions that are remembered
BATCH, RATE, PASSES = 256, 1e-3, 2.0
WORLDS, NOISE, TRUST = 8, 0.1, 0.4
UNLEARNT = 64_000  # so many positions come of random playouts
SIDE_BY_SIDE = 2  # self-players, so that the result does not depend on the number of cores


@dataclass
class Memory:
    """What is remembered: the latest positions, features and outcome."""

    rows: Any = field(default_factory=lambda: np.zeros((KEPT, MOST), np.int16))
    many: Any = field(default_factory=lambda: np.zeros(KEPT, np.int16))
    wanted: Any = field(default_factory=lambda: np.zeros(KEPT, np.float32))
    seen: int = 0

    def add(self, rows: Any, many: Any, wanted: Any) -> None:
        place = (self.seen + np.arange(len(rows))) % KEPT
        self.rows[place], self.many[place], self.wanted[place] = rows, many, wanted
        self.seen += len(rows)


class Learner:
    """A net that is being taught a game with any number of players."""

    def __init__(self, id: str, seed: int) -> None:
        self.seed, self.positions, self.steps = seed, 0, 0
        self.net: Any = None
        self.moments: Any = None
        self._games = _games(id)
        self._memory = Memory()

    @property
    def game(self) -> Game:
        """With its usual number of players."""
        return self._games[0]

    def learn(self, positions: int, pool: ThreadPoolExecutor) -> Iterator[float]:
        """Play and learn until so many positions have been seen; tells each time the mean squared error."""
        while self.positions < positions:
            for rows, many, wanted in pool.map(partial(self._play, self.positions), range(SIDE_BY_SIDE)):
                self._memory.add(rows, many, wanted)
                self.positions += len(rows)
            if self._memory.seen >= UNLEARNT:
                yield self._learn(self.positions / positions)

    def _play(self, seen: int, player: int) -> tuple[Any, Any, Any]:
        """A chunk of positions: one player plays with the usual number of players, the others with all in turn."""
        turn = seen // (SIDE_BY_SIDE * CHUNK)
        table = self._games[turn % len(self._games) if player else 0]
        rows, many = np.zeros((CHUNK, MOST), np.int16), np.zeros(CHUNK, np.int16)
        wanted = np.zeros(CHUNK, np.float32)
        known = self.net is not None
        net = self.net if known else new_net(table.family.features, self.seed, 0.0, 1.0)
        trust, plies = (TRUST, AT_ONCE) if known else (0.0, PLAY_OUT)
        rng = new_rng(self.seed, seen * SIDE_BY_SIDE + player)
        filled = practise(table.fresh(), net, rng, WORLDS, NOISE, trust, plies, rows, many, wanted)
        return rows[:filled], many[:filled], wanted[:filled]

    def _learn(self, share: float) -> float:
        memory, filled = self._memory, min(self._memory.seen, KEPT)
        passes = PASSES
        if self.net is None:
            mean, scale = float(memory.wanted[:filled].mean()), float(memory.wanted[:filled].std())
            self.net = new_net(self.game.family.features, self.seed, mean, scale)
            self.moments = np.zeros((2, *self.net.shape), np.float32)
            passes *= UNLEARNT / (SIDE_BY_SIDE * CHUNK)
        random = np.random.default_rng([self.seed, self.steps])
        order = random.integers(0, filled, int(SIDE_BY_SIDE * CHUNK * passes) // BATCH * BATCH)
        rate = RATE * (1 - 0.95 * min(share, 1.0))
        error: float = fit(
            self.net,
            np.empty_like(self.net),
            self.moments,
            *(memory.rows, memory.many, memory.wanted, order, BATCH, rate, self.steps),
        )
        self.steps += len(order) // BATCH
        self.net[-1] = 0  # what is added where nothing is to be added
        return error

    # --- Going on later ---

    def save(self, file: Path) -> None:
        """All but the remembered positions, which come again soon."""
        out = io.BytesIO()
        np.savez(out, net=self.net, moments=self.moments, counts=[self.seed, self.positions, self.steps])
        beside = file.with_suffix(".part")
        beside.write_bytes(out.getvalue())
        beside.replace(file)

    @classmethod
    def load(cls, id: str, file: Path) -> Learner:
        with np.load(file) as kept:
            seed, positions, steps = kept["counts"].tolist()
            learner = cls(id, seed)
            learner.net, learner.moments = kept["net"], kept["moments"]
        learner.positions, learner.steps = positions, steps
        assert learner.net.shape[1] == WIDE
        return learner


def _games(id: str) -> list[Game]:
    """A game with every number of players, the usual one first."""
    usual = game(id).spec.usual
    found = [game(id, players=usual)]
    for players in range(1, SEATS + 1):
        with suppress(OptionError):
            if players != usual:
                found.append(game(id, players=players))
    return found
