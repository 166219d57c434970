"""Two versions of the engine in turn: how fast this one is beside another checkout.

    git worktree add ../older COMMIT
    .venv/bin/python bench/versions.py ../older [GAME…] [--pairs 4]

Random moves in batches and one by one, each in processes of its own, by their CPU time; the best of many short runs
counts, because a machine is now and then slower for minutes, and never faster than it is.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import msgspec

import atout

ROOT = Path(__file__).parents[1]
WAYS = ("batch", "step")
# Runs in either version, so that it may use only what both have.
ONE = """
import json, sys, time
import atout
from atout.cli.bench import works
from atout.warmup import prepare

found = {}
for id in sys.argv[1:]:
    game = atout.game(id)
    prepare(game)
    for way in ("batch", "step"):
        work, best = works(game)[way], 0.0
        work()
        for _ in range(50):
            done, began = 0, time.process_time()
            while (passed := time.process_time() - began) < 0.02:
                done += work()
            best = max(best, done / passed)
        found[f"{id} {way}"] = best
print(json.dumps(found))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", type=Path, help="a checkout of another version")
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--pairs", type=int, default=4)
    args = parser.parse_args()
    games, best = args.game or atout.games(), [defaultdict[str, float](float), defaultdict[str, float](float)]
    for number in range(args.pairs):
        for which in (0, 1) if number % 2 else (1, 0):
            for name, rate in speeds((ROOT, args.older.resolve())[which], games).items():
                best[which][name] = max(best[which][name], rate)
    print("| game | in batches | beside the other | one by one | beside the other |\n|---|---|---|---|---|")
    for id in games:
        pairs = [[each[f"{id} {way}"] for each in best] for way in WAYS]
        cells = [cell for ours, theirs in pairs for cell in (f"{ours / 1e6:.2f} M/s", f"{ours / theirs:.2f}")]
        print(f"| {' | '.join([id, *cells])} |")


def speeds(tree: Path, games: list[str]) -> dict[str, float]:
    """Moves a second of every game, in a process with that version's code."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    told = subprocess.run([sys.executable, "-c", ONE, *games], env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(told.stdout, type=dict[str, float])


if __name__ == "__main__":
    main()
