"""What is usual: results of rounds in self-play (`units.json`, made by `bench/units.py`), and how much each level of
bots loses by its decisions (`rates.json`, made by `bench/review.py`)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from statistics import fmean, pstdev
from typing import Annotated

import msgspec
from msgspec import Struct

from atout.bots import find
from atout.catalogue import Game
from atout.catalogue import game as default
from atout.review.selfplay import rounds

UNITS, RATES = (Path(__file__).with_name(name) for name in ("units.json", "rates.json"))
ROUNDS = 40  # of a game with other options, of which nothing was measured before
PLAYER = "casual:sims=60"
_TOLD = 2  # levels at the most


class Unit(Struct, frozen=True):
    """Results of a seat's rounds in self-play."""

    mean: float
    sigma: Annotated[float, msgspec.Meta(gt=0)]


Units = dict[str, dict[int, Unit]]  # by game and number of players, other options by default
Rates = dict[str, dict[str, float]]  # by game and level: what a review says of its decisions


@lru_cache(maxsize=64)
def unit_of(game: Game) -> Unit:
    """What was measured of a game or, where its options are not the usual ones, is measured now."""
    known = _units().get(game.id, {}).get(game.options.players)
    if known is not None and game == default(game.id, players=game.options.players):
        return known
    return measure(game, ROUNDS)


def measure(game: Game, many: int) -> Unit:
    """Mean and σ over so many rounds of self-play; the same every time."""
    results = [value for values in islice(rounds(game, find(PLAYER), 0), many) for value in values]
    return Unit(round(fmean(results), 3), round(pstdev(results), 3) or 1.0)


def like(id: str, rate: float, error: float) -> list[str]:
    """The level of bots whose own rate lies within this one's interval, or the two that do or between which it lies.

    None where it is compatible with more levels, which would say nothing, or where nobody has measured them.
    """
    levels = sorted(_rates().get(id, {}).items(), key=lambda one: -one[1])
    worse = [level for level, own in levels if own > rate + error]
    better = [level for level, own in levels if own < rate - error]
    within = [level for level, _ in levels[len(worse) : len(levels) - len(better)]]
    found = within or [*worse[-1:], *better[:1]]
    return found if len(found) <= _TOLD else []


@cache
def _units() -> Units:
    return msgspec.json.decode(UNITS.read_bytes(), type=Units, strict=False)  # numbers of players are keys: texts


@cache
def _rates() -> Rates:
    return msgspec.json.decode(RATES.read_bytes(), type=Rates)
