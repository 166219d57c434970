"""A database of version 0.3: it opens, and what was going on at its tables goes on.

tests/data/atout-0.3.sql.gz was written by a server of that version, killed while every game was being played;
it is without the keys of that site.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
from collections import defaultdict
from pathlib import Path

from atout.families import specs
from atout.warmup import prepare
from tests.server.hubs import Person, open_hub, play_on

_DUMP = Path(__file__).parents[1] / "data" / "atout-0.3.sql.gz"
_QUICK = ("ebbes", "ebbe-flut", "xxl-lower", "xxl-runs")  # played to their ends, the others only when there is time
_SOME = 2  # moves of the others


def test_its_tables_go_on(tmp_path: Path, in_time: bool) -> None:
    seated = restored(tmp_path / "atout.db")
    asyncio.run(go_on(tmp_path, seated, list(specs()) if in_time else list(_QUICK)))


def restored(file: Path) -> dict[str, list[str]]:
    """The database, and the people at each table."""
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress(_DUMP.read_bytes()).decode())
    seated = defaultdict[str, list[str]](list)
    for table, person in connection.execute(
        'SELECT "table", person FROM chairs WHERE person IS NOT NULL ORDER BY seat'
    ):
        seated[table].append(person)
    connection.close()
    return seated


async def go_on(folder: Path, seated: dict[str, list[str]], to_the_end: list[str]) -> None:
    games, rng = set[str](), random.Random(1)
    async with open_hub(folder) as hub:
        for id, names in seated.items():
            people = [Person(hub, name) for name in names]
            table = (await hub.room(id)).table
            prepare(table.game)
            for one in people:
                await one.follow(id)
            games.add(table.game.id)
            begun = table.played
            assert table.status == "playing" and begun > 5
            whole = table.game.id in to_the_end
            await play_on(id, people, rng, 5000 if whole else _SOME)
            assert (table.status == "over") == whole
            assert table.played > begun
    assert games == set(specs())
