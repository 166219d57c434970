"""How fast the arena is: deals a second, its own share of the CPU time, and simulated moves beside OpenSpiel's ISMCTS.

    .venv/bin/python bench/arena.py [--deals 600] [--jobs 2] [--repeats 5]

A deal of ebbes is five playings of a round: `random` everywhere, and `flat:sims=1000` on each of the four seats among
`random`. *Overhead* is the CPU time of the arena in one process beside that of the same decisions in a bare loop, in
turn; what it takes to start is in the deals a second, but not in the overhead. The peer is OpenSpiel's C++ search on
Hearts (`./run bench` installs it), called once for a decision as ours are; every simulation goes to the round's end.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import fmean, median

import atout
from atout import bots
from atout.arena import Contest, Crew, Outcome, alone, processes, run
from atout.arena.chance import hashed
from atout.deals import Rounds
from atout.warmup import prepare

BOT, FIELD = "flat:sims=1000", "random"
CONTEST = Contest((atout.game("ebbes"),), (FIELD, BOT), (FIELD,))
WANTED = {"deals": 15, "overhead": 0.05, "peer": 5}
SIMULATIONS = 2000  # of a decision


def arena(deals: int, crew: Crew) -> None:
    """A contest in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        outcome = Outcome(CONTEST, Path(folder))
        run(outcome, CONTEST.games[0], deals, crew=crew)
        outcome.close()


def bare(deals: int, seeds: Callable[..., int]) -> None:
    """The same decisions, without anything that an arena is for."""
    game, field, bot = CONTEST.games[0], bots.find(FIELD), bots.find(BOT)
    for deal in range(deals):
        for own in (None, *range(game.seats)):
            state, step = atout.State(game, Rounds(seeds(0, deal), 1)), 0
            while (seat := state.seat) is not None:
                step += 1
                moves = state.moves()
                who = bot if seat == own else field
                state.play(moves[0] if len(moves) == 1 else who.decide(state, seeds(0, deal, 0, step, seat)))


def took(clock: Callable[[], float], work: Callable[[], object]) -> float:
    began = clock()
    work()
    return clock() - began


def overhead(deals: int, repeats: int) -> float:
    """By how much of the bare loop's time the arena takes longer."""
    seeds = cache(hashed)
    bare(deals, seeds)  # so that it need not hash
    ratios = [
        took(time.process_time, lambda: arena(deals, alone)) / took(time.process_time, lambda: bare(deals, seeds))
        for _ in range(repeats)
    ]
    return median(ratios) - 1


# --- Beside the peer ---


def ours(id: str, level: str) -> tuple[Callable[[], object], float]:
    """A decision of a round's beginning, and how many moves are simulated for it."""
    game = atout.game(id)
    prepare(game)
    state = game.start(seed=1)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    bot, view = bots.find(f"{level}:sims={SIMULATIONS}"), state.view(state.seat)
    bot.decide(state, 0)
    return lambda: bot.decide(state, 1), SIMULATIONS * fmean(_moves_left(view, seed) for seed in range(50))


def _moves_left(view: atout.View, seed: int) -> int:
    """How many moves a random playout makes to the end of the round."""
    world, rng, moves = view.sample(seed), random.Random(seed), 0
    while world.seat is not None and not world.scored:
        world.play(rng.choice(world.moves()))
        moves += 1
    return moves


def hearts() -> tuple[Callable[[], object], float]:
    """The first decision of Hearts by the peer, and how many moves are simulated for it."""
    import pyspiel

    state, rng = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, SIMULATIONS)
    return lambda: bot.step(state), SIMULATIONS * 52.0


def beside(repeats: int) -> None:
    """A table of simulated moves a second, measured in turn."""
    try:
        works = {("Hearts", "OpenSpiel’s ISMCTS"): hearts()}
    except ImportError:
        print("OpenSpiel is not installed: `./run bench` does it")
        return
    for id in ("ebbes", "njet-2007", "xxl-fix-the-colour"):
        works |= {(id, level): ours(id, level) for level in ("ismcts", "flat")}
    times: dict[tuple[str, str], list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, (work, _) in works.items():
            times[name].append(took(time.process_time, work))
    rates = {name: moves / median(times[name]) for name, (_, moves) in works.items()}
    peer = next(iter(rates.values()))
    print("| game | search | moves a simulation | simulated moves/s | beside the peer |\n|---|---|---|---|---|")
    for (game, search), (_, moves) in works.items():
        rate = rates[game, search]
        print(f"| {game} | {search} | {moves / SIMULATIONS:.0f} | {rate / 1e6:.2f} M/s | {rate / peer:.1f}× |")
    print(f"\nWanted: {WANTED['peer']}×.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()
    prepare(CONTEST.games[0])
    speed = args.deals / took(time.perf_counter, lambda: arena(args.deals, processes(args.jobs)))
    own = overhead(max(2, args.deals // 20), args.repeats)
    print(f"{args.deals} deals, {args.jobs} processes: {speed:.1f} deals/s (wanted: {WANTED['deals']})")
    print(f"overhead of the arena: {own:.1%} (wanted: {WANTED['overhead']:.0%})\n", flush=True)
    beside(args.repeats)


if __name__ == "__main__":
    main()
