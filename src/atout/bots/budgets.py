"""How many simulations a level has for a decision where results must not depend on a clock: `budgets.json`.

The file is made by `bench/budgets.py`, so that a level keeps to its time in every game with any number of players.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from atout.catalogue import Game

Many = Annotated[int, msgspec.Meta(ge=1)]
Budgets = dict[str, dict[int, dict[str, Many]]]  # by game, number of players and level
FILE = Path(__file__).with_name("budgets.json")


def measured(game: Game, level: str) -> int | None:
    """None: nobody has measured it."""
    return _known().get(game.id, {}).get(game.options.players, {}).get(level)


@cache
def _known() -> Budgets:
    return read(FILE.read_bytes())


def read(data: bytes) -> Budgets:
    return msgspec.json.decode(data, type=Budgets, strict=False)  # numbers of players are keys, so they are texts
