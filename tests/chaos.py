"""Kill the server again and again under load; nothing may be lost: python -m tests.chaos --times 50 [--postgres]

People play at several tables over real sockets. Whenever the server has been killed, the database must hold every event
that anybody has heard of and every command that was acknowledged; in the end all games are played out and verified.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, select

from atout.fairness import check_fairness
from atout.record import read
from atout.refusals import Refusal
from atout.server.store import open_engine
from atout.server.store.schema import events
from tests.server.players import Diary, Player
from tests.server.postgres import Postgres
from tests.server.process import Process

LIFE = (0.2, 4.0)  # seconds from a start to the next kill
_YOUNG = 0.15  # the share of servers that are killed while they start
_PLAY_OUT = 300.0  # seconds for the last games after the last kill


class Company(NamedTuple):
    """A group of people and what they play, one game after the other."""

    game: str
    options: dict[str, Any]
    people: int  # bots have the other seats


COMPANIES = [
    Company("ebbes", {"players": 2}, 2),
    Company("ebbes", {"players": 4}, 3),
    Company("njet-1997", {"players": 3, "short": True}, 2),
    Company("njet-1997", {"players": 4, "short": True}, 4),
    Company("ebbe-flut", {"players": 2}, 2),
    Company("xxl", {"players": 3, "parts": ["xxl-lower", "xxl-runs"]}, 3),
]


class Chaos:
    """A server that is killed, and everybody who plays on it."""

    def __init__(self, server: Process, seed: int = 1, companies: list[Company] | None = None) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.companies = COMPANIES if companies is None else companies
        self.diary = Diary()
        self.engine: Engine = open_engine(server.url)
        self.kills = self.stored = 0
        self.tables: list[str] = []
        self.verified = 0
        self.last = False  # no more new games

    async def run(self, storm: Awaitable[None]) -> None:
        """Let something happen while everybody plays, then let all games come to their end."""
        await asyncio.to_thread(self.server.start)
        games = [asyncio.create_task(self._meet(k, company)) for k, company in enumerate(self.companies)]
        try:
            while len(self.tables) < len(games) and not any(game.done() for game in games):
                await asyncio.sleep(0.05)  # on a busy machine the storm could be over before anybody sits down
            await storm
            self.last = True
            await asyncio.wait_for(asyncio.gather(*games), _PLAY_OUT)
        except TimeoutError:
            self.diary.trouble.append("not all games have come to their end")
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
        await self._check_records()
        status = await asyncio.to_thread(self.server.stop)
        if status:
            self.diary.trouble.append(f"the server stopped with status {status}")
        self.check()
        if "Traceback" in self.server.log.read_text():
            self.diary.trouble.append(f"there are errors in {self.server.log}")
        self.engine.dispose()

    async def kill(self, times: int, life: tuple[float, float] = LIFE) -> None:
        """The storm of all storms."""
        while self.kills < times:
            await asyncio.sleep(self.rng.uniform(*life))
            await self._kill()
            if self.rng.random() < _YOUNG and self.kills < times:
                self.server.spawn()
                await asyncio.sleep(self.rng.uniform(0.3, 3.0))
                await self._kill()
            await asyncio.to_thread(self.server.start)

    async def _kill(self) -> None:
        await asyncio.to_thread(self.server.kill)
        self.kills += 1
        heard, done = dict(self.diary.heard), dict(self.diary.done)
        await asyncio.to_thread(self.check, heard, done)
        if self.kills % 10 == 0:
            print(f"{self.kills} kills, {self.stored} events, {len(self.diary.trouble)} troubles", flush=True)

    async def _meet(self, number: int, company: Company) -> None:
        """A company plays one game after the other."""
        players = [Player(self.server.base, self.diary, 100 * number + k) for k in range(company.people)]
        for player in players:
            await player.arrive()
        settings = {"game": company.game, "options": company.options, "bot_pace": 0.0}
        bots = [None] * company.people + ["casual"] * (company.options["players"] - company.people)
        while not self.last:
            reply = await players[0].ask("POST", "/api/tables", json={"settings": settings, "bots": bots})
            if reply.status_code != 201:
                self.diary.trouble.append(f"no table: {reply.text}")
                return
            self.tables.append(reply.json()["id"])
            await asyncio.gather(*(player.play(self.tables[-1]) for player in players))
        for player in players:
            await player.http.aclose()

    # --- What must be true ---

    def check(
        self,
        heard: dict[tuple[str, int], tuple[float, str]] | None = None,
        done: dict[tuple[str, int], tuple[str, str]] | None = None,
    ) -> None:
        """The database holds all that was heard and acknowledged, without gaps, and nothing twice."""
        with self.engine.connect() as connection:
            rows = list(connection.execute(select(events).order_by(events.c.table, events.c.number)))
        self.engine.dispose()
        self.stored = len(rows)
        found = {(row.table, row.number): row for row in rows}
        for (table, number), (at, kind) in (self.diary.heard if heard is None else heard).items():
            row = found.get((table, number))
            if row is None or row.at != at or msgspec.json.decode(row.body)["kind"] != kind:
                self._lost(f"event {number} of table {table} ({kind}) was told, and is {row}")
        for (table, number), (person, key) in (self.diary.done if done is None else done).items():
            row = found.get((table, number))
            if row is None or (row.person, row.key) != (person, key):
                self._lost(f"event {number} of table {table} was acknowledged to {person} for {key}, and is {row}")
        last: dict[str, int] = {}
        for row in rows:
            if row.number != last.get(row.table, 0) + 1:
                self._lost(f"table {row.table} has a gap before {row.number}")
            last[row.table] = row.number
        keys = [(row.table, row.person, row.key) for row in rows if row.key is not None]
        if len(keys) != len(set(keys)):
            self._lost("a command was carried out twice")

    def _lost(self, what: str) -> None:
        self.diary.trouble.append(f"after kill {self.kills}: {what}")

    async def _check_records(self) -> None:
        """Every game that was played is there to download, and its dealing was fair."""
        reader = Player(self.server.base, self.diary, 0)
        for table in self.tables:
            reply = await reader.ask("GET", f"/api/records/{table}")
            try:
                check_fairness(read(reply.content))
                self.verified += 1
            except Refusal as refusal:
                self.diary.trouble.append(f"the record of {table} ({reply.status_code}): {refusal}")
        await reader.http.aclose()

    def summary(self) -> str:
        diary = self.diary
        return "\n".join(
            [
                f"{self.kills} kills of the server under load, on {self.engine.dialect.name}",
                f"{self.stored} events stored, {len(diary.heard)} heard, {len(diary.done)} commands acknowledged",
                f"{diary.reconnected} reconnections; {diary.sent_again} commands sent again, "
                f"{diary.was_done} of them had been carried out already",
                f"{len(self.tables)} games played to their end, {self.verified} records verified",
                f"refused: {diary.refused or 'nothing'}",
                f"trouble: {len(diary.trouble) or 'none'}",
                *diary.trouble[:20],
            ]
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50, help="kills")
    parser.add_argument("--postgres", action="store_true", help="on a temporary PostgreSQL instead of SQLite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="atout-chaos-")))
        url = None
        if chosen.postgres:
            database = Postgres()
            stack.callback(database.close)
            url = database.fresh()
        server = Process(folder, url)
        stack.callback(server.close)
        chaos = Chaos(server, chosen.seed)
        asyncio.run(chaos.run(chaos.kill(chosen.times)))
        print(chaos.summary())
        print(f"{time.monotonic() - began:.0f} s")
        if chaos.diary.trouble:
            print(server.log.read_text()[-3000:])
    return 1 if chaos.diary.trouble else 0


if __name__ == "__main__":
    sys.exit(main())
