"""OpenSpiel's Python ISMCTS on our games: simulations a CPU second with its own rollouts and with ours.

    python bench/openspiel.py [GAME …] [--simulations 1000]

At the first decision after a deal; medians of three alternating runs.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from atout.envs import openspiel


def opening(game: Any) -> Any:
    state, chance = game.new_initial_state(), random.Random(3)
    while state.is_chance_node():
        state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def rate(game: Any, evaluator: Any, simulations: int) -> float:
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(1))
    bot.set_resampler(openspiel.resampler(1))
    state, began = opening(game), time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["ebbes"], metavar="GAME")
    parser.add_argument("--simulations", type=int, default=1000)
    told = parser.parse_args()
    print("| game | its rollouts | ours |\n|---|---|---|")
    for id in told.games:
        game = pyspiel.load_game(f"{openspiel.games.PREFIX}{id}")
        rate(game, openspiel.RolloutEvaluator(), 5)  # compiles
        found: tuple[list[float], list[float]] = ([], [])
        for _ in range(3):
            theirs = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
            found[0].append(rate(game, theirs, told.simulations // 10))
            found[1].append(rate(game, openspiel.RolloutEvaluator(), told.simulations))
        print(f"| {id} | {median(found[0]):.0f}/s | {median(found[1]):.0f}/s |")


if __name__ == "__main__":
    main()
