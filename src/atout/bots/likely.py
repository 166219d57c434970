"""What is likely to be played after a move: by seats that think a little, each from what it knows in a drawn world."""

from __future__ import annotations

from collections import Counter

import numpy as np

from atout.bots.search import Budget, Judge, choose
from atout.families.family import States
from atout.kernel import engine
from atout.kernel.rng import new_rng
from atout.kernel.state import MOVE
from atout.view import View

_WORLDS = 16
_LONG = 6  # moves
_THOUGHT = 12  # simulations for each legal move
_AGREED = 2  # worlds that must agree


def line(view: View, move: int, seed: int, judge: Judge) -> tuple[str, ...]:
    """Each time what most worlds agree on; then only those worlds count."""
    sampler, rng = view.sampler(), new_rng(seed)
    worlds = [engine.played(sampler.draw(rng, np.empty(1, view.states.dtype)), move) for _ in range(_WORLDS)]
    texts, likely = view.texts(), list[str]()
    while len(likely) < _LONG:
        answers = [(world, _answer(view, world, seed, judge)) for world in worlds if world[0]["due"] == MOVE]
        most, times = Counter(answer for _, answer in answers).most_common(1)[0] if answers else (0, 0)
        if times < _AGREED:
            break
        likely.append(texts[most])
        worlds = [engine.played(world, most) for world, answer in answers if answer == most]
    return tuple(likely)


def _answer(view: View, world: States, seed: int, judge: Judge) -> int:
    """What the seat that acts would play, after a short thought about what it knows."""
    seen = View(view.game, engine.hidden(world, int(world[0]["seat"])))
    return choose(seen, Budget(_THOUGHT * len(seen.moves())), seed, judge, halving=False, tidy=True)
