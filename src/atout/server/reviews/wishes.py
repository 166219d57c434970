"""Reviews in the database: one that is wished for, which server makes it, and how far it is; then the review itself."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from atout.families import specs
from atout.review.model import VERSION
from atout.server.store import Store
from atout.server.store.facts import insert
from atout.server.store.schema import records, reviews, servers

_DEAD = 60.0  # seconds after which a server that has not been seen has left its wishes to others
_NOW = func.extract("epoch", func.clock_timestamp())


class SoFar(Struct):
    """What is known of a review while it is being made."""

    rounds: list[Raw] = []
    decisions: list[Raw] = []
    share: float = 0.0  # of the work that is done


class Kept(NamedTuple):
    """What is there of a review."""

    review: str | None  # None: it is being made
    found: SoFar


class Left(NamedTuple):
    """A review that another server has begun."""

    table: str
    deeper: bool
    record: str
    found: SoFar


def look(connection: Connection, table: str, deeper: bool) -> Kept | None:
    """What there is of a game's review; one by other rules or an older reviewer is none."""
    row = connection.execute(select(reviews, records.c.game).join(records).where(_is(table, deeper))).one_or_none()
    if row is None or (row.rules, row.reviewer) != (specs()[row.game].rules, VERSION):
        return None
    return Kept(row.review, _so_far(row.found))


async def wish(store: Store, table: str, deeper: bool, rules: int) -> None:
    """Somebody wishes for a review; one by other rules, or by an older reviewer, is forgotten."""
    told = {"rules": rules, "reviewer": VERSION, "runner": store.server, "review": None, "found": None}

    def write(connection: Connection) -> None:
        statement = insert(connection, reviews).values(table=table, deeper=deeper, **told)
        connection.execute(statement.on_conflict_do_update(index_elements=["table", "deeper"], set_=told))

    await store.write(write)


async def note(store: Store, table: str, deeper: bool, found: SoFar) -> None:
    """A review of ours is so far; nothing happens if somebody else has taken it up."""
    ours = and_(_is(table, deeper), reviews.c.runner == store.server)
    told = update(reviews).where(ours).values(found=msgspec.json.encode(found).decode())
    await store.write(lambda connection: connection.execute(told))


async def keep(store: Store, table: str, deeper: bool, review: str) -> None:
    """The review is made; nothing happens if its record is gone."""
    done = update(reviews).where(_is(table, deeper)).values(review=review, runner=None, found=None)
    await store.write(lambda connection: connection.execute(done))


async def forget(store: Store, table: str, deeper: bool) -> None:
    """A wish; a review stays."""
    gone = delete(reviews).where(_is(table, deeper), reviews.c.review.is_(None))
    await store.write(lambda connection: connection.execute(gone))


async def take_up(store: Store) -> list[Left]:
    """Wishes that a server has left behind are ours from now on; what an older reviewer has found is forgotten."""
    left = and_(reviews.c.review.is_(None), reviews.c.runner != store.server)
    if store.is_postgres:  # an SQLite file has one server
        left = and_(left, not_(reviews.c.runner.in_(select(servers.c.id).where(servers.c.seen > _NOW - _DEAD))))

    def write(connection: Connection) -> list[Left]:
        query = select(reviews, records.c.game, records.c.record).join(records).where(left)
        taken = list[Left]()
        for row in connection.execute(query.with_for_update(skip_locked=True)).all():
            rules = specs()[row.game].rules
            found = row.found if (row.rules, row.reviewer) == (rules, VERSION) else None
            ours = {"runner": store.server, "rules": rules, "reviewer": VERSION, "found": found}
            connection.execute(update(reviews).where(_is(row.table, row.deeper)).values(**ours))
            taken.append(Left(row.table, row.deeper, row.record, _so_far(found)))
        return taken

    return await store.write(write)


def _so_far(found: str | None) -> SoFar:
    return msgspec.json.decode(found, type=SoFar) if found else SoFar()


def _is(table: str, deeper: bool) -> ColumnElement[bool]:
    return and_(reviews.c.table == table, reviews.c.deeper.is_(deeper))
