"""What Python calls: compiled entry points that take arrays of states, one state or many at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import boolean, float32, float64, from_dtype, int64

from atout.kernel.jit import at, bound, brief_entry, entry, jit
from atout.kernel.ponder import foresee, weigh
from atout.kernel.rng import Rng, below, reseed
from atout.kernel.rules import deal, hide, legal, pack, play, shown, tidy, twin, value, why_not
from atout.kernel.shuffle import deal_random, draw
from atout.kernel.state import BUFFER, CHANCE, DEAL, MOVE, OVER, ROUND, SEATS, copied
from atout.kernel.worlds import PROBLEM, prepare, put_back, sample

ILLEGAL = -9
_NOTHING = np.zeros(0, np.int64)
LIST, STEP, PLAY, DEALING, REFUSAL, VIEW, SHOWN, SEEDED, PACK = range(9)  # what `act` can do
COUNT, SAMPLE, PLACE, TIDY, TRY, WIN = range(6)  # what `think` can do


@brief_entry
def act(op: int, states: Any, number: int, more: int, out: Any) -> int:
    """All that a single game needs, on states[0]; `op` says what.

    LIST: legal moves to `out`; returns seat and count packed, or −due.
    STEP: play `number`, which must stand among the `more` moves in `out`; then as LIST, or ILLEGAL.
    PLAY: play `number`, which is known to be legal; then as LIST.
    DEALING: put the chance in `out` on the table; then as LIST (so `out` needs room for both).
    REFUSAL: the clause that forbids move `number`.
    VIEW: erase, in place, what seat `number` cannot know.
    SHOWN: move `number` as seat `more` sees it.
    SEEDED: write the chance of deal `more` of seed `number` to `out`.
    PACK: describe the due deal in `out`: cards; then, from CHANCE on, 4 group sizes and 8 bounds.
    """
    s = at(states, 0)
    if op in (STEP, PLAY):
        if op == STEP and not _among(number, out, more):
            return ILLEGAL
        play(s, number)
    elif op == DEALING:
        deal(s, out)
    elif op == REFUSAL:
        return why_not(s, number)
    elif op == VIEW:
        hide(s, number)
        return 0
    elif op == SHOWN:
        return shown(s, number, more)
    elif op == SEEDED:
        rng = np.empty(4, np.int64)
        reseed(rng, number, more)
        draw(s, rng, out)
        return 0
    elif op == PACK:
        out[CHANCE : CHANCE + 12] = 0
        return pack(s, out, out[CHANCE : CHANCE + 4], out[CHANCE + 4 :])
    if s.due != MOVE:
        return -s.due
    return s.seat << 16 | legal(s, out)


@jit
def _among(move: int, moves: Any, count: int) -> bool:
    for i in range(count):  # noqa: SIM110 (Numba compiles no generators here)
        if moves[i] == move:
            return True
    return False


@cache
def actor_of(layout: np.dtype[Any]) -> Callable[[int, Any, int, int, Any], int]:
    """`act` for one record type, without the cost of finding out the types at every call."""
    return bound(act, int64, from_dtype(layout)[::1], int64, int64, int64[::1])


@cache
def thinker_of(layout: np.dtype[Any]) -> Callable[..., bool]:
    """`think` for one record type, likewise."""
    states, problems = from_dtype(layout)[::1], from_dtype(PROBLEM)[::1]
    counts, numbers = float64[::1], int64[::1]
    found, habits = float64[:, :, ::1], float64[:, :, :, :, ::1]
    return bound(think, int64, states, problems, counts, numbers, numbers, int64, found, states, habits)


@cache
def judge_of(layout: np.dtype[Any]) -> Callable[..., None]:
    """`foresee` for one record type, likewise."""
    views, problems = from_dtype(layout)[::1], from_dtype(PROBLEM)[::1]
    worlds = views, problems, float64[::1], int64[::1]
    found, habits = float64[:, :, ::1], float64[:, :, :, :, ::1]
    return bound(foresee, *worlds, int64[::1], float32[:, ::1], int64, boolean, found, habits)


def dealt(states: Any, chance: Any) -> Any:
    """A copy of the first state after a deal."""
    after = copied(states[:1])
    actor_of(states.dtype)(DEALING, after, 0, 0, np.resize(chance, BUFFER))
    return after


def played(states: Any, move: int) -> Any:
    """A copy of the first state after a legal move."""
    after = copied(states[:1])
    actor_of(states.dtype)(PLAY, after, move, 0, np.empty(BUFFER, np.int64))
    return after


def hidden(states: Any, seat: int) -> Any:
    """A copy of the first state with everything erased that `seat` cannot know."""
    views = copied(states[:1])
    actor_of(states.dtype)(VIEW, views, seat, 0, _NOTHING)
    return views


@entry
def think(
    op: int,
    views: Any,
    problems: Any,
    counts: Any,
    rng: Rng,
    moves: Any,
    plies: int,
    found: Any,
    out: Any,
    habits: Any,
) -> bool:
    """All that looks behind a view, views[0]; `op` says what.

    COUNT: describe its worlds in problems[0] and `counts`, which all other operations need.
    SAMPLE: write a drawn world to out[0].
    PLACE: write to out[0] the world in which every card is `where` the problem says; returns whether it is possible.
    TIDY: write to found[0] how wasteful each of the `moves` looks, and its twin.
    TRY, WIN: try the `moves` in drawn worlds played to their ends, for points or to win the game, see `ponder.weigh`;
        how they are played out, `plies` says: PLAY_OUT, LIKEWISE or SPARINGLY.
    """
    p = at(problems, 0)
    if op == COUNT:
        prepare(at(views, 0), p, counts)
    elif op == SAMPLE:
        sample(views, p, counts, rng, out, 0)
    elif op == PLACE:
        return put_back(views, p, rng, out, 0)
    elif op in (TRY, WIN):
        weigh(views, p, counts, rng, moves, None, plies, op == WIN, found, habits)
    elif op == TIDY:
        for k in range(len(moves)):
            found[0, k, 0] = tidy(at(views, 0), int(moves[k]))
            found[0, k, 1] = twin(at(views, 0), int(moves[k]))
    return True


def deal_shape(states: Any) -> tuple[list[int], list[int], list[int]]:
    """The due deal as Python lists: canonical cards, group sizes, bounds of what else is drawn."""
    out = np.zeros(CHANCE + 12, np.int64)
    n = actor_of(states.dtype)(PACK, states, 0, 0, out)
    told = out.tolist()
    return told[:n], [g for g in told[CHANCE : CHANCE + 4] if g], [b for b in told[CHANCE + 4 :] if b]


# --- Many games at once ----------------------------------------------------------------------------------------------


@entry
def values_of(states: Any, out: Any) -> None:
    """Each seat's last result, state by state (rows of `out`)."""
    for i in range(len(states)):
        value(at(states, i), out[i])


@entry
def masks_of(states: Any, out: Any) -> None:
    """Legal moves as rows of booleans; a row of zeros where no move is due."""
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        out[i, :] = False
        s = at(states, i)
        if s.due == MOVE:
            for k in range(legal(s, buffer)):
                out[i, buffer[k]] = True


@entry
def deal_due(states: Any, seeds: Any, deals: Any) -> None:
    """Deal wherever cards are due, as seeded single games would; counts the deals."""
    rng = np.empty(4, np.int64)
    chance = np.empty(CHANCE, np.int64)
    for i in range(len(states)):
        s = at(states, i)
        if s.due in (DEAL, ROUND):
            reseed(rng, seeds[i], deals[i])
            deal_random(s, rng, chance)
            deals[i] += 1


@entry
def step_all(states: Any, moves: Any) -> int:
    """Play one move per state (−1: none); returns the index of the first illegal one, or −1 if all were played.

    All moves are checked before any is played.
    """
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        if moves[i] < 0:
            continue
        s = at(states, i)
        if s.due != MOVE or not _among(moves[i], buffer, legal(s, buffer)):
            return i
    for i in range(len(states)):
        if moves[i] >= 0:
            play(at(states, i), moves[i])
    return -1


@entry
def random_moves(states: Any, rng: Rng, moves: Any) -> None:
    """A uniformly random legal move per state; −1 where none is due."""
    buffer = np.empty(BUFFER, np.int64)
    for i in range(len(states)):
        s = at(states, i)
        moves[i] = -1
        if s.due == MOVE:
            moves[i] = buffer[below(rng, legal(s, buffer))]


@entry
def random_play(states: Any, fresh: Any, rng: Rng, steps: int) -> int:
    """Play uniformly random legal moves, about `steps` in all, dealing as due and starting over when a game ends.

    Returns the number of moves played. `fresh` holds the state before its first deal.
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


def result_rows(n: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Room for `values_of`."""
    return np.zeros((n, SEATS))
