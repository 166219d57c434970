"""Flat Monte Carlo: every legal move is tried in the same sampled worlds, each played out at random to the round's end.

Generic: no game's name stands here. The search itself is `kernel.engine.think`; it does not hold the GIL.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from atout.kernel.rng import new_rng
from atout.refusals import OptionError
from atout.view import View


@dataclass(frozen=True)
class Budget:
    """How much to think: a number of simulations (deterministic by seed), seconds, or whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise OptionError("a budget needs simulations, seconds or both")
        if (self.simulations or 1) < 1 or (self.seconds or 1) <= 0:
            raise OptionError("a budget must be positive")


@dataclass(frozen=True)
class Estimate:
    """A legal move with its mean value for the seat that acts, the mean's standard error, and the number of worlds."""

    number: int
    move: str
    mean: float
    error: float
    worlds: int


def _search(view: View, budget: Budget, seed: int) -> tuple[list[int], Any, int]:
    """Sums and sums of squares of every legal move's value, and the number of worlds."""
    moves = view.moves()
    sampler = view.sampler()
    rng = new_rng(seed)
    numbers = np.array(moves, np.int64)
    sums = np.zeros((2, len(moves)))
    most = None if budget.simulations is None else max(1, budget.simulations // len(moves))
    deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
    chunk, done = (1 if deadline else most or 1), 0
    while most is None or done < most:
        step = chunk if most is None else min(chunk, most - done)
        began = time.perf_counter()
        sampler.search(rng, numbers, step, sums)
        done += step
        if deadline is not None:
            now = time.perf_counter()
            left = deadline - now
            if left <= 0:
                break
            # Chunks grow while they are short, and the last one fits into what is left.
            chunk = max(1, min(chunk * 2, int(left / max((now - began) / step, 1e-7))))
    return moves, sums, done


def analyse(view: View, budget: Budget, seed: int = 0) -> list[Estimate]:
    """Every legal move of the seat that acts, best first."""
    moves, sums, worlds = _search(view, budget, seed)
    texts = view.texts()
    found = []
    for k, number in enumerate(moves):
        mean = float(sums[0, k]) / worlds
        spread = max(float(sums[1, k]) / worlds - mean * mean, 0.0)
        error = math.sqrt(spread / (worlds - 1)) if worlds > 1 else math.inf
        found.append(Estimate(number, texts[number], mean, error, worlds))
    return sorted(found, key=lambda estimate: -estimate.mean)


def choose(view: View, budget: Budget, seed: int) -> int:
    """The move with the best mean; a forced move at once."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    numbers, sums, _ = _search(view, budget, seed)
    return numbers[int(np.argmax(sums[0]))]
