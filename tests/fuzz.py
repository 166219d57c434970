"""Long runs of the conformance suite over every setting, from a random seed on: `./run fuzz [--minutes 10] [--game …]`.

What fails is added to the seeds that every test run tries.
"""

from __future__ import annotations

import argparse
import random
import time

from tests.settings import all_games, name
from tests.test_conformance import CHECKS, FAILED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--game", help="only this id")
    parser.add_argument("--seed", type=int, default=random.randrange(2**31), help="the first seed")
    args = parser.parse_args()
    games = [game for game in all_games() if args.game in (None, game.id)]
    if not games:
        parser.error(f"no game {args.game!r}")
    end = time.monotonic() + 60 * args.minutes
    seed, played = args.seed, 0
    while time.monotonic() < end:
        for game in games:
            for check in CHECKS.values():
                try:
                    check(game, seed)
                except Exception:
                    keep(f"{check.__name__} {name(game)} {seed}")
                    raise
            played += 1
            if time.monotonic() >= end:
                break
        seed += 1
    print(f"{played} tables of {len(games)} settings conform, seeds {args.seed} to {seed - 1}")


def keep(line: str) -> None:
    print(f"failed: {line}")
    with FAILED.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


if __name__ == "__main__":
    main()
