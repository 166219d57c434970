"""Work on Ray, on a cluster of two machines with a worker each: the same results, also if one of them is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import atout
from atout.arena import Contest, Crew, Outcome, alone, cluster, crew, run
from atout.arena.contest import RECORDS, RESULTS
from atout.refusals import Refusal

ray = pytest.importorskip("ray", reason="Ray is not installed: ./run cluster does it")
EBBES = atout.game("ebbes", players=3)
CONTEST = Contest((EBBES,), ("random", "flat:sims=2"), ("random",), 1)
DEALS = 16


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A cluster of two machines: this process talks to the first."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")  # usually 15: on a busy machine they would wait for ever
        found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        found.add_node(num_cpus=1)
        yield found
        found.shutdown()


def played(folder: Path, crew: Crew, tell: Callable[[float | None], None] = lambda _: None) -> list[bytes]:
    outcome = Outcome(CONTEST, folder)
    run(outcome, EBBES, DEALS, crew=crew, tell=tell)
    outcome.close()
    return [(folder / name).read_bytes() for name in (RECORDS, RESULTS)]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    return played(tmp_path_factory.mktemp("here"), alone)


def deadly(piece: tuple[Callable[[Any], Any], Any, Path]) -> Any:
    """Work, at the first attempt of which the worker is killed."""
    work, unit, flag = piece
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(unit)


def test_a_killed_worker_loses_nothing(machines: Any, here: list[bytes], tmp_path: Path) -> None:
    """The workers of some deals are killed."""
    free = tmp_path / "none"
    free.touch()

    def killing(work: Callable[[Any], Any], units: Any) -> Iterator[Any]:
        flags = (free if unit.task.deal % 6 else tmp_path / f"deal-{unit.task.deal}" for unit in units)
        return cluster(machines.address)(deadly, [(work, *one) for one in zip(units, flags, strict=True)])

    assert played(tmp_path / "away", killing) == here
    assert {flag.name for flag in tmp_path.glob("deal-*")} == {"deal-0", "deal-6", "deal-12"}


def test_a_lost_machine_loses_nothing(machines: Any, here: list[bytes], tmp_path: Path) -> None:
    third, told = machines.add_node(num_cpus=1), []

    def tell(_: float | None) -> None:
        told.append(len(machines.worker_nodes))
        if len(told) == 2:
            machines.remove_node(third, allow_graceful=False)

    assert played(tmp_path / "away", cluster(machines.address), tell) == here
    assert told == [2] * 2 + [1] * (DEALS - 2)


def refuse(piece: int) -> int:
    raise Refusal(f"not {piece}")


def test_what_a_worker_refuses_is_said_plainly(machines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal) as refused:
        list(cluster(machines.address)(refuse, [7]))
    assert str(refused.value) == "not 7"
    monkeypatch.setattr(crew, "engine_version", lambda: "9.9")
    with pytest.raises(Refusal, match=r"^a worker of the cluster has atout [\d.]+ where this is 9\.9$"):
        list(cluster(machines.address)(abs, [7]))


def test_where_there_is_no_cluster() -> None:
    with pytest.raises(Refusal, match="no Ray cluster at 'nowhere'"):
        list(cluster("nowhere")(abs, [7]))
