"""Tables in a hub: every game is played to its end by people and bots, stored, restored and told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import atout
from atout.fairness import check_fairness
from atout.families import specs
from atout.record import read
from atout.server import protocol as p
from atout.server.clock import Clock
from atout.server.tables import keeping
from atout.server.tables.table import Dealer, Table
from tests.server.hubs import Person, open_hub, open_table, play_out
from tests.settings import values

NUMBERS = {  # of players
    spec.id: values("players", get_type_hints(spec.options, include_extras=True)["players"])
    for spec in specs().values()
}
GAMES = [(game, players) for game, numbers in NUMBERS.items() for players in numbers]


def is_edge(game: str, players: int) -> bool:
    """Whether a game takes no fewer or no more; the numbers between are tried only when there is time."""
    return players in (NUMBERS[game][0], NUMBERS[game][-1])


@pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(*table, marks=[] if is_edge(*table) else [pytest.mark.long]) for table in GAMES],
)
def test_people_play_a_game_to_its_end(game: str, players: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            people = [Person(hub, f"p{i}") for i in range(players)]
            spectator = Person(hub, "eve")
            id = await open_table(hub, people, game, short(game, players))
            await spectator.follow(id)
            room = await play_out(id, people, random.Random(1))
            assert room.table.state is not None and room.table.state.over
            numbers = [said["number"] for said in people[0].heard if said["say"] == "event"]
            assert numbers == list(range(numbers[0], room.table.number + 1))
            assert_told(people[0], 0, room.table.state)
            assert_told(spectator, None, room.table.state)
            # What is stored is the same table.
            kept = await keeping.load(hub.store, id)
            assert kept is not None
            again = keeping.restore(kept, Dealer())
            assert again.frozen is None and again.state == room.table.state
            assert again.spent == room.table.spent and again.number == room.table.number
            record = read(keeping.record_of(room.table, room.table.state))
            assert check_fairness(record) > 0
            assert atout.replay(record) == room.table.state

    asyncio.run(run())


def assert_told(follower: Person, seat: int | None, state: atout.State) -> None:
    """They heard of every move, in order; of others' secret ones, that they were made."""
    events = [said["what"] for said in follower.heard if said["say"] == "event"]
    heard = [(who, move) for what in events if what["kind"] == "moved" for who, move in what["moves"]]
    for (who, told), (mover, move) in zip(heard, state.history, strict=True):
        kind, secret, _ = move.partition(":")
        hidden = secret and kind in ("discard", "pass") and mover != seat
        assert (who, told) == (mover, f"{kind}:?" if hidden else move)


def short(game: str, players: int) -> dict[str, Any]:
    """Options for a quick whole game."""
    quick: dict[str, dict[str, Any]] = {
        "njet-1997": {"short": True},
        "niet-2015": {"target_score": 10},
        "xxl": {"parts": ["xxl-lower", "xxl-runs"]},
    }
    return {"players": players, **quick.get(game, {})}


def test_a_table_keeps_no_room_to_play_in() -> None:
    table = Table("t", p.Settings(game="ebbes", options={"players": 3}), bytes(32), Dealer())
    table.apply(1, 0.0, None, p.Started(""))
    for number in range(2, 5):
        assert table.state is not None and table.state.seat is not None
        assert table.state._buffer.nbytes == 8 * len(table.state.legal())
        move = next(iter(table.state.legal()))
        table.apply(number, 0.0, None, p.Moved([p.Step(table.state.seat, move)]))
    assert table.frozen is None and table.played == 3


def test_time_without_a_server_counts_for_nobody(tmp_path: Path) -> None:
    clock = Hours()

    async def open_and_wait() -> str:
        async with open_hub(tmp_path, clock=clock) as hub:
            people = [Person(hub, name) for name in ("ann", "ben")]
            id = await open_table(hub, people, "ebbe-flut", {"players": 2}, pace=p.PerMove(30))
            clock.passed += 20
            return id

    async def come_back(id: str) -> None:
        async with open_hub(tmp_path, clock=clock) as hub:
            room = await Person(hub, "ann").follow(id)
            for _ in range(100):
                if room.table.position < room.table.number:
                    break
                await asyncio.sleep(0.01)
            assert room.table.left(0, clock.now()) == pytest.approx(30, abs=1)
            assert room.table.chairs[0].away is None

    id = asyncio.run(open_and_wait())
    clock.passed += 3600
    asyncio.run(come_back(id))


class Hours(Clock):
    """A clock that can be put forward."""

    passed = 0.0

    def now(self) -> float:
        return super().now() + self.passed
