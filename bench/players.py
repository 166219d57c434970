"""Simulated people: four at a table, who play random legal moves and note when all four have been told."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from functools import partial
from typing import Any, Literal

import msgspec
from aiohttp import ClientSession
from msgspec import Struct, field
from wire import Wire, connect

SEATS = range(4)
_PING = 2.5  # seconds of silence after which a client of ours says something
_AGAIN = 1.0  # seconds until a refused move is tried again


class Meter:
    """What is measured while it is on."""

    def __init__(self, pace: float) -> None:
        self.pace, self.on, self.playing = pace, False, False
        self.delays: list[float] = []
        self.late: list[float] = []  # how late our own event loop came back: what no server is to blame for
        self.errors: Counter[str] = Counter()


class Table(ABC):
    """One table; its next move is made when all four seats have been told of the last, or at its pace."""

    def __init__(self, ports: list[int], rest: ClientSession, meter: Meter) -> None:
        self.ports, self.rest, self.meter = ports, rest, meter
        self.wires: list[Wire] = []
        self.is_broken = False
        self.number = 0  # of the last event that all seats have
        self._missing, self._sent, self._due, self._is_move = 0, 0.0, 0.0, False
        self._loop = asyncio.get_running_loop()
        self._told: asyncio.Future[None] | None = None
        self._jobs: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def open(self) -> None:
        """Four people, seated, and the first move known."""

    @abstractmethod
    async def again(self) -> None:
        """The same at another table."""

    @abstractmethod
    def say_move(self) -> None:
        """Send a random legal move of whoever is due."""

    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def ping(self, now: float) -> None:
        """Keep silent sockets alive, where that is the client's task."""

    def address(self, seat: int = 0) -> str:
        return f"http://127.0.0.1:{self.ports[seat % len(self.ports)]}"

    def lost(self) -> None:
        self.meter.errors["socket lost"] += 1
        self.is_broken = True

    def expect(self, is_move: bool = False) -> asyncio.Future[None]:
        """The next event is under way."""
        self._missing, self._is_move, self._sent = len(SEATS), is_move, time.perf_counter()
        self._told = self._loop.create_future() if not is_move else None
        return self._told or self._loop.create_future()

    def has(self, number: int) -> None:
        """A seat has been told of an event."""
        if number != self.number + 1 or not self._missing:
            return
        self._missing -= 1
        if not self._missing:
            self.number = number
            if self._told is not None and not self._told.done():
                self._told.set_result(None)
            if self._is_move:
                if self.meter.on:
                    self.meter.delays.append(time.perf_counter() - self._sent)
                self._next()

    async def play_ahead(self, moves: int) -> None:
        """Some moves at once, none of which is measured: so that not all tables come to the end of a round together."""
        for _ in range(moves):
            told = self.expect()
            self.say_move()
            await told

    def begin(self, after: float) -> None:
        """Play from now on; tables do not move in step."""
        self._due = self._loop.time() + after
        self._loop.call_at(self._due, self._play)

    def _next(self) -> None:
        if not self.meter.playing:
            return
        if self.is_over():
            task = self._loop.create_task(self._on())
            self._jobs.add(task)
            task.add_done_callback(self._jobs.discard)
        elif self.meter.pace:
            self._due += self.meter.pace
            self._loop.call_at(self._due, self._play)
        else:
            self._play()

    async def _on(self) -> None:
        try:
            await self.again()
        except Exception as error:
            self.meter.errors[f"no new table: {error!r}"] += 1
        else:
            self.begin(0.0)

    def _play(self) -> None:
        if self.meter.playing and not self.is_broken:
            self.expect(is_move=True)
            self.say_move()

    def refused(self, why: str) -> None:
        self.meter.errors[why] += 1
        self._loop.call_later(_AGAIN, self._play)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


# --- Atout -----------------------------------------------------------------------------------------------------------


class _What(Struct):
    kind: str = ""
    table: str = ""


class _Heard(Struct):
    """As much of a message as a player at random needs."""

    say: Literal["welcome", "snapshot", "event", "done", "refused", "presence", "pong", "notice"]
    table: str = ""
    number: int = 0
    moves: list[str] | None = None
    what: _What | None = None
    key: str = ""
    code: str = ""


_heard = msgspec.json.Decoder(_Heard).decode
_PINGING = b'{"do":"ping"}'


async def visitor(rest: ClientSession, address: str) -> str:
    """The cookie of somebody new."""
    async with rest.get(f"{address}/api/me") as reply:
        return "; ".join(f"{cookie.key}={cookie.value}" for cookie in reply.cookies.values())


async def open_table(rest: ClientSession, address: str, cookie: str, **how: Any) -> str:
    """The id of a new table of ebbes."""
    settings = {"game": "ebbes", "options": {"players": 4}, "bot_pace": 0}
    headers = {"Cookie": cookie, "Origin": address}
    async with rest.post(f"{address}/api/tables", json={"settings": settings, **how}, headers=headers) as reply:
        if reply.status != 201:
            raise ConnectionError(f"no table: {reply.status} {(await reply.text())[:200]}")
        id: str = (await reply.json())["id"]
        return id


class AtoutTable(Table):
    """Four visitors by cookie at a table of ebbes."""

    id, _following = "", ""
    _keys, _mover, _moves, _tried = 0, 0, list[str](), list[str]()

    async def open(self) -> None:
        cookies = [await visitor(self.rest, self.address(seat)) for seat in SEATS]
        self.id = await open_table(self.rest, self.address(), cookies[0], sit=True)
        self._answers: dict[str, asyncio.Future[_Heard]] = {}
        for seat in SEATS:
            port = self.ports[seat % len(self.ports)]
            wire = await connect(port, "/api/socket", partial(self._hear, seat), f"Cookie: {cookies[seat]}\r\n")
            wire.lost = self.lost
            self.wires.append(wire)
        await self._follow()
        for seat in SEATS[1:]:
            await self._happens(seat, "sit")
        await self._happens(0, "start")

    async def _follow(self) -> None:
        for seat in SEATS:
            snapshot = self._await(f"snapshot {seat}")
            self._say(seat, {"do": "follow", "table": self.id})
            self.number = (await snapshot).number

    async def again(self) -> None:
        old = self.id
        await self._happens(0, "rematch")
        self.id = self._following
        for seat in SEATS:
            self._say(seat, {"do": "unfollow", "table": old})
        await self._follow()
        await self._happens(0, "start")

    async def _happens(self, seat: int, do: str) -> None:
        """Have a command done and everybody told, on whatever server they are."""
        told = self.expect()
        await self._ask(seat, do)
        await told

    async def _ask(self, seat: int, do: str) -> None:
        self._keys += 1
        answer = self._await(f"c{self._keys}")
        self._say(seat, {"do": do, "table": self.id, "key": f"c{self._keys}"})
        heard = await answer
        if heard.say != "done":
            raise ConnectionError(f"{do}: {heard.code}")

    def _await(self, key: str) -> asyncio.Future[_Heard]:
        self._answers[key] = self._loop.create_future()
        return self._answers[key]

    def _say(self, seat: int, message: dict[str, Any]) -> None:
        self.wires[seat].say(msgspec.json.encode(message))

    def _hear(self, seat: int, data: bytes) -> None:
        heard = _heard(data)
        if heard.say == "event":
            if heard.table != self.id:
                return
            if heard.moves:
                self._moves, self._mover = heard.moves, seat
            if heard.what is not None and heard.what.kind == "rematched":
                self._following = heard.what.table
            self.has(heard.number)
        elif heard.say == "snapshot":
            self._answer(f"snapshot {seat}", heard)
            self.has(heard.number)  # who sits down is told by a snapshot
        elif heard.say == "done":
            self._answer(heard.key, heard)
        elif heard.say == "refused":
            if heard.key in self._answers:
                self._answer(heard.key, heard)
            else:
                self.refused(heard.code)

    def _answer(self, key: str, heard: _Heard) -> None:
        answer = self._answers.pop(key, None)
        if answer is not None:
            answer.set_result(heard)

    def say_move(self) -> None:
        self._keys += 1
        move = b'{"do":"move","table":"%b","key":"%d","move":"%b","on":%d}'
        self._tried, self._moves = self._moves or self._tried, []  # what was refused is tried again
        message = move % (self.id.encode(), self._keys, random.choice(self._tried).encode(), self.number)
        self.wires[self._mover].say(message)

    def is_over(self) -> bool:
        return not self._moves

    def ping(self, now: float) -> None:
        for wire in self.wires:
            if now - wire.last > _PING:
                wire.say(_PINGING)


# --- boardgame.io ----------------------------------------------------------------------------------------------------


class _Card(Struct):
    card: str


class _G(Struct):
    hands: list[int | list[str]]
    trick: list[_Card]
    next: int


class _Over(Struct):
    pass


class _Ctx(Struct):
    gameover: _Over | None = None


class _State(Struct, kw_only=True):
    game: _G = field(name="G")
    ctx: _Ctx
    number: int = field(name="_stateID")


class _Synced(Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode
_ROOM = b"42/ebbes,"


class BoardgameTable(Table):
    """Four players of a match, speaking socket.io's frames."""

    id, _over = "", False
    _hand, _trick, _mover = list[str](), list[_Card](), 0

    async def open(self) -> None:
        self._greeted = {seat: self._loop.create_future() for seat in SEATS}
        for seat in SEATS:
            wire = await connect(
                self.ports[0],
                "/socket.io/?EIO=4&transport=websocket",
                partial(self._hear, seat),
            )
            wire.lost = self.lost
            self.wires.append(wire)
            await self._greeted[seat]
        await self.again()

    async def again(self) -> None:
        games = f"{self.address()}/games/ebbes"
        self.id = (await self._post(f"{games}/create", {"numPlayers": 4}))["matchID"]
        self._secrets = [
            (await self._post(f"{games}/{self.id}/join", {"playerID": str(seat), "playerName": f"P{seat}"}))[
                "playerCredentials"
            ]
            for seat in SEATS
        ]
        self.number, self._over = -1, False
        told = self.expect()
        for seat in SEATS:
            self._say(seat, ["sync", self.id, str(seat), self._secrets[seat], 4])
        await told

    async def _post(self, url: str, body: dict[str, Any]) -> dict[str, Any]:
        async with self.rest.post(url, json=body) as reply:
            found: dict[str, Any] = await reply.json()
            return found

    def _say(self, seat: int, message: list[Any]) -> None:
        self.wires[seat].say(_ROOM + msgspec.json.encode(message))

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(b'42/ebbes,["update"'):
            self._know(seat, _update(data[9:])[2])
        elif data.startswith(b'42/ebbes,["sync"'):
            self._know(seat, _sync(data[9:])[2].state)
        elif data == b"2":
            self.wires[seat].say(b"3")
        elif data.startswith(b"0"):
            self._loop.call_soon(lambda: self.wires[seat].say(b"40/ebbes,"))
        elif data.startswith(b"40/ebbes"):
            self._greeted[seat].set_result(None)
        elif not data.startswith(b'42/ebbes,["matchData"'):
            self.refused(data[:40].decode())

    def _know(self, seat: int, state: _State) -> None:
        hand = state.game.hands[seat]
        if seat == state.game.next and not isinstance(hand, int):
            self._hand, self._trick, self._mover = hand, state.game.trick, seat
        self._over = state.ctx.gameover is not None
        self.has(state.number)

    def say_move(self) -> None:
        following = [card for card in self._hand if self._trick and card[0] == self._trick[0].card[0]]
        seat = self._mover
        move = (
            b'42/ebbes,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":["%b"],'
            b'"playerID":"%d","credentials":"%b"}},%d,"%b","%d"]'
        )
        card = random.choice(following or self._hand).encode()
        self.wires[seat].say(move % (card, seat, self._secrets[seat].encode(), self.number, self.id.encode(), seat))

    def is_over(self) -> bool:
        return self._over

    def ping(self, now: float) -> None:
        """The server does that."""
