"""What is said over the socket is what the schema, the types and the description say."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

from atout.server import protocol as p
from atout.server.live.socket import LARGEST
from atout.server.problems import Problem
from atout.server.tables.table import KEYS, REMOTE_SECONDS
from atout.server.web import http
from atout.server.web.limits import RATES
from atout.server.wire import messages as wire
from atout.server.wire import rest
from atout.server.wire.files import REST, ROOT, TYPES, files
from tests.server.house import House, in_house
from tests.server.hubs import Person, open_hub, open_table, play_out

GAMES = [
    ("ebbes", {"players": 2}),
    ("njet-1997", {"players": 4, "short": True}),
    ("ebbe-flut", {"players": 2}),
    ("xxl", {"players": 3, "parts": ["xxl-lower", "xxl-refuse", "xxl-runs"]}),
]
TSC = shutil.which("tsc", path=f"{ROOT / 'web/node_modules/.bin'}{os.pathsep}{os.environ.get('PATH', '')}")


def test_files_are_up_to_date() -> None:
    """Written by `python -m atout.server.wire`."""
    for name, text in files().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, name


def test_making_them_compiles_nothing() -> None:
    code = """if True:
        from numba.core.dispatcher import Dispatcher
        def compile(*_): raise AssertionError("compiled")
        Dispatcher.compile = compile
        from atout.server.wire.files import files
        files()"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_kind_of_message_is_described() -> None:
    found = wire.definitions()
    for union in ("Client", "Server", "Body"):
        names = [kind["$ref"].rpartition("/")[2] for kind in found[union]["anyOf"]]
        assert names == [kind.__name__ for kind in get_args(getattr(p, union))]
    assert {reference.rpartition("/")[2] for reference in wire.strings(found, "$ref")} <= found.keys()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_the_server_says_is_in_the_schema(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path) as hub:
            people = [Person(hub, f"p{i}") for i in range(options["players"])]
            watcher, late = Person(hub, "eve"), Person(hub, "kay")
            id = await open_table(hub, people, game, options, pace=p.PerGame(180))
            await watcher.follow(id)
            await talk(id, people)
            await play_out(id, people, random.Random(5))
            await late.follow(id)
            for message in sample([*people[0].raw, *watcher.raw, *late.raw]):
                check(msgspec.json.decode(message))

    asyncio.run(run())


async def talk(id: str, people: list[Person]) -> None:
    """Everything that is done at a table beside playing."""
    one, two = people[0], people[1]
    await one.do(id, p.Say, text="Hello")
    await two.do(id, p.Say, phrase="thanks")
    await one.do(id, p.Switch, autoplay=True)
    await one.do(id, p.Switch, autoplay=False)
    await one.do(id, p.Mute, person="eve")
    running = one.hub.rooms[id].table.running()
    await next(person for seat, person in enumerate(people) if seat not in running).do(id, p.Pause)
    await two.do(id, p.Resume)
    await two.do(id, p.AskEnd)
    await one.do(id, p.Answer, yes=False)
    await two.do(id, p.Leave)
    await two.do(id, p.ComeBack)
    player = next(person for person in people if person.moves())
    before = await player.play(id, player.moves()[0])
    try:
        taken = await player.do(id, p.TakeBack)
    except Problem:  # in some games the first move is not one's own to take back
        return
    assert taken.number == before.number + 1
    for other in people:
        if other is not player and one.hub.rooms[id].table.proposal is not None:
            await other.do(id, p.Answer, yes=True)


def sample(messages: list[bytes]) -> Iterator[bytes]:
    """All but events of moves, and of those some hundred: checking takes milliseconds each."""
    moves = [message for message in messages if b'"moved"' in message]
    kept = set(random.Random(1).sample(range(len(moves)), min(len(moves), 120)))
    yield from (message for i, message in enumerate(moves) if i in kept)
    yield from (message for message in messages if b'"moved"' not in message)


def test_answers_are_in_the_schema() -> None:
    told: list[p.Server] = [
        p.Welcome(version=1, person="p", nick="P"),
        p.Welcome(version=1, person="p", nick="P", notice="Closed on Monday"),
        p.Done(table="t", key="k", number=3),
        p.Done(table="t", key="k", number=3, answer=[1, -1]),
        p.Refused(code="stale", text="Too late"),
        p.Refused(
            code="not-legal",
            text="…",
            table="t",
            key="k",
            number=3,
            clause="c",
            reference="r",
            section="ebbes#e1",
            legal=["R1"],
        ),
        p.Presence(table="t", here=["p"], at=2.0, gone={"q": 1.5}),
        p.Pong(),
        p.Notice(text="Closed on Monday"),
    ]
    for message in told:
        check(msgspec.json.decode(p.encode(message)))


def check(message: dict[str, Any]) -> None:
    """Valid, and without a field that the schema does not know."""
    error = next(iter(_strict(message["say"]).iter_errors(message)), None)
    assert error is None, f"{message['say']}: {error.message[:300]} at {error.instance_path}"


@cache
def _strict(say: str) -> Any:
    def close(node: dict[str, Any]) -> dict[str, Any]:
        return {**node, "additionalProperties": False} if isinstance(node.get("properties"), dict) else node

    whole = wire.mapped(wire.schema(), close)
    name = next(kind.__name__ for kind in get_args(p.Server) if kind.__struct_config__.tag == say)
    return Draft202012Validator({**whole, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def test_the_schema_is_a_schema() -> None:
    meta.validate(wire.schema())


@pytest.mark.parametrize("text", ['{"do":"ping"}', '{"do":"move","table":"t","key":"k","move":"R1","on":4}'])
def test_what_a_client_says_is_in_the_schema(text: str) -> None:
    client = Draft202012Validator({**wire.schema(), "anyOf": [{"$ref": "#/$defs/Client"}]})
    assert client.is_valid(msgspec.json.decode(text))
    assert not client.is_valid({**msgspec.json.decode(text), "more": 1})
    p.decode_client(text)


@in_house(root_path="/cards")
async def test_the_socket_is_described(house: House) -> None:
    reply = await house.guest().get("/cards/api/asyncapi.json")
    found = reply.json()
    assert found["asyncapi"] == "3.0.0"
    assert found["channels"]["socket"]["address"] == "/cards/api/socket"
    for reference in wire.strings(found, "$ref"):
        place = found
        for key in reference.removeprefix("#/").split("/"):
            place = place[key]
    told = [found["operations"][name]["messages"] for name in ("hear", "tell")]
    assert [len(messages) for messages in told] == [len(get_args(p.Client)), len(get_args(p.Server))]


@pytest.mark.skipif(TSC is None, reason="needs TypeScript")
def test_types_compile() -> None:
    assert TSC is not None
    types = [str(ROOT / name) for name in (TYPES, REST)]
    subprocess.run([TSC, "--strict", "--noEmit", "--ignoreConfig", *types], check=True)


def test_the_exchange_in_the_documentation_is_real() -> None:
    lines = re.findall(r"^([<>]) (.+)$", (ROOT / "docs/protocol.md").read_text(encoding="utf-8"), re.MULTILINE)
    whole = [(way, text) for way, text in lines if "…" not in text]
    assert len(whole) > 12
    for way, text in whole:
        if way == ">":
            p.decode_client(text)
        else:
            check(msgspec.json.decode(text))


def test_the_numbers_in_the_documentation_are_true() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert f"for {p.PING} s" in text and f"for {p.PONG:g} s" in text and f"for {p.SWEEP:g} s" in text
    assert f"last {KEYS} keys" in text and f"have {REMOTE_SECONDS:g} s a move" in text and LARGEST == 4096
    expected = {"visitor": (60, 10), "address": (300, 50), "expensive": (10, 0.2)}
    assert {kind: tuple(RATES[kind]) for kind in expected} == expected


def test_every_endpoint_has_its_types() -> None:
    text = files()[REST]
    for endpoint in rest.endpoints():
        assert f'"{endpoint.method} {endpoint.path}": {{' in text
    for name in ("Me", "ShelfReply", "NewTable", "TableLine", "RecordList", "Replay", "ExamplesReply", "SiteTable"):
        assert f"export interface {name} {{" in text
    assert "scene: Scene;" in text and "hands: Own[];" in text


def test_no_type_has_two_meanings() -> None:
    """What REST and the socket call by the same name is the same struct."""
    modules = {sys.modules[endpoint.handler.__module__] for endpoint in rest.endpoints()}
    ours, theirs = wire.structs_of([http, *modules]), wire.structs_of([p])
    assert [name for name in ours.keys() & theirs.keys() if ours[name] is not theirs[name]] == []
