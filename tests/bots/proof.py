"""Moves that nobody should make: in every world that a seat must reckon with, another move is surely as good."""

from __future__ import annotations

from typing import Any

import numpy as np

import atout
from atout.kernel import engine
from atout.kernel.jit import at, entry
from atout.kernel.rng import new_rng
from atout.kernel.rules import legal, play, value
from atout.kernel.state import BUFFER, MOVE, OVER, ROUND, SEATS

DEEP = 64  # moves to the end of the round
WORLDS, NODES = 200, 20_000


@entry
def extremes(states: Any, seat: int, careful: bool, nodes: int, out: Any) -> bool:
    """To out[0] what the round is at least worth to a seat, to out[1] at most, whatever the others do.

    If it is `careful`, it makes the best of it from now on; if not, it may do anything. False: too much to look at.
    """
    stack = np.empty(DEEP, states.dtype)
    moves = np.empty((DEEP, BUFFER), np.int64)
    left = np.zeros(DEEP, np.int64)
    found = np.empty((DEEP, 2))
    results = np.empty(SEATS)
    stack[0] = states[0]
    depth, fresh = 0, True
    while True:
        s = at(stack, depth)
        if fresh and s.due == MOVE:
            if depth == DEEP - 1:
                return False
            left[depth] = legal(s, moves[depth])
            found[depth, 0] = -np.inf if careful and s.seat == seat else np.inf
            found[depth, 1] = -np.inf
        elif fresh:
            if s.due not in (ROUND, OVER):
                return False
            value(s, results)
            found[depth, :] = results[seat]
            left[depth] = 0
        if left[depth]:
            nodes -= 1
            if nodes < 0:
                return False
            left[depth] -= 1
            stack[depth + 1] = stack[depth]
            play(at(stack, depth + 1), int(moves[depth, left[depth]]))
            depth, fresh = depth + 1, True
            continue
        if depth == 0:
            out[:] = found[0]
            return True
        depth, fresh = depth - 1, False
        if careful and at(stack, depth).seat == seat:
            found[depth, 0] = max(found[depth, 0], found[depth + 1, 0])
        else:
            found[depth, 0] = min(found[depth, 0], found[depth + 1, 0])
        found[depth, 1] = max(found[depth, 1], found[depth + 1, 1])


def bounds(view: atout.View) -> Any:
    """What each of the acting seat's moves is at least and at most worth, in all worlds or in many: [world, move, 2].

    Where there is one world only the seat knows everything, and is careful.
    """
    assert view.seat is not None
    sampler, moves, rng = view.sampler(), view.moves(), new_rng(0)
    if sampler.listable and sampler.count <= WORLDS:
        worlds = list(sampler.worlds())
    else:
        worlds = [sampler.draw(rng) for _ in range(WORLDS)]
    found = np.empty((len(worlds), len(moves), 2))
    for w, world in enumerate(worlds):
        for k, move in enumerate(moves):
            if not extremes(engine.played(world, move), view.seat, len(worlds) == 1, NODES, found[w, k]):
                found[w, k] = view.game.spec.value
    return found


def dominated(found: Any) -> dict[int, float]:
    """The moves (by their place) that another one surely beats, and by how much on average."""
    beaten = {}
    for k in range(found.shape[1]):
        gaps = found[:, :, 0] - found[:, k, 1][:, None]
        sure = [float(gaps[:, j].mean()) for j in range(found.shape[1]) if j != k and gaps[:, j].min() >= 0]
        if sure and max(sure) > 0:
            beaten[k] = max(sure)
    return beaten
