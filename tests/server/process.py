"""`atout serve` as a real process, to be killed and started again on the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_PATIENCE = 300.0  # seconds for a start on a machine that is busy with something else


class Process:
    """A server on a port of its own; what it prints goes to `log`."""

    def __init__(self, folder: Path, url: str | None = None, **environment: str) -> None:
        self.folder, self.port = folder, free_port()
        self.url = url or f"sqlite:///{folder / 'atout.db'}"
        self.log = folder / "log"
        self._environment = {**os.environ, "ATOUT_GENEROSITY": "1000", "ATOUT_HEARTBEAT": "0.25", **environment}
        self._child: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._child is not None
        return self._child.pid

    def spawn(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.url]
        with self.log.open("ab") as log:
            self._child = subprocess.Popen(
                [sys.executable, "-m", "tests.server.hasty", *words],
                stdout=log,
                stderr=log,
                env=self._environment,
                cwd=_ROOT,
            )

    def wait(self) -> None:
        """Until somebody can connect."""
        assert self._child is not None
        end = time.monotonic() + _PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._child.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.02)

    def start(self) -> None:
        self.spawn()
        self.wait()

    def stop(self, number: int = signal.SIGTERM, seconds: float = 20.0) -> int:
        """Send a signal and wait for the end; the exit status."""
        assert self._child is not None
        self._child.send_signal(number)
        return self._child.wait(seconds)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def is_running(self) -> bool:
        return self._child is not None and self._child.poll() is None

    def close(self) -> None:
        if self.is_running:
            self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
