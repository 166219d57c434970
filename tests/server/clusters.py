"""Several hubs on one PostgreSQL, each a server of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from atout.server.tables.cluster import Cluster
from atout.server.tables.hub import Hub
from tests.server.hubs import open_hub

Two = tuple[Path, str, str, str]  # a folder, a database, and the names of two servers
HEARTBEAT = 0.25


class Server:
    """A hub that takes part in a cluster."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.cluster = hub, Cluster(hub, HEARTBEAT)
        self.task = asyncio.ensure_future(self.cluster.run())

    async def die(self) -> None:
        """Stop at once, without a word to the others."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.hub.mine.clear()
        for room in self.hub.rooms.values():
            room.close()
            room.schedule()


@asynccontextmanager
async def servers(folder: Path, url: str, *names: str) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        made = [Server(await stack.enter_async_context(open_hub(folder, url=url, server=name))) for name in names]
        names_of_all = made[0].hub.names  # nobody here has an account in the database
        for server in made:
            server.hub.names = names_of_all
        await until(lambda: all(server.cluster.listening for server in made))
        try:
            yield made
        finally:
            for server in made:
                await server.die()


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.01)
