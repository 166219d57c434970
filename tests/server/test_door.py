"""What comes in pieces, late, or is no frame at all: answered or dropped, and nothing for the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from atout.server.live import door
from atout.server.live.socket import LARGEST, TOO_LARGE
from tests.server.networks import Network, network

MASK = bytes(4)  # the one that changes nothing
PROTOCOL_ERROR = 1002
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/me HT",
    "half the headers": b"GET /api/me HTTP/1.1\r\nhost: table.test\r\nx-more",
    "half a body": b"POST /api/account HTTP/1.1\r\nhost: table.test\r\ncontent-type: application/json\r\n"
    b'content-length: 100\r\n\r\n{"name":',
    "half a chunk": b"POST /api/account HTTP/1.1\r\nhost: table.test\r\ncontent-type: application/json\r\n"
    b'transfer-encoding: chunked\r\n\r\n64\r\n{"name":',
    "half a handshake": b"GET /api/socket HTTP/1.1\r\nhost: table.test\r\nupgrade: websocket\r\nconnection: upgrade",
    "a second request": b"GET /health HTTP/1.1\r\nhost: table.test\r\n\r\nGET /health HTTP/1.1\r\nhost",
}


def on_a_network(folder: Path, caplog: pytest.LogCaptureFixture, test: Callable[[Network], Awaitable[None]]) -> None:
    async def run() -> None:
        async with network(folder) as net:
            await test(net)

    caplog.set_level(logging.WARNING)
    asyncio.run(run())
    assert not [record.getMessage() for record in caplog.records]


def test_half_a_request_is_dropped_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)

    async def test(net: Network) -> None:
        said = await asyncio.gather(*(_until_dropped(net, half) for half in HALVES.values()))
        for half, reply in zip(HALVES, said, strict=True):
            assert reply.rpartition(b"HTTP/1.1 ")[2].startswith(b"408 "), half
        assert said[-1].startswith(b"HTTP/1.1 200 ")  # to the first request

    on_a_network(tmp_path, caplog, test)


def test_what_has_come_in_part_gains_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A header now and then keeps nobody's connection open."""
    monkeypatch.setattr(door, "PATIENCE", 0.2)

    async def test(net: Network) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", net.port)
        writer.write(b"GET /health HTTP/1.1\r\nhost: table.test\r\n")
        reply = asyncio.ensure_future(reader.read())
        while not reply.done():
            writer.write(b"x-more: 1\r\n")
            await asyncio.sleep(0.02)
        assert reply.result().startswith(b"HTTP/1.1 408 ")
        writer.close()

    on_a_network(tmp_path, caplog, test)


def test_a_complete_request_is_answered_however_long_that_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)

    async def test(net: Network) -> None:
        persons, line = net.house.site.persons, await net.line("ann")
        recognise = persons.recognise

        async def slowly(headers: Any) -> Any:
            await asyncio.sleep(2 * door.PATIENCE)
            return await recognise(headers)

        monkeypatch.setattr(persons, "recognise", slowly)
        assert (await net.get("/api/me", "ann")).status_code == 200
        await line.pong()  # and a socket stays

    on_a_network(tmp_path, caplog, test)


def test_whatever_a_frame_is_it_is_answered_or_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(net: Network) -> None:
        line = await net.line("ann")
        refused = [_frame(0x81, b"\xff\xfe"), _frame(0x81, b'"\xc3'), _frame(0x82, b"\xff"), _frame(0x81, b"")]
        refused += [_frame(0x01, b'"\xc3') + _frame(0x80, b"\xff")]  # in two pieces
        for frame in refused:
            since = len(line.heard)
            line.socket.transport.write(frame)
            reply = await line.wait(lambda said: said["say"] == "refused", since)
            assert reply["code"] == "bad-request" and reply["text"]
        line.socket.transport.write(_frame(0x01, b'{"do":') + _frame(0x89, b"") + _frame(0x80, b'"ping"}'))
        await line.wait(lambda said: said["say"] == "pong")
        closed = [_frame(0x80, b"{}"), _frame(0x01, b"{") + _frame(0x81, b"}"), _frame(0x83, b""), _frame(0xF1, b"{}")]
        closed += [b"\x81\x02{}", _frame(0x09, b""), _frame(0x89, b"x" * 126)]
        for frame in closed:
            line = await net.line("ann")
            line.socket.transport.write(frame)
            assert await line.until_closed() == PROTOCOL_ERROR, frame
        line = await net.line("ann")
        line.socket.transport.write(_frame(0x81, b"{" * 50)[:20])  # not all of it
        line.socket.transport.abort()
        await (await net.line("ben")).pong()

    on_a_network(tmp_path, caplog, test)


def test_sizes_are_counted_in_bytes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(net: Network) -> None:
        line = await net.line("ann")
        await line.socket.send("é" * (LARGEST // 2))
        await line.wait(lambda said: said.get("code") == "bad-request")
        await line.socket.send("é" * (LARGEST // 2) + "x")
        assert await line.until_closed() == TOO_LARGE

    on_a_network(tmp_path, caplog, test)


@pytest.mark.parametrize(
    "more",
    [b"".join(b"x-%d: 1\r\n" % i for i in range(200)), b"x-long: " + b"x" * 20_000 + b"\r\n", b"x-e: \xc3\xa9\xff\r\n"],
    ids=["many headers", "a long header", "no ASCII"],
)
def test_a_strange_handshake_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture, more: bytes) -> None:
    async def test(net: Network) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", net.port)
        writer.write(
            b"GET /api/socket HTTP/1.1\r\nhost: table.test\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n" + more + b"\r\n"
        )
        assert (await asyncio.wait_for(reader.read(), 15)).startswith(b"HTTP/1.1 4")
        writer.close()

    on_a_network(tmp_path, caplog, test)


async def _until_dropped(net: Network, half: bytes) -> bytes:
    """Everything that the server says to half a request, until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", net.port)
    writer.write(half)
    reply = await asyncio.wait_for(reader.read(), 15)
    writer.close()
    return reply


def _frame(head: int, data: bytes) -> bytes:
    """A frame of a client (RFC 6455, 5.2)."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes((head,)) + size + MASK + data
