"""What time tells: nothing. Bots take as long for a forced move; a single card is played when its owner might have."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import atout
from atout import bots
from atout.families import FAMILIES, load
from atout.families.moves import Kind
from atout.server import protocol as p
from atout.server.store import Row
from atout.server.tables.habits import Habits
from atout.server.tables.hub import Hub
from atout.server.tables.room import Room
from atout.server.tables.thinking import LEAST, Thinker
from atout.view import View
from tests.server.hubs import Person, open_hub, open_table
from tests.server.test_manners import THREE, TWO, at_a_hub, refused
from tests.server.test_moves import turn_of

VIEW = atout.game("ebbes").start(seed=1).view(0)  # of no account where it is decided what a bot does

# --- Bots ---


@at_a_hub
async def test_bots_that_need_no_thought_wait_as_long(hub: Hub, ann: Person) -> None:
    hub.thinker.waits = True
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "choose", lambda _, view, **__: view.moves()[0])
        patch.setattr(bots, "live", lambda *_, **__: bots.Budget(seconds=0.2))
        id = await open_table(hub, [ann], "ebbes", THREE, bot_pace=0.0)
        for _ in range(2):
            await turn_of(ann)
            await ann.play(id, ann.moves()[0])
        await turn_of(ann)
    log = hub.rooms[id].table.log
    bot = p.By.__args__.index("bot")  # type: ignore[attr-defined]
    waits = [log.at[i] - log.at[i - 1] for i in range(1, len(log.at)) if log.ends[i] >= 0 and log.by[i] == bot]
    assert len(waits) >= 2 and min(waits) >= 0.2


def forced(*_: object, **__: object) -> int:
    return 0


def difficult(_: str, __: View, budget: bots.Budget, **___: object) -> int:
    assert budget.cancel is not None
    while not budget.cancel.is_set():  # by thread time it could go on: it hardly takes any
        time.sleep(0.001)
    return 0


@pytest.mark.parametrize("think", [forced, difficult])
def test_a_move_comes_when_the_time_for_its_thought_is_up(
    think: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At any pace: what is forced waits until then, what is difficult is decided by then, however slow the machine."""
    monkeypatch.setattr(bots, "choose", think)

    async def run() -> None:
        thinker, began = Thinker(), time.monotonic()
        await thinker.choose("strong", VIEW, "ann")
        assert time.monotonic() - began > (bots.live("strong").seconds or 9.9)
        thinker.close()

    asyncio.run(run())


def test_nobody_sees_that_a_bot_has_made_up_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many bots think is told next door (/metrics)."""
    monkeypatch.setattr(bots, "live", lambda *_, **__: bots.Budget(seconds=600))
    monkeypatch.setattr(bots, "choose", forced)

    async def run() -> None:
        thinker = Thinker()
        choosing = asyncio.ensure_future(thinker.choose("expert", VIEW, "ann"))
        await asyncio.sleep(0)
        while thinker._busy.total():
            await asyncio.sleep(0.001)
        assert thinker.waiting == 1
        choosing.cancel()
        await asyncio.wait([choosing])
        assert thinker.waiting == 0
        thinker.close()

    asyncio.run(run())


def test_no_pace_is_quicker_than_a_thought() -> None:
    thinker = Thinker()
    for kind in (kind for name in FAMILIES for kind in load(name).moves.kinds):
        assert thinker.pace_of(kind, 0.0) == LEAST <= thinker.pace_of(kind, 1.0)
    assert thinker.pace_of(Kind("{card}"), 2.0) == 2.0
    thinker.close()


# --- Cards that are played by themselves ---


def test_a_card_waits_as_long_as_its_owner_would() -> None:
    rng = random.Random(1)
    slow, quick = Habits(rng), Habits(rng)
    for _ in range(50):
        slow.note(0, rng.uniform(5, 9))
        quick.note(0, rng.uniform(0.3, 0.6))
    for one, least, most in ((slow, 5, 9), (quick, 0.3, 0.6)):
        drawn = [one.draw(0, None) for _ in range(500)]
        assert 0.8 * least <= min(drawn) and max(drawn) <= 1.25 * most
        assert len(set(drawn)) == len(drawn)  # never twice the same
        assert least < mean(drawn) < most
    unknown = [quick.draw(1, None) for _ in range(500)]  # another seat has habits of its own
    assert min(unknown) < 1.2 and max(unknown) > 3.5


def test_a_long_thought_is_not_imitated_and_a_clock_is_heeded() -> None:
    one = Habits(random.Random(1))
    one.note(0, 300.0)
    assert one.draw(0, None) > 200  # so far they have taken no less
    assert one.draw(0, 10.0) == 9.0 and one.draw(0, 0.5) == 0.0
    one.note(0, 2.0)
    assert max(one.draw(0, None) for _ in range(50)) <= 2.5


@at_a_hub
async def test_own_moves_are_what_is_remembered(hub: Hub, ann: Person, ben: Person) -> None:
    room, noted = await _noting(hub, [ann, ben])
    for _ in range(3):
        one = (ann, ben)[room.table.due()[0]]
        await one.play(room.table.id, one.moves()[0])
    assert len(noted) == 3 and all(seconds >= 0 for _, seconds in noted)


async def _noting(hub: Hub, people: list[Person]) -> tuple[Room, list[tuple[int, float]]]:
    room, noted = hub.rooms[await open_table(hub, people, "ebbes", TWO)], list[tuple[int, float]]()
    vars(room.pulse._habits)["note"] = lambda seat, seconds: noted.append((seat, seconds))
    return room, noted


@at_a_hub
async def test_the_switch_is_its_owners_own(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    eve, phone = Person(hub, "eve"), Person(hub, "ann")
    for one in (eve, phone):
        await one.follow(id)
    await refused(eve.do(id, p.Switch, autoplay=True), "not-seated")
    await asyncio.sleep(0.2)  # who is here has been told
    number, heard = hub.rooms[id].table.number, (len(ben.raw), len(eve.raw))
    for on in (True, True, False, True):
        assert (await ann.do(id, p.Switch, autoplay=on)).number == number
        for device in (ann, phone):
            assert device.last["say"] == "snapshot" and device.last.get("autoplay", False) == on
    assert (len(ben.raw), len(eve.raw)) == heard  # not even that something happened
    await ben.do(id, p.Say, phrase="hello")
    for one in (ben, eve):
        await one.follow(id)
        assert not any(b"autoplay" in message or b"switched" in message for message in one.raw)
    assert not any(b"autoplay" in message for message in phone.raw if b'"say":"event"' in message)


def test_the_switch_is_kept_and_ends_with_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            id = await hub.open(ann.actor, p.Settings(game="ebbes", options=TWO), [p.Chair(person="ann")])
            await ann.do(id, p.Switch, autoplay=True)
        async with open_hub(tmp_path) as hub:
            ann = Person(hub, "ann")
            room = await ann.follow(id)
            assert ann.last["autoplay"] and room.table.autoplay == {0}
            await ann.do(id, p.Stand)
            await ann.do(id, p.Sit)
            assert not room.table.autoplay
        async with open_hub(tmp_path) as hub:
            assert not (await hub.room(id)).table.autoplay

    asyncio.run(run())


def test_switches_of_older_versions_still_apply_and_are_told_to_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            people = [Person(hub, "ann"), Person(hub, "ben")]
            id = await open_table(hub, people, "ebbes", TWO)
            number = hub.rooms[id].table.number
            for more, on in enumerate((True, False, True), 1):
                body = p.encode(p.Switched(0, on)).decode()
                assert await hub.store.append(Row(id, number + more, hub.clock.now(), "ann", f"k{more}", body))
        async with open_hub(tmp_path) as hub:
            ann, ben = Person(hub, "ann"), Person(hub, "ben")
            room = await ben.follow(id)
            await ann.follow(id)
            assert room.table.autoplay == {0} and ann.last["autoplay"] and room.table.number == number + 3
            assert not any(b"autoplay" in message or b"switched" in message for message in ben.raw)
            await ann.do(id, p.Switch, autoplay=False)
        async with open_hub(tmp_path) as hub:
            assert not (await hub.room(id)).table.autoplay

    asyncio.run(run())


class Always(Habits):
    """Everybody thinks for so long."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def draw(self, _: int, __: float | None) -> float:
        return self.seconds


def test_single_cards_are_played_while_their_owner_is_here(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            people = [Person(hub, "ann"), Person(hub, "ben")]
            id = await open_table(hub, people, "ebbes", TWO)
            room = hub.rooms[id]
            room.pulse._habits = Always(0.0)
            for one in people:
                await one.do(id, p.Switch, autoplay=True)
            rng = random.Random(1)
            while not any(played_by(one, "auto") for one in people):
                one = await somebody_with_a_choice(people)
                await one.play(id, rng.choice(one.moves()))
            for owner, other in permutations(people):
                for said in played_by(owner, "auto"):
                    (told,) = (one for one in other.heard if one["say"] == "event" and one["number"] == said["number"])
                    assert "by" not in told["what"] and told["what"]["moves"]
            assert hub.rooms[id].table.frozen is None

    asyncio.run(run())


async def somebody_with_a_choice(people: list[Person]) -> Person:
    while True:
        for one in people:
            one.news.clear()
        found = next((one for one in people if len(one.moves()) > 1), None)
        if found is not None:
            return found
        news = [asyncio.ensure_future(one.news.wait()) for one in people]
        done, _ = await asyncio.wait(news, timeout=15, return_when=asyncio.FIRST_COMPLETED)
        assert done, "a single card was not played"
        for waiting in news:
            waiting.cancel()


def played_by(person: Person, by: str) -> list[dict[str, Any]]:
    return [said for said in person.heard if said["say"] == "event" and said["what"].get("by") == by]


@at_a_hub
async def test_when_a_card_is_played_changes_neither_with_talk_nor_without_its_owner(
    hub: Hub, ann: Person, ben: Person
) -> None:
    people, rng = [ann, ben], random.Random(1)
    id = await open_table(hub, people, "ebbes", TWO)
    room = hub.rooms[id]
    while len(people[room.table.due()[0]].moves()) != 1:
        one = people[room.table.due()[0]]
        await one.play(id, rng.choice(one.moves()))
    seat, room.pulse._habits = room.table.due()[0], Always(100.0)
    owner, other = people[seat], people[1 - seat]
    await owner.do(id, p.Switch, autoplay=True)
    planned = room.pulse._auto
    assert planned[0] == room.table.position and room.pulse._timer is not None
    await other.do(id, p.Say, phrase="hurry")
    await owner.do(id, p.Switch, autoplay=True)
    assert room.pulse._auto == planned
    room.unfollow(owner)
    room.schedule()
    assert room.pulse._single(seat) is None and room.pulse._timer is None  # who is not here cannot have played it
    room.pulse._auto = planned[0], planned[1] - 200  # its time has passed meanwhile
    await owner.follow(id)
    assert room.pulse._auto[1] > asyncio.get_running_loop().time()  # not at once: that would tell it, too
