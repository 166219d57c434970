"""A yardstick: single-observer information set Monte Carlo tree search, as the textbook has it.

One tree of what the acting seat sees; each iteration draws a world and goes down by UCB1 among the moves that are
possible in it, where a move counts as seen whenever it could have been chosen; one new node, and a random playout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import Row, at, entry, jit
from atout.kernel.ponder import PLAY_OUT, new_room, play_out
from atout.kernel.rng import Rng, below
from atout.kernel.rules import legal, play, shown, value
from atout.kernel.state import MOVE
from atout.kernel.worlds import sample

# A node: the move to it as it was seen, its first child and next sibling; how often it was visited, how often it could
# have been; how often something was chosen below it, and that number of its parent when it was last seen
LABEL, FIRST, NEXT, VISITS, SEEN, CHOICES, LATEST = range(7)
EXPLORE = 0.7
_DEEP = 512  # moves to the end of a round, or as far as the tree goes


@entry
def grow(
    views: Any, problems: Any, counts: Any, rng: Rng, iterations: int, nodes: Any, totals: Any, span: Any, used: int
) -> int:
    """Iterate over worlds of views[0]; nodes[0] is the root, `used` nodes are taken; returns how many then are.

    `totals` are the results at each node for whoever moved there, `span` is the lowest and the highest result so far.
    """
    room, path = new_room(), np.empty((_DEEP, 2), np.int64)
    world = np.empty(1, views.dtype)
    viewer = at(views, 0).seat
    for _ in range(iterations):
        sample(views, at(problems, 0), counts, rng, world, 0)
        s = at(world, 0)
        node, depth, known = 0, 0, True
        while known and s.due == MOVE and depth < _DEEP:
            move, child = _select(s, viewer, room.moves, nodes, totals, span, node, rng)
            known = child > 0
            if not known:
                child = used
                used += 1
                nodes[child, LABEL] = shown(s, move, viewer)
                nodes[child, NEXT] = nodes[node, FIRST]
                nodes[child, SEEN] = 1
                nodes[node, FIRST] = child
            path[depth, 0], path[depth, 1] = child, s.seat
            depth += 1
            node = child
            play(s, move)
        play_out(s, PLAY_OUT, 0, rng, room.moves, room.chance)
        value(s, room.desk.results)
        for i in range(depth):
            result = room.desk.results[path[i, 1]]
            nodes[path[i, 0], VISITS] += 1
            totals[path[i, 0]] += result
            span[0], span[1] = min(span[0], result), max(span[1], result)
    return used


@jit
def _select(
    s: Row, viewer: int, buffer: Any, nodes: Any, totals: Any, span: Any, node: int, rng: Rng
) -> tuple[int, int]:
    """A move and the node that it leads to: one without a node (0) if there is any, else the best by UCB1.

    Of moves that look the same to the viewer each is as likely.
    """
    nodes[node, CHOICES] += 1
    best, found, child, ties = -np.inf, -1, 0, 0
    for k in range(legal(s, buffer)):
        move = int(buffer[k])
        label, at_node = shown(s, move, viewer), nodes[node, FIRST]
        while at_node and nodes[at_node, LABEL] != label:
            at_node = nodes[at_node, NEXT]
        bound = np.inf
        if at_node:
            if nodes[at_node, LATEST] != nodes[node, CHOICES]:
                nodes[at_node, LATEST] = nodes[node, CHOICES]
                nodes[at_node, SEEN] += 1
            mean = (totals[at_node] / nodes[at_node, VISITS] - span[0]) / max(span[1] - span[0], 1e-9)
            bound = mean + EXPLORE * np.sqrt(np.log(nodes[at_node, SEEN]) / nodes[at_node, VISITS])
        ties = ties + 1 if bound == best else 1 if bound > best else ties
        if bound >= best and below(rng, ties) == 0:
            best, found, child = bound, move, at_node
    return found, child
