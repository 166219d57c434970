"""The textbook's search, with which bots are compared (see `kernel.ismcts`)."""

from __future__ import annotations

import numpy as np

from atout.bots.search import Budget, Clock
from atout.kernel.ismcts import FIRST, LABEL, LATEST, NEXT, VISITS, grow
from atout.kernel.rng import new_rng
from atout.view import View

_ROOM = 1024  # nodes at first


def choose(view: View, budget: Budget, seed: int) -> int:
    """The move that was tried most often; a simulation is one iteration."""
    if len(view.moves()) == 1:
        return view.moves()[0]
    sampler, rng, clock, used = view.sampler(), new_rng(seed), Clock(budget), 1
    nodes, totals, span = np.zeros((_ROOM, LATEST + 1), np.int64), np.zeros(_ROOM), np.array([np.inf, -np.inf])
    while iterations := clock.worlds(1, 1.0):
        if used + iterations > len(nodes):
            nodes = np.concatenate([nodes, np.zeros_like(nodes)])
            totals = np.concatenate([totals, np.zeros_like(totals)])
        used = grow(sampler.view, sampler.problem, sampler.counts, rng, iterations, nodes, totals, span, used)
        clock.tried += iterations
    children = [int(nodes[0, FIRST])]
    while following := int(nodes[children[-1], NEXT]):
        children.append(following)
    return int(nodes[max(children, key=lambda k: nodes[k, VISITS]), LABEL])
