"""The story of a table as events, for everyone or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from atout.families.family import Event, Family, States
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.state import OVER, ROUND, SEATS, SPECTATOR

if TYPE_CHECKING:
    from atout.state import State

EVERYTHING = -1
SECRET = "?"  # stands for a move that is not told any more
_NOTHING = np.zeros(0, np.int64)


class Turn(NamedTuple):
    """One deal (move −1) or move, and the full states around it."""

    before: States
    move: int
    after: States


class Passage(NamedTuple):
    """One deal or move as somebody saw it: what it changed, and the table (or the view of it) afterwards."""

    move: int  # as it was shown; −1: a deal
    events: list[Event]
    after: States

    @property
    def dealt(self) -> bool:
        return self.move < 0


def narrate(family: Family, before: States, move: int, after: States) -> list[Event]:
    """What a move (−1: a deal) changed, read off the two states or views around it."""
    was, now = Fields(before[0]), Fields(after[0])
    events = family.narrate(was, move, now, family.notation(was if move >= 0 else now))
    due = now.due
    if due in (ROUND, OVER):
        places = family.round_extras(now).get("places")
        for seat in range(now.seats):
            scored = {"seat": seat, "points": now.scores[seat], "total": now.totals[seat]}
            events.append(Event("scored", {**scored, "place": places[seat] if places else 0}))
    if due == OVER:
        events.append(Event("over", {"seats": [seat for seat in range(SEATS) if now.winners >> seat & 1]}))
    return events


def story(state: State, seat: int | None) -> Iterator[Event]:
    """All events of a table's past; `seat` −1 for everything, None for a spectator."""
    for passage in passages(state, seat):
        yield from passage.events


def passages(state: State, seat: int | None, start: int = 0) -> Iterator[Passage]:
    """A table's past, deal by deal and move by move, from the passage number `start` on; `seat` as in `story`."""
    silent = unspoken(state)
    for turn in islice(turns(state), start, None):
        yield told(state.game.family, turn, seat, silent)


def unspoken(state: State) -> frozenset[str]:
    """Cards that what is told of a table's past must not name, as it lies now."""
    family, fields = state.game.family, state.fields()
    return frozenset() if state.over else family.unspoken(fields, family.notation(fields))


def turns(state: State, since: State | None = None) -> Iterator[Turn]:
    """A table's past, or what has come since an earlier copy of the table."""
    from atout.state import Dealt, Played

    now = state.game.fresh() if since is None else since.states
    for step in state.past(since):
        if isinstance(step, Dealt):
            turn = Turn(now, -1, engine.dealt(now, step.chance))
        elif isinstance(step, Played):
            turn = Turn(now, step.number, engine.played(now, step.number))
        else:
            continue
        yield turn
        now = turn.after


def since(before: State | None, now: State) -> list[Turn]:
    """What has come since an earlier copy of a table, or all; a single move shares the states of both."""
    from atout.state import Played

    if before is not None:
        match list(now.past(before)):
            case [Played(_, move)]:
                return [Turn(before.states, move, now.states)]
    return list(turns(now, before))


def told(family: Family, turn: Turn, seat: int | None, silent: frozenset[str] = frozenset()) -> Passage:
    """A turn as a seat (None: a spectator; −1: everybody's cards open) saw it, without a word of the `silent` cards."""
    if seat == EVERYTHING:
        return Passage(turn.move, narrate(family, *turn), turn.after)
    viewer = SPECTATOR if seat is None else seat
    move = turn.move
    if move >= 0:
        move = engine.actor_of(turn.before.dtype)(engine.SHOWN, turn.before, move, viewer, _NOTHING)
    seen = engine.hidden(turn.after, viewer)
    events = narrate(family, engine.hidden(turn.before, viewer), move, seen)
    return Passage(move, [event for event in events if silent.isdisjoint(_words(event))] if silent else events, seen)


def _words(event: Event) -> Iterator[str]:
    return (value for value in event.args.values() if isinstance(value, str))
