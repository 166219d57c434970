"""Where everything is kept: SQLite or PostgreSQL by URL, one writer, many moves in one transaction.

await store.append(row)      an event, compare-and-set by its primary key; True when it is safely stored
await store.write(work)      any other change, `work(connection)` in a transaction of its own
await store.read(work)       `work(connection)` on a reading connection
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from atout.refusals import Refusal
from atout.server.store.appending import BATCH, Row, Taken, to_postgres, to_sqlite
from atout.server.store.migrating import migrate
from atout.server.store.schema import events

T = TypeVar("T")
_BUSY = 3  # after so many at once, wait for more: fewer, larger transactions
_LINGER = {"sqlite": 0.01, "postgresql": 0.015}  # seconds; PostgreSQL and the other servers pay for each one, too
_TIDY = 1.0  # seconds
_READERS = 4


class StoreAway(Exception):  # noqa: N818
    """Nothing can be saved now; what was asked for may or may not have been stored."""


class _Job(NamedTuple):
    """Something for the writer to do; exactly one of `row` and `work` is set."""

    row: Row | None
    also: tuple[Executable, ...]
    work: Callable[[Connection], Any] | None
    answer: asyncio.Future[Any]


class Store:
    """A database with its one writer thread."""

    def __init__(self, url: str | URL, *, server: str = "", patience: float = 8.0) -> None:
        """`server` names us in notices to other servers; `patience`: seconds to wait for a database that is away."""
        self.url, self.server, self.patience = parse(url), server, patience
        self.engine = open_engine(self.url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        # Where a single statement is all, BEGIN and COMMIT would be two more journeys to PostgreSQL.
        self._direct = open_engine(self.url, isolation_level="AUTOCOMMIT") if self.is_postgres else self.engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "atout-reader")
        self._writer = threading.Thread(target=self._run, name="atout-writer", daemon=True)
        self._connections: dict[Engine, Connection] = {}  # the writer's own
        self._closing = False  # a database that is away is no longer waited for
        self.on_batch: Callable[[int], None] = lambda _: None  # told the number of events by the writer thread
        try:
            migrate(self.engine)
        except DBAPIError as error:
            where = self.url.render_as_string(hide_password=True)
            raise Refusal(f"cannot open the database {where}: {_brief(error)}") from None
        self._writer.start()
        self._closed = threading.Event()
        if not self.is_postgres:
            threading.Thread(target=self._tidy, name="atout-tidier", daemon=True).start()

    # --- Asked by the event loop ---

    async def append(self, row: Row, *also: Executable) -> bool:
        """Store an event, and with it whatever else it changes; False if its number is taken by another."""
        return await self._ask(row, also, None)

    async def write(self, work: Callable[[Connection], T]) -> T:
        found: T = await self._ask(None, (), work)
        return found

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)
        except (OperationalError, InterfaceError) as error:
            raise StoreAway(_brief(error)) from None

    def _look(self, work: Callable[[Connection], T]) -> T:
        for is_last in (False, True):
            try:
                with self._direct.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if is_last or not error.connection_invalidated:  # else it was broken before, and so were the others
                    raise
        raise AssertionError

    def _ask(self, row: Row | None, also: tuple[Executable, ...], work: Any) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(row, also, work, answer))
        return answer

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._closing = True
        self._closed.set()
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._direct.dispose()
        self.engine.dispose()

    def _tidy(self) -> None:
        """SQLite: move what is in the log to the database beside the writer, who would keep people waiting for it."""
        while not self._closed.wait(_TIDY):
            with suppress(SQLAlchemyError), self.engine.connect() as connection:
                connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    # --- The writer thread ---

    def _run(self) -> None:
        open_, busy = True, False
        while open_:
            jobs = [self._jobs.get()]
            if busy:
                time.sleep(_LINGER[self.engine.dialect.name])
            while len(jobs) < BATCH:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            open_, busy = None not in jobs, len(jobs) >= _BUSY
            self._do([job for job in jobs if job is not None])
        for connection in self._connections.values():
            connection.close()

    def _do(self, jobs: list[_Job]) -> None:
        """All appends in one transaction, then everything else one by one."""
        rows = [job for job in jobs if job.row is not None]
        if rows:
            self._do_rows(rows)
        for job in jobs:
            if job.work is not None:
                try:
                    _answer([(job, self._patiently(job.work, self.engine))])
                except Exception as error:
                    _answer([(job, error)])

    def _do_rows(self, jobs: list[_Job]) -> None:
        try:
            engine = self.engine if any(job.also for job in jobs) else self._direct
            try:
                stored = self._patiently(lambda connection: self._append(connection, jobs, quick=True), engine)
            except Taken:
                stored = self._patiently(lambda connection: self._append(connection, jobs), engine)
        except Exception as error:
            if len(jobs) > 1 and not isinstance(error, StoreAway):  # one that cannot be stored must not harm the others
                for job in jobs:
                    self._do_rows([job])
                return
            _answer([(job, error) for job in jobs])
        else:
            self.on_batch(len(jobs))
            _answer(list(zip(jobs, stored, strict=True)))

    def _patiently(self, work: Callable[[Connection], T], engine: Engine) -> T:
        """Do the work in a transaction; when the database is away, try again for a while."""
        deadline = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                connection = self._connections.get(engine)
                if connection is None:
                    connection = self._connections[engine] = engine.connect()
                with connection.begin():
                    return work(connection)
            except (OperationalError, InterfaceError) as error:
                self._drop_connections()
                if _is_full(error) or self._closing or time.monotonic() + pause > deadline:
                    raise StoreAway(_brief(error)) from None
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
            except DBAPIError as error:
                if error.connection_invalidated:
                    self._drop_connections()
                raise

    def _drop_connections(self) -> None:
        dropped = list(self._connections.values())
        self._connections.clear()
        for connection in dropped:
            with suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()

    def _append(self, connection: Connection, jobs: list[_Job], quick: bool = False) -> list[bool]:
        """Store events and tell which were stored; `quick`: as `to_sqlite` has it."""
        rows = [job.row for job in jobs if job.row is not None]
        stored = to_postgres(connection, rows, self.server) if self.is_postgres else to_sqlite(connection, rows, quick)
        result = []
        for job in jobs:
            assert job.row is not None
            key = job.row.table, job.row.number
            result.append(key in stored or self._was_ours(connection, job.row))
            if key in stored:  # else its other changes were stored with it
                stored.remove(key)  # of two with the same number in one batch the first has won
                for statement in job.also:
                    connection.execute(statement)
        return result

    def _was_ours(self, connection: Connection, row: Row) -> bool:
        """After a connection broke in mid-commit the row may be there already: stored by us, then."""
        found = connection.execute(
            select(events).where(events.c.table == row.table, events.c.number == row.number)
        ).one_or_none()
        return found is not None and tuple(found) == tuple(row)


def _answer(results: list[tuple[_Job, Any]]) -> None:
    """Let the event loop know, once for a whole batch."""

    def settle() -> None:
        for job, result in results:
            if not job.answer.done():
                failed = isinstance(result, Exception)
                job.answer.set_exception(result) if failed else job.answer.set_result(result)

    with suppress(RuntimeError):  # the loop has ended: nobody waits any more
        results[0][0].answer.get_loop().call_soon_threadsafe(settle)


def parse(url: str | URL) -> URL:
    """A database's address, with the driver that we use; refuses what cannot be one."""
    try:
        found = make_url(url)
        kind = found.get_backend_name()
    except (SQLAlchemyError, ValueError):  # its own words may hold the password
        raise Refusal("a database's address must look like sqlite:///FILE or postgresql://user@host/name") from None
    if kind not in ("sqlite", "postgresql"):
        raise Refusal(f"the database must be sqlite or postgresql, not {kind!r}")
    if kind == "postgresql":
        return found.set(drivername="postgresql+psycopg")
    if found.database in (None, "", ":memory:"):
        raise Refusal("a database in memory would be lost; give it a file: sqlite:///FILE")
    if found.query:
        raise Refusal("after sqlite:///FILE there is nothing to choose")
    return found.set(drivername="sqlite")


def open_engine(url: str | URL, **how: Any) -> Engine:
    """An engine with the settings that we rely on."""
    parsed = parse(url)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed,
            pool_size=_READERS + 1,
            hide_parameters=True,
            connect_args={"connect_timeout": 5},
            **how,
        )
    make_private(Path(parsed.database or ""))
    engine = create_engine(
        parsed,
        pool_size=_READERS + 2,
        hide_parameters=True,  # what people typed does not belong into a log
        connect_args={"timeout": 2, "check_same_thread": False},
        **how,
    )
    event.listen(engine, "connect", _pragmas)
    return engine


def make_private(file: Path) -> None:
    """A file for nobody else's eyes, like a new database: it holds all hands, and the key of all cookies."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return  # not new; to open and close it here would undo SQLite's own locks
    except OSError as error:
        raise Refusal(f"cannot make {file}: {error.strerror}") from None


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # FULL: what was acknowledged survives a power cut, too. Grouped commits make it affordable.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.create_function("lower", 1, _lower, deterministic=True)  # SQLite's own knows only A to Z


def _lower(text: Any) -> Any:
    return text.lower() if isinstance(text, str) else text


def _is_full(error: SQLAlchemyError) -> bool:
    return "disk is full" in str(error) or "readonly database" in str(error)


def _brief(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", error)).splitlines()[0][:200]


__all__ = ["Row", "Store", "StoreAway", "make_private", "open_engine", "parse"]
