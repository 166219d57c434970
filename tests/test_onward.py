"""Playing on from a record: to the seat nothing has changed, and the new table's own record replays whole."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import atout
from atout.kernel.state import DEAL
from atout.onward import digest, start_of
from atout.replaying import check
from atout.schema import schema
from atout.state import State
from tests.settings import all_games, by_setting, name

VALIDATOR = Draft202012Validator(schema())


def played(game: atout.Game, seed: int) -> dict[int, State]:
    """A random game: the table after each step of its record, the end last."""
    state, rng = game.start(seed=seed), random.Random(seed)
    found = {}
    while not state.over:
        found[len(list(state.steps())) - 1] = state.copy()
        state.play(rng.choice(state.moves()))
    return {**found, len(list(state.steps())) - 1: state}


@by_setting(all_games())
def test_a_seat_sees_no_difference_and_the_record_replays(game: atout.Game) -> None:
    seed = len(name(game))
    tables, rng = played(game, seed), random.Random(seed)
    *steps, end = tables
    record = tables[end].record()
    changed, choice = 0, 1.0
    for step in {steps[0], *rng.sample(steps, min(6, len(steps)))}:
        seat = rng.randrange(game.options.players)
        true, table = tables[step], start_of(record, step, seat, "drawn", rng.getrandbits(60))
        assert table.view(seat) == true.view(seat)
        assert list(table.legal()) == list(true.legal()) or true.seat != seat
        changed, choice = changed + (table != true), max(choice, true.view(seat).sampler().count)
        earlier = rng.randrange(true.deals + len(true.history))
        assert table.after(earlier).view(seat) == true.after(earlier).view(seat)
        assert_whole(table, record, step, seat, "drawn")
        as_it_was = start_of(record, step, seat, "true", 0)
        assert as_it_was == true
        assert_whole(as_it_was, record, step, seat, "true")
    assert changed or choice == 1


def assert_whole(table: State, record: atout.Record, step: int, seat: int, cards: str) -> None:
    """Its record replays to it, says where it came from, and differs from the old one in nothing that is known."""
    data = table.record().data()
    VALIDATOR.validate(data)
    assert data["from"] == {"record": digest(record), "step": step, "seat": seat, "cards": cards}
    assert "fair" not in data and check(1, table.record().json()).disagreements == []
    again = atout.replay(data)
    assert again == table and again.record() == table.record() and again.start == table.start
    old = record.data()["steps"][: step + 1]
    dealt = max(i for i, one in enumerate(old) if "deal" in one)
    assert data["steps"][:dealt] == old[:dealt] and len(data["steps"]) == step + 1
    for mine, theirs in zip(data["steps"][dealt:], old[dealt:], strict=True):
        assert mine.keys() == theirs.keys() and mine.get("seat") == theirs.get("seat")
        if theirs.get("seat") == seat or cards == "true":
            assert mine == theirs


@pytest.mark.parametrize("id", atout.games())
def test_it_can_be_played_to_its_end(id: str) -> None:
    tables = played(atout.game(id), 5)
    *steps, end = tables
    step = steps[len(steps) // 2]
    table = atout.play_on(tables[end].record(), step, 1, rng=3)
    assert table == atout.play_on(tables[end].record().json(), step, 1, rng=3)
    begun, rng = len(table.history), random.Random(1)
    while not table.over:
        table.play(rng.choice(table.moves()))
    record = table.record()
    assert record.finished and check(1, record.json()).disagreements == []
    table.undo(len(table.history) - begun)
    assert table.view(1) == tables[step].view(1)
    with pytest.raises(atout.Refusal, match="began after"):
        table.undo(1)


@cache
def ebbes() -> atout.Record:
    *_, end = played(atout.game("ebbes", players=2), 2).values()
    return end.record()


def kind(record: atout.Record, step: int) -> str:
    return next(key for key in record.data()["steps"][step] if key != "seat")


def test_between_rounds_the_next_deal_is_new() -> None:
    record = ebbes()
    after = next(i for i in range(len(record.steps)) if kind(record, i) == "round")
    waiting = start_of(record, after, 0, "drawn", 1)
    assert waiting.seat is None and not waiting.over
    dealt = [atout.play_on(record, after, 0, rng=seed) for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2] and all(check(1, one.record().json()).disagreements == [] for one in dealt)


WRONG: dict[str, tuple[Any, ...]] = {
    "no step 4000": (4000, 0),
    "no step -1": (-1, 0),
    "the seats are 0 … 1": (3, 2),
    "seat -1": (3, -1),
    "the game is over there": (-2, 0),
}


@pytest.mark.parametrize("reason", WRONG)
def test_what_cannot_be_played_on_is_refused(reason: str) -> None:
    step, seat = WRONG[reason]
    with pytest.raises(atout.Refusal, match=reason):
        atout.play_on(ebbes(), len(ebbes().steps) - 1 if step == -2 else step, seat)


def test_a_game_of_other_rules_is_refused() -> None:
    older = {**ebbes().data(), "rules": 0}
    with pytest.raises(atout.RecordError, match="by rules 0 of ebbes; here they are"):
        atout.play_on(older, 4, 0)
    assert not atout.play_on({key: value for key, value in older.items() if key != "rules"}, 4, 0).over
    assert atout.replay(older).over


def test_cards_lie_in_one_of_two_ways() -> None:
    with pytest.raises(atout.Refusal, match="cards are 'drawn' or 'true', not 'foo'"):
        atout.play_on(ebbes(), 4, 0, "foo")  # type: ignore[arg-type]


def test_a_part_that_has_not_begun_is_refused() -> None:
    match = atout.game("xxl", players=2, parts=["xxl-lower"]).start(seed=1).record()
    with pytest.raises(atout.RecordError, match="choose the deal that follows"):
        atout.play_on(match, 0, 0)


BROKEN: dict[str, dict[str, Any]] = {
    "cannot begin after step 5": {"step": 5},
    "no seat 3": {"seat": 3},
    "Invalid enum value 'stacked'": {"cards": "stacked"},
    "missing required field": {"cards": None},
    "Expected `str`": {"record": 7},
    ">= 0": {"step": -1},
}


@pytest.mark.parametrize("reason", BROKEN)
def test_a_wrong_origin_is_refused(reason: str) -> None:
    data = start_of(ebbes(), 4, 0, "true", 0).record().data()
    data["from"] = {key: value for key, value in {**data["from"], **BROKEN[reason]}.items() if value is not None}
    with pytest.raises(atout.RecordError, match=reason):
        atout.replay(data)


def test_nobody_committed_to_these_cards() -> None:
    data = start_of(ebbes(), 4, 0, "true", 0).record().data()
    data["fair"] = {"scheme": "atout-deck/1", "commit": "00"}
    with pytest.raises(atout.RecordError, match="no fair dealing"):
        atout.replay(data)


def test_a_given_up_game_and_one_that_was_played_on_can_be_played_on() -> None:
    unfinished = atout.game("niet-2015").start(seed=3)
    for _ in range(9):
        unfinished.play(unfinished.moves()[0])
    first = atout.play_on(unfinished.record(), 8, 2, rng=1)
    second = atout.play_on(first.record(), 8, 2, rng=2)
    assert second.record().data()["from"]["record"] == digest(first.record())
    assert first.view(2) == second.view(2) and first != second and first.fields().due != DEAL
