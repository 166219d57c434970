"""Games that are reviewed: how far it is, made once, kept with the record, given up, taken up after a restart."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import atout
from atout import warmup
from atout.review.model import VERSION
from atout.server.reviews import desk as desks
from atout.server.store.schema import records, reviews, servers
from tests.server.house import problem
from tests.server.process import Process
from tests.server.readers import Reader, run
from tests.server.reviewer import allow, begun, frames, judged, stand_in
from tests.server.test_replays import played

OPTIONS: dict[str, Any] = {"players": 2}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server whose reviewer does as it is told."""
    warmup.prepare(atout.game("ebbes", **OPTIONS))
    stand_in(tmp_path, monkeypatch.setattr)
    return tmp_path


def asking(folder: Path, test: Callable[[Reader], Awaitable[None]], **config: Any) -> None:
    """A server, running until the test is done."""

    async def inside(reader: Reader) -> None:
        try:
            await test(reader)
        finally:
            await reader.house.reviews.close()

    run(folder, inside, **config)


async def ask(reader: Reader, path: str = "/api/records/t1/review", **how: Any) -> dict[str, Any]:
    reply = await reader.client.post(path, **how)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


async def look(reader: Reader, path: str = "/api/records/t1/review", **query: Any) -> dict[str, Any]:
    reply = await reader.client.get(path, params=query)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


async def until(reader: Reader, state: str, path: str = "/api/records/t1/review", **query: Any) -> dict[str, Any]:
    async with asyncio.timeout(300):
        while (found := await look(reader, path, **query))["state"] != state:
            await asyncio.sleep(0.02)
    return found


async def found(reader: Reader, number: int) -> dict[str, Any]:
    """Once so many decisions are known."""
    async with asyncio.timeout(300):
        while len((told := await look(reader))["decisions"]) < number:
            await asyncio.sleep(0.02)
    return told


def moves_of(state: atout.State) -> list[str]:
    """Those of people: nobody decides for a virtual player."""
    return [step["move"] for step in state.steps() if step.get("seat", 9) < state.game.options.players]


def test_findings_come_one_by_one_then_the_review(folder: Path) -> None:
    state = played("ebbes", OPTIONS)

    async def test(reader: Reader) -> None:
        await reader.keep("t1", state)
        assert (await look(reader))["state"] == "none"
        allow(folder, 3)
        told = await ask(reader)
        assert (told["id"], told["state"], told["review"]) == ("t1", "queued", None)
        told = await found(reader, 3)
        assert (told["state"], told["ahead"]) == ("running", 0)
        assert [one["played"] for one in told["decisions"]] == moves_of(state)[:3]
        assert told["share"] == pytest.approx(3 / len(moves_of(state)))
        assert len(told["rounds"]) == 5 and told["rounds"][1]["totals"] == told["rounds"][0]["scores"]
        query: dict[str, Any] = {"from": 2}
        later = await look(reader, **query)
        assert [one["played"] for one in later["decisions"]] == moves_of(state)[2:3]
        allow(folder)
        told = await until(reader, "done")
        assert (told["share"], told["rounds"], told["decisions"]) == (1.0, [], [])
        assert told["review"] == json.loads(msgspec.json.encode(judged(state.record().json().decode())))

    asking(folder, test)


def test_it_never_takes_a_core_from_a_table(folder: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        (folder / "nice").touch()
        allow(folder, 0)
        await ask(reader)
        child = reader.house.reviews._child
        async with asyncio.timeout(300):
            while child._process is None or os.getpriority(os.PRIO_PROCESS, child._process.pid) != 19:
                await asyncio.sleep(0.02)

    asking(folder, test)


def test_it_is_made_once_and_deleted_with_its_record(folder: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        await asyncio.gather(*(ask(reader) for _ in range(5)))
        first = await until(reader, "done")
        assert (await ask(reader))["review"] == first["review"]
        assert begun(folder) == 1
        store = reader.house.site.store
        await store.write(lambda c: c.execute(records.delete()))
        assert await store.read(lambda c: c.execute(reviews.select()).all()) == []

    asking(folder, test)


@pytest.mark.parametrize("column", ["rules", "reviewer"])
def test_one_of_other_rules_or_an_older_reviewer_is_made_anew(folder: Path, column: str) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        await ask(reader)
        await until(reader, "done")
        await reader.house.site.store.write(lambda c: c.execute(reviews.update().values({column: 0})))
        assert (await look(reader))["state"] == "none"
        await ask(reader)
        assert (await until(reader, "done"))["review"]["reviewer"] == VERSION
        assert begun(folder) == 2

    asking(folder, test)


def test_deeper_is_a_second_pass(folder: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        assert problem(await reader.client.post("/api/records/t1/review?deeper=1")) == (409, "not-reviewed")
        await ask(reader)
        assert (await until(reader, "done"))["review"]["simulations"] == 100
        await ask(reader, "/api/records/t1/review?deeper=1")
        assert (await until(reader, "done", deeper=1))["review"]["simulations"] == 1000
        assert (await look(reader))["review"]["simulations"] == 100

    asking(folder, test)


def test_whoever_asked_may_give_it_up(folder: Path) -> None:
    """Nothing is left of it, and the next one begins anew; what somebody else waits for goes on."""

    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        allow(folder, 2)
        await ask(reader)
        await found(reader, 2)
        await reader.house.reviews.ask(*await wanted(reader, "another"))
        assert (await reader.client.delete("/api/records/t1/review")).status_code == 204
        assert (await look(reader))["state"] == "running"  # for the other one
        await reader.house.reviews.cancel((await wanted(reader, "another"))[0], "another")
        assert (await look(reader))["state"] == "none"
        assert await reader.house.site.store.read(lambda c: c.execute(reviews.select()).all()) == []
        allow(folder)
        await ask(reader)
        await until(reader, "done")
        assert (await reader.client.delete("/api/records/t1/review")).status_code == 204
        assert (await look(reader))["state"] == "done"

    asking(folder, test)


async def wanted(reader: Reader, whose: str, id: str = "t1") -> Any:
    """What a desk is asked."""
    raw = (await reader.house.site.store.read(lambda c: c.execute(records.select().where(records.c.table == id)))).one()
    record = atout.Record.of(json.loads(raw.record))
    return desks.Key(id, "", False), record, raw.record, whose


def test_after_a_restart_it_is_taken_up_again(folder: Path) -> None:
    """A server is gone in the middle; the next one makes what was asked for, and nothing that is there."""
    state = played("ebbes", OPTIONS)

    async def first(reader: Reader) -> None:
        await reader.keep("t1", state)
        await reader.keep("t2", played("ebbes", OPTIONS, seed=2))
        await ask(reader, "/api/records/t2/review")
        await until(reader, "done", "/api/records/t2/review")
        (folder / "judged").unlink()
        allow(folder, 2)
        await ask(reader)
        await found(reader, 2)
        await noted(reader, 2)

    async def second(reader: Reader) -> None:
        told = await look(reader)
        assert (told["state"], len(told["decisions"])) == ("running", 2)
        await reader.house.reviews.take_up()
        told = await until(reader, "done")
        assert told["review"] == json.loads(msgspec.json.encode(judged(state.record().json().decode())))
        assert (await look(reader, "/api/records/t2/review"))["state"] == "done"
        await reader.house.reviews.take_up()
        assert begun(folder) == 3 and len(frames(folder)) == len(set(frames(folder))) == len(moves_of(state))

    asking(folder, first)
    allow(folder)
    asking(folder, second)


async def noted(reader: Reader, number: int) -> str:
    """Once so many decisions are in the database: the server that makes them."""
    query = reviews.select().where(reviews.c.table == "t1")
    async with asyncio.timeout(300):
        while True:
            row = (await reader.house.site.store.read(lambda c: c.execute(query).all()))[0]
            if len(json.loads(row.found or "{}").get("decisions", [])) >= number:
                return str(row.runner)
            await asyncio.sleep(0.02)


def test_what_an_older_reviewer_has_found_is_forgotten(folder: Path) -> None:
    async def first(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        allow(folder, 2)
        await ask(reader)
        await noted(reader, 2)
        await reader.house.site.store.write(lambda c: c.execute(reviews.update().values(reviewer=0)))

    async def second(reader: Reader) -> None:
        assert (await look(reader))["state"] == "none"
        await reader.house.reviews.take_up()
        assert (await until(reader, "done"))["review"]["reviewer"] == VERSION
        assert frames(folder)[:2] == frames(folder)[2:4]  # from the beginning

    asking(folder, first)
    allow(folder)
    asking(folder, second)


def test_another_server_takes_it_up_where_it_was(folder: Path, postgres_url: str) -> None:
    """The server that makes a review is killed. Once its time is over, another one goes on: nothing is judged twice."""
    state, dying = played("ebbes", OPTIONS), Process(folder, postgres_url, REVIEWED_IN=str(folder))

    async def test(reader: Reader) -> None:
        desk, store = reader.house.reviews, reader.house.site.store
        await reader.keep("t1", state)
        allow(folder, 3)
        await asyncio.to_thread(dying.start)
        async with httpx.AsyncClient(trust_env=False, timeout=300) as client:
            assert (await client.post(f"{dying.base}/api/records/t1/review")).status_code == 200
        runner = await noted(reader, 3)
        told = await look(reader)  # by the other server
        assert (told["state"], len(told["decisions"]), told["share"]) == ("running", 3, 3 / len(moves_of(state)))
        assert len(told["rounds"]) == 5
        dying.kill()
        allow(folder)
        await desk.take_up()
        assert desk.waiting == 0  # it may come back
        long_ago = servers.update().where(servers.c.id == runner).values(seen=0.0)
        await store.write(lambda c: c.execute(long_ago))
        await desk.take_up()
        told = await until(reader, "done")
        assert told["review"] == json.loads(msgspec.json.encode(judged(state.record().json().decode())))
        assert begun(folder) == 2 and len(frames(folder)) == len(set(frames(folder))) == len(moves_of(state))

    try:
        asking(folder, test, url=postgres_url)
    finally:
        dying.close()


def test_a_process_that_ends_is_started_again_once(folder: Path) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        (folder / "crash").touch()
        await ask(reader)
        await until(reader, "failed")
        assert begun(folder) == 2
        assert await reader.house.site.store.read(lambda c: c.execute(reviews.select()).all()) == []
        (folder / "crash").unlink()
        await ask(reader)  # somebody tries again
        await until(reader, "done")

    asking(folder, test)


def test_a_mistake_of_the_reviewer_is_said(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(reader: Reader) -> None:
        await reader.keep("t1", played("ebbes", OPTIONS))
        (folder / "fail").touch()
        await ask(reader)
        await until(reader, "failed")
        assert "RuntimeError: a mistake" in caplog.text
        (folder / "fail").unlink()
        await reader.keep("t2", played("ebbes", OPTIONS))  # the process is still there
        await ask(reader, "/api/records/t2/review")
        await until(reader, "done", "/api/records/t2/review")

    asking(folder, test)


def test_those_who_wait_take_turns(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has asked for three is served no more often than whoever asked for one; long ones pause for others."""
    monkeypatch.setattr(desks, "_TURN", 0.0)  # a decision is a turn

    async def test(reader: Reader) -> None:
        for number in range(4):
            await reader.keep(f"t{number}", played("ebbes", OPTIONS, seed=number + 1))
        allow(folder, 0)
        for number in range(3):
            await reader.house.reviews.ask(*await wanted(reader, "one", f"t{number}"))
        await reader.house.reviews.ask(*await wanted(reader, "other", "t3"))
        allow(folder)
        for number in range(4):
            await until(reader, "done", f"/api/records/t{number}/review")
        turns = list(dict.fromkeys((folder / "judged").read_text().split()))
        assert turns[0] == "0" and sorted(turns[1:3]) == ["1", "3"] and turns[3] == "2"

    asking(folder, test)


def test_a_household_has_only_some_under_way(folder: Path) -> None:
    async def test(reader: Reader) -> None:
        allow(folder, 0)
        for number in range(6):
            await reader.keep(f"t{number}", played("ebbes", OPTIONS, seed=number + 1))
        paths = [f"/api/records/t{number}/review" for number in range(6)]
        replies = [await reader.client.post(path) for path in paths]
        assert [reply.status_code for reply in replies] == [200] * 4 + [409] * 2
        assert problem(replies[5]) == (409, "too-many")
        assert (await reader.client.post(paths[0])).status_code == 200  # which is under way anyway

    asking(folder, test, generosity=1.0)


def test_only_games_that_are_over(folder: Path) -> None:
    given_up = atout.game("ebbes", **OPTIONS).start(seed=1)
    given_up.play(given_up.moves()[0])

    async def test(reader: Reader) -> None:
        await reader.keep("t1", given_up, status="playing")
        for method in ("POST", "GET"):
            assert problem(await reader.client.request(method, "/api/records/t1/review")) == (409, "still-running")
            assert problem(await reader.client.request(method, "/api/records/t2/review")) == (404, "not-found")
        await reader.keep("t3", given_up)
        await ask(reader, "/api/records/t3/review")
        told = await until(reader, "done", "/api/records/t3/review")
        (unfinished,) = told["review"]["rounds"]
        assert (len(told["review"]["decisions"]), unfinished["scores"]) == (1, None)

    asking(folder, test)


def test_a_record_that_is_sent(folder: Path) -> None:
    """Its review is found by the record's hash, and kept nowhere but in memory."""
    raw = played("ebbes", OPTIONS).record().json()
    headers = {"content-type": "application/json"}

    async def test(reader: Reader) -> None:
        allow(folder, 1)
        told = await ask(reader, "/api/review", content=raw, headers=headers)
        path = f"/api/review/{told['id']}"
        allow(folder)
        first = await until(reader, "done", path)
        assert (await ask(reader, "/api/review", content=raw, headers=headers))["review"] == first["review"]
        assert begun(folder) == 1
        assert await reader.house.site.store.read(lambda c: c.execute(reviews.select()).all()) == []
        assert problem(await reader.client.get("/api/review/0123456789abcdef01234567")) == (404, "not-found")
        await ask(reader, "/api/review?deeper=1", content=raw, headers=headers)
        assert (await until(reader, "done", path, deeper=1))["review"]["simulations"] == 1000

    asking(folder, test)


def test_what_is_kept_of_records_that_are_sent_is_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "_KEPT", 20_000)

    async def test(reader: Reader) -> None:
        paths = []
        for seed in range(1, 5):
            raw = played("ebbes", OPTIONS, seed).record().json()
            told = await ask(reader, "/api/review", content=raw, headers={"content-type": "application/json"})
            paths.append(f"/api/review/{told['id']}")
            await until(reader, "done", paths[-1])
        states = [(await reader.client.get(path)).status_code for path in paths]
        assert states[0] == 404 and states[-1] == 200

    asking(folder, test)


def test_bad_records_are_refused_before_any_work(folder: Path) -> None:
    good = json.loads(played("ebbes", OPTIONS).record().json())
    steps = good["steps"]
    move = next(number for number, step in enumerate(steps) if "move" in step)
    wrong = [*steps[:move], {**steps[move], "move": "nonsense"}, *steps[move + 1 :]]
    cases: list[tuple[Any, tuple[int, str]]] = [
        ({}, (400, "bad-record")),
        ("[" * 100_000, (400, "bad-record")),
        ({**good, "steps": wrong}, (400, "bad-step")),
        ({**good, "rules": 0}, (409, "other-rules")),
        ("x" * (1024 * 1024 + 1), (413, "too-large")),
    ]

    async def test(reader: Reader) -> None:
        for record, refused in cases:
            content = record if isinstance(record, str) else json.dumps(record)
            reply = await reader.client.post(
                "/api/review", content=content, headers={"content-type": "application/json"}
            )
            assert problem(reply) == refused
        for query in ("?deeper=2", "?first=1", "?from=-1"):
            assert problem(await reader.client.get(f"/api/records/t1/review{query}")) == (400, "bad-request")
        assert begun(folder) == 0

    asking(folder, test)
