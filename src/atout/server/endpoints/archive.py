"""Endpoints of finished games: a list to search, and each record under its own link. A running table gives nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, or_, select

from atout.server.problems import Problem
from atout.server.store.schema import chairs, persons, records, tables
from atout.server.web.http import Body, Call, Endpoint

_UNKNOWN = "?"  # who has left the site
_CURSOR = r"^[0-9]{1,11}(\.[0-9]{1,9})?(~[A-Za-z0-9_-]{1,16})?$"


class Player(Struct):
    """Who sat where; a person with a bot left the game to it."""

    seat: int  # from 0
    name: str | None  # nickname; None: a bot, or somebody who was deleted
    bot: str | None  # level of the bot that played, if one did


class RecordsQuery(Body):
    game: Annotated[str, Meta(max_length=32)] | None = None  # its id
    player: Annotated[str, Meta(min_length=1, max_length=24)] | None = None  # how a nickname begins
    mine: Annotated[int, Meta(ge=0, le=1)] = 0  # 1: only games that I played
    before: Annotated[str, Meta(pattern=_CURSOR)] | None = None  # `next` of an earlier list, or a time
    limit: Annotated[int, Meta(ge=1, le=50)] = 20  # how many at most


class RecordLine(Struct):
    """A finished game."""

    table: str  # the record's id
    game: str  # its id
    ended: float  # seconds since 1970
    finished: bool  # or ended before its end
    players: list[Player]  # seat by seat
    totals: list[int] | None  # seat by seat
    winners: list[int] | None  # seats


class RecordList(Struct):
    records: list[RecordLine]  # the last first
    next: str | None  # `before` of the next page


class RecordQuery(Body):
    download: Annotated[int, Meta(ge=0, le=1)] = 0  # 1: as a file to save


class _Result(Struct):
    totals: list[int] | None = None
    winners: list[int] | None = None


async def list_(call: Call, query: RecordsQuery) -> RecordList:
    """Games of listed tables, and one's own; those of private tables are found by their link only."""
    if query.mine and call.caller is None:
        return RecordList([], None)
    wanted = _wanted(query, None if call.caller is None else call.caller.id)

    def read(connection: Connection) -> list[RecordLine]:
        rows = connection.execute(wanted).all()
        players = players_of(connection, [row.table for row in rows])
        return [_line(row, players.get(row.table, [])) for row in rows]

    found = await call.site.store.read(read)
    last = found[-1] if len(found) == query.limit else None
    return RecordList(found, None if last is None else f"{last.ended}~{last.table}")


async def show(call: Call, query: RecordQuery) -> dict[str, Any]:
    if query.download:
        call.headers["content-disposition"] = f'attachment; filename="{call.id}.json"'
    raw, players = await call.site.store.read(lambda c: kept(c, call.id))
    agreed = await call.site.store.read(lambda c: _agreed(c, call.id))
    found: dict[str, Any] = msgspec.json.decode(raw)
    return found | {"names": names_of(players)} | ({"puzzles": True} if agreed else {})


class _Consent(Struct):
    """What a table's settings say about that."""

    puzzles: bool = False


def _agreed(connection: Connection, id: str) -> bool:
    """Whether a game may become puzzles: those who sat down knew it."""
    settings = connection.execute(select(tables.c.settings).where(tables.c.id == id)).scalar_one()
    return msgspec.json.decode(settings, type=_Consent).puzzles


def begins(nick: str) -> ColumnElement[bool]:
    """How a nickname begins, capital or not; some databases know only A to Z, so the very letters count, too."""
    folded = func.lower(persons.c.nick).startswith(nick.lower(), autoescape=True)
    return folded | persons.c.nick.startswith(nick, autoescape=True)


def players_of(connection: Connection, ids: Iterable[str]) -> dict[str, list[Player]]:
    """The players of several tables, seat by seat."""
    wanted = (
        select(chairs.c.table, chairs.c.seat, persons.c.nick, chairs.c.bot)
        .outerjoin(persons, persons.c.id == chairs.c.person)
        .where(chairs.c.table.in_(list(ids)))
        .order_by(chairs.c.table, chairs.c.seat)
    )
    found: dict[str, list[Player]] = {}
    for table, seat, nick, bot in connection.execute(wanted):
        found.setdefault(table, []).append(Player(seat, nick, bot))
    return found


def _wanted(query: RecordsQuery, person: str | None) -> Select[Any]:
    mine = exists().where(chairs.c.table == tables.c.id, chairs.c.person == person)
    seen = mine if query.mine else tables.c.listed.is_(True) if person is None else tables.c.listed | mine
    found = (
        select(records)
        .join(tables, tables.c.id == records.c.table)
        .where(tables.c.status == "over", seen)
        .order_by(records.c.ended.desc(), records.c.table.desc())
        .limit(query.limit)
    )
    if query.game is not None:
        found = found.where(records.c.game == query.game)
    if query.player is not None:
        sat = select(chairs.c.table).join(persons, persons.c.id == chairs.c.person).where(begins(query.player))
        found = found.where(records.c.table.in_(sat))
    if query.before is not None:
        time, _, table = query.before.partition("~")
        earlier = records.c.ended < float(time)
        found = found.where(or_(earlier, and_(records.c.ended == float(time), records.c.table < table)))
    return found


def _line(row: Any, players: list[Player]) -> RecordLine:
    result = msgspec.json.decode(row.record, type=_Result)
    return RecordLine(row.table, row.game, row.ended, row.finished, players, result.totals, result.winners)


def names_of(players: list[Player]) -> list[str]:
    """What the players are called in a record."""
    return [player.name or player.bot or _UNKNOWN for player in players]


def kept(connection: Connection, id: str) -> tuple[str, list[Player]]:
    """The record of a finished game, for whoever has its link, and who played."""
    row = connection.execute(
        select(tables.c.status, records.c.record)
        .outerjoin(records, records.c.table == tables.c.id)
        .where(tables.c.id == id)
    ).one_or_none()
    if row is None:
        raise Problem("not-found")
    if row.status != "over":
        raise Problem("still-running")
    if row.record is None:
        raise Problem("not-found", "the table was closed before a card was dealt")
    return row.record, players_of(connection, [id]).get(id, [])


ENDPOINTS = [
    Endpoint("GET", "/api/records", list_, "Finished games, latest first", bots=True),
    Endpoint("GET", "/api/records/{id}", show, "The record of a finished game", bots=True, problems=("still-running",)),
]
