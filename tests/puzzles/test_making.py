"""Looking for puzzles: the same settings give the same ones, and whoever is interrupted goes on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import atout
from atout.puzzles import Collection, Maker
from atout.puzzles.making import decisions
from atout.puzzles.model import packed, unpacked
from atout.review.units import Unit
from tests.cli.running import Run, runner

GAME = "ebbes"
BUDGET = 300


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """σ is measured elsewhere, and how hard a puzzle is does not matter."""
    monkeypatch.setattr("atout.puzzles.making.unit_of", lambda _: Unit(1.0, 2.9))
    monkeypatch.setattr("atout.puzzles.making.PLAYER", "casual:sims=8")
    monkeypatch.setattr("atout.puzzles.finding.RIVALS", ("beginner",))


def made(wanted: int, begun: Maker | None = None, players: tuple[int, ...] = ()) -> Maker:
    kept = None if begun is None else unpacked(packed(begun.collection))
    maker = Maker(GAME, 3, BUDGET, players, kept)
    for _ in maker.search(wanted):
        pass
    return maker


@cache
def five() -> Collection:
    return made(5).collection


def test_it_goes_on_where_it_was() -> None:
    first, whole = made(4), five()
    assert len(first.puzzles) == 4 and whole.puzzles[:4] == first.puzzles
    assert packed(made(5, first).collection) == packed(whole)
    with pytest.raises(atout.OptionError, match="other settings: players 4 instead of 3 and 5"):
        made(5, first, players=(3, 5))
    with pytest.raises(atout.OptionError, match="are puzzles of ebbes, not of xxl"):
        Maker("xxl", 3, BUDGET, (), first.collection)


def test_the_games_of_older_puzzles_are_found_again() -> None:
    kept = five()
    assert [puzzle.source is None for puzzle in kept.puzzles] == [False] * 5 and len(kept.games) > 1
    older = replace(kept, games=[], puzzles=[replace(puzzle, source=None) for puzzle in kept.puzzles])
    with pytest.raises(atout.RecordError, match="in which game"):
        older.origin(older.puzzles[0])
    again = Maker(GAME, 3, BUDGET, (), older)
    assert list(again.search(5)) == [[]] and packed(again.collection) == packed(kept)
    assert list(Maker(GAME, 3, BUDGET, (), kept).search(5)) == []


def test_a_given_table_comes_first() -> None:
    state = atout.game(GAME, players=3).start(seed=9)
    while not state.over:
        state.play(state.moves()[0])
    maker = Maker(GAME, 3, BUDGET)
    found = next(maker.search(2, [state]))
    assert found and maker.collection.made.searched == 0
    seen = {view.states.tobytes() for _, view in decisions(state)}
    assert {puzzle.view for puzzle in found} <= seen
    assert next(maker.search(4, [state]), None) is not None
    assert len({puzzle.view for puzzle in maker.puzzles}) == len(maker.puzzles)  # none comes twice


def test_nobody_decides_for_a_virtual_player() -> None:
    game = atout.game(GAME, players=2)
    state = game.start(seed=1)
    while not state.over:
        state.play(state.moves()[0])
    assert game.seats > 2
    assert {view.seat for _, view in decisions(state)} == {0, 1}


# --- The command ---


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(monkeypatch)


def test_the_command_writes_a_file_that_grows(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "p.json.gz"
    words = ("puzzles", GAME, "--seed", "3", "--budget", str(BUDGET), "-o", str(file))
    for count in (1, 2):
        done = command(*words, "--count", str(count))
        assert (done.status, done.out) == (0, ""), done.err
        assert len(unpacked(file.read_bytes()).puzzles) == count
    refused = command(*words[:3], "4", *words[4:])
    assert refused.status == 2 and "other settings: seed 3 instead of 4" in refused.err
    file.write_bytes(b"x")
    assert command(*words).status == 1


def test_records_of_people_who_have_not_agreed_are_left_out(command: Run, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    state = atout.game(GAME, players=3).start(seed=9)
    while not state.over:
        state.play(state.moves()[0])
    own = state.record().data()
    kinds: list[dict[str, Any]] = [
        {"names": ["Ann", "casual", ""]},
        {"names": ["Ann", "Ben", "Cy"], "puzzles": True},
        {"names": ["casual"] * 3},
    ]
    for kind, out in zip(kinds, (True, False, False), strict=True):
        records.write_text(json.dumps({**own, **kind}) + "\n")
        file = tmp_path / "p.json.gz"
        file.unlink(missing_ok=True)
        words = ("puzzles", GAME, "--budget", str(BUDGET), "--count", "1", "--from", str(records), "-o", str(file))
        done = command(*words)
        assert done.status == 0, done.err
        assert ("left out" in done.err) is out
        players = unpacked(file.read_bytes()).puzzles[0].options["players"]
        assert players == (4 if out else 3)
