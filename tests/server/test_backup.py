"""Backup and restore: complete and consistent while the server writes, all or nothing when it comes back."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from atout.server import protocol as p
from atout.server.store import Row, Store
from atout.server.store.schema import events, tables
from tests.cli.running import Ran, Run, process, runner
from tests.server.hubs import Person, open_hub, open_table, play_out

TABLE = {"id": "t", "game": "ebbes", "settings": "{}", "secret": b"s", "rules": 1, "version": "0"}
TABLE |= {"status": "playing", "listed": False, "created": 0.0, "changed": 0.0}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(monkeypatch)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The folder of a server that has stopped, with one event."""
    folder = tmp_path / "site"
    asyncio.run(write(f"sqlite:///{folder / 'atout.db'}", 1))
    return folder


@pytest.fixture
def saved(site: Path, run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "site.bak"
    assert run("backup", str(file), "--data", str(site)).status == 0
    return file


async def write(url: str, count: int) -> None:
    store = Store(url)
    await store.write(lambda c: c.execute(tables.insert().values(TABLE)))
    for number in range(1, count + 1):
        assert await store.append(event(number))
    store.close()


def event(number: int) -> Row:
    return Row("t", number, 0.0, None, None, '{"kind":"paused","seat":0}')


def numbers(database: Path) -> list[int]:
    with closing(sqlite3.connect(database)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM events ORDER BY number")]


def complaint(ran: Ran) -> str:
    assert ran.status == 2 and ran.err.startswith("atout: ") and len(ran.err.splitlines()) == 1
    return ran.err


def test_a_backup_while_the_server_writes(tmp_path: Path) -> None:
    """It holds everything that was acknowledged before it began, and no event without those before it."""
    url, file = f"sqlite:///{tmp_path / 'atout.db'}", tmp_path / "atout.bak"

    async def main() -> tuple[int, int]:
        store = Store(url)
        await store.write(lambda c: c.execute(tables.insert().values(TABLE)))
        for number in range(1, 300):
            assert await store.append(event(number))
        work = asyncio.create_task(asyncio.to_thread(process, "backup", str(file), "--database", url))
        number = 300
        while not work.done():
            assert await store.append(event(number))
            number += 1
        assert work.result().status == 0, work.result().err
        store.close()
        return 299, number

    before, after = asyncio.run(main())
    found = numbers(file)
    assert found == list(range(1, len(found) + 1))
    assert before <= len(found) < after
    assert file.stat().st_mode & 0o077 == 0  # nobody else may read it
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith((".", "atout.bak"))) == ["atout.bak"]


def test_a_game_goes_on_after_a_restore(run: Run, tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "night.bak"
    old.mkdir()

    async def begin() -> tuple[str, int]:
        async with open_hub(old) as hub:
            people = [Person(hub, "ann"), Person(hub, "bob")]
            id = await open_table(hub, people, "ebbes", {"players": 3})
            await people[0].do(id, p.Say, text="See you tomorrow")
            return id, hub.rooms[id].table.number

    async def go_on(id: str, number: int) -> None:
        async with open_hub(new, server="s2") as hub:
            people = [Person(hub, "ann"), Person(hub, "bob")]
            for person in people:
                room = await person.follow(id)
            assert room.table.number >= number and room.table.frozen is None
            await play_out(id, people, random.Random(2))

    id, number = asyncio.run(begin())
    assert run("backup", str(file), "--data", str(old)).status == 0
    ran = run("restore", str(file), "--data", str(new))
    assert ran.status == 0 and str(new / "atout.db") in ran.out
    asyncio.run(go_on(id, number))


def test_nothing_is_replaced_unasked(run: Run, site: Path, saved: Path) -> None:
    assert "--force" in complaint(run("backup", str(saved), "--data", str(site)))
    assert "--force" in complaint(run("restore", str(saved), "--data", str(site)))
    with closing(sqlite3.connect(site / "atout.db")) as connection, connection:
        connection.execute("DELETE FROM events")
    assert run("restore", str(saved), "--data", str(site), "--force").status == 0
    assert numbers(site / "atout.db") == [1]
    assert run("backup", str(saved), "--data", str(site), "--force").status == 0


def test_no_restore_below_a_running_server(run: Run, site: Path, saved: Path) -> None:
    store = Store(f"sqlite:///{site / 'atout.db'}")
    try:
        asyncio.run(store.append(event(2)))
        assert "stop it first" in complaint(run("restore", str(saved), "--data", str(site), "--force"))
    finally:
        store.close()
    assert numbers(site / "atout.db") == [1, 2]


def test_what_a_crash_left_behind_does_not_creep_into_a_restored_database(run: Run, site: Path, saved: Path) -> None:
    (site / "atout.db").unlink()
    (site / "atout.db-wal").write_bytes(b"old")
    assert run("restore", str(saved), "--data", str(site)).status == 0
    assert [path.name for path in site.iterdir()] == ["atout.db"]


@pytest.mark.parametrize("broken", ["text", "empty", "foreign", "cut", "damaged", "newer"])
def test_only_sound_backups_are_restored(run: Run, site: Path, saved: Path, broken: str) -> None:
    spoil(saved, broken)
    why = complaint(run("restore", str(saved), "--data", str(site), "--force"))
    assert ("newer version" in why) == (broken == "newer")
    assert numbers(site / "atout.db") == [1]  # what was there is untouched
    assert [path.name for path in site.iterdir()] == ["atout.db"]


def spoil(file: Path, how: str) -> None:
    content = file.read_bytes()
    if how == "text":
        file.write_text("not a database, whatever its name")
    elif how in ("empty", "foreign"):
        file.unlink()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM" if how == "empty" else "CREATE TABLE cakes (name TEXT)")
    elif how == "cut":
        file.write_bytes(content[: len(content) // 2])
    elif how == "damaged":
        file.write_bytes(content[:8192] + os.urandom(len(content) - 8192))
    else:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")


def test_refusals_are_one_line(run: Run, tmp_path: Path) -> None:
    file, nowhere = str(tmp_path / "x.bak"), str(tmp_path / "nowhere")
    assert "no such database" in complaint(run("backup", file, "--data", nowhere))
    assert "no such file" in complaint(run("restore", file, "--data", nowhere))
    assert "sqlite or postgresql" in complaint(run("backup", file, "--database", "mysql://localhost/x"))
    assert "must look like" in complaint(run("backup", file, "--database", "x"))
    assert "memory" in complaint(run("backup", file, "--database", "sqlite://"))
    assert "either" in complaint(run("backup", file, "--data", nowhere, "--database", "sqlite:///x"))
    assert list(tmp_path.iterdir()) == []


# --- PostgreSQL ---


@pytest.fixture
def on_postgres(request: pytest.FixtureRequest) -> str:
    try:
        return str(request.getfixturevalue("postgres_url"))
    except pytest.FixtureLookupError:
        pytest.skip("needs PostgreSQL")


def test_postgres_too(run: Run, on_postgres: str, tmp_path: Path) -> None:
    file = str(tmp_path / "site.bak")
    asyncio.run(write(on_postgres, 3))
    assert run("backup", file, "--database", on_postgres).status == 0
    assert "not empty" in complaint(run("restore", file, "--database", on_postgres))

    async def lose() -> None:
        store = Store(on_postgres)
        await store.write(lambda c: c.execute(events.delete()))
        await store.write(lambda c: c.execute(update(tables).values(status="over")))
        assert "stop it first" in complaint(run("restore", file, "--database", on_postgres, "--force"))
        store.close()

    async def look() -> Any:
        store = Store(on_postgres)
        found = await store.read(lambda c: (c.scalar(select(func.count()).select_from(events)), c.scalar(_STATUS)))
        store.close()
        return found

    asyncio.run(lose())
    assert run("restore", file, "--database", on_postgres, "--force").status == 0
    assert asyncio.run(look()) == (3, "playing")


_STATUS = select(tables.c.status)


def test_without_the_tools_of_postgres(
    run: Run, on_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "pg_dump is not on the PATH" in complaint(run("backup", str(tmp_path / "x"), "--database", on_postgres))
