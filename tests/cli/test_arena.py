"""`atout arena` and `atout study`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import Run, command, environment

BOTS = ("--bots", "random,flat:sims=2")


def test_a_ladder_in_a_folder(run: Run, tmp_path: Path) -> None:
    ran = run("arena", "ebbes --players 3", "ebbes", *BOTS, "--deals", "2", "--field", "random", "-o", str(tmp_path))
    assert ran.status == 0 and ran.err == ""
    assert "## ebbes --players 3 (2 deals)" in ran.lines and "## ebbes (2 deals)" in ran.lines
    assert {file.name for file in tmp_path.iterdir()} == {
        *("settings.json", "results.jsonl", "records.jsonl", "times.jsonl", "report.html")
    }
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert [(line["game"], line["deal"]) for line in lines] == [
        *(("ebbes --players 3", 0), ("ebbes --players 3", 1), ("ebbes", 0), ("ebbes", 1))
    ]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("arena", "ebbes", "--bots", "random"), "two bots or more"),
        (("arena", "ebbes", "--bots", "random,genius"), "no bot 'genius'"),
        (("arena", "ebbes --player 3", *BOTS), "after the game's id come `--players N`"),
        (("arena", "ebbes", "ebbes", *BOTS), "each game is named once"),
        *((("arena", "ebbes", *BOTS, "--until", wrong), "--until") for wrong in ("-1", "0", "nan", "inf")),
        (("arena", "ebbes", *BOTS, "--limit", "nan"), "--limit"),
        (("study", "ebbes", "--without", "jump"), "no kind of move 'jump'"),
        (("study", "ebbes", "--players", "two"), "--players needs numbers"),
    ],
)
def test_what_is_wrong_is_told(run: Run, arguments: tuple[str, ...], why: str) -> None:
    ran = run(*arguments)
    assert ran.status == 2 and why in ran.err and len(ran.err.splitlines()) == 1


def test_a_level_of_time_is_told(run: Run) -> None:
    ran = run(
        "arena", "ebbes", "--bots", "random,flat:cpu=0.001", "--deals", "2", "--field", "random", "--players", "3"
    )
    assert ran.status == 0 and "flat:cpu=0.001 may think for a time" in ran.err
    ran = run("study", "ebbe-flut", "--players", "1", "--level", "flat:cpu=0.0001", "--games", "2")
    assert ran.status == 0 and "flat:cpu=0.0001 may think for a time" in ran.err
    assert "A budget of time, not of simulations: flat:cpu=0.0001." in ran.out


def test_killed_and_started_again_it_makes_the_same_bytes(run: Run, tmp_path: Path) -> None:
    def arguments(folder: Path, *more: str) -> list[str]:
        return ["arena", "ebbes", *BOTS, "--players", "3", "--deals", "40", "-o", str(folder), *more]

    killed, whole = tmp_path / "killed", tmp_path / "whole"
    first = subprocess.Popen(command(*arguments(killed, "--jobs", "2")), env=environment(), start_new_session=True)
    results = killed / "results.jsonl"
    while not results.exists() or not results.stat().st_size:
        assert first.poll() is None
        time.sleep(0.02)
    first.send_signal(signal.SIGKILL)
    first.wait()
    while _group(first.pid):  # the workers notice
        time.sleep(0.02)
    assert run(*arguments(killed)).status == 0 == run(*arguments(whole)).status
    for name in ("results.jsonl", "records.jsonl"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


def test_a_program_that_hangs_ends_with_us_however_we_end(tmp_path: Path) -> None:
    program, begun = tmp_path / "hangs.py", tmp_path / "pid"
    program.write_text(f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(60)")
    bots = f"{sys.executable} {program},random"
    arena = command("arena", "ebbes", "--bots", bots, "--limit", "60", "-o", str(tmp_path / "out"))
    first = subprocess.Popen(arena, env=environment(), start_new_session=True)
    while not begun.exists() or not begun.read_text():
        assert first.poll() is None
        time.sleep(0.02)
    first.send_signal(signal.SIGKILL)
    first.wait()
    while _group(int(begun.read_text())) or _group(first.pid):
        time.sleep(0.02)


def test_a_study_tells_of_forfeits(run: Run, tmp_path: Path) -> None:
    program = tmp_path / "crash.py"
    program.write_text("raise SystemExit(1)")
    ran = run("study", "ebbes", "--games", "2", "--level", f"{sys.executable} {program}", "-o", str(tmp_path / "out"))
    assert ran.status == 2 and ran.out == "" and "forfeited 2 of 2 games (it ended)" in ran.err
    assert ran.err.count("\n") == 1


def _group(leader: int) -> bool:
    """Whether any process of the group still runs."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_study_beside_another(run: Run, tmp_path: Path) -> None:
    ran = run(
        *("study", "ebbes", "--players", "3", "--against", "ebbes --players 3 --option more_cards=true"),
        *("--games", "2", "--level", "flat:sims=2", "-o", str(tmp_path)),
    )
    assert ran.status == 0
    for heading in ("# ebbes", "## Length", "## Luck and skill", "## ebbes --players 3 and ebbes --players 3 --option"):
        assert any(line.startswith(heading) for line in ran.lines), heading
    assert any(line.startswith("| Measure | Difference | ebbes --players 3 |") for line in ran.lines)
    assert "<svg" in (tmp_path / "study.html").read_text()
