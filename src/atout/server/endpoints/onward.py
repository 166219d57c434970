"""Endpoints to leave a game that is over at one of its frames: to play on from there, or to see where a move leads."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from atout.bots import USUAL
from atout.onward import Cards, start_of
from atout.record import Record
from atout.refusals import RecordError, Refusal, RulesError
from atout.server import protocol as p
from atout.server.endpoints.archive import kept
from atout.server.endpoints.frames import Frame, frames, step_of
from atout.server.endpoints.lobby import NewTableReply
from atout.server.endpoints.replays import FrameNumber, Played
from atout.server.problems import Problem
from atout.server.tables.decide import Actor, levels
from atout.server.web.addresses import household
from atout.server.web.http import Body, Call, Endpoint, Who
from atout.state import State

LONGEST = 200  # moves of a line
_LINE = Annotated[str, Meta(max_length=4000)]


class PlayOnWish(Body):
    """How to play on."""

    cards: Cards = "drawn"  # what that seat could not know is drawn anew, or lies as it did
    level: p.Level = USUAL  # of the bots on all other seats


class PlayOn(PlayOnWish, kw_only=True):
    """Where to play on, and how."""

    frame: FrameNumber  # of the replay: the table after it
    seat: p.Seat  # whose place you take


class PlayOnRecord(PlayOn, kw_only=True):
    record: dict[str, Any]  # of your own


class LineQuery(Body):
    """A line of moves that were not played."""

    frame: FrameNumber  # of the replay: the table after it
    moves: _LINE = ""  # in order, with commas between


class LineOfRecord(LineQuery, kw_only=True):
    record: dict[str, Any]  # of your own


class WhatIf(Struct, frozen=True):
    """What a line leads to. It ends where cards are due: nobody knows which they would have been."""

    frames: list[Frame]  # of the line alone; numbers go on from where it leaves the game
    seat: int | None  # who would move now; None: cards are due, or the game is over
    moves: list[str]  # what that seat may play


async def from_table(call: Call, body: PlayOn) -> NewTableReply:
    return await _play_on(call, body, await _kept(call), call.id)


async def from_record(call: Call, body: PlayOnRecord) -> NewTableReply:
    return await _play_on(call, body, msgspec.json.encode(body.record), None)


async def of_table(call: Call, query: LineQuery) -> WhatIf:
    return await _what_if(call, query, await _kept(call))


async def of_record(call: Call, body: LineOfRecord) -> WhatIf:
    return await _what_if(call, body, msgspec.json.encode(body.record))


async def _kept(call: Call) -> bytes:
    raw, _ = await call.site.store.read(lambda c: kept(c, call.id))
    return raw.encode()


async def _played(call: Call, raw: bytes, frame: int) -> Played:
    """The game of a record that has this frame."""
    call.site.limits.take("replay", household(call.address))
    played = await call.site.replays.played(call, raw)
    if frame >= played.total:
        raise Problem("no-such-frame", last=played.total - 1)
    return played


async def _play_on(call: Call, body: PlayOn, raw: bytes, name: str | None) -> NewTableReply:
    record = (await _played(call, raw, body.frame)).record
    return await open_from(call, record, step_of(record, body.frame), body.seat, body, name)


async def open_from(
    call: Call, record: Record, step: int, seat: int, wish: PlayOnWish, name: str | None = None
) -> NewTableReply:
    """A table that goes on after a step of a record, which is called `name`."""
    if wish.level not in levels():
        raise Problem("no-such-bot", levels=", ".join(levels()))
    game, hub, person = record.game(), call.site.hub, call.person
    if seat >= game.options.players:
        raise Problem("no-such-seat", count=game.options.players)
    if game.deck is not None:
        raise Problem("bad-record", "tables have no cards but those of the box")
    if wish.cards == "drawn":  # which looks behind a view, as bots do
        await hub.shelf.minded(game)
    start = await call.site.replays.in_thread(_start, record, step, seat, wish.cards, name)
    return NewTableReply(await hub.go_on(Actor(person.id, person.nick, person.remote), start, seat, wish.level))


def _start(record: Record, step: int, seat: int, cards: Cards, name: str | None) -> Record:
    """The record of the table to be opened: it begins where somebody has to choose something."""
    try:
        state = start_of(record, step, seat, cards, secrets.randbits(63), name)
    except RulesError as error:
        raise Problem("other-rules", error.reason) from None
    except RecordError:
        raise Problem("game-over") from None
    while state.seat is not None and state.seat >= state.game.options.players:  # a virtual player has no choice
        state.play(state.moves()[0])
    if state.over:
        raise Problem("game-over")
    return state.record()


async def _what_if(call: Call, line: LineQuery, raw: bytes) -> WhatIf:
    moves = line.moves.split(",") if line.moves else []
    if len(moves) > LONGEST:
        raise Problem("too-many", most=LONGEST)
    played = await _played(call, raw, line.frame)
    return await call.site.replays.in_thread(_line, played.state, line.frame, moves)


def _line(state: State, frame: int, moves: list[str]) -> WhatIf:
    table = state.after(frame)
    for number, move in enumerate(moves, 1):
        try:
            table.play(move)
        except Refusal as refusal:
            raise Problem("bad-line", f"move {number}: {refusal}"[:200], number=number) from None
    return WhatIf(frames(table, frame + 1, len(moves)), table.seat, list(table.legal()))


_ABOUT_RECORDS = ("still-running", "preparing", "bad-record", "bad-step", "no-such-frame")
ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/records/{id}/play-on",
        from_table,
        "Open a table that goes on from a frame of a finished game",
        who=Who.VISITOR,
        bots=True,
        problems=(*_ABOUT_RECORDS, "no-such-seat", "no-such-bot", "game-over", "other-rules"),
        status=201,
        expensive=True,
    ),
    Endpoint(
        "POST",
        "/api/play-on",
        from_record,
        "Open a table that goes on from a frame of a record of your own",
        who=Who.VISITOR,
        bots=True,
        problems=(*_ABOUT_RECORDS[1:], "no-such-seat", "no-such-bot", "game-over", "other-rules"),
        status=201,
        expensive=True,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/what-if",
        of_table,
        "What other moves would have led to in a finished game, all hands open",
        problems=(*_ABOUT_RECORDS, "bad-line", "too-many"),
        large=True,
    ),
    Endpoint(
        "POST",
        "/api/what-if",
        of_record,
        "What other moves would have led to in a record of your own",
        problems=(*_ABOUT_RECORDS[1:], "bad-line", "too-many"),
        large=True,
    ),
]
