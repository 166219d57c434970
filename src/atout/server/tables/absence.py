"""Who belongs to a table and is not connected, since when, and how long the others wait for them in vain."""

from __future__ import annotations

from collections.abc import Iterable

from atout.server.clock import Clock
from atout.server.tables.table import Table

IN_VAIN = 30.0  # seconds until others may go on without somebody who has gone without a word


class Absence:
    """The seated people and the host of one table, as far as they are connected through no server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.since: dict[str, float] = {}  # at the earliest when we began to look, e.g. after a restart

    def look(self, table: Table, here: Iterable[str]) -> bool:
        """See who is missing now; whether that is news."""
        before, now = self.since, self._clock.now()
        missing = ({chair.person for chair in table.chairs if chair.person} | {table.host}).difference(here)
        self.since = {person: before.get(person, now) for person in sorted(missing)}
        return self.since != before

    def wait(self, person: str) -> float | None:
        """Seconds until others may go on without somebody; None: they are here."""
        since = self.since.get(person)
        return None if since is None else max(0.0, since + IN_VAIN - self._clock.now())
