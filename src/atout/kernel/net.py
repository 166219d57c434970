"""A small net that judges full states: features → 32 → 32 → what the round will still bring to one seat.

All weights lie in one table of float32 with rows of 32: the biases of both layers, the last layer, a row with mean and
scale, the 32 rows of the second layer, then a row for each feature, for each number of players, and one of zeros.
Features are 0 or 1, so the first layer is a sum of rows; a row that was never learnt is zero.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import Row, entry, inlined, jit
from atout.kernel.rules import features, standing
from atout.kernel.state import SEATS

WIDE = 32
FIRST, SECOND, LAST, UNIT, UP = range(5)  # rows; in UNIT the mean and the scale of what is learnt
HEAD = UP + WIDE  # where the features begin
MOST = 256  # features that can be true at once
LEAK = np.float32(0.1)
NO_NET = np.zeros((0, WIDE), np.float32)


@inlined
def _bend(x: Any) -> Any:
    return x if x > 0 else x * LEAK


@inlined
def judge(s: Row, seat: int, net: Any, active: Any, layer: Any, so_far: Any) -> float:
    """The value that a seat can expect of this round: what it has so far, and what the net thinks will come.

    `active`, `layer` and `so_far` are scratch (MOST; 2, WIDE; 2).
    """
    n = look(s, seat, net, active)
    standing(s, seat, so_far)
    return so_far[0] + so_far[1] * (_forward(net, active, n, layer) * net[UNIT, 1] + net[UNIT, 0])


@inlined
def look(s: Row, seat: int, net: Any, active: Any) -> int:
    """List what is true of a state as a seat looks at it, the number of players included; return how much it is."""
    n = features(s, seat, active)
    active[n] = len(net) - HEAD - SEATS - 1 + s.players
    return n + 1


@inlined
def _forward(net: Any, active: Any, n: int, layer: Any) -> Any:
    wide = net.shape[1]  # WIDE; loops of a fixed length would be unrolled instead of done in vectors
    for i in range(wide):
        layer[0, i] = net[FIRST, i]
        layer[1, i] = net[SECOND, i]
    for k in range(n, n + -n % 4):
        active[k] = len(net) - HEAD - 1  # the last row is zero
    for k in range(0, n, 4):
        a, b, c, d = HEAD + active[k], HEAD + active[k + 1], HEAD + active[k + 2], HEAD + active[k + 3]
        for i in range(wide):
            layer[0, i] += (net[a, i] + net[b, i]) + (net[c, i] + net[d, i])
    for j in range(0, wide, 4):
        a, b, c, d = UP + j, UP + j + 1, UP + j + 2, UP + j + 3
        w, x, y, z = _bend(layer[0, j]), _bend(layer[0, j + 1]), _bend(layer[0, j + 2]), _bend(layer[0, j + 3])
        for i in range(wide):
            layer[1, i] += (w * net[a, i] + x * net[b, i]) + (y * net[c, i] + z * net[d, i])
    total = np.float32(0)
    for i in range(wide):
        total += _bend(layer[1, i]) * net[LAST, i]
    return total


# --- Learning --------------------------------------------------------------------------------------------------------


@entry
def fit(
    net: Any,
    slopes: Any,
    memory: Any,
    rows: Any,
    counts: Any,
    wanted: Any,
    order: Any,
    batch: int,
    rate: float,
    steps: int,
) -> float:
    """Adam over batches of remembered positions in the given order; returns the mean squared error (in scales).

    `memory` holds both moments (2, len(net), WIDE), `slopes` is scratch like `net`; `steps` were taken already.
    """
    layer = np.zeros((4, WIDE), np.float32)
    error = 0.0
    for start in range(0, len(order) - batch + 1, batch):
        slopes[:] = 0
        for b in range(start, start + batch):
            error += _slope(net, slopes, rows[order[b]], counts[order[b]], wanted[order[b]], layer)
        steps += 1
        _descend(net, slopes, memory, rate, batch, steps)
    return error / (len(order) // batch * batch)


@jit
def _slope(net: Any, slopes: Any, active: Any, n: int, wanted: float, layer: Any) -> float:
    """Add one position's gradient."""
    miss = np.float32(_forward(net, active, n, layer) - (wanted - net[UNIT, 0]) / net[UNIT, 1])
    for i in range(net.shape[1]):
        x = layer[1, i]
        slopes[LAST, i] += miss * _bend(x)
        layer[3, i] = miss * net[LAST, i] * (np.float32(1) if x > 0 else LEAK)
        slopes[SECOND, i] += layer[3, i]
    for j in range(net.shape[1]):
        x = layer[0, j]
        bent, total = _bend(x), np.float32(0)
        for i in range(net.shape[1]):
            slopes[UP + j, i] += bent * layer[3, i]
            total += layer[3, i] * net[UP + j, i]
        layer[2, j] = total * (np.float32(1) if x > 0 else LEAK)
    for i in range(net.shape[1]):
        slopes[FIRST, i] += layer[2, i]
    for k in range(n):
        row = HEAD + active[k]
        for i in range(net.shape[1]):
            slopes[row, i] += layer[2, i]
    return float(miss) * float(miss)


@jit
def _descend(net: Any, slopes: Any, memory: Any, rate: float, batch: int, steps: int) -> None:
    keep, keep_square, tiny = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
    step = np.float32(rate * np.sqrt(1 - 0.999**steps) / (1 - 0.9**steps))
    share = np.float32(1.0 / batch)
    for row in range(len(net)):
        if row == UNIT:
            continue
        for i in range(net.shape[1]):
            g = slopes[row, i] * share
            memory[0, row, i] = keep * memory[0, row, i] + (np.float32(1) - keep) * g
            memory[1, row, i] = keep_square * memory[1, row, i] + (np.float32(1) - keep_square) * g * g
            net[row, i] -= step * memory[0, row, i] / (np.sqrt(memory[1, row, i]) + tiny)


def new_net(size: int, seed: int, mean: float, scale: float) -> Any:
    """Unlearnt weights for so many features."""
    random = np.random.default_rng(seed)
    net = np.zeros((HEAD + size + SEATS + 2, WIDE), np.float32)
    net[FIRST] = random.normal(0, 0.1, WIDE)
    net[UP:HEAD] = random.normal(0, (2 / WIDE) ** 0.5, (WIDE, WIDE))
    net[LAST] = random.normal(0, (1 / WIDE) ** 0.5, WIDE)
    net[UNIT, 0], net[UNIT, 1] = mean, scale
    return net
