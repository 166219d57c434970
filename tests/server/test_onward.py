"""Tables that go on from a game that is over, and lines that were not played."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

import atout
from atout import warmup
from atout.onward import digest
from atout.replaying import check
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables import keeping
from atout.server.tables.decide import Actor
from atout.server.tables.room import Room
from atout.server.tables.table import Dealer
from atout.server.web.limits import RATES, Rate
from tests.server.house import HOST, problem
from tests.server.hubs import Person, play_out
from tests.server.players import Diary, Player
from tests.server.process import Process
from tests.server.readers import Reader, run
from tests.server.test_replays import plain, played

GAMES: list[tuple[str, dict[str, Any]]] = [(id, {}) for id in atout.games()]
GAMES += [("ebbes", {"players": 2}), ("ebbe-flut", {"players": 1}), ("ebbe-flut", {"memory": True})]
ENDED = ("ebbes", "niet-2015", "xxl-lower")  # which are played to their end, too
FROM = {"origin": HOST}


async def post(reader: Reader, path: str, **body: Any) -> httpx.Response:
    return await reader.client.post(path, json=body, headers=FROM)


async def go_on(reader: Reader, frame: int, seat: int, **more: Any) -> tuple[Room, Person]:
    """Play on from the game t1: the table, and whoever follows it there."""
    reply = await post(reader, "/api/records/t1/play-on", frame=frame, seat=seat, **{"level": "beginner", **more})
    assert reply.status_code == 201, reply.text
    hub = reader.house.hub
    hub.thinker.waits, hub.thinker.pace_of = False, lambda *_: 0.0  # type: ignore[method-assign]
    me = (await reader.client.get("/api/me")).json()
    person = Person(hub, "me")
    person.actor = Actor(me["id"], me["nick"])
    hub.names[me["id"]] = me["nick"]
    return await person.follow(reply.json()["id"]), person


def frame_of(state: atout.State, rng: random.Random, left: int = 12) -> int:
    """A frame after which so many moves were played, or a few less."""
    return max(1, state.deals + len(state.history) - 1 - rng.randrange(left // 2, left))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_table_goes_on_where_the_seat_was(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    warmup.prepare(atout.game(game, **options))
    old, rng = played(game, options), random.Random(7)

    async def test(reader: Reader) -> None:
        await reader.keep("t1", old)
        frame, seat = frame_of(old, rng), rng.randrange(old.game.options.players)
        room, person = await go_on(reader, frame, seat)
        state, was = room.table.state, old.after(frame)
        assert state is not None and room.table.status == "playing"
        assert state.after(frame).view(seat) == was.view(seat)
        (snapshot,) = (said for said in person.heard if said["say"] == "snapshot")
        assert (snapshot["seat"], snapshot["own"]) == (seat, plain(state.own(seat)))
        assert snapshot["info"]["origin"] == {"record": "t1", "frame": frame, "seat": seat, "cards": "drawn"}
        assert snapshot["info"]["commit"] == "" and snapshot["info"]["seed"] is None
        if game in ENDED:
            await play_out(room.table.id, [person], rng)
        else:
            await person.do(room.table.id, p.AskEnd)
        found = (await reader.client.get(f"/api/records/{room.table.id}")).json()
        step = [i for i, one in enumerate(found["steps"]) if "deal" in one or "move" in one][frame]
        assert found["from"] == {"record": "t1", "step": step, "seat": seat, "cards": "drawn"} and "fair" not in found
        assert check(1, json.dumps(found).encode()).disagreements == []
        replay = await reader.replay(room.table.id, count=1)
        assert replay["origin"] == snapshot["info"]["origin"] and replay["winners"] == found.get("winners")
        assert (await reader.replay("t1", count=1))["origin"] is None

    run(tmp_path, test)


OLD = played("niet-2015", {"players": 4}, seed=3)
PLAYED = next(k for k, step in enumerate(OLD.history) if k > 30 and ":" not in step.move)  # in a trick


def test_it_comes_back_from_its_events_and_stops_at_its_beginning(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", OLD)
        room, person = await go_on(reader, PLAYED, 2)
        begun, hub = room.table.played, reader.house.hub
        with pytest.raises(Problem) as refused:
            await person.do(room.table.id, p.TakeBack)
        assert refused.value.code == "nothing-to-take-back"
        while not any(step.seat == 2 for step in room.table.state.history[begun:]):  # type: ignore[union-attr]
            if person.moves():
                await person.play(room.table.id, person.moves()[0])
            person.news.clear()
            await person.news.wait()
        kept = await keeping.load(hub.store, room.table.id)
        assert kept is not None
        again = keeping.restore(kept, Dealer())
        assert again.state == room.table.state and again.played == room.table.played and again.frozen is None
        assert again.state is not None and again.state.start == room.table.state.start  # type: ignore[union-attr]
        await person.do(room.table.id, p.TakeBack)
        assert room.table.played >= begun and room.table.state.view(2).viewer == 2  # type: ignore[union-attr]
        await person.do(room.table.id, p.AskEnd)
        given_up = (await reader.client.get(f"/api/records/{room.table.id}")).json()
        assert given_up["from"]["record"] == "t1" and "totals" not in given_up and "fair" not in given_up
        await person.do(room.table.id, p.Rematch)
        other = (await hub.room(room.table.rematch or "")).table
        assert other.state is not None and other.state.start is None and not other.state.history

    run(tmp_path, test)


class Halting(Player):
    """Somebody who plays only so many moves, then waits, or gives up."""

    left, gives_up = 2, False

    def _choose(self) -> dict[str, Any] | None:
        wish = super()._choose()
        if wish is None or wish["do"] != "move":
            return wish
        self.left -= 1
        return wish if self.left >= 0 else {"do": "end"} if self.gives_up else None


@pytest.mark.long  # it is a table like any other, and those are killed in test_chaos.py
def test_it_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Process(tmp_path)

    async def test() -> None:
        person = Halting(server.base, Diary(), 1)
        await person.arrive()
        wish = {"frame": PLAYED, "seat": 2, "level": "beginner", "record": OLD.record().data()}
        table = (await person.ask("POST", "/api/play-on", json=wish)).json()["id"]
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            playing = group.create_task(person.play(table))
            while person.left >= 0:
                await asyncio.sleep(0.01)
            server.kill()
            person.left, person.gives_up = 2, True
            await asyncio.to_thread(server.start)
            await playing
        assert person.diary.trouble == [] and person.diary.reconnected
        found = (await person.ask("GET", f"/api/records/{table}")).json()
        step = found["from"]["step"]
        assert found["from"] == {"record": digest(OLD.record()), "step": step, "seat": 2, "cards": "drawn"}
        assert len([one for one in found["steps"][step + 1 :] if one.get("seat") == 2]) == 4
        assert check(1, json.dumps(found).encode()).disagreements == []
        (start, was) = (atout.replay(one).after(PLAYED).view(2) for one in (found, OLD.record()))
        assert start == was
        await person.http.aclose()

    try:
        server.start()
        asyncio.run(test())
    finally:
        server.close()


@pytest.mark.parametrize("cards", ["drawn", "true"])
def test_nothing_hidden_is_told(cards: str, tmp_path: Path) -> None:
    """Tables whose hidden cards differ say the same, to the seat and to whoever looks on."""

    async def test(reader: Reader) -> None:
        await reader.keep("t1", OLD)
        told, states, seat = [], [], OLD.after(PLAYED).seat  # whose turn it is: no bot moves meanwhile
        assert seat is not None
        for attempt in range(3):
            room, person = await go_on(reader, PLAYED, seat, cards="drawn" if attempt else cards)
            eve = Person(reader.house.hub, "eve")
            await eve.follow(room.table.id)
            assert room.table.state is not None
            states.append(room.table.state.after(PLAYED))
            said = [one.raw[0].decode() for one in (person, eve)]
            assert not any("atout-record" in text or "hands" in text for text in said)
            plain_said = [json.loads(text.replace(room.table.id, "T")) for text in said]
            for message in plain_said:
                message["at"] = 0
                message["events"] = [[one["what"], one.get("happened")] for one in message["events"]]
                if cards == "true":
                    message["info"]["origin"]["cards"] = "?"
            told.append([{**message, "here": [], "gone": {}} for message in plain_said])
        assert told[0] == told[1] == told[2]
        assert states[0] != states[1] != states[2] and (states[0] == OLD.after(PLAYED)) == (cards == "true")

    run(tmp_path, test)


def test_a_record_of_ones_own(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        record = OLD.record().data()
        reply = await post(reader, "/api/play-on", frame=40, seat=3, record={**record, "names": ["a"]}, level="strong")
        assert reply.status_code == 201, reply.text
        table = (await reader.house.hub.room(reply.json()["id"])).table
        assert [chair.bot for chair in table.chairs] == ["strong", "strong", "strong", None]
        assert table.state is not None and table.state.start is not None
        assert table.state.start.origin.record == digest(OLD.record())
        hub = reader.house.hub
        person = Person(hub, "eve")
        await person.follow(table.id)
        assert person.heard[0]["info"]["origin"]["record"] is None
        broken = {**record, "steps": [*record["steps"][:5], *record["steps"][6:]]}
        assert problem(await post(reader, "/api/play-on", frame=3, seat=0, record=broken)) == (400, "bad-step")
        older = {**record, "rules": 0}
        assert problem(await post(reader, "/api/play-on", frame=3, seat=0, record=older)) == (409, "other-rules")
        assert problem(await post(reader, "/api/play-on", frame=3, seat=0, record={})) == (400, "bad-record")
        assert problem(await post(reader, "/api/play-on", frame=3, seat=0)) == (400, "bad-request")

    run(tmp_path, test)


def test_what_cannot_be_played_on(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", OLD)
        await reader.keep("t2", OLD, status="playing")
        last = (await reader.replay("t1", count=1))["total"] - 1
        for id, body, wanted in (
            ("t1", {"frame": last, "seat": 0}, (409, "game-over")),
            ("t1", {"frame": last + 1, "seat": 0}, (404, "no-such-frame")),
            ("t1", {"frame": 5, "seat": 4}, (409, "no-such-seat")),
            ("t1", {"frame": 5, "seat": 0, "level": "random"}, (409, "no-such-bot")),
            ("t1", {"frame": 5, "seat": 0, "cards": "stacked"}, (400, "bad-request")),
            ("t1", {"frame": -1, "seat": 0}, (400, "bad-request")),
            ("t1", {"frame": 5}, (400, "bad-request")),
            ("t2", {"frame": 5, "seat": 0}, (409, "still-running")),
            ("t3", {"frame": 5, "seat": 0}, (404, "not-found")),
        ):
            assert problem(await post(reader, f"/api/records/{id}/play-on", **body)) == wanted, (id, body)
        assert reader.house.hub.rooms == {}

    run(tmp_path, test)


# --- What if ---------------------------------------------------------------------------------------------------------


async def what_if(reader: Reader, **query: Any) -> httpx.Response:
    return await reader.client.get("/api/records/t1/what-if", params=query)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_line_shows_what_would_have_been(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    warmup.prepare(atout.game(game, **options))
    old, rng = played(game, options), random.Random(3)

    async def test(reader: Reader) -> None:
        await reader.keep("t1", old)
        frame = frame_of(old, rng, 40)
        table, line, shown = old.after(frame), list[str](), list[Any]()
        before = len(list(table.events()))
        while table.seat is not None and len(line) < 6:
            reply = (await what_if(reader, frame=frame, moves=",".join(line))).json()
            assert (reply["seat"], reply["moves"]) == (table.seat, list(table.legal()))
            line.append(rng.choice(reply["moves"]))
            shown.append({"number": frame + len(line), "seat": table.seat, "move": line[-1]})
            table.play(line[-1])
            shown[-1]["scene"] = plain(table.scene())
            shown[-1]["hands"] = [plain(table.own(seat)) for seat in range(table.game.seats)]
        sent = {"record": old.record().data(), "frame": frame, "moves": ",".join(line)}
        for reply in (
            (await what_if(reader, frame=frame, moves=",".join(line))),
            await post(reader, "/api/what-if", **sent),
        ):
            frames = reply.json()["frames"]
            told = [line for frame in frames for line in frame.pop("happened")]
            assert told == [plain([event.id, event.args]) for event in islice(table.events(), before, None)]
            assert frames == shown

    run(tmp_path, test)


def test_a_line_ends_with_the_round(tmp_path: Path) -> None:
    old = played("ebbes", {"players": 3})
    end = next(k for k, step in enumerate(list(old.past())) if type(step).__name__ == "Scored") - 1

    async def test(reader: Reader) -> None:
        await reader.keep("t1", old)
        last = old.history[end - 1].move  # frame 0 is the deal
        reply = (await what_if(reader, frame=end - 1, moves=last)).json()
        assert (reply["seat"], reply["moves"]) == (None, []) and reply["frames"][0]["scene"]["phase"] == "scored"
        for query, wanted in (
            ({"frame": end - 1, "moves": f"{last},B1"}, (400, "bad-line")),
            ({"frame": 3, "moves": "Q9"}, (400, "bad-line")),
            ({"frame": 3, "moves": "B1,"}, (400, "bad-line")),
            ({"frame": 3, "moves": ",".join(["B1"] * 201)}, (409, "too-many")),
            ({"frame": 10**6}, (404, "no-such-frame")),
            ({"frame": 3, "moves": "B" * 4001}, (400, "bad-request")),
            ({}, (400, "bad-request")),
        ):
            assert problem(await what_if(reader, **query)) == wanted, query
        assert "cards are due" in (await what_if(reader, frame=end - 1, moves=f"{last},B1")).json()["detail"]

    run(tmp_path, test)


def test_lines_are_limited_like_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "replay", Rate(30, 0.001))

    async def test(reader: Reader) -> None:
        await reader.keep("t1", OLD)
        replies = [await what_if(reader, frame=1) for _ in range(45)]
        assert replies[0].status_code == 200 and problem(replies[-1]) == (429, "slow-down")

    run(tmp_path, test, generosity=1.0)
