"""Endpoints of every visitor: who I am, my data, and leaving for good."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection, select

from atout.server.people.nicks import nickname
from atout.server.people.persons import Person, sayings
from atout.server.problems import Problem
from atout.server.store.schema import chairs, persons, records, subscriptions, tables
from atout.server.web.http import Body, Call, Endpoint, Who

Nick = Annotated[str, Meta(min_length=1, max_length=100)]
Lang = Literal["fr", "en", "de"]
Password = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=100, pattern=r"^([!-?A-~]+@[!-?A-~]+)?$")]
_SettingsKey = Annotated[str, Meta(max_length=32)]
_Names = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=100)]
_Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
_Setting = bool | _Number | float | Annotated[str, Meta(max_length=200)] | _Names | None


class Me(Struct):
    """The caller."""

    id: str  # a person's id, everywhere
    nick: str  # as others see it
    lang: str  # of sentences: fr, en, de
    name: str | None  # of the account
    site_host: bool  # may look after the site
    remote: bool  # a program that plays
    email: str  # where notices go; empty: nowhere
    settings: dict[str, bool | int | float | str | list[str] | None]  # the page's own


class Change(Body):
    """What is left out stays."""

    nick: Nick | UnsetType = UNSET  # 1 to 24 visible characters
    lang: Lang | UnsetType = UNSET  # of sentences and notices
    email: Email | UnsetType = UNSET  # for notices; accounts only
    settings: Annotated[dict[_SettingsKey, _Setting], Meta(max_length=50)] | UnsetType = UNSET  # the page's own


class Farewell(Body):
    password: Password | None = None  # needed with an account


class Kept(Struct):
    """What is kept about a person beside their name."""

    email: str = ""
    page: dict[str, Any] = {}


async def me_of(call: Call, person: Person) -> Me:
    """How a person sees themselves."""
    kept = await _kept(call, person)
    return Me(
        person.id,
        person.nick,
        person.lang,
        person.name,
        person.site_host,
        person.remote,
        kept.email,
        kept.page,
    )


async def show(call: Call) -> Me:
    return await me_of(call, call.person)


async def change(call: Call, body: Change) -> Me:
    values: dict[str, Any] = {}
    if body.nick is not UNSET:
        values["nick"] = nickname(body.nick)
    if body.lang is not UNSET:
        values["lang"] = body.lang
    kept = await _kept(call, call.person)
    if body.email is not UNSET:
        if body.email and call.person.name is None:
            raise Problem("account-needed")
        kept.email = body.email
    if body.settings is not UNSET:
        kept.page = body.settings
    values["settings"] = msgspec.json.encode(kept).decode()
    return await me_of(call, await call.site.persons.change(call.person.id, **values))


async def export(call: Call) -> dict[str, Any]:
    call.headers["content-disposition"] = f'attachment; filename="atout-{call.person.id}.json"'
    return await call.site.store.read(lambda c: _everything(c, call.person.id))


async def leave(call: Call, body: Farewell) -> None:
    person = call.person
    if person.name is not None:
        hashed = await password_of(call, person.id)
        if not await call.site.passwords.is_right(body.password or "", hashed):
            raise Problem("wrong-password")
    await call.site.persons.remove([person.id])
    call.sign_out()


async def password_of(call: Call, id: str) -> str | None:
    """The hash of somebody's password."""
    wanted = select(persons.c.password).where(persons.c.id == id)
    return await call.site.store.read(lambda c: c.execute(wanted).scalar())


async def _kept(call: Call, person: Person) -> Kept:
    wanted = select(persons.c.settings).where(persons.c.id == person.id)
    found = await call.site.store.read(lambda c: c.execute(wanted).scalar())
    return msgspec.json.decode(found or "{}", type=Kept)


def _everything(connection: Connection, id: str) -> dict[str, Any]:
    """All that is stored about a person, except what only proves who they are."""
    columns = [column for column in persons.c if column.name not in ("password", "recovery", "generation")]
    mine = select(*columns).where((persons.c.id == id) | (persons.c.owner == id))
    people = {row["id"]: dict(row) for row in connection.execute(mine).mappings()}
    for row in people.values():
        row["settings"] = msgspec.json.decode(row["settings"])
    sat = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, chairs.c.seat)
        .join(chairs, chairs.c.table == tables.c.id)
        .where(chairs.c.person == id)
    )
    played = (
        select(records.c.record).join(chairs, chairs.c.table == records.c.table).where(chairs.c.person == id).distinct()
    )
    devices = select(subscriptions.c.endpoint).where(subscriptions.c.person == id)
    return {
        "person": people.pop(id, None),
        "bots": list(people.values()),
        "devices": list(connection.execute(devices).scalars()),
        "tables": [dict(row) for row in connection.execute(sat).mappings()],
        "chat": [
            {"table": line.table, "number": line.number, "at": line.at, "text": line.body.get("text", "")}
            for line in sayings(connection, [id])
        ],
        "records": [msgspec.Raw(record.encode()) for record in connection.execute(played).scalars()],
    }


ENDPOINTS = [
    Endpoint("GET", "/api/me", show, "Who I am", who=Who.VISITOR, bots=True),
    Endpoint(
        "PATCH",
        "/api/me",
        change,
        "Change my nickname, language or settings",
        who=Who.VISITOR,
        problems=("bad-name", "account-needed"),
    ),
    Endpoint("GET", "/api/me/export", export, "Download everything about me", who=Who.KNOWN, expensive=True),
    Endpoint(
        "POST",
        "/api/me/delete",
        leave,
        "Remove me and what I said; games stay",
        who=Who.KNOWN,
        problems=("wrong-password",),
        expensive=True,
    ),
]
