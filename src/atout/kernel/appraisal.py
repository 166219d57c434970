"""Judging for reviews: all moves in the same worlds, with the same chance after each; and what happens on the way.

An entry of its own that no table compiles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import float32, float64, from_dtype, int64

from atout.kernel.habits import GROUPS, TRAIL, inclined, settle
from atout.kernel.jit import at, bound, entry, jit
from atout.kernel.net import MOST, WIDE
from atout.kernel.ponder import LIKEWISE, PLAY_OUT, SOON, SPARINGLY, bring_on, greedy, liked, spared, victory, worth
from atout.kernel.rng import Rng, below, next_word, reseed
from atout.kernel.rules import EARLY, LEFT, TOTALS, deal_again, ending, events, legal, play, ripe
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, SEATS
from atout.kernel.worlds import PROBLEM, sample

VALUE, VICTORY = range(2)  # what is found of a move in a world


@cache
def appraiser_of(layout: np.dtype[Any]) -> Callable[..., None]:
    """`appraise` for one record type, without the cost of finding out the types at every call."""
    view = from_dtype(layout)[::1], from_dtype(PROBLEM)[::1], float64[::1]
    judge, found = (float32[:, ::1], int64), (float64[:, :, ::1], int64[:, ::1])
    return bound(appraise, *view, int64, int64, int64[::1], *judge, *found, float64[:, :, :, :, ::1])


@entry
def appraise(
    views: Any,
    problems: Any,
    counts: Any,
    seed: int,
    first: int,
    moves: Any,
    net: Any,
    plies: int,
    found: Any,
    happened: Any,
    habits: Any,
) -> None:
    """Try the moves in worlds of views[0], from the one with the number `first` on, one for each row of `found`; or,
    where `happened` has rows, for each of those. A world and the chance in it depend on `seed` and its number alone;
    `habits` are learnt on the way.

    found[world, move] gets the round's value for the acting seat and, near the end of the game, its share of the
    victory (else nan). happened[world, move] gets all that happens until the end of the round (see `rules.events`).
    """
    buffer = np.empty(BUFFER, np.int64)
    chance = np.empty(CHANCE, np.int64)
    results = np.empty(SEATS)
    active = np.empty(MOST, np.int64)
    layer = np.empty((2, WIDE), np.float32)
    trail = np.empty((TRAIL, 2), np.int64)
    rng, kept = np.empty(4, np.int64), np.empty(4, np.int64)
    world, tried = np.empty(1, views.dtype), np.empty(2, views.dtype)
    ends, line = np.empty(TOTALS + SEATS), np.empty((1, 0), np.int64)
    seat = at(views, 0).seat
    ending(at(views, 0), ends)
    near = 0 <= ends[LEFT] <= SOON
    for w in range(max(len(found), len(happened))):
        reseed(rng, seed, first + w)
        sample(views, at(problems, 0), counts, rng, world, 0)
        key, own = next_word(rng), habits[(first + w) % GROUPS]
        kept[:] = rng
        for k in range(len(moves)):
            rng[:] = kept
            tried[0] = world[0]
            s, move = at(tried, 0), moves[k]
            if len(happened):
                play(s, move)
                happened[w, k] = _watch(
                    tried, world, seat, key, rng, net, plies, own, buffer, chance, active, layer, results
                )
                continue
            bring_on(tried, move, key, rng, net, plies, own, trail, buffer, chance, active, layer, results, line, 0)
            found[w, k, VALUE] = worth(s, seat, net, active, layer, results)
            found[w, k, VICTORY] = victory(s, seat, ends, net, active, layer, results) if near else np.nan
        settle(own, at(world, 0))


@jit
def _watch(
    tried: Any,
    world: Any,
    seat: int,
    key: int,
    rng: Rng,
    net: Any,
    plies: int,
    habits: Any,
    buffer: Any,
    chance: Any,
    active: Any,
    layer: Any,
    results: Any,
) -> int:
    """Play tried[0] to the end of the round, as it is played on for judging: what has happened since world[0]."""
    s, was = at(tried, 0), at(world, 0)
    seen = events(s, was, seat, 0)
    while s.due in (MOVE, DEAL):
        if s.due == DEAL:
            deal_again(s, rng, chance)
        elif plies == PLAY_OUT:
            play(s, buffer[below(rng, legal(s, buffer))])
        elif plies == SPARINGLY:
            play(s, spared(s, rng, buffer))
        elif ripe(s) == EARLY:
            play(s, inclined(s, key, buffer, habits[0]))
        elif plies == LIKEWISE:
            play(s, liked(s, key, buffer))
        else:
            play(s, greedy(tried, net, buffer, active, layer, results))
        seen = events(s, was, seat, seen)
    return seen
