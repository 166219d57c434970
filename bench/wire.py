"""The leanest WebSocket client that will do: the load generator shares two cores with the server it measures."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

Hear = Callable[[bytes], None]

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)  # frames must carry a mask; with this one nothing changes


class Wire(asyncio.Protocol):
    """One socket: `hear` is called with every message, `lost` once if the other side goes."""

    def __init__(self) -> None:
        self.hear: Hear = lambda _: None
        self.lost: Callable[[], None] = lambda: None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self._now = loop.time
        self.last = 0.0  # when anything was said or heard
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.last = self._now()
        if self._rest:
            data = self._rest + data
        at = 0 if self.opened.done() else self._upgraded(data)
        end = len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if body + size > end:
                break
            self._frame(data[at], data[body : body + size])
            at = body + size
        self._rest = data[at:]

    def _upgraded(self, data: bytes) -> int:
        """Where the first frame begins, once the server has agreed."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        if b" 101 " not in head[:20]:
            self.opened.set_exception(ConnectionError(head[:200].decode(errors="replace")))
        elif b"permessage-deflate" in head:
            self.opened.set_exception(ConnectionError("the server wants to compress every message"))
        else:
            self.opened.set_result(None)
        return len(head) + 4

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == _TEXT:
            self.hear(body)
        elif kind == _PING:
            self._write(_PONG, body)
        elif kind == _CLOSE:
            self._transport.close()
        else:
            raise ValueError(f"a frame of kind {kind:#x} is not expected here")

    def say(self, message: bytes) -> None:
        self.last = self._now()
        self._write(_TEXT, message)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"%c%b%b%b" % (kind, length, _NO_MASK, body))

    def close(self) -> None:
        self.lost = lambda: None
        self._transport.close()


async def connect(port: int, path: str, hear: Hear, headers: str = "") -> Wire:
    """A socket of this machine; like a browser it offers compression, which a server should decline."""
    _, wire = await asyncio.get_running_loop().create_connection(Wire, "127.0.0.1", port)
    wire.hear = hear
    key = b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n{headers}\r\n"
    )
    wire._transport.write(request.encode())
    await wire.opened
    return wire
