"""What Python calls: compiled entry points that take arrays of states, one state or many at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import at, jit
from atout.kernel.rng import Rng, below, reseed
from atout.kernel.rules import deal, hide, legal, play, shown, value, why_not
from atout.kernel.shuffle import deal_random
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, OVER, ROUND, SEATS

ILLEGAL = -9


@jit
def listing(states: Any, out: Any) -> int:
    """List the first state's legal moves; the result packs seat and count, or is −due."""
    s = at(states, 0)
    if s.due != MOVE:
        return -s.due
    return s.seat << 16 | legal(s, out)


@jit
def step(states: Any, move: int, out: Any, n: int) -> int:
    """Play a move that stands among the `n` listed ones and list the next; the same result, or ILLEGAL."""
    for i in range(n):
        if out[i] == move:
            s = at(states, 0)
            play(s, move)
            if s.due != MOVE:
                return -s.due
            return s.seat << 16 | legal(s, out)
    return ILLEGAL


@jit
def deal_one(states: Any, chance: Any, out: Any) -> int:
    """Put a deal on the first state's table and list."""
    deal(at(states, 0), chance)
    return listing(states, out)


@jit
def refusal(states: Any, move: int) -> int:
    """The clause that forbids a move in the first state."""
    return why_not(at(states, 0), move)


@jit
def view_of(states: Any, seat: int, views: Any) -> None:
    """Write the first state, hidden from `seat`, to views[0]."""
    views[0] = states[0]
    hide(at(views, 0), seat)


@jit
def shown_to(states: Any, move: int, seat: int) -> int:
    """The move as `seat` sees it."""
    return shown(at(states, 0), move, seat)


@jit
def values_of(states: Any, out: Any) -> None:
    """Each seat's last result, state by state (rows of `out`)."""
    for i in range(len(states)):
        value(at(states, i), out[i])


@jit
def masks_of(states: Any, out: Any) -> None:
    """Legal moves as rows of booleans; a row of zeros where no move is due."""
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        out[i, :] = False
        s = at(states, i)
        if s.due == MOVE:
            for k in range(legal(s, buffer)):
                out[i, buffer[k]] = True


@jit
def deal_due(states: Any, seeds: Any, deals: Any) -> None:
    """Deal wherever cards are due, as seeded single games would; counts the deals."""
    rng = np.empty(4, np.int64)
    chance = np.empty(CHANCE, np.int64)
    for i in range(len(states)):
        s = at(states, i)
        if s.due == DEAL or s.due == ROUND:
            reseed(rng, seeds[i], deals[i])
            deal_random(s, rng, chance)
            deals[i] += 1


@jit
def step_all(states: Any, moves: Any) -> int:
    """Play one move per state (−1: none); returns the index of the first illegal one, or −1 if all were played.

    All moves are checked before any is played.
    """
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        if moves[i] < 0:
            continue
        s = at(states, i)
        found = False
        if s.due == MOVE:
            for k in range(legal(s, buffer)):
                if buffer[k] == moves[i]:
                    found = True
                    break
        if not found:
            return i
    for i in range(len(states)):
        if moves[i] >= 0:
            play(at(states, i), moves[i])
    return -1


@jit
def random_moves(states: Any, rng: Rng, moves: Any) -> None:
    """A uniformly random legal move per state; −1 where none is due."""
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        s = at(states, i)
        moves[i] = -1
        if s.due == MOVE:
            moves[i] = buffer[below(rng, legal(s, buffer))]


@jit
def random_play(states: Any, fresh: Any, rng: Rng, steps: int) -> int:
    """Play uniformly random legal moves, about `steps` in all, dealing as due and starting over when a game ends.

    Returns the number of moves played. `fresh` holds the table before its first deal.
    """
    buffer = np.empty(BUFFER, np.int64)
    chance = np.empty(CHANCE, np.int64)
    each = steps // len(states)
    for i in range(len(states)):
        s = at(states, i)
        for _ in range(each):
            while s.due != MOVE:
                if s.due == OVER:
                    states[i] = fresh[0]
                deal_random(s, rng, chance)
            play(s, buffer[below(rng, legal(s, buffer))])
    return each * len(states)


@jit
def playout(s: Any, rng: Rng, buffer: Any, chance: Any) -> None:
    """Play random moves until the round or the game is over."""
    while True:
        if s.due == MOVE:
            play(s, buffer[below(rng, legal(s, buffer))])
        elif s.due == DEAL:
            deal_random(s, rng, chance)
        else:
            return


def result_rows(n: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Room for `values_of`."""
    return np.zeros((n, SEATS))
