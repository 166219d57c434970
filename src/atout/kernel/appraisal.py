"""Judging for reviews: all moves in the same worlds, with the same chance after each; and what happens on the way.

An entry of its own that no table compiles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import float32, float64, from_dtype, int64

from atout.kernel.habits import GROUPS, inclined, settle
from atout.kernel.jit import at, bound, copy, entry, jit
from atout.kernel.ponder import (
    AT_ONCE,
    PLAY_OUT,
    SOON,
    Room,
    bring_on,
    greedy,
    new_room,
    play_out,
    victory,
    worth,
)
from atout.kernel.rng import Rng, next_word, reseed
from atout.kernel.rules import EARLY, LEFT, TOTALS, ending, events, play, ripe
from atout.kernel.state import DEAL, MOVE, SEATS
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
    room = new_room()
    rng, kept = np.empty(4, np.int64), np.empty(4, np.int64)
    world, tried = np.empty(1, views.dtype), np.empty(2, views.dtype)
    ends = np.empty(TOTALS + SEATS)
    seat = at(views, 0).seat
    ending(at(views, 0), ends)
    near = 0 <= ends[LEFT] <= SOON
    for w in range(max(len(found), len(happened))):
        reseed(rng, seed, first + w)
        sample(views, at(problems, 0), counts, rng, world, 0)
        key, own = next_word(rng), habits[(first + w) % GROUPS]
        copy(kept, rng)
        for k in range(len(moves)):
            copy(rng, kept)
            tried[0] = world[0]
            s, move = at(tried, 0), moves[k]
            if len(happened):
                play(s, move)
                happened[w, k] = _watch(tried, world, seat, net, plies, key, rng, own, room)
                continue
            bring_on(tried, move, net, plies, key, rng, own, room)
            found[w, k, VALUE] = worth(s, seat, net, room.desk)
            found[w, k, VICTORY] = victory(s, seat, ends, net, room.desk) if near else np.nan
        settle(own, at(world, 0))


@jit
def _watch(tried: Any, world: Any, seat: int, net: Any, plies: int, key: int, rng: Rng, habits: Any, room: Room) -> int:
    """Play tried[0] to the end of the round, as it is played on for judging: what has happened since world[0]."""
    s, was = at(tried, 0), at(world, 0)
    seen = events(s, was, seat, 0)
    while s.due in (MOVE, DEAL):
        if s.due == MOVE and plies != PLAY_OUT and ripe(s) == EARLY:
            play(s, inclined(s, key, room.moves, habits[0]))
        elif s.due == DEAL or AT_ONCE < plies < 0:
            play_out(s, plies, key, rng, room.moves, room.chance, 1)
        else:
            play(s, greedy(tried, net, room))
        seen = events(s, was, seat, seen)
    return seen
