"""What a possible world costs in the trick games, for every discard square of Njet: counting once, then 100 worlds.

python bench/worlds.py [--views 60]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from statistics import fmean, median

import atout
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


def measure(view: atout.View) -> tuple[float, float]:
    """Microseconds to count, and for one of 100 worlds."""
    began = time.perf_counter()
    sampler = Sampler(view._states)
    counted = time.perf_counter()
    rng, world = new_rng(1), sampler.draw(new_rng(0))
    ready = time.perf_counter()
    for _ in range(100):
        sampler.draw(rng, world)
    return 1e6 * (counted - began), 1e4 * (time.perf_counter() - ready)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=300, help="views per game")
    views = parser.parse_args().views
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
                counting = [count for count, _ in times]
                world = fmean(draw for _, draw in times)
                print(
                    f"| {id} | {players} | {kind} | {len(times)} | {world:.2f} µs | {median(counting):.0f} µs |"
                    f" {max(counting):.0f} µs |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
