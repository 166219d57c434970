"""`expert` beside random playouts with ten times its CPU time.

    .venv/bin/python bench/tenfold.py [GAME…] [--ms 10] [--deals 50]

Both think for less than at a table, in the same ratio. Simulations are measured first, so that the deals themselves do
not depend on the clock; the ratio that came of it is told, and `flat` gets half as much again, because played positions
cost it less than those in which it is measured. Among experts, which is cheaper than the other way round,
one seat has `flat` with ten times the time, every seat in turn: what it loses is the lead of `expert`.
"""

from __future__ import annotations

import argparse
from statistics import fmean

from budgets import moments, within

import atout
from atout.arena import Contest, Outcome, processes, run, written
from atout.bots.players import LEVELS, judge_of
from atout.bots.search import Judge
from atout.warmup import prepare

TIMES = 15  # see above: it comes to ten or more


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--ms", type=float, default=10.0, help="CPU time that an expert's decision takes")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int)
    args = parser.parse_args()
    print("| game | `expert` | `flat` | times the time | deals | lead of `expert` | 95 % | side by side |")
    print("|---|---|---|---|---|---|---|---|")
    for id in args.game or atout.games():
        game = atout.game(id, **({"players": args.players} if args.players else {}))
        prepare(game)
        print(row(game, args.ms / 1000, args.deals, args.jobs), flush=True)


def row(game: atout.Game, seconds: float, deals: int, jobs: int) -> str:
    views = moments(game)
    expert = f"expert:sims={within(seconds, views, judge_of(LEVELS['expert'], game))}"
    flat = f"flat:sims={within(TIMES * seconds, views, Judge(), halving=False)}"
    outcome = Outcome(Contest((game,), (expert, flat), (expert,)), None)
    run(outcome, game, deals, crew=processes(jobs))
    table, times = outcome.table(game), outcome.thinking(game)
    gain, ratio = table.cell(flat, expert), fmean(times[flat]) / fmean(times[expert])
    side = table.side(flat, expert)
    told = [written(game), expert, flat, f"{ratio:.1f}", str(deals), f"{-gain.mean:+.2f}", f"± {gain.half:.2f}"]
    return f"| {' | '.join([*told, '' if side is None else f'{-side.mean:+.2f} ± {side.half:.2f}'])} |"


if __name__ == "__main__":
    main()
