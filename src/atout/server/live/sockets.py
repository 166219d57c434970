"""All open sockets of this server, by person."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from atout.server import protocol as p
from atout.server.live.seam import LINE, Way
from atout.server.live.socket import GONE, POLICY, Connection
from atout.server.people.persons import SUBPROTOCOL
from atout.server.problems import Problem
from atout.server.site import Site
from atout.server.tables.decide import Actor
from atout.server.tables.hub import Hub
from atout.server.web.addresses import address

_MOST = 20  # of one person


class Sockets:
    """An ASGI application that takes sockets, and a list of those that are open."""

    def __init__(self, site: Site, hub: Hub) -> None:
        self.site, self.hub = site, hub
        self._open: dict[str, set[Connection]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        caller = await self.site.persons.recognise(Headers(scope=scope))
        if caller is None:
            raise Problem("sign-in")
        person = caller.person
        if len(self._open.get(person.id, ())) >= _MOST:
            raise Problem("too-many", most=_MOST)
        await receive()
        # Browsers want one of the subprotocols that they offered; never the one with the token.
        chosen = SUBPROTOCOL if SUBPROTOCOL in scope.get("subprotocols", ()) else None
        actor = Actor(person.id, person.nick, person.remote, address(scope))
        line: Way | None = scope.get("state", {}).get(LINE)
        await send({"type": "websocket.accept", "subprotocol": chosen})
        self.hub.names[person.id] = person.nick
        scope.clear()  # nobody reads it again, and there may be thousands
        connection = Connection(self.hub, actor, send, person.lang, line, caller.session)
        mine = self._open.setdefault(person.id, set())
        mine.add(connection)
        self.site.metrics.sockets.inc()
        try:
            notice = self.site.facts.get("announcement") or None
            connection.send(p.encode(p.Welcome(version=p.VERSION, person=person.id, nick=person.nick, notice=notice)))
            await connection.run(receive)
        finally:
            self.site.metrics.sockets.dec()
            mine.discard(connection)
            if not mine:
                self._open.pop(person.id, None)

    def all(self) -> list[Connection]:
        return [connection for mine in self._open.values() for connection in mine]

    def people(self) -> list[str]:
        return list(self._open)

    def rename(self, person: str, nick: str) -> None:
        for connection in self._open.get(person, ()):
            connection.actor = connection.actor._replace(nick=nick)

    def sign_out(self, person: str, session: str | None = None) -> None:
        """Close the sockets of a device, or all of a person who signed out everywhere, was banned or is gone."""
        for connection in list(self._open.get(person, ())):
            if session in (None, connection.session):
                connection.close(POLICY, "signed-out")

    def keep_out(self) -> None:
        """Close the sockets of addresses that are banned by now."""
        for connection in self.all():
            if self.site.bans.has(connection.actor.address):
                connection.close(POLICY, "signed-out")

    def announce(self, text: str) -> None:
        message = p.encode(p.Notice(text=text))
        for connection in self.all():
            connection.send(message)

    async def sweep(self) -> None:
        """Whoever has said nothing for long has lost the network without a word."""
        silent = asyncio.get_running_loop().time() - p.SWEEP
        for connection in self.all():
            if connection.heard < silent:
                connection.close(GONE, "silent")

    def close(self) -> None:
        for connection in self.all():
            connection.close(GONE, "restarting")
