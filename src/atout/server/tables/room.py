"""A live table: commands one after the other, each stored before it is told; and who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Executable

from atout import bots
from atout.claims import certain
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store import Row, StoreAway
from atout.server.tables import absence, decide, keeping, telling
from atout.server.tables.coaching import Coaching
from atout.server.tables.decide import Actor, Decision
from atout.server.tables.pulse import Pulse
from atout.server.tables.table import Table, mark, people_in
from atout.server.tables.thinking import HINT
from atout.state import State

if TYPE_CHECKING:
    from atout.server.tables.hub import Hub

_TOGETHER = 0.15  # seconds in which comings and goings are told in one message


class Follower(Protocol):
    """A connection that follows tables."""

    actor: Actor

    def send(self, message: bytes) -> None: ...
    def let_go(self, table: str) -> None: ...


class Room:
    """One table in memory, a cache of its events."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub, self.table = hub, table
        self.followers: dict[Follower, int | None] = {}  # and the seat as which each is told
        self.lock = asyncio.Lock()
        self.used = hub.clock.now()
        self.absence = absence.Absence(hub.clock)
        self.absence.look(table, self.here())
        self._stale = False  # the store may know more than we do
        self._telling_presence = False
        self.pulse = Pulse(self)
        self.coaching = Coaching(self)

    # --- Following ---

    async def follow(self, follower: Follower, since: int) -> None:
        """Send a snapshot, then everything that happens."""
        async with self.lock:
            await self._refresh()
            seat = self._seat_for(follower)
            if seat is not None and self.hub.store.is_postgres:  # another server may have heard of it
                for one, autoplay in (await keeping.switches(self.hub.store, self.table.id)).items():
                    self.table.switch(one, autoplay)
            self.followers[follower] = seat
            self.absence.look(self.table, self.here())
            self._snapshot(follower, since)
        self._came_or_went()
        if self.table.status == "waiting":
            with suppress(Problem):  # the database may be away; they follow all the same
                await self.perform(partial(decide.expected, actor=follower.actor))

    def unfollow(self, follower: Follower) -> None:
        if self.followers.pop(follower, -1) != -1:
            self._came_or_went()

    def _seat_for(self, follower: Follower) -> int | None:
        """The seat as which somebody follows; refuses spectators where there may be none."""
        table = self.table
        seat = table.seat_of(follower.actor.person)
        if seat is None and table.status == "playing" and not table.settings.spectators:
            raise Problem("no-spectators")
        return seat

    def _snapshot(self, follower: Follower, since: int) -> None:
        people = self._people()
        self.used = people.at
        follower.send(telling.snapshot(self.table, self.followers[follower], since, people, self.hub.name_of))

    def _people(self) -> p.Presence:
        """Who is here, and who is not."""
        now, gone = self.hub.clock.now(), self.absence.since
        return p.Presence(table=self.table.id, at=now, here=self.here(), gone=gone)

    def connected(self) -> list[str]:
        """Who follows through this server."""
        return sorted({follower.actor.person for follower in self.followers})

    def named(self) -> set[str]:
        """Whose names are needed."""
        return {*self.connected(), *self.table.people()}

    def _nicks(self) -> dict[str, str]:
        """Everybody who is here or named at the table."""
        return {person: nick for person in {*self.here(), *self.table.people()} if (nick := self.hub.name_of(person))}

    def here(self) -> list[str]:
        """Who follows, through whichever server."""
        return sorted({*self.connected(), *self.hub.elsewhere(self.table.id)})

    def look_around(self) -> None:
        """Somebody came or went, perhaps through another server."""
        self.absence.look(self.table, self.here())
        self._tell_soon()
        self.schedule()

    def _came_or_went(self) -> None:
        self.hub.on_presence(self.table.id)
        self.look_around()

    def _tell_soon(self) -> None:
        """Tell who is here, a little later and all at once."""
        if not self._telling_presence:
            self._telling_presence = True
            asyncio.get_running_loop().call_later(_TOGETHER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = False
        message = p.encode(self._people())
        for follower in list(self.followers):
            follower.send(message)

    # --- Commands ---

    async def command(self, actor: Actor, command: p.Command) -> p.Done:
        """Carry out what somebody asks for; raises Problem or Refusal."""
        answer: object = None
        if isinstance(command, p.Claim | p.Hint | p.TakeBack):  # these look behind a view, as bots do
            await self.hub.shelf.minded(self.table.game)
        if isinstance(command, p.Claim | p.Hint):
            number, answer = await self._consult(actor, command)
        elif isinstance(command, p.Rematch):
            number = await self._rematch(actor, command.key)
        elif isinstance(command, p.Switch):
            number = await self._switch(actor, command.autoplay)
        elif isinstance(command, p.Coach):
            self.coaching.agree(actor, command.on)
            number = self.table.number
        elif isinstance(command, p.Judge):
            number, answer = self.table.number, await self.coaching.judge(actor)
        elif isinstance(command, p.TakeBack):
            number = await self.perform(await self._weigh(actor), actor.person, command.key)
        else:
            if isinstance(command, p.Start):
                await self._before_start(actor, command)
            number = await self._carry_out(actor, command)
            if isinstance(command, p.Leave):
                await self.hand_over(actor.person)
            elif isinstance(command, p.Replace):
                await self.hand_over(self.table.chairs[command.seat].person or "")
        return p.Done(table=self.table.id, key=command.key, number=number, answer=answer)

    async def _carry_out(self, actor: Actor, command: p.Command) -> int:
        if isinstance(command, p.Reserve | p.Mute):  # whoever is meant may be at another server
            await self.hub.learn_names(self.here())
        around = decide.Around(self.absence.wait, self._nicks)
        choose = partial(decide.decide, actor=actor, command=command, around=around)
        return await self.perform(choose, actor.person, command.key)

    async def perform(
        self, choose: Callable[[Table], Decision | None], person: str | None = None, key: str | None = None
    ) -> int:
        """Decide, store, then let it happen and tell everybody; the number of the last event."""
        table = self.table
        async with self.lock:
            while True:  # until no other server was faster; whoever meant an older position is refused by `choose`
                await self._refresh()
                done = table.done(person, key)
                if done is not None:
                    return done
                decision = choose(table)
                if decision is None:
                    return table.number
                at = self.hub.clock.now()
                row = Row(table.id, table.number + 1, at, person, key, p.encode(decision.body).decode())
                if await self._store(row, keeping.changes(table, decision, at)):
                    self._happen(row, decision.body, decision.state)
                    return row.number

    async def _store(self, row: Row, also: list[Executable]) -> bool:
        try:
            stored = await self.hub.store.append(row, *also)
        except StoreAway as error:
            self._stale = True
            raise Problem("not-saved", str(error)) from None
        except asyncio.CancelledError:
            self._stale = True
            raise
        self._stale = self._stale or not stored
        return stored

    async def _refresh(self) -> None:
        """Read what other servers (or we, in doubt) have stored."""
        if not self._stale:
            return
        self._stale = False  # before reading: whatever is stored from here on makes it true again
        try:
            rows = await keeping.rows_after(self.hub.store, self.table.id, self.table.number)
            bodies = [p.decode_body(row.body) for row in rows]
            await self.hub.learn_names(set().union(*map(people_in, bodies)))
        except BaseException:
            self._stale = True
            raise
        for row, body in zip(rows, bodies, strict=True):
            self._happen(row, body, None)

    def hear(self, row: Row) -> None:
        """Another server has stored this."""
        number = self.table.number
        if row.number <= number:
            return
        body = p.decode_body(row.body)
        is_known = people_in(body) <= self.hub.names.keys()
        if row.number > number + 1 or self._stale or self.lock.locked() or not is_known:
            self.hub.spawn(self.catch_up())
        else:
            self._happen(row, body, None)

    async def catch_up(self) -> None:
        """Another server has stored something."""
        self._stale = True
        async with self.lock:
            await self._refresh()

    def _happen(self, row: Row, body: p.Body, state: State | None) -> None:
        before = self.table.state
        self.pulse.note(body, row.at)
        self.table.apply(row.number, row.at, mark(row.person, row.key), body, state)
        self.used = row.at
        self._tell(before, row.at, body)
        if isinstance(body, p.Seated | p.Stood | p.Hosted) and self.absence.look(self.table, self.here()):
            self._tell_soon()
        self.hub.happened(self, body)
        self.schedule()

    def _tell(self, before: State | None, at: float, body: p.Body) -> None:
        told = telling.Telling(self.table, before, at, body, self.hub.name_of)
        messages: dict[int | None, bytes] = {}
        looks_again = isinstance(body, p.Seated | p.Stood | p.Started)
        for follower, seat in list(self.followers.items()):
            if looks_again:
                self._look_again(follower)
                if self.followers.get(follower, -1) != seat:
                    continue
            if seat not in messages:
                messages[seat] = told.to(seat)
            follower.send(messages[seat])

    def _look_again(self, follower: Follower) -> None:
        """Somebody sat down, stood up, or may no longer look on: they get a new snapshot, or no more messages."""
        try:
            seat = self._seat_for(follower)
        except Problem:
            self.unfollow(follower)
            follower.let_go(self.table.id)
            return
        if seat != self.followers[follower]:
            self.followers[follower] = seat
            self._snapshot(follower, self.table.number - 1)

    async def _before_start(self, actor: Actor, command: p.Start) -> None:
        """Have the game compiled, and bots on free seats if the host wants them."""
        await self.hub.shelf.loaded(self.table.game)
        if command.fill:
            for seat, chair in enumerate(self.table.chairs):
                if chair.person is None and chair.bot is None:
                    man = p.Man(self.table.id, f"{command.key[:30]}:{seat}", seat, bots.USUAL)
                    await self._carry_out(actor, man)

    async def hand_over(self, person: str) -> None:
        """A host who goes makes another person the host, if possible one who is here."""
        table = self.table
        heir = absence.heir(table, self.here()) or next((table.chairs[seat].person for seat in table.humans()), None)
        if table.host == person and heir is not None:
            await self.perform(lambda _: Decision(p.Hosted(heir)), person)

    async def _consult(self, actor: Actor, command: p.Claim | p.Hint) -> tuple[int, object]:
        """Laying down and hints: both look behind the seat's own view, in another thread."""
        table = self.table
        if isinstance(command, p.Hint):
            if not table.settings.hints:
                raise Problem("no-hints")
            choosing = table.choosing(decide._player(table, actor))
            if choosing is None or choosing.seat is None:
                raise Problem("not-your-turn")
            view = choosing.view(choosing.seat)
            return table.number, await self.hub.thinker.consult(actor.person, lambda: keeping.estimates(view, HINT))
        done = table.done(actor.person, command.key)
        if done is not None:
            return done, True
        seat, position = decide.claimer(table, actor), table.position
        view = table.state.view(seat)  # type: ignore[union-attr]
        scores = await self.hub.thinker.consult(actor.person, lambda: certain(view))
        if command.ask:
            return table.number, scores
        if scores is None:
            raise Problem("not-certain")

        def lay_down(table: Table) -> Decision:
            if table.position != position:
                raise Problem("stale")
            return decide.lay_down(table)

        return await self.perform(lay_down, actor.person, command.key), scores

    async def _switch(self, actor: Actor, autoplay: bool) -> int:
        """A person's own switch is kept, but is no event: the others could count them. All their devices are told."""
        table = self.table
        async with self.lock:
            await self._refresh()
            seat = decide.switcher(table, actor)
            if (seat in table.autoplay) != autoplay:
                await keeping.switch(self.hub.store, table.id, seat, autoplay)
                table.switch(seat, autoplay)
                for follower, told in list(self.followers.items()):
                    if told == seat:
                        self._snapshot(follower, table.number)
        self.schedule()
        return table.number

    async def _weigh(self, actor: Actor) -> Callable[[Table], Decision]:
        """Taking back: whether a move taught its player anything is found out in another thread, too."""
        table, seat, free = self.table, self.table.seat_of(actor.person), False
        position, now = table.position, None if table.state is None or table.window else table.state.copy()
        if now is not None and seat is not None and now.seat == seat and table.played:
            free = await self.hub.thinker.consult(actor.person, lambda: decide.is_free(now, seat))

        def take_back(table: Table) -> Decision:
            if free and table.position != position:
                raise Problem("stale")
            return decide.take_back(table, actor, free)

        return take_back

    async def _rematch(self, actor: Actor, key: str) -> int:
        table = self.table
        if table.status != "over":
            raise Problem("not-over")
        if table.seat_of(actor.person) is None:
            raise Problem("not-seated")
        if table.rematch is None:
            self.hub.may_open(actor)
            other = await self.hub.again(table, actor)
            try:
                return await self.perform(_unless_rematched(other), actor.person, key)
            except Problem:
                await self.hub.close_table(other, "abandoned")
                raise
        return table.number

    # --- What goes on by itself ---

    async def wake(self) -> None:
        """Go on after a restart, or instead of a server that died: the time in between counts for nobody."""
        table = self.table
        if self.hub.runs(self) and table.running() and not isinstance(table.settings.pace, p.Slow):
            await self.perform(lambda _: Decision(p.Woken()))  # which schedules, too
        else:
            self.schedule()

    def schedule(self) -> None:
        """Look who is due."""
        self.pulse.schedule()

    def close(self) -> None:
        """Stop everything that runs by itself."""
        self.pulse.stop()


def _unless_rematched(other: str) -> Callable[[Table], Decision]:
    def rematched(table: Table) -> Decision:
        if table.rematch is not None:
            raise Problem("already-rematched")
        return Decision(p.Rematched(other))

    return rematched
