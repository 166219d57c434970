"""Who is not connected: told with since when, and nobody waits for them for ever."""

from __future__ import annotations

from typing import Any

from atout.server import protocol as p
from atout.server.tables.hub import Hub
from tests.server.clusters import until
from tests.server.hubs import Person, open_table
from tests.server.test_clocks import Later, passes, with_clock
from tests.server.test_manners import THREE, TWO, refused, waiting
from tests.server.test_moves import played_by


def gone(person: Person) -> dict[str, float]:
    """Who is missing, as somebody was told last."""
    told: dict[str, Any] = next(said for said in reversed(person.heard) if "here" in said)
    return dict(told.get("gone", {}))


def later(hub: Hub, seconds: float) -> float:
    assert isinstance(hub.clock, Later)
    hub.clock.time += seconds
    return hub.clock.time


# --- Told ---


@with_clock
async def test_everybody_is_told_since_when_somebody_is_gone(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await open_table(hub, people[:2], "ebbes", TWO)
    room = hub.rooms[id]
    went = later(hub, 100)
    room.unfollow(ben)
    later(hub, 100)
    await until(lambda: gone(ann) == {"ben": went})
    await eve.follow(id)
    assert eve.last["gone"] == {"ben": went} and eve.last["at"] == went + 100  # the snapshot knows, too
    await ben.follow(id)
    assert "gone" not in ben.last
    await until(lambda: gone(ann) == {})
    room.unfollow(eve)  # a spectator is not missed
    assert room.absence.since == {}


@with_clock
async def test_after_a_restart_everybody_is_given_time_to_come_back(hub: Hub, people: list[Person]) -> None:
    ann, _, _ = people
    id = await open_table(hub, people[:2], "ebbes", TWO)
    del hub.rooms[id]
    began = later(hub, 1000)
    await ann.follow(id)
    assert ann.last["gone"] == {"ben": began}
    await refused(ann.do(id, p.Replace, seat=1), "just-gone")
    later(hub, 30)
    await ann.do(id, p.Replace, seat=1)


@with_clock
async def test_a_host_who_does_not_sit_is_missed_and_so_is_whoever_sits_unseen(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await waiting(hub, ann)
    await ben.follow(id)
    assert set(gone(ben)) == {"ann"}
    await eve.do(id, p.Sit)  # without following
    await until(lambda: set(gone(ben)) == {"ann", "eve"})


# --- Replaced ---


@with_clock
async def test_only_absent_people_can_be_replaced(hub: Hub, people: list[Person]) -> None:
    ann, ben, _ = people
    id = await open_table(hub, people[:2], "ebbes", THREE)
    table, room = played_by(hub, id), hub.rooms[id]
    await refused(ann.do(id, p.Replace, seat=0), "leave-instead")
    await refused(ann.do(id, p.Replace, seat=2), "seat-empty")  # a bot already
    await refused(ann.do(id, p.Replace, seat=4), "no-such-seat")
    later(hub, 1000)
    await refused(ann.do(id, p.Replace, seat=1), "still-here")  # and thinking
    room.unfollow(ben)
    later(hub, 12.5)
    problem = await refused(ann.do(id, p.Replace, seat=1), "just-gone")
    assert "18" in problem.sentence("de")
    await ben.follow(id)
    room.unfollow(ben)
    later(hub, 29)
    await refused(ann.do(id, p.Replace, seat=1), "just-gone")  # was here in between
    later(hub, 1)
    await ann.do(id, p.Replace, seat=1)
    assert table.chairs[1].away == "replaced" and table.host == "ann"
    await refused(ann.do(id, p.Replace, seat=1), "seat-empty")
    await ben.do(id, p.ComeBack)
    assert table.chairs[1] == p.Chair(person="ben")


@with_clock
async def test_host_and_due_player_both_gone_keep_nobody_waiting(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await open_table(hub, people, "ebbes", THREE)
    table, room = played_by(hub, id), hub.rooms[id]
    visitor = Person(hub, "zoe")
    await visitor.follow(id)
    for one in (ann, ben):
        room.unfollow(one)
    later(hub, 29)
    for seat in (0, 1):
        await refused(eve.do(id, p.Replace, seat=seat), "just-gone")
    later(hub, 1)
    await refused(visitor.do(id, p.Replace, seat=0), "not-seated")
    await eve.do(id, p.Replace, seat=1)
    assert table.host == "ann"  # nobody has replaced her yet
    await eve.do(id, p.Replace, seat=0)
    assert table.host == "eve"  # who is here
    await until(eve.moves)
    await eve.do(id, p.Leave)
    await refused(eve.do(id, p.Replace, seat=0), "you-are-away" if table.host != "eve" else "seat-empty")


# --- Waiting tables ---


@with_clock
async def test_a_waiting_table_passes_to_somebody_who_is_there(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await waiting(hub, ann)
    room = await ann.follow(id)
    for one in people:
        await one.do(id, p.Sit)
    await eve.follow(id)  # and Ben is not here
    room.unfollow(ann)
    await passes(hub, id, 29)
    await refused(eve.do(id, p.Start, fill=True), "host-only")
    await passes(hub, id, 1)
    await until(lambda: room.table.host == "eve")
    assert eve.last["what"] == {"kind": "hosted", "person": "eve"}
    await ann.follow(id)
    await ben.follow(id)
    await passes(hub, id, 1000)
    assert room.table.host == "eve"
    await eve.do(id, p.Start, fill=True)


@with_clock
async def test_a_waiting_table_is_nobodys_who_only_looks_on(hub: Hub, people: list[Person]) -> None:
    ann, ben, _ = people
    id = await waiting(hub, ann)
    room = await ben.follow(id)
    await passes(hub, id, 100)
    assert room.table.host == "ann"
    await ben.do(id, p.Sit)
    await until(lambda: room.table.host == "ben")


@with_clock
async def test_a_game_that_goes_on_keeps_its_host(hub: Hub, people: list[Person]) -> None:
    id = await open_table(hub, people[:2], "ebbes", TWO)
    hub.rooms[id].unfollow(people[0])
    await passes(hub, id, 1000)
    assert played_by(hub, id).host == "ann"
