"""How much a server bears: people at four-seat tables of ebbes, simulated over real sockets on this machine.

A move counts when all four seats have been told of it. The tables' moves are spread over the second, their rounds over
the minute, as those of people who came at different times: no server gets a thousand deals in one second. With `--peer`
boardgame.io plays a game of the same size, before the same simulated people, in turn with Atout.

    python bench/load.py [--tables 50 200 1000] [--pace 0 1] [--seconds 60] [--peer] [--postgres] [--only-postgres]
    python bench/load.py --reviews 60 [--tables 8] [--seconds 60]    how long bots take beside so many reviews
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import resource
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass

import reviews
import servers
import uvloop
from aiohttp import ClientSession, DummyCookieJar, TCPConnector
from players import AtoutTable, BoardgameTable, Meter, Table
from servers import Servers

_AT_ONCE = 16  # tables being opened at a time
_ROUND = 40  # moves of a round, in both games
_PROBE = 0.02  # seconds between two looks at our own loop's delay
_WARM = 3.0  # seconds of play before anything is counted


@dataclass
class Contestant:
    """A server that can be measured."""

    name: str
    start: Callable[[], AbstractContextManager[Servers]]
    table: type[Table]


ATOUT = Contestant("Atout, SQLite", servers.atout, AtoutTable)
TWO = Contestant("Atout, 2 servers, PostgreSQL", lambda: servers.atout(2, database=True), AtoutTable)
PEERS = [
    Contestant("boardgame.io, in memory", lambda: servers.boardgame(False), BoardgameTable),
    Contestant("boardgame.io, flat file", lambda: servers.boardgame(True), BoardgameTable),
]


@dataclass
class Measured:
    """One line of the results; times in milliseconds, memory in kB."""

    name: str
    tables: int
    pace: float
    moves: float
    p50: float
    p99: float
    worst: float
    cpu: float
    cpu_behind: float
    busy: float
    memory: float
    memory_after: float
    generator: float
    late: float
    errors: str

    def row(self, beside: Measured | None) -> str:
        """In the table; figures of a peer also as multiples of ours."""

        def ratio(mine: float, other: float) -> str:
            return "" if beside is None or beside is self or not other else f" ({mine / other:.2g}×)"

        ours = beside or self
        behind = f" + {self.cpu_behind:.2f}" if self.cpu_behind else ""
        cells = [
            self.name,
            str(self.tables),
            f"{self.pace:g} s" if self.pace else "none",
            f"{self.moves:,.0f}" + ratio(self.moves, ours.moves),
            f"{self.p50:.1f}",
            f"{self.p99:.1f}" + ratio(self.p99, ours.p99),
            f"{self.worst:.0f}",
            f"{self.cpu:.3f}{behind}" + ratio(self.cpu, ours.cpu),
            f"{self.busy:.0%}",
            f"{self.memory:.0f}" + ratio(self.memory, ours.memory),
            f"{self.memory_after:.0f}",
            f"{self.generator:.0%}",
            f"{self.late:.0f}",
            self.errors or "0",
        ]
        return f"| {' | '.join(cells)} |"


HEAD = """\
| server | tables | a move every | moves/s | p50 ms | p99 ms | worst ms | CPU ms a move | busy | kB a table, opened | \
kB a table, after | generator busy | generator late ms | errors |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"""


async def measure(contestant: Contestant, running: Servers, tables: int, pace: float, seconds: float) -> Measured:
    """Open tables, play, count."""
    meter, loop = Meter(pace), asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: meter.errors.update([str(context.get("exception"))]))
    async with ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(force_close=True)) as rest:
        await contestant.table(running.ports, rest, Meter(pace)).open()  # what the first one loads is not a table's
        before = running.memory()
        playing = [contestant.table(running.ports, rest, meter) for _ in range(tables)]
        pinging = [loop.create_task(work) for work in (keep_alive(playing), watch(meter))]
        await gated(table.open() for table in playing)
        await asyncio.sleep(1.0)
        memory = running.memory()
        await gated(table.play_ahead(random.randrange(_ROUND)) for table in playing)
        gc.collect()
        gc.freeze()
        meter.playing = True
        for i, table in enumerate(playing):
            table.begin((pace or 0.5) * i / tables)
        await asyncio.sleep(_WARM)
        meter.on = True
        began, cpu, behind, own = time.perf_counter(), running.cpu(), running.cpu_behind(), time.process_time()
        await asyncio.sleep(seconds)
        meter.on = False
        passed = time.perf_counter() - began
        cpu, behind, own = running.cpu() - cpu, running.cpu_behind() - behind, time.process_time() - own
        after = running.memory()
        meter.playing = False
        for task in pinging:
            task.cancel()
        for table in playing:
            table.close()
    delays = sorted(meter.delays) or [float("nan")]
    count = len(meter.delays) or 1
    return Measured(
        contestant.name,
        tables,
        pace,
        moves=len(meter.delays) / passed,
        p50=1e3 * delays[len(delays) // 2],
        p99=1e3 * delays[len(delays) * 99 // 100],
        worst=1e3 * delays[-1],
        cpu=1e3 * cpu / count,
        cpu_behind=1e3 * behind / count,
        busy=cpu / passed,
        memory=(memory - before) / 1000 / tables,
        memory_after=(after - before) / 1000 / tables,
        generator=own / passed,
        late=1e3 * max(meter.late, default=0.0),
        errors=", ".join(f"{number} {what}" for what, number in meter.errors.items()),
    )


async def gated(works: Iterable[Awaitable[None]]) -> None:
    """A few at a time."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(work: Awaitable[None]) -> None:
        async with gate:
            await work

    await asyncio.gather(*map(one, works))


async def watch(meter: Meter) -> None:
    """Our own loop's delay while something is measured."""
    while True:
        due = time.perf_counter() + _PROBE
        await asyncio.sleep(_PROBE)
        if meter.on:
            meter.late.append(time.perf_counter() - due)


async def keep_alive(tables: list[Table]) -> None:
    while True:
        now = asyncio.get_running_loop().time()
        for table in tables:
            table.ping(now)
        await asyncio.sleep(0.5)


def raise_limit() -> None:
    """Four sockets a table; the servers inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", help="default: 50 200 1000, with --reviews 8")
    parser.add_argument("--pace", type=float, nargs="+", default=[0.0, 1.0], help="seconds a move; 0: no pause")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io in turn with Atout")
    parser.add_argument("--only-peer", action="store_true", help="measure boardgame.io alone")
    parser.add_argument("--postgres", action="store_true", help="also two servers on one PostgreSQL")
    parser.add_argument("--only-postgres", action="store_true", help="two servers on one PostgreSQL alone")
    parser.add_argument("--reviews", type=int, help="live tables with bots, beside so many reviews and beside none")
    args = parser.parse_args()
    raise_limit()
    if args.reviews:
        print(reviews.HEAD, flush=True)
        for tables in args.tables or [8]:
            with servers.atout() as running:
                uvloop.run(reviews.measure(running, tables, args.reviews, args.seconds))
        return
    contestants = [] if args.only_peer or args.only_postgres else [ATOUT]
    contestants += [TWO] if args.postgres or args.only_postgres else []
    contestants += PEERS if args.peer or args.only_peer else []
    print(HEAD, flush=True)
    for tables in args.tables or [50, 200, 1000]:
        for pace in args.pace:
            first = None
            for contestant in contestants:
                with contestant.start() as running:
                    found = uvloop.run(measure(contestant, running, tables, pace, args.seconds))
                first = first or found
                print(found.row(first), flush=True)


if __name__ == "__main__":
    main()
