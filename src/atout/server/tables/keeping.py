"""What a table's events mean for the rest of the database, and how tables come back from it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, select, text, update

from atout import bots
from atout.record import Fairness
from atout.server import protocol as p
from atout.server.store import Row, Store
from atout.server.store.schema import chairs, events, records, tables
from atout.server.tables.decide import Decision
from atout.server.tables.table import Dealer, Table, mark
from atout.state import State
from atout.view import View


def changes(table: Table, decision: Decision, at: float) -> list[Executable]:
    """Statements that go into the same transaction as an event."""
    body, state = decision.body, decision.state
    if isinstance(body, p.Seated | p.Stood | p.Manned):
        freed = delete(chairs).where(chairs.c.table == table.id, chairs.c.seat == body.seat)
        return [freed, *taken(table.id, body)]
    if isinstance(body, p.Started):
        return [_status(table, "playing", at)]
    if isinstance(body, p.Ended):
        kept = [] if table.state is None or table.frozen else [_record(table, table.state, at)]
        return [*kept, _status(table, "over", at)]
    if state is not None and state.over:
        return [_record(table, state, at), _status(table, "over", at)]
    return []


def taken(table: str, body: p.Body) -> list[Executable]:
    """A person or a bot has a seat now."""
    if isinstance(body, p.Seated):
        return [insert(chairs).values(table=table, seat=body.seat, person=body.person)]
    if isinstance(body, p.Manned) and body.level is not None:
        return [insert(chairs).values(table=table, seat=body.seat, bot=body.level)]
    return []


def _status(table: Table, status: str, at: float) -> Executable:
    return update(tables).where(tables.c.id == table.id).values(status=status, changed=at)


def _record(table: Table, state: State, at: float) -> Executable:
    return insert(records).values(
        table=table.id, game=table.game.id, ended=at, finished=state.over, record=record_of(table, state).decode()
    )


def record_of(table: Table, state: State) -> bytes:
    """The record of a game that has ended, with the seed of its deals."""
    record = state.record()
    if isinstance(record.fair, Fairness):
        record.fair = msgspec.structs.replace(record.fair, seed=table.secret.hex())
    return record.json()


# --- Reading ---


async def rows_after(store: Store, table: str, number: int) -> list[Row]:
    query = select(events).where(events.c.table == table, events.c.number > number).order_by(events.c.number)
    return await store.read(lambda connection: [Row(*found) for found in connection.execute(query)])


_BEYOND = text(
    """SELECT events.* FROM json_each_text(cast(:known AS json)) AS known
    JOIN events ON events."table" = known.key AND events.number > cast(known.value AS integer)
    ORDER BY events."table", events.number"""
)


async def rows_beyond(store: Store, known: dict[str, int]) -> list[Row]:
    """What PostgreSQL has of these tables after the numbers that are known."""
    numbers = msgspec.json.encode(known).decode()
    return await store.read(
        lambda connection: [Row(*found) for found in connection.execute(_BEYOND, {"known": numbers})]
    )


class Kept(msgspec.Struct, frozen=True):
    """A table's own row, and its events."""

    id: str
    settings: p.Settings
    secret: bytes
    runner: str | None
    rows: list[Row]
    switches: dict[int, bool]


async def load(store: Store, id: str) -> Kept | None:
    def look(connection: Connection) -> Kept | None:
        found = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
        if found is None:
            return None
        query = select(events).where(events.c.table == id).order_by(events.c.number)
        rows = [Row(*row) for row in connection.execute(query)]
        settings, switches = p.decode_settings(found.settings), switches_at(connection, id)
        return Kept(id, settings, found.secret, found.runner, rows, switches)

    return await store.read(look)


def restore(kept: Kept, dealer: Dealer) -> Table:
    """A table from its events."""
    table = Table(kept.id, kept.settings, kept.secret, dealer)
    for row in kept.rows:
        table.apply(row.number, row.at, mark(row.person, row.key), p.decode_body(row.body))
    for seat, autoplay in kept.switches.items():
        table.switch(seat, autoplay)
    return table


def switches_at(connection: Connection, table: str) -> dict[int, bool]:
    """Who lets single legal cards be played by themselves, or no longer, by seat."""
    query = select(chairs.c.seat, chairs.c.autoplay).where(chairs.c.table == table, chairs.c.autoplay.is_not(None))
    return dict(tuple(row) for row in connection.execute(query))


async def switches(store: Store, table: str) -> dict[int, bool]:
    return await store.read(lambda connection: switches_at(connection, table))


async def switch(store: Store, table: str, seat: int, autoplay: bool) -> None:
    chair = update(chairs).where(chairs.c.table == table, chairs.c.seat == seat).values(autoplay=autoplay)
    await store.write(lambda connection: connection.execute(chair))


def estimates(view: View, budget: bots.Budget, *, learnt: bool = True) -> list[dict[str, Any]]:
    """A hint: the best moves, what they are worth to the seat and to all on average, what may follow the best."""
    return [_told(one) for one in bots.analyse(view, budget, learnt=learnt)[:5]]


def _told(one: bots.Estimate) -> dict[str, Any]:
    seats = [round(value, 2) for value in one.seats]
    told = {"move": one.move, "mean": round(one.mean, 2), "error": round(one.error, 2), "seats": seats}
    return {**told, "line": one.line} if one.line else told
