"""Several servers on one PostgreSQL: notices of what others have stored, and leases that say who runs which table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from atout.server.problems import Problem
from atout.server.store import Row, StoreAway
from atout.server.store.appending import CHANNEL, decode_notice, opening
from atout.server.store.schema import servers, tables
from atout.server.tables import keeping, presence
from atout.server.tables.hub import Hub
from atout.server.tables.presence import Presence

_DEAD = 4  # heartbeats missed: others may take the tables
_AT_ONCE = 200  # tables that one server takes over in one beat, so that the living share them
_LISTENING: dict[str, Any] = {"autocommit": True, "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2}
_EVENTS = CHANNEL.encode()
_NOW = func.extract("epoch", func.clock_timestamp())


class Cluster:
    """Our part in a group of servers."""

    def __init__(self, hub: Hub, heartbeat: float = 2.0) -> None:
        self.hub, self.store = hub, hub.store
        self.heartbeat, self.dead = heartbeat, heartbeat * _DEAD
        self._running: set[str] = set()  # games that were ours at the last beat
        self._wanted: set[str] = set()  # tables to be brought into memory
        self._fetching = False
        self._behind: set[str] = set()  # tables in memory of which the database has more
        self._reading = False
        self._own = opening(self.store.server)  # how our own notices begin
        self.listening = False
        self.presence = Presence(hub, self._bring)

    async def run(self) -> None:
        """Beat and listen until cancelled."""
        await asyncio.gather(self._beat_for_ever(), self._listen_for_ever())

    # --- Leases ---

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except StoreAway as away:
                self.hub.log.warning("no heartbeat: %s", away)
            except Exception:
                self.hub.log.exception("no heartbeat")
            await asyncio.sleep(self.heartbeat)

    async def beat(self) -> None:
        """Say that we live, take over what the dead have left, and run what is ours."""
        hub, before = self.hub, set(self.hub.mine)
        living, found = await self.store.write(self._renew)
        self.presence.beat(living)
        ours = {id for id, _ in found}
        running = {id for id, status in found if status == "playing"}
        hub.mine -= before - ours  # but not what was opened meanwhile
        hub.mine |= ours
        for id in (before - ours) | (running - self._running):
            if id in hub.rooms:
                hub.rooms[id].schedule()
        self._wanted |= running - self._running
        self._running = running
        self._fetch()
        self._read()

    def _fetch(self) -> None:
        """Bring our tables into memory; the next heartbeat does not wait for it."""
        self._wanted -= set(self.hub.rooms)
        if self._wanted and not self._fetching:
            self._fetching = True
            self.hub.spawn(self._fetch_all(sorted(self._wanted)))

    async def _fetch_all(self, ids: list[str]) -> None:
        try:
            for id in ids:
                try:
                    await self.hub.room(id)
                except (Problem, StoreAway):
                    pass  # e.g. not compiled yet; tried again with every beat
                except Exception:
                    self._wanted.discard(id)
                    self.hub.log.exception("table %s cannot be read", id)
        finally:
            self._fetching = False

    def _renew(self, connection: Connection) -> tuple[set[str], list[tuple[str, str]]]:
        """The servers that live, and our tables."""
        me = self.store.server
        if not connection.execute(update(servers).where(servers.c.id == me).values(seen=_NOW)).rowcount:
            connection.execute(insert(servers).values(id=me, seen=_NOW))
        connection.execute(delete(servers).where(servers.c.seen < _NOW - 100 * self.dead))
        living = select(servers.c.id).where(servers.c.seen > _NOW - self.dead)
        orphan = or_(tables.c.runner.is_(None), tables.c.runner.not_in(living))
        orphans = select(tables.c.id).where(tables.c.status == "playing", orphan)
        orphans = orphans.limit(_AT_ONCE).with_for_update(skip_locked=True)
        connection.execute(update(tables).where(tables.c.id.in_(orphans)).values(runner=me))
        ours = select(tables.c.id, tables.c.status).where(tables.c.status != "over", tables.c.runner == me)
        return set(connection.execute(living).scalars()), [(id, status) for id, status in connection.execute(ours)]

    async def resign(self) -> None:
        """Leave our tables to the others at once."""

        def leave(connection: Connection) -> None:
            connection.execute(delete(servers).where(servers.c.id == self.store.server))

        with suppress(StoreAway):
            await self.store.write(leave)

    # --- Notices ---

    async def _listen_for_ever(self) -> None:
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, **_LISTENING) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}; LISTEN {presence.CHANNEL}")
                    self.listening = True
                    self._catch_up()  # what came while nobody listened
                    self.presence.ask()
                    await self._listen(connection)
            except (psycopg.Error, OSError) as error:
                self.hub.log.warning("not listening to other servers: %s", str(error).splitlines()[0][:200])
            except Exception:
                self.hub.log.exception("not listening to other servers")
            self.listening = False
            await asyncio.sleep(min(1.0, self.heartbeat))

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Until the connection breaks; asks libpq itself, since notices are many and the driver's loop is long."""
        loop, line, number = asyncio.get_running_loop(), connection.pgconn, connection.fileno()
        broken: asyncio.Future[None] = loop.create_future()

        def take() -> None:
            try:
                line.consume_input()
                while (notice := line.notifies()) is not None:
                    hear = self._hear if notice.relname == _EVENTS else self.presence.hear
                    hear(notice.extra.decode())
            except psycopg.Error as error:
                loop.remove_reader(number)
                broken.set_exception(error)

        loop.add_reader(number, take)
        try:
            await broken
        finally:
            loop.remove_reader(number)

    def _hear(self, text: str) -> None:
        if text.startswith(self._own):
            return
        try:
            notice = decode_notice(text)
        except msgspec.DecodeError:  # of another version
            self._catch_up()
            return
        for row in notice.rows:
            self._pass_on(row)
        for id, number in notice.keys:
            room = self.hub.rooms.get(id)
            if room is None:
                self._bring(id)
            elif room.table.number < number:
                self._behind.add(id)
        self._read()

    def _pass_on(self, row: Row) -> None:
        room = self.hub.rooms.get(row.table)
        if room is None:
            self._bring(row.table)
            return
        try:
            room.hear(row)
        except Exception:  # one that cannot go on must not keep us from listening
            self.hub.log.exception("table %s cannot go on", row.table)

    def _bring(self, id: str) -> None:
        """Something happens at a table that is ours, but not in memory."""
        if id in self.hub.mine:
            self.hub.spawn(self.hub.room(id))

    def _catch_up(self) -> None:
        """Much may have happened, of which nobody has told us."""
        self._wanted |= self._running
        self._fetch()
        self._behind |= set(self.hub.rooms)
        self._read()

    def _read(self) -> None:
        """Read what we lack, of all tables together; what cannot be read now is tried again with the next beat."""
        if self._behind and not self._reading:
            self._reading = True
            self.hub.spawn(self._read_all())

    async def _read_all(self) -> None:
        rooms, ids = self.hub.rooms, set[str]()
        try:
            while self._behind:
                ids, self._behind = self._behind, set()
                known = {id: rooms[id].table.number for id in ids if id in rooms}
                for row in await keeping.rows_beyond(self.store, known):
                    self._pass_on(row)
        except BaseException:
            self._behind |= ids
            raise
        finally:
            self._reading = False
