"""The real socket: following, missing and catching up, several devices, limits, and nonsense that must do no harm."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from atout.server import protocol as p
from atout.server.live.socket import _FOLLOWED, GONE, LARGEST, POLICY, TOO_LARGE
from atout.server.live.sockets import _MOST
from atout.server.web.addresses import network as network_of
from tests.server.networks import Line, Network, network

TWO = {"players": 2}


def on_a_network(test: Callable[[Network], Awaitable[None]]) -> Callable[[Path], None]:
    def started(tmp_path: Path) -> None:
        async def run() -> None:
            async with network(tmp_path) as net:
                await test(net)

        asyncio.run(run())

    started.__name__, started.__doc__ = test.__name__, test.__doc__
    return started


async def begun(net: Network, **how: Any) -> tuple[str, Line, Line]:
    """A table at which Ann and Ben have begun to play."""
    id = await net.open(["ann", "ben"], "ebbes", TWO, **how)
    ann, ben = await net.line("ann"), await net.line("ben")
    for line in (ann, ben):
        await line.follow(id)
    assert (await ann.do("start", id))["say"] == "done"
    return id, ann, ben


async def play(net: Network, id: str, lines: list[Line], moves: int = 1) -> None:
    """Let whoever is due play, as far as they were told."""
    table = net.house.hub.rooms[id].table
    for _ in range(moves):
        line = lines[table.due()[0]]
        told = await line.wait(lambda said: said.get("number") == table.number and "moves" in said)
        reply = await line.do("move", id, move=told["moves"][0], on=told["number"])
        assert reply["say"] == "done", reply
    for line in lines:
        await line.wait(lambda said: said.get("number") == table.number and said["say"] in ("event", "snapshot"))


# --- Following ---


@on_a_network
async def test_each_event_once_in_order_and_numbered_the_same_for_all(net: Network) -> None:
    id, ann, ben = await begun(net)
    eve = await net.line("eve")
    snapshot = await eve.follow(id)
    assert snapshot["seat"] is None and "own" not in snapshot
    await play(net, id, [ann, ben], 8)
    table = net.house.hub.rooms[id].table
    await eve.pong()
    for line, first in ((ann, 4), (ben, 4), (eve, snapshot["number"] + 1)):
        assert [said["number"] for said in line.events(id)] == list(range(first, table.number + 1))
    for one, other in zip(ann.events(id), ben.events(id), strict=True):
        assert (
            one["what"]["kind"] == other["what"]["kind"] and one["at"] == other["at"] and one["scene"] == other["scene"]
        )


@on_a_network
async def test_whoever_comes_back_gets_exactly_what_was_missed(net: Network) -> None:
    id, ann, ben = await begun(net)
    await play(net, id, [ann, ben], 3)
    last = ben.events(id)[-1]["number"]
    other = await net.line("ben")  # Ben's phone listens on
    await other.follow(id, last)
    await ben.close()
    await play(net, id, [ann, other], 3)
    await ann.do("say", id, text="Are you here?")
    await other.pong()
    again = await net.line("ben")
    snapshot = await again.follow(id, last)
    missed = [(told["number"], told["what"], told.get("happened")) for told in snapshot["events"]]
    assert missed == [(said["number"], said["what"], said.get("happened")) for said in other.events(id)]
    assert snapshot["number"] == missed[-1][0] and snapshot["scene"] == other.events(id)[-2]["scene"]
    assert (await again.follow(id, snapshot["number"]))["events"] == []
    assert (await again.follow(id, 10_000))["events"] == []  # a number from the future
    whole = (await again.follow(id, 0))["events"]
    assert [told["number"] for told in whole] == list(range(1, snapshot["number"] + 1))


@on_a_network
async def test_two_sockets_of_one_person(net: Network) -> None:
    id, ann, ben = await begun(net)
    phone = await net.line("ann")
    await phone.follow(id)
    await play(net, id, [phone, ben], 4)
    await ann.pong()
    assert ann.events(id)[-4:] == phone.events(id)[-4:]
    said = await ben.wait(lambda said: said["say"] == "presence" and len(said["here"]) == 2)
    assert said["here"] == ["ann", "ben"]
    heard = len(ben.heard)
    await phone.close()
    await play(net, id, [ann, ben], 2)
    await ben.wait(lambda said: said["say"] == "presence", heard)
    assert ben.heard[-1].get("here", ["ann", "ben"]) == ["ann", "ben"]
    heard = len(ben.heard)
    await ann.close()
    await ben.wait(lambda said: said["say"] == "presence" and said["here"] == ["ben"], heard)


@on_a_network
async def test_a_spectator_who_is_let_go_is_told_why(net: Network) -> None:
    id = await net.open(["ann"], "ebbes", TWO, spectators=False)
    ann, eve = await net.line("ann"), await net.line("eve")
    await ann.follow(id)
    await eve.follow(id)
    await ann.do("start", id)
    told = await eve.wait(lambda said: said["say"] == "refused")
    assert told["code"] == "no-spectators" and told["table"] == id
    assert not eve.events(id)
    await ann.send(do="unfollow", table=id)
    await ann.pong()
    heard = len(ann.heard)
    assert (await ann.do("say", id, phrase="hello"))["say"] == "done"
    await ann.pong()
    assert [said["say"] for said in ann.heard[heard:]] == ["done", "pong"]


# --- What is refused ---


@on_a_network
async def test_refusals_say_why_in_the_callers_language(net: Network) -> None:
    id, ann, ben = await begun(net)
    table = net.house.hub.rooms[id].table
    one, other = (ann, ben) if table.due() == [0] else (ben, ann)
    number = table.number
    await one.send(do="hello", lang="de")
    reply = await one.do("move", id, move="R1x", on=number)
    assert (reply["code"], reply["text"]) == ("not-a-move", "Das ist kein Zug dieses Spiels.") and reply[
        "number"
    ] == number
    moves = (await one.wait(lambda said: "moves" in said))["moves"]
    foreign = next(card for card in ("R1", "B1", "G1", "Y1", "R2", "B2", "G2", "Y2", "R3", "B3") if card not in moves)
    reply = await one.do("move", id, move=foreign, on=number)
    assert reply["code"] == "not-legal" and reply["legal"] == moves and reply["clause"] and reply["reference"]
    assert reply["section"].partition("#")[0]
    reply = await other.do("move", id, move=moves[0], on=number)
    assert reply["code"] == "not-your-turn" and "legal" not in reply
    reply = await one.do("move", id, move=moves[0], on=0)
    assert reply["code"] == "stale" and reply["number"] == number
    reply = await one.do("kick", id, seat=5)
    assert reply["code"] in ("host-only", "already-started")
    assert table.number == number


@on_a_network
async def test_a_seat_that_is_not_there_is_refused_in_words(net: Network) -> None:
    id = await net.open(["ann"], "ebbes", TWO)
    ann = await net.line("ann")
    reply = await ann.do("kick", id, seat=5)
    assert reply["code"] == "no-such-seat" and "2" in reply["text"]


@on_a_network
async def test_nonsense_is_refused_and_the_socket_lives_on(net: Network) -> None:
    id, ann, _ = await begun(net)
    nonsense: list[str | bytes] = ["", "[", "null", "7", '"move"', "{}", '{"do":"fly"}', '{"do":"follow"}', "[" * 3000]
    nonsense += [b"\xff\xfe", b"\x00" * 100, '{"do":"ping","more":1}', '{"do":"sit","table":"t","key":""}']
    nonsense += [json.dumps({"do": "say", "table": id, "key": "k", "text": "x" * 201})]
    for data in nonsense:
        since = len(ann.heard)
        await ann.socket.send(data)
        reply = await ann.wait(lambda said: said["say"] == "refused", since)
        assert reply["code"] == "bad-request" and reply["text"]
    since = len(ann.heard)
    await ann.socket.send(b'{"do":"ping"}')  # bytes are as good as text
    await ann.wait(lambda said: said["say"] == "pong", since)
    assert (await ann.follow("nowhere"))["code"] == "no-such-table"
    assert (await ann.do("sit", "nowhere"))["code"] == "no-such-table"
    await ann.send(do="unfollow", table="nowhere")
    reply = await ann.ask(lambda said: said["say"] == "refused", do="hello", version=99)
    assert reply["code"] == "wrong-version"
    await ann.pong()


@on_a_network
async def test_a_language_stays_until_another_is_wanted(net: Network) -> None:
    ann = await net.line("ann")
    await ann.send(do="hello", lang="fr")
    await ann.send(do="hello", version=1)
    assert (await ann.do("sit", "nowhere"))["text"] == "Cette table n’existe pas."


@on_a_network
async def test_a_refused_socket_is_nothing_for_the_log(net: Network) -> None:
    logged: list[logging.LogRecord] = []
    handler = logging.Handler()
    vars(handler)["emit"] = logged.append
    logging.getLogger("uvicorn.error").addHandler(handler)
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{net.port}/api/socket", proxy=None)
    await (await net.line("ann")).pong()
    logging.getLogger("uvicorn.error").removeHandler(handler)
    assert not logged


@on_a_network
async def test_a_table_that_one_may_not_follow_is_not_counted(net: Network) -> None:
    id = await net.open(["ann", "ben"], "ebbes", TWO, spectators=False)
    ann, eve = await net.line("ann"), await net.line("eve")
    await ann.do("start", id)
    for _ in range(_FOLLOWED + 1):
        assert (await eve.follow(id))["code"] == "no-spectators"
    assert (await eve.follow(await net.open(["ann"], "ebbes", TWO)))["say"] == "snapshot"


@on_a_network
async def test_a_message_that_is_too_large_closes_the_socket(net: Network) -> None:
    for size in (LARGEST + 1, 5 * LARGEST):
        ann = await net.line("ann")
        await ann.socket.send("x" * size)
        assert await ann.until_closed() == TOO_LARGE
    ann = await net.line("ann")
    await ann.pong()


@on_a_network
async def test_whoever_is_too_fast_is_told_so(net: Network) -> None:
    id, ann, ben = await begun(net)
    for _ in range(140):
        await ann.send(do="ping")
    await ann.wait(lambda said: said.get("code") == "slow-down")
    await ben.pong()  # nobody else suffers
    for k in range(20):
        await ann.send(do="back", table=id, key=f"fast {k}")
    told = await ann.wait(lambda said: said.get("code") == "slow-down" and said.get("key", "").startswith("fast"))
    assert told["table"] == id
    replies = [await ben.do("say", id, phrase="hello") for _ in range(9)]
    assert [reply["say"] for reply in replies[:6]] == ["done"] * 6
    assert replies[-1]["code"] == "slow-down"


@on_a_network
async def test_tables_and_sockets_have_a_limit(net: Network) -> None:
    ann = await net.line("ann")
    for _ in range(_FOLLOWED):
        await ann.follow(await net.open(["ann"], "ebbes", TWO))
    assert (await ann.follow(await net.open(["ann"], "ebbes", TWO)))["code"] == "too-many-tables"
    more = [await net.line("ann") for _ in range(_MOST - 1)]
    with pytest.raises(InvalidStatus):
        await net.line("ann")
    await more[0].close()
    await asyncio.sleep(0.05)
    await net.line("ann")


@on_a_network
async def test_silent_sockets_are_swept_away(net: Network) -> None:
    ann, ben = await net.line("ann"), await net.line("ben")
    for connection in net.house.sockets.all():
        connection.heard -= p.SWEEP + 1
    await ben.pong()
    await net.house.sockets.sweep()
    assert await ann.until_closed() == GONE
    await ben.pong()


@on_a_network
async def test_signing_out_everywhere_closes_all_sockets(net: Network) -> None:
    ann, phone, ben = await net.line("ann"), await net.line("ann"), await net.line("ben")
    await net.house.site.persons.sign_out_everywhere("ann")
    assert [await ann.until_closed(), await phone.until_closed()] == [POLICY, POLICY]
    await ben.pong()


@on_a_network
async def test_signing_out_closes_the_sockets_of_that_device(net: Network) -> None:
    cookie, other = await net.headers("ann"), await net.headers("ann")
    ann, tab, phone = [await net.line("ann", headers) for headers in (cookie, cookie, other)]
    assert (await net.client.delete("/api/session", headers=cookie)).status_code == 204
    assert [await ann.until_closed(), await tab.until_closed()] == [POLICY, POLICY]
    await phone.pong()


@on_a_network
async def test_signing_in_as_somebody_else_closes_the_sockets_of_whom_one_was(net: Network) -> None:
    account = {"name": "zoe", "password": "correct horse"}
    assert (await net.client.post("/api/account", headers=await net.headers("zoe"), json=account)).status_code == 201
    cookie = await net.headers("ann")
    ann = await net.line("ann", cookie)
    assert (await net.client.post("/api/session", headers=cookie, json=account)).status_code == 200
    assert await ann.until_closed() == POLICY


@on_a_network
async def test_a_banned_address_loses_its_sockets_at_once(net: Network) -> None:
    ann = await net.line("ann")
    bans = net.house.site.bans
    await bans.add(network_of("192.0.2.0/24"), "somebody else")
    await ann.pong()
    await bans.add(network_of("127.0.0.1"), "noise")
    assert await ann.until_closed() == POLICY
    await bans.drop(network_of("127.0.0.1"))


# --- Fuzzing ---

_WORDS = st.sampled_from(
    ["", "t", "R1", "B3", "pass", "no:start:0", "discard:R1", "casual", "ann", "ben", "hello", "\x00", "é"]
)
_NUMBERS = st.integers(-1, 7) | st.integers()


def _commands() -> SearchStrategy[dict[str, Any]]:
    """Messages built from the protocol's own schema; some of their fields are wrong or missing."""
    schema = msgspec.json.schema(p.Client)
    parts = schema["$defs"]
    return st.one_of([_fields(parts[name]["properties"], parts) for name in parts if "do" in parts[name]["properties"]])


def _fields(properties: dict[str, Any], parts: dict[str, Any]) -> SearchStrategy[dict[str, Any]]:
    given = {name: _value(name, one, parts) for name, one in properties.items()}
    kept = {"do": given.pop("do")}
    return st.fixed_dictionaries(kept, optional={name: one | _anything for name, one in given.items()}) | (
        st.fixed_dictionaries({**kept, **given})
    )


_anything: SearchStrategy[Any] = st.none() | st.booleans() | _NUMBERS | _WORDS | st.lists(_NUMBERS, max_size=3)


def _value(name: str, schema: dict[str, Any], parts: dict[str, Any]) -> SearchStrategy[Any]:
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of([_value(name, one, parts) for one in schema["anyOf"]])
    if name == "table":
        return st.just("TABLE") | _WORDS
    if name == "key":
        return st.uuids().map(str)
    if name in ("move", "on"):
        return st.just("MOVE" if name == "move" else "NOW") | _WORDS
    kind = schema.get("type")
    simple = {"integer": _NUMBERS, "string": _WORDS, "boolean": st.booleans(), "null": st.none()}
    return simple.get(kind, _anything)  # type: ignore[arg-type]


def test_whatever_is_said_the_table_plays_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    asyncio.run(_fuzz(tmp_path))
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


async def _fuzz(folder: Path) -> None:
    talks = _examples(st.lists(_commands() | st.binary(max_size=60) | st.text(max_size=60), min_size=8, max_size=30))
    async with network(folder) as net:
        for talk in talks:
            id, ann, ben = await begun(net)
            eve = await net.line("eve")
            for k, said in enumerate(talk):
                await _say((ann, ben, eve)[k % 3], said, id, net)
            for line in (ann, ben, eve):
                assert not any(said.get("code") == "internal" for said in line.heard)
                await line.close()
            await _plays_on(net, id)


def _examples(strategy: SearchStrategy[Any], count: int = 25) -> list[Any]:
    """Random examples, the same in every run."""
    found: list[Any] = []

    @settings(
        max_examples=count, database=None, derandomize=True, suppress_health_check=list(HealthCheck), deadline=None
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found


async def _say(line: Line, said: Any, id: str, net: Network) -> None:
    if isinstance(said, dict):
        moves = next((told["moves"] for told in reversed(line.heard) if told.get("moves")), ["R1"])
        number = net.house.hub.rooms[id].table.number
        meant = {"TABLE": id, "MOVE": moves[0], "NOW": number}
        said = {name: meant.get(value, value) if isinstance(value, str) else value for name, value in said.items()}
        said = json.dumps(said)
    await line.socket.send(said)
    await line.pong()


async def _plays_on(net: Network, id: str) -> None:
    """Whatever was done to it: the table can be followed, taken up again and ended."""
    table = net.house.hub.rooms[id].table
    lines = [await net.line("ann"), await net.line("ben")]
    for line in lines:
        assert (await line.follow(id))["say"] == "snapshot"
    if table.status == "playing":
        for line in lines:
            await line.do("back", id)
            await line.do("resume", id)
        assert table.frozen is None and not table.paused
        await play(net, id, lines, 1)
    for line in lines:
        await line.close()
