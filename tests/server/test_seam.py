"""Without uvicorn's inner parts: its own protocols serve people as well."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from atout.server.live.seam import PLAIN, protocols
from atout.server.live.socket import LARGEST, TOO_LARGE
from tests.server.networks import network


def test_people_play_through_uvicorns_own_protocols(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_PLAIN_UVICORN", "1")

    async def run() -> None:
        async with network(tmp_path) as net:
            id = await net.open(["ann", "ben"], "ebbes", {"players": 2})
            ann, ben = lines = [await net.line("ann"), await net.line("ben")]
            for line in lines:
                await line.follow(id)
            assert (await ann.do("start", id))["say"] == "done"
            table = net.house.hub.rooms[id].table
            for _ in range(6):
                line = lines[table.due()[0]]
                told = await line.wait(lambda said: said.get("number") == table.number and "moves" in said)
                assert (await line.do("move", id, move=told["moves"][0], on=told["number"]))["say"] == "done"
            await ben.pong()
            assert [said["number"] for said in ben.events(id)] == [said["number"] for said in ann.events(id)]
            assert (await net.get("/api/me", "ann")).status_code == 200
            await ben.socket.send("x" * (LARGEST + 1))
            assert await ben.until_closed() == TOO_LARGE

    asyncio.run(run())


@pytest.mark.parametrize(
    ("kind", "part"), [(WebSocketsSansIOProtocol, "send_receive_event_to_app"), (HttpToolsProtocol, "on_message_begin")]
)
def test_another_uvicorn_is_used_as_it_is(
    kind: type, part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert protocols() != PLAIN
    for module in ("atout.server.live.line", "atout.server.live.door"):
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delattr(kind, part)
    assert protocols() == PLAIN
    assert part in caplog.text
