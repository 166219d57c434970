"""People who play over real sockets: they reconnect by themselves, resume where they were, write down all they hear.

A command that was not answered is sent again with the same key. What must not be is noted as trouble.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from atout.server import protocol as p

_LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
_AGAIN = ("not-saved", "preparing", "slow-down", "internal")  # refusals after which the same is tried again


@dataclass
class Diary:
    """What all players together were told."""

    heard: dict[tuple[str, int], tuple[float, str]] = field(default_factory=dict)  # table, number -> time, kind
    done: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)  # table, number -> person, key
    trouble: list[str] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    reconnected: int = 0
    sent_again: int = 0
    was_done: int = 0  # commands sent again that had been carried out before the server died

    def hear(self, table: str, number: int, at: float, kind: str) -> None:
        if self.heard.setdefault((table, number), (at, kind)) != (at, kind):
            self.trouble.append(f"{table} {number}: {self.heard[table, number]} is now {(at, kind)}")


class Player:
    """One person with one socket at one table at a time."""

    def __init__(self, base: str, diary: Diary, seed: int, pause: float = 0.01) -> None:
        self.base, self.diary, self.rng, self.pause = base, diary, random.Random(seed), pause
        self.http = httpx.AsyncClient(base_url=base, headers={"origin": base}, trust_env=False, verify=False, timeout=5)
        self.person = ""
        self._keys = count(1)
        self._sit_at("")

    def _sit_at(self, table: str) -> None:
        self.table, self.had, self.seat = table, 0, None
        self.info: dict[str, Any] = {}
        self.moves: list[str] = []
        self.told: dict[int, Any] = {}  # contents by number, as this seat was told
        self.pending: dict[str, Any] | None = None
        self._resumed = -1  # the number that this connection began with; −1: it has not yet
        self._sent = self._unsure = False  # the pending command: on this connection, and on an earlier one

    # --- REST ---

    async def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        """A request, repeated until the server answers."""
        while True:
            with suppress(httpx.HTTPError):
                reply = await self.http.request(method, path, **how)
                if reply.status_code < 500 and reply.status_code != 429:
                    return reply
            await asyncio.sleep(0.1)

    async def arrive(self) -> None:
        self.person = (await self.ask("GET", "/api/me")).json()["id"]

    # --- Playing ---

    async def play(self, table: str) -> None:
        """Follow a table, sit down, and play until the game is over."""
        self._sit_at(table)
        while not self.is_over:
            try:
                await self._connect()
            except _LOST:
                self.diary.reconnected += self._resumed >= 0
                await asyncio.sleep(0.05)

    @property
    def is_over(self) -> bool:
        return self.info.get("status") == "over" and self.pending is None

    async def _connect(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.base.replace("http", "ws", 1) + "/api/socket"
        headers = {"cookie": cookie, "origin": self.base}
        self._resumed = -1
        async with connect(address, additional_headers=headers, proxy=None, ping_interval=None, open_timeout=5) as line:
            self._unsure, self._sent = self.pending is not None, False
            await _say(line, {"do": "follow", "table": self.table, "since": self.had})
            silent = 0.0
            while not self.is_over:
                try:
                    message = await asyncio.wait_for(line.recv(), p.PING)
                except TimeoutError:
                    silent += p.PING
                    if silent > p.PONG:
                        raise
                    await _say(line, {"do": "ping"})
                    continue
                silent = 0.0
                await self._hear(msgspec.json.decode(message))
                await self._act(line)

    async def _act(self, line: ClientConnection) -> None:
        if self._resumed < 0 or self._sent:
            return
        if self.pending is None:
            self.pending = self._choose()
            if self.pending is None:
                return
            self.pending |= {"table": self.table, "key": f"{next(self._keys)}"}
        self.diary.sent_again += self._unsure
        await asyncio.sleep(self.rng.random() * self.pause)
        self._sent = True
        await _say(line, self.pending)

    def _choose(self) -> dict[str, Any] | None:
        """What to do next, by what was told."""
        status, chairs = self.info["status"], self.info["chairs"]
        if status == "waiting":
            if self.seat is None:
                return {"do": "sit"}
            full = all(chair.get("person") or chair.get("bot") for chair in chairs)
            return {"do": "start"} if full and self.info["host"] == self.person else None
        if status == "playing" and self.moves:
            if self.rng.random() < 0.03:
                return {"do": "say", "phrase": "thinking"}
            return {"do": "move", "move": self.rng.choice(self.moves), "on": self.had}
        return None

    # --- Hearing ---

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["say"]
        if kind == "snapshot":
            self.seat = message.get("seat")
            for event in message["events"]:
                self._note(event)
            self._check(self.had <= message["number"], f"a snapshot up to {message['number']} brought {self.had}")
            self.had = message["number"]  # not all that happened is told again
            self._resumed = max(self._resumed, 0) or self.had
        elif kind == "event":
            self._check(message["number"] == self.had + 1, f"{message['number']} came after {self.had}")
            self._note(message)
        elif kind in ("done", "refused"):
            await self._answered(message)
        if kind in ("snapshot", "event"):
            self.info = message.get("info") or self.info
            if "scene" in message:
                self.moves = message.get("moves", [])

    def _note(self, event: dict[str, Any]) -> None:
        number, what = event["number"], {key: value for key, value in event["what"].items() if key != "rounds"}
        self.diary.hear(self.table, number, event["at"], what["kind"])
        self._check(self.told.setdefault(number, what) == what, f"{number} was {self.told[number]}, is {what}")
        self.had = max(self.had, number)

    async def _answered(self, message: dict[str, Any]) -> None:
        code = message.get("code", "")
        if code:
            self.diary.refused[code] = self.diary.refused.get(code, 0) + 1
        if message.get("key") is None and code in _AGAIN:
            await asyncio.sleep(0.2)
            raise TimeoutError  # `follow` did not work: connect again
        if self.pending is None or message.get("key") != self.pending["key"]:
            return
        if code in _AGAIN and self.pending["do"] != "say":
            await asyncio.sleep(0.2)
        else:
            if not code:
                self.diary.done[self.table, message["number"]] = self.person, self.pending["key"]
                self.diary.was_done += self._unsure and message["number"] <= self._resumed
            self.pending = None
        self._sent = self._unsure = False

    def _check(self, true: bool, trouble: str) -> None:
        if not true:
            self.diary.trouble.append(f"table {self.table}, {self.person}: {trouble}")


async def _say(line: ClientConnection, message: dict[str, Any]) -> None:
    await line.send(msgspec.json.encode(message).decode())


__all__ = ["Diary", "Player"]
