"""Bots think in threads beside the event loop; the compiled search does not hold the GIL."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from atout import bots
from atout.server.problems import Problem
from atout.view import View

T = TypeVar("T")
HINT = bots.Budget(simulations=6000, seconds=0.3)
# Seconds a bot takes before it acts, by the first word of what it may do; this must not depend on hidden cards.
_PACE = {"no": 0.3, "turn": 0.6, "place": 0.6, "pick": 0.6, "keep": 0.6}
_CROWD, _FULL = 16, 200  # so many waiting: think less, hardly at all; the queue never grows long
_BRIEFLY, _HARDLY = bots.Budget(simulations=500, seconds=0.05), bots.Budget(simulations=20, seconds=0.002)


def pace_of(move: str) -> float:
    """Seconds before a bot makes a move of this kind."""
    return _PACE.get(move.partition(":")[0], 1.0)


class Thinker:
    """A few threads of low priority, and a queue in front of them."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or min(4, os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self.workers, "atout-bot", initializer=_be_nice)
        self._slots = asyncio.Semaphore(self.workers)
        self.waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Do something slow without keeping the event loop waiting."""
        self.waiting += 1
        try:
            async with self._slots:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.waiting -= 1

    async def choose(self, level: str, view: View) -> int:
        """A bot's move number."""
        budget = None if self.waiting < _CROWD else _BRIEFLY if self.waiting < _FULL else _HARDLY
        return await self.run(lambda: bots.choose(level, view, budget=budget))

    async def consult(self, work: Callable[[], T]) -> T:
        """Something that a person can ask for again: refused while too many are waiting."""
        if self.waiting >= _FULL:
            raise Problem("slow-down", "too many bots are thinking", seconds=1)
        return await self.run(work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _be_nice() -> None:
    """Let the event loop's thread go first."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
