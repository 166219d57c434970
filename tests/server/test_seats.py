"""Whose seat it is: kept for a person, not for a name; lost by whoever was asked to go; and no event for nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from atout import catalogue, warmup
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables import keeping
from atout.server.tables.decide import Actor
from atout.server.tables.hub import Hub
from tests.server.clusters import Two, servers, until
from tests.server.hubs import Person, open_hub, open_table
from tests.server.test_manners import THREE, TWO, at_a_hub, chairs, refused, waiting
from tests.server.test_moves import turn_of


def renamed(hub: Hub, person: Person, nick: str) -> None:
    """As when somebody changes their nickname."""
    person.actor = person.actor._replace(nick=nick)
    hub.names[person.actor.person] = nick


# --- Kept seats ---


@at_a_hub
async def test_a_seat_is_kept_for_whoever_is_here_under_that_name(
    hub: Hub, ann: Person, ben: Person, eve: Person
) -> None:
    id = await waiting(hub, ann)
    await ben.follow(id)
    await eve.follow(id)
    await ann.do(id, p.Reserve, seat=1, name="ben")
    assert (await chairs(hub, id))[1] == p.Chair(reserved="ben", kept_for="ben")
    renamed(hub, eve, "Ben")
    problem = await refused(eve.do(id, p.Sit, seat=1), "seat-of-another")
    assert "ben" in problem.sentence("fr")
    await eve.do(id, p.Sit)  # on any seat: not on that one
    assert (await chairs(hub, id))[1].person is None
    renamed(hub, ben, "Benjamin")
    await ben.do(id, p.Sit)
    assert (await chairs(hub, id))[1] == p.Chair(person="ben")


@at_a_hub
async def test_a_seat_is_kept_for_the_first_who_comes_under_that_name(
    hub: Hub, ann: Person, ben: Person, eve: Person
) -> None:
    id = await waiting(hub, ann)
    await eve.follow(id)
    await ann.do(id, p.Reserve, seat=1, name="Ben")
    assert (await chairs(hub, id))[1].kept_for is None
    await ben.follow(id)
    assert (await chairs(hub, id))[1].kept_for == "ben"
    room = hub.rooms[id]
    room.unfollow(ben)
    renamed(hub, eve, "Ben")
    await refused(eve.do(id, p.Sit, seat=1), "seat-of-another")  # also while he is not here
    kept = await keeping.load(hub.store, id)
    assert kept is not None and keeping.restore(kept, hub.dealer).chairs[1].kept_for == "ben"
    await ben.do(id, p.Sit)


@at_a_hub
async def test_whoever_is_known_under_another_name_does_not_become_the_one_who_is_meant(
    hub: Hub, ann: Person, ben: Person, eve: Person
) -> None:
    id = await waiting(hub, ann)
    room = await eve.follow(id)
    await eve.do(id, p.Say, text="Which seat is it?")
    await ann.do(id, p.Reserve, seat=1, name="Ben")
    renamed(hub, eve, "Ben")
    await refused(eve.do(id, p.Sit, seat=1), "seat-of-another")
    room.unfollow(eve)
    await eve.follow(id)  # coming again does not help
    await refused(eve.do(id, p.Sit, seat=1), "seat-of-another")
    guest = Person(hub, "guest")  # a new visitor, whom nobody has heard of yet
    await guest.follow(id)
    renamed(hub, guest, "Ben")
    await guest.do(id, p.Sit)
    assert (await chairs(hub, id))[1] == p.Chair(person="guest")


@at_a_hub
async def test_where_several_have_the_same_name_the_host_says_who_is_meant(hub: Hub, ann: Person, ben: Person) -> None:
    id = await waiting(hub, ann)
    other = Person(hub, "other")
    renamed(hub, other, "Ben")
    for one in (ben, other):
        await one.follow(id)
    await ann.do(id, p.Reserve, seat=1, name="Ben")
    assert (await chairs(hub, id))[1] == p.Chair(reserved="Ben")
    await refused(ann.do(id, p.Reserve, seat=1, name="Ben", person="nobody"), "no-such-person")
    await ann.do(id, p.Reserve, seat=1, name="Ben", person="other")
    await refused(ben.do(id, p.Sit, seat=1), "seat-of-another")
    await other.do(id, p.Sit, seat=1)
    await ann.do(id, p.Reserve, seat=2, name="Ben")  # not for the one who sits already
    await ben.do(id, p.Sit)
    assert [chair.person for chair in await chairs(hub, id)] == [None, "other", "ben"]


def test_a_seat_is_kept_for_whoever_is_at_another_server(two: Two) -> None:
    async def run() -> None:
        async with servers(*two) as (one, other):
            ann, ben, eve = Person(one.hub, "ann"), Person(other.hub, "ben"), Person(one.hub, "eve")
            id = await one.hub.open(ann.actor, p.Settings(game="ebbes"))
            for person in (ann, eve, ben):
                await person.follow(id)
            await until(lambda: "ben" in one.hub.rooms[id].here())
            await ann.do(id, p.Reserve, seat=1, name="Ben")
            renamed(one.hub, eve, "Ben")
            with pytest.raises(Problem, match="seat-of-another"):
                await eve.do(id, p.Sit, seat=1)

    asyncio.run(run())


# --- Kicked ---


@at_a_hub
async def test_whoever_was_kicked_sits_down_again_only_when_invited(
    hub: Hub, ann: Person, ben: Person, eve: Person
) -> None:
    id = await waiting(hub, ann)
    await eve.do(id, p.Sit, seat=1)
    await ann.do(id, p.Kick, seat=1)
    for seat in (None, 0, 1):
        problem = await refused(eve.do(id, p.Sit, seat=seat), "kicked")
    assert problem.sentence("de")
    await ann.do(id, p.Reserve, seat=2, name="Ben")
    renamed(hub, eve, "Ben")
    await refused(eve.do(id, p.Sit, seat=2), "kicked")  # nor under another name
    await ben.do(id, p.Sit)
    renamed(hub, eve, "Eve")
    kept = await keeping.load(hub.store, id)
    assert kept is not None and keeping.restore(kept, hub.dealer).kicked == {"eve"}  # also after a restart
    await ann.do(id, p.Reserve, seat=1, name="Eve")
    await refused(eve.do(id, p.Sit, seat=0), "kicked")
    await eve.do(id, p.Sit)
    assert (await chairs(hub, id))[1] == p.Chair(person="eve")
    await eve.do(id, p.Stand)
    await eve.do(id, p.Sit, seat=0)  # forgiven


# --- No event for nothing ---


@at_a_hub
async def test_what_changes_nothing_is_no_event(hub: Hub, ann: Person, ben: Person) -> None:
    id = await waiting(hub, ann)
    await ann.do(id, p.Sit)
    await ben.do(id, p.Sit)
    orders: list[tuple[type[p.Command], dict[str, Any]]] = [
        (p.Man, {"seat": 2, "level": "casual"}),
        (p.Man, {"seat": 2}),
        (p.Reserve, {"seat": 2, "name": "Eve"}),
        (p.Reserve, {"seat": 2}),
        (p.Mute, {"person": "ben"}),
        (p.Mute, {"person": "ben", "on": False}),
        (p.Switch, {"autoplay": True}),
        (p.Switch, {"autoplay": False}),
    ]
    for kind, fields in orders:
        number = (await ann.do(id, kind, **fields)).number
        assert (await ann.do(id, kind, **fields)).number == number, (kind, fields)
    for on in (True, False):
        heard = len(ben.heard)
        if on:
            await refused(ann.do(id, p.Mute, person="nobody"), "no-such-person")
        else:
            await ann.do(id, p.Mute, person="nobody", on=False)  # as it was
        assert len(ben.heard) == heard
    assert (await hub.room(id)).table.muted == frozenset()


@at_a_hub
async def test_whoever_looks_on_can_be_muted(hub: Hub, ann: Person, eve: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", TWO)
    await eve.follow(id)
    await ann.do(id, p.Mute, person="eve")
    await refused(eve.do(id, p.Say, phrase="hello"), "muted")


@at_a_hub
async def test_a_snapshot_does_not_grow_with_the_age_of_a_table(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", THREE, bot_pace=5.0)
    room = hub.rooms[id]

    async def restless(times: int) -> int:
        for _ in range(times):
            for kind, fields in ((p.Pause, {}), (p.Resume, {}), (p.Say, {"phrase": "hello"})):
                await ben.do(id, kind, **fields)
            for on in (True, False):
                await ann.do(id, p.Mute, person="ben", on=on)
                await ann.do(id, p.Switch, autoplay=on)
        await ann.follow(id)
        return len(ann.raw[-1])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("atout.server.tables.table._RETOLD", 20)
        size = await restless(30)
        assert abs(await restless(60) - size) < size / 50
    assert room.table.number > 400 and len(ann.last["events"]) < 50
    began = [told for told in ann.last["events"] if told["what"]["kind"] == "started"]
    assert began and began[0]["happened"]  # the first deal is told as ever


# --- Once more ---


@at_a_hub
async def test_a_rematch_counts_as_opening_a_table(hub: Hub, ann: Person, ben: Person) -> None:
    asked: list[Actor] = []

    def may_open(actor: Actor) -> None:
        if asked:
            raise Problem("slow-down", seconds=5)
        asked.append(actor)

    hub.may_open = may_open
    for code in (None, "slow-down"):
        id = await open_table(hub, [ann], "ebbes", TWO)
        await ann.do(id, p.AskEnd)
        if code is None:
            await ann.do(id, p.Rematch)
            await ann.do(id, p.Rematch)  # there is one already: that costs nothing
        else:
            await refused(ann.do(id, p.Rematch), code)
    assert asked == [ann.actor]


# --- Bots ---


@pytest.mark.parametrize("levels", [("casual", "random"), ("beginner", "expert")], ids="-".join)
def test_bots_of_any_level_play_on_at_a_table_that_was_saved(levels: tuple[str, str], tmp_path: Path) -> None:
    """`random` is offered no longer, and may sit there since an older version."""

    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            warmup.prepare(catalogue.game("ebbes", players=3))
            seats = [p.Chair(person="ann"), *(p.Chair(bot=level) for level in levels)]
            id = await hub.open(ann.actor, p.Settings(game="ebbes", options=THREE, bot_pace=0.0), seats)
            await ann.do(id, p.Start)
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            table = (await ann.follow(id)).table
            assert [table.bot_of(seat) for seat in (1, 2)] == list(levels)
            for _ in range(2):
                await turn_of(ann)
                await ann.play(id, ann.moves()[0])
            await turn_of(ann)
            assert table.state is not None
            assert {move.seat for move in table.state.history} == {0, 1, 2}

    asyncio.run(run())


@at_a_hub
async def test_the_host_chooses_the_level_of_each_bot(hub: Hub, ann: Person) -> None:
    id = await waiting(hub, ann)
    for seat, level in enumerate(("beginner", "strong", "expert")):
        await ann.do(id, p.Man, seat=seat, level="casual")
        await ann.do(id, p.Man, seat=seat, level=level)
        assert (await chairs(hub, id))[seat].bot == level
    await refused(ann.do(id, p.Man, seat=0, level="random"), "no-such-bot")
    await refused(ann.do(id, p.Man, seat=0, level="cheat"), "no-such-bot")
