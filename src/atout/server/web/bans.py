"""Addresses that are kept out, in memory as networks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Row, delete, select

from atout.server.clock import Clock
from atout.server.store import Store
from atout.server.store.facts import insert
from atout.server.store.schema import bans
from atout.server.web.addresses import Network, network, within


class Bans:
    """The list of those kept out; other servers' changes show at the next refresh."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._networks: list[Network] = []
        self.on_changed: Callable[[], None] = lambda: None  # close the sockets of those who are kept out now

    def has(self, address: str) -> bool:
        return bool(self._networks) and within(address, self._networks)

    async def refresh(self) -> None:
        before, self._networks = self._networks, [network(row.address) for row in await self.every()]
        if self._networks != before:
            self.on_changed()

    async def every(self) -> list[Row[Any]]:
        return await self._store.read(lambda c: list(c.execute(select(bans).order_by(bans.c.at.desc()))))

    async def add(self, one: Network, why: str) -> None:
        values = {"address": _text(one), "at": self._clock.now(), "why": why}
        await self._store.write(lambda c: c.execute(insert(c, bans).values(values).on_conflict_do_nothing()))
        await self.refresh()

    async def drop(self, one: Network) -> bool:
        gone = await self._store.write(lambda c: c.execute(delete(bans).where(bans.c.address == _text(one))).rowcount)
        await self.refresh()
        return bool(gone)


def _text(one: Network) -> str:
    return str(one.network_address if one.num_addresses == 1 else one)
