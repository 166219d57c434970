"""What is left of a round as a small game of its own: chance chooses one of the worlds of a view, then it is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pyspiel

from atout.catalogue import Game, game
from atout.envs.openspiel.games import AnyGame, bounds_of, kind
from atout.envs.openspiel.table import Table, settled
from atout.kernel.state import MOVE, copied
from atout.refusals import Refusal
from atout.view import View

NAME = "atout_endgame"
MOST = 10_000  # worlds


class Position(msgspec.Struct, frozen=True):
    """A view as a parameter of the game."""

    game: str
    options: dict[str, Any]
    view: bytes
    deck: tuple[str, ...] | None = None

    @classmethod
    def of(cls, view: View) -> Position:
        return cls(view.game.id, msgspec.structs.asdict(view.game.options), view.states.tobytes(), view.game.deck)

    def shown(self) -> View:
        table = game(self.game, deck=self.deck, **self.options)
        states = np.frombuffer(bytearray(self.view), table.family.dtype)
        return View(table, states)


class Choice:
    """The root: a world is chosen."""

    over, seat, moves = False, -1, ()

    def __init__(self, view: View, worlds: list[tuple[Table, float]]) -> None:
        self._view, self._worlds = view, worlds
        self.players = view.game.options.players
        self.values = (0.0,) * self.players

    def outcomes(self) -> list[tuple[int, float]]:
        return [(k, share) for k, (_, share) in enumerate(self._worlds)]

    def after(self, outcome: int) -> Table:
        return self._worlds[outcome][0]

    def says(self, outcome: int) -> str:
        return f"world:{outcome}"

    def picture(self) -> str:
        return self._view.picture()

    def view(self, _player: int) -> View:
        return self._view

    def seen(self, _player: int) -> list[tuple[int, int]]:
        return []

    def __deepcopy__(self, _: Any) -> Choice:
        return self  # nothing changes it

    def __reduce__(self) -> tuple[Any, ...]:
        return _root, (Position.of(self._view),)


class EndGame(AnyGame):
    """The rest of a round, from a view on."""

    def __init__(self, params: dict[str, Any]) -> None:
        position, margin = msgspec.msgpack.decode(bytes.fromhex(params["position"]), type=Position), params["margin"]
        table, root = game(position.game, deck=position.deck, **position.options), _root(position)
        worlds = len(root.outcomes())
        low, high = bounds_of(table, margin, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.spec.space,
            max_chance_outcomes=worlds,
            num_players=table.options.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if margin else None,
            max_game_length=table.spec.longest,
        )
        super().__init__(table, _kind(table, margin), info, params, margin)
        self.root = root


def endgame(view: View, *, margin: bool = False) -> Any:
    """What is left of a round as an OpenSpiel game: chance chooses one of the view's worlds, the rest is played.

    What the viewer knows is known to all there: a spectator's view makes the whole public situation a game, a seat's
    view the smaller one in which that seat's hand lies open. With `margin` each gets what they have more than the mean
    of the others, so that the sum is zero.
    """
    position = msgspec.msgpack.encode(Position.of(view)).hex()
    return EndGame({"position": position, "margin": margin})


def _root(position: Position) -> Choice:
    view = position.shown()
    sampler = view.sampler()
    if int(view.states[0]["due"]) != MOVE:
        raise Refusal("an end game begins with a move, and none is due")
    if not sampler.listable:
        raise Refusal("the worlds of this view cannot be listed: an order is hidden")
    if sampler.count > MOST:
        raise Refusal(f"this view has about {sampler.count:.0f} worlds, and an end game at most {MOST}")
    found = Counter(world.tobytes() for world in sampler.worlds())
    whole, people = sum(found.values()), view.game.options.players
    nothing, values = (b"",) * people, (0.0,) * people
    dtype = view.states.dtype
    worlds = [
        (settled(view.game, False, copied(np.frombuffer(world, dtype)), nothing, nothing, values), times / whole)
        for world, times in found.items()
    ]
    return Choice(view, worlds)


def _kind(table: Game | None, margin: bool) -> Any:
    utility = pyspiel.GameType.Utility
    players = (1, 6) if table is None else (table.options.players,) * 2
    parameters = {"position": "", "margin": False}
    which = utility.ZERO_SUM if margin else utility.GENERAL_SUM
    return kind(NAME, "Atout: the end of a round", which, players, parameters, loadable=False)


def register() -> None:
    """Tell OpenSpiel how an end game is loaded again."""
    pyspiel.register_game(_kind(None, False), EndGame)
