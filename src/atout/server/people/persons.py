"""Who is who: visitors, accounts and remote bots, recognised by a signed cookie or a token; a cache of the database.

caller = await persons.recognise(headers)     the caller, or None; whoever is banned is refused
person = await persons.get(id)                from memory; changes made by another server show within 15 s
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, or_, select, update
from starlette.requests import cookie_parser

from atout.server.clock import Clock
from atout.server.people.nicks import invent
from atout.server.problems import Problem
from atout.server.store import Store
from atout.server.store.schema import chairs, events, persons, tables, tokens

SUBPROTOCOL, BEARER = "atout", "atout.bearer."  # a page or script cannot set a socket's headers, but name subprotocols
COOKIE_AGE = 400 * 86400  # seconds; browsers allow no more
_RENEW = 30 * 86400  # a cookie older than this is made anew
REFRESH = 10.0  # seconds between two looks at what other servers have changed
_TRUSTED = 15.0  # how long an entry is believed
_IDLE = 120.0  # an entry that nobody asked for is dropped
_MOST = 20_000  # entries
_SEEN = 3600.0  # how exactly we remember when somebody was here
_PASSER_BY, _GUEST = 7 * 86400, 180 * 86400  # visitors without a game, and without an account, are forgotten
_CHUNK = 500  # ids in one statement


class Person(Struct, frozen=True):
    """What every request and socket wants to know of a person."""

    id: str
    nick: str
    lang: str
    name: str | None  # of the account
    generation: int
    banned: bool
    site_host: bool
    remote: bool  # a program
    owner: str | None  # of a remote bot
    seen: float


_COLUMNS = [persons.c[field] for field in Person.__struct_fields__]


class Caller(NamedTuple):
    """Who calls, and from where."""

    person: Person
    session: str | None = None  # of the device; None: a program with a token
    renew: bool = False  # whether the cookie should be made anew


class _Entry(NamedTuple):
    person: Person
    read: float
    used: float


async def _nowhere(person: str) -> None:
    """Without tables there is nothing to take anybody from."""


class Persons:
    """The people of a site."""

    def __init__(self, store: Store, clock: Clock, key: str) -> None:
        """`key` signs the cookies; all servers of a site have the same."""
        self._store, self._clock = store, clock
        self._signer = TimestampSigner(key, salt="atout.person", digest_method=hashlib.sha256)
        # Two sites on one machine share a browser's cookies (ports do not count), so each has a name of its own.
        self.cookie_name = "atout-" + hashlib.sha256(key.encode()).hexdigest()[:8]
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._tokens: OrderedDict[str, tuple[str, bytes]] = OrderedDict()  # id -> person, hash
        self.on_signed_out: Callable[[str], None] = lambda _: None  # close their sockets
        self.on_signed_off: Callable[[str, str], None] = lambda _id, _session: None  # close those of one device
        self.on_gone: Callable[[str], Awaitable[None]] = _nowhere  # for good: take them from their tables
        self.on_named: Callable[[str, str | None], None] = lambda _id, _nick: None  # None: they are gone
        self.connected: Callable[[], Iterable[str]] = tuple  # whose entries must not be dropped

    # --- Recognising ---

    async def recognise(self, headers: Mapping[str, str]) -> Caller | None:
        """The caller; a wrong token or a ban is a problem, a wrong cookie is nobody."""
        token = token_of(headers)
        if token is not None:
            caller = Caller(await self._of_token(token))
        else:
            found = await self._of_cookie(headers.get("cookie", ""))
            if found is None:
                return None
            caller = found
        if caller.person.banned:
            raise Problem("banned")
        return caller

    def cookie(self, person: Person, session: str | None = None) -> str:
        """The value of a person's cookie; every device has its own, which stays the same when the cookie is renewed."""
        session = session or secrets.token_hex(4)
        return self._signer.sign(f"{person.id}.{person.generation}.{session}").decode()

    async def _of_cookie(self, header: str) -> Caller | None:
        value = cookie_parser(header).get(self.cookie_name)
        if not value:
            return None
        try:
            content, made = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        id, generation, session, *_ = (*content.decode().split("."), "", "")  # cookies of 0.3 name no session
        person = await self.get(id)
        if person is None or str(person.generation) != generation:
            return None
        return Caller(person, session, made.timestamp() < self._clock.now() - _RENEW)

    async def _of_token(self, token: str) -> Person:
        id, _, secret = token.partition(".")
        known = self._tokens.get(id)
        if known is None and len(id) == 16 and id.isascii() and id.isprintable():
            row = await self._store.read(lambda c: c.execute(select(tokens).where(tokens.c.id == id)).one_or_none())
            known = None if row is None else (row.person, row.hash)
        owner, hashed = known or ("", b"")
        right = hmac.compare_digest(hash_of(secret), hashed)
        person = await self.get(owner) if right else None
        if person is None:
            self._tokens.pop(id, None)
            raise Problem("bad-token")
        self._tokens[id] = owner, hashed
        _trim(self._tokens)
        if person.owner is not None:
            await self.get(person.owner)  # whoever's bot plays is here, too
        return person

    # --- Reading ---

    async def get(self, id: str) -> Person | None:
        entry, now = self._entries.get(id), self._clock.now()
        if entry is None or now - entry.read > _TRUSTED:
            await self.load([id])
            entry = self._entries.get(id)
        if entry is None:
            return None
        self._entries[id] = entry._replace(used=now)
        return entry.person

    def known(self, id: str) -> Person | None:
        """From memory only."""
        entry = self._entries.get(id)
        return entry and entry.person

    async def load(self, ids: Iterable[str]) -> dict[str, Person]:
        """Read people anew, several at once; remembers them, and notices who has been signed out."""
        wanted = set(ids)
        found: dict[str, Person] = {}
        for chunk in _chunks(wanted):
            for row in await self._store.read(partial(_select, ids=chunk)):
                found[row.id] = self._remember(row)
        for id in wanted - found.keys():
            self._forget(id)
        return found

    def _remember(self, row: Row[Any]) -> Person:
        person, now = Person(**row._mapping), self._clock.now()
        before = self._entries.pop(person.id, None)
        self._entries[person.id] = _Entry(person, now, now if before is None else before.used)
        _trim(self._entries)
        if before is None or before.person.nick != person.nick:
            self.on_named(person.id, person.nick)
        if before is not None and (before.person.generation < person.generation or person.banned):
            self.on_signed_out(person.id)
        return person

    def _forget(self, id: str) -> None:
        if self._entries.pop(id, None) is not None:
            self.on_named(id, None)
            self.on_signed_out(id)

    # --- Changing ---

    async def newcomer(self, lang: str, *, nick: str | None = None, **more: Any) -> Person:
        """A visitor who was never here before."""
        now = self._clock.now()
        values = {"id": new_id(), "nick": nick or invent(lang), "lang": lang, "created": now, "seen": now, **more}
        return await self.write(values["id"], lambda c: c.execute(persons.insert().values(values)))

    async def change(self, id: str, **values: Any) -> Person:
        return await self.write(id, lambda c: c.execute(update(persons).where(persons.c.id == id).values(values)))

    async def write(self, id: str, work: Callable[[Connection], Any]) -> Person:
        """Any change of a person; the cache has it at once."""

        def write(connection: Connection) -> Row[Any] | None:
            work(connection)
            return next(iter(_select(connection, [id])), None)

        row = await self._store.write(write)
        if row is None:
            raise Problem("not-found", "this person has been removed")
        return self._remember(row)

    async def sign_out_everywhere(self, id: str) -> Person:
        return await self.change(id, generation=persons.c.generation + 1)

    async def ban(self, id: str, banned: bool) -> Person:
        """With a person all their bots are banned."""
        bots = await self._store.read(lambda c: _bots(c, [id]))
        person = await self.write(
            id,
            lambda c: c.execute(
                update(persons).where(or_(persons.c.id == id, persons.c.owner == id)).values(banned=banned)
            ),
        )
        await self.load(bots)
        for one in [id, *bots] if banned else []:
            await self.on_gone(one)
        return person

    async def remove(self, ids: Iterable[str]) -> None:
        """Remove people, their bots, tokens, subscriptions and what they said; the games stay."""
        for chunk in _chunks(ids):
            gone = [*chunk, *await self._store.read(partial(_bots, ids=chunk))]
            for id in gone:
                await self.on_gone(id)
            said = await self._store.read(partial(sayings, ids=gone))
            await self._store.write(partial(_remove, ids=gone, said=said))
            for id in gone:
                self._forget(id)

    # --- From time to time ---

    async def refresh(self) -> None:
        """See what other servers have changed, and note who was here."""
        now = self._clock.now()
        here = {id for id, entry in self._entries.items() if now - entry.used < _IDLE} | set(self.connected())
        for id in self._entries.keys() - here:
            del self._entries[id]
        found = await self.load(here)
        for chunk in _chunks(id for id, person in found.items() if person.seen < now - _SEEN):
            await self._store.write(partial(_seen, ids=chunk, now=now))

    async def expire(self) -> int:
        """Forget visitors who have not come back; returns how many."""
        now = self._clock.now()
        sits = exists().where(chairs.c.person == persons.c.id)
        plays = exists().where(
            chairs.c.person == persons.c.id, chairs.c.table == tables.c.id, tables.c.status != "over"
        )
        gone = select(persons.c.id).where(
            persons.c.name.is_(None),
            persons.c.owner.is_(None),
            persons.c.site_host.is_(False),
            persons.c.banned.is_(False),
            or_(persons.c.seen < now - _GUEST, (persons.c.seen < now - _PASSER_BY) & ~sits),
            ~plays,
        )
        ids = await self._store.read(lambda c: list(c.execute(gone.limit(_CHUNK)).scalars()))
        await self.remove(ids)
        return len(ids)


def token_of(headers: Mapping[str, str]) -> str | None:
    """The token that a program shows, right or wrong; with one, cookies do not count."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    offered = (one.strip() for one in headers.get("sec-websocket-protocol", "").split(","))
    return next((one.removeprefix(BEARER) for one in offered if one.startswith(BEARER)), None)


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def hash_of(secret: str) -> bytes:
    """Of a long random secret; a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


class Said(NamedTuple):
    """A line of chat where it is stored."""

    table: str
    number: int
    at: float
    body: dict[str, Any]


def sayings(connection: Connection, ids: Iterable[str]) -> list[Said]:
    """What people said. Reads every event: for a reading connection, which makes nobody wait."""
    lines = select(events).where(events.c.person.in_(list(ids)), events.c.body.like('%"said"%'))
    found = [(row, msgspec.json.decode(row.body)) for row in connection.execute(lines)]
    return [Said(row.table, row.number, row.at, body) for row, body in found if body.get("kind") == "said"]


def _select(connection: Connection, ids: Iterable[str]) -> list[Row[Any]]:
    return list(connection.execute(select(*_COLUMNS).where(persons.c.id.in_(list(ids)))))


def _bots(connection: Connection, ids: Iterable[str]) -> list[str]:
    return list(connection.execute(select(persons.c.id).where(persons.c.owner.in_(list(ids)))).scalars())


def _seen(connection: Connection, ids: list[str], now: float) -> None:
    connection.execute(update(persons).where(persons.c.id.in_(ids)).values(seen=now))


def _remove(connection: Connection, ids: list[str], said: list[Said]) -> None:
    for line in said:
        body = msgspec.json.encode(line.body | {"text": ""}).decode()
        here = (events.c.table == line.table) & (events.c.number == line.number)
        connection.execute(update(events).where(here).values(body=body))
    connection.execute(update(chairs).where(chairs.c.person.in_(ids)).values(person=None))
    connection.execute(delete(persons).where(persons.c.id.in_(ids)))  # tokens, subscriptions, bots go with them


def _chunks(ids: Iterable[str]) -> Iterator[list[str]]:
    every = list(ids)
    return (every[i : i + _CHUNK] for i in range(0, len(every), _CHUNK))


def _trim(cache: OrderedDict[str, Any]) -> None:
    while len(cache) > _MOST:
        cache.popitem(last=False)
