"""Learning by self-play: bots play rounds, and a net learns what positions came to, which makes them play better.

The same game, seed and number of positions give the same net on the same kind of machine, whatever the threads and
however often it was interrupted.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from atout.catalogue import Game, game
from atout.kernel.net import MOST, fit, new_net
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

    def packed(self) -> dict[str, Any]:
        """Without the empty places, a fifth of it."""
        filled = min(self.seen, KEPT)
        many, rows = self.many[:filled], self.rows[:filled]
        return {"many": many, "rows": rows[_places(many)], "wanted": self.wanted[:filled], "seen": self.seen}

    def unpack(self, many: Any, rows: Any, wanted: Any, seen: Any) -> None:
        filled, self.seen = len(many), int(seen)
        self.many[:filled], self.wanted[:filled] = many, wanted
        self.rows[:filled][_places(many)] = rows


def _places(many: Any) -> Any:
    """Where rows hold something."""
    return np.arange(MOST) < many[:, None]


class Learner:
    """A net that is being taught a game with any number of players, by so many positions in all."""

    def __init__(self, id: str, seed: int, most: int) -> None:
        self.seed, self.most, self.positions, self.steps = seed, most, 0, 0
        self.net: Any = None
        self.moments: Any = None
        self._games = _games(id)
        self._memory = Memory()

    @property
    def game(self) -> Game:
        """With its usual number of players."""
        return self._games[0]

    def learn(self, pool: ThreadPoolExecutor) -> Iterator[float]:
        """Play and learn until all positions have been seen; tells each time the mean squared error."""
        while self.positions < self.most:
            for rows, many, wanted in pool.map(partial(self._play, self.positions), range(SIDE_BY_SIDE)):
                self._memory.add(rows, many, wanted)
                self.positions += len(rows)
            if self._memory.seen >= UNLEARNT:
                yield self._learn(self.positions / self.most)

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

    def _about(self) -> dict[str, Any]:
        """What the net depends on."""
        game = self.game
        told = {"rules": game.spec.rules, "features": game.family.features, "seed": self.seed, "positions": self.most}
        return {"game": game.id, **told}

    def save(self, file: Path) -> None:
        """All that is needed to make the very same net."""
        about = np.frombuffer(msgspec.json.encode(self._about()), np.uint8)
        counts = [self.positions, self.steps]
        beside = file.with_suffix(".part")
        with beside.open("wb") as out:
            np.savez(out, about=about, net=self.net, moments=self.moments, counts=counts, **self._memory.packed())
        beside.replace(file)

    def go_on(self, file: Path) -> None:
        """Take up what was saved, unless it was to become another net."""
        try:
            with np.load(file) as archive:
                kept = dict(archive)
            about = msgspec.json.decode(kept["about"].tobytes(), type=dict[str, Any])
            self.positions, self.steps = kept["counts"].tolist()
            self.net, self.moments = kept["net"], kept["moments"]
            self._memory.unpack(*(kept[name] for name in ("many", "rows", "wanted", "seen")))
        except (zipfile.BadZipFile, EOFError, KeyError, ValueError) as error:
            raise OptionError(f"{file} cannot be gone on with ({error}): delete it to begin anew") from None
        for key, wanted in self._about().items():
            if about.get(key) != wanted:
                raise OptionError(
                    f"{file} is of another training: {key} was {about.get(key)} and is now {wanted}; go on with that "
                    "one, choose another file or delete it"
                )


def _games(id: str) -> list[Game]:
    """A game with every number of players, the usual one first."""
    usual = game(id).spec.usual
    found = [game(id, players=usual)]
    for players in range(1, SEATS + 1):
        with suppress(OptionError):
            if players != usual:
                found.append(game(id, players=players))
    return found
