"""Several servers on one PostgreSQL: the same tables, each event once, and somebody always runs the bots."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import event, insert

from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.store import appending
from atout.server.store.schema import persons
from tests.server.clusters import HEARTBEAT, Server, Two, servers, until
from tests.server.hubs import Person, open_table, play_out
from tests.server.postgres import Postgres
from tests.server.test_timing import Always, played_by, somebody_with_a_choice


def numbers(person: Person) -> list[int]:
    return [said["number"] for said in person.heard if said["say"] == "event"]


def told(person: Person) -> list[dict[str, Any]]:
    """Everything that a spectator was told, without what depends on the moment of telling."""
    return [said for said in person.heard if said["say"] == "event"]


@contextmanager
def reading(server: Server) -> Iterator[list[str]]:
    """The statements with which a server looks for events."""
    found: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "FROM" in statement and "events" in statement and "INSERT" not in statement:
            found.append(statement)

    engine = server.hub.store._direct
    event.listen(engine, "before_cursor_execute", note)
    yield found
    event.remove(engine, "before_cursor_execute", note)


def test_a_table_is_played_through_two_servers(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            eve, fay = Person(one.hub, "eve"), Person(other.hub, "fay")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            for spectator in (eve, fay):
                await spectator.follow(id, 5)
            await play_out(id, [ann, ben], random.Random(1))
            rooms = [server.hub.rooms[id] for server in (one, other)]
            await until(lambda: rooms[0].table.number == rooms[1].table.number)
            last = rooms[0].table.number
            assert rooms[0].table.state == rooms[1].table.state and rooms[1].table.status == "over"
            for person in (ann, ben, eve, fay):
                assert numbers(person) == list(range(numbers(person)[0], last + 1))
            same = min(len(told(eve)), len(told(fay)))
            assert same > 20 and told(eve)[-same:] == told(fay)[-same:]

    asyncio.run(run())


def test_a_single_card_is_played_by_the_server_through_which_its_owner_is_here(two: Two) -> None:
    """The other one runs the table, and knows nothing of the switch until it is asked."""

    async def run() -> None:
        async with servers(*two) as (one, other):
            people, rng = [Person(other.hub, "ann"), Person(other.hub, "ben")], random.Random(1)
            id = await open_table(one.hub, people, "ebbes", {"players": 2})
            assert id in one.hub.mine and id not in other.hub.mine
            other.hub.rooms[id].pulse._habits = Always(0.0)
            for person in people:
                await person.do(id, p.Switch, autoplay=True)
            while not any(played_by(person, "auto") for person in people):
                person = await somebody_with_a_choice(people)
                await person.play(id, rng.choice(person.moves()))
            device = Person(one.hub, "ann")
            await device.follow(id)
            assert device.last["autoplay"]

    asyncio.run(run())


def test_two_devices_of_one_person_move_at_once(two: Two) -> None:
    """One move is played; the other is answered that it was meant for an older position."""

    async def run() -> None:
        async with servers(*two) as (one, other):
            here, there = Person(one.hub, "ann"), Person(other.hub, "ann")
            here.keys, there.keys = 1000, 2000
            id = await open_table(one.hub, [here], "ebbes", {"players": 2})
            await there.follow(id)
            rooms = [server.hub.rooms[id] for server in (one, other)]

            def agree() -> bool:
                return rooms[0].table.number == rooms[1].table.number and here.moves() == there.moves() != []

            for _ in range(10):
                await until(agree)
                on = rooms[0].table.number
                moves = here.moves()
                tries = here.play(id, moves[0], on), there.play(id, moves[-1], on)
                found = await asyncio.gather(*tries, return_exceptions=True)
                refused = [one for one in found if isinstance(one, Problem)]
                assert len(refused) == 1 and refused[0].code == "stale", found
                if rooms[0].table.status == "over":
                    break

    asyncio.run(run())


def test_a_command_that_needs_no_position_is_done_on_both(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            both = [who.do(id, p.Say, phrase="hello", key=f"{k}") for k in range(20) for who in (ann, ben)]
            done = await asyncio.gather(*both)
            assert len({one.number for one in done}) == 40
            await until(lambda: one.hub.rooms[id].table.number == other.hub.rooms[id].table.number)
            assert numbers(ann)[-40:] == numbers(ben)[-40:] == sorted(one.number for one in done)

    asyncio.run(run())


def test_a_command_sent_again_to_another_server_is_done_once(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            again = Person(other.hub, "ann")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await other.die()  # it hears of nothing
            done = await ann.do(id, p.Say, text="once", key="the same")
            assert (await again.do(id, p.Say, text="once", key="the same")).number == done.number

    asyncio.run(run())


def test_bots_go_on_when_their_server_dies(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann = Person(one.hub, "ann")
            id = await open_table(one.hub, [ann], "ebbes", {"players": 2}, bot_pace=0.05)
            later = Person(other.hub, "ann")
            room = await later.follow(id, ann.last["number"])
            assert one.hub.runs(one.hub.rooms[id]) and not other.hub.runs(room)
            await one.die()
            rng = random.Random(1)
            died = time.monotonic()
            while not other.hub.runs(room):
                if later.moves():
                    with suppress(Problem):
                        await later.play(id, rng.choice(later.moves()))
                await asyncio.sleep(0.02)
                assert time.monotonic() - died < 10 * HEARTBEAT
            assert (await play_out(id, [later], rng)).table.status == "over"
            assert numbers(later) == list(range(numbers(later)[0], room.table.number + 1))

    asyncio.run(run())


def test_tables_that_nobody_has_in_memory_are_taken_over(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann = Person(one.hub, "ann")
            ids = [await open_table(one.hub, [ann], "ebbes", {"players": 3}, bot_pace=0.05) for _ in range(3)]
            await one.die()
            await until(lambda: set(ids) <= set(other.hub.rooms) and set(ids) <= other.hub.mine)

    asyncio.run(run())


def test_a_server_that_resigns_leaves_its_tables_at_once(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            other.cluster.dead = 3600.0
            ann = Person(one.hub, "ann")
            id = await open_table(one.hub, [ann], "ebbes", {"players": 2})
            await one.die()
            await one.cluster.resign()
            await until(lambda: id in other.hub.mine)

    asyncio.run(run())


def test_a_server_that_was_thought_dead_lets_go(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann = Person(one.hub, "ann")
            id = await open_table(one.hub, [ann], "ebbes", {"players": 2}, bot_pace=0.0)
            one.task.cancel()  # it is only slow: its bots still play
            await until(lambda: id in other.hub.mine)
            one.task = asyncio.ensure_future(one.cluster.run())
            await until(lambda: id not in one.hub.mine)
            room = await play_out(id, [ann], random.Random(1))
            assert numbers(ann) == list(range(numbers(ann)[0], room.table.number + 1))

    asyncio.run(run())


def test_nothing_is_missed_when_the_line_between_servers_breaks(two: Two, postgres: Postgres) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            for k in range(8):
                if k % 2:
                    assert await asyncio.to_thread(postgres.throw_out, "LISTEN")
                done = await ann.do(id, p.Say, text=f"{k}")
                await until(lambda number=done.number: numbers(ben)[-1:] == [number])  # type: ignore[misc]
            assert numbers(ben) == list(range(numbers(ben)[0], done.number + 1))

    asyncio.run(run())


def test_what_another_server_stores_need_not_be_read(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: numbers(ann)[-1:] == numbers(ben)[-1:])
            with reading(other) as read:
                for k in range(10):
                    done = await ann.do(id, p.Say, text=f"{k}")
                    await until(lambda number=done.number: numbers(ben)[-1:] == [number])  # type: ignore[misc]
            assert not read

    asyncio.run(run())


def test_a_lost_notice_is_made_up_for_by_the_next(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: numbers(ann)[-1:] == numbers(ben)[-1:])
            hear, lost = other.cluster._hear, list[str]()
            monkeypatch.setattr(other.cluster, "_hear", lost.append)
            for k in range(3):
                await ann.do(id, p.Say, text=f"{k}")
            await until(lambda: len(lost) == 3)
            monkeypatch.setattr(other.cluster, "_hear", hear)
            done = await ann.do(id, p.Say, text="and now?")
            await until(lambda: numbers(ben)[-1:] == [done.number])
            hear(lost[0])  # one that comes late is no news
            assert numbers(ben) == list(range(numbers(ben)[0], done.number + 1))

    asyncio.run(run())


@pytest.mark.parametrize("largest", [100, 400])
def test_events_that_are_too_long_for_a_notice(two: Two, monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    monkeypatch.setattr(appending, "LARGEST", largest)
    test_a_table_is_played_through_two_servers(two)


def test_a_notice_that_nobody_understands(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it may have meant: nothing is missed, and the next is heard."""

    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: numbers(ann)[-1:] == numbers(ben)[-1:])
            hear = other.cluster._hear
            monkeypatch.setattr(other.cluster, "_hear", lambda _: hear("what?"))
            done = await ann.do(id, p.Say, text="hello")
            await until(lambda: numbers(ben)[-1:] == [done.number])
            assert other.cluster.listening

    asyncio.run(run())


def test_many_tables_are_caught_up_with_together(two: Two, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            people = [(Person(one.hub, f"ann{k}"), Person(other.hub, f"ben{k}")) for k in range(12)]
            ids = [await open_table(one.hub, [*pair], "ebbes", {"players": 2}) for pair in people]
            await until(lambda: all(numbers(ann)[-1:] == numbers(ben)[-1:] for ann, ben in people))
            monkeypatch.setattr(other.cluster, "_hear", lambda _: None)
            done = [await ann.do(id, p.Say, text="hello") for id, (ann, _) in zip(ids, people, strict=True)]
            with reading(other) as read:
                assert await asyncio.to_thread(postgres.throw_out, "LISTEN")
                await until(lambda: all(numbers(pair[1])[-1] == d.number for pair, d in zip(people, done, strict=True)))
            assert len(read) <= 2

    asyncio.run(run())


def test_somebody_whose_name_is_known_only_to_the_other_server(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, zoe = Person(one.hub, "ann"), Person(other.hub, "ben"), Person(one.hub, "zoe")
            row = {"id": "zoe", "nick": "Zoé", "created": 0.0, "seen": 0.0}
            await one.hub.store.write(lambda connection: connection.execute(insert(persons).values(**row)))
            other.hub.names = {"ann": "Ann", "ben": "Ben"}
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await zoe.do(id, p.Say, text="hello")
            done = await ann.do(id, p.Say, text="hello Zoé")
            await until(lambda: numbers(ben)[-1:] == [done.number])
            assert other.hub.name_of("zoe") == "Zoé"

    asyncio.run(run())


def test_somebody_reconnects_to_the_other_server(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(one.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            had = numbers(ben)[-1]
            one.hub.rooms[id].unfollow(ben)
            for k in range(5):
                await ann.do(id, p.Say, text=f"{k}")
            back = Person(other.hub, "ben")
            await back.follow(id, had)
            snapshot = back.last
            assert [event["number"] for event in snapshot["events"]] == list(range(had + 1, had + 6))
            assert snapshot["seat"] == 1 and snapshot["number"] == had + 5
            await ann.do(id, p.Say, text="and now?")
            await until(lambda: numbers(back) == [had + 6])

    asyncio.run(run())
