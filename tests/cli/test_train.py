"""`atout train`: what is wrong is told before anything is learnt."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from atout.bots.training import Learner
from tests.cli.running import Run


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A training of ebbes that was interrupted."""
    learner = Learner("ebbes", 1, 100_000)
    learner.net = learner.moments = np.zeros(1)
    learner.save(tmp_path / "net.training")
    return tmp_path / "net.npz"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("xxl-runs --seed 1 --positions 100000", "game was ebbes and is now xxl-runs"),
        ("ebbes --seed 2 --positions 100000", "seed was 1 and is now 2"),
        ("ebbes --seed 1 --positions 200000", "positions was 100000 and is now 200000"),
    ],
)
def test_another_training_is_not_gone_on_with(run: Run, begun: Path, line: str, why: str) -> None:
    ran = run("train", *line.split(), "-o", str(begun))
    assert ran.status == 2 and why in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize("left", [0, 10, 1000, -40])
def test_a_torn_file_is_told(run: Run, begun: Path, left: int) -> None:
    kept = begun.with_suffix(".training")
    kept.write_bytes(kept.read_bytes()[:left])
    ran = run("train", "ebbes", "-o", str(begun))
    assert ran.status == 2 and f"{kept} cannot be gone on with" in ran.err and ran.err.count("\n") == 1


def test_the_folder_is_made_before_it_learns(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(self: Learner, pool: object) -> None:
        assert (tmp_path / "new").is_dir()
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "learn", learn)
    assert run("train", "ebbes", "-o", str(tmp_path / "new" / "net.npz")).status == 130
    assert run("train", "ebbes", "-o", str(tmp_path)).err == f"atout: {tmp_path} is a folder; name a file\n"
