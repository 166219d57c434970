"""Several servers on one PostgreSQL: notices of what others have stored, and leases that say who runs which table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import psycopg
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from atout.server.hub import Hub
from atout.server.problems import Problem
from atout.server.store import CHANNEL, StoreAway
from atout.server.store.schema import servers, tables

HEARTBEAT = 2.0  # seconds
DEAD = 8.0  # seconds without a heartbeat: others may take the tables
_AT_ONCE = 200  # tables that one server takes over in one beat, so that the living share them
_NOW = func.extract("epoch", func.clock_timestamp())


class Cluster:
    """Our part in a group of servers."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store

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
            await asyncio.sleep(HEARTBEAT)

    async def beat(self) -> None:
        """Say that we live, take over what the dead have left, and run what is ours."""
        ours = set(await self.store.write(self._renew))
        for id in self.hub.mine - ours:
            room = self.hub.rooms.get(id)
            if room is not None and room.table.status == "playing":
                self.hub.mine.discard(id)
                room.schedule()
        self.hub.mine |= ours
        for id in ours:
            if id not in self.hub.rooms:
                with suppress(Problem, StoreAway):
                    await self.hub.room(id)

    def _renew(self, connection: Connection) -> list[str]:
        me = self.store.server
        if not connection.execute(update(servers).where(servers.c.id == me).values(seen=_NOW)).rowcount:
            connection.execute(insert(servers).values(id=me, seen=_NOW))
        connection.execute(delete(servers).where(servers.c.seen < _NOW - 100 * DEAD))
        living = select(servers.c.id).where(servers.c.seen > _NOW - DEAD)
        orphan = or_(tables.c.runner.is_(None), tables.c.runner.not_in(living))
        orphans = select(tables.c.id).where(tables.c.status == "playing", orphan)
        orphans = orphans.limit(_AT_ONCE).with_for_update(skip_locked=True)
        connection.execute(update(tables).where(tables.c.id.in_(orphans)).values(runner=me))
        ours = select(tables.c.id).where(tables.c.status == "playing", tables.c.runner == me)
        return list(connection.execute(ours).scalars())

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
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._catch_up_all()  # what came while nobody listened
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                self.hub.log.warning("not listening to other servers: %s", str(error).splitlines()[0][:200])
                await asyncio.sleep(1.0)

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
        for room in list(self.hub.rooms.values()):
            with suppress(StoreAway):
                await room.catch_up()
