"""Puzzles over REST: as the seat sees them, without the answer; what an answer is told; one a day for everybody."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

import atout
from atout import puzzles, warmup
from atout.record import Origin
from atout.replaying import check
from atout.server.store.schema import tables
from atout.server.tables.telling import origin_of
from tests.server.house import HOST, problem
from tests.server.readers import Reader, run
from tests.server.test_replays import played

GAME = "ebbes"


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    warmup.prepare(atout.game(GAME))


async def got(reader: Reader, path: str) -> dict[str, Any]:
    reply = await reader.client.get(f"/api/puzzles{path}")
    assert reply.status_code == 200, reply.text
    assert reply.headers["cache-control"].startswith("public") and "set-cookie" not in reply.headers
    found: dict[str, Any] = reply.json()
    return found


def test_which_there_are(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        found = await got(reader, "")
        day = datetime.fromtimestamp(reader.house.site.clock.now(), UTC).date()
        assert found["day"] == day.isoformat()
        assert [line["game"] for line in found["games"]] == puzzles.games()
        assert found["game"] in puzzles.games()
        for line in found["games"]:
            own = puzzles.shipped(line["game"])
            assert (line["count"], line["today"]) == (len(own.puzzles), puzzles.of_day(own, day))
            assert sum(line["themes"].values()) == line["count"]
        listed = await got(reader, f"/{GAME}")
        own = puzzles.shipped(GAME)
        assert (listed["game"], listed["rules"]) == (GAME, own.rules)
        assert [line["number"] for line in listed["puzzles"]] == list(range(1, len(own.puzzles) + 1))
        assert [line["difficulty"] for line in listed["puzzles"]] == [one.difficulty for one in own.puzzles]

    run(tmp_path, test)


def test_every_game_has_its_day(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        clock, shown = reader.house.site.clock, set()
        for day in range(len(puzzles.games())):
            midnight = datetime.combine(date(2026, 1, 1 + day), datetime.min.time(), UTC).timestamp()
            monkeypatch.setattr(clock, "now", partial(float, midnight))
            found = await got(reader, "")
            assert found["day"] == f"2026-01-{1 + day:02}"
            shown.add(found["game"])
        assert shown == {*puzzles.games()}

    run(tmp_path, test)


def test_one_is_shown_as_its_seat_sees_it_and_nothing_tells_the_answer(tmp_path: Path) -> None:
    own = puzzles.shipped(GAME)
    puzzle = own.puzzles[0]
    world = own.view(puzzle).sample(1)

    async def test(reader: Reader) -> None:
        found = await got(reader, f"/{GAME}/1")
        assert found.keys() == {"game", "number", "rules", "options", "seat", "difficulty", "scene", "own", "moves"}
        assert (found["seat"], found["options"]) == (puzzle.seat, puzzle.options)
        assert found["scene"] == json.loads(msgspec.json.encode(world.scene()))
        assert found["own"] == json.loads(msgspec.json.encode(world.own(puzzle.seat)))
        assert found["moves"] == list(world.legal())  # in the order of the rules, not that of their values

    run(tmp_path, test)


def test_an_answer(tmp_path: Path) -> None:
    puzzle = puzzles.shipped(GAME).puzzles[0]
    wrong = next(choice.move for choice in puzzle.choices if not choice.right)

    async def test(reader: Reader) -> None:
        async def asked(body: Any) -> Any:
            return await reader.client.post(f"/api/puzzles/{GAME}/1?lang=de", json=body)

        for move, right in ((puzzle.answers[0], True), (wrong, False), (None, False)):
            reply = await asked({"move": move})
            assert reply.status_code == 200, reply.text
            found = reply.json()
            assert (found["right"], found["theme"], found["worlds"]) == (right, puzzle.theme, puzzle.worlds)
            assert [one["move"] for one in found["moves"]] == [one.move for one in puzzle.choices]
            assert [one["move"] for one in found["moves"] if one["right"]] == puzzle.answers
        assert problem(await asked({"move": "R99"})) == (409, "not-a-move")
        assert problem(await asked({"move": 7})) == (400, "bad-request")
        assert problem(await asked({"move": "x" * 61})) == (400, "bad-request")
        held = puzzles.shipped(GAME).view(puzzle).own().hand
        other = next(f"{colour}{rank}" for colour in "RBGY" for rank in range(1, 9) if f"{colour}{rank}" not in held)
        refused = await asked({"move": other})
        assert problem(refused) == (409, "not-legal")
        assert refused.json()["detail"].startswith(f"{GAME}#")

    run(tmp_path, test)


@pytest.mark.parametrize("cards", ["drawn", "true"])
def test_it_is_played_on_as_its_seat(cards: str, tmp_path: Path) -> None:
    own = puzzles.shipped(GAME)
    puzzle = own.puzzles[1]
    record, step = own.origin(puzzle)

    async def test(reader: Reader) -> None:
        async def asked(path: str = f"{GAME}/2", **body: Any) -> Any:
            return await reader.client.post(f"/api/puzzles/{path}/play-on", json=body, headers={"origin": HOST})

        reply = await asked(cards=cards, level="beginner")
        assert reply.status_code == 201, reply.text
        table = (await reader.house.hub.room(reply.json()["id"])).table
        assert [chair.bot for chair in table.chairs].count("beginner") == 3 and table.chairs[puzzle.seat].person
        assert table.state is not None and table.state.view(puzzle.seat).states.tobytes() == puzzle.view
        origin = origin_of(table.state)
        assert origin is not None and (origin.record, origin.puzzle, origin.cards) == (None, 2, cards)
        found = table.state.record()
        name = f"puzzle:{GAME}/{own.rules}/2"
        assert found.data()["from"] == {"record": name, "step": step, "seat": puzzle.seat, "cards": cards}
        assert check(1, found.json()).disagreements == []
        assert (found.steps[: step + 1] == record.steps[: step + 1]) == (cards == "true")
        assert problem(await asked(level="random")) == (409, "no-such-bot")
        assert problem(await asked(seat=1)) == (400, "bad-request")
        assert problem(await asked(f"{GAME}/99999")) == (404, "not-found")

    run(tmp_path, test)


@pytest.mark.parametrize("record", ["puzzle:ebbes/0/2", "puzzle:njet-1997/1/2", "puzzle:ebbes/1/²", "puzzle:ebbes/1/"])
def test_a_puzzle_that_is_no_more_has_no_link(record: str) -> None:
    state = played(GAME, {"players": 3})
    state.mark_start(Origin(record, 3, 0, "drawn"))
    found = origin_of(state)
    assert found is not None and (found.record, found.puzzle) == (None, None)


def test_what_is_not_there(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        for path in ("chess", "chess/1", *(f"{GAME}/{number}" for number in ("0", "99999", "x", "-1", "²", "1" * 25))):
            assert problem(await reader.client.get(f"/api/puzzles/{path}"))[0] == 404, path

    run(tmp_path, test)


def test_a_record_says_whether_its_players_agreed_that_it_may_become_puzzles(tmp_path: Path) -> None:
    state = played(GAME, {"players": 3})

    async def test(reader: Reader) -> None:
        for id, settings in (("t1", "{}"), ("t2", '{"game": "ebbes", "puzzles": true}'), ("t3", '{"puzzles": false}')):
            await reader.keep(id, state)
            change = tables.update().where(tables.c.id == id).values(settings=settings)
            await reader.house.site.store.write(partial(Connection.execute, statement=change))
        said = {id: (await reader.client.get(f"/api/records/{id}")).json().get("puzzles") for id in ("t1", "t2", "t3")}
        assert said == {"t1": None, "t2": True, "t3": None}

    run(tmp_path, test)
