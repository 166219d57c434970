"""The shelf and the lists of tables and games, as far as a page needs them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import atout
from atout import bots, warmup
from atout.families import specs
from tests.server.house import HOST
from tests.server.readers import Reader, run

SETTINGS = {"game": "ebbe-flut", "options": {"players": 1, "memory": True}, "listed": True}


def test_every_option_is_told_with_its_values_and_default(tmp_path: Path) -> None:
    async def test(reader: Reader) -> None:
        found = {line["id"]: line for line in (await reader.client.get("/api/games")).json()["games"]}
        assert list(found) == list(specs())
        for id, line in found.items():
            defaults = json.loads(msgspec.json.encode(atout.game(id).options))
            told = line["options"]["properties"]
            assert {name: option["default"] for name, option in told.items()} == defaults
            limits = told["players"]
            assert line["players"] == list(range(limits["minimum"], limits["maximum"] + 1))
            for option in told.values():
                assert option.keys() & {"type", "enum", "anyOf"}
        ebbes = found["ebbes"]["options"]["properties"]
        assert ebbes["rounds"]["x-when"] == {"choose_designators": True}
        assert found["niet-2015"]["options"]["properties"]["target_score"]["anyOf"][1] == {"type": "null"}

    run(tmp_path, test)


def test_every_level_is_told_with_how_much_it_thinks_and_how_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "wins", lambda id: {"expert": 0.41} if id == "ebbes" else {})

    async def test(reader: Reader) -> None:
        told = (await reader.client.get("/api/games")).json()
        assert told["levels"] == ["beginner", "casual", "strong", "expert"] == list(told["minds"])
        limits = [told["minds"][level]["seconds"] for level in told["levels"]]
        assert all(seconds <= most for seconds, most in zip(limits, (0.1, 0.1, 0.3, 1.0), strict=True))
        assert {line["id"]: line["wins"] for line in told["games"] if line["wins"]} == {"ebbes": {"expert": 0.41}}

    run(tmp_path, test)


def test_a_table_in_a_list_has_its_options(tmp_path: Path) -> None:
    warmup.prepare(atout.game("ebbe-flut"))

    async def test(reader: Reader) -> None:
        reader.client.headers["origin"] = HOST
        id = (await reader.client.post("/api/tables", json={"settings": SETTINGS})).json()["id"]
        for path in ("/api/tables", "/api/tables/mine"):
            (line,) = (await reader.client.get(path)).json()["tables"]
            assert line["id"] == id
            assert line["options"] == {"players": 1, "watchful": False, "memory": True}

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("ebbes", "players", 9),
        ("ebbes", "rounds", 6),  # 5 unless `choose_designators`
        ("xxl", "parts", ["xxl"]),
        ("ebbes", "jokers", 1),
        ("xxl", "deck", ["0R/1Y"]),
        ("ebbes", "id", "xxl"),
    ],
)
def test_a_refusal_names_the_option(tmp_path: Path, game: str, option: str, value: Any) -> None:
    async def test(reader: Reader) -> None:
        reader.client.headers["origin"] = HOST
        settings = {"game": game, "options": {option: value}}
        reply = await reader.client.post("/api/tables", json={"settings": settings})
        assert reply.status_code == 400 and reply.json()["error"] == "bad-option"
        assert re.match(rf"{option}\b.*: ", reply.json()["detail"])

    run(tmp_path, test)


def test_my_own_games_can_be_asked_for(tmp_path: Path) -> None:
    state = atout.game("ebbes").start(seed=1)

    async def test(reader: Reader) -> None:
        async def tables(**query: Any) -> list[str]:
            found = (await reader.client.get("/api/records", params=query)).json()["records"]
            return [line["table"] for line in found]

        await reader.keep("t1", state, listed=True)
        assert await tables(mine=1) == []
        me = (await reader.client.get("/api/me")).json()["id"]
        await reader.keep("t2", state, listed=False, person=me)
        assert await tables(mine=1) == ["t2"]
        assert sorted(await tables()) == ["t1", "t2"]

    run(tmp_path, test)
