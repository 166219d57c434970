"""What results say: figures with 95 % intervals. The unit is a deal, or a whole game."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

import numpy as np

from atout.arena.matches import Result

_Z = NormalDist().inv_cdf(0.975)
_DRAWN = 1000  # times that games are drawn again


class Mean(NamedTuple):
    """A mean, half the width of its 95 % interval, and of how many deals."""

    mean: float
    half: float
    deals: int

    @property
    def sure(self) -> bool:
        """Whether the interval leaves 0 out."""
        return abs(self.mean) > self.half

    def told(self, form: str) -> str:
        told = _written(self.mean, form)
        return f"{told} ± {_written(self.half, form.lstrip('+'))}" if math.isfinite(self.half) else told

    def __str__(self) -> str:
        return self.told("+.2f")


class Range(NamedTuple):
    """A figure and its 95 % interval, where that does not lie evenly around it; none where too little is known, or
    where the rules leave nothing to chance."""

    figure: float
    low: float = math.nan
    high: float = math.nan

    def told(self, form: str) -> str:
        told = _written(self.figure, form)
        return f"{told} ({_written(self.low, form)} … {_written(self.high, form)})" if self.low < self.high else told


def _written(number: float, form: str) -> str:
    return format(number, form).replace("-", "−").replace("inf", "∞")


def mean_of(values: Sequence[float]) -> Mean:
    """The mean with Student's interval; one value has none."""
    count = len(values)
    if count < 2:
        return Mean(values[0] if values else math.nan, math.inf, count)
    return Mean(fmean(values), _student(count - 1) * stdev(values) / math.sqrt(count), count)


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Cornish and Fisher's series: 1 % off with 3, 0.1 % with 6)."""
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom ** (k + 1) for k, term in enumerate(terms))


def share_of(values: Sequence[bool]) -> Range:
    """How often something happened, in per cent, with Wilson's interval: wide, too, where it never did."""
    count, share = len(values), fmean(values)
    middle = share + _Z * _Z / (2 * count)
    half = _Z * math.sqrt(share * (1 - share) / count + (_Z / (2 * count)) ** 2)
    low, high = ((middle + way) / (1 + _Z * _Z / count) for way in (-half, half))
    return Range(100 * share, 100 * max(low, 0.0), 100 * min(high, 1.0))


def more_often(values: Sequence[bool], others: Sequence[bool]) -> Range:
    """By how much the others' share is larger, pair by pair, with Newcombe's interval: both of Wilson's, squared and
    added, less what the pairs have in common."""
    one, other = share_of(values), share_of(others)
    varied = len(set(values)) > 1 < len(set(others))
    common = float(np.corrcoef(values, others)[0, 1]) if varied else 0.0

    def reach(a: float, b: float) -> float:
        return math.sqrt(max(0.0, a * a - 2 * common * a * b + b * b))

    more = other.figure - one.figure
    low = more - reach(other.figure - other.low, one.high - one.figure)
    return Range(more, low, more + reach(other.high - other.figure, one.figure - one.low))


def bootstrap(games: int, figure: Callable[[Any], Any]) -> Range:
    """A figure of games, and what lies between when as many are drawn again and again, the same each time. It is made
    of how often each game was drawn, [drawing, game]; NaN where a drawing has none."""
    drawn = np.random.default_rng(0).multinomial(games, np.full(games, 1 / games), _DRAWN)
    with np.errstate(divide="ignore", invalid="ignore"):
        low, high = np.nanpercentile(figure(drawn), (2.5, 97.5), method="nearest").tolist()
        return Range(float(figure(np.ones((1, games)))[0]), low, high)


@dataclass(frozen=True)
class Standing:
    """A bot's place on the ladder: what it gains by sitting down among the others, over all fields (0 in its own)."""

    bot: str
    gain: Mean


@dataclass(frozen=True)
class Table:
    """All that the results of a game say."""

    game: str
    bots: tuple[str, ...]
    fields: tuple[str, ...]
    results: Sequence[Result]

    @property
    def deals(self) -> int:
        return len({one.deal for one in self.results})

    def cell(self, bot: str, field: str) -> Mean:
        """What a bot gains on one seat among others of a field."""
        return mean_of([one.gain for one in self._of(bot, field)])

    def side(self, bot: str, field: str) -> Mean | None:
        """Side against side, where there are sides."""
        gains = [one.side_gain for one in self._of(bot, field) if one.side_gain is not None]
        return mean_of(gains) if gains else None

    def cells(self) -> Iterable[tuple[str, str]]:
        return ((bot, field) for field in self.fields for bot in self.bots if bot != field)

    def ladder(self) -> list[Standing]:
        """All bots, best first. Paired: the same deals for all."""
        sums: dict[str, dict[int, float]] = {bot: defaultdict(float) for bot in self.bots}
        for one in self.results:
            for bot in self.bots:
                sums[bot][one.deal] += one.gain / len(self.fields) if bot == one.bot else 0.0
        standings = [Standing(bot, mean_of(list(sums[bot].values()))) for bot in self.bots]
        return sorted(standings, key=lambda standing: -standing.gain.mean)

    def seats(self, field: str) -> list[Mean]:
        """What each seat has more than the mean of the table, when the field sits everywhere."""
        return [mean_of(column) for column in zip(*map(_more, self._bases(field)), strict=True)]

    def starter(self, field: str) -> Mean:
        """What the seat that acts first has more than the mean of the table."""
        return mean_of([_more(one)[one.starter] for one in self._bases(field)])

    def lengths(self, field: str) -> list[int]:
        return [one.moves for one in self._bases(field)]

    def values(self, field: str) -> list[float]:
        """Every seat's value, when the field sits everywhere."""
        return [value for one in self._bases(field) for value in one.base]

    def forfeits(self) -> dict[str, int]:
        """How often bots have forfeited."""
        found: dict[str, int] = defaultdict(int)
        for one in self.results:
            for forfeit in one.forfeits:
                found[forfeit.bot] += 1
        return found

    def half(self) -> float:
        """The widest half of all intervals."""
        return max((self.cell(bot, field).half for bot, field in self.cells()), default=0.0)

    def _of(self, bot: str, field: str) -> list[Result]:
        return [one for one in self.results if one.bot == bot and one.field == field]

    def _bases(self, field: str) -> list[Result]:
        """One result a deal in which the field sat everywhere."""
        return list({one.deal: one for one in self.results if one.field == field}.values())


def _more(one: Result) -> list[float]:
    usual = fmean(one.base)
    return [value - usual for value in one.base]
