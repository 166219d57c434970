"""A hub without a network: people who follow tables and play at random, for the tests of tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from atout import catalogue, warmup
from atout.server import protocol as p
from atout.server.store import Store
from atout.server.tables.decide import Actor
from atout.server.tables.hub import Hub
from atout.server.tables.room import Room
from atout.server.tables.shelf import Shelf


class Person:
    """Somebody who follows a table and remembers what was said."""

    def __init__(self, hub: Hub, name: str, remote: bool = False) -> None:
        self.hub, self.actor = hub, Actor(name, name.title(), remote)
        hub.names[name] = self.actor.nick
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.keys = 0
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        self.heard.append(msgspec.json.decode(message))
        self.news.set()

    def let_go(self, table: str) -> None:
        self.heard.append({"say": "gone", "table": table})

    async def follow(self, id: str, since: int = 0) -> Room:
        room = await self.hub.room(id)
        await room.follow(self, since)
        return room

    async def do(self, id: str, kind: type[p.Command], **fields: Any) -> p.Done:
        self.keys += 1
        room = await self.hub.room(id)
        return await room.command(self.actor, kind(id, fields.pop("key", f"k{self.keys}"), **fields))

    async def play(self, id: str, move: str, on: int | None = None) -> p.Done:
        room = await self.hub.room(id)
        return await self.do(id, p.Move, move=move, on=room.table.number if on is None else on)

    @property
    def last(self) -> dict[str, Any]:
        """The last message that told a position."""
        return next(said for said in reversed(self.heard) if said["say"] in ("event", "snapshot"))

    def moves(self) -> list[str]:
        """What this person may play now, as far as they were told."""
        told: dict[str, Any] = next((said for said in reversed(self.heard) if "scene" in said), {})
        return list(told.get("moves", ()))


@asynccontextmanager
async def open_hub(folder: Path, **how: Any) -> AsyncIterator[Hub]:
    url = how.pop("url", f"sqlite:///{folder / 'atout.db'}")
    store = Store(url, server=how.pop("server", "s1"))
    hub = Hub(store, Shelf(), **how)
    hub.thinker.waits = False  # no test waits for a bot that has made up its mind
    try:
        yield hub
    finally:
        hub.close()
        store.close()


async def open_table(hub: Hub, people: list[Person], game: str, options: dict[str, Any], **settings: Any) -> str:
    """A table with these people on its first seats and bots on the rest, started."""
    warmup.prepare(catalogue.game(game, **options))  # done by `./run test` before; here for single tests
    count = options["players"]
    chairs = [p.Chair(person=one.actor.person, remote=one.actor.remote) for one in people]
    chairs += [p.Chair(bot="beginner")] * (count - len(people))
    asked = p.Settings(game=game, options=options, **{"bot_pace": 0.0, **settings})
    id = await hub.open(people[0].actor, asked, chairs)
    for one in people:
        await one.follow(id)
    await people[0].do(id, p.Start)
    return id


async def play_out(id: str, people: list[Person], rng: random.Random, most: int = 5000) -> Room:
    """Let everybody play at random until the game is over."""
    room = await play_on(id, people, rng, most)
    assert room.table.status == "over", f"{id} is not over after {most} moves"
    return room


async def play_on(id: str, people: list[Person], rng: random.Random, most: int) -> Room:
    """Let everybody play at random, so many moves at most."""
    room = await people[0].hub.room(id)
    made = 0
    while made < most and room.table.status != "over":
        ready = [one for one in people if one.moves()]
        if ready:
            one = rng.choice(ready)
            await one.play(id, rng.choice(one.moves()))
            made += 1
        else:
            news = [asyncio.ensure_future(one.news.wait()) for one in people]
            await asyncio.wait(news, timeout=10, return_when=asyncio.FIRST_COMPLETED)
            for waiting in news:
                waiting.cancel()
        for one in people:
            one.news.clear()
    return room
