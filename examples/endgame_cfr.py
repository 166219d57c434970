"""Counterfactual regret minimisation on the end of a round, and how exploitable it is after so many iterations.

    pip install atout[openspiel]
    python examples/endgame_cfr.py [--game ebbes] [--players 3] [--worlds 30] [--iterations 200] [--seed 0]

A round is played at random until everybody at the table holds few worlds possible; what is left of it is a game of its
own. Prints a line for each point of the curve: iterations, NashConv (what all seats together would gain by playing a
best response) and the share of it that uniformly random play has.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import atout
from atout.envs import openspiel


def ending(game: atout.Game, most: int, seed: int) -> atout.View:
    """A spectator's view of a round that is nearly over: few worlds, and not everything is forced."""
    for number in range(seed, seed + 1000):
        state, chance = game.start(seed=number), random.Random(number)
        while state.seat is not None and state.scored == 0:
            view = state.view(None)
            if len(state.moves()) == 2 and view.sampler().listable and 1 < view.sampler().count <= most:
                return view
            state.play(chance.choice(state.moves()))
    raise SystemExit(f"no round of {game.id} ends with at most {most} worlds that can be listed")


def curve(tree: pyspiel.Game, iterations: int) -> Iterator[tuple[int, float]]:
    """NashConv of the average policy, at 0, 1, 2, 4, 8 … iterations."""
    yield 0, exploitability.nash_conv(tree, UniformRandomPolicy(tree))
    solver, due = cfr.CFRPlusSolver(tree), 1
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done in (due, iterations):
            yield done, exploitability.nash_conv(tree, solver.average_policy())
            due *= 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ebbes")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args()
    view = ending(atout.game(told.game, players=told.players), told.worlds, told.seed)
    print(f"{view}\n\n{len(openspiel.endgame(view).root.outcomes())} worlds")
    tree = pyspiel.convert_to_cached_tree(openspiel.endgame(view, margin=True))
    print("iterations   NashConv   of random play")
    first = 0.0
    for done, found in curve(tree, told.iterations):
        first = first or found
        print(f"{done:10d}   {found:8.4f}   {found / first if first else 0:.4f}")


if __name__ == "__main__":
    main()
