"""What a possible world costs: counting once, then 100 worlds. In ebbes and Njet for every discard square; in the games
of XXL at any moment and for everybody, with the views whose table would be too large and those that had a flag.

python bench/worlds.py [--views 60] [--xxl]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, median
from typing import NamedTuple

import atout
from atout.families.xxl.options import PARTS
from atout.kernel.rng import new_rng
from atout.sampler import Sampler


def mid_round_views(game: atout.Game, seed: int) -> tuple[str, atout.View]:
    """A random round up to a random trick: the discard condition, and what the seat that acts knows."""
    rng = random.Random(seed)
    state = game.start(seed=seed)
    free = {square for square in list(state.legal()) if square.startswith("no:discard:")}
    tricks = rng.randrange(2, 9)
    while sum(state.fields().tricks) < tricks and not state.over and state.scores is None:
        move = rng.choice(list(state.legal()))
        free.discard(move)
        state.play(move)
    kind = free.pop().removeprefix("no:discard:") if len(free) == 1 else "–"
    return kind, state.view(state.seat if state.seat is not None else 0)


def views_of_games(game: atout.Game, wanted: int) -> Iterator[atout.View]:
    """Random games, and at some moments what everybody knows."""
    for seed in range(wanted):
        rng, state = random.Random(seed), game.start(seed=seed)
        while not state.over:
            if rng.random() < 0.1:
                for seat in [*range(game.seats), None]:
                    yield state.view(seat)
                    wanted -= 1
                    if wanted == 0:
                        return
            state.play(rng.choice(state.moves()))


class Cost(NamedTuple):
    """Microseconds to count, and for one of 100 worlds; whether the table would be too large, or a world had a flag."""

    counting: float
    world: float
    large: bool
    flagged: bool


def measure(view: atout.View) -> Cost:
    began = time.thread_time()
    sampler = Sampler(view._states)
    counted = time.thread_time()
    rng, world = new_rng(1), sampler.draw(new_rng(0))
    ready = time.thread_time()
    for _ in range(100):
        sampler.draw(rng, world)
    drawn = time.thread_time()
    large, flagged = bool(sampler.problem[0]["eased"]), sampler.flags > 0
    return Cost(1e6 * (counted - began), 1e4 * (drawn - ready), large, flagged)


def xxl(views: int) -> None:
    print("| game | players | views | too large | flags | a world, median | 99 % | counting, median | 99 % |")
    print("|---|---|---|---|---|---|---|---|---|")
    for id in PARTS:
        for players in (2, 3, 4, 6):
            game = atout.game(id, players=players)
            measure(game.start(seed=0).view(0))  # loads the compiled code
            found = [measure(view) for view in views_of_games(game, views)]
            counting, world = sorted(cost.counting for cost in found), sorted(cost.world for cost in found)
            large, flagged = sum(cost.large for cost in found), sum(cost.flagged for cost in found)
            print(
                f"| {id} | {players} | {len(found)} | {large} | {flagged} | {median(world):.2f} µs |"
                f" {world[int(0.99 * len(world))]:.0f} µs | {median(counting):.0f} µs |"
                f" {counting[int(0.99 * len(counting))]:.0f} µs |",
                flush=True,
            )


def tricks(views: int) -> None:
    print("| game | players | discard | views | a world, mean | counting, median | counting, worst |")
    print("|---|---|---|---|---|---|---|")
    for id in ("ebbes", "njet-1997", "njet-2007", "niet-2015"):
        for players in (4, 5) if id != "njet-1997" else (4,):
            found = defaultdict(list)
            measure(mid_round_views(atout.game(id, players=players), 0)[1])  # loads the compiled code
            for seed in range(views):
                kind, view = mid_round_views(atout.game(id, players=players), seed)
                found[kind].append(measure(view))
            for kind, times in sorted(found.items()):
                counting = [cost.counting for cost in times]
                world = fmean(cost.world for cost in times)
                print(
                    f"| {id} | {players} | {kind} | {len(times)} | {world:.2f} µs | {median(counting):.0f} µs |"
                    f" {max(counting):.0f} µs |",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=300, help="views per game")
    parser.add_argument("--xxl", action="store_true", help="XXL in place of ebbes and Njet")
    args = parser.parse_args()
    if args.xxl:
        xxl(args.views)
    else:
        tricks(args.views)


if __name__ == "__main__":
    main()
