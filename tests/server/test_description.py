"""The endpoints do what their own description says: schemathesis asks, as nobody, as a visitor and as a host."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from atout.server import app
from atout.server.app import House
from atout.server.site import ENDPOINTS, Config
from atout.server.wire.openapi import document
from tests.server.house import QUICK

DESCRIPTION = msgspec.json.decode(document((*ENDPOINTS, *app.ENDPOINTS), "", "atout"))
for methods in DESCRIPTION["paths"].values():
    for described in methods.values():
        described.pop("security", None)  # we bring our own cookies
OPERATIONS = {  # requests that fit the description, and requests that do not
    found.label: found.as_strategy() | found.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    for found in (one.ok() for one in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations())  # type: ignore[union-attr]
}
# A description cannot say which names are left after cleaning, or which addresses can be reached.
NOT_CHECKED = CHECKS.get_by_names(["positive_data_acceptance"])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server on a free port."""
    folder = tmp_path_factory.mktemp("site")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        started, server = threading.Event(), list[uvicorn.Server]()
        thread = threading.Thread(target=lambda: asyncio.run(_serve(folder, listening, started, server)))
        thread.start()
        assert started.wait(60)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server[0].should_exit = True
        thread.join()


async def _serve(folder: Path, on: socket.socket, started: threading.Event, server: list[uvicorn.Server]) -> None:
    house = await House.open(
        f"sqlite:///{folder / 'atout.db'}", Config(token="the-token", generosity=1e6, hasher=QUICK)
    )
    config = uvicorn.Config(house.app(), log_level="warning", proxy_headers=False, lifespan="off")
    server.append(uvicorn.Server(config))
    async with house.running():
        started.set()
        await server[0].serve([on])


@pytest.fixture
def cookies(who: str, address: str) -> dict[str, str]:
    """Those of nobody, of a new visitor, or of one who is the site's host."""
    with httpx.Client(base_url=address, verify=False) as browser:  # it would read all authorities of the web
        if who == "visitor":
            browser.get("/api/me").raise_for_status()
        if who == "host":
            browser.post("/api/site/host", json={"token": "the-token"}).raise_for_status()
        return dict(browser.cookies)


@pytest.mark.parametrize("who", ["nobody", "visitor", "host"])
@pytest.mark.parametrize("name", sorted(OPERATIONS))
@given(data=st.data())
@settings(max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_what_is_answered_was_described(name: str, address: str, cookies: dict[str, str], data: st.DataObject) -> None:
    case = data.draw(OPERATIONS[name])
    case.call_and_validate(
        base_url=address, headers={"Origin": address}, cookies=cookies, excluded_checks=[*NOT_CHECKED]
    )
