"""How a batch of events gets into the database: what is new is stored, what is taken is left alone.

On PostgreSQL one statement stores a batch and tells the other servers, who are sent the events themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import dialect, insert

from atout.server.store.schema import events

CHANNEL = "atout"  # of PostgreSQL's notifications
BATCH = 250  # events in one transaction; the keys of so many fit into one notification
LARGEST = 7900  # bytes; PostgreSQL allows less than 8,000 in a notification
Key = tuple[str, int]


class Taken(Exception):  # noqa: N818
    """Some events had numbers that were taken; which, has to be looked at."""


class Row(NamedTuple):
    """An event as it is stored."""

    table: str
    number: int
    at: float
    person: str | None
    key: str | None
    body: str


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """What one server tells the others: events that it has stored, and keys of those that must be read."""

    server: str
    rows: list[Row]
    keys: list[Key] = []


_encode = msgspec.json.Encoder().encode
decode_notice = msgspec.json.Decoder(Notice).decode


def opening(server: str) -> str:
    """How all notices of a server begin."""
    return f'["{server}",'


# --- SQLite ---

_NEW = insert(events).on_conflict_do_nothing()
_INSERT = _NEW.returning(events.c.table, events.c.number)
_QUICK = str(_NEW.compile(dialect=dialect()))  # RETURNING costs as much again


def to_sqlite(connection: Connection, rows: list[Row], quick: bool = False) -> set[Key]:
    """Store what is new; the keys of what was stored. `quick`: all are new, or Taken is raised."""
    if quick:
        if connection.exec_driver_sql(_QUICK, [tuple(row) for row in rows]).rowcount != len(rows):
            raise Taken
        return {(row.table, row.number) for row in rows}
    return {(table, number) for table, number in connection.execute(_INSERT, [row._asdict() for row in rows])}


# --- PostgreSQL ---

# If every event was new, the notices made from them are sent; else nothing but the keys of those that were.
# Lists go in as JSON: the driver would spend more time on an array of texts than on everything else.
_STATEMENT = f"""
WITH stored AS (
    INSERT INTO events ("table", number, at, person, key, body)
    SELECT * FROM json_to_recordset(%(rows)s::json)
        AS given("table" text, number integer, at float8, person text, key text, body text)
    ON CONFLICT DO NOTHING RETURNING "table", number
), counted AS (
    SELECT count(*) = %(count)s::integer AS whole, json_agg(json_build_array("table", number)) AS keys FROM stored
), told AS (
    SELECT count(pg_notify('{CHANNEL}', notice)) FROM counted, json_array_elements_text(CASE
        WHEN whole THEN %(notices)s::json
        WHEN keys IS NOT NULL THEN json_build_array(%(opening)s || '[],' || keys || ']')
    END) AS notice
)
SELECT CASE WHEN whole THEN NULL ELSE coalesce(keys, '[]') END, told.count FROM counted, told
"""


def to_postgres(connection: Connection, rows: list[Row], server: str) -> set[Key]:
    """Store what is new and tell the others of it, with the same commit; the keys of what was stored."""
    unique = {(row.table, row.number): row for row in reversed(rows)}  # of two with the same key the first
    # In the order of the keys: two servers that write the same tables cannot wait for each other in a circle.
    ordered = [unique[key] for key in sorted(unique)]
    found = connection.exec_driver_sql(
        _STATEMENT,
        {
            "rows": _encode([row._asdict() for row in ordered]).decode(),
            "count": len(ordered),
            "notices": _encode(notices(server, ordered)).decode(),
            "opening": opening(server),
        },
    ).one()
    return set(unique) if found[0] is None else {(table, number) for table, number in found[0]}


def notices(server: str, rows: Iterable[Row]) -> list[str]:
    """These events in as few notices as PostgreSQL takes; one that is too long is only named."""
    made, line, keys = list[str](), bytearray(), list[Key]()
    start = opening(server)
    room = LARGEST - len(start.encode()) - len("[]]")
    for row in rows:
        text = _encode(row)
        if len(text) > room:
            keys.append((row.table, row.number))
            continue
        if len(line) + len(text) + 1 > room:
            made.append(f"{start}[{line.decode()}]]")
            line.clear()
        line += b"," + text if line else text
    if line:
        made.append(f"{start}[{line.decode()}]]")
    return [*made, f"{start}[],{_encode(keys).decode()}]"] if keys else made
