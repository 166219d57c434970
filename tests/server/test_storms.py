"""Bad weather: the database away, readers who never read, crowds that come and go, clocks that jump, bad starts."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from atout.server import protocol as p
from atout.server.clock import Clock
from atout.server.store import StoreAway
from atout.server.store.schema import events
from atout.server.tables.decide import levels
from atout.server.tables.room import Room
from tests.chaos import Chaos, Company
from tests.server.house import House, in_house
from tests.server.hubs import Person, open_hub, open_table
from tests.server.players import Diary, Player
from tests.server.postgres import Postgres
from tests.server.process import Process

_COMPANIES = [Company("ebbes", {"players": 2}, 1)]
_AWAY = 3.0  # seconds


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    made = Process(tmp_path_factory.mktemp("server"))
    yield made
    made.close()


@pytest.fixture
def server(process: Process) -> Process:
    """A running server, the same for several tests."""
    if not process.is_running:
        process.start()
    return process


# --- The database goes away ---


def test_postgres_is_away_for_some_seconds(tmp_path: Path) -> None:
    database = Postgres()

    async def storm() -> None:
        await asyncio.sleep(1.0)
        await asyncio.to_thread(database.stop)
        await asyncio.sleep(_AWAY)
        await asyncio.to_thread(database.start)

    _through(storm, Process(tmp_path, database.fresh()), database.close)


def test_sqlite_is_locked_for_some_seconds(tmp_path: Path) -> None:
    async def storm() -> None:
        await asyncio.sleep(1.0)
        other = sqlite3.connect(tmp_path / "atout.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(_AWAY)
        other.close()

    _through(storm, Process(tmp_path), lambda: None)


def _through(storm: Callable[[], Any], server: Process, close: Callable[[], None]) -> None:
    """Everybody waits, or is told that nothing was saved, and goes on."""
    chaos = Chaos(server, companies=_COMPANIES)
    try:
        asyncio.run(chaos.run(storm()))
    finally:
        server.close()
        close()
    assert not chaos.diary.trouble, chaos.summary()
    assert set(chaos.diary.refused) <= {"not-saved"} and chaos.tables


def test_bots_wait_for_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither writing nor reading works for longer than anybody is patient; then the bots go on by themselves."""

    async def away(*_: Any) -> Any:
        raise StoreAway("on a walk")

    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            id = await open_table(hub, [ann], "ebbes", {"players": 4}, bot_pace=0.1)
            room = await hub.room(id)
            while ann.moves():
                await ann.play(id, ann.moves()[0])
            with monkeypatch.context() as storm:
                storm.setattr(hub.store, "append", away)
                storm.setattr(hub.store, "read", away)
                await asyncio.sleep(1.6)
            before = room.table.number
            await until(lambda: _moved_on(room, before))

    asyncio.run(run())


async def _moved_on(room: Room, number: int) -> bool:
    return room.table.number > number


def test_a_table_that_cannot_be_read_does_not_keep_the_others_asleep(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            ids = sorted([await open_table(hub, [ann], "ebbes", {"players": 2}) for _ in range(3)])
            broken = update(events).where(events.c.table == ids[0], events.c.number == 1).values(body="{")
            await hub.store.write(lambda connection: connection.execute(broken))
        async with open_hub(tmp_path) as hub:
            await hub.wake()
            assert sorted(hub.rooms) == ids[1:]

    asyncio.run(run())


# --- Sockets ---


@asynccontextmanager
async def line(player: Player, **how: Any) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    headers = {"cookie": cookie, "origin": player.base}
    address = player.base.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, additional_headers=headers, proxy=None, ping_interval=None, **how) as found:
        yield found


async def say(connection: ClientConnection, **message: Any) -> None:
    await connection.send(msgspec.json.encode(message).decode())


async def table_of(player: Player, **more: Any) -> str:
    """A running game with bots on the other seats."""
    await player.arrive()
    settings = {"game": "ebbes", "options": {"players": 4}, "bot_pace": 0.0} | more
    reply = await player.ask("POST", "/api/tables", json={"settings": settings, "start": True})
    assert reply.status_code == 201, reply.text
    found: str = reply.json()["id"]
    return found


async def gauge(base: str, name: str) -> float:
    async with httpx.AsyncClient(trust_env=False) as client:
        text = (await client.get(f"{base}/metrics")).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def memory(pid: int) -> float:
    """Megabytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def files(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


async def until(true: Callable[[], Any], seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.1)


def test_a_client_that_never_reads(server: Process) -> None:
    """It loses its connection; memory stays as it was, and the others go on."""

    async def run() -> None:
        deaf, other = Player(server.base, Diary(), 1), Player(server.base, Diary(), 2)
        await deaf.arrive()
        id = await table_of(other)
        await other.play(id)  # a whole game to tell of
        before = memory(server.pid)
        game = asyncio.create_task(other.play(await table_of(other)))
        with socket.socket() as ear:
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            ear.connect(("127.0.0.1", server.port))
            async with line(deaf, sock=ear, max_queue=1, close_timeout=0) as connection:
                connection.transport.pause_reading()
                await until(lambda: _flood(connection, id))
        assert memory(server.pid) < before + 40
        await asyncio.wait_for(game, 60)
        assert other.info["status"] == "over" and not other.diary.trouble
        await until(lambda: _is_empty(server))
        for player in (deaf, other):
            await player.http.aclose()

    asyncio.run(asyncio.wait_for(run(), 100))


async def _flood(connection: ClientConnection, id: str) -> bool:
    """Ask for much and read nothing; whether the line has been cut."""
    try:
        for _ in range(20):
            await say(connection, do="follow", table=id)
    except ConnectionClosed:
        return True
    return False


async def _has_sockets(base: str, number: float) -> bool:
    return await gauge(base, "atout_sockets") >= number


def test_sockets_opened_and_dropped_leave_nothing_behind(server: Process, request: pytest.FixtureRequest) -> None:
    count, each = request.config.getoption("--sockets"), 15

    async def come_and_go(player: Player, id: str) -> None:
        async with line(player) as connection:
            await say(connection, do="follow", table=id)
            while msgspec.json.decode(await connection.recv())["say"] != "snapshot":
                pass
            connection.transport.abort()

    async def run() -> None:
        host = Player(server.base, Diary(), 1)
        id = await table_of(host)
        crowd = [Player(server.base, Diary(), k) for k in range(count // each)]
        await asyncio.gather(*(one.arrive() for one in crowd))
        await asyncio.gather(*(come_and_go(one, id) for one in crowd[:4]))  # everything is in use once
        before = files(server.pid)
        await asyncio.gather(*(come_and_go(one, id) for one in crowd for _ in range(each)))
        await until(lambda: _is_empty(server, before))
        for player in (host, *crowd):
            await player.http.aclose()

    asyncio.run(run())


async def _is_empty(server: Process, before: int = 1000) -> bool:
    return await gauge(server.base, "atout_sockets") == 0 and files(server.pid) <= before + 2


# --- Clocks ---


def test_a_clock_that_jumps_moves_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann, ben = Person(hub, "ann"), Person(hub, "ben")
            pace = p.PerMove(seconds=30)
            id = await open_table(hub, [ann, ben], "ebbes", {"players": 2}, pace=pace)
            room, real = await hub.room(id), time.time
            for jump in (-86400.0, 90 * 86400.0):
                monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
                await hub.sweep()
                mover = next(one for one in (ann, ben) if one.moves())
                await mover.play(id, mover.moves()[0])
                left = [room.table.left(seat, hub.clock.now()) for seat in (0, 1)]
                assert all(one is not None and 25 < one <= 30 for one in left)
                assert room.table.status == "playing" and not any(chair.away for chair in room.table.chairs)
            assert abs(Clock().now() - hub.clock.now()) > 80 * 86400  # a clock that starts now believes the machine

    asyncio.run(run())


@in_house()
async def test_nobody_is_forgotten_when_the_clock_jumps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, real = house.guest(), time.time
    known = (await guest.me())["id"]
    for jump in (-86400.0, 365 * 86400.0):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        await house.site.persons.expire()
        assert (await guest.me())["id"] == known


# --- Ends and beginnings ---


def test_told_to_stop_it_stops(server: Process) -> None:
    """Within five seconds, while people are connected and bots think, with status 0."""

    async def run() -> None:
        people = [Player(server.base, Diary(), k) for k in range(8)]
        ids = [await _thinking_table(one) for one in people]
        closed = []

        async def watch(player: Player, id: str) -> None:
            async with line(player) as connection:
                await say(connection, do="follow", table=id)
                try:
                    while True:
                        await connection.recv()
                except ConnectionClosed as end:
                    closed.append(end.rcvd and end.rcvd.code)

        watching = [asyncio.create_task(watch(*one)) for one in zip(people, ids, strict=True)]
        await until(lambda: _has_sockets(server.base, len(people)))
        began = time.monotonic()
        status = await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 5 and status == 0
        await asyncio.gather(*watching)
        assert set(closed) <= {1001, 1012} and len(closed) == len(people)
        for player in people:
            await player.http.aclose()

    asyncio.run(run())


async def _thinking_table(player: Player) -> str:
    """Everybody but one is a strong bot; the one lets a bot play, too."""
    await player.arrive()
    settings = {"game": "ebbes", "options": {"players": 4}, "bot_pace": 0.0}
    bots = [None, *[levels()[-1]] * 3]
    reply = await player.ask("POST", "/api/tables", json={"settings": settings, "bots": bots, "start": True})
    assert reply.status_code == 201, reply.text
    found: str = reply.json()["id"]
    return found


def _serve(*words: str) -> tuple[int, list[str]]:
    """What `atout serve` says when it cannot start."""
    command = [sys.executable, "-m", "atout.cli", "serve", "--host", "127.0.0.1", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert not done.stdout
    return done.returncode, done.stderr.splitlines()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, lines = _serve("--port", str(port), "--data", str(tmp_path))
    assert (status, len(lines)) == (2, 1) and str(port) in lines[0] and "in use" in lines[0]


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    """A file in its place, or a folder that may not be written (root may everything, so the file says it all there)."""
    (tmp_path / "file").write_text("")
    folders = [tmp_path / "file", tmp_path / "file" / "below"]
    if os.geteuid():
        (tmp_path / "closed").mkdir(mode=0)
        folders += [tmp_path / "closed", tmp_path / "closed" / "below"]
    for folder in folders:
        status, lines = _serve("--port", "0", "--data", str(folder))
        assert (status, len(lines)) == (2, 1), lines
        assert str(folder) in lines[0]
