"""Which games are ready: a child process compiles them, this one only loads the result. What somebody waits for comes
first; a table can begin as soon as its rules are there, and bots join when they are."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from time import monotonic

from atout import bots, catalogue, warmup
from atout.catalogue import Game
from atout.families import specs
from atout.server.problems import Problem
from atout.warmup import BOT, JUDGE, REVIEW, TABLE, Job

_log = logging.getLogger("atout")
COMPILER = (sys.executable, "-m", "atout.warmup")
_PARTS = (TABLE, BOT, JUDGE)
_LATER = (*_PARTS, REVIEW)  # compiled in this order, but the last is loaded by the process that reviews
_USUAL = 1e-4  # seconds for a unit of `warmup.work`, until this machine has shown how fast it is,
_SHOWN = 0.1  # which it has after so much of a part
_NEARLY = 0.97  # the most that is guessed of a part before it is said to be done


class Shelf:
    """The games of this machine."""

    def __init__(self) -> None:
        self._here: dict[Job, asyncio.Event] = {}  # set when a part is loaded
        self._locks: dict[Job, asyncio.Lock] = {}
        self._shares: dict[Job, tuple[float, float]] = {}  # how much of a part is compiled, and when that was told
        self._wished: list[str] = []  # families that somebody waits for, in this order
        self._queue: list[str] = []  # families that the child compiles, in this order
        self._pace = _USUAL
        self._child: asyncio.subprocess.Process | None = None
        self._put_off = False  # the child was told to end, because something else comes first
        self._task: asyncio.Task[None] | None = None

    # --- What is ready ---

    def is_ready(self, id: str) -> bool:
        """Whether a table of a game can be started at once."""
        return self._is_here((specs()[id].family, TABLE))

    def _is_here(self, job: Job) -> bool:
        return job in self._here and self._here[job].is_set()

    async def loaded(self, game: Game) -> None:
        """Load a game's compiled rules; if they are not there yet, they come next, and a problem tells how far."""
        if not await self._load_part(game, TABLE):
            self._wish(game.spec.family)
            raise Problem("preparing", self.progress)

    async def minded(self, game: Game) -> bool:
        """Load what bots, hints and claims need; waits until it is compiled. Whether what bots have learnt is there,
        too: nobody waits for that."""
        if not await self._load_part(game, BOT):
            await self._event((game.spec.family, BOT)).wait()
        return await self._load_part(game, JUDGE)

    async def _load_part(self, game: Game, part: str) -> bool:
        """Load a part unless that was done; False: it is not compiled yet."""
        job = game.spec.family, part
        if self._is_here(job):
            return True
        compiled = warmup.parts(game)
        if not (compiled[TABLE] and compiled[part]):  # a bot needs a table, too
            return False
        async with self._locks.setdefault(job, asyncio.Lock()):
            if not self._is_here(job):
                await asyncio.to_thread(_touch, game, part)
                self._event(job).set()
        return True

    async def _load_parts(self, family: str) -> None:
        for part in _PARTS:
            await self._load_part(_game(family), part)

    def _event(self, job: Job) -> asyncio.Event:
        return self._here.setdefault(job, asyncio.Event())

    async def load_all(self) -> None:
        """Load what is compiled already."""
        for family in _families():
            await self._load_parts(family)

    # --- Compiling ---

    def start(self) -> None:
        """Compile what is missing, in a child process."""
        self._task = asyncio.get_running_loop().create_task(self._compile())

    async def _compile(self) -> None:
        while self._arrange():
            status = await self._run_child()
            if status:
                _log.error("compiling ended with status %s", status)
                break
        self._queue = []
        await self.load_all()

    def _arrange(self) -> bool:
        """Which families to compile, in which order: those that somebody waits for first. False: all is there."""
        missing = [family for family in _families() if not all(map(warmup.parts(_game(family)).get, _LATER))]
        first = [family for family in self._wished if family in missing]
        self._queue = [*first, *(family for family in missing if family not in first)]
        return bool(missing)

    def _wish(self, family: str) -> None:
        """Somebody waits for a family: what nobody waits for is put off; the others keep their turn."""
        if family in self._wished:
            return
        self._wished.append(family)
        self._give_way()

    def _give_way(self) -> None:
        """End a child that compiles what nobody waits for while somebody waits for something else."""
        missing = [family for family in self._queue if self._told(family) < 1]
        if self._child is not None and missing and missing[0] not in self._wished and {*missing} & {*self._wished}:
            self._put_off = True
            self._child.kill()

    async def _run_child(self) -> int:
        """Let a child compile until all is there, or something else comes first; a status, if it failed."""
        self._put_off = False
        parts = (word for part in _LATER for word in ("--part", part))
        games = (_game(family).id for family in self._queue)
        began = before = 0.0
        self._child = child = await asyncio.create_subprocess_exec(
            *(*COMPILER, "--watch", *parts, *games),
            stdin=asyncio.subprocess.PIPE,  # if we are killed, it ends, too
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for us
        )
        self._give_way()  # to a wish that came while it started
        assert child.stdout is not None
        async for line in child.stdout:
            job, share = warmup.parsed(line.decode())
            self._shares[job] = share, (now := monotonic())
            if not began:  # that the compiler has to start first is paid once, not for every game
                began, before = now, self._done()
            done = self._done() - before
            if done > _SHOWN * warmup.work(self._queue[0]):
                self._pace = (now - began) / done
            if share == 1:
                await self._load_parts(job[0])
        status, self._child = await child.wait(), None
        self._shares = {job: told for job, told in self._shares.items() if told[0] == 1}
        was_interrupted = status == -signal.SIGINT  # a Ctrl-C that came before it had a session of its own
        return 0 if self._put_off or was_interrupted else status

    # --- How far it is ---

    def _told(self, family: str) -> float:
        """How much of a family's rules is compiled, as was said."""
        return self._shares.get((family, TABLE), (0.0, 0.0))[0]

    def _done(self) -> float:
        """How much work has been done on rules."""
        return sum(warmup.work(family) * self._told(family) for family in self._queue)

    def share(self, id: str) -> float:
        """How much of what a table needs is there; between two words of the compiler, as its pace lets expect."""
        family = specs()[id].family
        if self.is_ready(id):
            return 1.0
        told, at = self._shares.get((family, TABLE), (0.0, 0.0))
        since = monotonic() - at if at else 0.0
        return max(told, min(_NEARLY, told + since / (warmup.work(family) * self._pace)))

    def seconds(self, id: str) -> float:
        """About how long it is until a table of a game can be started."""
        family = specs()[id].family
        if family not in self._queue or self.is_ready(id):
            return 0.0
        before = self._queue[: self._queue.index(family) + 1]
        return sum(warmup.work(one) * (1 - self.share(_game(one).id)) for one in before) * self._pace

    @property
    def progress(self) -> str:
        """How many parts of those that are being compiled are done."""
        jobs = [(family, part) for family in self._queue for part in _LATER]
        done = sum(self._shares.get(job, (0.0,))[0] == 1 for job in jobs)
        return f"{done}/{len(jobs)}" if jobs else ""

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._child is not None and self._child.returncode is None:
            self._child.kill()
            await self._child.communicate()


def _families() -> list[str]:
    """All families, in the order of the shelf."""
    return list(dict.fromkeys(spec.family for spec in specs().values()))


def _game(family: str) -> Game:
    """A family's first game."""
    return catalogue.game(next(spec.id for spec in specs().values() if spec.family == family))


def _touch(game: Game, part: str) -> None:
    """Load a part and use it once, so that nothing is loaded while people wait."""
    state = game.start(seed=0)
    if part != TABLE:
        assert state.seat is not None
        bots.analyse(state.view(state.seat), bots.Budget(simulations=1), learnt=part == JUDGE)
