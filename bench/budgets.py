"""How many simulations keep the levels within their time: `python bench/budgets.py` writes `bots/budgets.json`.

CPU time of decisions at random moments of rounds that bots play, for every game and number of players; nothing else may
run. A level gets as many simulations as take it so long on average, rounded down to two digits: well below its limit,
so that it keeps to that on slower machines and in longer thoughts, too.
"""

from __future__ import annotations

import random
import time
from contextlib import suppress

import msgspec

import atout
from atout import bots
from atout.bots.budgets import FILE, Budgets
from atout.bots.weights import learnt
from atout.kernel.state import SEATS
from atout.refusals import OptionError

SECONDS = {"strong": 0.005, "expert": 0.4}
UNLEARNT = {"strong": 0.02}  # where worlds must be played out
MOMENTS, FIRST_GUESS = 40, 400
PLAYER = "casual:sims=60"


def main() -> None:
    found: Budgets = {}
    for id in atout.games():
        for players in range(1, SEATS + 1):
            with suppress(OptionError):
                found.setdefault(id, {})[players] = measure(atout.game(id, players=players))
                print(id, players, found[id][players], flush=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def measure(game: atout.Game) -> dict[str, int]:
    """Simulations a decision, by level."""
    views = moments(game)
    seconds = SECONDS if learnt(game) else SECONDS | UNLEARNT
    return {name: within(some, views, name, steps=1) for name, some in seconds.items()}


def moments(game: atout.Game) -> list[atout.View]:
    """Views in which there is a choice, from all over a round."""
    chance, found, bot = random.Random(1), list[atout.View](), bots.find(PLAYER)
    seed = 0
    while len(found) < MOMENTS:
        seed += 1
        state = game.start(seed=seed)
        while not state.over and state.scored == 0:
            moves = state.moves()
            if len(moves) > 1 and chance.random() < 0.1:
                assert state.seat is not None
                found.append(state.view(state.seat))
            state.play(moves[0] if len(moves) == 1 else bot.decide(state, chance.getrandbits(60)))
    return found[:MOMENTS]


def within(seconds: float, views: list[atout.View], name: str, steps: int = 2) -> int:
    """How many simulations of a bot take so long; found out in steps, since thinking has fixed costs, too."""
    simulations = FIRST_GUESS
    bots.find(f"{name}:sims=1").choose(views[0], 0)  # compiles and loads
    for _ in range(steps):
        bot, began = bots.find(f"{name}:sims={simulations}"), time.thread_time()
        for view in views:
            bot.choose(view, 0)
        simulations = max(1, int(simulations * seconds * len(views) / (time.thread_time() - began)))
    unit: int = 10 ** max(len(str(simulations)) - 2, 0)
    return simulations // unit * unit


if __name__ == "__main__":
    main()
