"""The site's own facts: its name, announcement, keys. Kept in the database, read by every server that shares it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from atout.server.store import Store
from atout.server.store.schema import site


class Facts:
    """Texts by key, read from memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._values: dict[str, str] = {}

    def get(self, key: str, default: str = "") -> str:
        return self._values.get(key, default)

    async def refresh(self) -> None:
        """Read what other servers may have changed."""
        self._values = await self._store.read(lambda c: {row.key: row.value for row in c.execute(select(site))})

    async def ensure(self, key: str, make: Callable[[], str]) -> str:
        """A fact that is made once and never changed, whichever server comes first."""
        found = await self._store.write(lambda c: ensured(c, key, make()))
        self._values[key] = found
        return found

    async def put(self, key: str, value: str) -> None:
        def write(connection: Connection) -> None:
            statement = insert(connection, site).values(key=key, value=value)
            connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_={"value": value}))

        await self._store.write(write)
        self._values[key] = value


def ensured(connection: Connection, key: str, value: str) -> str:
    """The value of a key, set now if there was none: compare and insert."""
    connection.execute(insert(connection, site).values(key=key, value=value).on_conflict_do_nothing())
    return str(connection.execute(select(site.c.value).where(site.c.key == key)).scalar_one())


def insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that knows what to do on conflict."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
