"""Time and trouble: clocks per move, per game and per days, programs that hang, tables that freeze or are abandoned."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from sqlalchemy import update

from atout.server import protocol as p
from atout.server.clock import Clock
from atout.server.problems import WORDS, Problem
from atout.server.store import Row
from atout.server.store.schema import events
from atout.server.tables import keeping
from atout.server.tables.hub import Hub
from atout.server.tables.table import Table
from tests.server.clusters import until
from tests.server.hubs import Person, open_hub, open_table
from tests.server.test_manners import THREE, TWO, refused
from tests.server.test_moves import acting, played_by

DAY = 86400.0


class Later(Clock):
    """A clock that stands still unless it is moved on."""

    time = 1_700_000_000.0

    def now(self) -> float:
        return self.time


def with_clock(test: Callable[[Hub, list[Person]], Awaitable[None]]) -> Callable[[Path], None]:
    """A test with a hub whose time stands still."""

    def started(tmp_path: Path) -> None:
        async def run() -> None:
            async with open_hub(tmp_path, clock=Later()) as hub:
                await test(hub, [Person(hub, name) for name in ("ann", "ben", "eve")])

        asyncio.run(run())

    started.__name__, started.__doc__ = test.__name__, test.__doc__
    return started


async def passes(hub: Hub, id: str, seconds: float) -> None:
    """Time passes, and whatever is due then happens."""
    assert isinstance(hub.clock, Later)
    hub.clock.time += seconds
    room = hub.rooms[id]
    room.schedule()
    await asyncio.sleep(0.15)
    if room.pulse._jobs:  # the store of a busy machine may take longer
        await asyncio.wait(room.pulse._jobs, timeout=3)


# --- Clocks ---


@with_clock
async def test_so_many_seconds_for_every_move(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people, "ebbes", THREE, pace=p.PerMove(30))
    table = played_by(hub, id)
    one = acting(table, people)
    seat = people.index(one)
    await passes(hub, id, 29)
    assert table.left(seat, hub.clock.now()) == 1 and table.running() == [seat]
    await one.play(id, one.moves()[0])
    assert table.left(seat, hub.clock.now()) == 30  # for the next one
    one = acting(table, people)
    seat = people.index(one)
    await passes(hub, id, 31)
    assert table.chairs[seat].away == "clock"
    assert any(said.get("what") == {"kind": "away", "seat": seat, "why": "clock"} for said in one.heard)
    await one.do(id, p.ComeBack)
    assert table.left(seat, hub.clock.now()) == 30


@with_clock
async def test_so_many_minutes_for_the_game_and_some_seconds_with_every_move(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people, "ebbes", THREE, pace=p.PerGame(1, increment=5))
    table = played_by(hub, id)
    one = acting(table, people)
    seat = people.index(one)
    await passes(hub, id, 20)
    await one.play(id, one.moves()[0])
    assert table.left(seat, hub.clock.now()) == 60 - 20 + 5
    assert people[0].last["clocks"]["left"][seat] == 45.0
    one = acting(table, people)
    seat = people.index(one)
    await passes(hub, id, 61)
    assert table.chairs[seat].away == "clock"
    await refused(one.do(id, p.ComeBack), "no-time-left")


@with_clock
async def test_slow_play_over_days(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people, "ebbes", THREE, pace=p.Slow(2))
    table = played_by(hub, id)
    seat = table.due()[0]
    await passes(hub, id, 2 * DAY - 1)
    assert not table.chairs[seat].away
    await passes(hub, id, 2)
    assert table.chairs[seat].away == "clock"


@with_clock
async def test_a_paused_clock_stands_still(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people, "ebbes", THREE, pace=p.PerMove(30))
    table = played_by(hub, id)
    one = acting(table, people)
    seat = people.index(one)
    await refused(one.do(id, p.Resume), "not-paused")
    await passes(hub, id, 10)
    await people[seat - 1].do(id, p.Pause)
    await refused(one.do(id, p.Pause), "paused")
    await refused(one.play(id, "R1"), "paused")
    assert not one.moves()
    await passes(hub, id, 1000)
    assert table.left(seat, hub.clock.now()) == 20 and table.running() == []
    await one.do(id, p.Resume)
    await passes(hub, id, 19)
    assert not table.chairs[seat].away and one.moves()
    await passes(hub, id, 2)
    assert table.chairs[seat].away == "clock"


async def _due(hub: Hub, people: list[Person], pace: p.Pace, **settings: Any) -> tuple[str, Table, Person, int]:
    """A table with bots that take their time, and who is due there."""
    id = await open_table(hub, people, "ebbes", THREE, pace=pace, bot_pace=5.0, **settings)
    table = played_by(hub, id)
    one = acting(table, people)
    return id, table, one, people.index(one)


@pytest.mark.parametrize("pace", [p.PerMove(30), p.PerGame(1), p.Slow(1)], ids=lambda pace: type(pace).__name__)
def test_leaving_and_coming_back_wins_no_time(pace: p.Pace, tmp_path: Path) -> None:
    @with_clock
    async def leave_and_come_back(hub: Hub, people: list[Person]) -> None:
        id, table, one, seat = await _due(hub, people, pace)
        time = table.left(seat, hub.clock.now()) or 0
        await passes(hub, id, 0.6 * time)
        await one.do(id, p.Leave)
        assert table.left(seat, hub.clock.now()) == 0.4 * time and table.running() == [seat]
        await passes(hub, id, 0.3 * time)  # the bot is still thinking
        await one.do(id, p.ComeBack)
        assert abs((table.left(seat, hub.clock.now()) or 0) - 0.1 * time) < 0.001
        await one.do(id, p.Leave)
        await passes(hub, id, 0.2 * time)
        assert table.chairs[seat].away == "clock"
        await refused(one.do(id, p.ComeBack), "no-time-left" if isinstance(pace, p.PerGame) else "time-is-up")

    leave_and_come_back(tmp_path)


@with_clock
async def test_whoever_plays_alone_against_bots_and_time_is_not_stuck(hub: Hub, people: list[Person]) -> None:
    """The bot that makes the late move does so if its person looks on; then they play again."""
    ann = people[0]
    id = await open_table(hub, [ann], "ebbes", TWO, pace=p.PerMove(30))
    table, room = played_by(hub, id), hub.rooms[id]
    await until(lambda: table.due() == [0])
    await ann.do(id, p.Leave)
    room.unfollow(ann)
    await passes(hub, id, 1000)
    number = table.number
    assert table.chairs[0].away == "clock" and table.due() == [0]
    await passes(hub, id, 1000)
    assert table.number == number  # nobody is here: nothing happens, and nothing is stored
    await ann.follow(id)
    await until(lambda: table.number > number)
    await ann.do(id, p.ComeBack)
    assert table.chairs[0].away is None and (table.left(0, hub.clock.now()) or 0) > 0


@with_clock
async def test_whoever_is_due_cannot_stop_their_own_clock(hub: Hub, people: list[Person]) -> None:
    id, table, one, seat = await _due(hub, people, p.PerMove(30))
    await refused(one.do(id, p.Pause), "your-time-runs")
    await people[seat - 1].do(id, p.Pause)
    await one.do(id, p.Resume)
    for other in people:
        if other is not one:
            await other.do(id, p.Leave)
    await one.do(id, p.Pause)  # nobody is kept waiting
    assert table.paused


@pytest.mark.parametrize("pace", [p.PerMove(60), p.PerGame(1, increment=5)], ids=lambda pace: type(pace).__name__)
def test_taking_back_wins_no_time(pace: p.Pace, tmp_path: Path) -> None:
    """Half a move, taken back for free again and again, would be a clock that never runs out."""

    @with_clock
    async def play_and_take_back(hub: Hub, people: list[Person]) -> None:
        id = await open_table(hub, people[:2], "xxl-runs", TWO, pace=pace, bot_pace=5.0)
        table = played_by(hub, id)
        for passed in range(10, 41, 10):
            one = acting(table, people)
            seat = people.index(one)
            await passes(hub, id, 10)
            await one.play(id, next((move for move in one.moves() if ":" in move), one.moves()[0]))
            await one.do(id, p.TakeBack)
            if table.proposal is not None:  # not for free
                await people[1 - seat].do(id, p.Answer, yes=True)
            assert table.due() == [seat] and table.left(seat, hub.clock.now()) == 60 - passed

    play_and_take_back(tmp_path)


@with_clock
async def test_clocks_are_the_same_after_a_restart(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people, "ebbes", THREE, pace=p.PerGame(1, increment=3))
    table = played_by(hub, id)
    for _ in range(5):
        one = acting(table, people)
        await passes(hub, id, 7)
        await one.play(id, one.moves()[0])
    kept = await keeping.load(hub.store, id)
    assert kept is not None
    again, now = keeping.restore(kept, hub.dealer), hub.clock.now() + 2
    assert [again.left(seat, now) for seat in range(3)] == [table.left(seat, now) for seat in range(3)]


@with_clock
async def test_a_program_that_hangs_is_replaced_after_its_time(hub: Hub, people: list[Person]) -> None:
    robots = [Person(hub, f"robot{i}", remote=True) for i in range(2)]
    for pace in (p.Relaxed(), p.Slow(3)):
        id = await open_table(hub, robots, "ebbes", TWO, pace=pace)
        table = played_by(hub, id)
        seat = table.due()[0]
        await passes(hub, id, 14)
        assert not table.chairs[seat].away
        await passes(hub, id, 2)
        assert table.chairs[seat].away == "clock" and table.bot_of(seat) == "casual"


@with_clock
async def test_bots_play_on_any_seat(hub: Hub, people: list[Person]) -> None:
    id = await hub.open(people[0].actor, p.Settings(game="ebbes", options=TWO, bot_pace=0.0))
    for seat in range(2):
        await people[0].do(id, p.Man, seat=seat, level="casual")
    await people[0].do(id, p.Start)
    table = played_by(hub, id)
    assert table.number == 4  # nobody watches: they wait
    await people[0].follow(id)
    await people[0].news.wait()
    for _ in range(200):
        if table.number > 10:
            break
        await asyncio.sleep(0.05)
    assert table.number > 10 and people[0].last["what"]["by"] == "bot"


# --- Tables that cannot go on ---


async def _tampered(folder: Path, change: Callable[[str], str]) -> tuple[str, Hub, Person]:
    """A table of three moves, the last of which was stored differently."""
    async with open_hub(folder) as hub:
        people = [Person(hub, name) for name in ("ann", "ben", "eve")]
        id = await open_table(hub, people, "ebbes", THREE)
        table = played_by(hub, id)
        for _ in range(3):
            one = acting(table, people)
            await one.play(id, one.moves()[0])
        row = (await keeping.rows_after(hub.store, id, table.number - 1))[0]
        where = (events.c.table == id) & (events.c.number == row.number)
        await hub.store.write(lambda c: c.execute(update(events).where(where).values(body=change(row.body))))
    return id, hub, people[0]


@pytest.mark.parametrize(
    "change", ['"moves":[[0,"R1"],[1,"R1"]]', '"moves":[[0,"no such card"]]', '"rounds":[[1,2,3]]']
)
def test_a_table_on_which_the_rules_disagree_is_frozen(change: str, tmp_path: Path) -> None:
    def tamper(body: str) -> str:
        if "rounds" in change:
            return body[:-1] + f",{change}}}"
        return re.sub(r'"moves":\[\[.*?\]\]', change, body)

    async def run() -> None:
        id, _, _ = await _tampered(tmp_path, tamper)
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            await ann.follow(id)
            info = ann.last["info"]
            assert re.fullmatch(r"event 8: (not possible under these rules|the scores were .*)", info["frozen"])
            assert ann.last["own"]["hand"] and "moves" not in ann.last  # shown up to there
            problem = await refused(ann.do(id, p.Pause, key="new"), "frozen")
            assert "older rules" in problem.sentence("en")
            await refused(ann.do(id, p.Move, key="newer", move="R1", on=8), "frozen")
            await hub.close_table(id, "closed")  # from above
            assert len(ann.heard) > 1

    asyncio.run(run())


@with_clock
async def test_what_is_stored_at_a_frozen_table_tells_no_secret(hub: Hub, people: list[Person]) -> None:
    """Another server, with other rules, may go on; here nobody knows which of its moves were secret."""
    id = await open_table(hub, people, "ebbes", THREE)
    room = hub.rooms[id]
    room.table.frozen = "event 7: not possible under these rules"
    secret = p.Moved([p.Step(0, "discard:R7")])
    room._happen(Row(id, room.table.number + 1, 0.0, None, None, ""), secret, None)
    assert all("R7" not in one.raw[-1].decode() for one in people) and people[0].last["what"]["moves"] == []


@with_clock
async def test_abandoned_tables_expire(hub: Hub, people: list[Person]) -> None:
    waiting = await hub.open(people[0].actor, p.Settings(game="ebbes", options=TWO))
    playing = await open_table(hub, people[:2], "ebbes", TWO)
    room = hub.rooms[playing]
    for one in people[:2]:
        room.unfollow(one)
    clock = hub.clock
    assert isinstance(clock, Later)
    clock.time += 1.1 * DAY
    await hub.sweep()
    assert (await hub.room(waiting)).table.ended == "abandoned"
    assert (await hub.room(playing)).table.status == "playing"
    clock.time += 30 * DAY
    watcher = people[2]
    await watcher.follow(playing)
    await hub.sweep()
    assert played_by(hub, playing).status == "playing"  # somebody looks on
    hub.rooms[playing].unfollow(watcher)
    clock.time += 31 * DAY
    await hub.sweep()
    assert (await hub.room(playing)).table.ended == "abandoned"
    clock.time += 3600
    await hub.sweep()
    assert playing not in hub.rooms  # let go from memory
    assert (await hub.room(playing)).table.ended == "abandoned"


# --- Refusals have words ---

SOURCES = sorted(WORDS.parent.rglob("*.py"))


def raised() -> dict[str, set[str]]:
    """Every problem that is raised anywhere in the server, and the arguments that it always has."""
    found: dict[str, set[str]] = {"already-sealed": set()}  # raised in a condition
    for source in SOURCES:
        for call in re.finditer(r'Problem\(\s*"([a-z-]+)"((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)', source.read_text()):
            args = set(re.findall(r"\b([a-z_]+)=", call[2])) - {"detail"}
            found[call[1]] = found.get(call[1], args) & args
    return found


def variables(message: ast.Message) -> set[str]:
    """What a sentence wants to be told."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for inner in value if isinstance(value, list) else [value]:
                look(inner)

    look(message)
    return found


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_every_refusal_has_its_sentence(lang: str) -> None:
    text = (WORDS / f"{lang}.ftl").read_text()
    sentences = {entry.id.name: variables(entry) for entry in parse(text).body if isinstance(entry, ast.Message)}
    problems = raised()
    assert len(problems) > 50
    for code, args in problems.items():
        assert f"problem-{code}" in sentences, code
        assert sentences[f"problem-{code}"] <= args, code
        said = Problem(code, "", **dict.fromkeys(args, 3)).sentence(lang)
        assert said and f"problem-{code}" not in said and "{" not in said
