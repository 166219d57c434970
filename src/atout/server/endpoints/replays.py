"""Endpoints to step through a game of the archive, or one that somebody sends as a record; replayed in threads."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from atout.record import Record, read
from atout.refusals import RecordError
from atout.replaying import replay
from atout.server import protocol as p
from atout.server.endpoints.archive import Player, kept, names_of
from atout.server.endpoints.frames import Frame, RoundLine, frames, outline
from atout.server.problems import Problem
from atout.server.tables.telling import origin_of
from atout.server.web.addresses import household
from atout.server.web.http import Body, Call, Endpoint
from atout.state import State

T = TypeVar("T")
MOST = 200  # frames at a time
_WORKERS = 2
_REMEMBERED = 16  # games


FrameNumber = Annotated[int, Meta(ge=0, le=10_000_000)]


class ReplayQuery(Body, rename={"first": "from"}):
    """Which frames are wanted."""

    first: FrameNumber = 0  # number of the first frame
    count: Annotated[int, Meta(ge=1, le=MOST)] = MOST  # how many at most


class Replay(Struct, frozen=True, kw_only=True):
    """A game, and as many of its frames as were asked for."""

    game: str  # its id
    options: dict[str, Any]  # every option of the game
    names: list[str]  # seat by seat, as far as they are known
    players: list[Player]  # of a table's game; empty for a record that was sent
    total: int  # number of all frames
    rounds: list[RoundLine]  # those that were scored
    totals: list[int]  # after the last frame
    winners: list[int] | None  # seats; None: not finished
    origin: p.Origin | None  # where it was played on from, if it was
    frames: list[Frame]  # one after the other


class Played(Struct, frozen=True):
    """A game that was replayed."""

    record: Record
    state: State
    total: int
    rounds: list[RoundLine]

    @staticmethod
    def of(record: Record) -> Played:
        state = replay(record)
        return Played(record, state, *outline(state))


class Replays:
    """Threads that replay, and the games that were looked at last."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_WORKERS, "atout-replay")
        self._played: OrderedDict[bytes, Played] = OrderedDict()

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))

    async def played(self, call: Call, raw: bytes) -> Played:
        """The game of a record; a problem that names the step if the rules do not agree with it."""
        key = hashlib.sha256(raw).digest()
        found = self._played.get(key)
        if found is None:
            try:
                record = await self.in_thread(read, raw)
                await call.site.hub.shelf.loaded(record.game())
                found = await self.in_thread(Played.of, record)
            except RecordError as error:
                raise _problem(error) from None
        self._played[key] = found
        self._played.move_to_end(key)
        if len(self._played) > _REMEMBERED:
            self._played.popitem(last=False)
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _problem(error: RecordError) -> Problem:
    reason = error.reason.encode("utf-8", "replace").decode()[:200]
    if error.step is None:
        return Problem("bad-record", reason)
    return Problem("bad-step", f"step {error.step}: {reason}", step=error.step)


async def of_table(call: Call, query: ReplayQuery) -> Replay:
    raw, players = await call.site.store.read(lambda c: kept(c, call.id))
    return await _replay(call, query, raw.encode(), names_of(players), players)


class _Named(Struct):
    """What a downloaded record says beside the game itself."""

    names: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=6)] = []


async def of_record(call: Call, query: ReplayQuery, body: Raw) -> Replay:
    raw = bytes(body)
    try:
        names = msgspec.json.decode(raw, type=_Named).names
    except (ValueError, RecursionError):  # what is wrong with the record itself is said better below
        names = []
    return await _replay(call, query, raw, names, [])


async def _replay(call: Call, query: ReplayQuery, raw: bytes, names: list[str], players: list[Player]) -> Replay:
    call.site.limits.take("replay", household(call.address))
    replays = call.site.replays
    played = await replays.played(call, raw)
    state = played.state
    return Replay(
        game=state.game.id,
        options=msgspec.structs.asdict(state.game.options),
        names=names,
        players=players,
        total=played.total,
        rounds=played.rounds,
        totals=state.totals,
        winners=state.winners,
        origin=origin_of(state),
        frames=await replays.in_thread(frames, state, query.first, query.count),
    )


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/records/{id}/replay",
        of_table,
        "A finished game to step through, all hands open",
        problems=("still-running", "preparing", "bad-record", "bad-step"),
        large=True,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        of_record,
        "A record to step through: the game is replayed strictly",
        problems=("preparing", "bad-record", "bad-step"),
        large=True,
    ),
]
