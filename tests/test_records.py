"""Records: independently made games replay, the schema is the structs' own, and what is broken is refused."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import atout
from atout.fairness import check_fairness
from atout.replaying import check
from atout.schema import schema
from tests.settings import name, one_per_table

HERE = Path(__file__).parent
LINES = gzip.decompress((HERE / "data" / "records.jsonl.gz").read_bytes()).splitlines()
VALIDATOR = Draft202012Validator(schema())
TABLES = one_per_table()


def title(line: bytes) -> str:
    data = json.loads(line)
    return "-".join([data["game"], *(str(v) for v in data["options"].values() if not isinstance(v, list))])


@pytest.mark.parametrize("line", LINES, ids=map(title, LINES))
def test_independent_records_replay(line: bytes) -> None:
    """Games made by another implementation: every legal set, score, total and winner is the same."""
    checked = check(1, line)
    assert checked.disagreements == [] and checked.moves > 0 and checked.finished
    VALIDATOR.validate(json.loads(line))


def test_the_schema_on_disk_is_the_structs_own() -> None:
    assert json.loads((HERE.parent / "docs" / "record.schema.json").read_text()) == schema()


@pytest.mark.parametrize("game", TABLES, ids=map(name, TABLES))
def test_fair_records_are_valid_and_verify(game: atout.Game) -> None:
    state = game.start(fair=bytes(range(32)))
    while not state.over:
        state.play(state.moves()[-1])
    record = state.record(legal=True)
    VALIDATOR.validate(record.data())
    assert check(1, record.json()).disagreements == []
    assert check_fairness(record) >= 1
    other = copy.deepcopy(record.data())
    other["fair"]["seed"] = bytes(32).hex()
    with pytest.raises(atout.RecordError, match="commitment"):
        check_fairness(atout.Record.of(other))


def finished() -> dict[str, Any]:
    state = atout.game("ebbes", players=3).start(seed=1)
    while not state.over:
        state.play(state.moves()[0])
    return state.record().data()


GOOD = finished()


def change(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return apply


def drop(*path: str | int) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return apply


BROKEN_SHAPES = {
    "no format": drop("format"),
    "other format": change("format", to="atout-record/2"),
    "no game": drop("game"),
    "unknown game": change("game", to="whist"),
    "option missing": drop("options", "goal"),
    "option unknown": change("options", "jokers", to=2),
    "option out of range": change("options", "players", to=9),
    "option a float": change("options", "players", to=3.5),
    "option a bool": change("options", "rounds", to=True),
    "steps no list": change("steps", to={}),
    "empty step": change("steps", 1, to={}),
    "step with two kinds": change("steps", 1, to={"seat": 0, "move": "B1", "part": "xxl-lower"}),
    "move without seat": drop("steps", 1, "seat"),
    "seat a text": change("steps", 1, "seat", to="0"),
    "move a number": change("steps", 1, "move", to=7),
    "deal a list": change("steps", 0, "deal", to=[]),
    "totals without winners": drop("winners"),
    "scores a text": change("steps", -1, "round", "scores", to="3"),
}
BROKEN_MEANINGS = {
    "unknown card": (change("steps", 0, "deal", "hands", 0, 0, to="Q7"), 0, "not a card"),
    "card twice": (
        lambda d: d["steps"][0]["deal"]["hands"][0].__setitem__(0, d["steps"][0]["deal"]["hands"][1][0]),
        0,
        "too often",
    ),
    "short hand": (drop("steps", 0, "deal", "hands", 0, 0), 0, "list of 10"),
    "number used twice": (
        lambda d: d["steps"][32]["deal"].__setitem__("number", d["steps"][0]["deal"]["number"]),
        32,
        "one of",
    ),
    "wrong dealer": (change("steps", 32, "deal", "dealer", to=9), 32, "the rules give"),
    "first not due": (change("steps", 32, "deal", "first", to=0), 32, "not due"),
    "illegal move": (
        lambda d: d["steps"].__setitem__(2, {**d["steps"][2], "move": d["steps"][1]["move"]}),
        2,
        "not legal",
    ),
    "not a move": (change("steps", 1, "move", to="pass"), 1, "not a move"),
    "wrong seat": (change("steps", 1, "seat", to=8), 1, "turn"),
    "wrong scores": (change("steps", 31, "round", "scores", to=[1, 2, 3]), 31, "scores"),
    "round missing": (drop("steps", 31), 31, "missing"),
    "wrong totals": (change("totals", to=[0, 0, 0]), None, "totals"),
    "wrong winners": (change("winners", to=[]), None, "winners"),
    "a step after the end": (lambda d: d["steps"].append({"seat": 0, "move": "B1"}), len(GOOD["steps"]), "over"),
    "legal set wrong": (change("steps", 1, "legal", to=["B1"]), 1, "legal moves differ"),
}


@pytest.mark.parametrize("broken", BROKEN_SHAPES.values(), ids=BROKEN_SHAPES)
def test_broken_shapes_are_refused_by_schema_and_reader(broken: Callable[[dict[str, Any]], None]) -> None:
    data = copy.deepcopy(GOOD)
    broken(data)
    assert not VALIDATOR.is_valid(data)
    assert check(1, json.dumps(data).encode()).disagreements
    with pytest.raises(atout.Refusal):
        atout.replay(data)


@pytest.mark.parametrize(("broken", "step", "fragment"), BROKEN_MEANINGS.values(), ids=BROKEN_MEANINGS)
def test_broken_meanings_name_the_step(
    broken: Callable[[dict[str, Any]], Any], step: int | None, fragment: str
) -> None:
    data = copy.deepcopy(GOOD)
    broken(data)
    found = check(1, json.dumps(data).encode()).disagreements
    assert found and found[0].step == step and fragment in found[0].reason, found
    with pytest.raises(atout.RecordError):
        atout.replay(data)


def test_an_unfinished_record_may_stop_anywhere() -> None:
    for stop in (0, 1, 2, 17, 31, 32, 33):
        data = {key: value for key, value in GOOD.items() if key not in ("totals", "winners")}
        data["steps"] = GOOD["steps"][:stop]
        checked = check(1, json.dumps(data).encode())
        assert checked.disagreements == [] and not checked.finished


def test_unknown_keys_are_ignored() -> None:
    data = copy.deepcopy(GOOD)
    data |= {"comment": "a good game", "version": 7, "names": ["Ada"]}
    data["steps"][0]["deal"]["weather"] = "rain"
    data["steps"][1]["time"] = 3
    assert check(1, json.dumps(data).encode()).disagreements == []
