"""Flat Monte Carlo: every legal move is tried in the same sampled worlds, each played out at random to the round's end.

Generic and compiled: no game's name stands here, and searching threads do not hold the GIL.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from atout.kernel.engine import playout
from atout.kernel.jit import at, jit
from atout.kernel.rng import Rng, new_rng
from atout.kernel.rules import play, value
from atout.kernel.state import BUFFER, CHANCE, SEATS
from atout.kernel.worlds import sample
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


@jit
def try_moves(
    views: Any, problems: Any, table: Any, rng: Rng, moves: Any, count: int, worlds: int, sums: Any, squares: Any
) -> None:
    """Add the results of all moves in `worlds` newly sampled worlds."""
    tables = np.empty(2, views.dtype)
    buffer = np.empty(BUFFER, np.int64)
    chance = np.empty(CHANCE, np.int64)
    results = np.zeros(SEATS)
    seat = at(views, 0).seat
    for _ in range(worlds):
        sample(views, problems, table, rng, tables, 0)
        for k in range(count):
            tables[1] = tables[0]
            s = at(tables, 1)
            play(s, moves[k])
            playout(s, rng, buffer, chance)
            value(s, results)
            sums[k] += results[seat]
            squares[k] += results[seat] ** 2


def _search(view: View, budget: Budget, seed: int) -> tuple[list[int], Any, Any, int]:
    """Sums and sums of squares of every legal move's value, and the number of worlds."""
    moves = view.moves()
    sampler = view.sampler()
    rng = new_rng(seed)
    numbers = np.array(moves, np.int64)
    sums, squares = np.zeros(len(moves)), np.zeros(len(moves))
    most = None if budget.simulations is None else max(1, budget.simulations // len(moves))
    deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
    chunk, done = (1 if deadline else most or 1), 0
    while most is None or done < most:
        step = chunk if most is None else min(chunk, most - done)
        began = time.perf_counter()
        try_moves(view._states, sampler.problem, sampler.table, rng, numbers, len(moves), step, sums, squares)
        done += step
        if deadline is not None:
            now = time.perf_counter()
            left = deadline - now
            if left <= 0:
                break
            # Chunks grow while they are short, and the last one fits into what is left.
            chunk = max(1, min(chunk * 2, int(left / max((now - began) / step, 1e-7))))
    return moves, sums, squares, done


def analyse(view: View, budget: Budget, seed: int = 0) -> list[Estimate]:
    """Every legal move of the seat that acts, best first."""
    moves, sums, squares, worlds = _search(view, budget, seed)
    texts = view.text_table()
    found = []
    for k, number in enumerate(moves):
        mean = float(sums[k]) / worlds
        spread = max(float(squares[k]) / worlds - mean * mean, 0.0)
        error = math.sqrt(spread / (worlds - 1)) if worlds > 1 else math.inf
        found.append(Estimate(number, texts[number], mean, error, worlds))
    return sorted(found, key=lambda estimate: -estimate.mean)


def choose(view: View, budget: Budget, seed: int) -> int:
    """The move with the best mean; a forced move at once."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    numbers, sums, _, _ = _search(view, budget, seed)
    return numbers[int(np.argmax(sums))]
