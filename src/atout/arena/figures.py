"""What results say: paired differences with 95 % intervals. The unit is a deal."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import NamedTuple

from atout.arena.matches import Result


class Mean(NamedTuple):
    """A mean, half the width of its 95 % interval, and of how many deals."""

    mean: float
    half: float
    deals: int

    @property
    def sure(self) -> bool:
        """Whether the interval leaves 0 out."""
        return abs(self.mean) > self.half

    def __str__(self) -> str:
        told = f"{self.mean:+.2f}".replace("-", "−")
        return f"{told} ± {self.half:.2f}" if math.isfinite(self.half) else told


def mean_of(values: Sequence[float]) -> Mean:
    """The mean with Student's interval; one value has none."""
    count = len(values)
    if count < 2:
        return Mean(values[0] if values else math.nan, math.inf, count)
    return Mean(fmean(values), _student(count - 1) * stdev(values) / math.sqrt(count), count)


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Cornish and Fisher's series: 1 % off with 3, 0.1 % with 6)."""
    z = 1.959963984540054
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom ** (k + 1) for k, term in enumerate(terms))


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
