"""Somebody who asks a whole server by REST, without a network; games that are as if they had been played there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

import atout
from atout.server.app import House
from atout.server.site import Config
from atout.server.store.schema import chairs, records, tables
from tests.server.house import HOST, QUICK


class Reader:
    """Somebody at a server that has every game."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house, self.client = house, client

    async def keep(
        self, id: str, state: atout.State, status: str = "over", listed: bool = False, person: str | None = None
    ) -> None:
        """As if the game had been played here, by bots and perhaps a person on the first seat."""
        row = {"game": state.game.id, "settings": "{}", "secret": b"s", "rules": 1, "version": "0", "listed": listed}
        ended = {"game": state.game.id, "ended": 1.0, "finished": state.over, "record": state.record().json().decode()}

        def write(connection: Any) -> None:
            connection.execute(tables.insert().values(id=id, status=status, created=1.0, changed=1.0, **row))
            for seat in range(state.game.options.players):
                who = {"person": person} if person and seat == 0 else {"bot": "casual"}
                connection.execute(chairs.insert().values(table=id, seat=seat, **who))
            connection.execute(records.insert().values(table=id, **ended))

        await self.house.site.store.write(write)

    async def replay(self, id: str, **query: Any) -> dict[str, Any]:
        reply = await self.client.get(f"/api/records/{id}/replay", params=query)
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    async def send(self, record: Any, **query: Any) -> httpx.Response:
        content = record if isinstance(record, bytes) else json.dumps(record).encode()
        headers = {"content-type": "application/json"}
        return await self.client.post("/api/replay", content=content, params=query, headers=headers)


@asynccontextmanager
async def reader(folder: Path, url: str | None = None, **config: Any) -> AsyncIterator[Reader]:
    chosen = Config(**{"generosity": 1000.0, "hasher": QUICK, "token": "t", **config})
    house = await House.open(url or f"sqlite:///{folder / 'atout.db'}", chosen)
    transport = httpx.ASGITransport(house.app(), client=("203.0.113.1", 50_000), raise_app_exceptions=False)
    async with house.site.running(), httpx.AsyncClient(transport=transport, base_url=HOST) as client:
        yield Reader(house, client)
    house.hub.close()
    house.hub.store.close()


def run(folder: Path, test: Callable[[Reader], Awaitable[None]], **config: Any) -> None:
    async def inside() -> None:
        async with reader(folder, **config) as found:
            await test(found)

    asyncio.run(inside())
