"""Endpoints to make remote bots: programs that play through a token."""

from __future__ import annotations

import secrets

from msgspec import Struct
from sqlalchemy import Connection, func, select

from atout.server.endpoints.me import Nick
from atout.server.people.nicks import nickname
from atout.server.people.persons import hash_of, new_id
from atout.server.problems import Problem
from atout.server.store.schema import persons, tokens
from atout.server.web.http import Body, Call, Endpoint, Who

MOST = 10  # of one person


class NewBot(Body):
    nick: Nick  # 1 to 24 visible characters


class RemoteBot(Struct):
    """A program that plays."""

    id: str  # a person's id
    nick: str  # as others see it
    created: float  # seconds since 1970
    seen: float  # when it called last, in seconds since 1970


class MadeBot(Struct):
    """A new remote bot; the token is never shown again."""

    id: str  # a person's id
    nick: str  # as others see it
    token: str  # for `Authorization: Bearer`


async def make(call: Call, body: NewBot) -> MadeBot:
    owner, nick = call.person, nickname(body.nick)
    id, token, secret, now = new_id(), new_id(), secrets.token_urlsafe(32), call.site.clock.now()
    bot = {"id": id, "nick": nick, "lang": owner.lang, "created": now, "seen": now, "remote": True, "owner": owner.id}

    def write(connection: Connection) -> None:
        number = connection.execute(select(func.count()).where(persons.c.owner == owner.id)).scalar() or 0
        if number >= MOST:
            raise Problem("too-many", most=MOST)
        connection.execute(persons.insert().values(bot))
        connection.execute(tokens.insert().values(id=token, person=id, hash=hash_of(secret), created=now))

    await call.site.persons.write(id, write)
    return MadeBot(id, nick, f"{token}.{secret}")


async def mine(call: Call) -> list[RemoteBot]:
    wanted = (
        select(persons.c.id, persons.c.nick, persons.c.created, persons.c.seen)
        .where(persons.c.owner == call.person.id)
        .order_by(persons.c.created)
    )
    return await call.site.store.read(lambda c: [RemoteBot(*row) for row in c.execute(wanted)])


async def drop(call: Call) -> None:
    bot = await call.site.persons.get(call.id)
    if bot is None or bot.owner != call.person.id:
        raise Problem("not-found")
    await call.site.persons.remove([bot.id])


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/bots",
        make,
        "Make a remote bot; its token is shown once",
        who=Who.VISITOR,
        problems=("bad-name", "too-many"),
        status=201,
    ),
    Endpoint("GET", "/api/bots", mine, "My remote bots", who=Who.KNOWN),
    Endpoint("DELETE", "/api/bots/{id}", drop, "Remove a remote bot and its token", who=Who.KNOWN),
]
