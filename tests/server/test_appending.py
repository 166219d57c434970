"""A batch of events: each is stored or answered on its own, and other servers are told of exactly what was stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import psycopg
import pytest

from atout.server.store import Row, Store
from atout.server.store.appending import CHANNEL, Notice, decode_notice, notices
from tests.server.test_store import a_table, opened

_TAKEN = '{"by":"another server"}'


def row(table: str, number: int = 1, body: str = "{}") -> Row:
    return Row(table, number, 1700000000.123456, "ann", "k/1", body)


async def in_one_batch(store: Store, *rows: Row) -> list[bool]:
    slow = asyncio.ensure_future(store.write(lambda _: time.sleep(0.05)))
    await asyncio.sleep(0.01)  # it is being done now; what follows waits
    found = await asyncio.gather(*(store.append(one) for one in rows))
    await slow
    return found


async def with_tables(store: Store, *ids: str) -> None:
    for id in ids:
        await store.write(lambda connection, id=id: a_table(connection, id))  # type: ignore[misc]


# --- Storing ---


def test_a_taken_number_at_one_table_does_not_disturb_the_others(database: str) -> None:
    async def run(store: Store) -> None:
        await with_tables(store, "a", "b", "c")
        await store.append(row("b", body=_TAKEN))
        assert await in_one_batch(store, row("c"), row("b"), row("a")) == [True, False, True]
        assert await in_one_batch(store, row("c", 2), row("b", 2), row("a")) == [True, True, True], "was ours before"

    with opened(database) as store:
        asyncio.run(run(store))


def test_what_is_stored_comes_back_as_it_was(database: str) -> None:
    bodies = ["{}", '{"text":"\\"’\\\\ \\u0000 %(x)s 100% :colon 🂡"}', "x" * 20_000]
    rows = [Row("a", number, 1e9 / 3, None, None, body) for number, body in enumerate(bodies, 1)]

    async def run(store: Store) -> None:
        await with_tables(store, "a")
        assert await in_one_batch(store, *rows) == [True] * 3
        assert await in_one_batch(store, *rows) == [True] * 3, "the very same: ours, stored before"

    with opened(database) as store:
        asyncio.run(run(store))


# --- Telling other servers ---


@pytest.fixture
def listener(postgres_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        yield connection


def heard(listener: psycopg.Connection) -> list[Notice]:
    listener.execute(f"NOTIFY {CHANNEL}, 'the last'")
    found = [notice.payload for notice in listener.notifies(timeout=5, stop_after=1)]
    while found[-1] != "the last":
        found += [notice.payload for notice in listener.notifies(timeout=5, stop_after=1)]
    return [decode_notice(text) for text in found[:-1]]


def test_others_are_sent_the_events_themselves(postgres_url: str, listener: psycopg.Connection) -> None:
    rows = [row("a"), row("b", body='{"text":"’\\""}'), row("c")]

    async def run(store: Store) -> None:
        await with_tables(store, "a", "b", "c")
        await in_one_batch(store, *reversed(rows))

    with opened(postgres_url) as store:
        asyncio.run(run(store))
    assert heard(listener) == [Notice("s1", rows)]


def test_after_a_conflict_others_are_sent_the_keys_of_what_was_stored(
    postgres_url: str, listener: psycopg.Connection
) -> None:
    async def run(store: Store) -> None:
        await with_tables(store, "a", "b", "c")
        await store.append(row("b", body=_TAKEN))
        await in_one_batch(store, row("a"), row("b"), row("c"))
        await in_one_batch(store, row("a", body="[]"), row("b", body="[]"))

    with opened(postgres_url) as store:
        asyncio.run(run(store))
    first, second = heard(listener)
    assert first == Notice("s1", [row("b", body=_TAKEN)])
    assert (second.rows, sorted(second.keys)) == ([], [("a", 1), ("c", 1)])


def test_many_events_make_few_notices() -> None:
    rows = [row(f"t{number:09}", number, '{"kind":"moved","moves":["♠7 é"]}') for number in range(250)]
    made = notices("s1", rows)
    assert all(len(one.encode()) < 8000 for one in made) and len(made) < 8
    assert [found for one in made for found in decode_notice(one).rows] == rows


def test_an_event_that_is_too_long_for_a_notice_is_only_named() -> None:
    rows = [row("a"), row("b", 7, "x" * 8000), row("c")]
    made = [decode_notice(one) for one in notices("s1", rows)]
    assert made == [Notice("s1", [rows[0], rows[2]]), Notice("s1", [], [("b", 7)])]


def test_the_keys_of_a_whole_batch_fit_into_one_notice(postgres_url: str, listener: psycopg.Connection) -> None:
    rows = [row(f"{number:016}", 10**6) for number in range(249)]

    async def run(store: Store) -> None:
        await with_tables(store, "a", *(one.table for one in rows))
        await store.append(row("a", body=_TAKEN))
        assert await in_one_batch(store, row("a"), *rows) == [False] + [True] * 249

    with opened(postgres_url) as store:
        asyncio.run(run(store))
    assert [len(one.keys) for one in heard(listener)] == [0, 249]
