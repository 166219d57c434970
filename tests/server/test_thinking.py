"""Who thinks when: bots before questions, everybody in turn, and nobody takes more than a share."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

import atout
from atout import bots
from atout.server.metrics import Metrics
from atout.server.problems import Problem
from atout.server.tables import thinking
from atout.server.tables.thinking import Thinker

T = TypeVar("T")
VIEW = atout.game("ebbes").start(seed=1).view(0)  # of no account here: what a bot does is put in its place


class Hall:
    """A thinker whose threads wait until they are let go; what was served, in this order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
        self.thinker = Thinker(workers)
        self.thinker.waits = False
        self.served: list[str] = []
        self.budgets: list[Any] = []
        self.go = threading.Event()
        self.tasks: list[asyncio.Future[Any]] = []
        monkeypatch.setattr(bots, "choose", self._choose)

    def _choose(self, level: str, _: Any, budget: Any, **_how: Any) -> int:
        self.budgets.append(budget)
        return self._work(level)

    def _work(self, name: str) -> int:
        self.served.append(name)
        assert self.go.wait(30)
        return 0

    async def bot(self, whose: str, name: str) -> None:
        await self._begin(self.thinker.choose(name, VIEW, whose))

    async def ask(self, person: str, name: str) -> None:
        await self._begin(self.thinker.consult(person, lambda: self._work(name)))

    async def _begin(self, work: Awaitable[Any]) -> None:
        self.tasks.append(asyncio.ensure_future(work))
        await asyncio.sleep(0)
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()  # refused at once

    async def end(self) -> list[str]:
        self.go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


def in_a_hall(monkeypatch: pytest.MonkeyPatch, workers: int, test: Callable[[Hall], Awaitable[T]]) -> T:
    async def run() -> T:
        hall = Hall(monkeypatch, workers)
        try:
            return await test(hall)
        finally:
            hall.go.set()
            hall.thinker.close()

    return asyncio.run(run())


async def begun(hall: Hall, count: int) -> None:
    """So many are at work."""
    while len(hall.served) < count:
        await asyncio.sleep(0.001)


def test_bots_come_before_questions_that_came_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> list[str]:
        await hall.ask("eve", "first")
        await begun(hall, 1)
        for name in ("q1", "q2"):
            await hall.ask("eve", name)
        for name in ("b1", "b2"):
            await hall.bot("ann", name)
        return await hall.end()

    assert in_a_hall(monkeypatch, 1, test) == ["first", "b1", "b2", "q1", "q2"]


def test_questions_leave_a_thread_to_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        for person in ("eve", "ben", "joe"):
            await hall.ask(person, person)
        await hall.bot("ann", "bot")
        await begun(hall, 2)
        assert sorted(hall.served) == ["bot", "eve"]
        assert sorted(await hall.end()) == ["ben", "bot", "eve", "joe"]

    in_a_hall(monkeypatch, 2, test)
    assert Thinker().workers >= 2  # on one core, too


def test_whoever_has_many_is_served_no_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    async def bots_(hall: Hall) -> list[str]:
        for name in ("e1", "e2", "e3", "e4"):
            await hall.bot("eve", name)
        await begun(hall, 1)
        await hall.bot("ann", "a1")
        await hall.bot("ben", "b1")
        return await hall.end()

    async def questions(hall: Hall) -> list[str]:
        for name in ("e1", "e2", "e3"):
            await hall.ask("eve", name)
        await begun(hall, 1)
        await hall.ask("ann", "a1")
        return await hall.end()

    assert in_a_hall(monkeypatch, 1, bots_) == ["e1", "e2", "a1", "b1", "e3", "e4"]
    assert in_a_hall(monkeypatch, 1, questions) == ["e1", "e2", "a1", "e3"]


def test_a_share_for_each_person_and_a_small_queue_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        for k in range(thinking._SHARE):
            await hall.ask("eve", f"{k}")
        with pytest.raises(Problem, match="slow-down"):
            await hall.ask("eve", "one more")
        hall.tasks.pop()
        for k in range(thinking._ASKED - thinking._SHARE):
            await hall.ask(f"visitor {k}", "one")
        with pytest.raises(Problem, match="slow-down"):
            await hall.ask("ann", "one")
        hall.tasks.pop()
        await hall.bot("ann", "bot")  # never refused
        await hall.end()
        await hall.ask("eve", "again")

    in_a_hall(monkeypatch, 1, test)


def test_to_give_up_frees_nothing_that_is_still_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks, goes and comes back again keeps no more threads busy than whoever stays."""

    async def test(hall: Hall) -> list[str]:
        for name in ("e1", "e2", "e3"):
            await hall.ask("eve", name)
        await begun(hall, 1)
        for task in hall.tasks:
            task.cancel()
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        await hall.bot("ann", "bot")  # waits: the thread is busy although nobody wants to hear it
        assert hall.served == ["e1"] and hall.thinker._asked == {"eve": 1}
        return await hall.end()

    assert in_a_hall(monkeypatch, 1, test) == ["e1", "bot"]


def test_many_tables_of_one_person_let_only_their_own_bots_think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        for _ in range(40):
            await hall.bot("eve", "expert")
        await begun(hall, 1)
        for person in ("ann", "ben"):
            await hall.bot(person, "strong")
        await hall.end()
        seconds = dict[str, list[float]]()
        for level, budget in zip(hall.served, hall.budgets, strict=True):
            seconds.setdefault(level, []).append(budget.seconds)
        assert seconds["strong"] == [0.3, 0.3]  # Eve, Ann and Ben each have their turn
        granted = seconds["expert"]
        assert granted[:2] == [1.0, 1.0] and granted == sorted(granted, reverse=True)  # the first began at once
        assert granted[-1] == pytest.approx(1 / 40)

    in_a_hall(monkeypatch, 1, test)


def test_what_bots_are_granted_is_told_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()

    async def test(hall: Hall) -> None:
        hall.thinker.on_granted = metrics.grant
        for person in ("ann", "ben", "eve"):
            await hall.bot(person, "expert")
        await hall.bot("joe", "casual")
        await hall.end()

    in_a_hall(monkeypatch, 1, test)
    text = metrics.text().decode()
    assert 'atout_bot_share_bucket{le="0.5",level="expert"} 1.0' in text  # Eve's, behind Ben's
    assert 'atout_bot_share_count{level="expert"} 3.0' in text and 'atout_bot_seconds_sum{level="expert"} 2.5' in text
    assert 'atout_bot_share_sum{level="casual"} 1.0' in text and 'atout_bot_seconds_sum{level="casual"} 0.1' in text


def test_a_thought_that_nobody_wants_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def think(_: str, __: Any, budget: bots.Budget, **___: Any) -> int:
        assert budget.cancel is not None
        begun.set()
        while not budget.cancel.is_set():
            time.sleep(0.001)
        ended.set()
        return 0

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(bots, "live", lambda *_, **__: bots.Budget(seconds=600))
        monkeypatch.setattr(thinking, "_ROUND", 600)
        monkeypatch.setattr(bots, "choose", think)
        await hall.bot("ann", "expert")
        assert await asyncio.to_thread(begun.wait, 30)
        hall.tasks[0].cancel()
        assert await asyncio.to_thread(ended.wait, 30) and hall.thinker.waiting == 0

    in_a_hall(monkeypatch, 1, test)
