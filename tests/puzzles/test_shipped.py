"""The puzzles that come with the package: of the rules as they are, with nothing hidden in them, and still right."""

from __future__ import annotations

import msgspec
import pytest

import atout
from atout.kernel import engine
from atout.kernel.appraisal import VALUE
from atout.puzzles import Collection, Puzzle, find, games, of_day, shipped
from atout.puzzles.finding import AGAIN
from atout.puzzles.model import packed, unpacked
from atout.puzzles.shelf import file_of
from atout.record import read
from atout.review.judging import Trial

BUDGET = 300  # simulations, where nothing depends on how many there are


def of_every_game(count: int) -> list[tuple[str, int]]:
    return [(id, number) for id in games() for number in range(min(count, len(shipped(id).puzzles)))]


def test_every_game_has_forty() -> None:
    assert games() == atout.games() and min(len(shipped(id).puzzles) for id in games()) >= 40


@pytest.mark.parametrize("id", games())
def test_they_are_of_the_rules_as_they_are(id: str) -> None:
    found = shipped(id)
    assert packed(unpacked(file_of(id).read_bytes())) == packed(found)
    assert len({puzzle.view for puzzle in found.puzzles}) == len(found.puzzles)
    games = [read(bytes(raw)) for raw in found.games]
    states = [atout.replay(record) for record in games]
    for puzzle in found.puzzles:
        check(found, puzzle)
        record, step = found.origin(puzzle)
        state = states[games.index(record)]
        shown = sum("deal" in one or "move" in one for one in record.data()["steps"][: step + 1])
        assert state.after(shown - 1).view(puzzle.seat) == found.view(puzzle)


def check(found: Collection, puzzle: Puzzle) -> None:
    view = found.view(puzzle)
    assert view.viewer == view.seat == puzzle.seat
    assert sorted(choice.move for choice in puzzle.choices) == sorted(view.legal())
    assert puzzle.answers and puzzle.choices[0].right
    wrong = [choice for choice in puzzle.choices if not choice.right]
    best = puzzle.choices[0].value
    assert len(wrong) >= 2 and len(wrong) > len(puzzle.answers)
    assert all(best - one.value >= max(0.1 * puzzle.unit - 1e-3, 3 * one.error - 1e-3) for one in wrong)
    events = {event.id for event in view.game.family.events}
    assert puzzle.theme in events and {reason.event for one in wrong for reason in one.reasons} <= events
    assert 0 <= puzzle.difficulty <= 3


@pytest.mark.parametrize(("id", "number"), of_every_game(3))
def test_nothing_hidden_is_in_them(id: str, number: int) -> None:
    """A view in which something is left to hide, or that a drawn world would not have, would tell something."""
    found = shipped(id)
    puzzle = found.puzzles[number]
    assert engine.hidden(found.view(puzzle).states, puzzle.seat).tobytes() == puzzle.view
    assert found.view(puzzle).sample(5).view(puzzle.seat).states.tobytes() == puzzle.view


@pytest.mark.parametrize("id", games())
def test_worlds_with_the_same_view_give_the_same_puzzle_to_the_byte(id: str) -> None:
    found = shipped(id)
    puzzle = found.puzzles[0]
    worlds = [found.view(puzzle).sample(seed) for seed in (1, 2)]
    made = [msgspec.json.encode(find(world.view(puzzle.seat), puzzle.unit, BUDGET)) for world in worlds]
    assert made[0] == made[1]
    assert found.view(puzzle).sampler().count == 1 or worlds[0] != worlds[1]


@pytest.mark.parametrize(
    ("id", "number"),
    [pytest.param(id, number, marks=[pytest.mark.long] if number else []) for id, number in of_every_game(100)],
)
def test_they_are_right_in_other_worlds(id: str, number: int) -> None:
    found = shipped(id)
    puzzle = found.puzzles[number]
    view = found.view(puzzle)
    trial, texts = Trial(view, 3), view.texts()
    means = trial.run(puzzle.worlds // AGAIN, lambda: None)[:, :, VALUE].mean(0)
    assert texts[trial.moves[int(means.argmax())]] in puzzle.answers


def test_other_rules_are_refused() -> None:
    found = shipped(games()[0])
    for other in (msgspec.structs.replace(found, rules=99), msgspec.structs.replace(found, layout="0")):
        with pytest.raises(atout.RecordError, match="made for rules"):
            unpacked(packed(other))
    with pytest.raises(atout.RecordError, match="no game here"):
        unpacked(packed(msgspec.structs.replace(found, game="chess")))
    for broken in (b"", b"x", packed(found)[:50]):
        with pytest.raises(atout.RecordError, match="not a file of puzzles"):
            unpacked(broken)


def test_one_a_day() -> None:
    from datetime import date, timedelta

    found = shipped(games()[0])
    days = [date(2026, 1, 1) + timedelta(k) for k in range(200)]
    numbers = [of_day(found, day) for day in days]
    assert numbers == [of_day(found, day) for day in days]
    assert min(numbers) >= 1 and max(numbers) <= len(found.puzzles)
    assert len(set(numbers)) > len(found.puzzles) / 2
