"""A table as a tree of chance and moves, one value at each node: playing makes another, so copying one costs nothing.

Nothing here needs OpenSpiel.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Self

import numpy as np

from atout.catalogue import Game
from atout.deals import Chance, read_deal, write_deal
from atout.envs.openspiel.dealing import Dealing
from atout.families.family import States
from atout.families.past import Lookback, Past
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.kernel.state import BUFFER, CHANCE, OVER, ROUND, SPECTATOR, copied
from atout.onward import TRIES
from atout.refusals import Refusal
from atout.state import State
from atout.view import View

_DIGEST = 16  # bytes
_MOVE = np.dtype([("seat", "i1"), ("number", "<i2")])  # a move of a past: three bytes


@dataclass(frozen=True, eq=False)
class Table:
    """A node. The states are never changed."""

    game: Game
    whole: bool  # the whole game instead of its first round
    states: States
    past: tuple[bytes, ...]  # the round's moves as each player saw them
    trace: tuple[bytes, ...]  # a digest of all that each player has seen until now, view after view
    values: tuple[float, ...]  # what the rounds so far have brought to each player
    seat: int = -1  # who acts
    moves: tuple[int, ...] = ()
    dealing: Dealing | None = None  # a deal is due, and so far it has come to this
    before: Table | None = None  # as it was before its last deal, drawn to the end
    moved: tuple[tuple[int, int, States], ...] = ()  # since then: who made which move, and what the table was
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
        return replace(self, dealing=dealing, _views={})._drawn()

    def _drawn(self) -> Table:
        """Deal, if nothing is left to be drawn."""
        if self.dealing is None or not self.dealing.complete:
            return self
        before = replace(self, before=None, moved=(), _views={})
        return replace(self, before=before, moved=())._deal(self.dealing.chance())

    def _deal(self, chance: Chance) -> Table:
        buffer = np.empty(BUFFER, np.int64)
        buffer[:CHANCE] = chance
        return self._act(engine.DEALING, 0, buffer)

    def _act(self, op: int, number: int = 0, buffer: Any = None) -> Table:
        buffer = np.empty(BUFFER, np.int64) if buffer is None else buffer
        act, states, past, moved = engine.actor_of(self.states.dtype), copied(self.states), self.past, self.moved
        if op == engine.PLAY:
            past, moved = self._with(number), (*moved, (self.seat, number, self.states))
        result = act(op, states, number, 0, buffer)
        trace = traced(states, past, self.trace)
        now = replace(self, states=states, past=past, trace=trace, moved=moved)
        found = replace(now, seat=-1, moves=(), dealing=None, _views={})
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
        return replace(self, dealing=Dealing.of(self.game.spec.family, self.states))._drawn()

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
        found: Any = np.frombuffer(self.past[player], _MOVE).tolist()
        return list(found)

    def information(self, player: int) -> str:
        """All that a player knows and has seen: the round's moves and the view's bytes, exactly, and the digest of all
        views so far, since some of what was seen cannot be read off them (when one drew which card)."""
        texts = self.texts()
        told = " ".join(f"{seat}:{texts[number]}" for seat, number in self.seen(player))
        return f"{told}|{self.observation(player)}|{self.trace[player].hex()}"

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
        """A world that agrees with all that a player knows and has seen.

        Others know what they hold and what they did in secret there. Where nobody did, they have seen the same moves,
        and what they saw before is forgotten: to find a past for a world takes a thousand times as long as to draw it.
        """
        if len(set(self.past)) > 1:
            return self._retold(player, seed)
        world = self.view(player).sampler().draw(new_rng(seed))
        trace = traced(world, self.past, (b"",) * self.players)
        return settled(self.game, self.whole, world, self.past, self._keeping(trace, player), self.values)

    def _retold(self, player: int, seed: int) -> Table:
        """A world with a past: another deal and other secret moves of others, which look the same to the player."""
        view, worlds, rest = self.view(player), new_rng(seed), random.Random(seed)
        look, sampler = self._look_back(player), view.sampler()
        for _ in range(TRIES):
            past = self.game.family.past(look, Fields(sampler.draw(worlds)[0]), rest)
            found = None if past is None else self._followed(past)
            if found is not None and found.view(player) == view:
                return replace(found, trace=self._keeping(found.trace, player))
        raise Refusal("no other cards were found that agree with what the player knows")

    def _look_back(self, player: int) -> Lookback:
        """What happened since the last deal."""
        assert self.before is not None and self.before.dealing is not None
        family, problem = self.game.family, self.view(player).sampler().problem[0]
        moves = [(seat, family.notation(Fields(states[0])).moves[number]) for seat, number, states in self.moved]
        past = Past(write_deal(family, self.before.states, self.before.dealing.chance()), moves)
        tables = [*(Fields(states[0]) for _, _, states in self.moved), Fields(self.states[0])]
        unseen = frozenset(problem["cards"][: problem["n"]].tolist())
        return Lookback(past, tables, player, unseen, family.notation(tables[-1]).cards, family.holdings)

    def _followed(self, past: Past) -> Table | None:
        """The table if that had happened since its last deal; None if it could not."""
        assert self.before is not None
        try:
            table = replace(self.before, before=self.before)._deal(
                read_deal(self.game.family, self.before.states, past.deal)
            )
        except Refusal:
            return None
        for seat, move in past.moves:
            number = table.texts().index(move)
            if seat < self.players:  # what virtual players do comes by itself
                if seat != table.seat or number not in table.moves:
                    return None
                table = table._act(engine.PLAY, number)
        return table

    def _keeping(self, trace: tuple[bytes, ...], player: int) -> tuple[bytes, ...]:
        """With all that the player has truly seen."""
        return (*trace[:player], self.trace[player], *trace[player + 1 :])

    # --- Being a value ---

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: Any) -> Self:
        return self  # nothing changes it

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.game, self.whole, self.states, self.past, self.trace, self.values)
        return _again, (told, self.dealing, self.before, self.moved)


def start(game: Game, whole: bool) -> Table:
    """A table before its first deal."""
    players = game.options.players
    return settled(game, whole, game.fresh(), (b"",) * players, (b"",) * players, (0.0,) * players)


def settled(
    game: Game,
    whole: bool,
    states: States,
    past: tuple[bytes, ...],
    trace: tuple[bytes, ...],
    values: tuple[float, ...],
) -> Table:
    """A table at which nothing has been drawn of what is due."""
    table, buffer = Table(game, whole, states, past, trace, values), np.empty(BUFFER, np.int64)
    result = engine.actor_of(states.dtype)(engine.LIST, states, 0, 0, buffer)
    return table._settled(result, buffer)


def traced(states: States, past: tuple[bytes, ...], before: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """What each player has seen until now: what it had seen before, the round's moves, and what it sees now."""
    return tuple(
        blake2b(seen + moves + engine.hidden(states, player).tobytes(), digest_size=_DIGEST).digest()
        for player, (moves, seen) in enumerate(zip(past, before, strict=True))
    )


def _packed(seat: int, number: int) -> bytes:
    return seat.to_bytes(1) + number.to_bytes(2, "little")


def _again(told: tuple[Any, ...], dealing: Dealing | None, before: Table | None, moved: Any) -> Table:
    table = replace(settled(*told), before=before, moved=moved)
    return table if dealing is None else replace(table, dealing=dealing)
