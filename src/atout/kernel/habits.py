"""How seats play on while it is too early to judge (`rules.ripe`): by what has served them.

What a stone is worth depends on the stones that answer it, and nobody lays those by chance. So whoever thinks keeps,
for each seat, what moves have brought it in the worlds that were tried before, and lets it lean to the better ones.
Nobody leans by cards that the thinker cannot know: habits are means over worlds.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import Row, copy, inlined, jit
from atout.kernel.rng import mix
from atout.kernel.rules import EARLY, legal, play, ripe
from atout.kernel.state import MOVE, SEATS

SUM, TIMES, SQUARES = range(3)  # of results
MOVES = 512  # habits of a seat; the one behind them is of all its moves
GROUPS = 4  # worlds with habits of their own, taken in turn: what one has come to by chance, the others need not
SHAPE = (GROUPS, 2, SEATS, MOVES + 1, SQUARES + 1)
TRAIL = 64  # moves of a playing from which is learnt
_LEAN = 0.5  # a difference of so many standard deviations of results makes one move e times as likely as another
_DOUBT = 8.0  # playings that a habit must outweigh
APART = 0x9E3779B9  # keeps the numbers of moves apart


def new_habits() -> Any:
    """Nobody leans to anything. Twice for each group: as it is, and as it will be when this world has been tried with
    all moves, since these are to be answered alike."""
    return np.zeros(SHAPE)


@jit
def rehearse(s: Row, key: int, buffer: Any, habits: Any, trail: Any) -> int:
    """Play on until it is not too early any more; trail[1:] gets seats and moves. Returns how long the trail is then,
    with a place at its beginning for the move before."""
    n = 1
    while s.due == MOVE and ripe(s) == EARLY:
        move = inclined(s, key, buffer, habits[0])
        if n < TRAIL:
            trail[n, 0], trail[n, 1] = s.seat, move
            n += 1
        play(s, move)
    return n


@jit
def inclined(s: Row, key: int, buffer: Any, habits: Any) -> int:
    """A legal move by chance, which `key` stands for as in `ponder.liked`, but the likelier the better it served."""
    n, seat = legal(s, buffer), int(s.seat)
    times = max(habits[seat, MOVES, TIMES], 1.0)
    usual = habits[seat, MOVES, SUM] / times
    unit = _LEAN * np.sqrt(max(habits[seat, MOVES, SQUARES] / times - usual * usual, 1e-9))
    found, most = buffer[0], -np.inf
    for k in range(n if n > 1 else 0):
        move = buffer[k]
        habit = habits[seat, move % MOVES]
        better = (habit[SUM] - usual * habit[TIMES]) / (habit[TIMES] + _DOUBT)
        x = better / unit + _gumbel(mix(key + APART * move))
        if x > most:
            found, most = move, x
    return found


@inlined
def _gumbel(word: int) -> float:
    """Of 32 random bits: the largest of some such numbers is that of each in proportion to e to what is added to it."""
    return -np.log(-np.log((word + 0.5) / 4294967296.0))


@jit
def remember(habits: Any, trail: Any, n: int, seat: int, result: float) -> None:
    """What a playing has brought to a seat, from the next world on."""
    for i in range(n):
        if trail[i, 0] == seat:
            habit = habits[1, seat, trail[i, 1] % MOVES]
            habit[SUM] += result
            habit[TIMES] += 1
    whole = habits[1, seat, MOVES]
    whole[SUM] += result
    whole[TIMES] += 1
    whole[SQUARES] += result * result


@jit
def settle(habits: Any, before: Row) -> None:
    """What was remembered of a world is believed from now on."""
    if ripe(before) == EARLY:
        copy(habits[0].ravel(), habits[1].ravel())
