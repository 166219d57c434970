"""A database as one file and back: SQLite by its own online copy, PostgreSQL by its own tools.

save(url, file)           a consistent copy, also while servers write
load(file, url, force)    all of it or nothing; into an empty place unless `force`
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from atout.refusals import Refusal
from atout.server.store.migrating import refuse_newer

_NO_BACKUP = "is not a backup of a table server"
_RUNNING = "a server is using the database; stop it first"
_OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""
_DUMP = b"PGDMP"  # how files of pg_dump begin


def save(url: URL, file: Path) -> None:
    with in_place_of(file) as made:
        if url.get_backend_name() == "sqlite":
            _save_sqlite(Path(url.database or ""), made)
        else:
            _check_reachable(url)
            _tool("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={made}")


def load(file: Path, url: URL, force: bool = False) -> None:
    if url.get_backend_name() == "sqlite":
        _load_sqlite(file, Path(url.database or ""), force)
    else:
        _load_postgres(file, url, force)


@contextmanager
def in_place_of(file: Path) -> Iterator[Path]:
    """A new file that takes the place of another once it is complete and safe on the disk."""
    made = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # for nobody else's eyes
        yield made
        _sync(made, os.O_RDWR)
        made.replace(file)
        with suppress(OSError):  # where folders cannot be opened
            _sync(file.parent, os.O_RDONLY)
    finally:
        made.unlink(missing_ok=True)


def _sync(path: Path, mode: int) -> None:
    handle = os.open(path, mode)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# --- SQLite ----------------------------------------------------------------------------------------------------------


def _save_sqlite(database: Path, made: Path) -> None:
    if not database.is_file():
        raise Refusal(f"{database}: no such database")
    _copy(database, made, "is not the database of a table server")


def _load_sqlite(file: Path, database: Path, force: bool) -> None:
    if database.exists():
        if not force:
            raise Refusal(f"{database} exists; --force replaces it")
        _settle(database)
    database.parent.mkdir(parents=True, exist_ok=True)
    with in_place_of(database) as made:
        _copy(file, made, _NO_BACKUP)
        for rest in ("-wal", "-shm", "-journal"):  # of what was there: it would be taken for a part of the new one
            database.with_name(database.name + rest).unlink(missing_ok=True)


def _copy(source: Path, made: Path, complaint: str) -> None:
    """All pages as they are at one moment, checked."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as old,
        closing(sqlite3.connect(made)) as new,
    ):
        try:
            old.execute("SELECT 1 FROM events, persons, site LIMIT 0")
            revisions = old.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.DatabaseError as error:
            raise Refusal(f"{source} {complaint}: {error}") from None
        for (revision,) in revisions:
            refuse_newer(revision)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            ((found,),) = new.execute("PRAGMA integrity_check(1)").fetchall()
        except sqlite3.DatabaseError as error:
            raise Refusal(f"{source} could not be copied: {error}") from None
    if found != "ok":
        raise Refusal(f"{source} is damaged: {found}")


def _settle(database: Path) -> None:
    """Make sure that nobody else has the database open: only then does SQLite leave its write-ahead log."""
    with closing(sqlite3.connect(database, timeout=1)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise Refusal(_RUNNING) from None
        except sqlite3.DatabaseError:
            pass  # so damaged that nobody can be using it


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


def _load_postgres(file: Path, url: URL, force: bool) -> None:
    with file.open("rb") as start:
        if start.read(len(_DUMP)) != _DUMP:
            raise Refusal(f"{file} {_NO_BACKUP} on PostgreSQL")
    refuse_newer(_dumped_revision(file))
    filled = _check_reachable(url, alone=True)
    if filled and not force:
        raise Refusal("the database is not empty; --force replaces what it holds")
    clean = ["--clean", "--if-exists"] if filled else []
    _tool("pg_restore", url, *clean, "--single-transaction", "--no-owner", "--no-privileges", str(file))


def _check_reachable(url: URL, alone: bool = False) -> bool:
    """Whether a server's tables are there; `alone`: nobody else may be connected."""
    engine = create_engine(url.set(drivername="postgresql+psycopg"), connect_args={"connect_timeout": 5})
    try:
        with engine.connect() as connection:
            if alone and connection.execute(text(_OTHERS)).scalar():
                raise Refusal(_RUNNING)
            return inspect(connection).has_table("alembic_version")
    except OperationalError as error:
        raise Refusal(f"no database: {str(error.orig).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _dumped_revision(file: Path) -> str:
    """The line after `COPY … alembic_version`."""
    lines = iter(_run(["pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file)]).splitlines())
    for line in lines:
        if line.startswith("COPY"):
            return next(lines)
    raise Refusal(f"{file} {_NO_BACKUP}")


def _tool(name: str, url: URL, *arguments: str) -> None:
    """A tool of PostgreSQL; the password goes where other users of the machine cannot read it."""
    plain = url.set(drivername="postgresql")
    bare = URL.create("postgresql", plain.username, None, plain.host, plain.port, plain.database, plain.query)
    environment = {} if plain.password is None else {"PGPASSWORD": str(plain.password)}
    _run([name, f"--dbname={bare.render_as_string()}", "--no-password", *arguments], environment)


def _run(command: list[str], environment: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, **(environment or {})}, check=False
        )
    except FileNotFoundError:
        raise Refusal(f"{command[0]} is not on the PATH; it comes with PostgreSQL's client programs") from None
    if done.returncode:
        reason = next(iter(done.stderr.strip().splitlines()), f"status {done.returncode}")
        raise Refusal(reason if reason.startswith(command[0]) else f"{command[0]}: {reason}")
    return done.stdout
