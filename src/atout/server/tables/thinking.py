"""Bots think in threads beside the event loop; the compiled search does not hold the GIL."""

from __future__ import annotations

import asyncio
import math
import os
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from atout import bots
from atout.families.moves import Kind
from atout.server.problems import Problem
from atout.view import View

T = TypeVar("T")
HINT = bots.Budget(simulations=6000, seconds=0.3)
LEAST = 0.15  # seconds from a bot's turn to its move
_SPARE = 0.05  # by how much a move comes after the end of the time that was granted to think about it
_ROUND = 1.0  # seconds in which all bots that wait are to be served: the more they are, the less each of them thinks
_SHARE, _ASKED = 3, 16  # questions under way: of one person, of all


class _End(threading.Event):
    """When a thought ends: as soon as nobody wants it any more, or when its time is up."""

    at = math.inf

    def is_set(self) -> bool:
        return super().is_set() or time.monotonic() >= self.at


class Queue:
    """Those who wait for a thread: whoever has many waiting is served no more often than whoever has one."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def join(self, whose: str) -> asyncio.Future[None]:
        """Done when it is one's turn."""
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(ticket)
        return ticket

    def ahead(self, whose: str) -> int:
        """About how many are served before one who joins now."""
        return len(self._waiting) + len(self._waiting.get(whose, ()))

    def call(self) -> bool:
        """Let the next one go ahead, if anybody waits who has not given up."""
        while self._waiting:
            whose = next(iter(self._waiting))
            tickets = self._waiting.pop(whose)
            ticket = tickets.popleft()
            if tickets:
                self._waiting[whose] = tickets  # behind all others
            if not ticket.done():
                ticket.set_result(None)
                return True
        return False


class Thinker:
    """A few threads of low priority. Bots come first; what people ask for never takes the last thread from them."""

    waits = True  # for as long as a thought may take; tests do without

    def __init__(self, workers: int | None = None) -> None:
        cores = os.cpu_count() or 1
        self.workers = workers or max(2, min(4, cores))
        self._cores = min(self.workers, cores)
        self._pool = ThreadPoolExecutor(self.workers, "atout-bot", initializer=_be_nice)
        self._bots, self._questions = Queue(), Queue()
        self._busy: Counter[Queue] = Counter()  # threads
        self._asked: Counter[str] = Counter()  # questions under way, by person
        self.waiting = 0  # bots whose time to think has not passed
        # A bot's level, the seconds that it is granted, and their share of what is usual. Not what it takes: that would
        # tell which moves are forced.
        self.on_granted: Callable[[str, float, float], None] = lambda *_: None

    def pace_of(self, kind: Kind, pace: float) -> float:
        """Seconds before a bot makes a move of a kind, whatever it holds; `pace` as a table's settings have it."""
        return max(LEAST if self.waits else 0.0, kind.pace * pace)

    async def choose(self, level: str, view: View, whose: str, *, learnt: bool = True) -> int:
        """A bot's move number, with or without what was `learnt`; `whose` table it plays at.

        It takes as long as the thought may take, whatever the cards: a forced move comes no sooner than any other.
        """
        budget, end = self._grant(level, bots.live(level, view.game, learnt=learnt), whose), _End()
        seconds = budget.seconds or LEAST

        def think() -> int:
            end.at = time.monotonic() + seconds
            return bots.choose(level, view, budget=replace(budget, cancel=end), learnt=learnt)

        self.waiting += 1
        try:
            number = await self._run(self._bots, whose, think)
            if self.waits:
                await asyncio.sleep(end.at + _SPARE - time.monotonic())
            return number
        finally:
            end.set()  # if it is not wanted any more
            self.waiting -= 1

    def _grant(self, level: str, usual: bots.Budget, whose: str) -> bots.Budget:
        """How much a bot may think: as its level usually does, or a fair share of the cores if that is less."""
        most = usual.seconds or LEAST
        seconds = min(most, self._cores * _ROUND / (1 + self._bots.ahead(whose)))
        self.on_granted(level, seconds, seconds / most)
        return replace(usual, seconds=seconds)

    async def consult(self, person: str, work: Callable[[], T]) -> T:
        """Something that a person can ask for again: refused while they, or all together, have asked for too much."""
        if self._asked[person] >= _SHARE or self._asked.total() >= _ASKED:
            raise Problem("slow-down", "too many hints, claims and take-backs are under way", seconds=1)
        self._asked[person] += 1
        return await self._run(self._questions, person, work, lambda: self._has_answered(person))

    def _has_answered(self, person: str) -> None:
        self._asked[person] -= 1
        if not self._asked[person]:
            del self._asked[person]

    async def _run(self, queue: Queue, whose: str, work: Callable[[], T], done: Callable[[], None] = lambda: None) -> T:
        """Wait for a thread and work there. Whoever gives up waiting is gone at once; a thread is busy to its end."""
        ticket = queue.join(whose)
        self._call()
        try:
            await ticket
        except asyncio.CancelledError:
            if not ticket.cancelled():  # it was our turn already
                self._free(queue)
            done()
            raise
        loop = asyncio.get_running_loop()

        def end(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._free, queue)
                loop.call_soon_threadsafe(done)

        job = self._pool.submit(work)
        job.add_done_callback(end)
        return await asyncio.wrap_future(job)

    def _call(self) -> None:
        """Give free threads to those who wait."""
        while self._busy.total() < self.workers and self._bots.call():
            self._busy[self._bots] += 1
        most = max(1, self.workers - 1)
        while self._busy.total() < self.workers and self._busy[self._questions] < most and self._questions.call():
            self._busy[self._questions] += 1

    def _free(self, queue: Queue) -> None:
        self._busy[queue] -= 1
        self._call()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _be_nice() -> None:
    """Let the event loop's thread go first."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
