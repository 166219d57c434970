"""How late the server's event loop comes while bots think: round trips of pings, and the server's own histogram.

At every table four `casual` bots play without pause, watched by one spectator who pings 40 times a second. A round trip
holds the delays of both loops, so it is an upper bound.

    python bench/loop.py [--tables 4] [--seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import time

import msgspec
import servers
import uvloop
from aiohttp import ClientSession, DummyCookieJar
from msgspec import Struct
from players import open_table, visitor
from wire import Wire, connect

_EVERY = 0.025  # seconds between two pings of a spectator
_WANTED = 0.020


class _Heard(Struct):
    say: str
    hands: msgspec.Raw = msgspec.Raw()  # shown when a game is over


_heard = msgspec.json.Decoder(_Heard).decode


class Spectator:
    """Watches bots, pings, and opens another table for them when a game is over."""

    wire: Wire
    sent = 0.0

    def __init__(self, rest: ClientSession, address: str) -> None:
        self.rest, self.address = rest, address
        self.trips: list[float] = []
        self.moves = 0
        self.over = asyncio.Event()

    async def run(self) -> None:
        cookie = await visitor(self.rest, self.address)
        port = int(self.address.rpartition(":")[2])
        self.wire = await connect(port, "/api/socket", self._hear, f"Cookie: {cookie}\r\n")
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                self.over.clear()
                id = await open_table(self.rest, self.address, cookie, bots=["casual"] * 4, sit=False, start=True)
                self.wire.say(b'{"do":"follow","table":"%b"}' % id.encode())
                await self.over.wait()
                self.wire.say(b'{"do":"unfollow","table":"%b"}' % id.encode())
        finally:
            pinging.cancel()
            self.wire.close()

    async def _ping(self) -> None:
        while True:
            if not self.sent:
                self.sent = time.perf_counter()
                self.wire.say(b'{"do":"ping"}')
            await asyncio.sleep(_EVERY)

    def _hear(self, data: bytes) -> None:
        heard = _heard(data)
        if heard.say == "pong":
            self.trips.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        elif heard.say == "event":
            self.moves += 1
            if bytes(heard.hands):
                self.over.set()


async def watch(port: int, tables: int, seconds: float) -> None:
    address = f"http://127.0.0.1:{port}"
    async with ClientSession(cookie_jar=DummyCookieJar()) as rest:
        spectators = [Spectator(rest, address) for _ in range(tables)]
        tasks = [asyncio.create_task(spectator.run()) for spectator in spectators]
        await asyncio.sleep(3.0)
        before = await histogram(rest, address)
        for spectator in spectators:
            spectator.trips, spectator.moves = [], 0
        await asyncio.sleep(seconds)
        after = await histogram(rest, address)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    trips = sorted(trip for spectator in spectators for trip in spectator.trips)
    p50, p99 = (1e3 * trips[len(trips) * part // 100] for part in (50, 99))
    print(f"{tables} tables of four bots, {sum(s.moves for s in spectators) / seconds:.1f} moves/s, {len(trips)} pings")
    print(f"round trip: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {1e3 * trips[-1]:.1f} ms")
    total = after["+Inf"] - before["+Inf"]
    within = next(bound for bound in after if after[bound] - before[bound] >= 0.99 * total)
    print(f"the loop's own probe: 99 % of {total:.0f} within {1e3 * float(within):.0f} ms")


async def histogram(rest: ClientSession, address: str) -> dict[str, float]:
    """The loop's delays so far, by upper bound, as the server counts them."""
    async with rest.get(f"{address}/metrics") as reply:
        text = await reply.text()
    return {m[1]: float(m[2]) for m in re.finditer(r'atout_loop_delay_seconds_bucket{le="([^"]+)"} (\S+)', text)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with servers.atout() as running:
        uvloop.run(watch(running.ports[0], args.tables, args.seconds))
    print(f"wanted: p99 ≤ {1e3 * _WANTED:.0f} ms")


if __name__ == "__main__":
    main()
