"""A site on SQLite, and people who call it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from argon2 import PasswordHasher
from starlette.types import ASGIApp

from atout.server.clock import Clock
from atout.server.site import Config, Site, application
from atout.server.store import Row, Store
from atout.server.store.schema import chairs, records, tables

HOST = "http://table.test"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # Argon2 as cheap as it gets
PASSWORD = "correct horse"


class Later(Clock):
    """A clock that can be moved on."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def now(self) -> float:
        return super().now() + self.passed


class House:
    """A site, its application, and a way for people to come in."""

    def __init__(self, site: Site, app: ASGIApp, clock: Later) -> None:
        self.site, self.app, self.clock = site, app, clock
        self._guests: list[Guest] = []

    def guest(self, address: str = "203.0.113.1", base: str = HOST, **headers: str) -> Guest:
        """Somebody with a browser: keeps cookies, sends Origin."""
        transport = httpx.ASGITransport(self.app, client=(address, 50_000), raise_app_exceptions=False)
        origin = "/".join(base.split("/")[:3])
        made = Guest(transport=transport, base_url=base, headers={"origin": origin, **headers})
        self._guests.append(made)
        return made

    async def account(self, name: str, **options: Any) -> Guest:
        made = self.guest(**options)
        reply = await made.post("/api/account", json={"name": name, "password": PASSWORD})
        assert reply.status_code == 201, reply.text
        return made

    async def table(
        self, id: str, sitting: list[str | None], *, status: str = "over", listed: bool = True, **record: Any
    ) -> None:
        """A row for a table, its chairs, and a record if it is over."""
        now = self.clock.now()

        def write(connection: Any) -> None:
            row = {"game": "ebbes", "settings": "{}", "secret": b"s", "rules": 1, "version": "0"}
            row |= {"id": id, "status": status, "listed": listed, "created": now, "changed": now}
            connection.execute(tables.insert().values(row))
            for seat, person in enumerate(sitting):
                bot = "casual" if person is None else None
                connection.execute(chairs.insert().values(table=id, seat=seat, person=person, bot=bot))
            if status == "over":
                found = {"format": "atout-record/1", "game": "ebbes", "steps": [], "totals": [3, -1], "winners": [0]}
                text = msgspec.json.encode(found | record).decode()
                ended = {"game": row["game"], "ended": now, "finished": True, "record": text}
                connection.execute(records.insert().values(table=id, **ended))

        await self.site.store.write(write)

    async def say(self, table: str, number: int, person: str, text: str) -> None:
        body = msgspec.json.encode({"kind": "said", "person": person, "text": text}).decode()
        assert await self.site.store.append(Row(table, number, self.clock.now(), person, None, body))

    async def close(self) -> None:
        for guest in self._guests:
            await guest.aclose()


class Guest(httpx.AsyncClient):
    """A browser."""

    async def me(self) -> dict[str, Any]:
        reply = await self.get("/api/me")
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found


@asynccontextmanager
async def house(folder: Path, **config: Any) -> AsyncIterator[House]:
    """A site that is open; `generosity` is high unless a test wants to see the limits."""
    store, clock = Store(f"sqlite:///{folder / 'atout.db'}", patience=0.5), Later()
    try:
        chosen = {"generosity": 1000.0, "hasher": QUICK, "token": "the-token", **config}
        site = await Site.open(store, Config(**chosen), clock)
        made = House(site, application(site), clock)
        async with site.running():
            yield made
        await made.close()
    finally:
        store.close()


def in_house(**config: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """A test that needs an open site, and perhaps further fixtures."""

    def wrap(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        async def run(tmp_path: Path, **fixtures: Any) -> None:
            async with house(tmp_path, **config) as found:
                await test(found, **fixtures)

        def started(tmp_path: Path, **fixtures: Any) -> None:
            asyncio.run(run(tmp_path, **fixtures))

        wanted = [one for one in inspect.signature(test).parameters.values() if one.name != "house"]
        folder = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        started.__signature__ = inspect.Signature([folder, *wanted])  # type: ignore[attr-defined]
        started.__name__, started.__doc__ = test.__name__, test.__doc__
        return started

    return wrap


def problem(reply: httpx.Response) -> tuple[int, str]:
    """A refusal's status and code; every refusal has the same shape."""
    found = reply.json()
    assert set(found) - {"id"} == {"error", "text", "detail"}, found
    assert found["text"]
    return reply.status_code, found["error"]


__all__ = ["HOST", "PASSWORD", "Guest", "House", "Later", "house", "in_house", "problem"]
