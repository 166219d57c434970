"""Many tables for a learner: play, deal and start over, then show each table to the seat that acts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import boolean, float32, from_dtype, int64

from atout.kernel.bits import nth, popcount
from atout.kernel.jit import Row, at, bound, entry, jit
from atout.kernel.rng import Rng, below, reseed
from atout.kernel.rules import hide, legal, play, value
from atout.kernel.shuffle import deal_random
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, OVER, SEATS

WAIT, BEGIN = -1, -2  # in place of a move: nothing happens at this table; a new game begins


@entry
def advance(
    states: Any,
    moves: Any,
    fresh: Any,
    seeds: Any,
    deals: Any,
    whole: bool,
    views: Any,
    allowed: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    done: Any,
    final: Any,
) -> None:
    """Play a legal move at each table, and all that follows by itself: deals, virtual players' moves, a new game.

    `views` gets what the acting seat knows, `allowed` (as bits) and `masks` its moves, `seats` who it is. `rewards`:
    what a round that was scored came to, for each player; `done`: an episode ended (a round, or if `whole` a game),
    and `final` says how: each player's value of the round, or share of the victory.
    """
    rng = np.empty(4, np.int64)
    chance = np.empty(CHANCE, np.int64)
    buffer = np.empty(BUFFER, np.int64)
    results = np.empty(SEATS)
    for i in range(len(states)):
        rewards[i, :] = 0
        done[i] = False
        if moves[i] == WAIT:
            continue
        s = at(states, i)
        if moves[i] == BEGIN:
            states[i] = fresh[0]
        else:
            play(s, moves[i])
        while s.due != MOVE or s.seat >= s.players:
            if s.due == MOVE:
                legal(s, buffer)
                play(s, buffer[0])  # virtual players have no choice
                continue
            if s.due != DEAL:
                value(s, results)
                _end_round(s, results, whole, rewards[i], final[i])
                done[i] = s.due == OVER or not whole
                if s.due == OVER:
                    states[i] = fresh[0]
            reseed(rng, seeds[i], deals[i])
            deal_random(s, rng, chance)
            deals[i] += 1
        views[i] = states[i]
        hide(at(views, i), s.seat)
        seats[i] = s.seat
        masks[i, :] = False
        allowed[i, :] = 0
        for k in range(legal(s, buffer)):
            move = buffer[k]
            masks[i, move] = True
            allowed[i, move >> 6] |= 1 << (move & 63)


@jit
def _end_round(s: Row, results: Any, whole: bool, rewards: Any, final: Any) -> None:
    winners = popcount(s.winners)
    for j in range(s.players):
        rewards[j] += results[j]
        if not whole:
            final[j] = results[j]
        elif s.due == OVER:
            final[j] = ((s.winners >> j) & 1) / winners


@cache
def advancer_of(layout: np.dtype[Any]) -> Callable[..., None]:
    """`advance` for one record type, without the cost of finding out the types at every call."""
    states, numbers, flags = from_dtype(layout)[::1], int64[::1], boolean[::1]
    rows = float32[:, ::1]
    words, masks = int64[:, ::1], boolean[:, ::1]
    return bound(
        advance,
        *(states, numbers, states, numbers, numbers, boolean),
        *(states, words, masks, numbers, rows, flags, rows),
    )


@entry
def first_wrong(allowed: Any, moves: Any) -> int:
    """The first table whose move is not allowed there, −1 if there is none."""
    for i in range(len(moves)):
        move = moves[i]
        if move == WAIT:
            continue
        if not 0 <= move < 64 * allowed.shape[1] or not (allowed[i, move >> 6] >> (move & 63)) & 1:
            return i
    return -1


@entry
def choose(allowed: Any, rng: Rng, moves: Any) -> None:
    """A uniformly random allowed move at each table."""
    for i in range(len(moves)):
        several = 0
        for w in range(allowed.shape[1]):
            several += popcount(allowed[i, w])
        k = below(rng, several)
        for w in range(allowed.shape[1]):
            here = popcount(allowed[i, w])
            if 0 <= k < here:
                moves[i] = 64 * w + nth(allowed[i, w], k)
            k -= here
