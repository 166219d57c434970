"""Endpoints of the shelf and of tables: which games there are, open tables, one's own, a new one."""

from __future__ import annotations

import math
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection, Select, select

from atout import bots, catalogue
from atout.families import specs
from atout.families.options import Facts, Spec
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store.schema import chairs, persons, tables
from atout.server.tables.decide import Actor, levels
from atout.server.tables.hub import checked
from atout.server.tables.shelf import Shelf
from atout.server.web.http import Call, Endpoint, Who

_IN_SCHEMA = {"any_of": "anyOf", "fewest": "minItems", "most": "maxItems", "when": "x-when"}
Value = bool | int | str | list[str] | None  # of an option
_LINES = 100  # tables in a list
_MINE = 50


class ValueSchema(Struct, frozen=True, kw_only=True, rename=_IN_SCHEMA):
    """What values there are, as JSON Schema."""

    type: Literal["integer", "boolean", "array", "null"] | UnsetType = UNSET  # left out where `enum` or `anyOf` says it
    enum: list[str | int] | UnsetType = UNSET  # all values
    any_of: list[ValueSchema] | UnsetType = UNSET  # one of these
    items: ValueSchema | UnsetType = UNSET  # of an array
    minimum: int | UnsetType = UNSET  # of an integer
    maximum: int | UnsetType = UNSET  # of an integer
    fewest: int | UnsetType = UNSET  # items of an array
    most: int | UnsetType = UNSET  # items of an array


class OptionSchema(ValueSchema, frozen=True, kw_only=True, rename=_IN_SCHEMA):
    """One option of a game."""

    default: Value  # where it is left out
    when: dict[str, Value] | UnsetType = UNSET  # it has an effect only while other options have these values


class OptionsSchema(Struct, frozen=True, kw_only=True, rename="camel"):
    """All options of a game as JSON Schema, `players` among them."""

    title: str  # the struct's name
    description: str  # for programmers, in English
    type: Literal["object"]  # always an object
    properties: dict[str, OptionSchema]  # by the option's name
    required: list[str]  # names of options without a default
    additional_properties: bool  # false: other names are refused


class GameLine(Struct, frozen=True):
    """A box on the shelf."""

    id: str  # of the game
    family: str  # whose words and board it uses
    players: list[int]  # how many may play
    usual: int  # number of players
    options: OptionsSchema  # and what values they take
    facts: Facts  # what the box tells
    ready: bool  # False: still being compiled
    progress: float  # how much of it is compiled, from 0 to 1
    seconds: int  # about how long it will be until it is ready
    wins: dict[str, float]  # by level, as measured: the share of rounds that one such bot wins against casual ones


class Mind(Struct, frozen=True):
    """How much a bot thinks about a move, at most."""

    tries: int  # continuations
    seconds: float  # of a core


class ShelfReply(Struct, frozen=True):
    games: list[GameLine]  # in the order of the shelf
    levels: list[str]  # of bots that are offered, weakest first
    minds: dict[str, Mind]  # by level
    progress: str  # how many parts of those that are being compiled are done


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; the host takes the first free seat unless `sit` is false."""

    settings: p.Settings  # game, options, pace …
    bots: Annotated[list[p.Level | None], Meta(max_length=6)] = []  # by seat; null: for people
    sit: bool = True  # whether the host takes a seat
    start: bool = False  # at once, with bots on all free seats


class NewTableReply(Struct, frozen=True):
    id: str  # of the table


class SeatLine(Struct, frozen=True, omit_defaults=True):
    name: str | None = None  # nickname of who sits there
    bot: str | None = None  # level of the bot that plays


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str  # of the table
    game: str  # its id
    options: dict[str, Value]  # every option of the game
    status: Literal["waiting", "playing", "over"]  # of the game
    players: int  # number of seats
    seats: list[SeatLine]  # one for each player
    pace: p.Pace  # how much time there is
    spectators: bool  # whether others may look on
    created: float  # seconds since 1970
    changed: float  # when something happened last, in seconds since 1970
    your_turn: bool = False  # whether the caller has to move


class TablesReply(Struct, frozen=True):
    tables: list[TableLine]  # first those that wait for people, or for you


async def games(call: Call) -> ShelfReply:
    shelf = call.site.hub.shelf
    minds = {level: _mind(level) for level in levels()}
    return ShelfReply([_game_line(spec, shelf) for spec in specs().values()], levels(), minds, shelf.progress)


def _mind(level: str) -> Mind:
    budget = bots.live(level)
    assert budget.simulations is not None and budget.seconds is not None
    return Mind(budget.simulations, budget.seconds)


@cache
def _options(spec: Spec) -> OptionsSchema:
    """A game's options as a JSON Schema; options hold no structs of their own."""
    _, parts = msgspec.json.schema_components([spec.options])
    (schema,) = parts.values()
    return msgspec.convert(schema, OptionsSchema)


def _game_line(spec: Spec, shelf: Shelf) -> GameLine:
    options = _options(spec)
    players = options.properties["players"]
    assert isinstance(players.minimum, int) and isinstance(players.maximum, int)
    numbers = list(range(players.minimum, players.maximum + 1))
    progress, seconds = round(shelf.share(spec.id), 3), math.ceil(shelf.seconds(spec.id))
    return GameLine(
        id=spec.id,
        family=spec.family,
        players=numbers,
        usual=spec.usual,
        options=options,
        facts=spec.facts,
        ready=shelf.is_ready(spec.id),
        progress=progress,
        seconds=seconds,
        wins=bots.wins(spec.id),
    )


async def open_table(call: Call, body: NewTable) -> NewTableReply:
    hub, person = call.site.hub, call.person
    actor = Actor(person.id, person.nick, person.remote)
    settings = checked(body.settings)
    count = settings.options["players"]
    if len(body.bots) > count:
        raise Problem("no-such-seat", count=count)
    for level in body.bots:
        if level is not None and level not in levels():
            raise Problem("no-such-bot", levels=", ".join(levels()))
    seats = [p.Chair(bot=level) for level in body.bots] + [p.Chair()] * (count - len(body.bots))
    if body.sit:
        free = next((i for i, chair in enumerate(seats) if chair.bot is None), None)
        if free is None:
            raise Problem("table-full")
        seats[free] = p.Chair(person=person.id, remote=person.remote)
    if body.start:  # or refuse before there is a table
        await hub.shelf.loaded(catalogue.game(settings.game, **settings.options))
    id = await hub.open(actor, settings, seats)
    if body.start:
        room = await hub.room(id)
        await room.command(actor, p.Start(id, "start", fill=True))
    return NewTableReply(id)


async def lobby(call: Call) -> TablesReply:
    """Those that wait for players first."""
    query = select(tables).where(tables.c.listed, tables.c.status != "over")
    query = query.order_by(tables.c.status.desc(), tables.c.created.desc()).limit(_LINES)
    return TablesReply(await call.site.store.read(lambda connection: _lines(connection, query)))


async def mine(call: Call) -> TablesReply:
    """Where it is your turn first."""
    person, hub = call.person.id, call.site.hub
    seated = select(chairs.c.table).where(chairs.c.person == person)
    query = select(tables).where(tables.c.id.in_(seated), tables.c.status != "over")
    query = query.order_by(tables.c.changed.desc()).limit(_MINE)
    found = []
    for line in await call.site.store.read(lambda connection: _lines(connection, query)):
        try:
            table = (await hub.room(line.id)).table if line.status == "playing" else None
        except Problem:  # the game is not ready yet
            table = None
        turn = table is not None and table.seat_of(person) in table.due()
        found.append(msgspec.structs.replace(line, your_turn=turn))
    return TablesReply(sorted(found, key=lambda line: not line.your_turn))


async def table(call: Call) -> TableLine:
    """What whoever has the link may know before sitting down."""
    query = select(tables).where(tables.c.id == call.id)
    lines = await call.site.store.read(lambda connection: _lines(connection, query))
    if not lines:
        raise Problem("no-such-table")
    return lines[0]


def _lines(connection: Connection, query: Select[Any]) -> list[TableLine]:
    found = list(connection.execute(query))
    seats: dict[str, dict[int, SeatLine]] = {}
    named = select(chairs.c.table, chairs.c.seat, persons.c.nick, chairs.c.bot).outerjoin(
        persons, persons.c.id == chairs.c.person
    )
    for id, seat, nick, bot in connection.execute(named.where(chairs.c.table.in_([row.id for row in found]))):
        seats.setdefault(id, {})[seat] = SeatLine(nick, bot)
    lines = []
    for row in found:
        settings, taken = p.decode_settings(row.settings), seats.get(row.id, {})
        players = settings.options["players"]
        lines.append(
            TableLine(
                id=row.id,
                game=row.game,
                options=settings.options,
                status=row.status,
                players=players,
                seats=[taken.get(seat, SeatLine()) for seat in range(players)],
                pace=settings.pace,
                spectators=settings.spectators,
                created=row.created,
                changed=row.changed,
            )
        )
    return lines


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "The games, their options, and which are ready."),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        "Open a table.",
        who=Who.VISITOR,
        bots=True,
        problems=("bad-option", "no-such-seat", "no-such-bot", "table-full", "preparing"),
        status=201,
        expensive=True,
    ),
    Endpoint("GET", "/api/tables", lobby, "Listed tables that are waiting or playing.", bots=True),
    Endpoint("GET", "/api/tables/mine", mine, "Tables at which you sit.", who=Who.VISITOR, bots=True),
    Endpoint("GET", "/api/tables/{id}", table, "A table, for an invitation.", bots=True, problems=("no-such-table",)),
]
