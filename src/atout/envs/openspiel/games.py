"""Every game as OpenSpiel's Python games: `atout_<id>(players=…, options…, episode=round, margin=False)`."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any, get_type_hints

import msgspec
import numpy as np
import pyspiel

from atout.catalogue import Game, game
from atout.envs.layouts import layout
from atout.envs.openspiel.table import Table, start
from atout.families import specs
from atout.families.options import Spec
from atout.kernel.state import CHANCE, SPECTATOR
from atout.refusals import OptionError

PREFIX = "atout_"
EPISODES = ("round", "game")
RECALL = 64  # moves that the tensor of an information state has room for: the latest
_LISTED = "+"  # between the entries of a list


class State(pyspiel.State):
    """A node of the tree. All that it is stands in `table`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table = game.root

    def current_player(self) -> int:
        if self.table.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.table.seat < 0 else self.table.seat

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.table.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        self.table = self.table.after(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.table.says(action)

    def returns(self) -> list[float]:
        return self.get_game().returns_of(self.table.values)

    def resample_from_infostate(self, player: int, rng: Any) -> State:
        """A state that agrees with all that a player knows; `rng` gives numbers from 0 to 1."""
        found = State(self.get_game())
        found.table = self.table.resampled(player, int(rng() * 2**53))
        return found

    def __str__(self) -> str:
        return self.table.picture()


class Observer:
    """What a player knows (or a spectator, without private information); with perfect recall also the round's moves.

    Each field of the view is a tensor with a name of its own: were all in one, OpenSpiel's playthroughs would write
    every column of 0 and 1 as a rounded number, and take minutes for it.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self._kind, self._layout = kind, layout(game)
        shapes: dict[str, tuple[int, ...]] = {"player": (game.options.players,)}
        shapes |= {piece.name: piece.shape or (1,) for piece in self._layout.slices if piece.stop > piece.start}
        if kind.perfect_recall:
            shapes["moves"] = (RECALL, 2)
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict, first = {}, 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first : first + prod(shape)].reshape(shape)
            first += prod(shape)
        self._view = self.tensor[None, game.options.players :][:, : self._layout.size]

    def set_from(self, state: State, player: int) -> None:
        table: Table = state.table
        self.dict["player"][:] = np.arange(table.players) == player
        self._layout.encode(table.view(self._viewer(player)).states, out=self._view)
        if self._kind.perfect_recall:
            seen = np.array(table.seen(player)[-RECALL:], np.float32).reshape(-1, 2)
            self.dict["moves"][:] = 0
            self.dict["moves"][: len(seen)] = seen + 1

    def string_from(self, state: State, player: int) -> str:
        table: Table = state.table
        return table.information(player) if self._kind.perfect_recall else table.observation(self._viewer(player))

    def _viewer(self, player: int) -> int:
        return SPECTATOR if self._kind.private_info == pyspiel.PrivateInfoType.NONE else player


class Private:
    """What a player knows beyond what everybody sees, as text only."""

    tensor, dict = None, dict[str, Any]()

    def set_from(self, state: State, player: int) -> None:
        """There are no numbers of it."""

    def string_from(self, state: State, player: int) -> str:
        return msgspec.json.encode(state.table.view(player).own()).decode()


class AnyGame(pyspiel.Game):
    """What all games are to OpenSpiel, end games included."""

    def __init__(self, table: Game, kind: Any, info: Any, params: dict[str, Any], margin: bool) -> None:
        if margin and table.options.players == 1:
            raise OptionError("margin compares players, and there is one only")
        super().__init__(kind, info, params)
        self.game, self.margin = table, margin
        self.root: Any = None

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | Private:
        if params:
            raise ValueError(f"an observation has no parameters, not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        hidden = pyspiel.PrivateInfoType
        if kind.private_info == hidden.ALL_PLAYERS or (kind.perfect_recall and kind.private_info == hidden.NONE):
            raise ValueError("an observation is one player's or, without perfect recall, a spectator's")
        return Observer(self.game, kind) if kind.public_info else Private()

    def returns_of(self, values: tuple[float, ...]) -> list[float]:
        """Each player's result: points, higher is better, or how far they are above the mean of the others."""
        if not self.margin:
            return list(values)
        return [value - (sum(values) - value) / (len(values) - 1) for value in values]

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE * (1 + self.max_game_length())


class TableGame(AnyGame):
    """A game from its first deal on."""

    spec: Spec

    def __init__(self, params: dict[str, Any]) -> None:
        spec = self.spec
        episode, margin = str(params.get("episode", EPISODES[0])), bool(params.get("margin", False))
        if episode not in EPISODES:
            raise OptionError(f"episode must be one of {', '.join(EPISODES)}, not {episode!r:.40}")
        table = game(spec.id, **options_of(spec, params))
        low, high = bounds_of(table, margin, spec.longest if episode == "game" else 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.space,
            max_chance_outcomes=CHANCE,
            num_players=table.options.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if margin else None,
            max_game_length=spec.longest,
        )
        super().__init__(table, kind_of(spec, margin), info, params, margin)
        self.root = start(table, episode == "game")


def bounds_of(table: Game, margin: bool, rounds: int) -> tuple[float, float]:
    """The least and the most that a player can get."""
    low, high = (rounds * float(bound) for bound in table.spec.value)
    return (low - high, high - low) if margin else (low, high)


def kind_of(spec: Spec, margin: bool) -> Any:
    """How OpenSpiel describes a game."""
    lowest, highest = _players(spec)
    utility = pyspiel.GameType.Utility
    return kind(
        PREFIX + spec.id,
        f"Atout: {spec.id}",
        utility.ZERO_SUM if margin else utility.GENERAL_SUM,
        (lowest, highest),
        {name: default for name, (default, _) in _parameters(spec).items()},
        loadable=True,
    )


def kind(short: str, long: str, utility: Any, players: tuple[int, int], parameters: Any, *, loadable: bool) -> Any:
    """A sequential game with open chance and hidden cards."""
    return pyspiel.GameType(
        short_name=short,
        long_name=long,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
        default_loadable=loadable,
    )


def register() -> None:
    """Tell OpenSpiel of every game."""
    for spec in specs().values():
        # A class each: OpenSpiel drops what it was given after Python has ended, which no function outlives.
        pyspiel.register_game(kind_of(spec, False), type(PREFIX + spec.id, (TableGame,), {"spec": spec}))


# --- Options as OpenSpiel writes parameters --------------------------------------------------------------------------


def game_string(table: Game, episode: str = EPISODES[0]) -> str:
    """A game as `pyspiel.load_game` takes it."""
    told = {name: _written(value) for name, value in msgspec.structs.asdict(table.options).items()}
    listed = ",".join(f"{name}={value}" for name, value in {**told, "episode": episode}.items())
    return f"{PREFIX}{table.id}({listed})"


@cache
def _parameters(spec: Spec) -> dict[str, tuple[Any, Any]]:
    """All parameters of a game: how OpenSpiel writes the default, and the option's type."""
    usual, hints = msgspec.convert({}, spec.options), get_type_hints(spec.options, include_extras=True)
    options = {name: (_written(getattr(usual, name)), hints[name]) for name in spec.options.__struct_fields__}
    return {**options, "episode": (EPISODES[0], str), "margin": (False, bool)}


def options_of(spec: Spec, params: dict[str, Any]) -> dict[str, Any]:
    """The game's own options among OpenSpiel's parameters."""
    known = _parameters(spec)
    return {
        name: _read(value, known[name][1]) for name, value in params.items() if name in spec.options.__struct_fields__
    }


def _written(value: Any) -> Any:
    """Numbers, switches and texts as they are; a list as one text, none as 0, since OpenSpiel knows neither."""
    if isinstance(value, list | tuple):
        return _LISTED.join(map(str, value))
    return 0 if value is None else value


def _read(value: Any, hint: Any) -> Any:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError:
        if isinstance(value, str):
            return value.split(_LISTED)
        return value if value else None  # or something that the game refuses


@cache
def _players(spec: Spec) -> tuple[int, int]:
    """The fewest and the most players."""
    found = msgspec.inspect.type_info(get_type_hints(spec.options, include_extras=True)["players"])
    known = found.type if isinstance(found, msgspec.inspect.Metadata) else found
    assert isinstance(known, msgspec.inspect.IntType) and known.ge is not None and known.le is not None
    return known.ge, known.le
