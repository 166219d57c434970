"""What is measured while the server runs, for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SHARES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.99, 1)
_PROBE = 0.25  # seconds between two looks at the loop's delay


class Metrics:
    """All of the server's measures; every server has its own registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.count_tables: Callable[[], Mapping[str, int]] = dict  # by status; asked whenever somebody reads
        self.requests = Counter("atout_requests", "REST requests", ["endpoint", "method", "status"], registry=registry)
        self.sockets = Gauge("atout_sockets", "open sockets", registry=registry)
        self.tables = Gauge("atout_tables", "tables in memory", ["status"], registry=registry)
        self.moves = Counter("atout_moves", "moves played", ["by"], registry=registry)
        self.move_seconds = Histogram(
            "atout_move_seconds", "from a move's arrival until it is told", registry=registry, buckets=_SECONDS
        )
        self.loop_seconds = Histogram(
            "atout_loop_delay_seconds", "how late the event loop comes back", registry=registry, buckets=_SECONDS
        )
        self.batch = Histogram(
            "atout_store_batch", "events in one transaction", registry=registry, buckets=(1, 2, 5, 10, 20, 50, 100, 500)
        )
        self.bot_queue = Gauge("atout_bot_queue", "bots that wait for a thread", registry=registry)
        self.bot_seconds = Histogram(
            "atout_bot_seconds",
            "seconds of a core that were granted to bots for a move",
            ["level"],
            registry=registry,
            buckets=_SECONDS,
        )
        self.bot_share = Histogram(
            "atout_bot_share",
            "how much of what its level usually thinks a bot was granted",
            ["level"],
            registry=registry,
            buckets=_SHARES,
        )
        self.reviews = Gauge("atout_reviews", "reviews that wait or are under way", registry=registry)
        self.notices = Counter("atout_notices", "notices sent", ["way", "result"], registry=registry)

    def grant(self, level: str, seconds: float, share: float) -> None:
        """A bot begins to think about a move."""
        self.bot_seconds.labels(level).observe(seconds)
        self.bot_share.labels(level).observe(share)

    def text(self) -> bytes:
        for status, number in self.count_tables().items():
            self.tables.labels(status).set(number)
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure for ever how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _PROBE
            await asyncio.sleep(_PROBE)
            self.loop_seconds.observe(max(0.0, loop.time() - due))
