"""What a study says of one game: means with 95 % intervals; the unit is a game."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, pstdev

from atout.arena.figures import Mean, mean_of
from atout.arena.playing import Round
from atout.arena.study import Settled, Studied

RARE = 0.02  # what was settled in fewer rounds is left out
Key = tuple[str, tuple[tuple[str, object], ...]]
Measure = Callable[[Studied], float]
LENGTHS: dict[str, Measure] = {
    "rounds": lambda one: len(one.rounds),
    "moves": lambda one: one.moves,
    "minutes": lambda one: one.minutes,
}
# How far apart the players end and how often some share the victory; then, where there are several rounds, how often
# the lead changes and when the winner leads for good
ENDS: dict[str, Measure] = {
    "spread": lambda one: max(one.values) - min(one.values),
    "ties": lambda one: 100.0 * (len(one.winners) > 1),
}
LEADS: dict[str, Measure] = {
    "changes": lambda one: lead_changes(one.rounds),
    "known": lambda one: 100.0 * known_from(one.rounds),
}


@dataclass(frozen=True)
class Option:
    """Something that can be settled for a round: how often it is, and how far apart the players end then."""

    settled: Settled
    share: float
    worth: Mean  # of the spread of a round with it, minus the mean spread of all rounds


@dataclass(frozen=True)
class Findings:
    """The figures of one game."""

    name: str
    games: Sequence[Studied]

    def means(self, measures: dict[str, Measure]) -> dict[str, Mean]:
        return {name: mean_of([measure(one) for one in self.games]) for name, measure in measures.items()}

    def lengths(self) -> dict[str, Mean]:
        return self.means(LENGTHS)

    def outcomes(self) -> dict[str, Mean]:
        return self.means(ENDS | (LEADS if self.has_rounds else {}))

    def measures(self) -> dict[str, Measure]:
        """All that can be compared with another game, game by game."""
        skill: dict[str, Measure] = {} if self.skill() is None else {"skill": lambda one: _lost(one, None)[0]}
        return LENGTHS | ENDS | (LEADS if self.has_rounds else {}) | skill

    @property
    def has_rounds(self) -> bool:
        return any(len(one.rounds) > 1 for one in self.games)

    def advantages(self) -> dict[str, Mean]:
        """What a round brings the dealer and whoever acts first, more than the mean of the table."""
        found = {
            "dealer": [mean for one in self.games if (mean := _more(one.rounds, lambda r: r.dealer)) is not None],
            "starter": [mean for one in self.games if (mean := _more(one.rounds, lambda r: r.starter)) is not None],
        }
        return {name: mean_of(values) for name, values in found.items() if len(values) > 1}

    def seats(self) -> list[Mean]:
        """What each seat has at the end more than the mean of the table."""
        more = [[value - fmean(one.values) for value in one.values] for one in self.games]
        return [mean_of(column) for column in zip(*more, strict=True)]

    def known_curve(self) -> list[float]:
        """After how much of a game, in tenths, the later winner leads for good: the share of games."""
        at = [known_from(one.rounds) for one in self.games]
        return [fmean(known <= tenth / 10 + 1e-9 for known in at) for tenth in range(11)]

    def luck(self) -> float:
        """The spread of a player's result among equals: its standard deviation from deal to deal."""
        return pstdev([value for one in self.games for value in one.values])

    def skill(self) -> Mean | None:
        """What a player of the level gets more than chance would in the same seat of the same deals."""
        return self._changed(None)

    def without(self) -> dict[str, Mean]:
        """What a kind of move is worth to one seat: what is lost by doing without it."""
        kinds = dict.fromkeys(c.kind for one in self.games for c in one.changed if c.kind is not None)
        return {kind: mean for kind in kinds if (mean := self._changed(kind)) is not None}

    def _changed(self, kind: str | None) -> Mean | None:
        lost = [value for one in self.games for value in _lost(one, kind)]
        return mean_of(lost) if lost else None

    def games_until_skill_shows(self) -> float | None:
        """After how many games the better player is ahead of luck: the difference as large as its 95 % interval."""
        skill = self.skill()
        if skill is None or not skill.sure or skill.mean <= 0:
            return None
        return max(1.0, math.ceil((1.96 * self.luck() / skill.mean) ** 2))

    def options(self) -> list[Option]:
        """What was settled, kind by kind; neither what is rare nor what always is."""
        spreads: dict[Key, list[float]] = defaultdict(list)
        named: dict[Key, Settled] = {}
        rounds = [(r, settled) for one in self.games for r, settled in zip(one.rounds, one.settled, strict=False)]
        usual = fmean(_spread(r) for r, _ in rounds)
        for r, settled in rounds:
            this = {(one.id, tuple(sorted(one.args.items()))): one for one in settled}  # each once a round
            named |= this
            for key in this:
                spreads[key].append(_spread(r) - usual)
        found = [Option(named[key], len(row) / len(rounds), mean_of(row)) for key, row in spreads.items()]
        return sorted(
            (one for one in found if RARE <= one.share < 1), key=lambda one: (one.settled.id, str(one.settled.args))
        )


def by_game(games: Iterable[Studied]) -> list[Findings]:
    """One game's figures after the other's."""
    found: dict[str, list[Studied]] = defaultdict(list)
    for one in games:
        found[one.game].append(one)
    return [Findings(name, rows) for name, rows in found.items()]


def compare(one: Findings, other: Findings) -> dict[str, Mean]:
    """What the other game has more than the first, deal by deal: chance is the same where both deal the same cards."""
    theirs = {game.deal: game for game in other.games}
    pairs = [(game, theirs[game.deal]) for game in one.games if game.deal in theirs]
    return {
        name: mean_of([measure(b) - measure(a) for a, b in pairs])
        for name, measure in one.measures().items()
        if name in other.measures()
    }


def lead_changes(rounds: Sequence[Round]) -> int:
    """How often somebody else was ahead after a round than after the one before."""
    leaders = _leaders(rounds)
    return sum(not (a & b) for a, b in pairwise(leaders))


def known_from(rounds: Sequence[Round]) -> float:
    """The part of the game after which the final leaders stayed ahead."""
    leaders = _leaders(rounds)
    last = len(leaders)
    while last > 1 and leaders[last - 2] & leaders[-1]:
        last -= 1
    return last / len(leaders)


def _leaders(rounds: Sequence[Round]) -> list[set[int]]:
    totals = [0.0] * len(rounds[0].values)
    found = []
    for one in rounds:
        totals = [a + b for a, b in zip(totals, one.values, strict=True)]
        found.append({seat for seat, total in enumerate(totals) if total == max(totals)})
    return found


def _lost(one: Studied, kind: str | None) -> list[float]:
    """What the seat that was changed in this way got less."""
    return [changed.base - changed.value for changed in one.changed if changed.kind == kind]


def _more(rounds: Sequence[Round], who: Callable[[Round], int]) -> float | None:
    found = [one.values[who(one)] - fmean(one.values) for one in rounds if 0 <= who(one) < len(one.values)]
    return fmean(found) if found else None


def _spread(one: Round) -> float:
    return max(one.values) - min(one.values)
