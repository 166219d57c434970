"""A table as a tree of chance and moves, one value at each node: playing makes another, so copying one costs nothing.

Nothing here needs OpenSpiel.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self

import numpy as np

from atout.catalogue import Game
from atout.envs.openspiel.dealing import Dealing
from atout.families.family import States
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.kernel.state import BUFFER, CHANCE, OVER, ROUND, SPECTATOR, copied
from atout.refusals import Refusal
from atout.state import State
from atout.view import View

_MOVE = np.dtype([("seat", "i1"), ("number", "<i2")])  # a move of a past: three bytes


@dataclass(frozen=True, eq=False)
class Table:
    """A node. The states are never changed."""

    game: Game
    whole: bool  # the whole game instead of its first round
    states: States
    past: tuple[bytes, ...]  # the round's moves as each player saw them
    values: tuple[float, ...]  # what the rounds so far have brought to each player
    seat: int = -1  # who acts
    moves: tuple[int, ...] = ()
    dealing: Dealing | None = None  # a deal is due, and so far it has come to this
    _views: dict[int, View] = field(default_factory=dict, repr=False)

    @property
    def over(self) -> bool:
        return self.dealing is None and self.seat < 0

    @property
    def players(self) -> int:
        return self.game.options.players

    # --- Going on ---

    def after(self, action: int) -> Table:
        """The table after a legal move, or after a chance outcome."""
        if self.dealing is None:
            if action not in self.moves:
                State(self.game, None, world=copied(self.states)).play(int(action))  # says why not
                raise Refusal("the round is over")
            return self._act(engine.PLAY, action)
        dealing = self.dealing.after(action)
        return self._dealt(dealing) if dealing.complete else replace(self, dealing=dealing, _views={})

    def _dealt(self, dealing: Dealing) -> Table:
        buffer = np.empty(BUFFER, np.int64)
        buffer[:CHANCE] = dealing.chance()
        return self._act(engine.DEALING, 0, buffer)

    def _act(self, op: int, number: int = 0, buffer: Any = None) -> Table:
        buffer = np.empty(BUFFER, np.int64) if buffer is None else buffer
        act, states = engine.actor_of(self.states.dtype), copied(self.states)
        past = self._with(number) if op == engine.PLAY else self.past
        result = act(op, states, number, 0, buffer)
        found = replace(self, states=states, past=past, seat=-1, moves=(), dealing=None, _views={})
        if -result in (ROUND, OVER):
            found = replace(found, values=found._scored())
        return found._settled(result, buffer)

    def _settled(self, result: int, buffer: Any) -> Table:
        """With what is due next; what a virtual player does is nobody's choice."""
        if result >= 0:
            found = replace(self, seat=result >> 16, moves=tuple(buffer[: result & 0xFFFF].tolist()))
            return found if found.seat < self.players else found._act(engine.PLAY, found.moves[0])
        if -result == OVER or (-result == ROUND and not self.whole):
            return self
        return (replace(self, past=(b"",) * self.players) if -result == ROUND else self)._waiting()

    def _waiting(self) -> Table:
        dealing = Dealing.of(self.game.spec.family, self.states)
        return self._dealt(dealing) if dealing.complete else replace(self, dealing=dealing)

    def _scored(self) -> tuple[float, ...]:
        out = engine.result_rows(1)
        engine.values_of(self.states, out)
        return tuple(before + more for before, more in zip(self.values, out[0].tolist(), strict=False))

    def _with(self, number: int) -> tuple[bytes, ...]:
        """The past as everybody knows it after a move: what a spectator is shown, each player is."""
        seen = self._shown(number, SPECTATOR)
        if seen == number:
            more = _packed(self.seat, number)
            return tuple(past + more for past in self.past)
        return tuple(past + _packed(self.seat, self._shown(number, player)) for player, past in enumerate(self.past))

    def _shown(self, number: int, seat: int) -> int:
        buffer = np.empty(0, np.int64)
        return engine.actor_of(self.states.dtype)(engine.SHOWN, self.states, number, seat, buffer)

    # --- Looking ---

    def view(self, player: int) -> View:
        """What a player (SPECTATOR: a spectator) knows."""
        if player not in self._views:
            self._views[player] = View(self.game, engine.hidden(self.states, player))
        return self._views[player]

    def seen(self, player: int) -> list[tuple[int, int]]:
        """The round's moves as a player saw them: seats and numbers."""
        return np.frombuffer(self.past[player], _MOVE).tolist()

    def information(self, player: int) -> str:
        """All that a player knows and has seen in this round, exactly: the moves, then the view's bytes."""
        texts = self.texts()
        told = " ".join(f"{seat}:{texts[number]}" for seat, number in self.seen(player))
        return f"{told}|{self.observation(player)}"

    def observation(self, player: int) -> str:
        """All that a player knows, exactly: the view's bytes."""
        return self.view(player).states.tobytes().hex()

    def texts(self) -> Any:
        """The text of every move number."""
        return self.game.family.notation(Fields(self.states[0])).moves

    def outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes that are possible now."""
        assert self.dealing is not None
        return self.dealing.outcomes()

    def says(self, action: int) -> str:
        """An action in words."""
        return self.texts()[action] if self.dealing is None else self.dealing.says(action)

    def picture(self) -> str:
        """The whole table as text, hidden cards included."""
        drawn = "" if self.dealing is None else f"\ndrawn so far: {self.dealing.where} {self.dealing.drawn}"
        return State(self.game, None, world=copied(self.states)).picture() + drawn

    # --- Other worlds ---

    def resampled(self, player: int, seed: int) -> Table:
        """A world that agrees with all that a player knows. What others did in secret has been forgotten there: each
        has seen what that player saw, and knows what it holds."""
        world = self.view(player).sampler().draw(new_rng(seed))
        return settled(self.game, self.whole, world, (self.past[player],) * self.players, self.values)

    # --- Being a value ---

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: Any) -> Self:
        return self  # nothing changes it

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game, self.whole, self.states, self.past, self.values, self.dealing)


def start(game: Game, whole: bool) -> Table:
    """A table before its first deal."""
    return settled(game, whole, game.fresh(), (b"",) * game.options.players, (0.0,) * game.options.players)


def settled(game: Game, whole: bool, states: States, past: tuple[bytes, ...], values: tuple[float, ...]) -> Table:
    """A table at which nothing has been drawn of what is due."""
    table, buffer = Table(game, whole, states, past, values), np.empty(BUFFER, np.int64)
    result = engine.actor_of(states.dtype)(engine.LIST, states, 0, 0, buffer)
    return table._settled(result, buffer)


def _packed(seat: int, number: int) -> bytes:
    return seat.to_bytes(1) + number.to_bytes(2, "little")


def _again(
    game: Game, whole: bool, states: States, past: tuple[bytes, ...], values: tuple[float, ...], dealing: Dealing | None
) -> Table:
    table = settled(game, whole, states, past, values)
    return table if dealing is None else replace(table, dealing=dealing)
