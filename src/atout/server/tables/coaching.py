"""A private teacher: whether one's last move was a mistake. Nobody else is told, and no event says that one asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables import decide
from atout.server.tables.decide import Actor
from atout.state import Played, Scored, State

if TYPE_CHECKING:
    from atout.review.model import Decision
    from atout.server.tables.room import Room


class Coaching:
    """Of one room: against bots, or where every person agrees; never with a clock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._agreed: set[str] = set()  # of people who play here

    def agree(self, actor: Actor, on: bool) -> None:
        decide.switcher(self._room.table, actor)
        (self._agreed.add if on else self._agreed.discard)(actor.person)

    async def judge(self, actor: Actor) -> Decision | None:
        """What a review would say of somebody's last move, from what they could know; None: there is none."""
        table = self._room.table
        seat = decide._player(table, actor)
        others = {chair.person for chair in table.chairs if chair.person} - {actor.person}
        if not isinstance(table.settings.pace, p.Relaxed) or others - self._agreed:
            raise Problem("no-coach")
        frame = None if table.state is None else last_frame(table.state, seat)
        if table.state is None or frame is None:
            return None
        record = table.state.record().json().decode()
        return await self._room.hub.judge(actor.person, table.game, record, frame)


def last_frame(state: State, seat: int) -> int | None:
    """The number of the frame that shows a seat's last move in a replay: deals and moves have one each."""
    steps = [step for step in state.past() if not isinstance(step, Scored)]
    own = [frame for frame, step in enumerate(steps) if isinstance(step, Played) and step.seat == seat]
    return own[-1] if own else None
