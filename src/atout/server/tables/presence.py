"""Who is connected to which table through another server: told when it changes, forgotten when that server dies.

Also who signs out on a device, whose sockets may be at any server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal

import msgspec
from sqlalchemy import Connection

from atout.server.store.appending import LARGEST, opening
from atout.server.tables.hub import Hub

CHANNEL = "atout_here"  # of PostgreSQL's notifications
_TOGETHER = 0.15  # seconds in which comings and goings are told to the other servers at once
_PEOPLE = 200  # in one entry; a table with more takes several
_TELL = f"SELECT pg_notify('{CHANNEL}', word) FROM json_array_elements_text(%(words)s::json) AS word"
Entry = tuple[str, list[str], bool]  # a table, who is connected to it, and whether these come on top of those before


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What one server tells the others.

    `news`: the tables where something has changed; `part`, `part` … `whole`: all tables; `ask`: tell me all of yours.
    `out`: instead of tables, people and the devices on which they have signed out.
    """

    server: str
    kind: Literal["news", "part", "whole", "ask", "out"]
    entries: list[Entry] = []


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Word).decode


class Presence:
    """What we know of the other servers' people, and they of ours. No word may be missed: in doubt all is asked for."""

    def __init__(self, hub: Hub, bring: Callable[[str], None]) -> None:
        """`bring` gets a table into memory, if its bots and clocks are ours."""
        self.hub, self.store, self._bring = hub, hub.store, bring
        self._there: dict[str, dict[str, list[str]]] = {}  # by server and table; of servers that have told all
        self._parts: dict[str, dict[str, list[str]]] = {}  # of those that are telling it
        self._changed: set[str] = set()  # tables of which the others must hear
        self._out: list[Entry] = []  # and people who have signed out
        self._telling_all = self._asking = self._sending = False
        self._own = opening(self.store.server)
        hub.elsewhere = self.at
        hub.on_presence = self._note
        hub.signed_off = self._sign_off

    def at(self, table: str) -> set[str]:
        """Who is connected to a table through other servers."""
        return {person for tables in self._there.values() for person in tables.get(table, ())}

    # --- Telling ---

    def ask(self) -> None:
        """We may have missed something."""
        self._parts.clear()
        self._asking = True
        self._send()

    def _note(self, table: str) -> None:
        self._changed.add(table)
        self._send()

    def _sign_off(self, person: str, session: str) -> None:
        self._out.append((person, [session], False))
        self._send()

    def _has_news(self) -> bool:
        return bool(self._changed or self._telling_all or self._asking or self._out)

    def _send(self) -> None:
        if self._has_news() and not self._sending:
            self._sending = True
            self.hub.spawn(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._has_news():
                await asyncio.sleep(_TOGETHER)
                words = _encode([_encode(word).decode() for word in self._words()]).decode()
                await self.store.write(partial(_tell, words=words))
        except BaseException:
            self._telling_all = self._asking = True  # with the next heartbeat
            raise
        finally:
            self._sending = False

    def _words(self) -> Iterator[Word]:
        """What has to be told now; from here on it counts as told."""
        me, rooms, changed = self.store.server, self.hub.rooms, self._changed
        if self._telling_all:
            changed = {id for id, room in rooms.items() if room.followers}
        pages = list(_paged((id, rooms[id].connected() if id in rooms else []) for id in sorted(changed)))
        if self._telling_all:
            *parts, last = pages or [[]]
            yield from (Word(me, "part", part) for part in parts)
            yield Word(me, "whole", last)
        else:
            yield from (Word(me, "news", page) for page in pages)
        if self._asking:
            yield Word(me, "ask")
        yield from (Word(me, "out", [entry]) for entry in self._out)
        self._changed, self._telling_all, self._asking, self._out = set(), False, False, []

    # --- Hearing ---

    def hear(self, text: str) -> None:
        if text.startswith(self._own):
            return
        try:
            word = _decode(text)
        except msgspec.DecodeError:  # of another version
            return
        if word.kind == "ask":
            self._telling_all = True
            self._send()
        elif word.kind == "out":
            for person, sessions, _ in word.entries:
                self.hub.on_signed_off(person, sessions[0])
        elif word.kind == "news":
            if word.server in self._there:  # else the next heartbeat asks for all
                self._learn(word.server, _with(self._there[word.server], word.entries))
        else:
            found = _with(self._parts.pop(word.server, {}), word.entries)
            if word.kind == "part":
                self._parts[word.server] = found
            else:
                self._learn(word.server, found)

    def beat(self, living: set[str]) -> None:
        """Forget the people of servers that have died; ask those that are new, or back."""
        for server in self._there.keys() - living:
            self._learn(server, {})
            del self._there[server]
        if living - self._there.keys() - {self.store.server}:
            self._asking = True
        self._send()

    def _learn(self, server: str, tables: dict[str, list[str]]) -> None:
        before = self._there.get(server, {})
        self._there[server] = tables
        for id in before.keys() | tables.keys():
            if before.get(id) == tables.get(id):
                continue
            room = self.hub.rooms.get(id)
            if room is not None:
                room.look_around()
            elif id in tables:  # bots may have to play for somebody who looks on
                self._bring(id)


def _tell(connection: Connection, words: str) -> None:
    connection.exec_driver_sql(_TELL, {"words": words})


def _paged(tables: Iterable[tuple[str, list[str]]]) -> Iterator[list[Entry]]:
    """Tables and their people, as many at a time as PostgreSQL takes."""
    page, size = list[Entry](), 0
    for id, people in tables:
        for start in range(0, len(people) or 1, _PEOPLE):
            entry = id, people[start : start + _PEOPLE], start > 0
            length = len(_encode(entry)) + 1
            if page and size + length > LARGEST - 100:  # for what is around them
                yield page
                page, size = [], 0
            page.append(entry)
            size += length
    if page:
        yield page


def _with(tables: dict[str, list[str]], entries: list[Entry]) -> dict[str, list[str]]:
    """The tables after what was told of some of them."""
    found = dict(tables)
    for id, people, more in entries:
        found[id] = found.get(id, []) + people if more else people
    return {id: people for id, people in found.items() if people}
