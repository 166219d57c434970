"""Several servers on one PostgreSQL: notices of what others have stored, and leases that say who runs which table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from atout.server.hub import Hub
from atout.server.problems import Problem
from atout.server.store import CHANNEL, StoreAway
from atout.server.store.schema import servers, tables

_DEAD = 4  # heartbeats missed: others may take the tables
_AT_ONCE = 200  # tables that one server takes over in one beat, so that the living share them
_LISTENING: dict[str, Any] = {"autocommit": True, "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2}
_NOW = func.extract("epoch", func.clock_timestamp())


class Cluster:
    """Our part in a group of servers."""

    def __init__(self, hub: Hub, heartbeat: float = 2.0) -> None:
        self.hub, self.store = hub, hub.store
        self.heartbeat, self.dead = heartbeat, heartbeat * _DEAD
        self._running: set[str] = set()  # games that were ours at the last beat
        self._wanted: set[str] = set()  # tables to be brought into memory
        self._fetching = False
        self.listening = False

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
        found = await self.store.write(self._renew)
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

    def _renew(self, connection: Connection) -> list[tuple[str, str]]:
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
        return [(id, status) for id, status in connection.execute(ours)]

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
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening = True
                    await self._catch_up_all()  # what came while nobody listened
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                self.hub.log.warning("not listening to other servers: %s", str(error).splitlines()[0][:200])
            except Exception:
                self.hub.log.exception("not listening to other servers")
            self.listening = False
            await asyncio.sleep(min(1.0, self.heartbeat))

    def _hear(self, notice: str) -> None:
        server, *words = notice.split()
        if server == self.store.server:
            return
        for word in words:
            id, _, number = word.partition(":")
            room = self.hub.rooms.get(id)
            if room is not None and room.table.number < int(number):
                self.hub.spawn(room.catch_up())
            elif room is None and id in self.hub.mine:
                self.hub.spawn(self.hub.room(id))

    async def _catch_up_all(self) -> None:
        self._wanted |= self._running
        self._fetch()
        for room in list(self.hub.rooms.values()):
            with suppress(StoreAway):
                await room.catch_up()
