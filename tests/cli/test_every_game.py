"""The commands know no game by name: what works with one works with all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

import atout
from atout.bots import choose
from atout.fairness import check_fairness
from atout.families import specs
from atout.families.words import LANGUAGES
from tests.cli.running import Run

ALL = list(specs())


@pytest.mark.parametrize("id", ALL)
def test_simulated_games_replay_and_are_told(run: Run, tmp_path: Path, id: str) -> None:
    file = tmp_path / "game.jsonl"
    assert run("simulate", id, "--seed", "1", "--legal", "-o", str(file)).status == 0
    assert run("replay", "--check", str(file)).status == 0
    for lang in LANGUAGES:
        told = run("replay", str(file), "--lang", lang)
        assert told.status == 0 and len(told.lines) > 20


@pytest.mark.parametrize("id", ALL)
def test_a_game_is_played_and_resumed(run: Run, tmp_path: Path, id: str) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("play", id, "--bots", "random", "--record", str(file))
    assert run(*arguments, typed="nonsense\n" + "1\n" * 2 + "undo\n").status == 0
    first = json.loads(file.read_text())["steps"]
    ran = run(*arguments, typed="1\n" * 2)
    assert ran.status == 0 and "cannot be verified" not in ran.out
    assert json.loads(file.read_text())["steps"][: len(first)] == first
    assert run("replay", "--check", str(file)).status == 0


@pytest.mark.parametrize("id", ALL)
@pytest.mark.parametrize("fewest", [True, False])
def test_fair_deals_are_recognised(id: str, fewest: bool) -> None:
    players: dict[str, Any] = {} if not fewest else {"players": {"ebbe-flut": 1, "njet-1997": 3}.get(id, 2)}
    state = atout.game(id, **players).start(fair=bytes(range(32)))
    while (seat := state.seat) is not None:
        state.play(choose("random", state.view(seat), seed=len(state.moves())))
    record = state.record()
    assert check_fairness(record) == sum(step.deal is not UNSET for step in record.steps)
