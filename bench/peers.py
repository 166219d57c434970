"""Atout beside OpenSpiel's Hearts on one core, alternately five times; ratios of medians.

Uniformly random legal moves; every step with a seat counts, forced ones too; deals and scoring are in the time.

    ./run bench [GAME …] [--seconds 1] [--repeats 5]
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import pyspiel

import atout
from atout.cli.bench import middle, works
from atout.warmup import prepare

# What each way of playing must reach, as a multiple of the peer.
BATCH = {"ebbes": 25, "njet-1997": 25, "njet-2007": 25, "niet-2015": 25, "ebbe-flut": 5, "xxl-runs": 5}
GOALS = {"step": 0.8, "text": 0.4}


def hearts() -> Callable[[], int]:
    """One deal of OpenSpiel's Hearts, driven from Python."""
    game = pyspiel.load_game("hearts")
    rng = random.random

    def work() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng() * len(actions))])
                moves += 1
        return moves

    return work


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    done, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        done += work()
    return done / passed


def compare(game: atout.Game, seconds: float, repeats: int) -> None:
    """One line per game: ratios to the peer, and the worlds' times."""
    prepare(game)
    peer = hearts()
    ours = works(game)
    for work in (peer, *ours.values()):
        work()
    rates: dict[str, list[float]] = {name: [] for name in ("peer", *ours)}
    for _ in range(repeats):
        rates["peer"].append(rate(peer, seconds))
        for name, work in ours.items():
            rates[name].append(rate(work, seconds))
    mid = {name: median(found) for name, found in rates.items()}
    cells = [f"{mid[name] / 1e6:.2f} M/s = {mid[name] / mid['peer']:.2f}×" for name in ("batch", "step", "text")]
    wanted = f"{BATCH.get(game.id, 10)}× {GOALS['step']}× {GOALS['text']}×"
    world = 1e6 / mid["sample"]
    print(
        f"| {game.id} | {game.options.players} | {mid['peer'] / 1e6:.3f} M/s | {' | '.join(cells)} | {wanted} |"
        f" {world:.2f} µs | {counting(game):.0f} µs | {game.fresh().itemsize} B |",
        flush=True,
    )


def counting(game: atout.Game) -> float:
    """The median time to count a mid-round view's worlds, over several games, in microseconds."""
    from atout.sampler import Sampler

    times = []
    for seed in range(40):
        view = middle(game, seed)._states
        began = time.perf_counter()
        Sampler(view)
        times.append(time.perf_counter() - began)
    return 1e6 * median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=atout.games(), help="ids, with :N for N players")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()
    print("| game | players | Hearts | batch | by number | by text | wanted | a world | counting | a state |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in args.games:
        id, _, players = name.partition(":")
        compare(atout.game(id, players=int(players)) if players else atout.game(id), args.seconds, args.repeats)


if __name__ == "__main__":
    main()
