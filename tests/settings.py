"""Every value of every option at every player count, and all pairs of options, of every game; and a sample of them."""

from __future__ import annotations

import random
import types
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

import atout
from atout.families import specs
from atout.families.options import Options

# Numbers between whose bounds the suite picks; lists that stand for "any parts".
MORE: dict[str, list[Any]] = {
    "rounds": [5, 7],
    "goal": [1, 12, 30],
    "dabbscheedel": [-1, -10],
    "target_score": [None, 1, 60],
    "parts": [
        ["xxl-up-and-down", "xxl-lower", "xxl-refuse", "xxl-runs", "xxl-one-by-one", "xxl-fix-the-colour"],
        ["xxl-fix-the-colour", "xxl-refuse"],
        ["xxl-lower"],
    ],
}


def values(name: str, hint: Any) -> list[Any]:
    """The values of an option that the suite tries."""
    if name in MORE:
        return MORE[name]
    kind = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, types.UnionType):
        raise TypeError(f"say in MORE which values of {name} to try")
    if kind is int:
        low, high = (
            next(getattr(m, side) for m in hint.__metadata__ if getattr(m, side) is not None) for side in ("ge", "le")
        )
        return list(range(low, high + 1))
    raise TypeError(f"option {name} has a type that the suite does not know: {kind}")


def games_of(options: type[Options], id: str) -> Iterator[atout.Game]:
    """All player counts, with every pair of other options' values; impossible combinations are skipped."""
    hints = get_type_hints(options, include_extras=True)
    names = [name for name in options.__struct_fields__ if name != "players"]
    seen = set()
    pairs: list[tuple[str, ...]] = [*combinations(names, 2)] or [tuple(names)]
    for players in values("players", hints["players"]):
        for pair in pairs:
            for chosen in product(*(values(name, hints[name]) for name in pair)):
                wanted = {"players": players, **dict(zip(pair, chosen, strict=True))}
                if id == "ebbes" and set(pair) & {"rounds", "goal", "dabbscheedel"}:
                    wanted.setdefault("choose_designators", True)
                try:
                    game = atout.game(id, **wanted)
                except atout.OptionError:
                    continue
                if game not in seen:
                    seen.add(game)
                    yield game


def all_games() -> list[atout.Game]:
    """Every setting of every game."""
    return [game for spec in specs().values() for game in games_of(spec.options, spec.id)]


def by_setting(games: list[atout.Game]) -> pytest.MarkDecorator:
    """A test of `game` for each of these; the ordinary run takes every number of players and every value once."""
    shown: set[tuple[str, str, str]] = set()
    cases = []
    for game in random.Random(4).sample(games, len(games)):  # else all values would come with the fewest players
        shows = {(game.id, option, repr(value)) for option, value in msgspec.structs.asdict(game.options).items()}
        cases.append(pytest.param(game, id=name(game), marks=[pytest.mark.long] if shows <= shown else []))
        shown |= shows
    return pytest.mark.parametrize("game", cases)


def later(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """These only with --long."""
    return [pytest.param(*case, marks=pytest.mark.long) for case in cases]


def one_per_table() -> list[atout.Game]:
    """Every game id at every player count, with default options."""
    found = []
    for spec in specs().values():
        hints = get_type_hints(spec.options, include_extras=True)
        found += [atout.game(spec.id, players=n) for n in values("players", hints["players"])]
    return found


def name(game: atout.Game) -> str:
    """A short name for test ids: the game, its players, and what is not default."""
    plain = msgspec.structs.asdict(game.options)
    default = msgspec.structs.asdict(atout.game(game.id, players=game.options.players).options)
    changed = [f"{k}={_short(v)}" for k, v in plain.items() if k != "players" and v != default[k]]
    return "-".join([game.id, str(game.options.players), *changed])


def _short(value: Any) -> str:
    return str(len(value)) if isinstance(value, list | tuple) else str(value)
