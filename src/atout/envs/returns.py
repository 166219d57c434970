"""What decisions came to, seat by seat: consecutive rows of a table belong to different seats.

All arrays are of a window of `t` steps at `n` tables, as a `Vector` gives them: row k holds the seat that acted, and
the reward and end that its move led to. A discount counts a seat's own decisions, not those of others in between.
"""

from __future__ import annotations

import numpy as np

from atout.envs.layouts import Array


def returns(reward: Array, done: Array, seat: Array, *, gamma: float = 1.0) -> Array:
    """What each decision brought to its seat until the end of the episode: [t, n], NaN where the window ends first.

    `reward`: [t, n, players], `done` and `seat`: [t, n].
    """
    rows, found = np.arange(reward.shape[1]), np.empty(done.shape)
    sums = np.full(reward.shape[1:], np.nan)
    for k in reversed(range(len(reward))):
        sums[done[k]] = 0
        sums += reward[k]
        found[k] = sums[rows, seat[k]]
        sums[rows, seat[k]] *= gamma
    return found


def advantages(
    reward: Array, done: Array, seat: Array, value: Array, *, gamma: float = 1.0, trace: float = 0.95
) -> Array:
    """How much better each decision was than expected: generalised advantage estimates, [t, n].

    `value`: [t, n], what the seat that acted expected before its move; `trace` is GAE's λ. A decision is followed by
    the next one of the same seat. NaN where the window ends before that or before the end of the episode.
    """
    rows, found = np.arange(reward.shape[1]), np.empty(done.shape)
    since = np.zeros(reward.shape[1:])  # rewards since the next decision
    following, beyond = np.full((2, *reward.shape[1:]), np.nan)  # its value, and its advantage
    for k in reversed(range(len(reward))):
        for fresh in (since, following, beyond):
            fresh[done[k]] = 0
        since += reward[k]
        here = rows, seat[k]
        better = since[here] + gamma * following[here] - value[k]
        later = beyond[here]
        found[k] = better + gamma * trace * np.where(np.isnan(later), 0, later)
        following[here], beyond[here], since[here] = value[k], found[k], 0
    return found
