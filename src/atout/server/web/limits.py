"""Token buckets: how often somebody may do something. What is kept is bounded, whoever knocks."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from atout.server.problems import Problem

_MOST = 50_000  # buckets; the one that was not used for longest is forgotten, which means it is full again


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES: Mapping[str, Rate] = {
    "address": Rate(300, 50),  # requests from one address: a household, or a school behind one router
    "visitor": Rate(60, 10),  # requests of one person
    "expensive": Rate(10, 0.2),  # password checks and new tables, per person and per address
    "replay": Rate(30, 1),  # replays from one address
    "newcomer": Rate(30, 0.1),  # visitors made for one address
    "name": Rate(20, 0.05),  # wrong passwords for one account, from wherever
}


class Limits:
    """Buckets by kind and key."""

    def __init__(
        self, generosity: float = 1.0, rates: Mapping[str, Rate] = RATES, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`generosity` multiplies every rate, e.g. for measuring from one address."""
        self.rates = {kind: Rate(rate.burst * generosity, rate.per_second * generosity) for kind, rate in rates.items()}
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # left, when

    def take(self, kind: str, key: str) -> None:
        """One more; a problem that says how long to wait if there were too many."""
        left, now = self.check(kind, key)
        self._buckets[kind, key] = left - 1, now
        self._buckets.move_to_end((kind, key))
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)

    def check(self, kind: str, key: str) -> tuple[float, float]:
        """The same problem, but nothing is taken."""
        rate, now = self.rates[kind], self._now()
        left, at = self._buckets.get((kind, key), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if left < 1:
            raise Problem("slow-down", f"too many ({kind})", seconds=math.ceil((1 - left) / rate.per_second))
        return left, now
