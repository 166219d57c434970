"""`atout serve` as a real process, to be killed and started again on the same data.

It is forked from one that has imported everything already, which takes seconds, unless it is to import something else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_NURSERY = multiprocessing.get_context("forkserver")
_NURSERY.set_forkserver_preload(["atout.server.app", "tests.server.hasty"])
_PATIENCE = 300.0  # seconds for a start on a machine that is busy with something else


class Process:
    """A server on a port of its own; what it prints goes to `log`."""

    def __init__(self, folder: Path, url: str | None = None, **environment: str) -> None:
        self.folder, self.port = folder, free_port()
        self.url = url or f"sqlite:///{folder / 'atout.db'}"
        self.log = folder / "log"
        self._environment = {**os.environ, "ATOUT_GENEROSITY": "1000", "ATOUT_HEARTBEAT": "0.25", **environment}
        self._has_imports = not {"PYTHONPATH", "NUMBA_DISABLE_JIT"} & environment.keys()
        self._child: BaseProcess | _Fresh | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._child is not None and self._child.pid is not None
        return self._child.pid

    def spawn(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.url]
        given = words, self._environment, self.log
        if not self._has_imports:
            self._child = _Fresh(*given)
            return
        self._child = _NURSERY.Process(target=_born, args=given, daemon=True)
        self._child.start()

    def wait(self) -> None:
        """Until somebody can connect."""
        assert self._child is not None
        end = time.monotonic() + _PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._child.exitcode is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.02)

    def start(self) -> None:
        self.spawn()
        self.wait()

    def stop(self, number: int = signal.SIGTERM, seconds: float = 20.0) -> int:
        """Send a signal and wait for the end; the exit status."""
        os.kill(self.pid, number)
        assert self._child is not None
        self._child.join(seconds)
        assert self._child.exitcode is not None, "the server does not end"
        return self._child.exitcode

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def is_running(self) -> bool:
        return self._child is not None and self._child.exitcode is None

    def close(self) -> None:
        if self.is_running:
            self.kill()


class _Fresh:
    """A process that imports everything itself."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        command = [sys.executable, "-m", "tests.server.hasty", *words]
        with log.open("ab") as out:
            self._begun = subprocess.Popen(command, stdout=out, stderr=out, env=environment, cwd=_ROOT)
        self.pid, self.join = self._begun.pid, self._begun.wait

    @property
    def exitcode(self) -> int | None:
        return self._begun.poll()


def _born(words: list[str], environment: dict[str, str], log: Path) -> None:
    """What a forked process does."""
    from tests.server import hasty

    os.environ.clear()
    os.environ.update(environment)
    os.chdir(_ROOT)
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    sys.argv[1:] = words
    hasty.serve()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
