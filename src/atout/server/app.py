"""The server as a whole: site, tables and sockets put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import URL
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from atout.kernel import jit
from atout.refusals import Refusal
from atout.server import protocol as p
from atout.server.endpoints import examples, lobby, onward, puzzles, replays, reviews
from atout.server.live.seam import protocols
from atout.server.live.socket import LARGEST
from atout.server.live.sockets import Sockets
from atout.server.problems import Problem
from atout.server.reviews.desk import Desk
from atout.server.reviews.teacher import Teacher
from atout.server.site import Config, Site, application
from atout.server.store import Store, StoreAway, make_private, parse
from atout.server.tables.cluster import Cluster
from atout.server.tables.decide import Actor
from atout.server.tables.hub import Hub
from atout.server.tables.leaving import depart
from atout.server.tables.room import Room
from atout.server.tables.shelf import Shelf
from atout.server.tables.table import BY
from atout.server.web.addresses import household

_ROOMS = (lobby, replays, reviews, onward, examples, puzzles)  # those that need tables or games
ENDPOINTS = [endpoint for room in _ROOMS for endpoint in room.ENDPOINTS]
_SWEEP_TABLES = 60.0
_GRACE = 3  # seconds for requests that are under way when the server stops


class House:
    """A running server: its site, its tables, its sockets."""

    def __init__(self, site: Site, hub: Hub) -> None:
        self.site, self.hub = site, hub
        self.sockets = Sockets(site, hub)
        self._moves = {by: site.metrics.moves.labels(by) for by in BY}
        site.hub = hub
        self.teacher = Teacher(hub.shelf)
        hub.judge = self.teacher.judge
        site.reviews = self.reviews = Desk(site.store, hub.shelf, site.config.generosity)
        site.close_table = lambda id: hub.close_table(id, "closed")
        site.announce = self.sockets.announce
        site.persons.on_signed_out = self.sockets.sign_out
        site.persons.on_signed_off = self._signed_off
        hub.on_signed_off = self.sockets.sign_out
        site.bans.on_changed = self.sockets.keep_out
        site.persons.on_gone = partial(depart, hub)
        site.persons.on_named = self._named
        site.persons.connected = self.sockets.people
        site.metrics.count_tables = self._count_tables
        site.metrics.bot_queue.set_function(lambda: hub.thinker.waiting)
        site.metrics.reviews.set_function(lambda: self.reviews.waiting)
        hub.thinker.on_granted = site.metrics.grant
        hub.connected = self.sockets.people
        hub.watchers.append(self._happened)
        hub.may_open = self._count_opening
        hub.on_move = site.metrics.move_seconds.observe

    @classmethod
    async def open(cls, url: str | URL, config: Config | None = None, **how: Any) -> House:
        """Open the database and make a house on it; `how`: a hub's clock, dealer and ids."""
        store = await asyncio.to_thread(Store, url, server=how.pop("server", secrets.token_hex(4)))
        hub = Hub(store, how.pop("shelf", None) or Shelf(), **how)
        try:
            return cls(await Site.open(store, config, hub.clock), hub)
        except StoreAway as away:  # e.g. a file that we may read, but not change
            raise Refusal(f"cannot use the database: {away}") from None

    def app(self, more: list[BaseRoute] | None = None) -> ASGIApp:
        return application(self.site, ENDPOINTS, more or [], self.sockets)

    def _count_opening(self, actor: Actor) -> None:
        """A table that is opened at a table costs as much as any other."""
        self.site.limits.take("expensive", household(actor.address))
        self.site.limits.take("expensive", actor.person)

    def _signed_off(self, person: str, session: str) -> None:
        """Somebody has signed out on one device."""
        self.sockets.sign_out(person, session)
        self.hub.signed_off(person, session)

    # --- Tables ---

    def _named(self, person: str, nick: str | None) -> None:
        """Somebody has another nickname, or is gone."""
        if nick is None:
            self.hub.names.pop(person, None)
            for room in self.hub.rooms.values():
                room.table.log.silence(person)
        elif person in self.hub.names:
            self.hub.names[person] = nick
            self.sockets.rename(person, nick)

    def _happened(self, room: Room, body: p.Body) -> None:
        table = room.table
        if isinstance(body, p.Moved):
            self._moves["person" if body.by == "auto" else body.by].inc(len(body.moves))  # which is a secret
        if isinstance(table.settings.pace, p.Slow) and isinstance(body, p.Moved | p.Started | p.TookBack | p.Back):
            here = set(room.here())
            for seat in table.due():
                person = table.chairs[seat].person if seat < table.players else None
                if person is not None and person not in here and self.hub.runs(room):
                    self.hub.spawn(self.site.notifier.your_turn(person, table.id, table.game.id))

    def _count_tables(self) -> dict[str, int]:
        found = {"waiting": 0, "playing": 0, "over": 0}
        for room in self.hub.rooms.values():
            found[room.table.status] += 1
        return found

    # --- Running ---

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything that goes on by itself."""
        hub = self.hub
        await hub.shelf.load_all()
        hub.shelf.start()
        cluster = Cluster(hub, self.site.config.heartbeat) if hub.store.is_postgres else None
        jobs: list[Awaitable[None]] = [
            _every(p.SWEEP / 3, self.sockets.sweep),
            _every(_SWEEP_TABLES, hub.sweep),
            hub.wake() if cluster is None else cluster.run(),
            self.reviews.run(),
        ]
        async with self.site.running():
            tasks = [asyncio.ensure_future(job) for job in jobs]
            try:
                yield
            finally:
                self.sockets.close()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                if cluster is not None:
                    await cluster.resign()
                await self.teacher.close()
                await self.reviews.close()
                await hub.shelf.close()
                hub.close()
        await asyncio.to_thread(hub.store.close)


def _is_trouble(record: logging.LogRecord) -> bool:
    """To refuse a socket is no mistake of ours, though uvicorn says so; anybody could fill the log with it."""
    return "without completing handshake" not in record.getMessage()


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    from atout.server.site import log

    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (StoreAway, Problem) as problem:
            log.warning("%s", problem)
        except Exception:
            log.exception("something that happens from time to time failed")


async def serve(url: str | URL, host: str, port: int, config: Config, ready: Callable[[House, int], None]) -> None:
    """Run until told to stop; `ready` is called once people can come, and told through which port."""
    if not jit.CACHING and not jit.INTERPRETED:  # what the child process compiles would be lost, and no game ever ready
        raise Refusal(f"cannot keep compiled rules in {jit.CACHE}; let ATOUT_CACHE name a folder that can be written")
    door = open_door(host, port)
    with alone(parse(url)):
        house = await House.open(url, config)
        async with house.running():
            await Listener(house, lambda: ready(house, door.getsockname()[1])).serve([door])


@contextlib.contextmanager
def alone(url: URL) -> Iterator[None]:
    """Keep other servers away from an SQLite file: they would not hear of each other's moves."""
    if url.get_backend_name() != "sqlite" or os.name != "posix":
        yield
        return
    import fcntl

    file = Path(f"{url.database}-server")
    make_private(file)
    with file.open("r+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refusal(f"another server is using {url.database}; several servers need PostgreSQL") from None
        except OSError:  # a file system without locks
            pass
        yield


def open_door(host: str, port: int) -> socket.socket:
    """A socket that is ours: whether we get the port is known before anything else is begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        if os.name == "posix":  # elsewhere this would let two servers share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except OSError as error:
        raise Refusal(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return door


class Listener(uvicorn.Server):
    """uvicorn with our settings, telling when it listens."""

    def __init__(self, house: House, ready: Callable[[], None] = lambda: None) -> None:
        settings = uvicorn.Config(
            house.app(),
            loop="none",
            **protocols()._asdict(),
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            proxy_headers=False,
            server_header=False,
            lifespan="off",
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=_GRACE,
            limit_concurrency=None,
        )
        super().__init__(settings)
        self._ready = ready
        logging.getLogger("uvicorn.error").addFilter(_is_trouble)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is a good end; uvicorn would raise the signal again before we have closed the store."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
