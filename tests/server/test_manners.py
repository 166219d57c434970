"""Manners at a table before and around the game: seats, hosts, talking, looking on, leaving and coming back."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from atout import catalogue, warmup
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables.hub import Hub
from atout.server.tables.leaving import depart
from tests.server.hubs import Person, open_hub, open_table

TWO = {"players": 2}
THREE = {"players": 3}
Test = Callable[..., Awaitable[None]]
Commands = tuple[tuple[type[p.Command], dict[str, Any]], ...]
IN_PLAY: Commands = ((p.Pause, {}), (p.AskEnd, {}), (p.TakeBack, {}), (p.Claim, {}), (p.Hint, {}), (p.Judge, {}))
LEAVING: Commands = (*IN_PLAY, (p.Leave, {}))
BEFORE: Commands = (
    (p.Start, {}),
    (p.Sit, {}),
    (p.Stand, {}),
    (p.Kick, {"seat": 1}),
    (p.Man, {"seat": 2}),
    (p.Reserve, {"seat": 2}),
)


def at_a_hub(test: Test) -> Callable[[Path], None]:
    """A test that needs a hub, and as many people as it names."""

    def started(tmp_path: Path) -> None:
        async def run() -> None:
            async with open_hub(tmp_path) as hub:
                names = [name for name in inspect.signature(test).parameters if name != "hub"]
                await test(hub, *(Person(hub, name) for name in names))

        asyncio.run(run())

    started.__name__, started.__doc__ = test.__name__, test.__doc__
    return started


async def refused(work: Awaitable[Any], code: str) -> Problem:
    with pytest.raises(Problem) as caught:
        await work
    assert caught.value.code == code
    return caught.value


async def waiting(hub: Hub, host: Person, count: int = 3, **settings: Any) -> str:
    """A table of ebbes at which nobody sits yet."""
    warmup.prepare(catalogue.game("ebbes", players=count))  # done by `./run test` before; here for single tests
    return await hub.open(host.actor, p.Settings(game="ebbes", options={"players": count}, **settings))


async def chairs(hub: Hub, id: str) -> list[p.Chair]:
    return (await hub.room(id)).table.chairs


# --- Seats ---


@at_a_hub
async def test_people_sit_down_and_stand_up(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    id = await waiting(hub, ann, 2)
    await refused(ann.do(id, p.Stand), "not-seated")
    await ann.do(id, p.Sit, seat=1)
    await refused(ann.do(id, p.Sit), "already-seated")
    await refused(ben.do(id, p.Sit, seat=1), "seat-taken")
    await refused(ben.do(id, p.Sit, seat=2), "no-such-seat")
    await ben.do(id, p.Sit)
    await refused(eve.do(id, p.Sit), "table-full")
    assert [chair.person for chair in await chairs(hub, id)] == ["ben", "ann"]
    await ann.do(id, p.Stand)
    await ben.do(id, p.Leave)  # before the start: like standing up
    assert [chair.person for chair in await chairs(hub, id)] == [None, None]


@at_a_hub
async def test_a_seat_is_kept_for_a_nickname(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    id = await waiting(hub, ann)
    await refused(ben.do(id, p.Reserve, seat=1, name="Ben"), "host-only")
    await refused(ann.do(id, p.Reserve, seat=5, name="Ben"), "no-such-seat")
    await refused(ann.do(id, p.Reserve, seat=1, name="\u200b\t"), "empty-text")
    await ann.do(id, p.Reserve, seat=1, name=" BEN ")
    problem = await refused(eve.do(id, p.Sit, seat=1), "seat-reserved")
    assert "BEN" in problem.sentence("de")
    await ben.do(id, p.Sit)  # on any seat: the one that is kept
    assert (await chairs(hub, id))[1] == p.Chair(person="ben")
    await refused(ann.do(id, p.Reserve, seat=1, name="Eve"), "seat-taken")
    await ann.do(id, p.Reserve, seat=0, name="Ben")
    eve.actor = eve.actor._replace(nick="👨\u200d👧")
    await ann.do(id, p.Reserve, seat=0, name="\u202e👨\u200d👧")  # cleaned as nicknames are
    await refused(ben.do(id, p.Sit, seat=0), "already-seated")
    await ann.do(id, p.Reserve, seat=0)  # for nobody any more
    await eve.do(id, p.Sit, seat=0)


@at_a_hub
async def test_the_host_mans_and_frees_seats(hub: Hub, ann: Person, ben: Person) -> None:
    id = await waiting(hub, ann)
    await ben.do(id, p.Sit, seat=1)
    await refused(ben.do(id, p.Man, seat=0, level="casual"), "host-only")
    await refused(ann.do(id, p.Man, seat=1, level="casual"), "seat-taken")
    for level in ("random", "genius"):  # `random` is not offered
        problem = await refused(ann.do(id, p.Man, seat=0, level=level), "no-such-bot")
        assert "casual" in problem.sentence("fr")
    await ann.do(id, p.Man, seat=0, level="casual")
    await refused(ann.do(id, p.Sit, seat=0), "seat-taken")
    await refused(ann.do(id, p.Reserve, seat=0, name="Ann"), "seat-taken")
    await ann.do(id, p.Man, seat=0)  # and away with it
    await refused(ann.do(id, p.Kick, seat=0), "seat-empty")
    await refused(ben.do(id, p.Kick, seat=1), "host-only")
    await ann.do(id, p.Kick, seat=1)
    assert await chairs(hub, id) == [p.Chair()] * 3


@at_a_hub
async def test_the_host_begins(hub: Hub, ann: Person, ben: Person) -> None:
    id = await waiting(hub, ann)
    await ann.do(id, p.Sit)
    await ben.do(id, p.Sit)
    await refused(ben.do(id, p.Start), "host-only")
    await refused(ann.do(id, p.Start), "seats-free")
    for kind, fields in IN_PLAY:
        await refused(ann.do(id, kind, **fields), "not-started")
    await refused(ann.play(id, "R1"), "not-started")
    await ann.do(id, p.Start, fill=True)
    table = (await hub.room(id)).table
    assert table.status == "playing" and table.chairs[2].bot is not None
    for kind, fields in BEFORE:
        await refused(ann.do(id, kind, **fields), "already-started")


# --- Going and coming back ---


@at_a_hub
async def test_a_host_who_leaves_hands_over(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    id = await open_table(hub, [ann, ben, eve], "ebbes", THREE)
    table = (await hub.room(id)).table
    await refused(ann.do(id, p.ComeBack), "you-are-here")
    await ann.do(id, p.Leave)
    assert table.host == "ben" and table.bot_of(0) == "casual"
    for kind, fields in LEAVING:
        await refused(ann.do(id, kind, **fields), "you-are-away")
    await refused(ann.play(id, "R1"), "you-are-away")
    await ann.do(id, p.ComeBack)
    assert table.bot_of(0) is None and table.host == "ben"


@at_a_hub
async def test_a_host_who_leaves_before_the_start_hands_over(hub: Hub, ann: Person, ben: Person) -> None:
    id = await waiting(hub, ann)
    await ann.do(id, p.Sit)
    await ben.do(id, p.Sit)
    await ann.do(id, p.Leave)
    assert (await hub.room(id)).table.host == "ben"


@at_a_hub
async def test_when_everybody_has_left_bots_do_not_play_on_among_themselves(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    await ann.do(id, p.Leave)
    await ben.do(id, p.Leave)
    table = (await hub.room(id)).table
    await asyncio.sleep(0.1)
    number = table.number
    await asyncio.sleep(0.3)
    assert table.number == number and table.status == "playing"


@at_a_hub
async def test_the_game_ends_by_agreement(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    id = await open_table(hub, [ann, ben, eve], "ebbes", THREE)
    table = (await hub.room(id)).table
    await refused(ben.do(id, p.Answer, yes=True), "nothing-asked")
    await ann.do(id, p.AskEnd)
    await ben.do(id, p.Answer, yes=True)
    await eve.do(id, p.Answer, yes=False)
    assert table.proposal is None and table.status == "playing"
    await ann.do(id, p.AskEnd)
    await ben.do(id, p.Answer, yes=True)
    assert table.status == "playing"
    await eve.do(id, p.Answer, yes=True)
    assert table.status == "over" and table.ended == "agreed"
    assert len(ann.last["hands"]) == 3 and ann.last["info"]["seed"] == table.secret.hex()
    for kind, fields in LEAVING:
        await refused(ann.do(id, kind, **fields), "game-over")
    await refused(ann.do(id, p.ComeBack), "game-over")


@at_a_hub
async def test_whoever_plays_with_bots_ends_the_game_alone(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", THREE)
    await ann.do(id, p.AskEnd)
    assert (await hub.room(id)).table.ended == "agreed"


@at_a_hub
async def test_a_rematch_with_the_same_people(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", THREE)
    await refused(ann.do(id, p.Rematch), "not-over")
    await ben.do(id, p.Leave)
    await ann.do(id, p.AskEnd)
    await refused(eve.do(id, p.Rematch), "not-seated")
    await ben.do(id, p.Rematch)
    table = (await hub.room(id)).table
    assert table.rematch is not None and ann.last["what"] == {"kind": "rematched", "table": table.rematch}
    number = table.number
    assert (await ann.do(id, p.Rematch)).number == number  # there is one already
    again = (await hub.room(table.rematch)).table
    assert again.settings == table.settings and again.host == "ben" and again.status == "waiting"
    assert again.chairs == [p.Chair(person="ann"), p.Chair(person="ben"), p.Chair(bot="casual")]


@at_a_hub
async def test_a_rematch_against_bots_starts_at_once(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", THREE)
    await ann.do(id, p.AskEnd)
    await ann.do(id, p.Rematch)
    again = (await hub.room((await hub.room(id)).table.rematch or "")).table
    assert again.status == "playing" and again.host == "ann"
    assert again.chairs == (await hub.room(id)).table.chairs


@at_a_hub
async def test_whoever_is_gone_for_good_is_not_at_the_rematch(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", THREE)
    await ben.do(id, p.Leave)
    await ann.do(id, p.AskEnd)
    del hub.names["ben"]
    await ann.do(id, p.Rematch)
    again = (await hub.room((await hub.room(id)).table.rematch or "")).table
    assert again.chairs == [p.Chair(person="ann"), p.Chair(), p.Chair(bot="casual")]


# --- Gone for good ---


@at_a_hub
async def test_bots_play_on_for_whoever_is_gone_for_good(hub: Hub, ann: Person, ben: Person) -> None:
    playing = await open_table(hub, [ann, ben], "ebbes", THREE)
    seated = await waiting(hub, ann)
    await ann.do(seated, p.Sit)
    await ben.do(seated, p.Sit)
    opened = await waiting(hub, ann)  # without sitting down
    over = await open_table(hub, [ann], "ebbes", THREE)
    await ann.do(over, p.AskEnd)
    before = (await hub.room(over)).table.number
    await depart(hub, "ann")
    tables = [(await hub.room(id)).table for id in (playing, seated, opened, over)]
    assert [table.host for table in tables[:2]] == ["ben", "ben"]
    assert tables[0].chairs[0].away == "left" and tables[0].bot_of(0) == "casual"
    assert tables[1].chairs == [p.Chair(), p.Chair(person="ben"), p.Chair()]
    assert tables[2].ended == "abandoned" and tables[3].number == before
    await ben.do(playing, p.AskEnd)  # there is nobody left to ask
    assert tables[0].ended == "agreed"


@at_a_hub
async def test_what_somebody_said_is_forgotten_with_them(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    await ann.do(id, p.Say, text="my address is …")
    await ben.do(id, p.Say, text="hello")
    (await hub.room(id)).table.log.silence("ann")
    await ben.follow(id)
    said = [event["what"].get("text") for event in ben.last["events"] if event["what"]["kind"] == "said"]
    assert said == [None, "hello"]


# --- Talking and looking on ---


@at_a_hub
async def test_people_talk(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    await ben.do(id, p.Say, text=" a\u202e\n b ")  # one line, without invisible tricks
    assert ann.last["what"] == {"kind": "said", "person": "ben", "text": "a b"}
    await ben.do(id, p.Say, phrase="well-played")
    assert ann.last["what"] == {"kind": "said", "person": "ben", "phrase": "well-played"}
    await ben.do(id, p.Say, text="نمی\u200cدانم")  # an invisible letter that belongs there
    assert ann.last["what"]["text"] == "نمی\u200cدانم"
    for nothing in (" \u200b", "\u200d", "\u200c \u200d"):
        await refused(ben.do(id, p.Say, text=nothing), "empty-text")
    await refused(ben.do(id, p.Say), "bad-request")
    await refused(ben.do(id, p.Say, text="a", phrase="thanks"), "bad-request")


@at_a_hub
async def test_the_host_silences_somebody(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    await refused(ben.do(id, p.Mute, person="ann"), "host-only")
    await refused(ann.do(id, p.Mute, person="ann"), "bad-request")
    await ann.do(id, p.Mute, person="ben")
    await refused(ben.do(id, p.Say, phrase="hello"), "muted")
    await ann.do(id, p.Mute, person="ben", on=False)
    await ben.do(id, p.Say, phrase="hello")


@at_a_hub
async def test_spectators_see_no_hand_before_the_end(hub: Hub, ann: Person, eve: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", THREE)
    await eve.follow(id)
    assert eve.last["seat" if "seat" in eve.last else "say"] in (None, "snapshot")
    assert not any("own" in said or "hands" in said or "moves" in said for said in eve.heard)
    await refused(eve.play(id, "R1"), "not-seated")
    await ann.do(id, p.AskEnd)
    assert len(eve.last["hands"]) == 3


@at_a_hub
async def test_where_nobody_may_look_on(hub: Hub, ann: Person, eve: Person) -> None:
    id = await waiting(hub, ann, spectators=False)
    await ann.do(id, p.Sit)
    await eve.follow(id)  # may sit down yet
    await ann.do(id, p.Start, fill=True)
    assert eve.heard[-1] == {"say": "gone", "table": id}
    await refused(eve.follow(id), "no-spectators")
    await refused(eve.do(id, p.Say, text="But I may shout?"), "no-spectators")
    heard = len(eve.heard)
    await ann.do(id, p.Say, phrase="hello")
    assert len(eve.heard) == heard
    await ann.do(id, p.AskEnd)
    await eve.follow(id)  # all is open now
    assert len(eve.last["hands"]) == 3


@at_a_hub
async def test_two_devices_of_one_person(hub: Hub, ann: Person, ben: Person) -> None:
    tablet = Person(hub, "ann")
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    await tablet.follow(id)
    assert tablet.last["seat"] == 0 and tablet.last["own"] == next(s for s in reversed(ann.heard) if "own" in s)["own"]
    await tablet.do(id, p.Say, phrase="hello", key="from the tablet")
    said = [[message for message in device.raw if b'"said"' in message] for device in (ann, tablet)]
    assert said[0] == said[1] and len(said[0]) == 1
    room = await hub.room(id)
    assert room.here() == ["ann", "ben"]
    room.unfollow(ann)
    assert room.here() == ["ann", "ben"]  # still here, on the tablet
