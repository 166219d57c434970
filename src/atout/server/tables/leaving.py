"""Somebody is gone for good, deleted or banned: bots play on for them, and another person is the host."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, or_, select

from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store.schema import chairs, events, tables
from atout.server.tables.decide import Decision
from atout.server.tables.hub import Hub
from atout.server.tables.room import Room
from atout.server.tables.table import Table


async def depart(hub: Hub, person: str) -> None:
    """Take somebody from all tables that are not over."""
    for id in await hub.store.read(partial(_tables, person=person)):
        try:
            await _from_table(await hub.room(id), person)
        except Problem as problem:  # e.g. its game is not compiled yet; the others are looked at all the same
            hub.log.warning("table %s: %s", id, problem)


def _tables(connection: Connection, person: str) -> list[str]:
    """Where they sit, and tables that they have opened without sitting down."""
    sat = select(chairs.c.table).where(chairs.c.person == person)
    opened = select(events.c.table).where(
        events.c.table == tables.c.id, events.c.number == 1, events.c.person == person
    )
    found = select(tables.c.id).where(tables.c.status != "over", or_(tables.c.id.in_(sat), opened.exists()))
    return list(connection.execute(found).scalars())


async def _from_table(room: Room, person: str) -> None:
    table = room.table
    seat = table.seat_of(person)
    if seat is not None and not table.chairs[seat].away:
        await room.perform(partial(_left, person=person))
    await room.hand_over(person)
    if table.host == person and table.status == "waiting":
        await room.perform(lambda _: Decision(p.Ended("abandoned")))


def _left(table: Table, person: str) -> Decision:
    seat = table.seat_of(person)
    if seat is None or table.status == "over":
        raise Problem("not-seated")
    return Decision(p.Stood(seat) if table.status == "waiting" else p.Away(seat, "left"))
