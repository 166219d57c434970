"""The process that reviews, as the server sees it: started when there is work, ended when there has long been none."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from atout.server.reviews.worker import END, Begun, Done, Drop, Failed, Found, Go, Order, Paused, Task, Word

WORKER = (sys.executable, "-m", "atout.server.reviews.worker")
_SILENCE = 300.0  # seconds without a word after which it is given up; the first time it may have to compile
_IDLE = 60.0  # seconds without work after which it is ended
_LONGEST = 1 << 26  # bytes of a line: a whole review


class ChildGone(Exception):  # noqa: N818
    """The process has ended, or says nothing; what it had begun is lost."""


class Child:
    """One process; it does one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._begun: set[int] = set()  # jobs that this process knows
        self._rest: asyncio.TimerHandle | None = None

    async def work(
        self, job: int, seconds: float, task: Task, hear: Callable[[Begun | Found], None]
    ) -> Done | Failed | Paused:
        """Let it work on a job for a while; `hear` is told the rounds and every decision."""
        if self._rest is not None:
            self._rest.cancel()
        try:
            process = self._process or await self._start()
            self._say(Go(job, seconds) if job in self._begun else Go(job, seconds, task))
            self._begun.add(job)
            while True:
                word = await self._hear(process)
                if word.job != job:
                    continue  # of one that was dropped: nobody listens to it any more
                if not isinstance(word, Begun | Found):
                    return word
                hear(word)
        except (OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            self.kill()
            raise ChildGone(f"{type(error).__name__} {error}"[:200]) from None
        finally:
            self._rest = asyncio.get_running_loop().call_later(_IDLE, self.kill)

    def drop(self, job: int) -> None:
        """Nobody wants a job any more."""
        if job in self._begun:
            self._begun.discard(job)
            self._say(Drop(job))

    async def _start(self) -> asyncio.subprocess.Process:
        self._begun.clear()
        self._process = await asyncio.create_subprocess_exec(
            *WORKER,
            stdin=asyncio.subprocess.PIPE,  # if we are killed, it ends, too
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for us
            limit=_LONGEST,
        )
        return self._process

    def _say(self, order: Order) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(msgspec.json.encode(order) + END)

    async def _hear(self, process: asyncio.subprocess.Process) -> Word:
        assert process.stdout is not None
        async with asyncio.timeout(_SILENCE):
            return msgspec.json.decode(await process.stdout.readuntil(END), type=Word)

    def kill(self) -> None:
        """What it had begun is lost."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    async def close(self) -> None:
        process = self._process
        if self._rest is not None:
            self._rest.cancel()
        self.kill()
        if process is not None:
            await process.communicate()
