"""Endpoints of the site itself: what everybody may know of it, and what its hosts may do."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection, func, select, text

from atout.families.words import LANGUAGES
from atout.record import engine_version
from atout.server.endpoints.archive import Player, begins, players_of
from atout.server.endpoints.me import Me, me_of
from atout.server.people.nicks import clean
from atout.server.people.persons import Person
from atout.server.problems import Problem
from atout.server.store.schema import metadata, persons, tables
from atout.server.web.addresses import network, within
from atout.server.web.http import Body, Call, Endpoint, Who

_Limit = Annotated[int, Meta(ge=1, le=200)]
_Time = Annotated[float, Meta(ge=0, le=1e11)]


class SiteInfo(Struct):
    """What everybody may know."""

    name: str  # of the site
    announcement: str  # shown to everybody; empty: none
    sign_up: bool  # whether there may be new accounts
    version: str  # of the server
    languages: list[str]  # of sentences and rules


class SiteChange(Body):
    """What is left out stays."""

    name: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET  # of the site
    announcement: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET  # shown to everybody; empty: none
    sign_up: bool | UnsetType = UNSET  # whether there may be new accounts


class HostToken(Body):
    token: Annotated[str, Meta(min_length=1, max_length=100)]  # printed when the server starts


class TablesQuery(Body):
    status: Literal["waiting", "playing", "over"] | None = None  # of the game
    before: _Time | None = None  # changed before
    limit: _Limit = 50  # how many at most


class SiteTable(Struct):
    """A table as its row says; no cards."""

    id: str  # of the table
    game: str  # its id
    status: str  # waiting, playing or over
    listed: bool  # or known only to those who have the link
    created: float  # seconds since 1970
    changed: float  # likewise
    players: list[Player]  # who sits where


class PersonsQuery(Body):
    nick: Annotated[str, Meta(max_length=24)] = ""  # how it begins
    banned: bool | None = None  # left out: both
    limit: _Limit = 50  # how many at most


class SitePerson(Struct):
    id: str  # of the person
    nick: str  # as others see it
    name: str | None  # of the account
    created: float  # seconds since 1970
    seen: float  # likewise
    banned: bool  # kept out
    site_host: bool  # may look after the site
    remote: bool  # a program that plays
    owner: str | None  # of a remote bot


_Address = Annotated[str, Meta(min_length=2, max_length=50)]
_Id = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]+$")]


class Ban(Body):
    """A person, or an address or network."""

    person: _Id | None = None  # an id
    address: _Address | None = None  # or a network, such as 192.0.2.0/24
    why: Annotated[str, Meta(max_length=200)] = ""  # for the hosts of the site


class Unban(Body):
    person: _Id | None = None  # an id
    address: _Address | None = None  # as it was banned


class BannedAddress(Struct):
    address: str  # or a network
    at: float  # seconds since 1970
    why: str  # for the hosts of the site


class Banned(Struct):
    persons: list[SitePerson]  # those who are kept out
    addresses: list[BannedAddress]  # those that are kept out


class Storage(Struct):
    """What the database holds."""

    bytes: int  # of the whole database
    rows: dict[str, int]  # by table of the database


_TABLE = [tables.c[field] for field in SiteTable.__struct_fields__ if field in tables.c]

# --- For everybody ----------------------------------------------------------------------------------------------------


async def show(call: Call) -> SiteInfo:
    facts = call.site.facts
    return SiteInfo(
        facts.get("name", "Atout"),
        facts.get("announcement"),
        facts.get("sign-up", "open") == "open",
        engine_version(),
        list(LANGUAGES),
    )


async def become_host(call: Call, body: HostToken) -> Me:
    if not hmac.compare_digest(body.token.encode(), call.site.config.token.encode()):
        raise Problem("forbidden", "not the token that the server printed when it started")
    return await me_of(call, await call.site.persons.change(call.person.id, site_host=True))


# --- For hosts --------------------------------------------------------------------------------------------------------


async def change(call: Call, body: SiteChange) -> SiteInfo:
    if body.name is not UNSET:
        await call.site.facts.put("name", clean(body.name) or "Atout")
    if body.announcement is not UNSET:
        await call.site.facts.put("announcement", body.announcement.strip())
        call.site.announce(body.announcement.strip())
    if body.sign_up is not UNSET:
        await call.site.facts.put("sign-up", "open" if body.sign_up else "closed")
    return await show(call)


async def every_table(call: Call, query: TablesQuery) -> list[SiteTable]:
    wanted = select(*_TABLE)
    if query.status is not None:
        wanted = wanted.where(tables.c.status == query.status)
    if query.before is not None:
        wanted = wanted.where(tables.c.changed < query.before)
    wanted = wanted.order_by(tables.c.changed.desc()).limit(query.limit)

    def read(connection: Connection) -> list[SiteTable]:
        rows = connection.execute(wanted).all()
        players = players_of(connection, [row.id for row in rows])
        return [SiteTable(**row._mapping, players=players.get(row.id, [])) for row in rows]

    return await call.site.store.read(read)


async def close_table(call: Call) -> None:
    wanted = select(tables.c.id).where(tables.c.id == call.id)
    if await call.site.store.read(lambda c: c.execute(wanted).scalar()) is None:
        raise Problem("not-found")
    await call.site.close_table(call.id)


async def every_person(call: Call, query: PersonsQuery) -> list[SitePerson]:
    wanted = begins(query.nick)
    if query.banned is not None:
        wanted &= persons.c.banned.is_(query.banned)
    return await call.site.store.read(lambda c: _people(c, wanted, query.limit))


async def banned(call: Call) -> Banned:
    people = await call.site.store.read(lambda c: _people(c, persons.c.banned.is_(True), 1000))
    addresses = [BannedAddress(row.address, row.at, row.why) for row in await call.site.bans.every()]
    return Banned(people, addresses)


async def ban(call: Call, body: Ban) -> None:
    person = await _whom(call, body.person, body.address)
    if person is not None:
        if person.id == call.person.id:
            raise Problem("yourself")
        await call.site.persons.ban(person.id, True)
    else:
        one = network(body.address or "")
        if within(call.address, [one]):
            raise Problem("yourself")
        await call.site.bans.add(one, body.why)


async def unban(call: Call, query: Unban) -> None:
    person = await _whom(call, query.person, query.address)
    if person is not None:
        await call.site.persons.ban(person.id, False)
    elif not await call.site.bans.drop(network(query.address or "")):
        raise Problem("not-found")


async def storage(call: Call) -> Storage:
    return await call.site.store.read(_storage)


async def _whom(call: Call, person: str | None, address: str | None) -> Person | None:
    if (person is None) == (address is None):
        raise Problem("bad-request", "either a person or an address")
    if person is None:
        return None
    found = await call.site.persons.get(person)
    if found is None:
        raise Problem("not-found")
    return found


def _people(connection: Connection, wanted: Any, limit: int) -> list[SitePerson]:
    columns = [persons.c[field] for field in SitePerson.__struct_fields__]
    found = select(*columns).where(wanted).order_by(persons.c.seen.desc()).limit(limit)
    return [SitePerson(*row) for row in connection.execute(found)]


def _storage(connection: Connection) -> Storage:
    size = "pg_database_size(current_database())"
    if connection.dialect.name == "sqlite":
        size = "page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    rows = {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar() or 0
        for table in metadata.sorted_tables
    }
    return Storage(int(connection.execute(text(f"SELECT {size}")).scalar() or 0), rows)


ENDPOINTS = [
    Endpoint("GET", "/api/site", show, "About this site", who=Who.OPEN),
    Endpoint(
        "POST",
        "/api/site/host",
        become_host,
        "Become a host with the token printed at start",
        who=Who.VISITOR,
        expensive=True,
    ),
    Endpoint("PATCH", "/api/site", change, "Name the site, announce, open or close sign-up", who=Who.HOST),
    Endpoint("GET", "/api/site/tables", every_table, "All tables, latest first", who=Who.HOST),
    Endpoint("POST", "/api/site/tables/{id}/close", close_table, "End a table", who=Who.HOST),
    Endpoint("GET", "/api/site/persons", every_person, "People, latest first", who=Who.HOST),
    Endpoint("GET", "/api/site/bans", banned, "Who is kept out", who=Who.HOST),
    Endpoint(
        "POST",
        "/api/site/bans",
        ban,
        "Keep a person or an address out",
        who=Who.HOST,
        problems=("bad-address", "yourself", "not-found"),
    ),
    Endpoint(
        "DELETE",
        "/api/site/bans",
        unban,
        "Let somebody in again",
        who=Who.HOST,
        problems=("bad-address", "not-found"),
    ),
    Endpoint("GET", "/api/site/storage", storage, "What the database holds", who=Who.HOST),
]
