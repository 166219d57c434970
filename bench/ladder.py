"""The ladder: every level on one seat among `casual`, every seat in turn, rounds on equal deals.

    .venv/bin/python bench/ladder.py [GAME…] [--deals 40] -o DIR

Levels think as in records, but for `expert`, which thinks an eighth as long, so that a game takes minutes. Told is what
each gains in points a round, and in how many of a hundred rounds nobody has more (several share one): that is
written into `bots/figures.json`, of which page and command line tell. Levels that chance has in the wrong order cannot
be told apart: of them their mean is told. What was played is kept, and an interrupted run goes on.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import fmean

import msgspec

import atout
from atout.arena import Contest, Mean, Outcome, mean_of, processes, run, written
from atout.arena.contest import RECORDS
from atout.bots import figures, levels
from atout.bots.budgets import measured
from atout.bots.players import LEVELS, USUAL
from atout.warmup import prepare

SHORTER = 8


class Seated(msgspec.Struct):
    """Of a record of the arena: who sat where."""

    names: list[str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, required=True)
    args = parser.parse_args()
    print("| game | deals | `random` | `beginner` | `strong` | `expert` | rounds won of 100 |")
    print("|---|---|---|---|---|---|---|")
    found = figures.read(figures.FILE.read_bytes())
    for id in args.game or atout.games():
        game = atout.game(id)
        prepare(game)
        found[id] = climb(game, args.deals, args.jobs, args.output / id)
        figures.FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def climb(game: atout.Game, deals: int, jobs: int, folder: Path) -> dict[str, float]:
    """Print a row; return every level's share of the rounds."""
    expert = (measured(game, "expert") or LEVELS["expert"].simulations) // SHORTER
    names = {f"expert:sims={expert}" if level == "expert" else level: level for level in levels()}
    outcome = Outcome(Contest((game,), tuple(names), (USUAL,)), folder)
    run(outcome, game, deals, crew=processes(jobs))
    outcome.close()
    table, won = outcome.table(game), shares(folder)
    gains = [str(table.cell(name, USUAL)) for name in names if name != USUAL]
    told = [f"{100 * won[name].mean:.0f} ± {100 * won[name].half:.0f}" for name in names if name != USUAL]
    print(f"| {' | '.join([written(game), str(table.deals), *gains, ', '.join(told)])} |", flush=True)
    rising = ordered([won[name].mean for name in names if name != USUAL])
    return dict(zip([level for level in names.values() if level != USUAL], rising, strict=True))


def ordered(shares: list[float]) -> list[float]:
    """As near to these as numbers that nowhere fall can be: neighbours in the wrong order are put together."""
    pools = list[list[float]]()
    for share in shares:
        pools.append([share])
        while len(pools) > 1 and fmean(pools[-2]) > fmean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [round(fmean(pool), 3) for pool in pools for _ in pool]


def shares(folder: Path) -> dict[str, Mean]:
    """By bot: its share of the rounds that it played alone among others."""
    won = defaultdict[str, list[float]](list)
    for line in (folder / RECORDS).open("rb"):
        names = msgspec.json.decode(line, type=Seated).names
        alone = [seat for seat, name in enumerate(names) if names.count(name) == 1 and name != USUAL]
        if len(alone) == 1:
            values = atout.replay(line).values[: len(names)]
            best = [seat for seat, value in enumerate(values) if value == max(values)]
            won[names[alone[0]]].append((alone[0] in best) / len(best))
    return {name: mean_of(found) for name, found in won.items()}


if __name__ == "__main__":
    main()
