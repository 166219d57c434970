"""PettingZoo: every game as an AEC environment, all seats turn by turn.

    >>> from atout.envs.pettingzoo import env
    >>> table = env("atout/ebbes-v1", players=4)

Importing this module also registers all of them: `pettingzoo.make("aec", "atout/ebbes-v1")`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from atout.catalogue import Game
from atout.deals import Rounds
from atout.envs.layouts import Array, Observer
from atout.envs.naming import env_ids, named_game
from atout.envs.pictures import render
from atout.envs.spaces import seen
from atout.envs.vectors import Episode, checked
from atout.state import State

Agent = str


def env(id: str, **options: Any) -> OrderEnforcingWrapper[Agent, dict[str, Array], int]:
    """An environment by its name (`atout/ebbes-v1`) or its game's id, with `Table`'s and the game's options."""
    own = {name: options.pop(name) for name in ("render_mode", "episode", "max_cycles", "dtype") if name in options}
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(Table(named_game(id, **options), **own)))


class Table(pettingzoo.AECEnv[Agent, dict[str, Array], int]):
    """A table: an agent for each player. The virtual third player of a game for two is played by the environment.

    Rewards come when a round is scored: each player's value of it. An `episode` is a whole game or a single round;
    after `max_cycles` moves it is cut off.
    """

    def __init__(
        self,
        game: Game,
        *,
        render_mode: str | None = None,
        episode: Episode = "game",
        max_cycles: int | None = None,
        dtype: Any = np.float32,
    ) -> None:
        super().__init__()
        self.game, self.render_mode, self.max_cycles = game, render_mode, max_cycles
        self.episode: Episode = checked(episode)
        version = game.family.observation.version
        self.metadata = {
            "name": f"atout/{game.id}-v{version}",
            "render_modes": ["human", "ansi", "rgb_array", "svg"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._observe = Observer(game, dtype)
        self.possible_agents = [f"player_{seat}" for seat in range(game.options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen(self._observe.layout, dtype) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.spec.space) for agent in self.possible_agents}
        self._next_seed: int | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin an episode; one without a seed follows from the seed before, if there was one."""
        if seed is None:
            seed = secrets.randbits(62) if self._next_seed is None else self._next_seed
        self._next_seed = seed + 1_000_003
        self.table = State(self.game, Rounds(seed, 1 if self.episode == "round" else None))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves = self._scored = 0
        self._skip_agent_selection = None
        self._turn()

    def observe(self, agent: Agent) -> dict[str, Array]:
        """What an agent knows. Only who is to move has legal moves."""
        mask = np.zeros(self.game.spec.space, np.int8)
        if agent == self._mover:
            mask[self.table.moves()] = 1
        return {"observation": self._observe(self.table.states, self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        for other in self.rewards:
            self.rewards[other] = 0.0
        self.table.play(int(action))  # type: ignore[arg-type]
        self._moves += 1
        self._turn()
        if self.table.scored > self._scored:
            self._end_round()
        elif self.max_cycles is not None and self._moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _end_round(self) -> None:
        table, self._scored = self.table, self.table.scored
        self.rewards = dict(zip(self.possible_agents, table.values, strict=False))
        self._accumulate_rewards()
        if self._mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _turn(self) -> None:
        """Whose turn it is, after the virtual players' moves."""
        table = self.table
        while table.seat is not None and table.seat >= len(self.possible_agents):
            table.play(table.moves()[0])
        self._mover = None if table.seat is None else self.possible_agents[table.seat]
        if self._mover is not None:
            self.agent_selection = self._mover

    def render(self) -> Any:
        """The table as a spectator sees it, in the way of the mode."""
        return render(self.render_mode, self.table)

    def close(self) -> None:
        """Nothing is held open."""

    table: State
    _mover: Agent | None


for _name in env_ids():
    pettingzoo.register("aec", _name, "atout.envs.pettingzoo:env", kwargs={"id": _name})
