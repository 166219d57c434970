"""What every request and socket passes first: bans, rate limits, origin check, sizes; and the headers of replies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atout.server.people.persons import token_of
from atout.server.problems import Problem
from atout.server.web.addresses import address, household
from atout.server.web.http import lang_of, refusal

if TYPE_CHECKING:
    from atout.server.site import Site

MOST = 64 * 1024  # bytes of a body
_LARGER = dict.fromkeys(("/api/replay", "/api/review"), 1024 * 1024)  # by path; a long game with all legal moves
SOCKET = "/api/socket"
_READING = ("GET", "HEAD", "OPTIONS")
_POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HOST = re.compile(r"[A-Za-z0-9.:_\[\]-]{1,255}")
SECURE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a table's link is its key
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, site: Site, sockets: ASGIApp | None = None) -> None:
        """`sockets` takes what wants to be a socket, without any layer in between: there may be thousands."""
        self._app, self._site, self._sockets = app, site, sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = self._below_root(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        dressed = _Dressed(send, scope)
        try:
            self._check(scope)
            if scope["path"] == self._site.config.root_path:  # only with the slash are the page's own links right
                await RedirectResponse(f"{scope['path']}/")(scope, receive, dressed)
            else:
                await self._app(scope, _Limited(receive, self._most(scope)), dressed)
        except Problem as problem:
            if dressed.started:
                raise
            await refusal(problem, lang_of(Request(scope)))(scope, receive, dressed)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Problems come before the socket is accepted, and are answered like those of any request."""
        try:
            self._check(scope)
            if self._sockets is None or scope["path"] != f"{self._site.config.root_path}{SOCKET}":
                raise Problem("not-found")
            await self._sockets(scope, receive, send)
        except Problem as problem:
            await refusal(problem, lang_of(HTTPConnection(scope)))(scope, receive, send)

    def _below_root(self, scope: Scope) -> Scope:
        """Behind a sub-path: the proxy may have cut it off or not."""
        root, path = self._site.config.root_path, scope["path"]
        if not root:
            return scope
        inside = path if path == root or path.startswith(root + "/") else root + path
        return {**scope, "root_path": root, "path": inside}

    def _check(self, scope: Scope) -> None:
        caller = address(scope)
        if self._site.bans.has(caller):
            raise Problem("banned")
        self._site.limits.take("address", household(caller))
        headers = Headers(scope=scope)
        # A socket with a token does nothing in a browser's name: no other site's page knows one by itself.
        if token_of(headers) is None if scope["type"] == "websocket" else scope["method"] not in _READING:
            self._check_origin(headers)
        length, most = headers.get("content-length", "0"), self._most(scope)
        if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > most:
            raise Problem("too-large", f"at most {most} bytes")

    def _most(self, scope: Scope) -> int:
        """The largest body that is taken."""
        return _LARGER.get(scope["path"].removeprefix(self._site.config.root_path), MOST)

    def _check_origin(self, headers: Headers) -> None:
        """A page of another site must not act in the name of whoever looks at it."""
        origin = headers.get("origin")
        if origin is None:
            # No browser's page, unless it is an old one: a program with a token, or with no name at all, does no harm.
            ambient = f"{self._site.persons.cookie_name}=" in headers.get("cookie", "")
            if ambient and token_of(headers) is None and headers.get("sec-fetch-site") != "same-origin":
                raise Problem("foreign-origin", "with a cookie, send the header Origin")
            return
        scheme = origin.partition(":")[0]  # ours may differ: a proxy may speak HTTPS for us
        own = _host(origin) == _host(f"{scheme}://{headers.get('host', '')}") != ""
        if not own and origin.lower() not in self._site.config.allowed:
            raise Problem("foreign-origin", "the header Origin names another site")


class _Dressed:
    """`send` that adds the secure headers to every response."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send, self._scope, self.started = send, scope, False

    async def __call__(self, message: Message) -> None:
        self.started = True
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for key, value in SECURE.items():
                headers.setdefault(key, value)
            headers.setdefault("content-security-policy", _policy(Headers(scope=self._scope).get("host", "")))
            if self._scope.get("scheme") in ("https", "wss"):
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await self._send(message)


def _policy(host: str) -> str:
    """What a page of ours may load; not every browser takes our own sockets for 'self'."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join(f"{key} {value}" for key, value in {**_POLICY, "connect-src": f"'self'{sockets}"}.items())


class _Limited:
    """`receive` that gives up on a body without end."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._read = receive, most, 0

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += len(message.get("body", b""))
            if self._read > self._most:
                raise Problem("too-large", f"at most {self._most} bytes")
        return message


def _host(origin: str) -> str:
    """The host of an origin, with its port unless that is the scheme's own."""
    try:
        parts = urlsplit(origin.lower())
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        return f"{parts.hostname}:{parts.port or usual}" if usual and parts.hostname else ""
    except ValueError:
        return ""
