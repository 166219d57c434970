"""`atout simulate` and `atout bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import atout
from atout.bots import Budget, levels, search
from atout.bots.players import LEVELS
from atout.cli import common
from atout.view import View
from tests.cli.running import Run, process


def test_exactly_k_records_that_replay(run: Run) -> None:
    ran = run("simulate", "ebbes", "--players", "3", "--games", "4", "--seed", "1")
    assert ran.status == 0 and ran.err == ""
    assert len(ran.lines) == 4
    for line in ran.lines:
        state = atout.replay(line)
        assert state.over and state.game.options.players == 3


def test_game_i_has_seed_s_plus_i(run: Run) -> None:
    both = run("simulate", "ebbes", "--games", "2", "--seed", "7").lines
    assert both[1] == run("simulate", "ebbes", "--seed", "8").lines[0]
    assert both[0] != both[1]


def test_without_a_seed_games_differ(run: Run) -> None:
    assert run("simulate", "ebbes").out != run("simulate", "ebbes").out


def test_seeds_may_be_any_whole_number(run: Run) -> None:
    for seed in ("-5", "99999999999999999999999999"):
        assert run("simulate", "ebbes", "--seed", seed).out == run("simulate", "ebbes", "--seed", seed).out


@pytest.mark.parametrize("bots", ["random", "casual,random"])
def test_the_seed_decides_everything(run: Run, bots: str) -> None:
    arguments = ("simulate", "ebbes", "--players", "3", "--seed", "3", "--bots", bots, "--simulations", "2")
    assert run(*arguments).out == run(*arguments).out == process(*arguments).out


def test_a_level_thinks_by_its_own_number_of_simulations(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", "ebbes", "--players", "2", "--seed", "3", "--bots", "casual,beginner")
    budgets = list[Budget]()

    def choose(view: View, budget: Budget, *_: object, **__: object) -> int:
        budgets.append(budget)
        return view.moves()[0]

    monkeypatch.setattr(search, "choose", choose)
    run(*asked)
    assert {budget.simulations for budget in budgets} == {LEVELS["casual"].simulations, LEVELS["beginner"].simulations}
    budgets.clear()
    run(*asked, "--simulations", "7")
    assert {(budget.simulations, budget.seconds) for budget in budgets} == {(7, None)}


def test_help_names_all_bots() -> None:
    assert common.LEVELS.split(", ") == levels()


def test_two_players_have_a_virtual_third(run: Run) -> None:
    data = json.loads(run("simulate", "ebbes", "--players", "2", "--seed", "1", "--bots", "random,random").out)
    assert len(data["totals"]) == 3


def test_options_and_legal_moves(run: Run) -> None:
    ran = run("simulate", "ebbes", "--option", "choose_designators=true", "--option", "rounds=6", "--legal")
    data = json.loads(ran.out)
    assert data["options"]["choose_designators"] is True and data["options"]["rounds"] == 6
    assert all(step["move"] in step["legal"] for step in data["steps"] if "move" in step)


def test_a_file_appears_when_complete(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    file.write_text("old")
    assert run("simulate", "ebbes", "--games", "2", "--seed", "1", "-o", str(file)).out == ""
    assert file.read_text() == run("simulate", "ebbes", "--games", "2", "--seed", "1", "-o", "-").out
    assert [path.name for path in tmp_path.iterdir()] == ["out.jsonl"]


def test_a_deck_is_refused_where_there_is_none(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck"
    for content, fragment in (
        (b'["R1"]', "only these games have"),
        (b"[1]", "not a deck"),
        (b"\xff", "not a deck"),
    ):
        deck.write_bytes(content)
        ran = run("simulate", "ebbes", "--deck", str(deck))
        assert ran.status == 2 and fragment in ran.err


def test_another_deck(run: Run, tmp_path: Path) -> None:
    cards = sorted(
        {card for hand in _deal(run)["hands"] for card in hand} | set(_deal(run)["stock"] + _deal(run)["display"])
    )
    assert len(cards) == 55
    other = [card.translate(str.maketrans("RB", "BR")) for card in cards]  # red for blue
    deck = tmp_path / "deck"
    for content in (json.dumps(other), "\n".join(other)):
        deck.write_text(content)
        ran = run("simulate", "xxl-lower", "--seed", "1", "--deck", str(deck))
        assert ran.status == 0
        assert sorted(json.loads(ran.out)["deck"]) == sorted(other)
        assert run("replay", "--check", "-", typed=ran.out).status == 0


def _deal(run: Run) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("simulate", "xxl-lower", "--seed", "1").out)["steps"][0]["deal"]
    return found


def test_bench(run: Run) -> None:
    rates = {"batch_moves_per_s", "step_moves_per_s", "text_moves_per_s", "sample_per_s"}
    found = json.loads(run("bench", "ebbes", "--seconds", "0.02", "--json").out)
    assert set(found) == rates and all(rate > 0 for rate in found.values())
    told = run("bench", "ebbes", "--players", "3", "--seconds", "0.02").out
    assert all(rate in told for rate in rates)
