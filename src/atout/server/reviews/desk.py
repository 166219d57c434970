"""Where reviews are asked for: one process makes them, those who wait take turns, and nothing is made twice."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from itertools import count
from typing import Literal, NamedTuple

from msgspec import Raw, Struct
from msgspec.structs import replace

from atout.catalogue import Game
from atout.record import Record, read
from atout.refusals import RecordError, RulesError
from atout.server.problems import Problem
from atout.server.reviews import wishes
from atout.server.reviews.child import Child, ChildGone
from atout.server.reviews.wishes import SoFar
from atout.server.reviews.worker import Begun, Done, Failed, Found, Paused, Task
from atout.server.store import Store, StoreAway
from atout.server.tables.shelf import Shelf
from atout.server.tables.thinking import Queue

_log = logging.getLogger("atout.server")
_TURN = 20.0  # seconds of work after which others have their turn
_LONGEST = 3600.0  # seconds of work on one review
_TRIES = 2  # how often a review is begun whose process ends
_EACH, _ALL = 4, 120  # reviews under way: of one household, of all
_KEPT = 32 << 20  # bytes of reviews of records that were sent
_FAILURES = 200  # that are remembered
_SWEEP = 20.0  # seconds between two looks for what other servers have left behind
_BREATH = 1.0  # seconds after which what was found is kept, so that it is not lost with this server

Stage = Literal["none", "queued", "running", "done", "failed"]


class Key(NamedTuple):
    """What is reviewed: the game of a table, or a record that somebody sent; and how deeply."""

    table: str | None
    sent: str  # a hash of the record; empty for a table
    deeper: bool


class Progress(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    state: Stage
    share: float = 0.0  # of the work that is done
    ahead: int = 0  # how many others have their turn before it
    rounds: list[Raw] = []
    decisions: list[Raw] = []
    review: Raw | None = None


class Job:
    """A review under way."""

    def __init__(self, number: int, game: Game, task: Task, whose: str, found: SoFar) -> None:
        self.number, self.game, self.whose = number, game, whose
        self._task, self.found = task, found
        self.askers = {whose}
        self.stage: Literal["queued", "running"] = "queued"
        self.spent, self.tries = 0.0, 0
        self.doing: asyncio.Task[None] | None = None

    @property
    def task(self) -> Task:
        """What is left to do."""
        return replace(self._task, found=self.found.decisions)


class Desk:
    """All reviews of this server."""

    def __init__(self, store: Store, shelf: Shelf, generosity: float = 1.0) -> None:
        """`generosity` multiplies how many may be under way."""
        self._store, self._shelf, self._generosity = store, shelf, generosity
        self._child, self._queue, self._busy = Child(), Queue(), False
        self._numbers = count()
        self._jobs: dict[Key, Job] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()  # of records that were sent; the one used last at the end
        self._failed: OrderedDict[Key, str] = OrderedDict()

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    # --- Asking ---

    def under_way(self, key: Key, first: int) -> Progress | None:
        """How far a review is, with its decisions from a number on; None: nobody is at it here."""
        job = self._jobs.get(key)
        if job is None:
            return None
        ahead = 0 if job.stage == "running" else self._queue.ahead(job.whose)
        return _so_far(job.stage, job.found, first, ahead)

    async def find(self, key: Key, first: int = 0) -> Progress:
        """How far a review is; whoever asks may see its record."""
        found = self.under_way(key, first)
        if found is not None:
            return found
        if key in self._kept:
            self._kept.move_to_end(key)
            return Progress(state="done", share=1.0, review=Raw(self._kept[key]))
        kept = None
        if key.table is not None:
            table = key.table
            kept = await self._store.read(lambda connection: wishes.look(connection, table, key.deeper))
        if kept is not None and kept.review is not None:
            return Progress(state="done", share=1.0, review=Raw(kept.review.encode()))
        if kept is not None:  # another server is at it
            return _so_far("running" if kept.found.decisions else "queued", kept.found, first)
        return Progress(state="failed" if key in self._failed else "none")

    async def ask(self, key: Key, record: Record, raw: str, whose: str) -> None:
        """Somebody wants a review; of what is there, or under way, no second one is made."""
        try:
            record.require_rules()
        except RulesError as error:
            raise Problem("other-rules", error.reason) from None
        if self._joins(key, whose) or (await self.find(key)).state in ("queued", "running", "done"):
            return
        task = Task(raw, await self._before(key))
        self._admit(whose)
        if key.table is not None:
            await wishes.wish(self._store, key.table, key.deeper, record.game().spec.rules)
        if not self._joins(key, whose):
            self._begin(key, record.game(), task, whose)

    def _joins(self, key: Key, whose: str) -> bool:
        """Whether what somebody wants is under way already."""
        job = self._jobs.get(key)
        if job is not None:
            job.askers.add(whose)
        return job is not None

    async def _before(self, key: Key) -> str | None:
        """The review that is to be looked into more deeply, if that is wanted."""
        if not key.deeper:
            return None
        found = (await self.find(key._replace(deeper=False))).review
        if found is None:
            raise Problem("not-reviewed")
        return bytes(found).decode()

    def _admit(self, whose: str) -> None:
        most = max(1, int(_EACH * self._generosity))
        if sum(whose in job.askers for job in self._jobs.values()) >= most:
            raise Problem("too-many", most=most)
        if len(self._jobs) >= _ALL:
            raise Problem("slow-down", "too many reviews are under way", seconds=60)

    async def cancel(self, key: Key, whose: str) -> None:
        """Somebody does not want a review any more; nobody else does, so it ends."""
        job = self._jobs.get(key)
        if job is None:
            return
        job.askers.discard(whose)
        if not job.askers:
            await self._end(key, job)
            if key.table is not None:
                await wishes.forget(self._store, key.table, key.deeper)

    async def take_up(self) -> None:
        """Go on with what was asked of a server that is gone."""
        for table, deeper, raw, found in await wishes.take_up(self._store):
            key = Key(table, "", deeper)
            try:
                record = await asyncio.to_thread(read, raw.encode())
                record.require_rules()
                task = Task(raw, await self._before(key))
            except (RecordError, Problem):
                await wishes.forget(self._store, table, deeper)
            else:
                self._begin(key, record.game(), task, table, found)

    async def run(self) -> None:
        """Take up what was left behind, for ever."""
        while True:
            try:
                await self.take_up()
            except StoreAway as away:
                _log.warning("the database is away: %s", away)
            except Exception:  # better next time than never again
                _log.exception("reviews could not be taken up")
            await asyncio.sleep(_SWEEP)

    # --- Working ---

    def _begin(self, key: Key, game: Game, task: Task, whose: str, found: SoFar | None = None) -> None:
        self._failed.pop(key, None)
        job = self._jobs[key] = Job(next(self._numbers), game, task, whose, found or SoFar())
        job.doing = asyncio.get_running_loop().create_task(self._do(key, job))

    async def _do(self, key: Key, job: Job) -> None:
        """A review from its beginning to its end, in turns."""
        noting = asyncio.get_running_loop().create_task(self._note(key, job))
        try:
            await self._shelf.minded(job.game)
            done = None
            while done is None:
                await self._turn(job)
                try:
                    done = await self._work(job)
                finally:
                    self._busy = False
                    self._call()
            noting.cancel()
            await self._finish(key, done)
        except Exception:
            _log.exception("a review could not be kept")
        finally:
            noting.cancel()
            self._child.drop(job.number)
            if self._jobs.get(key) is job:
                del self._jobs[key]

    async def _note(self, key: Key, job: Job) -> None:
        """Keep what has been found of a table's game, again and again."""
        noted = len(job.found.decisions)
        while key.table is not None:
            await asyncio.sleep(_BREATH)
            now = len(job.found.decisions)
            if now > noted:
                with suppress(StoreAway):  # later
                    await wishes.note(self._store, key.table, key.deeper, job.found)
                    noted = now

    async def _turn(self, job: Job) -> None:
        """Wait until it is one's turn."""
        ticket = self._queue.join(job.whose)
        self._call()
        try:
            await ticket
        except asyncio.CancelledError:
            if not ticket.cancelled():  # it was our turn already
                self._busy = False
                self._call()
            raise

    def _call(self) -> None:
        if not self._busy:
            self._busy = self._queue.call()

    async def _work(self, job: Job) -> Done | Failed | None:
        """One turn; None: there is more to do."""

        def hear(word: Begun | Found) -> None:
            if isinstance(word, Begun):
                job.found.rounds = word.rounds
            else:
                job.found.decisions.append(word.decision)
                job.found.share = word.share

        job.stage, began = "running", asyncio.get_running_loop().time()
        try:
            word = await self._child.work(job.number, _TURN, job.task, hear)
        except ChildGone as gone:
            job.tries += 1
            return Failed(job.number, f"the process that reviews has ended: {gone}") if job.tries == _TRIES else None
        if not isinstance(word, Paused):
            return word
        job.spent += asyncio.get_running_loop().time() - began
        return Failed(job.number, "it takes too long") if job.spent > _LONGEST else None

    async def _finish(self, key: Key, word: Done | Failed) -> None:
        table, deeper = key.table, key.deeper
        if isinstance(word, Failed):
            _log.warning("a review failed: %s", word.why)
            self._failed[key] = word.why
            while len(self._failed) > _FAILURES:
                self._failed.popitem(last=False)
            if table is not None:
                await wishes.forget(self._store, table, deeper)
        elif table is not None:
            await wishes.keep(self._store, table, deeper, bytes(word.review).decode())
        else:
            self._kept[key] = bytes(word.review)
            while sum(map(len, self._kept.values())) > _KEPT and len(self._kept) > 1:
                self._kept.popitem(last=False)

    async def _end(self, key: Key, job: Job) -> None:
        self._jobs.pop(key, None)
        if job.doing is not None:
            job.doing.cancel()
            await asyncio.gather(job.doing, return_exceptions=True)

    async def close(self) -> None:
        """Stop; what was asked for stays in the database."""
        for key, job in list(self._jobs.items()):
            await self._end(key, job)
        await self._child.close()


def _so_far(state: Stage, found: SoFar, first: int, ahead: int = 0) -> Progress:
    return Progress(state=state, share=found.share, ahead=ahead, rounds=found.rounds, decisions=found.decisions[first:])
