"""Games that are being compiled: what somebody waits for comes first, and it is told how far all is."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from atout import catalogue, warmup
from atout.server.problems import Problem
from atout.server.tables import shelf as shelves
from atout.server.tables.shelf import Shelf
from tests.server.compiler import let, stand_in


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def started(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))  # type: ignore[arg-type]

    return started


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is compiled, and whose compiler does as it is told."""
    stand_in(tmp_path, monkeypatch.setattr)
    return tmp_path


@asynccontextmanager
async def compiling() -> AsyncIterator[Shelf]:
    shelf = Shelf()
    shelf.start()
    try:
        yield shelf
    finally:
        await shelf.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@in_loop
async def test_a_table_can_begin_before_its_bots_can_think(machine: Path) -> None:
    ebbes = catalogue.game("ebbes")
    async with compiling() as shelf:
        await until(lambda: shelf.share("ebbes") >= 0.5)
        with pytest.raises(Problem):
            await shelf.loaded(ebbes)
        let(machine, "ebbes.table")
        await until(lambda: shelf.is_ready("ebbes"))
        await shelf.loaded(ebbes)
        thinking = asyncio.ensure_future(shelf.minded(ebbes))
        await until(lambda: shelf._shares.get(("ebbes", "bot")))
        assert not thinking.done()
        let(machine, "ebbes.bot")
        assert not await asyncio.wait_for(thinking, 30)  # but not with what was learnt,
        let(machine, *(f"{family}.{part}" for family in ("njet", "ebbe_flut", "xxl") for part in ("table", "bot")))
        assert not await shelf.minded(ebbes)
        let(machine, "ebbes.judge")
        await until(lambda: warmup.parts(ebbes)["judge"])
        assert await shelf.minded(ebbes)  # which comes last


@in_loop
async def test_what_was_clicked_comes_first(machine: Path) -> None:
    """A wish puts off what nobody waits for, but no other wish; what was done stays done."""
    xxl, njet = catalogue.game("xxl"), catalogue.game("njet-2007")
    let(machine, "xxl.table", "xxl.bot", "njet.table", "njet.bot", "ebbe_flut.table", "ebbe_flut.bot")
    families = ("ebbes", "njet", "ebbe_flut", "xxl")
    let(machine, *(f"{family}.{part}" for family in families for part in ("judge", "review")))
    async with compiling() as shelf:
        await until(lambda: shelf.share("ebbes") >= 0.5)  # at which the compiler would stay for ever
        for game in (xxl, njet):
            with pytest.raises(Problem):
                await shelf.loaded(game)
        await until(lambda: shelf.is_ready("njet-2007") and shelf.is_ready("xxl"))
        assert shelf._queue[:2] == ["xxl", "njet"] and not shelf.is_ready("ebbes")
        assert (machine / "runs").read_text().count("\n") == 2  # put off once
        let(machine, "ebbes.table", "ebbes.bot")
        await until(lambda: all(shelf.is_ready(game.id) for game in (xxl, njet, catalogue.game("ebbe-flut"))))
        await until(lambda: shelf.progress == "")


@in_loop
async def test_a_wish_comes_first_while_the_compiler_starts(machine: Path) -> None:
    let(machine, "xxl.table", "xxl.bot")
    async with compiling() as shelf:
        await asyncio.sleep(0)  # it is being started, with ebbes in front
        with pytest.raises(Problem):
            await shelf.loaded(catalogue.game("xxl"))
        await until(lambda: shelf.is_ready("xxl"))
        assert not shelf.is_ready("ebbes")


@in_loop
async def test_the_estimate_follows_the_machine(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the time that is left is what this machine needs, not what a usual one would."""
    now, parsed = 1000.0, warmup.parsed

    def heard(
        line: str,
    ) -> tuple[tuple[str, str], float]:  # a slow machine: 20 s to start, 40 s for half of ebbes' rules
        nonlocal now
        job, share = parsed(line)
        now = max(now, 1020.0 + 80.0 * share)
        return job, share

    monkeypatch.setattr(shelves, "monotonic", lambda: now)
    monkeypatch.setattr(warmup, "parsed", heard)
    async with compiling() as shelf:
        await until(lambda: shelf.share("ebbes") >= 0.5)
        ratio = warmup.work("njet") / warmup.work("ebbes")
        assert shelf.seconds("ebbes") == pytest.approx(40.0, rel=0.01)
        assert shelf.seconds("njet-1997") == pytest.approx(40.0 + 80.0 * ratio, rel=0.01)
        now = 1080.0  # nothing was said since: the bar goes on, as far as can be expected
        assert 0.7 < shelf.share("ebbes") < 0.8 and shelf.seconds("ebbes") == pytest.approx(20.0, rel=0.02)
        now = 1500.0
        assert shelf.share("ebbes") < 1


@in_loop
async def test_a_compiler_that_is_interrupted_is_no_trouble(machine: Path, caplog: pytest.LogCaptureFixture) -> None:
    """An interrupt at the terminal may reach it before it has a session of its own."""
    async with compiling() as shelf:
        await until(lambda: shelf.share("ebbes") >= 0.5)
        assert shelf._child is not None
        shelf._child.send_signal(signal.SIGINT)
        let(machine, "ebbes.table")
        await until(lambda: shelf.is_ready("ebbes"))
    assert caplog.text == ""


@in_loop
async def test_a_compiler_that_fails_is_not_started_for_ever(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "COMPILER", (sys.executable, "-c", "raise SystemExit(3)"))
    async with compiling() as shelf:
        assert shelf._task is not None
        await asyncio.wait_for(shelf._task, 30)
        with pytest.raises(Problem):
            await shelf.loaded(catalogue.game("ebbes"))
