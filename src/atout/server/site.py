"""The site: everything that requests and sockets share, how it starts, and the application that is made of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from atout.refusals import Refusal
from atout.server.clock import Clock
from atout.server.endpoints import accounts, archive, hosting, me, remote, watching
from atout.server.endpoints.replays import Replays
from atout.server.metrics import Metrics
from atout.server.notices import push
from atout.server.notices.notify import Mail, Notifier
from atout.server.people.passwords import Passwords
from atout.server.people.persons import REFRESH, Persons
from atout.server.problems import Problem
from atout.server.store import Store, StoreAway
from atout.server.store.facts import Facts
from atout.server.web.addresses import is_network
from atout.server.web.bans import Bans
from atout.server.web.guard import Guard
from atout.server.web.http import Endpoint, Resource, internal, lang_of, refusal
from atout.server.web.limits import Limits
from atout.server.web.pages import FOLDER, Pages
from atout.server.wire.openapi import document

log = logging.getLogger("atout.server")
ENDPOINTS = [
    endpoint
    for module in (me, accounts, remote, archive, push, hosting, watching)
    for endpoint in cast(list[Endpoint], module.ENDPOINTS)
]
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*://[^/?#\s]+(/[^?#\s]*)?", re.IGNORECASE)
_EXPIRE = 3600.0  # seconds between two looks for visitors who have not come back


@dataclass(frozen=True)
class Config:
    """What whoever starts the server may choose."""

    root_path: str = ""  # the sub-path below which a proxy shows the site, e.g. "/cards"
    public_url: str = ""  # as people type it, e.g. "https://example.org/cards"; for links in notices
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to us
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-… headers are believed
    token: str = field(default_factory=lambda: secrets.token_urlsafe(18), repr=False)  # makes whoever has it a host
    generosity: float = 1.0  # multiplies all rate limits
    page: Path = FOLDER  # where the built page is
    heartbeat: float = 2.0  # seconds; of servers that share a PostgreSQL
    webhook: str = field(default="", repr=False)
    smtp: str = field(default="", repr=False)
    hasher: PasswordHasher | None = None

    def __post_init__(self) -> None:
        inside = self.root_path.strip("/")
        object.__setattr__(self, "root_path", f"/{inside}" if inside else "")
        if not re.fullmatch(r"(/[\w.~-]+)*", self.root_path, re.ASCII):
            raise Refusal("--root-path must be a plain path such as /cards")
        if not all(one == "*" or is_network(one) for one in self.proxies):
            raise Refusal("a proxy is named by its address, such as 127.0.0.1 or 172.16.0.0/12")
        if not all(map(_ADDRESS.fullmatch, filter(None, (self.public_url, *self.origins)))):
            raise Refusal("--public-url and ATOUT_ORIGINS want addresses such as https://example.org")
        if self.webhook and not re.fullmatch(r"https?://[^/\s]+\S*", self.webhook):
            raise Refusal("ATOUT_WEBHOOK must be an address such as https://example.org/hook")

    @classmethod
    def of_environment(cls, **chosen: Any) -> Config:
        """What was chosen, and the rest from the environment."""
        token = os.environ.get("ATOUT_TOKEN", "")
        if token and not re.fullmatch(r"[!-~]{12,100}", token):
            raise Refusal("ATOUT_TOKEN must have 12 to 100 characters, without spaces or accents")
        found: dict[str, Any] = {
            "webhook": os.environ.get("ATOUT_WEBHOOK", ""),
            "smtp": os.environ.get("ATOUT_SMTP", ""),
            "heartbeat": _number("ATOUT_HEARTBEAT", 2.0, 0.1, 60.0),
            "generosity": _number("ATOUT_GENEROSITY", 1.0, 0.1, 1e6),
            "proxies": _listed("FORWARDED_ALLOW_IPS"),
            "origins": _listed("ATOUT_ORIGINS"),
            **({"token": token} if token else {}),
        }
        return cls(**found | chosen)

    @property
    def allowed(self) -> set[str]:
        """Origins beside our own."""
        public = "/".join(self.public_url.split("/")[:3])
        return {origin.rstrip("/").lower() for origin in (*self.origins, public) if origin}


def _number(variable: str, usual: float, least: float, most: float) -> float:
    """An environment variable's number."""
    try:
        found = float(os.environ.get(variable) or usual)
    except ValueError:
        found = math.nan
    if not least <= found <= most:
        raise Refusal(f"{variable} must be a number from {least:g} to {most:,.0f}")
    return found


def _listed(variable: str) -> tuple[str, ...]:
    """An environment variable's values between commas."""
    return tuple(one.strip() for one in os.environ.get(variable, "").split(",") if one.strip())


async def _no_table(table: str) -> None:
    raise Problem("not-found")


@dataclass
class Site:
    """What requests and sockets share."""

    store: Store
    config: Config
    clock: Clock
    facts: Facts
    bans: Bans
    persons: Persons
    passwords: Passwords
    notifier: Notifier
    limits: Limits
    metrics: Metrics
    replays: Replays = field(default_factory=Replays)
    close_table: Callable[[str], Awaitable[None]] = _no_table  # set by whoever runs the tables
    announce: Callable[[str], None] = lambda _: None  # likewise
    hub: Any = None  # likewise: the tables
    reviews: Any = None  # likewise: the desk where they are asked for
    openapi: bytes = b""

    @classmethod
    async def open(cls, store: Store, config: Config | None = None, clock: Clock | None = None) -> Site:
        config, clock = config or Config(), clock or Clock()
        facts, bans, metrics = Facts(store), Bans(store, clock), Metrics()
        key = await facts.ensure("cookie-key", lambda: secrets.token_hex(32))
        vapid = await facts.ensure("vapid", push.new_key)
        await facts.refresh()
        await bans.refresh()
        store.on_batch = metrics.batch.observe
        notifier = Notifier(
            store,
            metrics,
            vapid=vapid,
            public_url=config.public_url.rstrip("/") or config.root_path,
            webhook=config.webhook,
            mail=Mail.of(config.smtp),
        )
        persons, passwords = Persons(store, clock, key), Passwords(config.hasher)
        return cls(store, config, clock, facts, bans, persons, passwords, notifier, Limits(config.generosity), metrics)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While it runs: notices are sent, other servers' changes seen, old visitors forgotten."""
        jobs = (
            self.metrics.watch_loop(),
            self.notifier.run(),
            _every(REFRESH, self.facts.refresh, self.bans.refresh, self.persons.refresh),
            _every(_EXPIRE, self.persons.expire),
        )
        tasks = [asyncio.create_task(job) for job in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.notifier.close()
            self.replays.close()
            self.passwords.close()


async def _every(seconds: float, *works: Callable[[], Awaitable[object]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        for work in works:
            try:
                await work()
            except StoreAway as error:
                log.warning("the database is away: %s", error)
            except Exception:  # better next time than never again
                log.exception("%s failed", work.__qualname__)


def routes(site: Site, extra: Iterable[Endpoint] = ()) -> list[BaseRoute]:
    """All endpoints as routes, those with fixed paths first, and the files of the API's own pages."""
    every = (*ENDPOINTS, *extra)
    site.openapi = document(every, site.config.root_path, site.persons.cookie_name)
    ordered = sorted(every, key=lambda endpoint: ("{" in endpoint.path, endpoint.path))
    found: list[BaseRoute] = [
        Route(path, Resource(site, group)) for path, group in groupby(ordered, key=lambda endpoint: endpoint.path)
    ]
    return [*found, Mount("/api/static", StaticFiles(directory=watching.STATIC))]


def application(
    site: Site, extra: Iterable[Endpoint] = (), more: Sequence[BaseRoute] = (), sockets: ASGIApp | None = None
) -> ASGIApp:
    """The whole application: endpoints, further routes, the page, sockets, and the guard around them.

    Run it with uvicorn's own `proxy_headers` off: only proxies that the configuration names are believed.
    """
    app = Starlette(
        routes=[*routes(site, extra), *more],
        exception_handlers={HTTPException: _http, Problem: _problem, Exception: _unexpected},
    )
    app.router.redirect_slashes = False
    app.router.default = Pages(site)
    guarded: ASGIApp = Guard(app, site, sockets)
    if site.config.proxies:
        guarded = cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, guarded), list(site.config.proxies)))
    return guarded


async def _http(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "not-found", 405: "not-allowed"}.get(status, "bad-request")
    return refusal(Problem(code), lang_of(request))


async def _problem(request: Request, error: Exception) -> Response:
    return refusal(cast(Problem, error), lang_of(request))


async def _unexpected(request: Request, error: Exception) -> Response:
    return internal(lang_of(request))
