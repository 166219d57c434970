"""How bots think: legal moves are tried in the same sampled worlds, most often those that do well.

Generic: no game's name stands here. The trying itself is `kernel.ponder`; it does not hold the GIL.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import numpy as np

from atout.kernel.habits import new_habits
from atout.kernel.net import NO_NET
from atout.kernel.ponder import PLAY_OUT
from atout.kernel.rng import Rng, new_rng
from atout.refusals import OptionError
from atout.sampler import Sampler
from atout.view import View

_CHUNK = 64  # worlds at once
_LATE = 4.0  # a thread that gets a quarter of a core or less stops all the same
_ROUNDING = 1e-9  # sums of equal values may differ by so much


@dataclass(frozen=True)
class Budget:
    """How much to think: a number of simulations (deterministic by seed), seconds of a core, or whichever ends first.

    A simulation is one move tried in one world. Setting `cancel` ends a thought early, with what was found until then.
    """

    simulations: int | None = None
    seconds: float | None = None
    cancel: Event | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise OptionError("a budget needs simulations, seconds or both")
        if self.simulations is not None and self.simulations < 1:
            raise OptionError("a budget needs one simulation or more")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise OptionError("a budget needs a number of seconds above 0")


@dataclass(frozen=True, eq=False)
class Judge:
    """What a world is worth: it is played out by chance (`PLAY_OUT`, `LIKEWISE` or `SPARINGLY`), or so many plies and
    then judged by a net; or, `mixed`, both: the mean of a playout at random, which is noisy, and of what the net says
    after no plies, which is biased."""

    net: Any = field(default_factory=lambda: NO_NET)
    plies: int = PLAY_OUT
    mixed: bool = False

    @property
    def learnt(self) -> bool:
        return self.net is not NO_NET

    def worth(self, sampler: Sampler, rng: Rng, moves: Any, found: Any, habits: Any, *, to_win: bool) -> None:
        """What moves come to in new worlds: [world, move, seat]."""
        if self.mixed:
            played = np.empty_like(found)
            sampler.foresee(rng, moves, found, self.net, 0, to_win=to_win, habits=habits)
            sampler.search(rng, moves, played, to_win=to_win, habits=habits)
            found += played
            found /= 2
        elif self.learnt:
            sampler.foresee(rng, moves, found, self.net, self.plies, to_win=to_win, habits=habits)
        else:
            sampler.search(rng, moves, found, self.plies, to_win=to_win, habits=habits)


@dataclass(frozen=True)
class Estimate:
    """A legal move and what is to be expected of it."""

    number: int
    move: str
    mean: float  # its value for the seat that acts
    error: float  # the standard error of its distance from the best move (of the best: from the second)
    worlds: int
    seats: tuple[float, ...]  # every seat's value
    line: tuple[str, ...] = ()  # what is likely to be played after it; of the best moves


class Clock:
    """How much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self.tried = budget, 0
        self._cpu, self._wall = time.thread_time(), time.perf_counter()

    def worlds(self, moves: int, share: float) -> int:
        """In how many more worlds to try so many moves before looking at the clock again, up to a share of the budget:
        0 if that is spent, but something is always tried."""
        budget, most = self._budget, _CHUNK
        if self.tried == 0:
            return 1 if budget.seconds else min(most, max(1, int(share * (budget.simulations or 1)) // moves))
        if budget.cancel is not None and budget.cancel.is_set():
            return 0
        if budget.simulations is not None:
            most = min(most, int(share * budget.simulations - self.tried) // moves)
        if budget.seconds is not None:
            took = max(time.thread_time() - self._cpu, (time.perf_counter() - self._wall) / _LATE)
            left = int((share * budget.seconds / max(took, 1e-9) - 1) * self.tried / moves)
            most = min(most, max(left, int(self.tried == moves)))  # one world does not tell how sure it is
        return max(0, most)


def _try(
    view: View, moves: list[int], budget: Budget, seed: int, judge: Judge, *, stages: int = 1, seats: int = 0
) -> Iterator[tuple[list[int], Any]]:
    """Try moves until the budget is spent: moves (by their place) and what they came to, [world, move, seat]; without
    `seats` to the seat that acts, which near the end of a game wants to win it.

    In each stage, which has its share of the budget, only the better half of the moves before is tried.
    """
    sampler, rng, clock, habits = view.sampler(), new_rng(seed), Clock(budget), new_habits()
    alive, sums = list(range(len(moves))), np.zeros(len(moves))
    for stage in range(1, stages + 1):
        numbers = np.array([moves[k] for k in alive], np.int64)
        while worlds := clock.worlds(len(alive), stage / stages):
            found = np.empty((worlds, len(alive), seats or 1))
            judge.worth(sampler, rng, numbers, found, habits, to_win=not seats)
            clock.tried += worlds * len(alive)
            sums[alive] += found[:, :, 0].sum(0)
            yield alive, found
        alive = sorted(alive, key=lambda k: -sums[k])[: max(2, (len(alive) + 1) // 2)]


class _Tally:
    """What moves came to, and how far they are apart in the worlds in which both were tried."""

    def __init__(self, moves: int) -> None:
        # [k, j]: of move k in the worlds in which j was tried, too
        self.worlds, self.sums, self.squares, self.products = np.zeros((4, moves, moves))

    def add(self, tried: list[int], values: Any) -> None:
        """Moves (by their place) and their values, [world, move]."""
        both = np.ix_(tried, tried)
        self.worlds[both] += len(values)
        self.sums[both] += values.sum(0)[:, None]
        self.squares[both] += (values * values).sum(0)[:, None]
        self.products[both] += values.T @ values

    def apart(self) -> tuple[Any, Any]:
        """[k, j]: by how much move k is better than j, and the standard error of that."""
        gaps = (self.sums - self.sums.T) / self.worlds
        spread = (self.squares - 2 * self.products + self.squares.T) / self.worlds - gaps * gaps
        errors = np.sqrt(np.maximum(spread, 0) / np.maximum(self.worlds - 1, 1))
        return gaps, np.where(self.worlds > 1, errors, np.inf)


def choose(view: View, budget: Budget, seed: int, judge: Judge, *, halving: bool, tidy: bool) -> int:
    """The move with the best mean or, if `tidy`, the least wasteful one within noise of it, and of moves that come to
    the same only one is tried; a forced move at once."""
    moves = view.moves()
    if tidy and len(moves) > 1:
        waste, twins = view.sampler().looks(np.array(moves, np.int64))
        own = [k for k, move in enumerate(moves) if twins[k] == move]
        moves, waste = [moves[k] for k in own], waste[own]
    if len(moves) == 1:
        return moves[0]
    stages = max(1, math.ceil(math.log2(len(moves)))) if halving else 1
    tally, tried = _Tally(len(moves)), list[int]()
    for tried, found in _try(view, moves, budget, seed, judge, stages=stages):
        tally.add(tried, found[:, :, 0])
    best = max(tried, key=lambda k: tally.sums[k, k])
    if not tidy:
        return moves[best]
    gaps, errors = tally.apart()
    sound = (gaps >= -errors - _ROUNDING).all(1)  # nothing else is clearly better
    sound[best] = True
    return moves[min(np.flatnonzero(sound), key=lambda k: (waste[k], -gaps[k, best]))]


def analyse(view: View, budget: Budget, seed: int, judge: Judge) -> list[Estimate]:
    """Every legal move of the seat that acts, best first."""
    moves, texts, seats = view.moves(), view.texts(), int(view.fields().seats)
    own = view.seat
    assert own is not None
    sums, tally, worlds = np.zeros((len(moves), seats)), _Tally(len(moves)), 0
    for tried, found in _try(view, moves, budget, seed, judge, seats=max(seats, 2)):
        tally.add(tried, found[:, :, own])
        sums += found[:, :, :seats].sum(0)
        worlds += len(found)
    means, (_, errors) = sums / worlds, tally.apart()
    order = np.argsort(-means[:, own], kind="stable").tolist()
    estimates = []
    for k in order:
        rival = order[0] if k != order[0] else order[min(1, len(order) - 1)]
        error = float(errors[k, rival])
        found = tuple(means[k].tolist())
        estimates.append(Estimate(moves[k], texts[moves[k]], float(means[k, own]), error, worlds, found))
    return estimates
