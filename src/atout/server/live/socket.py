"""The socket: messages in, checked and answered one by one; messages out, without ever waiting for a slow reader."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec

from atout.refusals import NotLegal, NotYourTurn, Refusal
from atout.server import protocol as p
from atout.server.live.bucket import Bucket
from atout.server.live.seam import Way
from atout.server.problems import Problem
from atout.server.store import StoreAway
from atout.server.tables.decide import Actor
from atout.server.tables.hub import Hub

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

LARGEST = 4096  # bytes of a client's message
_UNSENT = 1 << 20  # bytes that may wait for a slow reader
_GOODBYE = 2.0  # seconds for the other side to read that it was closed
_FOLLOWED = 20  # tables on one socket
_JOBS = 4  # hints, claims and take-backs at a time
GONE, POLICY, TOO_LARGE, OVERLOADED = 1001, 1008, 1009, 1013
_PLAYING = (p.Move, p.TakeBack, p.Answer, p.Claim, p.Hint, p.Judge)  # all else costs the table an event that is no game
_PONG = p.encode(p.Pong())


class Connection:
    """One socket of one person."""

    __slots__ = (  # there may be thousands
        "_bucket",
        "_chat",
        "_flush",
        "_jobs",
        "_line",
        "_manners",
        "_send",
        "_unsent",
        "_waiting",
        "actor",
        "closed",
        "heard",
        "hub",
        "lang",
        "session",
        "tables",
    )

    def __init__(
        self,
        hub: Hub,
        actor: Actor,
        send: Send,
        lang: str = "en",
        line: Way | None = None,
        session: str | None = None,
    ) -> None:
        """`session`: of the device. Without a `line` of ours a reader who never reads cannot be got rid of."""
        self.hub, self.actor, self.lang, self._line, self.session = hub, actor, lang, line, session
        self.heard = asyncio.get_running_loop().time()
        self.tables: set[str] = set()
        self._send = send
        self._waiting: list[bytes] = []
        self._unsent = 0
        self._flush: asyncio.Task[None] | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._bucket, self._chat, self._manners = Bucket(50, 100), Bucket(1, 6), Bucket(1, 60)
        self.closed = False

    # --- Out ---

    def send(self, message: bytes) -> None:
        """Send now, or as soon as the reader is ready; a reader who never is loses the connection."""
        if self.closed:
            return
        if self._flush is None and self._line is not None and self._line.say(message):
            return
        if self._flush is None:
            rest = _step(self._send({"type": "websocket.send", "text": message.decode()}))
            if rest is not None:
                self._flush = asyncio.get_running_loop().create_task(self._drain(rest))
            return
        self._waiting.append(message)
        self._unsent += len(message)
        if self._unsent > _UNSENT:
            self.close(OVERLOADED)

    async def _drain(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting and not self.closed:
                message = self._waiting.pop(0)
                self._unsent -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
        except Exception:
            self.closed = True
        finally:
            self._flush = None

    def close(self, code: int, reason: str = "") -> None:
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            message = {"type": "websocket.close", "code": code, "reason": reason}
            task = asyncio.get_running_loop().create_task(_ignoring(self._send(message)))
            self._jobs.add(task)
            task.add_done_callback(self._jobs.discard)
            if self._line is not None:
                asyncio.get_running_loop().call_later(_GOODBYE, self._line.abort)

    def let_go(self, table: str) -> None:
        self.tables.discard(table)
        self.refuse(Problem("no-spectators"), table=table)

    # --- In ---

    async def run(self, receive: Receive) -> None:
        """Answer messages until the socket closes."""
        try:
            while not self.closed:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                self.heard = asyncio.get_running_loop().time()
                data = message.get("bytes")  # our own line gives no texts
                if data is None:
                    data = (message.get("text") or "").encode(errors="replace")
                if len(data) > LARGEST:
                    self.close(TOO_LARGE)
                    await asyncio.sleep(0)  # the reason goes out before all jobs are cancelled
                    return
                await self._hear(data)
        finally:
            self.closed = True
            for id in list(self.tables):
                room = self.hub.rooms.get(id)
                if room is not None:
                    room.unfollow(self)
            for job in list(self._jobs):
                job.cancel()

    async def _hear(self, data: bytes) -> None:
        try:
            said = p.decode_client(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(Problem("bad-request", str(error)[:200]) if self._bucket.take() else _too_fast())
            return
        if not self._bucket.take():
            command = said if isinstance(said, p.Command) else None
            self.refuse(_too_fast(), table=getattr(said, "table", None), command=command)
        elif isinstance(said, p.Command):
            if isinstance(said, p.Hint | p.Claim | p.TakeBack | p.Judge):
                self._aside(said)
            else:
                await self._obey(said)
        elif isinstance(said, p.Ping):
            self.send(_PONG)
        elif isinstance(said, p.Follow):
            await self._guarded(self._follow(said), said.table)
        elif isinstance(said, p.Unfollow):
            self.tables.discard(said.table)
            room = self.hub.rooms.get(said.table)
            if room is not None:
                room.unfollow(self)
        else:
            self._greet(said)

    def _greet(self, hello: p.Hello) -> None:
        self.lang = hello.lang or self.lang
        if hello.version != p.VERSION:
            self.refuse(Problem("wrong-version", version=p.VERSION))

    async def _follow(self, said: p.Follow) -> None:
        if len(self.tables) >= _FOLLOWED and said.table not in self.tables:
            raise Problem("too-many-tables")
        room = await self.hub.room(said.table)
        await room.follow(self, said.since)
        self.tables.add(said.table)  # not if it was refused

    def _aside(self, command: p.Command) -> None:
        """Slow commands do not keep the others waiting."""
        if len(self._jobs) >= _JOBS:
            self.refuse(_too_fast(), command=command)
            return
        task = asyncio.get_running_loop().create_task(self._obey(command))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _obey(self, command: p.Command) -> None:
        bucket = self._chat if isinstance(command, p.Say) else self._manners
        if not isinstance(command, _PLAYING) and not bucket.take():
            self.refuse(_too_fast(), command=command)
            return
        await self._guarded(self._command(command), command.table, command)

    async def _command(self, command: p.Command) -> None:
        began = time.perf_counter()
        room = await self.hub.room(command.table)
        done = await room.command(self.actor, command)
        self.send(p.encode(done))
        if isinstance(command, p.Move):
            self.hub.on_move(time.perf_counter() - began)

    async def _guarded(self, work: Awaitable[None], table: str, command: p.Command | None = None) -> None:
        """Answer every refusal with its reason."""
        try:
            await work
        except (Problem, Refusal) as problem:
            self.refuse(problem, table=table, command=command)
        except StoreAway as away:
            self.refuse(Problem("not-saved", str(away)), table=table, command=command)
        except Exception:
            note = secrets.token_hex(4)
            self.hub.log.exception("a command failed (%s)", note)
            self.refuse(Problem("internal", id=note), table=table, command=command)

    def refuse(self, problem: Problem | Refusal, *, table: str | None = None, command: p.Command | None = None) -> None:
        """Say no, and why."""
        room = self.hub.rooms.get(command.table if command is not None else table or "")
        about: dict[str, Any] = {
            "table": table if command is None else command.table,
            "key": None if command is None else command.key,
            "number": None if room is None else room.table.number,
        }
        self.send(p.encode(p.Refused(**about, **explained(problem, self.lang))))


def _too_fast() -> Problem:
    return Problem("slow-down", seconds=1)


def explained(problem: Problem | Refusal, lang: str) -> dict[str, Any]:
    """A refusal's code and sentence; for a rule of the game also its clause and what is legal."""
    if isinstance(problem, Problem):
        return {"code": problem.code, "text": problem.sentence(lang), "detail": problem.detail or None}
    if isinstance(problem, NotLegal):
        return {
            "code": "not-legal",
            "text": problem.sentence(lang),
            "clause": problem.clause,
            "reference": problem.reference,
            "section": problem.section,
            "legal": problem.legal,
        }
    code = "not-your-turn" if isinstance(problem, NotYourTurn) else "not-a-move"
    return {"code": code, "text": Problem(code).sentence(lang), "detail": str(problem)[:200]}


def _step(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run a send as far as it goes at once; what is left of it, if it has to wait for the reader."""
    coroutine = work.__await__()
    try:
        first = next(coroutine)
    except StopIteration:
        return None
    except Exception:
        return None  # closed by the other side; `run` will notice

    async def rest() -> None:
        await _Resumed(coroutine, first)

    return rest()


class _Resumed:
    """A coroutine that has been begun elsewhere, to be awaited to its end."""

    def __init__(self, coroutine: Any, first: Any) -> None:
        self.coroutine, self.first = coroutine, first

    def __await__(self) -> Any:
        waiting = self.first
        while True:
            sent = yield waiting
            try:
                waiting = self.coroutine.send(sent)
            except StopIteration:
                return


async def _ignoring(work: Awaitable[None]) -> None:
    with suppress(Exception):
        await work
