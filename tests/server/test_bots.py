"""Remote bots over the network: the examples play whole games, and a token is good as a header or a subprotocol."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from atout import catalogue, warmup
from tests.server.process import Process

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = shutil.which("node")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    warmup.prepare(catalogue.game("ebbes", players=3))
    server = Process(tmp_path_factory.mktemp("site"))
    server.start()
    yield server.base
    server.close()


class Host:
    """Somebody who opens a table and makes bots for it."""

    def __init__(self, site: str) -> None:
        self.client = httpx.Client(base_url=site, headers={"origin": site})

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        reply = self.client.post(path, json=body)
        assert reply.status_code == 201, reply.text
        found: dict[str, Any] = reply.json()
        return found

    def bot(self) -> str:
        return str(self.post("/api/bots", nick="Bot")["token"])

    def table(self) -> str:
        """For one remote bot and two of ours, which play at once."""
        settings = {"game": "ebbes", "options": {"players": 3}, "bot_pace": 0}
        return str(self.post("/api/tables", settings=settings, bots=[None, "casual", "casual"], sit=False)["id"])

    def start(self, table: str) -> None:
        """As soon as the seat is taken."""
        asyncio.run(self._start(table))

    async def _start(self, table: str) -> None:
        url = self.client.base_url
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Cookie": cookie, "Origin": str(url).rstrip("/")}
        async with connect(socket_of(str(url)), additional_headers=headers) as socket:
            await socket.send(f'{{"do": "follow", "table": "{table}"}}')
            async with asyncio.timeout(20):
                async for said in socket:
                    if '"start"' in str(said):
                        return
                    if '"remote":true' in str(said):
                        await socket.send(f'{{"do": "start", "table": "{table}", "key": "start"}}')


def socket_of(site: str) -> str:
    return site.rstrip("/").replace("http", "ws", 1) + "/api/socket"


def test_a_waiting_table_tells_where_bots_sit(site: str) -> None:
    host = Host(site)
    line = host.client.get(f"/api/tables/{host.table()}").json()
    assert line["status"] == "waiting"
    assert line["seats"] == [{}, {"bot": "casual"}, {"bot": "casual"}]


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, EXAMPLES / "bot.py"],
        pytest.param(
            [NODE, "--experimental-websocket", EXAMPLES / "bot.mjs"],
            marks=pytest.mark.skipif(NODE is None, reason="needs Node"),
        ),
    ],
    ids=["python", "javascript"],
)
def test_an_example_plays_a_game_to_its_end(site: str, command: list[str | Path]) -> None:
    host = Host(site)
    table = host.table()
    bot = subprocess.Popen([*map(str, command), site, table, host.bot()], stdout=subprocess.PIPE, text=True)
    try:
        host.start(table)
        told, _ = bot.communicate(timeout=60)
    finally:
        bot.kill()
    assert bot.returncode == 0 and told.startswith("The game is over: ["), told
    assert host.client.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_token_among_the_subprotocols_is_never_sent_back(site: str) -> None:
    token = Host(site).bot()

    async def run(*subprotocols: str, **headers: str) -> ClientConnection:
        chosen = [Subprotocol(one) for one in subprotocols]
        async with connect(socket_of(site), subprotocols=chosen, additional_headers=headers) as socket:
            assert '"say":"welcome"' in str(await socket.recv())
            return socket

    def refused(*subprotocols: str, **headers: str) -> int:
        with pytest.raises(InvalidStatus) as caught:
            asyncio.run(run(*subprotocols, **headers))
        assert token not in str(caught.value.response.headers)
        return caught.value.response.status_code

    bearer = f"atout.bearer.{token}"
    assert asyncio.run(run("atout", bearer)).subprotocol == "atout"
    assert asyncio.run(run(bearer)).subprotocol is None
    # Whoever has the token may use it from any page; a page without one has no name here.
    assert asyncio.run(run("atout", bearer, Origin="https://elsewhere.example")).subprotocol == "atout"
    assert refused("atout", f"{bearer}x") == 401
    assert refused("atout", "atout.bearer.") == 401
    assert refused("atout", Origin="https://elsewhere.example") == 403
    assert refused("atout") == 401
