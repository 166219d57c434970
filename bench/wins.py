"""How often the levels win: `python bench/wins.py -o DIR` writes `bots/figures.json`.

A bot on one seat among `casual`, every seat in turn; several who win share a game. `expert` thinks a quarter
as long as in records (its games take a minute each otherwise), so that it wins rather more often than is written here.
What was played is kept in the folder, and an interrupted run goes on; a game is written when all its deals are played.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from pathlib import Path

import msgspec

import atout
from atout.arena import Contest, Outcome, processes, run
from atout.arena.contest import RECORDS
from atout.bots import figures
from atout.bots.budgets import measured
from atout.bots.players import LEVELS, USUAL
from atout.warmup import prepare

SLOWER = 4


class Won(msgspec.Struct):
    """What a record of the arena says of its end."""

    names: list[str]
    winners: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, required=True)
    args = parser.parse_args()
    found = figures.read(figures.FILE.read_bytes())
    for id in args.game or atout.games():
        game = atout.game(id)
        prepare(game)
        found[id], games = shares(game, args.deals, args.jobs, args.output / id)
        print(
            id,
            games,
            {level: f"{x:.2f} ± {1.96 * math.sqrt(x * (1 - x) / games):.2f}" for level, x in found[id].items()},
        )
        figures.FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def shares(game: atout.Game, deals: int, jobs: int, folder: Path) -> tuple[dict[str, float], int]:
    """Every level's share of the games, and in how many."""
    expert = f"expert:sims={(measured(game, 'expert') or LEVELS['expert'].simulations) // SLOWER}"
    names = {"random": "random", "beginner": "beginner", USUAL: USUAL, "strong": "strong", expert: "expert"}
    outcome = Outcome(Contest((game,), tuple(names), (USUAL,), whole=True), folder)
    run(outcome, game, deals, crew=processes(jobs))
    outcome.close()
    won, games = defaultdict[str, float](float), defaultdict[str, int](int)
    for line in (folder / RECORDS).open("rb"):
        one = msgspec.json.decode(line, type=Won)
        for name in set(one.names) - {USUAL}:
            games[name] += 1
            won[name] += sum(one.names[seat] == name for seat in one.winners) / len(one.winners)
    found = {level: round(won[name] / games[name], 3) for name, level in names.items() if name != USUAL}
    return found, min(games.values())


if __name__ == "__main__":
    main()
