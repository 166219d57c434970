"""Endpoints of accounts: a name and a password, to be the same person on another device."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from atout.server.endpoints.me import Me, Password, me_of, password_of
from atout.server.people.nicks import clean
from atout.server.people.passwords import checked, code_of, new_code
from atout.server.problems import Problem
from atout.server.store.facts import ensured
from atout.server.store.schema import persons
from atout.server.web.http import Body, Call, Endpoint, Who

LONGEST = 32  # characters of a name
Name = Annotated[str, Meta(min_length=1, max_length=100)]


class SignUp(Body):
    name: Name  # to sign in with; upper and lower case are the same
    password: Password  # 8 to 200 characters


class SignIn(Body):
    name: Name  # of the account
    password: Password  # of the account


class NewPassword(Body):
    password: Password  # the old one
    new: Password  # the one from now on


class Recover(Body):
    name: Name  # of the account
    code: Annotated[str, Meta(max_length=60)]  # the recovery code, with or without dashes
    password: Password  # the new one


class Account(Struct):
    """An account, and a recovery code that is never shown again."""

    me: Me  # who one is now
    recovery: str  # to be written down: it sets a new password once


def account_name(text: str) -> str:
    """A name as it is compared."""
    found = unicodedata.normalize("NFKC", clean(text).casefold())
    if not 1 <= len(found) <= LONGEST:
        raise Problem("bad-name", most=LONGEST)
    return found


async def sign_up(call: Call, body: SignUp) -> Account:
    if call.person.name is not None:
        raise Problem("has-account")
    if call.site.facts.get("sign-up", "open") != "open" and not call.person.site_host:
        raise Problem("sign-up-closed")
    name, id = account_name(body.name), call.person.id
    password, code = await call.site.passwords.hash(checked(body.password)), new_code()
    recovery = await call.site.passwords.hash(code_of(code))

    def write(connection: Connection) -> None:
        # The first account runs the site; the primary key decides who was first.
        values: dict[str, Any] = {"name": name, "password": password, "recovery": recovery}
        if ensured(connection, "first-account", id) == id:
            values["site_host"] = True
        connection.execute(update(persons).where(persons.c.id == id).values(values))

    try:
        person = await call.site.persons.write(id, write)
    except IntegrityError:
        raise Problem("name-taken") from None
    return Account(await me_of(call, person), code)


async def sign_in(call: Call, body: SignIn) -> Me:
    """The visitor that this browser was is left as it is: its tables are under its own name."""
    found = await _by_name(call, body.name)
    if not await call.site.passwords.is_right(body.password, found and found.password) or found is None:
        call.site.limits.take("name", account_name(body.name))
        raise Problem("wrong-password")
    return await _enter(call, found.id)


async def change_password(call: Call, body: NewPassword) -> Me:
    """Every other device is signed out."""
    if not await call.site.passwords.is_right(body.password, await password_of(call, call.person.id)):
        raise Problem("wrong-password")
    password = await call.site.passwords.hash(checked(body.new))
    await call.site.persons.change(call.person.id, password=password, generation=persons.c.generation + 1)
    return await _enter(call, call.person.id)


async def recover(call: Call, body: Recover) -> Account:
    """A recovery code works once; a new one takes its place."""
    found = await _by_name(call, body.name)
    if not await call.site.passwords.is_right(code_of(body.code), found and found.recovery) or found is None:
        call.site.limits.take("name", account_name(body.name))
        raise Problem("wrong-code")
    code = new_code()
    values = {
        "password": await call.site.passwords.hash(checked(body.password)),
        "recovery": await call.site.passwords.hash(code_of(code)),
    }
    await call.site.persons.change(found.id, generation=persons.c.generation + 1, **values)
    return Account(await _enter(call, found.id), code)


async def sign_out(call: Call) -> None:
    call.sign_out()


async def sign_out_everywhere(call: Call) -> None:
    await call.site.persons.sign_out_everywhere(call.person.id)
    call.sign_out()


async def _enter(call: Call, id: str) -> Me:
    person = await call.site.persons.get(id)
    if person is None or person.banned:
        raise Problem("banned")
    call.sign_in(person)
    return await me_of(call, person)


async def _by_name(call: Call, text: str) -> Row[Any, Any, Any] | None:
    name = account_name(text)
    call.site.limits.check("name", name)
    wanted = select(persons.c.id, persons.c.password, persons.c.recovery).where(persons.c.name == name)
    return await call.site.store.read(lambda c: c.execute(wanted).one_or_none())


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/account",
        sign_up,
        "Give myself a name and a password",
        who=Who.VISITOR,
        problems=("bad-name", "bad-password", "name-taken", "has-account", "sign-up-closed"),
        status=201,
        expensive=True,
    ),
    Endpoint(
        "POST",
        "/api/account/recover",
        recover,
        "Set a new password with the recovery code",
        problems=("bad-name", "bad-password", "wrong-code"),
        expensive=True,
    ),
    Endpoint(
        "PUT",
        "/api/account/password",
        change_password,
        "Change my password; signs out my other devices",
        who=Who.ACCOUNT,
        problems=("bad-password", "wrong-password"),
        expensive=True,
    ),
    Endpoint(
        "POST",
        "/api/session",
        sign_in,
        "Sign in on this device",
        problems=("bad-name", "wrong-password"),
        expensive=True,
    ),
    Endpoint("DELETE", "/api/session", sign_out, "Sign out on this device"),
    Endpoint("DELETE", "/api/sessions", sign_out_everywhere, "Sign out on all my devices", who=Who.ACCOUNT),
]
