"""uvicorn's sockets, leaner: messages go out as they are, reading is seldom stopped; and they can be cut."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from atout.server.live.seam import LINE, lean_on

lean_on(WebSocketsSansIOProtocol, "queue", "writable", "conn", "frames", "transport", "read_paused", "disconnected")
lean_on(WebSocketsSansIOProtocol, "close_sent", "handshake_initiated", "handshake_complete")
lean_on(WebSocketsSansIOProtocol, "data_received", "handle_connect", "send", "send_receive_event_to_app")
_UNREADABLE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_UNREAD = 8  # messages that may wait to be read before the sender has to


class Inbox:
    """As much of asyncio's queue as a socket with one reader needs; there may be thousands."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items


class Gate:
    """Likewise, asyncio's event: open most of the time, so that nobody waits."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._closed is None

    def clear(self) -> None:
        self._closed = self._closed or asyncio.Event()

    def set(self) -> None:
        closed, self._closed = self._closed, None
        if closed is not None:
            closed.set()

    async def wait(self) -> bool:
        return self._closed is None or await self._closed.wait()


class Line(WebSocketsSansIOProtocol):
    """A socket with a short way out; closing, handshake and slow readers are uvicorn's business."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.queue, self.writable = Inbox(), Gate()  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # uvicorn would leave it open
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.transport.write(_UNREADABLE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request was refused
            self.scope["state"][LINE] = self

    def say(self, data: bytes) -> bool:
        """Send a text now, if the reader is ready for it."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(_head(len(data)) + data)
        return True

    def abort(self) -> None:
        """Cut the line at once."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # nobody reads these again
            self.request.headers.clear()
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """As uvicorn, but as bytes: whether they are text is for whoever decodes them, and answers if they are not.

        To stop and start reading at every message would cost more than the message.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= _UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    """The head of a whole text message from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")
