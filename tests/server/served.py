"""A real server in a process of its own, for tests that speak to it through the network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.process import free_port


@contextmanager
def served(folder: Path, *arguments: str, database: str | None = None) -> Iterator[str]:
    """Its address, while it runs."""
    port = free_port()
    where = ["--data", str(folder)] if database is None else ["--database", database]
    command = [sys.executable, "-m", "atout.cli", "serve", "--host", "127.0.0.1", "--port", str(port), *where]
    log = (folder / "server.log").open("w")
    environment = {**os.environ, "ATOUT_GENEROSITY": "1000"}
    process = subprocess.Popen([*command, *arguments], stdout=log, stderr=subprocess.STDOUT, env=environment)
    try:
        yield _ready(f"http://127.0.0.1:{port}", process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        log.close()


def _ready(url: str, process: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + 120
    with httpx.Client(verify=False, trust_env=False) as http:  # reading all certificates for each question takes longer
        while time.monotonic() < deadline and process.poll() is None:
            try:
                if http.get(f"{url}/health").status_code == 200:
                    return url
            except httpx.TransportError:
                time.sleep(0.1)
    raise AssertionError(f"the server did not start (status {process.poll()})")
