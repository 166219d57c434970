"""The process that reviews: of the lowest priority, a decision at a time, told what to do by a server, line by line.

    python -m atout.server.reviews.worker

A line in is an `Order`, a line out a `Word`. It keeps what it has begun, and ends with whoever holds its input.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

_LOWEST = 19  # priority


class Task(Struct, frozen=True):
    """What is to be reviewed."""

    record: str
    review: str | None = None  # an earlier review that is to be looked into more deeply
    frame: int | None = None  # only the decision that this frame shows
    found: list[Raw] = []  # decisions that were judged before somebody was interrupted


class Go(Struct, frozen=True, tag_field="do", tag="go"):
    """Work on a job for a while."""

    job: int
    seconds: float
    task: Task | UnsetType = UNSET  # when it begins


class Drop(Struct, frozen=True, tag_field="do", tag="drop"):
    """Nobody wants a job any more."""

    job: int


class _Word(Struct, frozen=True, tag_field="say"):
    job: int


class Begun(_Word, frozen=True, tag="begun"):
    """The game was replayed."""

    rounds: list[Raw]  # as the review will tell them


class Found(_Word, frozen=True, tag="found"):
    """One more decision was judged."""

    share: float  # of the work that is done
    decision: Raw


class Paused(_Word, frozen=True, tag="paused"):
    """The time is over, but the work is not."""


class Done(_Word, frozen=True, tag="done"):
    review: Raw  # or the one decision that was asked for


class Failed(_Word, frozen=True, tag="failed"):
    why: str  # for programmers, in English


Order = Go | Drop
Word = Begun | Found | Paused | Done | Failed
END = b"\n"


class Worker:
    """Jobs that were begun, each as far as it is."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._begun: dict[int, Iterator[Begun | Found | Done]] = {}
        self._dropped: set[int] = set()  # told by the thread that listens

    def drop(self, job: int) -> None:
        """Forget a job; one that is being worked on ends after the next decision."""
        self._dropped.add(job)
        self._begun.pop(job, None)

    def go(self, order: Go) -> None:
        """Work on a job until its time is over, it is done, or nobody wants it any more."""
        job = order.job
        try:
            word = self._go(order)
        except Exception as error:  # of one job: the others are not to blame
            word = Failed(job, f"{type(error).__name__}: {error}"[:200])
        if not isinstance(word, Paused) or job in self._dropped:
            self._begun.pop(job, None)
        self._say(word)

    def _go(self, order: Go) -> Word:
        job, until = order.job, time.monotonic() + order.seconds
        if order.task is not UNSET:
            self._begun[job] = steps(job, order.task)
        for word in self._begun[job]:
            if isinstance(word, Done):
                return word
            self._say(word)
            if time.monotonic() >= until or job in self._dropped:
                break
        return Paused(job)

    def _say(self, word: Word) -> None:
        self._output.write(msgspec.json.encode(word) + END)
        self._output.flush()


def steps(job: int, task: Task) -> Iterator[Begun | Found | Done]:
    """The rounds, decisions as they come, at last the whole review."""
    from atout.review import Decision, Review, deepening, outline, reviewing, verdict

    if task.frame is not None:
        yield Done(job, Raw(msgspec.json.encode(verdict(task.record, task.frame))))
        return
    yield Begun(job, [Raw(msgspec.json.encode(one)) for one in outline(task.record)])
    found = [msgspec.json.decode(one, type=Decision) for one in task.found]
    if task.review is None:
        judging = reviewing(task.record, found=found)
    else:
        judging = deepening(task.record, msgspec.json.decode(task.review, type=Review), found=found)
    for one in judging:
        if isinstance(one, Review):
            yield Done(job, Raw(msgspec.json.encode(one)))
        else:
            yield Found(job, one.share, Raw(msgspec.json.encode(one.decision)))


def _listen(orders: SimpleQueue[Go], worker: Worker) -> None:
    """Hear orders; when nobody can give any more, end at once, whatever is being done."""
    with os.fdopen(0, "rb", closefd=False) as lines:
        for line in lines:
            order = msgspec.json.decode(line, type=Order)
            if isinstance(order, Drop):
                worker.drop(order.job)
            else:
                orders.put(order)
    os._exit(0)


def main() -> None:
    with suppress(OSError, AttributeError):  # not on every system
        os.nice(_LOWEST)
    orders: SimpleQueue[Go] = SimpleQueue()
    worker = Worker(sys.stdout.buffer)
    Thread(target=_listen, args=(orders, worker), daemon=True).start()
    while True:
        worker.go(orders.get())


if __name__ == "__main__":
    main()
