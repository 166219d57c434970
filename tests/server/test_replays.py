"""A finished game to step through: every deal and move a frame, all hands open; a record that somebody sends, too."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import atout
from atout import warmup
from atout.examples import examples
from atout.families import specs
from atout.story import turns
from tests.server.house import problem
from tests.server.readers import Reader, run

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ebbes", {"players": 2}),
    ("ebbes", {"players": 3, "choose_designators": True}),
    ("njet-2007", {"players": 2}),
    ("niet-2015", {"players": 5}),
    ("ebbe-flut", {"players": 2, "memory": True, "watchful": True}),
    ("xxl", {"players": 3}),
]


def played(game: str, options: dict[str, Any], seed: int = 1) -> atout.State:
    """A whole game, at random."""
    state, rng = atout.game(game, **options).start(fair=bytes([seed] * 32)), random.Random(seed)
    while not state.over:
        state.play(rng.choice(state.moves()))
    return state


def plain(found: Any) -> Any:
    return json.loads(msgspec.json.encode(found))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_frame_is_the_table_after_a_deal_or_a_move(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    warmup.prepare(atout.game(game, **options))
    state = played(game, options)
    past = list(turns(state))

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state)
        found = await reader.replay("t1")
        frames = list(found["frames"])
        while len(frames) < found["total"]:
            frames += (await reader.replay("t1", **{"from": len(frames), "count": 150}))["frames"]
        assert [frame["number"] for frame in frames] == list(range(len(past)))
        # Played again by hand, the table looks the same after every step.
        again = atout.game(game, **options).start(deals=[])
        shown = iter(frames)
        for step in state.steps():
            if "deal" in step:
                again.deal(step["deal"])
            elif "move" in step:
                again.play(step["move"])
            else:
                continue
            frame = next(shown)
            assert (frame["seat"], frame["move"]) == (step.get("seat"), step.get("move"))
            assert frame["scene"] == plain(again.scene())
            assert frame["hands"] == [plain(again.own(seat)) for seat in range(again.game.seats)]
        told = [line for frame in frames for line in frame["happened"]]
        assert told == [plain([event.id, event.args]) for event in state.events()]

    run(tmp_path, test)


def test_what_else_a_replay_says(tmp_path: Path) -> None:
    state = played("xxl", {"players": 2, "parts": ["xxl-lower", "xxl-refuse"]})

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state)
        found = await reader.replay("t1", count=1)
        assert (found["game"], found["options"]["players"]) == ("xxl", 2)
        assert found["names"] == ["casual", "casual"]
        assert found["players"][1] == {"seat": 1, "name": None, "bot": "casual"}
        assert (found["totals"], found["winners"]) == (state.totals, state.winners)
        assert [{**line, "frame": 0} for line in found["rounds"]] == [{**line, "frame": 0} for line in state.rounds]
        assert "places" in found["rounds"][0]
        for line in found["rounds"]:
            (frame,) = (await reader.replay("t1", **{"from": line["frame"], "count": 1}))["frames"]
            assert (frame["scene"]["phase"] in ("scored", "over"), frame["scene"]["scores"]) == (True, line["scores"])
        first = found["frames"][0]
        assert (first["number"], first["seat"], first["move"]) == (0, None, None)
        assert "dealt" in [line[0] for line in first["happened"]]
        beyond = await reader.replay("t1", **{"from": found["total"]})
        assert beyond["frames"] == []
        for query in ({"count": 201}, {"count": 0}, {"from": -1}, {"first": 1}, {"from": "x"}):
            reply = await reader.client.get("/api/records/t1/replay", params=query)
            assert problem(reply) == (400, "bad-request"), query

    run(tmp_path, test)


def test_a_replay_is_sent_compressed(tmp_path: Path) -> None:
    state = played("ebbes", {"players": 3})

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state)
        path, sizes = "/api/records/t1/replay", {}
        for encoding in ("gzip", "identity"):
            reply = await reader.client.send(
                reader.client.build_request("GET", path, headers={"accept-encoding": encoding})
            )
            assert reply.headers.get("content-encoding", "identity") == encoding
            sizes[encoding] = int(reply.headers["content-length"])
        assert sizes["gzip"] * 8 < sizes["identity"]

    run(tmp_path, test)


def test_only_finished_games_of_the_archive(tmp_path: Path) -> None:
    state = atout.game("ebbes").start(seed=1)

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state, status="playing")
        assert problem(await reader.client.get("/api/records/t1/replay")) == (409, "still-running")
        assert problem(await reader.client.get("/api/records/t2/replay")) == (404, "not-found")
        await reader.keep("t3", state)  # ended by its players after the deal
        found = await reader.replay("t3")
        assert (found["total"], found["winners"], found["rounds"]) == (1, None, [])

    run(tmp_path, test)


def test_a_downloaded_record_can_be_sent_back(tmp_path: Path) -> None:
    state = played("ebbes", {"players": 3})

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state)
        saved = (await reader.client.get("/api/records/t1", params={"download": 1})).content
        reply = await reader.send(saved)
        stored = await reader.replay("t1")
        assert reply.json() == {**stored, "players": []}
        assert len((await reader.send(saved, **{"from": 30, "count": 5})).json()["frames"]) == 5
        unnamed = state.record(legal=True).data()
        assert (await reader.send(unnamed)).json()["names"] == []
        assert (await reader.send(unnamed | {"names": ["x" * 25]})).json()["names"] == []

    run(tmp_path, test)


def test_what_is_wrong_with_a_record_is_said_with_its_step(tmp_path: Path) -> None:
    record = played("ebbes", {"players": 3}).record(legal=True).data()
    at = next(i for i, step in enumerate(record["steps"]) if len(step.get("legal", ())) == 1)
    hand = record["steps"][0]["deal"]["hands"][record["steps"][at]["seat"]]
    forbidden = next(card for card in hand if card not in record["steps"][at]["legal"])

    def changed(number: int, step: dict[str, Any]) -> dict[str, Any]:
        return record | {"steps": [step if i == number else one for i, one in enumerate(record["steps"])]}

    async def test(reader: Reader) -> None:
        illegal = {"seat": record["steps"][at]["seat"], "move": forbidden}
        broken: list[tuple[Any, str, str]] = [
            (b'{"format"', "bad-record", "not JSON"),
            (b"\xff", "bad-record", "UTF-8"),
            (b"[" * 50_000, "bad-record", ""),
            ({}, "bad-record", "game"),
            (record | {"game": "chess"}, "bad-record", "chess"),
            (record | {"options": {}}, "bad-record", "players"),
            (record | {"totals": [1, 2, 3]}, "bad-record", "totals are [1, 2, 3]"),
            (changed(at, illegal), "bad-step", f"step {at}: {forbidden} is not legal now"),
            (changed(1, {"seat": 9, "move": "R1"}), "bad-step", "step 1: "),
            (changed(2, {"seat": 0, "move": 5}), "bad-step", "step 2: "),
        ]
        for sent, code, reason in broken:
            reply = await reader.send(sent, lang="de")
            assert problem(reply) == (400, code), (str(sent)[:40], reply.text)
            assert reason in reply.json()["detail"]
        assert f"Schritt {at}" in (await reader.send(changed(at, illegal), lang="de")).json()["text"]

    run(tmp_path, test)


def test_a_record_has_a_limit_of_its_own(tmp_path: Path) -> None:
    record = played("ebbes", {"players": 3}).record(legal=True).json()

    async def test(reader: Reader) -> None:
        padded = record[:-1] + b"," + b'"more":"' + b"x" * 500_000 + b'"}'
        assert (await reader.send(padded)).status_code == 200
        assert problem(await reader.send(record + b" " * 1_100_000)) == (413, "too-large")
        large = {"nick": "x" * 70_000}
        assert problem(await reader.client.patch("/api/me", json=large)) == (413, "too-large")

    run(tmp_path, test)


def test_replays_are_limited_and_remembered(tmp_path: Path) -> None:
    state = played("ebbes", {"players": 3})

    async def test(reader: Reader) -> None:
        for seed in range(1, 20):
            await reader.send(played("ebbes", {"players": 3}, seed).record().json(), count=1)
        assert len(reader.house.site.replays._played) == 16
        await reader.keep("t1", state)
        replies = [await reader.client.get("/api/records/t1/replay", params={"count": 1}) for _ in range(80)]
        assert problem(replies[-1]) == (429, "slow-down")

    run(tmp_path, test, generosity=1.0)


@pytest.mark.parametrize("id", list(specs()))
def test_the_examples_of_a_game_are_told_in_frames(id: str, tmp_path: Path) -> None:
    warmup.prepare(atout.game(id))

    async def test(reader: Reader) -> None:
        found = (await reader.client.get(f"/api/examples/{id}")).json()
        assert found["game"] == id
        assert [line["id"] for line in found["examples"]] == [example.id for example in examples(id)]
        for line, example in zip(found["examples"], examples(id), strict=True):
            assert line["title"] == [f"example-{example.id}", {}]
            shown = line["frames"]
            assert [frame["number"] for frame in shown] == list(range(example.start, len(example.moves.split()) + 1))
            told = {frame["number"]: frame["comment"][0] for frame in shown if "comment" in frame}
            assert told == {after: f"example-{example.id}-{k}" for k, after in enumerate(example.says, 1)}
            for frame, following in pairwise(shown):
                assert following["move"] in frame["moves"]

    run(tmp_path, test)


def test_there_are_no_examples_of_other_games(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        assert problem(await reader.client.get("/api/examples/chess")) == (404, "not-found")

    run(tmp_path, test)
