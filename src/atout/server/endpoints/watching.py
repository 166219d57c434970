"""Endpoints for whoever looks after the server: health, metrics, and the description of all endpoints."""

from __future__ import annotations

import asyncio
import hmac
from pathlib import Path

from msgspec import Struct
from sqlalchemy import text
from starlette.responses import FileResponse, Response

from atout.record import engine_version
from atout.server.problems import Problem
from atout.server.store import StoreAway
from atout.server.web.addresses import is_public
from atout.server.web.http import Call, Endpoint, Who

STATIC = Path(__file__).parents[1] / "static"
_PATIENCE = 3.0  # seconds


class Health(Struct):
    status: str  # ok
    version: str  # of the server


async def health(call: Call) -> Health:
    try:
        await asyncio.wait_for(call.site.store.read(lambda c: c.execute(text("SELECT 1")).scalar()), _PATIENCE)
    except TimeoutError:
        raise StoreAway("no answer") from None
    return Health("ok", engine_version())


async def metrics(call: Call) -> Response:
    """From private addresses, or with the site's token."""
    scheme, _, token = call.request.headers.get("authorization", "").partition(" ")
    told = scheme.lower() == "bearer" and hmac.compare_digest(token.encode(), call.site.config.token.encode())
    # Behind a proxy that we were not told of, everybody seems to live next door.
    hidden = not call.site.config.proxies and "x-forwarded-for" in call.request.headers
    if not told and (hidden or is_public(call.address)):
        raise Problem("forbidden", "from a private address, or with the site's token")
    return Response(call.site.metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(call: Call) -> Response:
    return Response(call.site.openapi, media_type="application/json")


async def docs(call: Call) -> Response:
    return FileResponse(STATIC / "docs.html")


async def asyncapi(call: Call) -> Response:
    from atout.server.wire.asyncapi import document  # reads the scenes of all games

    site = call.site
    found = await asyncio.to_thread(document, site.config.root_path, site.persons.cookie_name)
    return Response(found, media_type="application/json")


async def socket_docs(call: Call) -> Response:
    return FileResponse(STATIC / "socket.html")


ENDPOINTS = [
    Endpoint("GET", "/health", health, "Whether the server can work", who=Who.OPEN),
    Endpoint(
        "GET",
        "/metrics",
        metrics,
        "Measures for Prometheus",
        who=Who.OPEN,
        problems=("forbidden",),
        media="text/plain",
    ),
    Endpoint("GET", "/api/openapi.json", openapi, "This description", who=Who.OPEN),
    Endpoint("GET", "/api/docs", docs, "This description as a page", who=Who.OPEN, media="text/html"),
    Endpoint("GET", "/api/asyncapi.json", asyncapi, "The socket's description", who=Who.OPEN),
    Endpoint(
        "GET", "/api/socket-docs", socket_docs, "The socket's description as a page", who=Who.OPEN, media="text/html"
    ),
]
