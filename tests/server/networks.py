"""A whole server that listens on a free port, and people who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from atout import catalogue, warmup
from atout.server import protocol as p
from atout.server.app import House, Listener
from atout.server.site import Config
from atout.server.tables.decide import Actor
from tests.server.house import QUICK

Said = dict[str, Any]


class Network:
    """A server, its port, and everybody's sockets."""

    def __init__(self, house: House, port: int) -> None:
        self.house, self.port = house, port
        self.origin = f"http://127.0.0.1:{port}"
        self.client = httpx.AsyncClient(base_url=self.origin, trust_env=False, verify=False)
        self.lines: list[Line] = []

    async def headers(self, name: str) -> dict[str, str]:
        """What a browser of this person sends; whoever has not been here before is made."""
        persons = self.house.site.persons
        person = await persons.get(name) or await persons.newcomer("en", nick=name.title(), id=name)
        return {"origin": self.origin, "cookie": f"{persons.cookie_name}={persons.cookie(person)}"}

    async def line(self, name: str, headers: dict[str, str] | None = None) -> Line:
        """A socket of this person, of a device of its own unless its headers are given."""
        address, headers = f"ws://127.0.0.1:{self.port}/api/socket", headers or await self.headers(name)
        made = await connect(address, additional_headers=headers, proxy=None, compression=None)
        line = Line(name, made, f"{name}.{len(self.lines)}")
        self.lines.append(line)
        await line.wait(lambda said: said["say"] == "welcome")
        return line

    async def get(self, path: str, name: str | None = None) -> httpx.Response:
        headers = await self.headers(name) if name else {}
        return await self.client.get(path, headers=headers)

    async def open(self, people: list[str], game: str, options: Said, **settings: Any) -> str:
        """A table with these people on its first seats and bots on the others, not yet started."""
        warmup.prepare(catalogue.game(game, **options))  # done by `./run test` before; here for single tests
        for name in people:
            await self.headers(name)
        chairs = [p.Chair(person=name) for name in people]
        chairs += [p.Chair(bot="casual")] * (options["players"] - len(people))
        asked = p.Settings(game=game, options=options, **{"bot_pace": 0.0, **settings})
        return await self.house.hub.open(Actor(people[0], people[0].title()), asked, chairs)


class Line:
    """One end of a socket: everything that came, as bytes and as data."""

    def __init__(self, name: str, socket: ClientConnection, device: str) -> None:
        self.name, self.socket, self.device = name, socket, device
        self.raw: list[str] = []
        self.heard: list[Said] = []
        self.keys = 0
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.socket:
                assert isinstance(message, str)
                self.raw.append(message)
                self.heard.append(msgspec.json.decode(message))
                self._news.set()
        self._news.set()

    @property
    def closed(self) -> bool:
        return self._listening.done()

    @property
    def code(self) -> int | None:
        """Why the server closed the socket."""
        return self.socket.close_code

    async def wait(self, wanted: Callable[[Said], bool], since: int = 0, seconds: float = 15.0) -> Said:
        """The first message from the `since`-th on that is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                for said in self.heard[since:]:
                    if wanted(said):
                        return said
                since = len(self.heard)
                assert not self.closed, f"the socket was closed: {self.code}"
                self._news.clear()
                await self._news.wait()

    async def until_closed(self, seconds: float = 15.0) -> int | None:
        await asyncio.wait_for(asyncio.shield(self._listening), seconds)
        return self.code

    async def send(self, **what: Any) -> None:
        await self.socket.send(msgspec.json.encode(what).decode())

    async def ask(self, answer: Callable[[Said], bool], **what: Any) -> Said:
        """Say something and wait for what comes of it."""
        since = len(self.heard)
        await self.send(**what)
        return await self.wait(answer, since)

    async def follow(self, table: str, since: int = 0) -> Said:
        return await self.ask(
            lambda said: said["say"] in ("snapshot", "refused"), do="follow", table=table, since=since
        )

    async def do(self, kind: str, table: str, **fields: Any) -> Said:
        """A command and its answer."""
        self.keys += 1
        key = fields.pop("key", f"{self.device}.{self.keys}")
        what = {"do": kind, "table": table, "key": key, **fields}
        return await self.ask(lambda said: said.get("key") == key, **what)

    async def pong(self) -> None:
        """Everything that the server had to say before this has arrived after it."""
        await self.ask(lambda said: said["say"] == "pong", do="ping")

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._listening])

    def events(self, table: str) -> list[Said]:
        return [said for said in self.heard if said["say"] == "event" and said["table"] == table]


@asynccontextmanager
async def network(folder: Path, config: dict[str, Any] | None = None, **how: Any) -> AsyncIterator[Network]:
    """A server as `atout serve` runs it, without limits on how often one may ask; `how`: see `House.open`."""
    folder.mkdir(exist_ok=True)
    chosen = Config(**{"generosity": 1000.0, "hasher": QUICK, "token": "the-token", **(config or {})})
    house = await House.open(f"sqlite:///{folder / 'atout.db'}", chosen, **how)
    house.hub.thinker.waits = False  # no test waits for a bot that has made up its mind
    listening, ready = (
        sockets.socket(proto=sockets.IPPROTO_TCP),
        asyncio.Event(),
    )  # asyncio wants the proto for no delay
    listening.bind(("127.0.0.1", 0))
    async with house.running():
        server = Listener(house, ready.set)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await ready.wait()
        made = Network(house, listening.getsockname()[1])
        try:
            yield made
        finally:
            for line in made.lines:
                await line.close()
            await made.client.aclose()
            server.should_exit = True
            await serving
