"""What goes on at a table by itself: bots think, clocks run out, a single legal card is played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store import StoreAway
from atout.server.tables import absence, decide
from atout.server.tables.decide import Decision
from atout.server.tables.habits import Habits
from atout.server.tables.table import Table

if TYPE_CHECKING:
    from atout.server.tables.room import Room


class Pulse:
    """The bots and clocks of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._habits = Habits()
        self._turned = room.table.position, room.used  # a position, and since when it is that
        self._auto = (-1, 0.0)  # a position, and when the one legal card there is played for its owner
        self._minds: dict[int, tuple[object, asyncio.Task[None]]] = {}  # bots at work, and on which position
        self._jobs: set[asyncio.Task[None]] = set()

    def note(self, body: p.Body, at: float) -> None:
        """Something is about to happen: how long do people take?"""
        if isinstance(body, p.Moved) and body.by == "person" and self.room.table.window is None:
            self._habits.note(body.moves[0].seat, at - self._turned[1])

    def schedule(self) -> None:
        """See to it that whoever is due acts, or is replaced when the time is up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, loop = self.room.table, asyncio.get_running_loop()
        runs = self.room.hub.runs(self.room)
        due = table.due() if runs and not table.paused and self._is_lively() else []
        bots = [seat for seat in due if seat < table.players and table.bot_of(seat) is not None]
        for seat, (stamp, task) in list(self._minds.items()):
            if seat not in bots or stamp != self._stamp(seat):
                del self._minds[seat]
                task.cancel()
        for seat in bots:
            if seat not in self._minds:
                self._minds[seat] = self._stamp(seat), self._spawn(partial(self._think, seat))
        now = self.room.hub.clock.now()
        if self._turned[0] != table.position:
            self._turned = table.position, now
        waits = [table.left(seat, now) for seat in table.running()] if runs else []
        waits += [self._until_auto(seat) for seat in table.due() if self._single(seat) is not None]
        if table.status == "waiting" and absence.heir(table, self.room.here()):
            waits.append(self.room.absence.wait(table.host))
        wait = min((wait for wait in waits if wait is not None), default=None)
        if wait is not None:
            self._timer = loop.call_later(max(0.0, wait) + 0.02, lambda: self._spawn(self._time_is_up))

    def _stamp(self, seat: int) -> object:
        """What a bot's thought is about: it is worth nothing in another position."""
        return self.room.table.position, len(self.room.table.drafts.get(seat, ()))

    def _is_lively(self) -> bool:
        """Bots do not play on among themselves, unless somebody watches a table of bots, or having run out of time."""
        persons = [chair for chair in self.room.table.chairs if chair.person is not None]
        if any(not chair.away for chair in persons):
            return True
        here = self.room.here()
        return any(chair.away == "clock" and chair.person in here for chair in persons) if persons else bool(here)

    def _single(self, seat: int) -> str | None:
        """The one legal card of somebody who lets such cards be played by themselves."""
        table = self.room.table
        if seat not in table.autoplay or table.paused or table.window is not None or table.state is None:
            return None
        chair, legal = table.chairs[seat], table.state.legal()
        # Who is not here cannot have played it; and through which server they are is that server's own knowledge.
        is_here = not chair.away and chair.person in self.room.connected()
        return next(iter(legal)) if is_here and len(legal) == 1 else None

    def _until_auto(self, seat: int) -> float:
        """Seconds until that card is played: drawn once for a position, whatever happens; anew if it was missed."""
        now, position = asyncio.get_running_loop().time(), self.room.table.position
        if self._auto[0] != position or self._auto[1] < now:
            self._auto = position, now + self._habits.draw(seat, self.room.table.left(seat, self.room.hub.clock.now()))
        return self._auto[1] - now

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._quietly(work))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return task

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Bots and clocks that come too late have nothing to say."""
        try:
            await work()
        except (Problem, StoreAway) as problem:
            if isinstance(problem, StoreAway) or problem.code == "not-saved":
                asyncio.get_running_loop().call_later(1.0, self.schedule)
        except Exception:
            self.room.hub.log.exception("table %s: a bot or a clock failed", self.room.table.id)

    async def _think(self, seat: int) -> None:
        """A bot's choice at a seat, made known after a time that does not depend on its cards."""
        table, loop = self.room.table, asyncio.get_running_loop()
        began, level, stamp = loop.time(), table.bot_of(seat), self._stamp(seat)
        choosing = table.choosing(seat)
        if choosing is None or level is None:
            return
        view, texts = choosing.view(seat), choosing.legal()
        kind = table.game.family.moves.of(next(iter(texts)))
        pace = self.room.hub.thinker.pace_of(kind, table.settings.bot_pace)
        learnt = await self.room.hub.shelf.minded(table.game)
        number = await self.room.hub.thinker.choose(level, view, table.host, learnt=learnt)
        await asyncio.sleep(max(0.0, began + pace - loop.time()))
        self._minds.pop(seat, None)  # from here on nobody cancels it
        move = view.texts()[number]

        def play(table: Table) -> Decision:
            if table.bot_of(seat) is None or table.paused or self._stamp(seat) != stamp:
                raise Problem("stale")
            return decide.move(table, seat, move, "bot")

        await self.room.perform(play)

    async def _time_is_up(self) -> None:
        if self.room.table.status == "waiting":
            await self.room.perform(lambda table: self.room.absence.inherit(table, self.room.here()))
        began, (position, when) = time.perf_counter(), self._auto
        for seat in self.room.table.due():
            move = self._single(seat)
            if move is not None and position == self.room.table.position and when <= asyncio.get_running_loop().time():
                await self.room.perform(self._play_single(seat, move, position))
                self.room.hub.on_move(time.perf_counter() - began)  # else what is measured would tell it
                return
        for seat in self.room.table.running() if self.room.hub.runs(self.room) else ():
            if (self.room.table.left(seat, self.room.hub.clock.now()) or 0.0) <= 0:
                await self.room.perform(self._lapse(seat))
        self.schedule()

    def _play_single(self, seat: int, move: str, position: int) -> Callable[[Table], Decision]:
        def play(table: Table) -> Decision:
            if table.position != position or self._single(seat) != move:
                raise Problem("stale")
            return decide.move(table, seat, move, "auto")

        return play

    def _lapse(self, seat: int) -> Callable[[Table], Decision]:
        def lapse(table: Table) -> Decision:
            left = table.left(seat, self.room.hub.clock.now())
            if seat not in table.running() or left is None or left > 0:
                raise Problem("stale")
            return Decision(p.Away(seat, "clock"))

        return lapse

    def thinks(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._minds)

    def stop(self) -> None:
        """Stop everything that runs by itself."""
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._jobs):
            task.cancel()
