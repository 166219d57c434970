"""A contest: several bots, many deals, one or more games; interrupted and taken up again at will."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from atout.arena import players
from atout.arena.crew import Crew, alone
from atout.arena.figures import Table
from atout.arena.ledger import Ledger
from atout.arena.matches import Done, Result, Times, Unit, work, written
from atout.arena.playing import LIMIT, Task
from atout.catalogue import Game
from atout.record import engine_version
from atout.refusals import OptionError

# With `until` a game ends at the first of these numbers of deals at which every interval is narrow enough: 32, 48, 64 …
LEAST, STEP = 32, 16
RECORDS, TIMES, RESULTS = FILES = ("records.jsonl", "times.jsonl", "results.jsonl")
Tell = Callable[
    [float | None], None
]  # is told after every deal; at every 16th how wide the widest interval is, by half


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    games: tuple[Game, ...]
    bots: tuple[str, ...]
    fields: tuple[str, ...]  # those of the bots among whom the others sit down, in turn
    seed: int = 0
    whole: bool = False  # whole games instead of rounds
    limit: float = LIMIT

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise OptionError("an arena needs two bots or more, each named once")
        if not self.fields or not set(self.fields) <= set(self.bots):
            raise OptionError(f"a field must be one of the bots: {', '.join(self.bots)}")
        if len(set(self.games)) != len(self.games):
            raise OptionError("each game is named once")
        for bot in self.bots:
            players.check(bot)

    @property
    def timed(self) -> list[str]:
        """Bots that think for a time, so that another run differs a little."""
        return players.timed(self.bots)

    def settings(self) -> dict[str, Any]:
        """What results depend on."""
        return {
            "version": engine_version(),
            "games": {written(game): game.spec.rules for game in self.games},
            "decks": [game.deck for game in self.games],
            **{key: getattr(self, key) for key in ("bots", "fields", "seed", "whole", "limit")},
        }

    def units(self, game: Game, deals: range) -> Iterator[Unit]:
        tasks = (Task(game, self.seed, deal, self.whole, self.limit) for deal in deals)
        return (Unit(task, self.bots, field) for task in tasks for field in self.fields)

    def records_of(self, game: Game) -> int:
        """How many records a unit makes."""
        sides = 0 if self.whole or game.family.sides is None else 2
        return 1 + (len(self.bots) - 1) * (game.options.players + sides)


class Outcome:
    """What has been played so far, in memory and, if there is one, in a folder."""

    def __init__(self, contest: Contest, folder: Path | None) -> None:
        self.contest = contest
        self.results: dict[str, list[Result]] = {written(game): [] for game in contest.games}
        self.times: list[Times] = []
        self._ledger = (
            None if folder is None else Ledger(folder, contest.settings(), FILES, reproducible=not contest.timed)
        )
        if self._ledger is not None:
            self._take_up(self._ledger)

    def _take_up(self, ledger: Ledger) -> None:
        each, by_name = len(self.contest.bots) - 1, {written(game): game for game in self.contest.games}
        found = ledger.lines(RESULTS, Result)
        whole = len(found) // each
        for one in ledger.lines(RESULTS, Result, whole * each):
            self.results[one.game].append(one)
        self.times = ledger.lines(TIMES, Times, whole)
        records = sum(self.contest.records_of(by_name[one.game]) for one in found[: whole * each : each])
        ledger.lines(RECORDS, msgspec.Raw, records)

    def table(self, game: Game) -> Table:
        name = written(game)
        return Table(name, self.contest.bots, self.contest.fields, self.results[name])

    def add(self, game: Game, done: Done) -> None:
        """Keep what came of a unit; the results last, because they say what is complete."""
        self.results[written(game)] += done.results
        self.times.append(done.times)
        if self._ledger is not None:
            self._ledger.add(RECORDS, done.records)
            self._ledger.add(TIMES, [msgspec.json.encode(done.times)])
            self._ledger.add(RESULTS, map(msgspec.json.encode, done.results))

    def thinking(self, game: Game) -> dict[str, list[float]]:
        """Milliseconds of every decision, by bot."""
        found: dict[str, list[float]] = defaultdict(list)
        for one in self.times:
            if one.game == written(game):
                for bot, times in one.times.items():
                    found[bot] += times
        return found

    def close(self) -> None:
        if self._ledger is not None:
            self._ledger.close()


def run(
    outcome: Outcome,
    game: Game,
    deals: int,
    until: float | None = None,
    crew: Crew = alone,
    tell: Tell = lambda _: None,
) -> None:
    """Play one game of a contest, as far as it has not been played."""
    contest, table = outcome.contest, outcome.table(game)
    fields = len(contest.fields)
    done = len(table.results) // (len(contest.bots) - 1)
    if done % fields == 0 and _enough(table, done // fields, until):
        return
    units = list(contest.units(game, range(done // fields, deals)))[done % fields :]
    for result in crew(work, units):
        outcome.add(game, result)
        done += 1
        if done % fields == 0:
            tell(table.half() if done // fields % STEP == 0 else None)
            if _enough(table, done // fields, until):
                return


def _enough(table: Table, deals: int, until: float | None) -> bool:
    return until is not None and deals >= LEAST and deals % STEP == 0 and table.half() <= until
