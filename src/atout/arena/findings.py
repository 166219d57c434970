"""What a study says of one game: figures with 95 % intervals; the unit is a game, since rounds of one hang together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any

import numpy as np

from atout.arena.figures import Mean, Range, bootstrap, mean_of, more_often, share_of
from atout.arena.playing import Round
from atout.arena.study import Settled, Studied
from atout.refusals import Refusal

RARE = 2.0  # per cent: what was settled in fewer rounds is left out
FEW = 5  # games: of what was settled, or was not, in fewer of them nobody can say how sure its worth is
Key = tuple[str, tuple[tuple[str, object], ...]]
Measure = Callable[[Studied], float]
Happened = Callable[[Studied], bool]
LENGTHS: dict[str, Measure] = {
    "rounds": lambda one: len(one.rounds),
    "moves": lambda one: one.moves,
    "minutes": lambda one: one.minutes,
}
# How far apart the players end and how often some share the victory; then, where there are several rounds, how often
# the lead changes and when the winner leads for good
SPREAD: dict[str, Measure] = {"spread": lambda one: max(one.values) - min(one.values)}
SHARES: dict[str, Happened] = {"ties": lambda one: len(one.winners) > 1}
LEADS: dict[str, Measure] = {
    "changes": lambda one: lead_changes(one.rounds),
    "known": lambda one: 100.0 * known_from(one.rounds),
}
MEASURES: dict[str, Measure] = {**LENGTHS, **SPREAD, **LEADS, "skill": lambda one: _lost(one, None)[0]}


@dataclass(frozen=True)
class Option:
    """Something that can be settled for a round: how often it is, and how far apart the players end then."""

    settled: Settled
    share: Range  # of the rounds, in per cent
    worth: Range  # the mean spread of a round with it, minus that of all rounds


@dataclass(frozen=True)
class Findings:
    """The figures of one game."""

    name: str
    games: Sequence[Studied]
    forfeited: Sequence[Studied] = ()  # games that are left out, because somebody gave no legal move in time

    def _means(self, measures: dict[str, Measure]) -> dict[str, Mean]:
        return {name: mean_of([measure(one) for one in self.games]) for name, measure in measures.items()}

    def lengths(self) -> dict[str, Mean]:
        return self._means(LENGTHS)

    def outcomes(self) -> dict[str, Mean | Range]:
        shares = {name: share_of([happened(one) for one in self.games]) for name, happened in SHARES.items()}
        return {**self._means(SPREAD), **shares, **self._means(LEADS if self.has_rounds else {})}

    def measured(self) -> dict[str, Mean | Range]:
        """All that can be compared with another game."""
        skill = self.skill()
        return {**self.lengths(), **self.outcomes(), **({} if skill is None else {"skill": skill})}

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

    def luck(self) -> Range:
        """The spread of a player's result among equals: its standard deviation from deal to deal."""
        return bootstrap(len(self.games), self._luck)

    def _luck(self, drawn: Any) -> Any:
        values = np.array([one.values for one in self.games], float)
        values -= values.mean()
        return np.sqrt(np.maximum(_over(drawn, (values**2).mean(1)) - _over(drawn, values.mean(1)) ** 2, 0))

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

    def games_until_skill_shows(self) -> Range | None:
        """After how many games the better player is ahead of luck: the difference as large as its 95 % interval."""
        skill = self.skill()
        if skill is None or not skill.sure or skill.mean <= 0:
            return None
        return bootstrap(len(self.games), self._shows)

    def _shows(self, drawn: Any) -> Any:
        skill = _over(drawn, np.array([fmean(_lost(one, None)) for one in self.games]))
        return np.maximum(1, np.ceil((1.96 * self._luck(drawn) / np.maximum(skill, 0)) ** 2))

    def options(self) -> list[Option]:
        """What was settled, kind by kind; neither what is rare nor what always is."""
        many = len(self.games)
        named: dict[Key, Settled] = {}
        all_of_them = np.zeros((2, many))  # rounds of each game, and the sum of their spreads
        some: dict[Key, Any] = defaultdict(lambda: np.zeros((2, many)))
        for k, one in enumerate(self.games):
            for r, settled in zip(one.rounds, one.settled, strict=False):
                this = {(s.id, tuple(sorted(s.args.items()))): s for s in settled}  # each once a round
                named |= this
                for sums in (all_of_them, *(some[key] for key in this)):
                    sums[:, k] += 1, _spread(r)
        found = [_option(named[key], sums, all_of_them) for key, sums in some.items()]
        return sorted(
            (one for one in found if RARE <= one.share.figure < 100),
            key=lambda one: (one.settled.id, str(one.settled.args)),
        )


def _option(settled: Settled, sums: Any, all_of_them: Any) -> Option:
    def share(drawn: Any) -> Any:
        return 100 * (drawn @ sums[0]) / (drawn @ all_of_them[0])

    def worth(drawn: Any) -> Any:
        return (drawn @ sums[1]) / (drawn @ sums[0]) - (drawn @ all_of_them[1]) / (drawn @ all_of_them[0])

    games = len(sums[0])
    told = bootstrap(games, worth)
    enough = min(np.count_nonzero(sums[0]), np.count_nonzero(sums[0] < all_of_them[0])) >= FEW
    return Option(settled, bootstrap(games, share), told if enough else Range(told.figure))


def by_game(games: Iterable[Studied]) -> list[Findings]:
    """One game's figures after the other's."""
    found: dict[str, list[Studied]] = defaultdict(list)
    for one in games:
        found[one.game].append(one)
    return [_findings(name, rows) for name, rows in found.items()]


def _findings(name: str, games: Sequence[Studied]) -> Findings:
    whole, forfeited = ([one for one in games if bool(one.forfeits) == lost] for lost in (False, True))
    if forfeited and len(whole) < 2:
        one = forfeited[0].forfeits[0]
        raise Refusal(
            f"{name}: {one.bot!r:.80} forfeited {len(forfeited)} of {len(games)} games ({one.why}); that leaves too few"
        )
    return Findings(name, whole, forfeited)


def compare(one: Findings, other: Findings) -> dict[str, Mean | Range]:
    """What the other game has more than the first, deal by deal: chance is the same where both deal the same cards."""
    theirs = {game.deal: game for game in other.games}
    pairs = [(game, theirs[game.deal]) for game in one.games if game.deal in theirs]

    def difference(name: str) -> Mean | Range:
        if happened := SHARES.get(name):
            return more_often([happened(a) for a, _ in pairs], [happened(b) for _, b in pairs])
        return mean_of([MEASURES[name](b) - MEASURES[name](a) for a, b in pairs])

    both = other.measured()
    return {name: difference(name) for name in one.measured() if name in both} if pairs else {}


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


def _over(drawn: Any, each: Any) -> Any:
    """The mean over the games of each drawing."""
    return drawn @ each / drawn.sum(1)
