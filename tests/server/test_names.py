"""Nobody who is connected or named at a table loses their name, however long it takes; who is neither is forgotten."""

from __future__ import annotations

import pytest

from atout.server import protocol as p
from atout.server.tables.hub import Hub
from tests.server.hubs import Person, open_table
from tests.server.test_absence import later
from tests.server.test_clocks import with_clock
from tests.server.test_manners import TWO, waiting

MINUTE, HOUR = 60.0, 3600.0


async def time_goes_by(hub: Hub, seconds: float) -> None:
    """With the sweeps of a server; of many that come one after the other, a few will do."""
    for _ in range(4):
        later(hub, seconds / 4)
        await hub.sweep()


def named(person: Person) -> dict[str, str]:
    """The nicknames that somebody was told last."""
    found: dict[str, str] = next(said for said in reversed(person.heard) if "info" in said)["info"]["people"]
    return found


@pytest.mark.parametrize("passed", [70.0, 10 * MINUTE, 12 * HOUR])
def test_an_invited_friend_keeps_the_name(passed: float, tmp_path: object) -> None:
    @with_clock
    async def sit_down_late(hub: Hub, people: list[Person]) -> None:
        ann, ben, _ = people
        id = await waiting(hub, ann)
        await ann.follow(id)
        await ben.follow(id)  # through the link
        await time_goes_by(hub, passed)
        await ben.do(id, p.Sit)
        assert named(ann) == {"ann": "Ann", "ben": "Ben"} == named(ben)

    sit_down_late(tmp_path)  # type: ignore[arg-type]


@with_clock
async def test_whoever_has_a_socket_keeps_the_name_without_following(hub: Hub, people: list[Person]) -> None:
    ann, ben, _ = people
    hub.connected = lambda: ["ben"]
    id = await waiting(hub, ann)
    await ann.follow(id)
    await time_goes_by(hub, HOUR)
    await ben.do(id, p.Sit)
    assert named(ann) == {"ann": "Ann", "ben": "Ben"}


@with_clock
async def test_spectators_and_chatters_keep_their_names(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await open_table(hub, [ann], "ebbes", TWO)
    room = await ben.follow(id)
    await time_goes_by(hub, 3 * HOUR)
    await ben.do(id, p.Say, phrase="hello")  # after having looked on for hours
    room.unfollow(ben)
    await time_goes_by(hub, 3 * HOUR)
    await eve.follow(id)
    assert named(eve) == {"ann": "Ann", "ben": "Ben"}  # she reads what he said


@with_clock
async def test_hosts_and_those_of_whom_events_tell_keep_their_names(hub: Hub, people: list[Person]) -> None:
    ann, ben, eve = people
    id = await waiting(hub, ann)  # and does not sit
    room = await ben.follow(id)
    await ben.do(id, p.Sit)
    await eve.do(id, p.Sit)
    await ann.do(id, p.Mute, person="eve")
    await eve.do(id, p.Stand)
    await time_goes_by(hub, 3 * HOUR)
    assert ben in room.followers
    await ben.follow(id)
    assert named(ben) == {"ann": "Ann", "ben": "Ben", "eve": "Eve"}  # who sat down, says the story


@with_clock
async def test_names_that_nobody_needs_are_forgotten(hub: Hub, people: list[Person]) -> None:
    ann, _, eve = people
    id = await open_table(hub, [ann], "ebbes", TWO)
    room = await eve.follow(id)
    room.unfollow(eve)
    await hub.sweep()
    assert "eve" in hub.names  # she might just be coming
    await hub.sweep()
    assert hub.names == {"ann": "Ann"}
