"""Self-play, from which a judge learns."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.habits import SHAPE
from atout.kernel.jit import at, entry, jit
from atout.kernel.net import MOST, WIDE, judge, look
from atout.kernel.ponder import weigh
from atout.kernel.rng import Rng, below, unit
from atout.kernel.rules import EARLY, deal_again, hide, legal, play, ripe, standing, value
from atout.kernel.shuffle import deal_random
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, OVER, SEATS
from atout.kernel.worlds import COUNTS, PROBLEM, prepare


@entry
def practise(
    fresh: Any,
    net: Any,
    rng: Rng,
    worlds: int,
    noise: float,
    trust: float,
    plies: int,
    rows: Any,
    many: Any,
    wanted: Any,
) -> int:
    """Play rounds by oneself until `rows` are full, and remember what each position came to; returns how many were.

    A row: the features of a position after a move, for the seat that made it and for one more. `wanted`: what it
    brought to that seat after all, from the last position back mixed with what the net thought on the way (`trust`).
    """
    states = np.empty(1, fresh.dtype)
    problems = np.zeros(1, PROBLEM)
    counts = np.empty(COUNTS + 1)
    buffer = np.empty(BUFFER, np.int64)
    chance = np.empty(CHANCE, np.int64)
    results = np.empty(SEATS)
    active = np.empty(MOST, np.int64)
    layer = np.empty((2, WIDE), np.float32)
    past = np.zeros((len(rows), 4))  # seat, what it had so far, what a point was worth, what the net thought
    states[0] = fresh[0]
    filled = 0
    while True:
        s = at(states, 0)
        began = filled
        deal_random(s, rng, chance)
        while s.due in (MOVE, DEAL):
            if s.due == DEAL:
                deal_again(s, rng, chance)
                continue
            n, seat = legal(s, buffer), s.seat
            play(s, buffer[_choice(states, problems, counts, rng, buffer, n, net, worlds, noise, plies)])
            for other in range(2):
                j = below(rng, s.players) if other else int(seat)
                if filled == len(rows):
                    return began
                if s.due in (MOVE, DEAL) and j < s.players and ripe(s) != EARLY:
                    many[filled] = look(s, j, net, active)
                    rows[filled] = active
                    standing(s, j, past[filled, 1:])
                    past[filled, 0] = j
                    past[filled, 3] = judge(s, j, net, active, layer, results)
                    filled += 1
        value(s, results)
        _look_back(past, results, wanted, began, filled, trust)
        if s.due == OVER:
            states[0] = fresh[0]


@jit
def _choice(
    states: Any,
    problems: Any,
    counts: Any,
    rng: Rng,
    moves: Any,
    n: int,
    net: Any,
    worlds: int,
    noise: float,
    plies: int,
) -> int:
    """Which of the legal moves a learner plays: the best in a few worlds, now and then any."""
    if n == 1 or unit(rng) < noise:
        return below(rng, n)
    views = np.empty(1, states.dtype)
    views[0] = states[0]
    hide(at(views, 0), at(states, 0).seat)
    prepare(at(views, 0), at(problems, 0), counts)
    found = np.empty((worlds, n, 1))
    weigh(views, at(problems, 0), counts, rng, moves[:n], net, plies, False, found, np.zeros(SHAPE))
    best, choice = -np.inf, 0
    for k in range(n):
        total = 0.0
        for w in range(worlds):
            total += found[w, k, 0]
        if total > best:
            best, choice = total, k
    return choice


@jit
def _look_back(past: Any, results: Any, wanted: Any, began: int, filled: int, trust: float) -> None:
    for i in range(filled - 1, began - 1, -1):
        j = int(past[i, 0])
        wanted[i] = (results[j] - past[i, 1]) / past[i, 2]
        results[j] += trust * (past[i, 3] - results[j])
