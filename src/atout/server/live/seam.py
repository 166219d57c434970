"""Where our server meets uvicorn: our own `Door` and `Line`, or what uvicorn brings where its inner parts have changed.

`ATOUT_PLAIN_UVICORN=1` asks for the latter. Tables go on as usual then; what is lost is a little speed, the time limit
for a request (a proxy may set one), and the way to cut off a reader who never reads.
"""

from __future__ import annotations

import asyncio
import os
from typing import NamedTuple, Protocol

from atout.server.site import log

LINE = "atout.line"  # in the scope's state: the line itself


class Way(Protocol):
    """The short way to a reader, where there is one."""

    def say(self, data: bytes) -> bool: ...
    def abort(self) -> None: ...


class Protocols(NamedTuple):
    """What uvicorn's settings `http` and `ws` are to be."""

    http: type[asyncio.Protocol] | str
    ws: type[asyncio.Protocol] | str


PLAIN = Protocols("auto", "auto")


def protocols() -> Protocols:
    """Ours if they fit this uvicorn."""
    if os.environ.get("ATOUT_PLAIN_UVICORN"):
        return PLAIN
    try:
        from atout.server.live.door import Door
        from atout.server.live.line import Line
    except (ImportError, AttributeError) as missing:
        log.warning("this uvicorn is not the one that we know, its own protocols are used: %s", missing)
        return PLAIN
    return Protocols(Door, Line)


def lean_on(kind: type, *names: str) -> None:
    """Make sure that a class of uvicorn's has, or sets when it is made, what we use of it; an AttributeError if not."""
    made = kind.__init__.__code__.co_names  # type: ignore[misc]
    for name in names:
        if name not in made:
            getattr(kind, name)
