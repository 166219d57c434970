"""Reviews in the database: one that is wished for, and by which server it is being made; then the review itself."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from atout.families import specs
from atout.review.model import VERSION
from atout.server.store import Store
from atout.server.store.facts import insert
from atout.server.store.schema import records, reviews, servers

_DEAD = 60.0  # seconds after which a server that has not been seen has left its wishes to others
_NOW = func.extract("epoch", func.clock_timestamp())


def look(connection: Connection, table: str, deeper: bool) -> tuple[str | None] | None:
    """The review of a game, or None inside if it is being made; one by other rules or an older reviewer is none."""
    query = select(reviews.c.review, reviews.c.rules, reviews.c.reviewer, records.c.game).join(records)
    row = connection.execute(query.where(_is(table, deeper))).one_or_none()
    if row is None or (row.rules, row.reviewer) != (specs()[row.game].rules, VERSION):
        return None
    return (row.review,)


async def wish(store: Store, table: str, deeper: bool, rules: int) -> None:
    """Somebody wishes for a review; one by other rules, or by an older reviewer, is forgotten."""
    told = {"rules": rules, "reviewer": VERSION, "runner": store.server, "review": None}

    def write(connection: Connection) -> None:
        statement = insert(connection, reviews).values(table=table, deeper=deeper, **told)
        connection.execute(statement.on_conflict_do_update(index_elements=["table", "deeper"], set_=told))

    await store.write(write)


async def keep(store: Store, table: str, deeper: bool, review: str) -> None:
    """The review is made; nothing happens if its record is gone."""
    done = update(reviews).where(_is(table, deeper)).values(review=review, runner=None)
    await store.write(lambda connection: connection.execute(done))


async def forget(store: Store, table: str, deeper: bool) -> None:
    """A wish; a review stays."""
    gone = delete(reviews).where(_is(table, deeper), reviews.c.review.is_(None))
    await store.write(lambda connection: connection.execute(gone))


async def take_up(store: Store) -> list[tuple[str, bool, str]]:
    """Wishes that a server has left behind are ours from now on: table, whether deeper, record."""
    left = and_(reviews.c.review.is_(None), reviews.c.runner != store.server)
    if store.is_postgres:  # an SQLite file has one server
        left = and_(left, not_(reviews.c.runner.in_(select(servers.c.id).where(servers.c.seen > _NOW - _DEAD))))

    def write(connection: Connection) -> list[tuple[str, bool, str]]:
        query = select(reviews.c.table, reviews.c.deeper, records.c.record).join(records)
        found = [tuple(row) for row in connection.execute(query.where(left).with_for_update(skip_locked=True))]
        for table, deeper, _ in found:
            connection.execute(update(reviews).where(_is(table, deeper)).values(runner=store.server))
        return found

    return await store.write(write)


def _is(table: str, deeper: bool) -> ColumnElement[bool]:
    return and_(reviews.c.table == table, reviews.c.deeper.is_(deeper))
