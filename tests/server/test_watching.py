"""Health, metrics, and the description of all endpoints."""

from __future__ import annotations

from typing import Any

import msgspec

from atout.server import app
from atout.server.site import ENDPOINTS
from atout.server.store import StoreAway
from atout.server.wire.openapi import document
from tests.server.house import House, in_house, problem


@in_house()
async def test_health(house: House) -> None:
    found = (await house.guest().get("/health")).json()
    assert found["status"] == "ok"
    assert found["version"]

    async def away(_: Any) -> None:
        raise StoreAway("no disk")

    house.site.store.read = away  # type: ignore[method-assign, assignment]
    try:
        assert problem(await house.guest().get("/health")) == (503, "not-saved")
    finally:
        del house.site.store.read


@in_house()
async def test_metrics_are_for_the_house_or_with_the_token(house: House) -> None:
    stranger = house.guest("9.9.9.9")
    assert problem(await stranger.get("/metrics")) == (403, "forbidden")
    assert (await stranger.get("/metrics", headers={"authorization": "Bearer the-token"})).status_code == 200
    wrong = await stranger.get("/metrics", headers={"authorization": "Bearer wrong"})
    assert problem(wrong) == (403, "forbidden")
    for address in ("127.0.0.1", "192.168.1.7", "::1"):
        assert (await house.guest(address).get("/metrics")).status_code == 200
    # A proxy that we were not told of makes everybody look like a neighbour.
    proxied = house.guest("127.0.0.1", **{"x-forwarded-for": "9.9.9.9"})
    assert problem(await proxied.get("/metrics")) == (403, "forbidden")


@in_house()
async def test_what_is_measured(house: House) -> None:
    house.site.metrics.count_tables = lambda: {"playing": 3}
    guest = house.guest("127.0.0.1")
    me = await guest.me()
    await guest.get("/api/nothing")
    await guest.delete("/api/me")
    await house.table("t1", [me["id"]])
    await house.say("t1", 1, me["id"], "hello")
    found = (await guest.get("/metrics")).text
    assert 'atout_requests_total{endpoint="/api/me",method="GET",status="200"} 1.0' in found
    assert 'atout_requests_total{endpoint="other",method="other",status="405"} 1.0' in found
    assert 'atout_tables{status="playing"} 3.0' in found
    assert "atout_store_batch_count 1.0" in found
    for name in ("sockets", "moves_total", "move_seconds", "loop_delay_seconds", "bot_queue"):
        assert f"atout_{name}" in found


@in_house()
async def test_the_description_names_every_endpoint(house: House) -> None:
    guest = house.guest()
    found = (await guest.get("/api/openapi.json")).json()
    described = {(method.upper(), path) for path, methods in found["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [operation["operationId"] for methods in found["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names)
    assert found["openapi"] == "3.1.0"


def test_the_description_says_what_everything_is_for() -> None:
    """Every field, parameter and operation; a tag says it itself."""
    found = msgspec.json.decode(document((*ENDPOINTS, *app.ENDPOINTS), "", "atout"))
    fields = {
        f"{name}.{field}": about
        for name, struct in found["components"]["schemas"].items()
        for field, about in struct.get("properties", {}).items()
        if len(about.get("enum", ())) != 1
    }
    operations = {
        f"{method} {path}": one for path, methods in found["paths"].items() for method, one in methods.items()
    }
    parameters = {f"{name}?{one['name']}": one for name, whole in operations.items() for one in whole["parameters"]}
    assert len(fields) > 150 and len(parameters) > 50
    named = fields | operations | parameters
    assert [name for name, one in named.items() if not one.get("description")] == []


@in_house()
async def test_the_pages_need_nothing_from_elsewhere(house: House) -> None:
    guest = house.guest()
    for name, script in (("docs", "docs.js"), ("socket-docs", "socket.js")):
        page = (await guest.get(f"/api/{name}")).text
        assert "//" not in page
        assert "<script>" not in page
        assert " style=" not in page
        assert f"static/{script}" in page and "static/docs.css" in page
    for file in ("docs.js", "socket.js", "drawing.js", "docs.css"):
        reply = await guest.get(f"/api/static/{file}")
        assert reply.status_code == 200
        assert "http" not in reply.text
        assert ("javascript" in reply.headers["content-type"]) == file.endswith(".js")
