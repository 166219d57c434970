"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Run, runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this process, in English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return runner(monkeypatch)


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """A file with three records."""
    file = tmp_path / "games.jsonl"
    assert run("simulate", "ebbes", "--games", "3", "--seed", "5", "-o", str(file)).status == 0
    return file
