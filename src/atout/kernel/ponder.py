"""Search: moves tried in sampled worlds, which are played out at random, or played on a little and judged by a `net`.

In the latter case every seat plays on as it would if it saw all cards and trusted the judge. What is left to chance is
best left to the same chance after every move: see `liked`. Until it is time to judge, seats play by habit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atout.kernel.habits import APART, GROUPS, TRAIL, rehearse, remember, settle
from atout.kernel.jit import Row, at, copy, entry, inlined, jit
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

# In place of a number of plies: to the end at random, by the same chance, or with little waste; or judged at once, not
# even at the end of a trick
PLAY_OUT, LIKEWISE, SPARINGLY, AT_ONCE = -1, -2, -3, -4
SOON = 2.0  # with at most so many rounds to follow, victory counts instead of points
ROUND_LONG = 1 << 40  # moves: longer than any
_LOOKED_AT = 3  # moves by chance, of which one is played where little is wasted
_BLUR = 0.02  # what a judge cannot know of a round, as a share of another round


class Desk(NamedTuple):
    """What a judge writes on (see `net.judge`)."""

    active: Any
    layer: Any
    results: Any


class Room(NamedTuple):
    """What a thought writes on, the same for all of its worlds."""

    moves: Any  # those that are legal
    chance: Any
    trail: Any  # see `habits.rehearse`
    desk: Desk


@jit
def new_room() -> Room:
    desk = Desk(np.empty(MOST, np.int64), np.empty((2, WIDE), np.float32), np.empty(SEATS))
    return Room(np.empty(BUFFER, np.int64), np.empty(CHANCE, np.int64), np.empty((TRAIL, 2), np.int64), desk)


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
    habits: Any,
) -> None:
    """`weigh`, judged by a net: an entry of its own, because who plays out at random need not wait for it."""
    weigh(views, at(problems, 0), counts, rng, moves, net, plies, to_win, found, habits)


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
    habits: Any,
) -> None:
    """Try moves in drawn worlds of views[0], one for each row of `found`; `p` and `counts` describe them. Without a net
    (None) worlds are played to the end of the round.

    found[world, move] gets the round's value for the seat that acts or, if it has room for more, for all seats from
    seat 0 on; `to_win`, near the end of the game, the acting seat's share of the victory instead. `habits` are those of
    this thought.
    """
    room, kept = new_room(), np.empty(4, np.int64)
    world, tried = np.empty(1, views.dtype), np.empty(2, views.dtype)
    seat, seats = at(views, 0).seat, found.shape[2]
    ends = np.empty(TOTALS + SEATS)
    ending(at(views, 0), ends)
    to_win = to_win and 0 <= ends[LEFT] <= SOON
    for w in range(len(found)):
        sample(views, p, counts, rng, world, 0)
        key, own = next_word(rng), habits[w % GROUPS]
        copy(kept, rng)
        for k in range(len(moves)):
            tried[0] = world[0]
            if plies != PLAY_OUT:
                copy(rng, kept)
            bring_on(tried, moves[k], net, plies, key, rng, own, room)
            s = at(tried, 0)
            if to_win:
                found[w, k, 0] = victory(s, seat, ends, net, room.desk)
                continue
            for j in range(seats):
                found[w, k, j] = worth(s, seat if seats == 1 else j, net, room.desk)
        settle(own, at(world, 0))


@jit
def bring_on(tried: Any, move: int, net: Any, plies: int, key: int, rng: Rng, habits: Any, room: Room) -> None:
    """Play a move in tried[0] and go on to where that is judged, or to the end of the round."""
    s = at(tried, 0)
    seat, early = int(s.seat), ripe(s) == EARLY
    play(s, move)
    if plies == PLAY_OUT:
        play_out(s, plies, key, rng, room.moves, room.chance)
        return
    n = rehearse(s, key, room.moves, habits, room.trail)
    if net is None or AT_ONCE < plies < 0:
        play_out(s, plies, key, rng, room.moves, room.chance)
    else:
        play_on(tried, net, 0 if n > 1 else plies, room)
    if early:
        room.trail[0, 0], room.trail[0, 1] = seat, move
        for j in range(s.players):
            remember(habits, room.trail, n, j, worth(s, j, net, room.desk))


@jit
def play_on(tried: Any, net: Any, plies: int, room: Room) -> None:
    """Play tried[0] on for so many plies and to the end of what has begun."""
    s, ply = at(tried, 0), 0
    while s.due == MOVE and plies != AT_ONCE and (ply < plies or ripe(s) == AMID):
        play(s, greedy(tried, net, room))
        ply += 1


@jit
def play_out(s: Row, how: int, key: int, rng: Rng, moves: Any, chance: Any, most: int = ROUND_LONG) -> None:
    """Play so many moves (and deals), or to the end of the round: PLAY_OUT, LIKEWISE or SPARINGLY."""
    while most > 0 and s.due in (MOVE, DEAL):
        most -= 1
        if s.due == DEAL:
            deal_again(s, rng, chance)
            continue
        n = legal(s, moves)  # here alone, and played once, because each place takes time to compile
        if how == LIKEWISE:
            move = liked(key, moves, n)
        elif how == SPARINGLY:
            move = spared(s, rng, moves, n)
        else:
            move = moves[below(rng, n)]
        play(s, move)


@jit
def spared(s: Row, rng: Rng, moves: Any, n: int) -> int:
    """Of a few of `n` moves by chance the least wasteful one."""
    found = moves[below(rng, n)]
    least = tidy(s, found)
    for _ in range(_LOOKED_AT - 1 if n > 1 else 0):
        other = moves[below(rng, n)]
        waste = tidy(s, other)
        if waste < least:
            found, least = other, waste
    return found


@inlined
def liked(key: int, moves: Any, n: int) -> int:
    """Of `n` moves the one that comes first in a random order of all moves, which `key` stands for.

    Whoever has the choice takes the same moves after one first move as after another, as far as they are legal: so
    these differ by what they change, and not by chance. In Njet a third of the worlds tells as much.
    """
    found, most = moves[0], -1
    for k in range(n if n > 1 else 0):
        x = mix(key + APART * moves[k])
        if x > most:
            found, most = moves[k], x
    return found


@jit
def greedy(tried: Any, net: Any, room: Room) -> int:
    """The move that the acting seat of tried[0] would judge best if it saw everything."""
    moves, (active, layer, results) = room.moves, room.desk  # now: taking arrays out of a tuple takes time
    seat, n = at(tried, 0).seat, legal(at(tried, 0), moves)
    best, found = -np.inf, moves[0]
    for k in range(n if n > 1 else 0):
        tried[1] = tried[0]
        s = at(tried, 1)
        play(s, moves[k])
        x = _worth(s, seat, net, active, layer, results)
        if x > best:
            best, found = x, moves[k]
    return found


@jit
def victory(s: Row, seat: int, ends: Any, net: Any, desk: Desk) -> float:
    """A seat's share of the victory, as the totals will be after this round: the further ahead, the surer, and the
    fewer rounds follow, the more so."""
    unit = ends[SPREAD] * np.sqrt(ends[LEFT] + _BLUR)
    own = ends[TOTALS + seat] + max(worth(s, seat, net, desk), ends[FLOOR])
    others = 0.0
    for j in range(s.players):
        if j != seat:
            total = ends[TOTALS + j] + max(worth(s, j, net, desk), ends[FLOOR])
            others += np.exp(min((total - own) / unit, 50.0))
    return 1.0 / (1.0 + others)


@jit
def worth(s: Row, seat: int, net: Any, desk: Desk) -> float:
    """The round's value for a seat: judged, or as it is if the round is over."""
    return _worth(s, seat, net, desk.active, desk.layer, desk.results)


@jit
def _worth(s: Row, seat: int, net: Any, active: Any, layer: Any, results: Any) -> float:
    if net is not None and s.due in (MOVE, DEAL):
        return judge(s, seat, net, active, layer, results)
    value(s, results)
    return results[seat]
