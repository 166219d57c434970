"""Whatever a file holds, checking it raises nothing, and what is accepted means what the original meant."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import atout
from atout.families import specs
from atout.kernel.rng import new_rng, number_below
from atout.replaying import check, read_line

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 20), st.integers(), st.floats(), st.text(max_size=5), st.just("R1")
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


IDS = st.sampled_from(list(specs()))


@cache
def good(id: str) -> bytes:
    """A finished game of random moves."""
    state, rng = atout.game(id).start(seed=1), new_rng(1)
    while moves := state.moves():
        state.play(moves[number_below(rng, len(moves))])
    return state.record(legal=True).json()


def meaning(line: bytes) -> Any:
    """What a record says apart from its deals, as far as readers look."""
    data = read_line(line).data()
    steps = [{key: step[key] for key in step if key in ("seat", "move", "round", "part")} for step in data["steps"]]
    return [data.get(key) for key in ("game", "options", "totals", "winners")], steps


def assert_checked(line: bytes) -> None:
    found = check(1, line)
    for disagreement in found.disagreements:
        assert "\n" not in str(disagreement)
    if not found.disagreements and found.finished:
        assert read_line(line).game() == atout.replay(line).game
        assert atout.replay(line).totals == read_line(line).totals


@settings(max_examples=200, deadline=None)
@given(IDS, st.data())
def test_changed_bytes(id: str, data: st.DataObject) -> None:
    line = bytearray(good(id))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line) - 1))
        removed = data.draw(st.integers(0, 3))
        line[at : at + removed] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b'"', b"{", b"]", b",", b"\\u0000"])
        )
    assert_checked(bytes(line))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values within a JSON value."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


@cache
def good_places(id: str) -> list[tuple[Any, ...]]:
    return [path for path in places(json.loads(good(id))) if "legal" not in path[:-1]]


@settings(max_examples=200, deadline=None)
@given(IDS, st.data())
def test_changed_values(id: str, data: st.DataObject) -> None:
    record = json.loads(good(id))
    *path, last = data.draw(st.sampled_from(good_places(id)))
    parent: Any = record
    for key in path:
        parent = parent[key]
    action = data.draw(st.sampled_from(["replace", "remove", "double"]))
    if action == "replace":
        parent[last] = data.draw(VALUES)
    elif action == "remove":
        del parent[last]
    elif isinstance(parent, list):
        parent.insert(last, parent[last])
    line = json.dumps(record).encode()
    assert_checked(line)
    found = check(1, line)
    # A finished game that is accepted after one change says the same as before: the change was in what readers ignore.
    if found.finished and not found.disagreements and "deal" not in path and last != "deal":
        assert meaning(line) == meaning(good(id))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200) | VALUES.map(lambda value: json.dumps(value).encode()))
def test_anything_at_all(line: bytes) -> None:
    found = check(1, line)
    assert len(found.disagreements) == 1 and not found.finished
