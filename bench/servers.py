"""Servers as child processes on this machine only, in temporary folders, and what they use of it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

_TICK, _PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
_PATIENCE = 180.0  # seconds for a start; the first one compiles
_GENEROSITY = {"ATOUT_GENEROSITY": "100000"}  # rate limits are per address, and all players have the same
BOARDGAME = Path(__file__).parent / "boardgame"


@dataclass
class Servers:
    """Running servers with the same tables; `behind` is the pid of a database server."""

    ports: list[int]
    pids: list[int]
    behind: int | None = None
    logs: list[Path] = field(default_factory=list)

    def cpu(self) -> float:
        """Seconds of user and system time so far."""
        return sum(map(_cpu, self.pids))

    def cpu_behind(self) -> float:
        return 0.0 if self.behind is None else _cpu(self.behind) + sum(map(_cpu, _children(self.behind)))

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE for pid in self.pids)


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def atout(servers: int = 1, database: bool = False) -> Iterator[Servers]:
    """Atout on SQLite, or several servers on one PostgreSQL."""
    with TemporaryDirectory(prefix="atout-load-") as folder, _database(Path(folder), database) as (url, behind):
        running = Servers([], [], behind)
        with _processes() as spawn:
            for i in range(servers):
                port, data = free_port(), Path(folder, f"data{i}")
                command = [sys.executable, "-m", "atout.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
                command += ["--database", url] if url else ["--data", str(data)]
                log = Path(folder, f"log{i}")
                running.pids.append(spawn(command, log, _GENEROSITY))
                running.ports.append(port)
                running.logs.append(log)
                wait_for(port, "/api/games", _is_ready, log)
            yield running


@contextmanager
def boardgame(flat_file: bool) -> Iterator[Servers]:
    """boardgame.io with its in-memory or its flat-file store."""
    if not (BOARDGAME / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, check=True, stdout=subprocess.DEVNULL)
    with TemporaryDirectory(prefix="boardgame-load-") as folder, _processes() as spawn:
        port, log = free_port(), Path(folder, "log")
        command = ["node", str(BOARDGAME / "server.js"), str(port)]
        command += [str(Path(folder, "store"))] if flat_file else []
        running = Servers([port], [spawn(command, log, {"NODE_ENV": "production"})], logs=[log])
        wait_for(port, "/games", lambda _: True, log)
        yield running


@contextmanager
def _processes() -> Iterator[Callable[[list[str], Path, dict[str, str]], int]]:
    """A way to start processes, which end with the block."""
    started: list[subprocess.Popen[bytes]] = []

    def spawn(command: list[str], log: Path, more: dict[str, str]) -> int:
        with log.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ | more)
        started.append(process)
        return process.pid

    try:
        yield spawn
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
        for process in started:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def _database(folder: Path, wanted: bool) -> Iterator[tuple[str, int | None]]:
    """A PostgreSQL of our own, durable as by default; root cannot run it."""
    if not wanted:
        yield "", None
        return
    home, port = folder / "postgres", free_port()
    home.mkdir()
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        folder.chmod(0o755)
        shutil.chown(home, "postgres")

    def run(*command: str) -> None:
        subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, cwd=home)

    run("initdb", "-D", str(home / "db"), "-U", "atout", "-A", "trust", "-E", "UTF8")
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={home}"
    run("pg_ctl", "-D", str(home / "db"), "-o", options, "-l", str(home / "log"), "-w", "start")
    try:
        yield f"postgresql://atout@127.0.0.1:{port}/postgres", int((home / "db/postmaster.pid").read_text().split()[0])
    finally:
        run("pg_ctl", "-D", str(home / "db"), "-m", "fast", "-w", "stop")


def _is_ready(answer: bytes) -> bool:
    """Nothing is being compiled any more."""
    shelf = json.loads(answer)
    return all(game["ready"] for game in shelf["games"])


def wait_for(port: int, path: str, is_ready: Callable[[bytes], bool], log: Path) -> None:
    """Until a server answers as wanted."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as reply:
                if is_ready(reply.read()):
                    return
        except (URLError, OSError):
            pass
        time.sleep(0.2)
    raise TimeoutError(f"no answer at {path}:\n{log.read_text()[-2000:]}")
