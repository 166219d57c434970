"""A view's possible worlds, for Python: counted once, drawn as often as wanted, searched, or all listed."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from typing import Any

import numpy as np

from atout.families.family import States
from atout.kernel import engine
from atout.kernel.habits import new_habits
from atout.kernel.ponder import PLAY_OUT
from atout.kernel.rng import Rng, new_rng
from atout.kernel.worlds import COUNTS, PROBLEM

_NONE = np.zeros(0, np.int64)
_NOT_FOUND = np.zeros((0, 0, 0))
_NO_HABITS = np.zeros((0, 0, 0, 0, 0))


class Sampler:
    """The worlds that agree with a view."""

    def __init__(self, view: States) -> None:
        self.view = view
        self.problem = np.zeros(1, PROBLEM)
        self.counts = np.empty(COUNTS + 1)
        self._think = engine.thinker_of(view.dtype)
        self._do(engine.COUNT, view)

    def draw(self, rng: Rng, world: States | None = None) -> States:
        """A world as a full state, uniformly drawn (into `world` if given)."""
        if world is None:
            world = np.empty(1, self.view.dtype)
        self._do(engine.SAMPLE, world, rng)
        return world

    def search(
        self, rng: Rng, moves: Any, found: Any, plies: int = PLAY_OUT, *, to_win: bool = False, habits: Any = None
    ) -> None:
        """Try the moves in newly drawn worlds, a row of `found` each, which are played to their ends: at random, or as
        `ponder` has it, LIKEWISE or SPARINGLY. `habits` are those of a thought that tries several times."""
        habits = new_habits() if habits is None else habits
        self._do(engine.WIN if to_win else engine.TRY, self.view, rng, moves, found, plies, habits)

    def foresee(
        self, rng: Rng, moves: Any, found: Any, net: Any, plies: int, *, to_win: bool = False, habits: Any = None
    ) -> None:
        """Likewise, but they are played on for so many plies and judged by a net (see `ponder.weigh`)."""
        judge, habits = engine.judge_of(self.view.dtype), new_habits() if habits is None else habits
        judge(self.view, self.problem, self.counts, rng, moves, net, plies, to_win, found, habits)

    def looks(self, moves: Any) -> tuple[Any, Any]:
        """How wasteful each of the viewer's legal moves looks to a person, and its twin (see `rules.tidy`, `twin`)."""
        found = np.empty((1, len(moves), 2))
        self._do(engine.TIDY, self.view, moves=moves, found=found)
        return found[0, :, 0], found[0, :, 1]

    def _do(
        self,
        op: int,
        out: States,
        rng: Rng = _NONE,
        moves: Any = _NONE,
        found: Any = _NOT_FOUND,
        plies: int = PLAY_OUT,
        habits: Any = _NO_HABITS,
    ) -> bool:
        return self._think(op, self.view, self.problem, self.counts, rng, moves, plies, found, out, habits)

    @property
    def flags(self) -> int:
        """How often the sampler had to be inexact: worlds in which something does not hold that is known, or was."""
        return int(self.problem[0]["failed"] + self.problem[0]["lost"])

    # --- All worlds ---

    @property
    def count(self) -> float:
        """In how many ways the unseen cards can lie: equal cards told apart, global facts left aside (at most, where
        there are too many to count)."""
        p = self.problem[0]
        ways = float(self.counts[0]) * factorial(int(p["n"]) - int(p["constrained"]))
        for place, cards in enumerate(p["cap"][: p["count"]].tolist()):
            if not int(p["ordered"]) >> place & 1:
                ways /= factorial(cards)
        return ways

    def worlds(self) -> Iterator[States]:
        """Every world, if it is `listable`; some more than once where equal cards are unseen.

        Who passed which card in Njet is drawn: it no longer matters.
        """
        p, rng = self.problem[0], new_rng(0)
        for where in _placements(p, self.counts):
            p["where"][: len(where)] = where
            world = np.empty(1, self.view.dtype)
            if self._do(engine.PLACE, world, rng):
                yield world

    @property
    def listable(self) -> bool:
        """Whether placing the unseen cards makes a world: no order is to be found out."""
        p = self.problem[0]
        piles = [cards for place, cards in enumerate(p["cap"].tolist()) if int(p["ordered"]) >> place & 1]
        return max(piles, default=0) <= 1


def _placements(p: Any, counts: Any) -> Iterator[list[int]]:
    """Every way to put the unseen cards where they may be; the counts of completions keep us out of dead ends."""
    n, constrained = int(p["n"]), int(p["constrained"])
    order, allow, group = p["order"].tolist(), p["allow"].tolist(), p["group"].tolist()
    stride, left = p["stride"].tolist(), p["cap"][: p["count"]].tolist()
    where = [0] * n

    def put(k: int, entry: int) -> Iterator[list[int]]:
        if k == n:
            yield where
            return
        card = order[k]
        for place, room in enumerate(left):
            if room == 0 or not allow[card] >> place & 1:
                continue
            after = entry + stride[group[place]] if k < constrained else entry
            if counts[after] == 0.0:
                continue
            where[card] = place
            left[place] -= 1
            yield from put(k + 1, after)
            left[place] += 1

    return put(0, 0)
