"""Tables of moves say what records say, row by row, and can be read again from Arrow and Parquet files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import atout
import atout.envs
from atout.cli import app
from atout.view import View
from tests.settings import name, one_per_table

pa = pytest.importorskip("pyarrow")
from pyarrow import parquet  # noqa: E402

from atout import data  # noqa: E402
from atout.cli.simulate import played  # noqa: E402

USUAL = [atout.game(id, players=atout.game(id).spec.usual) for id in atout.games()]
TABLES = [
    pytest.param(game, id=name(game), marks=[] if game in USUAL else [pytest.mark.long]) for game in one_per_table()
]
SEEDS = (3, 4)


def rows_of(game: atout.Game, games: list[data.Played], views: bool = False) -> list[dict[str, Any]]:
    return [row for piece in data.pieces(game, games, views=views) for row in piece.to_pylist()]


@pytest.mark.parametrize("game", TABLES)
def test_rows_say_what_records_say(game: atout.Game) -> None:
    rows = iter(rows_of(game, [data.Played(seed) for seed in SEEDS], views=True))
    for seed in SEEDS:
        state = played(game, seed, ["random"] * game.seats, None)
        again, step, people = atout.State(game, None), 0, range(game.options.players)
        values = list[list[float]]()
        mine = list[dict[str, Any]]()
        for told in state.record().data()["steps"]:
            if "deal" in told:
                again.deal(told["deal"])
            elif "move" in told:
                row = next(rows)
                mine.append(row)
                assert (row["seed"], row["step"], row["seat"], row["move"]) == (seed, step, told["seat"], told["move"])
                assert row["legal"] == again.moves() and row["number"] in row["legal"]
                assert row["round"] == again.scored and row["part"] == game.family.part(again.fields())
                assert row["view"] == again.view(again.seat).states.tobytes()
                step += 1
                again.play(told["move"])
                if again.scored > len(values):
                    values.append(again.values)
        for row in mine:
            assert [row[f"result_{seat}"] for seat in people] == values[row["round"]][: len(people)]
            assert [row[f"total_{seat}"] for seat in people] == state.totals[: len(people)]
            assert [seat for seat in people if row[f"won_{seat}"]] == [w for w in state.winners or [] if w in people]
    assert next(rows, None) is None


@pytest.mark.parametrize("kind", ["arrow", "parquet"])
def test_files_are_read_again(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{kind}"
    told = ["simulate", "ebbes", "--players", "3", "--games", "4", "--seed", "9", "--views", "-o", str(file)]
    assert CliRunner().invoke(app, told).exit_code == 0
    table = parquet.read_table(file) if kind == data.PARQUET else pa.ipc.open_file(file).read_all()
    game = atout.game("ebbes", players=3)
    assert table.to_pylist() == rows_of(game, [data.Played(seed) for seed in range(9, 13)], views=True)
    about = {key.decode(): json.loads(value) for key, value in table.schema.metadata.items()}
    assert about["atout.game"] == "ebbes" and about["atout.seed"] == 9 and about["atout.bots"] == ["random"] * 3


def test_a_view_is_read_again() -> None:
    """From a file alone: the metadata says how its bytes are laid out."""
    game = atout.game("ebbes", players=3)
    row = rows_of(game, [data.Played(1)], views=True)[5]
    told = json.loads(data.schema_of(game, True).metadata[b"atout.view"])
    dtype = np.dtype([(entry[0], entry[1], *(tuple(shape) for shape in entry[2:])) for entry in told])
    assert dtype == game.family.dtype
    view = View(game, np.frombuffer(bytearray(row["view"]), dtype))
    assert view.viewer == row["seat"] and row["move"] in view.legal()


def test_views_become_observations(tmp_path: Path) -> None:
    """As docs/data.md shows it."""
    file = tmp_path / "games.parquet"
    assert CliRunner().invoke(app, ["simulate", "ebbes", "--seed", "1", "--views", "-o", str(file)]).exit_code == 0
    shown = (Path(__file__).parents[1] / "docs" / "data.md").read_text(encoding="utf-8")
    (code,) = [piece for piece in shown.split("```python\n") if "encode(views)" in piece]
    found: dict[str, Any] = {}
    exec(code.split("```")[0].replace("games.parquet", str(file)), found)
    assert found["rows"].shape == (found["table"].num_rows, atout.envs.layout(found["game"]).size)
    assert len(np.unique(found["rows"], axis=0)) > 100


def test_games_of_bots_have_the_same_columns() -> None:
    game = atout.game("ebbes", players=3)
    state = played(game, 5, ["beginner", "random", "random"], None)
    numbers = [state.game.family.notation(state.fields()).numbers[move.move] for move in state.history]
    rows = rows_of(game, [data.Played(5, numbers)])
    assert [(row["seat"], row["move"]) for row in rows] == [tuple(move) for move in state.history]


def test_pieces_hold_as_much_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the room, the same rows; a game that is longer than the room gets more."""
    game = atout.game("ebbes", players=3)
    games = [data.Played(seed) for seed in range(6)]
    whole = rows_of(game, games)
    for room in (64, 400):
        monkeypatch.setattr(data, "ROWS", room)
        found = list(data.pieces(game, games))
        assert len(found) > 2 and [row for piece in found for row in piece.to_pylist()] == whole


@pytest.mark.parametrize("told", [["--views"], ["--format", "arrow", "--legal"]])
def test_what_does_not_go_together_is_refused(told: list[str]) -> None:
    result = CliRunner().invoke(app, ["simulate", "ebbes", *told])
    assert result.exit_code == 2 and "--views belongs to tables" in result.stderr


def test_rows_are_written_to_standard_output() -> None:
    result = CliRunner().invoke(app, ["simulate", "ebbes", "--seed", "1", "--format", "parquet"])
    assert parquet.read_table(io.BytesIO(result.stdout_bytes)).num_rows > 40
