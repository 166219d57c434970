"""Gymnasium: one seat of a game against bots, as a single environment or as many at once.

    >>> import gymnasium, atout.envs.gymnasium
    >>> table = gymnasium.make("atout/ebbes-v1", players=4, bots="beginner")
    >>> tables = gymnasium.make_vec("atout/ebbes-v1", num_envs=1024)

Importing this module registers all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from atout.bots import find
from atout.deals import Rounds
from atout.envs.layouts import Array, Observer
from atout.envs.naming import env_ids, named_game
from atout.envs.pictures import render
from atout.envs.spaces import seen
from atout.envs.vectors import Episode, Step, Vector, checked
from atout.refusals import NotAMove, NotLegal, OptionError
from atout.state import State

Observation = dict[str, Array]
_MODES = ["human", "ansi", "rgb_array"]


class Solo(gymnasium.Env[Observation, int]):
    """One seat of a table; bots play the others.

    `bots` is one bot for all other seats or a list of them, as `atout simulate` names them. `seat` None: drawn for
    every episode. A reward comes when a round is scored: its value to the seat. An illegal move forfeits the episode:
    the lowest value that a round can have, and `info["refusal"]` says why.
    """

    metadata = {"render_modes": _MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        id: str,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        episode: Episode = "round",
        dtype: Any = np.float32,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = named_game(id, **options)
        self.episode, self.render_mode, self._wanted = checked(episode), render_mode, seat
        players = self.game.options.players
        if seat is not None and not 0 <= seat < players:
            raise OptionError(f"seat: 0 … {players - 1}, or None to draw it, not {seat}")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise OptionError(f"bots: {players - 1} other seats, not {len(names)}")
        self._bots = [find(name) for name in names]
        self._observe = Observer(self.game, dtype)
        self.observation_space = seen(self._observe.layout, dtype)
        self.action_space = gymnasium.spaces.Discrete(self.game.spec.space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        players = self.game.options.players
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        deals = int(self.np_random.integers(2**62))
        self.table = State(self.game, Rounds(deals, 1 if self.episode == "round" else None))
        self._others()
        return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        before = self.table.scored
        try:
            self.table.play(int(action), self.seat)
        except (NotAMove, NotLegal) as refusal:
            lost = float(self.game.spec.value[0])
            return self._look(), lost, True, False, {"seat": self.seat, "refusal": str(refusal)}
        reward = self._scored(before) + self._others()
        return self._look(), reward, self.table.seat is None, False, {"seat": self.seat}

    def _others(self) -> float:
        """Let the bots play until it is the seat's turn; returns what was scored on the way."""
        table, reward = self.table, 0.0
        while table.seat is not None and table.seat != self.seat:
            before = table.scored
            if table.seat >= self.game.options.players:
                table.play(table.moves()[0])  # virtual players have no choice
            else:
                bot = self._bots[(table.seat - self.seat - 1) % self.game.options.players]
                table.play(bot.decide(table, int(self.np_random.integers(2**62))))
            reward += self._scored(before)
        return reward

    def _scored(self, before: int) -> float:
        return self.table.values[self.seat] if self.table.scored > before else 0.0

    def _look(self) -> Observation:
        mask = np.zeros(self.game.spec.space, np.int8)
        if self.table.seat == self.seat:
            mask[self.table.moves()] = 1
        return {"observation": self._observe(self.table.states, self.seat), "action_mask": mask}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.render_mode, self.table, self.seat)

    table: State


class Tables(VectorEnv[Observation, Array, Array]):
    """One seat at each of many tables, `i` modulo the players at table `i`, or `seat` everywhere.

    `others` chooses for all other seats at once: it is given a `Step` and returns a move for each table, of which those
    count at which another seat acts; without it they play at random. Episodes end only by themselves, so there is
    nothing to be estimated beyond their end, and no last observation is kept (`AutoresetMode.SAME_STEP`).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        id: str,
        num_envs: int,
        *,
        others: Callable[[Step], Array] | None = None,
        seat: int | None = None,
        episode: Episode = "round",
        dtype: Any = np.int8,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self._tables = Vector(
            named_game(id, **options), num_envs, seed=0, episode=episode, dtype=dtype, threads=threads
        )
        if seat is not None and not 0 <= seat < self._tables.players:
            raise OptionError(f"seat: 0 … {self._tables.players - 1}, not {seat}")
        self.seats = np.arange(num_envs) % self._tables.players if seat is None else np.full(num_envs, seat)
        self._given, self._now = others, self._tables.reset()
        self.single_observation_space = seen(self._tables.layout, dtype)
        self.single_action_space = gymnasium.spaces.Discrete(self._tables.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._others = others or self._at_random(0)

    def _at_random(self, seed: int) -> Callable[[Step], Array]:
        moves = self._tables.random(seed)
        return lambda _: moves()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        begins = int(self.np_random.integers(2**62)) if seed is None else seed
        self._now = self._tables.reset(begins)
        self._others = self._given or self._at_random(begins)
        self._let_others_play()
        return self._look(), {"seat": self.seats.copy()}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        self._now = self._tables.step(actions)
        reward, done = self._taken(), self._now.done.copy()
        self._let_others_play(reward, done)
        info = {"seat": self.seats.copy(), "final": self._tables.final.copy()}
        return self._look(), reward, done, np.zeros(self.num_envs, np.bool_), info

    def _taken(self) -> Array:
        return self._now.reward[np.arange(self.num_envs), self.seats]

    def _let_others_play(self, reward: Array | None = None, done: Array | None = None) -> None:
        """Until it is our turn everywhere. What comes after the end of an episode is no longer this step's."""
        while (waiting := self._now.seat != self.seats).any():
            self._now = self._tables.step(np.where(waiting, self._others(self._now), -1))
            if reward is not None and done is not None:
                reward += np.where(done, 0, self._taken())
                done |= self._now.done

    def _look(self) -> Observation:
        return {"observation": self._now.obs.copy(), "action_mask": self._now.mask.astype(np.int8)}


for _name in env_ids():
    gymnasium.register(
        _name,
        "atout.envs.gymnasium:Solo",
        vector_entry_point="atout.envs.gymnasium:Tables",
        kwargs={"id": _name},
    )
