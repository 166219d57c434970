"""The store, on both databases: every event once, in one place, or not at all."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import OperationalError

from atout.refusals import Refusal
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store import Row, Store, StoreAway, open_engine
from atout.server.store.schema import events, metadata, records, tables
from tests.server.hubs import Person, open_hub, open_table
from tests.server.postgres import Postgres


def a_table(connection: Connection, id: str = "t") -> None:
    row = {"game": "ebbes", "settings": "{}", "secret": b"s", "rules": 1, "version": "0", "status": "waiting"}
    connection.execute(insert(tables).values(id=id, listed=True, created=0.0, changed=0.0, **row))


def row(number: int, *, table: str = "t", key: str | None = "k", body: str = "{}") -> Row:
    return Row(table, number, 1.5, "ann", key, body)


@contextmanager
def opened(url: str, **how: Any) -> Iterator[Store]:
    store = Store(url, server="s1", **how)
    try:
        yield store
    finally:
        store.close()


def with_store(url: str, work: Callable[[Store], Awaitable[None]], **how: Any) -> None:
    """Do something with a store that has a table `t`."""

    async def run(store: Store) -> None:
        await store.write(a_table)
        await work(store)

    with opened(url, **how) as store:
        asyncio.run(run(store))


def count(store: Store, what: Any = events) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(what)).scalar_one())


# --- Events ---


def test_an_event_is_stored_once(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append(row(1)) is True
        assert await store.append(row(1, body='{"another":1}')) is False
        assert await store.append(row(2)) is True
        found = await store.read(lambda c: [tuple(one) for one in c.execute(select(events).order_by(events.c.number))])
        assert found == [tuple(row(1)), tuple(row(2))]

    with_store(database, work)


def test_what_an_event_changes_is_stored_with_it_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        playing, over = (update(tables).values(status=status) for status in ("playing", "over"))
        assert await store.append(row(1), playing)
        assert not await store.append(row(1, body="[]"), over)
        assert await store.read(lambda c: c.execute(select(tables.c.status)).scalar()) == "playing"

    with_store(database, work)


def test_many_events_share_a_transaction(database: str) -> None:
    async def work(store: Store) -> None:
        sizes: list[int] = []
        store.on_batch = sizes.append
        stored = await asyncio.gather(*(store.append(row(number)) for number in range(1, 401)))
        assert all(stored) and count(store) == sum(sizes) == 400
        assert len(sizes) < 40

    with_store(database, work)


def test_of_two_events_with_one_number_in_a_batch_one_wins(database: str) -> None:
    async def work(store: Store) -> None:
        slow = asyncio.ensure_future(store.write(lambda _: time.sleep(0.05)))  # the next three come in one batch
        await asyncio.sleep(0)
        bodies = ["[1]", "[2]", "[3]"]
        stored = [store.append(row(1, body=body)) for body in bodies]
        assert await asyncio.gather(*stored) == [True, False, False]
        await slow
        assert await store.read(lambda c: c.execute(select(events.c.body)).scalars().all()) == ["[1]"]

    with_store(database, work)


def test_an_event_that_cannot_be_stored_does_not_harm_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        slow = asyncio.ensure_future(store.write(lambda _: time.sleep(0.05)))
        await asyncio.sleep(0)
        rows = [row(1), row(1, table="nowhere"), row(2)]
        found = await asyncio.gather(*(store.append(one) for one in rows), return_exceptions=True)
        await slow
        assert found[0] is True and found[2] is True
        assert isinstance(found[1], Exception)
        assert await store.append(row(3))

    with_store(database, work)


def test_a_connection_that_breaks_in_mid_commit(database: str) -> None:
    """The event is stored, but nobody hears of it: the second attempt finds it, and does nothing twice."""

    async def work(store: Store) -> None:
        broken: list[int] = []
        attempts = []

        def commit(connection: Any) -> None:
            attempts.append(1)
            if not broken:
                broken.append(1)
                connection.connection.dbapi_connection.commit()
                raise OperationalError("COMMIT", {}, Exception("the line went dead"))

        event.listen(store.engine, "commit", commit)
        record = insert(records).values(table="t", game="ebbes", ended=1.0, finished=True, record="{}")
        assert await store.append(row(1), record) is True
        assert len(attempts) == 2 and count(store) == count(store, records) == 1

    with_store(database, work)


def test_what_a_database_cannot_hold_is_refused_at_the_door() -> None:
    for table, key in (("a\0b", "k"), ("t", "k\0"), ("t", "\ud800"), ("../x", "k")):
        said = json.dumps({"do": "say", "table": table, "key": key, "text": "hello"})
        with pytest.raises(msgspec.DecodeError):
            p.decode_client(said)
    assert p.decode_client(json.dumps({"do": "say", "table": "t", "key": "Tab 1/17:a"}))


# --- Schema ---


def test_migrations_make_what_the_models_say(database: str) -> None:
    with opened(database) as store, store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_a_database_of_the_first_schema_is_brought_up_to_date(database: str) -> None:
    with_store(database, lambda store: _append(store, 1))
    with opened(database) as store, store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE chairs DROP COLUMN autoplay"))
        connection.execute(text("DROP TABLE reviews"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    with opened(database) as store, store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert count(store) == 1


def test_a_database_that_is_up_to_date_is_left_alone(database: str) -> None:
    with_store(database, lambda store: _append(store, 1))
    with opened(database) as store:
        assert count(store) == 1


async def _append(store: Store, number: int) -> None:
    assert await store.append(row(number))


def test_a_newer_database_is_refused(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match="newer version"):
        Store(database)
    engine = open_engine(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(Refusal, match="sqlite or postgresql"):
        Store("mysql://localhost/atout")
    with pytest.raises(Refusal, match="must look like"):
        Store("rubbish")


def test_a_database_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    for url in ("postgresql://atout:secret@127.0.0.1:1/atout", f"sqlite:///{tmp_path}"):
        with pytest.raises(Refusal, match="cannot open the database") as refused:
            Store(url)
        assert "\n" not in str(refused.value) and "secret" not in str(refused.value)


# --- A database that is away ---


def test_postgres_goes_away_and_comes_back() -> None:
    server = Postgres()

    async def work(store: Store) -> None:
        await _append(store, 1)
        await asyncio.to_thread(server.stop)
        with pytest.raises(StoreAway):
            await store.append(row(2))
        with pytest.raises(StoreAway):
            await store.read(lambda c: c.execute(select(events)).all())
        store.patience = 10.0
        waiting = asyncio.ensure_future(store.append(row(2)))
        await asyncio.to_thread(server.start)
        assert await waiting is True
        assert count(store) == 2

    try:
        with_store(server.fresh(), work, patience=0.3)
    finally:
        server.close()


def test_connections_that_were_cut_are_replaced(postgres: Postgres, postgres_url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(1, 4):
            await _append(store, number)
            assert await store.read(lambda c: len(c.execute(select(events)).all())) == number
            assert await asyncio.to_thread(postgres.throw_out, "events")

    with_store(postgres_url, work)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "sqlalchemy")


def test_sqlite_is_locked_by_somebody_else(tmp_path: Path) -> None:
    file = tmp_path / "atout.db"

    async def work(store: Store) -> None:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append(row(1)))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        assert await store.read(lambda c: c.execute(select(events)).all()) == []  # reading goes on
        other.execute("ROLLBACK")
        assert await waiting is True
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreAway, match="locked"):
            await store.append(row(2))
        other.close()
        await _append(store, 2)

    with_store(f"sqlite:///{file}", work, patience=0.5)


def test_a_full_disk(tmp_path: Path) -> None:
    """The move is refused and nothing has happened; as soon as there is space the table goes on."""

    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann, ben = Person(hub, "ann"), Person(hub, "ben")
            id = await open_table(hub, [ann, ben], "ebbes", {"players": 2})
            room = await hub.room(id)
            before = room.table.number
            await hub.store.write(lambda c: _limit(c, 0))
            with pytest.raises(Problem) as refused:
                for number in range(1000):
                    await ann.do(id, p.Say, text="x" * 200, key=f"full{number}")
            assert refused.value.code == "not-saved"
            assert room.table.number == before + count_said(ann) == stored(hub.store, id)
            await hub.store.write(lambda c: _limit(c, 1_000_000))
            done = await ann.do(id, p.Say, text="there is space again")
            assert done.number == stored(hub.store, id) == room.table.number
            mover = next(one for one in (ann, ben) if one.moves())
            await mover.play(id, mover.moves()[0])

    asyncio.run(run())


def _limit(connection: Connection, pages: int) -> None:
    """As if the disk had space for so many pages; SQLite never goes below what there is."""
    connection.execute(text(f"PRAGMA max_page_count={pages or 1}"))


def count_said(person: Person) -> int:
    return sum(said["say"] == "event" and said["what"]["kind"] == "said" for said in person.heard)


def stored(store: Store, id: str) -> int:
    with store.engine.connect() as connection:
        numbers = connection.execute(select(events.c.number).where(events.c.table == id)).scalars().all()
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    return len(numbers)


_CHILD = """
import asyncio, resource, sys
from atout.server.store import Store, StoreAway
from tests.server.test_store import a_table, row
async def run():
    store = Store(f"sqlite:///{sys.argv[1]}", patience=0.3)
    await store.write(a_table)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    number = 0
    try:
        while True:
            assert await store.append(row(number + 1, body="x" * 2000))
            number += 1
    except StoreAway:
        print(number, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert await store.append(row(number + 1, body="y"))
    store.close()
asyncio.run(run())
"""


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    file = tmp_path / "atout.db"
    done = subprocess.run([sys.executable, "-c", _CHILD, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with opened(f"sqlite:///{file}") as store:
        assert stored(store, "t") == int(done.stdout) + 1
