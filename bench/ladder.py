"""The ladder: all levels and yardsticks on one seat among `casual`, every seat in turn, rounds on equal deals.

    .venv/bin/python bench/ladder.py [GAME…] [--deals 30] [-o DIR]

Levels think as in records, but for `expert`, which has `--ms` a decision (a table gives it 400), so that a game takes
minutes. The yardsticks have as much time as `strong`: `flat` (random playouts), textbook `ismcts`, and `cheat`, which
searches as `strong` does and sees all cards. *Of the way*: how far `strong` comes from `random` to `cheat`. With `-o`
what was played is kept, and an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from budgets import SECONDS, moments, within

import atout
from atout import bots
from atout.arena import Contest, Mean, Outcome, Table, processes, run, written
from atout.bots.players import LEVELS, USUAL, judge_of
from atout.bots.search import Judge
from atout.warmup import prepare

TRIED = 400  # simulations of a decision that are timed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--ms", type=float, default=120.0, help="CPU time that an expert's decision takes")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--players", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path)
    args = parser.parse_args()
    print("| game | deals | `random` | `beginner` | `strong` | `expert` | `flat` | `ismcts` | `cheat` | of the way |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for id in args.game or atout.games():
        game = atout.game(id, **({"players": args.players} if args.players else {}))
        prepare(game)
        folder = None if args.output is None else args.output / written(game).replace(" ", "_")
        print(row(game, args.ms / 1000, args.deals, args.jobs, folder), flush=True)


def row(game: atout.Game, seconds: float, deals: int, jobs: int, folder: Path | None) -> str:
    names = contenders(game, seconds, folder)
    outcome = Outcome(Contest((game,), tuple(names), (USUAL,)), folder)
    run(outcome, game, deals, crew=processes(jobs))
    outcome.close()
    table = outcome.table(game)
    cells = [str(table.cell(name, USUAL)) for name in names if name != USUAL]
    return f"| {' | '.join([written(game), str(table.deals), *cells, of_the_way(table, names)])} |"


def contenders(game: atout.Game, seconds: float, folder: Path | None) -> list[str]:
    """Everybody by name; once measured, what they were told stays the same in a folder."""
    kept = None if folder is None else folder.with_suffix(".bots")
    if kept is not None and kept.exists():
        return kept.read_text().split()
    views, learnt = moments(game), judge_of(LEVELS["expert"], game)
    expert = within(seconds, views, learnt)
    short = within(SECONDS["strong"], views, learnt)
    flat = within(SECONDS["strong"], views, Judge(), halving=False)
    names = ["random", "beginner", USUAL, "strong", f"expert:sims={expert}", f"flat:sims={flat}"]
    names += [f"ismcts:sims={grown(SECONDS['strong'], views)}", f"cheat:sims={short}"]
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("\n".join(names))
    return names


def grown(seconds: float, views: list[atout.View]) -> int:
    """How many iterations of the textbook's search take so long."""
    bot = bots.find(f"ismcts:sims={TRIED}")
    bot.choose(views[0], 0)  # compiles and loads
    began = time.thread_time()
    for view in views:
        bot.choose(view, 0)
    return int(seconds * len(views) * TRIED / (time.thread_time() - began))


def of_the_way(table: Table, names: list[str]) -> str:
    low, high, own = (_gain(table, names, name).mean for name in ("random", "cheat", "strong"))
    return f"{(own - low) / (high - low):.0%}"


def _gain(table: Table, names: list[str], name: str) -> Mean:
    return table.cell(next(one for one in names if one.partition(":")[0] == name), USUAL)


if __name__ == "__main__":
    main()
