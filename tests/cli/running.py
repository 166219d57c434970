"""Running the command line in this process (fast) and in one of its own (pipes, signals)."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from atout.cli import main

SOURCE = Path(__file__).parents[2] / "src"


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


def runner(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function that runs a command line in this process."""

    def run(*arguments: str, typed: str | bytes = "") -> Ran:
        given = typed if isinstance(typed, bytes) else typed.encode()
        streams = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for name in ("stdout", "stderr")}
        streams["stdin"] = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")
        with monkeypatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            with pytest.raises(SystemExit) as ended:
                main(list(arguments))
            texts = []
            for name in ("stdout", "stderr"):
                streams[name].flush()
                buffer = streams[name].buffer
                assert isinstance(buffer, io.BytesIO)
                texts.append(buffer.getvalue().decode())
        status = ended.value.code
        assert isinstance(status, int)
        return Ran(status, *texts)

    return run


def environment(**more: str) -> dict[str, str]:
    """The environment of a process that finds the package and does not compile."""
    path = os.pathsep.join([str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "atout.cli", *arguments]


def process(*arguments: str, typed: bytes = b"", **more: str) -> Ran:
    """Run a command line in a process of its own."""
    done = subprocess.run(
        command(*arguments), input=typed, capture_output=True, env=environment(**more), timeout=120, check=False
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
