"""The story of a table as events, for everyone or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from atout.families.family import Event, Family, States
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.state import BUFFER, OVER, ROUND, SEATS, SPECTATOR, copied

if TYPE_CHECKING:
    from atout.state import State

EVERYTHING = -1


class Passage(NamedTuple):
    """One deal or move of a table's past: what it changed, and the table (or the view of it) afterwards."""

    dealt: bool
    events: list[Event]
    after: States


def narrate(family: Family, before: States, move: int, after: States) -> list[Event]:
    """What a move (−1: a deal) changed, read off the two states or views around it."""
    was, now = Fields(before[0]), Fields(after[0])
    events = family.narrate(was, move, now, family.notation(was if move >= 0 else now))
    due = now.due
    if due in (ROUND, OVER):
        for seat in range(now.seats):
            points = {"seat": seat, "points": now.scores[seat], "total": now.totals[seat]}
            events.append(Event("scored", points))
    if due == OVER:
        events.append(Event("over", {"seats": [seat for seat in range(SEATS) if now.winners >> seat & 1]}))
    return events


def story(state: State, seat: int | None) -> Iterator[Event]:
    """All events of a table's past; `seat` −1 for everything, None for a spectator."""
    for passage in passages(state, seat):
        yield from passage.events


def passages(state: State, seat: int | None, start: int = 0) -> Iterator[Passage]:
    """A table's past, deal by deal and move by move, from the passage number `start` on; `seat` as in `story`."""
    from atout.state import Dealt

    family = state.game.family
    now = state.game.fresh()
    table = engine.table_of(now.dtype)
    buffer = np.zeros(BUFFER, np.int64)
    viewer = SPECTATOR if seat is None else seat
    number = -1
    for step in state._past("a story"):
        if isinstance(step, Dealt):
            after, move = engine.dealt(now, step.chance), -1
        elif isinstance(step, int):
            after, move = copied(now), step & 0xFFFF
            buffer[0] = move
            table(engine.STEP, after, move, 1, buffer)
        else:
            continue
        number += 1
        if number >= start and viewer == EVERYTHING:
            yield Passage(move < 0, narrate(family, now, move, after), after)
        elif number >= start:
            told = move if move < 0 else table(engine.SHOWN, now, move, viewer, buffer)
            seen = engine.hidden(after, viewer)
            yield Passage(move < 0, narrate(family, engine.hidden(now, viewer), told, seen), seen)
        now = after
