"""uvicorn's sockets, leaner: what is said in one turn of the event loop goes out in one write; and they can be cut."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT = "atout.abort"  # in the scope's state: cuts the line at once


class Line(WebSocketsSansIOProtocol):
    """A socket that joins its messages; closing, handshake and slow readers are uvicorn's business."""

    _unsent: list[bytes] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request was refused
            self.scope["state"][ABORT] = self.transport.abort

    async def send(self, message: Any) -> None:
        plain = message["type"] == "websocket.send" and self.handshake_complete and not self.close_sent
        if plain and not self.disconnected and self.writable.is_set():
            data = message["text"].encode()
            if self._unsent is None:
                self._unsent = []
                self.loop.call_soon(self._flush)
            self._unsent += (_head(len(data)), data)
            return
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody reads them again, and there may be thousands

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent and not self.disconnected and not self.close_sent:
            self.transport.write(b"".join(unsent))


def _head(size: int) -> bytes:
    """The head of a whole text message from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")
