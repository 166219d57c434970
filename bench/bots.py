"""How much better `casual` plays than `random`, on duplicate deals.

Every deal is played once per seat, with `casual` on that seat and `random` on the others; a seat's value with
`casual` is compared with the mean of its values with `random` in the same deal. One round, or one game where a round is
the game.

    python bench/bots.py [GAME …] --deals 400 --simulations 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

import atout
from atout import bots


def play_round(game: atout.Game, deal: int, seats: set[int], simulations: int) -> list[float]:
    """The values of one round in which `seats` are played by `casual`."""
    state, step = game.start(seed=deal), 0
    budget = bots.Budget(simulations=simulations)
    while not state.over and state.scores is None:
        assert state.seat is not None
        level = "casual" if state.seat in seats else "random"
        step += 1
        state.play(bots.choose(level, state.view(state.seat), deal * 1_000_003 + step, budget))
    return state.values


def gain(game: atout.Game, simulations: int, deal: int) -> float:
    """What `casual` gains over `random` on the same seats of one deal."""
    players = game.options.players
    if players == 1:
        return play_round(game, deal, {0}, simulations)[0] - play_round(game, deal, set(), simulations)[0]
    values = [play_round(game, deal, {seat}, simulations) for seat in range(players)]
    return fmean(
        values[seat][seat] - fmean(values[other][seat] for other in range(players) if other != seat)
        for seat in range(players)
    )


def duel(game: atout.Game, deals: int, simulations: int, jobs: int) -> str:
    """One line of the results' table."""
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        gains = list(pool.map(partial(gain, game, simulations), range(deals), chunksize=4))
    mean, half = fmean(gains), 1.96 * stdev(gains) / math.sqrt(deals)
    took = time.perf_counter() - began
    verdict = "yes" if mean - half > 0 else "NO"
    return f"| {game.id} | {game.options.players} | {deals} | {mean:+.2f} | ± {half:.2f} | {verdict} | {took:.0f} s |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*atout.games(), "ebbe-flut:1"], help="ids, with :N for N players")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    print(
        "| game | players | deals | gain in value | 95 % | better | time |\n|---|---|---|---|---|---|---|", flush=True
    )
    for name in args.games:
        id, _, players = name.partition(":")
        game = atout.game(id, players=int(players)) if players else atout.game(id)
        print(duel(game, args.deals, args.simulations, args.jobs), flush=True)


if __name__ == "__main__":
    main()
