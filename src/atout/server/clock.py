"""Time that never jumps: the wall clock when the server started, plus what has passed since."""

from __future__ import annotations

import time


class Clock:
    """Seconds since 1970; a change of the system's clock does not move it."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        return round(self._began + time.monotonic(), 3)
