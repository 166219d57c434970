"""Compiling ahead: what is done where, and what is told. Nothing is compiled here."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import atout
from atout import warmup
from atout.kernel import jit
from atout.kernel.jit import LISTENERS
from tests.cli.running import environment

FAMILIES = ("ebbes", "njet", "ebbe_flut", "xxl")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A machine on which nothing was compiled, with two cores; collects what this process compiles."""
    done: list[str] = []

    def note(part: str) -> Callable[[atout.Game], None]:
        return lambda game: done.append(f"{game.spec.family} {part}")

    for part in warmup.PARTS:
        monkeypatch.setitem(warmup._NEEDS, part, note(part))
    monkeypatch.setattr(warmup, "_can_share", lambda: True)
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    monkeypatch.setattr(jit, "INTERPRETED", False)
    for name, value in environment().items():  # another process would not compile either
        monkeypatch.setenv(name, value)
    return done


def test_one_line_for_every_part(here: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    warmup.main([])
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [number for _, _, number in lines] == [f"{i}/20" for i in range(1, 21)]
    assert {(family, part) for family, part, _ in lines} == {(f, part) for f in FAMILIES for part in warmup.PARTS}
    assert here == [f"{family} table" for family in FAMILIES] + [f"{family} many" for family in FAMILIES]


def test_some_games_and_parts(here: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    warmup.main(["xxl-runs", "xxl", "ebbes", "--part", "table"])
    assert capsys.readouterr().out == "xxl table 1/2\nebbes table 2/2\n"  # in the order in which they were named
    with pytest.raises(SystemExit):
        warmup.main(["xxl-nothing"])


def test_one_core_does_a_table_and_its_bots_before_the_next(
    here: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warmup, "_can_share", lambda: False)
    warmup.main(["ebbes", "njet-2007"])
    assert here == [
        *("ebbes table", "ebbes bot", "njet table", "njet bot"),
        *("ebbes judge", "njet judge", "ebbes review", "njet review", "ebbes many", "njet many"),
    ]


def test_how_far_a_part_is_while_it_is_compiled(here: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every function that is compiled is told, and the whole only at the end."""

    def compiling(game: atout.Game) -> None:
        assert game.family  # its modules are loaded: now it is known how much there is to do
        for _ in range(500):
            for tell in list(LISTENERS):
                tell()

    monkeypatch.setitem(warmup._NEEDS, warmup.TABLE, compiling)
    told: list[float] = []
    warmup._do(("ebbes", warmup.TABLE), lambda _, share: told.append(share))
    assert told == sorted(told) and told[0] == 0 < told[1] < 0.1 and told[-2] < 1 == told[-1]
    assert not LISTENERS


def test_more_source_is_more_work() -> None:
    assert warmup.work("xxl") > max(warmup.work(family) for family in FAMILIES if family != "xxl")


@pytest.mark.parametrize("program", ["/bin/false", "/no/such/python"])
def test_another_process_that_fails_is_no_harm(here: list[str], monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(sys, "executable", program)
    warmup.prepare(atout.game("ebbes"))
    assert here == ["ebbes table", "ebbes bot", "ebbes judge"] * 2  # compiled, then loaded


def test_what_is_ready_is_not_done_again(here: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "_can_share", lambda: False)
    game, cousin, other = atout.game("njet-1997"), atout.game("niet-2015"), atout.game("ebbes")
    assert not warmup.ready(game)
    warmup.prepare(game)
    assert warmup.parts(cousin) == {"table": True, "bot": True, "judge": True, "review": False, "many": False}
    assert warmup.ready(cousin) and not warmup.ready(other)
    here.clear()
    warmup.prepare(cousin)
    assert here == []


def test_without_a_folder_compiled_code_lasts_as_long_as_the_process(
    here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "CACHE", Path("/no/such/folder"))
    monkeypatch.setattr(warmup, "_can_share", lambda: False)
    warmup.prepare(atout.game("ebbes"))
    assert here == ["ebbes table", "ebbes bot", "ebbes judge"] * 2  # compiled, then loaded
    assert not warmup.ready(atout.game("ebbes"))


def test_interpreted_rules_are_always_ready(here: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "INTERPRETED", True)
    assert all(warmup.parts(atout.game("xxl")).values())
    warmup.prepare(atout.game("xxl"))
    assert here == []


def test_the_other_process_does_not_outlive_its_parent() -> None:
    code = "from threading import *; from atout.warmup import _watch; Thread(target=_watch).start(); Event().wait(60)"
    command = [sys.executable, "-c", code]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, env=environment(), timeout=30, check=False)
    assert ended.returncode == 1


def test_a_watched_process_ends_in_peace_while_its_parent_lives() -> None:
    """Its watcher still waits for a word from the parent when the work is done; that must not abort it."""
    command = [sys.executable, "-m", "atout.warmup", "--watch", "--part", "table", "ebbes"]
    how: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=environment(), text=True, **how) as child:
        assert child.stdout is not None and child.stderr is not None and child.stdin is not None
        assert child.stdout.read() == "ebbes table 1.0\n"
        assert (child.wait(timeout=30), child.stderr.read()) == (0, "")
