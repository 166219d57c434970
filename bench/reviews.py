"""Live tables beside reviews: how long people wait for bots, with many under way and without. Part of load.py."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Literal

import msgspec
from aiohttp import ClientSession, DummyCookieJar, TCPConnector
from msgspec import Struct
from players import open_table, visitor
from servers import Servers
from wire import Wire, connect

import atout

HEAD = """\
| live tables | level | reviews | bots' moves | p50 ms | p99 ms | worst ms | p99 beside none | errors |
|---|---|---|---|---|---|---|---|---|"""
_LEVEL = "casual"
_PAUSE = 0.5  # seconds that people think
_WARM = 5.0  # seconds of play before anything is counted
_PING = b'{"do":"ping"}'


class _What(Struct):
    kind: str = ""
    by: str = "person"


class _Scene(Struct):
    winners: list[int] | None = None


class _Heard(Struct):
    """As much of a message as somebody among bots needs."""

    say: Literal["welcome", "snapshot", "event", "done", "refused", "presence", "pong", "notice"]
    number: int = 0
    moves: list[str] | None = None
    what: _What | None = None
    scene: _Scene | None = None


_heard = msgspec.json.Decoder(_Heard).decode


class Meter:
    """How long bots took, while it is on."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.errors = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.delays) or [float("nan")]
        return 1e3 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Table:
    """One person with three bots, who plays at random, game after game."""

    def __init__(self, port: int, rest: ClientSession) -> None:
        self.port, self.rest = port, rest
        self.meter: Meter | None = None
        self.wire: Wire | None = None
        self._id, self._cookie, self._keys, self._since = "", "", 0, 0.0
        self._jobs: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        address = f"http://127.0.0.1:{self.port}"
        self._cookie = self._cookie or await visitor(self.rest, address)
        bots = [None, _LEVEL, _LEVEL, _LEVEL]
        self._id = await open_table(self.rest, address, self._cookie, bots=bots, sit=True, start=True)
        if self.wire is None:
            self.wire = await connect(self.port, "/api/socket", self._hear, f"Cookie: {self._cookie}\r\n")
        self._say({"do": "follow", "table": self._id})

    def _say(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        self.wire.say(msgspec.json.encode(message))

    def _hear(self, data: bytes) -> None:
        heard = _heard(data)
        if heard.say == "refused" and self.meter is not None:
            self.meter.errors += 1
        if heard.say not in ("event", "snapshot"):
            return
        now = time.perf_counter()
        if heard.what is not None and heard.what.kind == "moved":
            if heard.what.by == "bot" and self.meter is not None and self._since:
                self.meter.delays.append(now - self._since)
            self._since = now
        if heard.moves:
            self._since = 0.0  # from here on people think
            asyncio.get_running_loop().call_later(_PAUSE, self._move, heard.moves, heard.number)
        elif heard.scene is not None and heard.scene.winners is not None:
            self._again()

    def _move(self, moves: list[str], number: int) -> None:
        self._keys += 1
        move = {"move": random.choice(moves), "on": number, "key": str(self._keys)}
        self._since = time.perf_counter()
        self._say({"do": "move", "table": self._id, **move})

    def _again(self) -> None:
        task = asyncio.get_running_loop().create_task(self.open())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def ping(self) -> None:
        if self.wire is not None:
            self.wire.say(_PING)

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()


def _records(many: int) -> list[bytes]:
    """Whole games, played at random, each another one."""
    game, found = atout.game("ebbes", players=4), []
    for seed in range(many):
        state, rng = game.start(seed=seed), random.Random(seed)
        while not state.over:
            state.play(rng.choice(state.moves()))
        found.append(state.record().json())
    return found


async def _review(rest: ClientSession, address: str, record: bytes) -> str:
    headers = {"content-type": "application/json"}
    async with rest.post(f"{address}/api/review", data=record, headers=headers) as reply:
        if reply.status != 200:
            raise ConnectionError(f"no review: {reply.status} {(await reply.text())[:200]}")
        id: str = (await reply.json())["id"]
        return id


async def _state(rest: ClientSession, address: str, id: str) -> str:
    async with rest.get(f"{address}/api/review/{id}?from=10000000") as reply:
        state: str = (await reply.json())["state"]
        return state


async def measure(running: Servers, tables: int, reviews: int, seconds: float) -> None:
    """The same tables, first without reviews, then with; prints a line for each."""
    port = running.ports[0]
    address = f"http://127.0.0.1:{port}"
    first, *records = _records(reviews + 1)
    async with ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(force_close=True)) as rest:
        warm = await _review(rest, address, first)  # what the first one compiles is no review's
        while await _state(rest, address, warm) in ("queued", "running"):
            await asyncio.sleep(1.0)
        playing = [Table(port, rest) for _ in range(tables)]
        pinging = asyncio.get_running_loop().create_task(_keep_alive(playing))
        for table in playing:
            await table.open()
        alone = await _count(playing, seconds)
        print(_row(tables, 0, alone, alone), flush=True)
        ids = [await _review(rest, address, record) for record in records]
        beside = await _count(playing, seconds)
        print(_row(tables, reviews, beside, alone), flush=True)
        states = [await _state(rest, address, id) for id in ids]
        print({state: states.count(state) for state in sorted(set(states))}, "when the measuring ended")
        pinging.cancel()
        for table in playing:
            table.close()


async def _keep_alive(tables: list[Table]) -> None:
    while True:
        for table in tables:
            table.ping()
        await asyncio.sleep(2.5)


async def _count(tables: list[Table], seconds: float) -> Meter:
    await asyncio.sleep(_WARM)
    meter = Meter()
    for table in tables:
        table.meter = meter
    await asyncio.sleep(seconds)
    for table in tables:
        table.meter = None
    return meter


def _row(tables: int, reviews: int, found: Meter, alone: Meter) -> str:
    p99 = found.percentile(0.99)
    cells = [
        str(tables),
        _LEVEL,
        str(reviews),
        str(len(found.delays)),
        f"{found.percentile(0.5):.0f}",
        f"{p99:.0f}",
        f"{found.percentile(1):.0f}",
        f"{100 * (p99 / alone.percentile(0.99) - 1):+.0f} %",
        str(found.errors),
    ]
    return f"| {' | '.join(cells)} |"
