"""All tables of this server: opening, loading, letting go, and sharing them with other servers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import msgspec
from sqlalchemy import Connection, insert, select

from atout import catalogue
from atout.catalogue import Game
from atout.families import specs
from atout.record import Record, engine_version
from atout.refusals import OptionError
from atout.review.model import Decision as Verdict
from atout.server import protocol as p
from atout.server.clock import Clock
from atout.server.problems import Problem
from atout.server.store import Row, Store, StoreAway
from atout.server.store.schema import events, persons, tables
from atout.server.tables import decide, keeping
from atout.server.tables.decide import Actor, Decision
from atout.server.tables.room import Room
from atout.server.tables.shelf import Shelf
from atout.server.tables.table import Dealer, Table
from atout.server.tables.thinking import Thinker

_IDLE = {"waiting": 600.0, "playing": 600.0, "over": 60.0}  # seconds until a table that nobody follows is let go
_DAY = 86400.0
_ABANDONED = {"waiting": 1 * _DAY, "playing": 30 * _DAY}  # without any event


Judge = Callable[[str, Game, str, int], Awaitable[Verdict | None]]  # for a person: a game's record, and the frame


async def _nobody(*_: object) -> None:
    raise Problem("no-coach")


class Hub:
    """The tables, and what they need."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        *,
        clock: Clock | None = None,
        dealer: Dealer | None = None,
        new_id: Callable[[], str] = lambda: secrets.token_hex(5),
        new_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.store, self.shelf = store, shelf
        self.clock, self.dealer = clock or Clock(), dealer or Dealer()
        self.new_id, self.new_secret = new_id, new_secret
        self.thinker = Thinker()
        self.log = logging.getLogger("atout")
        self.rooms: dict[str, Room] = {}
        self.mine: set[str] = set()  # tables whose bots and clocks we run
        self.names: dict[str, str] = {}  # of everybody who is connected, or named at a table in memory
        self.watchers: list[Callable[[Room, p.Body], None]] = []  # called after every event
        self.on_move: Callable[[float], None] = lambda _: None  # told how long a person's move took
        self.may_open: Callable[[Actor], None] = lambda _: None  # refuses whoever opens too many tables
        self.judge: Judge = _nobody  # says of a move how good it was
        self.on_presence: Callable[[str], None] = lambda _: None  # told at which table somebody came or went
        self.signed_off: Callable[[str, str], None] = lambda _person, _session: None  # tells the other servers
        self.on_signed_off: Callable[[str, str], None] = lambda _person, _session: None  # told by another server
        self.connected: Callable[[], Iterable[str]] = tuple  # who has a socket, at a table or not
        self.elsewhere: Callable[[str], set[str]] = lambda _: set()  # who follows a table through another server
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._unneeded: set[str] = set()  # names that the last sweep found no use for

    # --- Opening tables ---

    async def open(self, actor: Actor, settings: p.Settings, seats: Iterable[p.Chair] = ()) -> str:
        """A new table, with some seats taken already."""
        settings = checked(settings)
        id, at = self.new_id(), self.clock.now()
        bodies: list[p.Body] = [p.Opened(actor.person)]
        for seat, chair in enumerate(seats):
            if chair.person is not None:
                bodies.append(p.Seated(seat, chair.person, chair.remote))
            elif chair.bot is not None:
                bodies.append(p.Manned(seat, chair.bot))
        spec = specs()[settings.game]
        own = {
            "id": id,
            "game": settings.game,
            "settings": p.encode(settings).decode(),
            "secret": self.new_secret(),
            "rules": spec.rules,
            "version": engine_version(),
            "status": "waiting",
            "listed": settings.listed,
            "created": at,
            "changed": at,
            "runner": self.store.server,
        }

        def make(connection: Connection) -> None:
            if connection.execute(select(tables.c.id).where(tables.c.id == id)).first():
                return  # stored by an attempt whose answer was lost
            connection.execute(insert(tables).values(**own))
            for number, body in enumerate(bodies, 1):
                row = Row(id, number, at, actor.person, None, p.encode(body).decode())
                connection.execute(insert(events).values(**row._asdict()))
                for statement in keeping.taken(id, body):
                    connection.execute(statement)

        await self.store.write(make)
        self.names[actor.person] = actor.nick
        self.mine.add(id)
        return id

    async def again(self, table: Table, actor: Actor) -> str:
        """A table for a rematch: the same settings, bots, and people unless they are gone for good.

        Where nobody else has to come, it starts at once."""
        seats = [_again(chair, gone=self.name_of(chair.person or "") is None) for chair in table.chairs]
        id = await self.open(actor, table.settings, seats)
        if all(chair.person is None for chair in table.chairs if chair.person != actor.person):
            await (await self.room(id)).command(actor, p.Start(id, "start"))
        return id

    async def go_on(self, actor: Actor, record: Record, seat: int, level: str) -> str:
        """A table that takes up the game of a record where it ends, with bots on all other seats; it starts at once."""
        settings = p.Settings(game=record.id, options=msgspec.to_builtins(record.options))
        seats = [p.Chair(bot=level)] * record.options.players
        seats[seat] = p.Chair(person=actor.person, remote=actor.remote)
        id = await self.open(actor, settings, seats)
        start = partial(decide.go_on, record=record.json().decode())
        await (await self.room(id)).perform(start, actor.person)
        return id

    async def close_table(self, id: str, why: str) -> None:
        """End a table from above."""
        room = await self.room(id)

        def close(table: Table) -> Decision:
            if table.status == "over":
                raise Problem("game-over")
            return Decision(p.Ended(why))  # type: ignore[arg-type]

        await room.perform(close)

    # --- Tables in memory ---

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the store."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._has_loaded(id, done))
        return await asyncio.shield(loading)

    def _has_loaded(self, id: str, done: asyncio.Future[Room]) -> None:
        """Whoever still waits is told of a failure; if nobody does, it is no news."""
        self._loading.pop(id, None)
        if not done.cancelled():
            done.exception()

    async def _load(self, id: str) -> Room:
        kept = await keeping.load(self.store, id)
        if kept is None:
            raise Problem("no-such-table")
        if any('"kind":"started"' in row.body for row in kept.rows):
            await self.shelf.loaded(catalogue.game(kept.settings.game, **kept.settings.options))
        table = keeping.restore(kept, self.dealer)
        await self.learn_names(table.people())
        room = self.rooms[id] = Room(self, table)
        if self.store.is_postgres:  # a notice that came while we were reading found no room to tell
            await room.catch_up()
        self.spawn(room.wake())
        return room

    async def learn_names(self, people: Iterable[str]) -> None:
        """The nicknames of these people."""
        missing = [id for id in people if id not in self.names]
        if missing:
            query = select(persons.c.id, persons.c.nick).where(persons.c.id.in_(missing))
            self.names |= await self.store.read(lambda c: dict(tuple(row) for row in c.execute(query)))

    def _forget_names(self) -> None:
        """Names without use, now and at the sweep before: not those that are just being learnt."""
        needed = {*self.connected(), *(person for room in self.rooms.values() for person in room.named())}
        unneeded = self.names.keys() - needed
        for person in unneeded & self._unneeded:
            del self.names[person]
        self._unneeded = unneeded

    def name_of(self, person: str) -> str | None:
        return self.names.get(person)

    def runs(self, room: Room) -> bool:
        """Whether it is us who run a table's bots and clocks."""
        return not self.store.is_postgres or room.table.id in self.mine

    def happened(self, room: Room, body: p.Body) -> None:
        for watcher in self.watchers:
            watcher(room, body)

    def spawn(self, work: Awaitable[object]) -> None:
        """Do something in the background; problems are logged."""

        async def quietly() -> None:
            try:
                await work
            except (Problem, StoreAway) as problem:
                self.log.warning("%s", problem)
            except Exception:
                self.log.exception("something failed in the background")

        task = asyncio.get_running_loop().create_task(quietly())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def wake(self) -> None:
        """Load all running tables whose bots and clocks are ours, after a start."""
        query = select(tables.c.id).where(tables.c.status == "playing")
        if self.store.is_postgres:
            query = query.where(tables.c.runner == self.store.server)
        for id in await self.store.read(lambda connection: list(connection.execute(query).scalars())):
            self.mine.add(id)
            try:
                await self.room(id)
            except (Problem, StoreAway) as problem:
                self.log.warning("table %s: %s", id, problem)
            except Exception:  # one that cannot be read must not keep the others asleep
                self.log.exception("table %s cannot be read", id)
            await asyncio.sleep(0)

    async def sweep(self) -> None:
        """End abandoned tables, and let go of those that nobody follows."""
        now = self.clock.now()
        query = select(tables.c.id, tables.c.status, tables.c.changed).where(tables.c.status != "over")
        for id, status, changed in await self.store.read(lambda c: list(c.execute(query))):
            room = self.rooms.get(id)
            if now - (changed if room is None else max(changed, room.used)) > _ABANDONED[status]:
                await self._abandon(id, now - _ABANDONED[status])
        self._forget_names()
        for id, room in list(self.rooms.items()):
            idle = now - room.used > _IDLE[room.table.status] and not room.followers and not room.lock.locked()
            due = room.table.status == "playing" and self.runs(room) and (room.table.running() or room.pulse.thinks())
            if idle and not due:
                room.close()
                del self.rooms[id]

    async def _abandon(self, id: str, before: float) -> None:
        try:
            room = await self.room(id)
            if not room.here() and room.table.clock_at < before and self.runs(room):
                await self.close_table(id, "abandoned")
        except Problem as problem:  # e.g. its game is not compiled yet; the others are looked at all the same
            self.log.warning("table %s: %s", id, problem)

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        self.thinker.close()


def _again(chair: p.Chair, gone: bool) -> p.Chair:
    """The same seat at the next table; `gone`: whoever had it has no name any more."""
    if chair.person is None:
        return p.Chair(bot=chair.bot)
    return p.Chair() if gone else p.Chair(person=chair.person, remote=chair.remote)


def checked(settings: p.Settings) -> p.Settings:
    """Settings with every option written out; refuses what is no game or no option."""
    if "deck" in settings.options:  # `game` takes one, but it is no option
        raise Problem("bad-option", "deck: no such option")
    try:
        game = catalogue.game(settings.game, **settings.options)
    except OptionError as error:
        raise Problem("bad-option", str(error)) from None
    return msgspec.structs.replace(settings, options=msgspec.to_builtins(game.options))
