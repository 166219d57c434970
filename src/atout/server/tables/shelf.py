"""Which games are ready: a child process compiles them in the order of the shelf, this one only loads the result."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

from atout import bots, catalogue, warmup
from atout.catalogue import Game
from atout.families import specs
from atout.server.problems import Problem

_log = logging.getLogger("atout")


class Shelf:
    """The games of this machine."""

    def __init__(self) -> None:
        self.progress = ""  # what the compiler is doing
        self._loaded: set[str] = set()
        self._locks: dict[str, asyncio.Lock] = {}
        self._child: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    def is_ready(self, id: str) -> bool:
        """Whether a table of a game can be started at once."""
        return specs()[id].family in self._loaded

    async def loaded(self, game: Game) -> None:
        """Load a game's compiled rules; a problem that tells the progress if they are not there yet."""
        family = game.spec.family
        if family in self._loaded:
            return
        if not warmup.ready(game):
            raise Problem("preparing", self.progress)
        async with self._locks.setdefault(family, asyncio.Lock()):
            if family not in self._loaded:
                await asyncio.to_thread(_load, game)
                self._loaded.add(family)

    async def load_all(self) -> None:
        """Load what is compiled already."""
        for game in _families():
            if warmup.ready(game):
                await self.loaded(game)

    def start(self) -> None:
        """Compile what is missing, in a child process."""
        self._task = asyncio.get_running_loop().create_task(self._compile())

    async def _compile(self) -> None:
        missing = [game.id for game in _families() if not warmup.ready(game)]
        if missing:
            parts = ("--part", warmup.TABLE, "--part", warmup.BOT)
            self.progress = f"0/{2 * len(missing)}"
            self._child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "atout.warmup", "--watch", *parts, *missing),
                stdin=asyncio.subprocess.PIPE,  # if we are killed, it ends, too
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is meant for us
            )
            assert self._child.stdout is not None
            async for line in self._child.stdout:
                self.progress = line.decode(errors="replace").strip()
                await self.load_all()
            await self._child.wait()
            if self._child.returncode:
                _log.error("compiling ended with status %s", self._child.returncode)
        self.progress = ""
        await self.load_all()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._child is not None and self._child.returncode is None:
            self._child.kill()
            await self._child.communicate()


def _families() -> list[Game]:
    """One game of every family, in the order of the shelf."""
    first: dict[str, Any] = {}
    for spec in specs().values():
        first.setdefault(spec.family, spec.id)
    return [catalogue.game(id) for id in first.values()]


def _load(game: Game) -> None:
    """Touch all compiled code once, so that nothing is loaded while people wait."""
    state = game.start(seed=0)
    assert state.seat is not None
    bots.analyse(state.view(state.seat), bots.Budget(simulations=1))
