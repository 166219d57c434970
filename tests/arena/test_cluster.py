"""Work on Ray: the same results, also if a worker is killed. Only where Ray is installed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import atout
from atout.arena import Contest, Outcome, cluster, run

ray = pytest.importorskip("ray")
EBBES = atout.game("ebbes", players=3)


def kills_its_worker_once(piece: tuple[Path, int]) -> int:
    flag, number = piece
    if number == 3 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    done = cluster("local")(kills_its_worker_once, [(tmp_path / "flag", number) for number in range(8)])
    assert list(done) == [number * number for number in range(8)]
    assert (tmp_path / "flag").exists()


def test_a_cluster_makes_the_same_bytes(tmp_path: Path) -> None:
    contest = Contest((EBBES,), ("random", "flat:sims=2"), ("random",), 1)
    for name in ("here", "away"):
        outcome = Outcome(contest, tmp_path / name)
        if name == "here":
            run(outcome, EBBES, 4)
        else:
            run(outcome, EBBES, 4, crew=cluster("local"))
        outcome.close()
    for file in ("results.jsonl", "records.jsonl"):
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "away" / file).read_bytes()
