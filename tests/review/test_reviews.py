"""Reviews of whole games: every game, complete, the same every time, and adding up."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby, pairwise
from pathlib import Path
from threading import Event

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

import atout
from atout.families import specs
from atout.review import Cancelled, Decision, Found, Review, deepen, deepening, outline, review, reviewing, selfplay
from atout.review.judging import MARKS, SURE, is_open
from atout.review.schema import schema
from tests.review.games import begun, one_round
from tests.settings import all_games, by_setting, name, one_per_table

VALIDATOR = Draft202012Validator(schema())
EBBES = atout.game("ebbes", players=3)


@pytest.fixture(autouse=True)
def _few_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "REPLAYS", 2)


def encoded(found: object) -> bytes:
    return msgspec.json.encode(found)


def test_the_schema_on_disk_is_the_structs_own() -> None:
    file = Path(__file__).parents[2] / "docs" / "review.schema.json"
    assert json.loads(file.read_text(encoding="utf-8")) == schema()


def check(found: Review, state: atout.State) -> None:
    """Every move of a player is judged, or was forced, and what is said of it hangs together."""
    assert not list(VALIDATOR.iter_errors(json.loads(encoded(found))))
    assert msgspec.json.decode(encoded(found), type=Review) == found
    people = state.game.options.players
    frames, frame = {}, 0
    for step in state.record(legal=True).steps:
        if isinstance(step.move, str):
            frames[frame] = step
        frame += isinstance(step.move, str) or isinstance(step.deal, dict)
    asked = {number for number, step in frames.items() if isinstance(step.seat, int) and step.seat < people}
    assert [one.frame for one in found.decisions] == sorted(asked)
    for one in found.decisions:
        step, unit = frames[one.frame], found.rounds[one.round].unit
        assert (one.seat, one.played) == (step.seat, step.move) and isinstance(step.legal, list)
        assert {option.move for option in one.options} == set(step.legal) and one.options[0].move == one.best
        assert found.rounds[one.round].first <= one.frame <= found.rounds[one.round].last
        assert (one.worlds == 0) == (len(step.legal) == 1)
        check_marks(one, unit)


def check_marks(one: Decision, unit: float) -> None:
    """Nothing is marked within noise, and all else that costs enough is."""
    assert one.loss >= 0 and one.error >= 0 and (one.played != one.best or one.loss == 0)
    sign = next((mark for mark, share in MARKS if one.loss >= share * unit), "")
    assert one.mark in ("", sign)
    if one.mark:
        assert one.loss > SURE * one.error
    elif sign and one.worlds >= 32:
        assert one.loss <= SURE * one.error
    assert bool(one.reasons) <= bool(one.mark)
    for reason in one.reasons:
        assert abs(reason.best - reason.played) >= 0.05 and 0 <= reason.best <= 1 and 0 <= reason.played <= 1


@pytest.mark.parametrize("game", one_per_table(), ids=name)
def test_every_table_is_reviewed(game: atout.Game) -> None:
    state = begun(game, 12)
    check(review(state.record(), budget=20), state)


@by_setting([game for game in all_games() if game not in one_per_table()])
def test_every_option_is_reviewed(game: atout.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atout.review.units.ROUNDS", 1)
    monkeypatch.setattr("atout.review.units.PLAYER", "random")
    state = begun(game, 8)
    check(review(state.record(), budget=8), state)


@pytest.mark.parametrize("id", atout.games())
def test_accounts_add_up(id: str) -> None:
    """result − mean = cards + came − play; and everybody's deal was replayed."""
    game = atout.game(id)
    state = one_round(game)
    found = review(state.record(), budget=40)
    assert len(found.accounts) == game.options.players and found.rounds[0].scores == state.values[: len(found.seats)]
    for one in found.accounts:
        assert one.result - one.mean == pytest.approx(one.cards + one.came - one.play, abs=2e-4)
        assert one.adjusted == pytest.approx(one.result - one.par + one.mean, abs=2e-4)
        own = [d for d in found.decisions if d.seat == one.seat and d.round == one.round and d.worlds]
        assert one.play == pytest.approx(sum(d.loss for d in own), abs=1e-3)
        assert one.cards == pytest.approx(own[0].value - one.mean if own else 0, abs=1e-3)
    for player in found.players:
        assert player.decisions == sum(d.seat == player.seat and d.worlds > 0 for d in found.decisions)
        assert sum(player.marks.values()) == sum(d.seat == player.seat and bool(d.mark) for d in found.decisions)


def test_totals_grow_from_round_to_round() -> None:
    state = EBBES.start(seed=2)
    while not state.over:
        state.play(state.moves()[0])
    found = review(state.record(), seats=[1], budget=3)
    assert len(found.rounds) == 5 and [one.seat for one in found.players] == [1]
    totals = [0.0, 0.0, 0.0]
    for one, (_, moves) in zip(found.rounds, groupby(found.decisions, lambda d: d.round), strict=True):
        assert one.totals == totals and all(one.first <= move.frame <= one.last for move in moves)
        totals = [total + score for total, score in zip(totals, one.scores or [], strict=True)]
    assert totals == state.totals


def test_near_the_end_of_the_game_victory_is_told() -> None:
    state = EBBES.start(seed=2)
    while not state.over:
        state.play(state.moves()[0])
    found = review(state.record(), seats=[0], budget=30)
    for one in found.decisions:
        assert (one.victory is not None) == (one.round >= 2 and one.worlds > 0)
        assert one.victory is None or all(0 <= chance <= 1 for chance in one.victory)


def test_forced_moves_are_worth_what_was_expected_before() -> None:
    found = review(one_round(EBBES).record(), budget=30)
    for seat in range(3):
        own = [one for one in found.decisions if one.seat == seat]
        forced = [(before, one) for before, one in pairwise(own) if one.worlds == 0]
        assert forced
        for before, one in forced:
            assert one.value == pytest.approx(before.value - before.loss, abs=1e-4)


def test_the_same_every_time_whoever_is_asked_for_and_whatever_else_runs() -> None:
    record = begun(EBBES, 12).record()
    whole = review(record, budget=150)
    with ThreadPoolExecutor(2) as pool:
        assert {encoded(found) for found in pool.map(lambda _: review(record, budget=150), range(2))} == {
            encoded(whole)
        }
    for text in (record.json(), record.json().decode(), record.data()):
        alone = review(text, seats=[2], budget=150)
        assert alone.decisions == [one for one in whole.decisions if one.seat == 2]
    assert encoded(atout.review(record, budget=150)) == encoded(whole)


def test_a_shorter_record_says_the_same_as_far_as_it_goes() -> None:
    longer, shorter = review(begun(EBBES, 12).record(), budget=100), review(begun(EBBES, 6).record(), budget=100)
    assert len(shorter.decisions) == 6 and shorter.decisions == longer.decisions[:6]


def test_step_by_step() -> None:
    record = begun(EBBES, 12).record()
    *steps, last = reviewing(record, budget=20)
    assert isinstance(last, Review) and encoded(last) == encoded(review(record, budget=20))
    found = [step for step in steps if isinstance(step, Found)]
    assert [one.decision for one in found] == last.decisions and outline(record) == last.rounds
    shares = [one.share for one in found]
    assert shares == sorted(shares) and shares[0] > 0 and shares[-1] < 1
    told: list[float] = []
    review(record, budget=20, progress=told.append)
    assert told == [*shares, 1.0]


def test_what_was_found_before_it_was_interrupted_is_not_judged_again() -> None:
    record = one_round(EBBES).record()
    *steps, whole = reviewing(record, budget=160)
    found = [step for step in steps if isinstance(step, Found)]
    *rest, again = reviewing(record, budget=160, found=[one.decision for one in found[:9]])
    assert rest == found[9:] and encoded(again) == encoded(whole)
    assert isinstance(whole, Review)
    *steps, deeper = deepening(record, whole)
    judged = [step for step in steps if isinstance(step, Found)]
    *rest, again = deepening(record, whole, found=[judged[0].decision])
    assert len(judged) > 1 and rest == judged[1:] and again == deeper


def test_deeper_looks_again_where_it_matters_and_only_there() -> None:
    record = one_round(EBBES).record()
    first = review(record, budget=160)
    units = [one.unit for one in first.rounds]
    unsure = {one.frame for one in first.decisions if is_open(one, units[one.round])}
    assert 0 < len(unsure) < len(first.decisions)
    *steps, last = deepening(record, first)
    assert isinstance(last, Review) and last.simulations == 160
    judged = {step.decision.frame: step.decision for step in steps if isinstance(step, Found)}
    assert unsure == judged.keys()
    for before, after in zip(first.decisions, last.decisions, strict=True):
        if after.worlds == 0:
            assert before.worlds == 0
        elif after.frame in unsure:
            assert after.worlds == pytest.approx(10 * before.worlds, abs=20) and after == judged[after.frame]
        else:
            assert after == before
    assert all(
        one.result - one.mean == pytest.approx(one.cards + one.came - one.play, abs=2e-4) for one in last.accounts
    )
    assert deepen(record, first) == last


def test_a_review_of_another_record_is_not_deepened() -> None:
    found = review(begun(EBBES, 5).record(), budget=5)
    with pytest.raises(atout.OptionError, match="another record"):
        deepening(begun(EBBES, 6).record(), found)


def test_it_can_be_cancelled() -> None:
    cancel = Event()
    steps = reviewing(begun(EBBES, 12).record(), budget=20, cancel=cancel)
    next(steps)
    cancel.set()
    with pytest.raises(Cancelled):
        next(steps)


def test_nothing_was_played() -> None:
    game = atout.game("ebbes")
    for state in (begun(game, 0), atout.replay({**begun(game, 0).record().data(), "steps": []})):
        found = review(state.record())
        assert found.decisions == [] and found.accounts == [] and len(found.rounds) == min(1, state.deals)
        assert [player.decisions for player in found.players] == [0] * 4


@pytest.mark.parametrize(
    ("broken", "match"),
    [
        (lambda data: data["steps"][3].update(move="R99"), "step 3: 'R99' is not a move"),
        (lambda data: data["steps"][2].update(seat=7), "step 2"),
        (lambda data: data["steps"].pop(0), "step 0"),
        (lambda data: data.update(game="whist"), "whist"),
        (lambda data: data.update(rules=0), "by rules 0 of ebbes; here they are"),
    ],
)
def test_a_broken_record_is_refused_with_its_step(broken: object, match: str) -> None:
    data = begun(EBBES, 6).record().data()
    assert callable(broken)
    broken(data)
    with pytest.raises(atout.RecordError, match=match):
        reviewing(data)


def test_bad_wishes_are_refused() -> None:
    record = begun(EBBES, 3).record()
    with pytest.raises(atout.OptionError, match="seat 3: the players sit on seats 0 to 2"):
        review(record, seats=[0, 3])
    with pytest.raises(atout.OptionError, match="seat 'x'"):
        review(record, seats=["x"])  # type: ignore[list-item]
    with pytest.raises(atout.OptionError, match="seats are a list"):
        review(record, seats=1)  # type: ignore[arg-type]
    with pytest.raises(atout.RecordError, match="not as NoneType"):
        review(None)  # type: ignore[arg-type]
    with pytest.raises(atout.OptionError, match="at least one simulation"):
        review(record, budget=0)


@pytest.mark.parametrize("family", sorted({spec.family for spec in specs().values()}))
def test_units_are_measured_for_every_table(family: str) -> None:
    from atout.review.units import _units

    for game in one_per_table():
        if game.spec.family == family:
            assert _units()[game.id][game.options.players].sigma > 0
