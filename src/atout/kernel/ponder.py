"""Search: moves tried in sampled worlds, which are played out at random, or played on a little and judged by a `net`.

In the latter case every seat plays on as it would if it saw all cards and trusted the judge. What is left to chance is
best left to the same chance after every move: see `liked`. Until it is time to judge, seats play by habit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.habits import APART, GROUPS, TRAIL, rehearse, remember, settle
from atout.kernel.jit import Row, at, entry, inlined, jit
from atout.kernel.net import MOST, WIDE, judge
from atout.kernel.rng import Rng, below, mix, next_word
from atout.kernel.rules import (
    AMID,
    EARLY,
    FLOOR,
    LEFT,
    SPREAD,
    TOTALS,
    deal_again,
    ending,
    legal,
    play,
    ripe,
    tidy,
    value,
)
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, SEATS
from atout.kernel.worlds import sample

# In place of a number of plies: to the end at random; not even to the end of a trick; to the end by the same chance, or
# with little waste
PLAY_OUT, AT_ONCE, LIKEWISE, SPARINGLY = -1, -2, -3, -4
SOON = 2.0  # with at most so many rounds to follow, victory counts instead of points
_BLUR = 0.02  # what a judge cannot know of a round, as a share of another round


@entry
def foresee(
    views: Any,
    problems: Any,
    counts: Any,
    rng: Rng,
    moves: Any,
    net: Any,
    plies: int,
    to_win: bool,
    found: Any,
    line: Any,
    habits: Any,
) -> None:
    """`weigh`, judged by a net: an entry of its own, because who plays out at random need not wait for it."""
    weigh(views, at(problems, 0), counts, rng, moves, net, plies, to_win, found, line, habits)


@jit
def weigh(
    views: Any,
    p: Row,
    counts: Any,
    rng: Rng,
    moves: Any,
    net: Any,
    plies: int,
    to_win: bool,
    found: Any,
    line: Any,
    habits: Any,
) -> None:
    """Try moves in drawn worlds of views[0], one for each row of `found`; `p` and `counts` describe them. Without a net
    (None) worlds are played to the end of the round.

    found[world, move] gets the round's value for the seat that acts or, if it has room for more, for all seats from
    seat 0 on; `to_win`, near the end of the game, the acting seat's share of the victory instead. line[world] gets what
    is played after the last of the moves, as far as it has room. `habits` are those of this thought.
    """
    buffer = np.empty(BUFFER, np.int64)
    chance = np.empty(CHANCE, np.int64)
    results = np.empty(SEATS)
    active = np.empty(MOST, np.int64)
    layer = np.empty((2, WIDE), np.float32)
    trail = np.empty((TRAIL, 2), np.int64)
    kept = np.empty(4, np.int64)
    world = np.empty(1, views.dtype)
    tried = np.empty(2, views.dtype)
    seat, seats = at(views, 0).seat, found.shape[2]
    ends = np.empty(TOTALS + SEATS)
    ending(at(views, 0), ends)
    to_win = to_win and 0 <= ends[LEFT] <= SOON
    for w in range(len(found)):
        sample(views, p, counts, rng, world, 0)
        key, own = next_word(rng), habits[w % GROUPS]
        kept[:] = rng
        for k in range(len(moves)):
            tried[0] = world[0]
            if plies != PLAY_OUT:
                rng[:] = kept
            bring_on(tried, moves[k], key, rng, net, plies, own, trail, buffer, chance, active, layer, results, line, w)
            s = at(tried, 0)
            if to_win:
                found[w, k, 0] = victory(s, seat, ends, net, active, layer, results)
                continue
            for j in range(seats):
                found[w, k, j] = worth(s, seat if seats == 1 else j, net, active, layer, results)
        settle(own, at(world, 0))


@jit
def bring_on(
    tried: Any,
    move: int,
    key: int,
    rng: Rng,
    net: Any,
    plies: int,
    habits: Any,
    trail: Any,
    buffer: Any,
    chance: Any,
    active: Any,
    layer: Any,
    results: Any,
    line: Any,
    w: int,
) -> None:
    """Play a move in tried[0] and go on to where that is judged, or to the end of the round."""
    s = at(tried, 0)
    seat, early = int(s.seat), ripe(s) == EARLY
    play(s, move)
    if plies == PLAY_OUT:
        playout(s, rng, buffer, chance)
        return
    n = rehearse(s, key, buffer, habits, trail)
    if plies == SPARINGLY:
        sparingly(s, rng, buffer, chance)
    elif net is None or plies == LIKEWISE:
        likewise(s, key, rng, buffer, chance)
    else:
        play_on(tried, net, 0 if n > 1 else plies, buffer, active, layer, results, line, w)
    if early:
        trail[0, 0], trail[0, 1] = seat, move
        for j in range(s.players):
            remember(habits, trail, n, j, worth(s, j, net, active, layer, results))


@jit
def play_on(
    tried: Any, net: Any, plies: int, buffer: Any, active: Any, layer: Any, results: Any, line: Any, w: int
) -> None:
    """Play tried[0] on for so many plies and to the end of what has begun; line[w] gets what was played."""
    s, ply = at(tried, 0), 0
    while s.due == MOVE and plies != AT_ONCE and (ply < plies or ripe(s) == AMID):
        move = greedy(tried, net, buffer, active, layer, results)
        if ply < line.shape[1]:
            line[w, ply] = move
        play(s, move)
        ply += 1


@jit
def playout(s: Row, rng: Rng, buffer: Any, chance: Any) -> None:
    """Play random moves until the round or the game is over."""
    while True:
        if s.due == MOVE:
            play(s, buffer[below(rng, legal(s, buffer))])
        elif s.due == DEAL:
            deal_again(s, rng, chance)
        else:
            return


@jit
def likewise(s: Row, key: int, rng: Rng, buffer: Any, chance: Any) -> None:
    """`playout` by one chance: `rng` is for deals alone."""
    while True:
        if s.due == MOVE:
            play(s, liked(s, key, buffer))
        elif s.due == DEAL:
            deal_again(s, rng, chance)
        else:
            return


@jit
def sparingly(s: Row, rng: Rng, buffer: Any, chance: Any) -> None:
    """`playout` with little waste."""
    while True:
        if s.due == MOVE:
            play(s, spared(s, rng, buffer))
        elif s.due == DEAL:
            deal_again(s, rng, chance)
        else:
            return


@inlined
def spared(s: Row, rng: Rng, buffer: Any) -> int:
    """Of two legal moves by chance the less wasteful one."""
    n = legal(s, buffer)
    one = buffer[below(rng, n)]
    other = buffer[below(rng, n)]
    return other if tidy(s, other) < tidy(s, one) else one


@inlined
def liked(s: Row, key: int, buffer: Any) -> int:
    """The legal move that comes first in a random order of all moves, which `key` stands for.

    Whoever has the choice takes the same moves after one first move as after another, as far as they are legal: so
    these differ by what they change, and not by chance. In Njet a third of the worlds tells as much.
    """
    n = legal(s, buffer)
    found, most = buffer[0], -1
    for k in range(n if n > 1 else 0):
        x = mix(key + APART * buffer[k])
        if x > most:
            found, most = buffer[k], x
    return found


@jit
def greedy(tried: Any, net: Any, buffer: Any, active: Any, layer: Any, results: Any) -> int:
    """The move that the acting seat of tried[0] would judge best if it saw everything."""
    seat, n = at(tried, 0).seat, legal(at(tried, 0), buffer)
    best, found = -np.inf, buffer[0]
    for k in range(n if n > 1 else 0):
        tried[1] = tried[0]
        s = at(tried, 1)
        play(s, buffer[k])
        x = worth(s, seat, net, active, layer, results)
        if x > best:
            best, found = x, buffer[k]
    return found


@jit
def victory(s: Row, seat: int, ends: Any, net: Any, active: Any, layer: Any, results: Any) -> float:
    """A seat's share of the victory, as the totals will be after this round: the further ahead, the surer, and the
    fewer rounds follow, the more so."""
    unit = ends[SPREAD] * np.sqrt(ends[LEFT] + _BLUR)
    own = ends[TOTALS + seat] + max(worth(s, seat, net, active, layer, results), ends[FLOOR])
    others = 0.0
    for j in range(s.players):
        if j != seat:
            total = ends[TOTALS + j] + max(worth(s, j, net, active, layer, results), ends[FLOOR])
            others += np.exp(min((total - own) / unit, 50.0))
    return 1.0 / (1.0 + others)


@jit
def worth(s: Row, seat: int, net: Any, active: Any, layer: Any, results: Any) -> float:
    """The round's value for a seat: judged, or as it is if the round is over."""
    if net is not None and s.due in (MOVE, DEAL):
        return judge(s, seat, net, active, layer, results)
    value(s, results)
    return results[seat]
