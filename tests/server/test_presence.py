"""Who is here, wherever they are connected: several servers on one PostgreSQL know of each other's people."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import event

from atout.server import protocol as p
from atout.server.app import House
from atout.server.notices.notify import Notifier
from atout.server.problems import Problem
from atout.server.site import Config
from atout.server.tables import presence
from tests.server.clusters import HEARTBEAT, Server, Two, servers, until
from tests.server.house import QUICK
from tests.server.hubs import Person, open_table, play_out
from tests.server.postgres import Postgres


def here(server: Server, id: str) -> list[str]:
    return server.hub.rooms[id].here()


def told(person: Person) -> list[str]:
    """Who is here, as somebody was told last."""
    found: list[str] = next(said for said in reversed(person.heard) if "here" in said)["here"]
    return found


def test_people_of_both_servers_are_here(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, eve = Person(one.hub, "ann"), Person(other.hub, "ben"), Person(other.hub, "eve")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: told(ann) == told(ben) == ["ann", "ben"])
            await eve.follow(id)
            assert told(eve) == ["ann", "ben", "eve"]  # the snapshot knows already
            await until(lambda: told(ann) == ["ann", "ben", "eve"])
            other.hub.rooms[id].unfollow(eve)
            await until(lambda: told(ann) == told(ben) == ["ann", "ben"])

    asyncio.run(run())


def test_two_devices_at_two_servers_are_one_person(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, tablet = Person(one.hub, "ann"), Person(one.hub, "ben"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await tablet.follow(id)
            await until(lambda: one.hub.elsewhere(id) == {"ben"})
            one.hub.rooms[id].unfollow(ben)
            assert here(one, id) == ["ann", "ben"]  # still here, on the tablet
            other.hub.rooms[id].unfollow(tablet)
            await until(lambda: told(ann) == ["ann"])

    asyncio.run(run())


def test_nobody_is_replaced_who_is_at_another_server(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: here(other, id) == ["ann", "ben"] and other.hub.rooms[id].table.status == "playing")
            monkeypatch.setattr("atout.server.tables.absence.IN_VAIN", 0.0)
            with pytest.raises(Problem, match="still-here"):
                await ben.do(id, p.Replace, seat=0)
            one.hub.rooms[id].unfollow(ann)
            await until(lambda: "ann" in other.hub.rooms[id].absence.since)
            await ben.do(id, p.Replace, seat=0)
            assert other.hub.rooms[id].table.host == "ben"

    asyncio.run(run())


def test_a_waiting_table_passes_on_once_whichever_server_its_people_are_at(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atout.server.tables.absence.IN_VAIN", 1.0)  # more than a word takes

    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, eve = Person(one.hub, "ann"), Person(one.hub, "ben"), Person(other.hub, "eve")
            id = await one.hub.open(ann.actor, p.Settings(game="ebbes"))
            for person in (ann, ben, eve):
                await person.follow(id)
                await person.do(id, p.Sit)
            await until(lambda: told(eve) == ["ann", "ben", "eve"] == told(ann))
            one.hub.rooms[id].unfollow(ann)
            await until(lambda: all(server.hub.rooms[id].table.host == "ben" for server in (one, other)))
            await asyncio.sleep(0.1)  # both servers have tried
            assert sum(isinstance(body, p.Hosted) for body in one.hub.rooms[id].table.log.others.values()) == 1

    asyncio.run(run())


def test_bots_play_for_somebody_who_looks_on_through_another_server(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, eve = Person(one.hub, "ann"), Person(other.hub, "eve")
            settings = p.Settings(game="ebbes", options={"players": 2}, bot_pace=0.02)
            id = await one.hub.open(ann.actor, settings, [p.Chair(bot="casual")] * 2)
            begun = await ann.do(id, p.Start)
            room = await eve.follow(id)
            await until(lambda: room.table.number > begun.number + 4)
            other.hub.rooms[id].unfollow(eve)
            await until(lambda: not one.hub.rooms[id].here() and not one.hub.rooms[id].pulse.thinks())

    asyncio.run(run())


def test_the_people_of_a_dead_server_are_forgotten(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: told(ann) == ["ann", "ben"])
            await other.die()
            await until(lambda: told(ann) == ["ann"], 10 * HEARTBEAT)

    asyncio.run(run())


def test_a_server_that_was_thought_dead_is_asked_again(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, eve = Person(one.hub, "ann"), Person(other.hub, "ben"), Person(other.hub, "eve")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await eve.follow(id)
            await until(lambda: told(ann) == ["ann", "ben", "eve"])
            other.task.cancel()
            await until(lambda: told(ann) == ["ann"])
            other.hub.rooms[id].unfollow(eve)
            other.task = asyncio.ensure_future(other.cluster.run())
            await until(lambda: told(ann) == ["ann", "ben"])

    asyncio.run(run())


def test_a_server_that_comes_later_hears_of_everybody(two: Two) -> None:
    folder, url, *_ = two

    async def run() -> None:
        async with servers(folder, url, "one") as (one,):
            ann = Person(one.hub, "ann")
            id = await open_table(one.hub, [ann], "ebbes", {"players": 2})
            async with servers(folder, url, "two") as (other,):
                other.hub.names = one.hub.names
                ben = Person(other.hub, "ben")
                await ben.follow(id)
                await until(lambda: told(ben) == told(ann) == ["ann", "ben"])

    asyncio.run(run())


def test_what_is_missed_while_the_line_is_broken_is_asked_for(
    two: Two, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, eve = Person(one.hub, "ann"), Person(other.hub, "ben"), Person(other.hub, "eve")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: told(ann) == ["ann", "ben"])
            hear, lost = one.cluster.presence.hear, list[str]()
            monkeypatch.setattr(one.cluster.presence, "hear", lost.append)
            await eve.follow(id)
            await until(lambda: lost)
            monkeypatch.setattr(one.cluster.presence, "hear", hear)
            assert await asyncio.to_thread(postgres.throw_out, "LISTEN")
            await until(lambda: told(ann) == ["ann", "ben", "eve"])

    asyncio.run(run())


def test_a_crowd_and_many_tables(two: Two) -> None:
    """More than fits into one notification, of one table and of all; told again to a server that asks."""

    async def run() -> None:
        async with servers(*two) as (one, other):
            host = Person(other.hub, "ann")
            ids = [await one.hub.open(host.actor, p.Settings(game="ebbes")) for _ in range(150)]
            crowd = [Person(other.hub, f"a-visitor-{k:03}") for k in range(500)]
            for one_of_them in crowd:
                await one_of_them.follow(ids[0])
            for id in ids:
                await host.follow(id)
            await until(lambda: len(one.hub.elsewhere(ids[0])) == 501)
            await until(lambda: all(one.hub.elsewhere(id) >= {"ann"} for id in ids))
            one.cluster.presence._there.clear()
            await until(lambda: len(one.hub.elsewhere(ids[0])) == 501)
            await until(lambda: all(one.hub.elsewhere(id) >= {"ann"} for id in ids))

    asyncio.run(run())


def test_moves_cost_no_word_about_people(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2})
            await until(lambda: told(ann) == told(ben) == ["ann", "ben"])
            words = list[str]()
            for server in (one, other):
                event.listen(server.hub.store.engine, "before_cursor_execute", _noting(words))
            await play_out(id, [ann, ben], random.Random(1))
            await asyncio.sleep(HEARTBEAT)
            assert one.hub.rooms[id].table.number > 60 and len(words) < 10  # a late answer to whoever has asked

    asyncio.run(run())


def test_who_signs_out_at_one_server_is_signed_out_at_the_other(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            out = list[tuple[str, str]]()
            other.hub.on_signed_off = lambda person, session: out.append((person, session))
            one.hub.signed_off("ann", "her phone")
            await until(lambda: out == [("ann", "her phone")])

    asyncio.run(run())


def _noting(words: list[str]) -> Callable[..., None]:
    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if presence.CHANNEL in statement:
            words.append(statement)

    return note


def test_whose_turn_it_is_is_told_only_to_those_who_are_at_no_server(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow play through two whole servers; the one that runs the table knows who looks at it through the other."""
    _, url, *names = two
    told = list[str]()

    async def note(_: Notifier, person: str, *__: str) -> bool:
        told.append(person)
        return True

    monkeypatch.setattr(Notifier, "your_turn", note)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await _house(stack, url, name) for name in names]
            ann, ben = Person(one.hub, "ann"), Person(other.hub, "ben")
            for hub in (one.hub, other.hub):
                hub.names = {"ann": "Ann", "ben": "Ben"}
            id = await open_table(one.hub, [ann, ben], "ebbes", {"players": 2}, pace=p.Slow(1))
            room = one.hub.rooms[id]
            await until(lambda: room.here() == ["ann", "ben"])
            told.clear()
            begin = room.table.number
            while room.table.number < begin + 4 or room.table.due() != [0]:
                await _move(id, ann, ben)
            assert told == []
            other.hub.rooms[id].unfollow(ben)
            await until(lambda: room.here() == ["ann"])
            while room.table.due() == [0]:
                await _move(id, ann)
            await until(lambda: told == ["ben"])

    asyncio.run(run())


async def _house(stack: AsyncExitStack, url: str, name: str) -> House:
    house = await House.open(url, Config(hasher=QUICK, heartbeat=HEARTBEAT), server=name)
    await stack.enter_async_context(house.running())
    return house


async def _move(id: str, *people: Person) -> None:
    await until(lambda: any(person.moves() for person in people))
    mover = next(person for person in people if person.moves())
    done = await mover.play(id, mover.moves()[0])
    await until(lambda: all(person.hub.rooms[id].table.number >= done.number for person in people))
