"""Long runs of the conformance suite over every setting: `./run fuzz [--minutes 10] [--game ID] [--seed 0]`."""

from __future__ import annotations

import argparse
import time

from tests.settings import all_games, name
from tests.test_conformance import cards_add_up, conforms, views_agree


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--game", help="only this id")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    games = [game for game in all_games() if args.game in (None, game.id)]
    if not games:
        parser.error(f"no game {args.game!r}")
    end = time.monotonic() + 60 * args.minutes
    seed, played = args.seed, 0
    while time.monotonic() < end:
        for game in games:
            for check in (conforms, cards_add_up, views_agree):
                try:
                    check(game, seed)
                except BaseException:
                    print(f"{check.__name__} failed: {name(game)}, seed {seed}")
                    raise
            played += 1
            if time.monotonic() >= end:
                break
        seed += 1
    print(f"{played} tables of {len(games)} settings conform, seeds {args.seed} to {seed - 1}")


if __name__ == "__main__":
    main()
