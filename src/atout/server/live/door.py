"""uvicorn's HTTP with a limit: whoever comes has to say all that they want in time, or the connection is dropped."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from atout.server.live.seam import lean_on

lean_on(HttpToolsProtocol, "loop", "cycle", "transport", "on_message_begin", "on_message_complete")
PATIENCE = 10.0  # seconds for a whole request, the handshake of a socket included
_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door(HttpToolsProtocol):
    """A connection until its request is complete, or until it becomes a socket; then others watch over it."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._has_come()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._deadline is None:  # what has come in part gains no time
            self._deadline = self.loop.call_later(PATIENCE, self._drop)

    def _has_come(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self) -> None:
        """Say why, unless an answer has begun, and close; a handler that waits for more hears that nobody is left."""
        self._deadline = None
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_LATE)
        self.transport.close()
