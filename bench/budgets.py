"""How many simulations keep the levels within their time: `python bench/budgets.py` writes `bots/budgets.json`.

CPU time of decisions at random moments of random rounds, for every game and number of players; nothing else may run. A
level gets as many simulations as take it so long on average, rounded down to two digits: well below its limit, so that
it keeps to that on slower machines and in longer thoughts, too.
"""

from __future__ import annotations

import random
import time
from contextlib import suppress

import msgspec

import atout
from atout.bots import search
from atout.bots.budgets import FILE, Budgets
from atout.bots.players import LEVELS, judge_of
from atout.bots.search import Budget, Judge
from atout.kernel.state import SEATS
from atout.refusals import OptionError

SECONDS = {"strong": 0.03, "expert": 0.4}
MOMENTS, TRIED = 24, 400


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
    return {name: within(seconds, views, judge_of(LEVELS[name], game)) for name, seconds in SECONDS.items()}


def moments(game: atout.Game) -> list[atout.View]:
    """Views in which there is a choice, from all over a round."""
    chance, found = random.Random(1), list[atout.View]()
    seed = 0
    while len(found) < MOMENTS:
        seed += 1
        state = game.start(seed=seed)
        while not state.over and state.scored == 0:
            moves = state.moves()
            if len(moves) > 1 and chance.random() < 0.1:
                assert state.seat is not None
                found.append(state.view(state.seat))
            state.play(chance.choice(moves))
    return found[:MOMENTS]


def within(seconds: float, views: list[atout.View], judge: Judge, *, halving: bool = True) -> int:
    """How many simulations a decision takes so long."""
    for measured in (views[:1], views):  # the first compiles and loads
        began = time.thread_time()
        for view in measured:
            search.choose(view, Budget(TRIED), 0, judge, halving=halving, tidy=halving)
        each = (time.thread_time() - began) / len(measured) / TRIED
    exact = int(seconds / each)
    unit = 10 ** max(len(str(exact)) - 2, 0)
    return exact // unit * unit


if __name__ == "__main__":
    main()
