"""Near the end of a game bots want to win it; before that they want points."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import atout
from atout.kernel.rng import new_rng
from atout.sampler import Sampler

SEVERAL_ROUNDS = [
    ("ebbes", {}),
    ("ebbes", {"players": 2}),
    ("ebbes", {"choose_designators": True}),
    ("njet-1997", {}),
    ("njet-2007", {}),
    ("njet-2007", {"record_difference": True}),
    ("niet-2015", {}),
    ("niet-2015", {"target_score": 20}),
    ("xxl-fix-the-colour", {"trump": True}),
    ("xxl", {}),
]
in_several_rounds = pytest.mark.parametrize(("id", "options"), SEVERAL_ROUNDS, ids=str)


def course(id: str, options: dict[str, Any], rounds: int) -> atout.State:
    """A table after so many rounds, where the acting seat has a choice."""
    state, step = atout.game(id, **options).start(seed=5), 0
    while not state.over and (state.scored < rounds or len(state.moves()) < 2):
        moves = state.moves()
        state.play(moves[step * 7 % len(moves)])
        step += 1
    return state


def wanted(state: atout.State, shift: int = 0, to_win: bool = True) -> Any:
    """What is found in worlds of the acting seat's view; its total is `shift` better than it is."""
    assert state.seat is not None
    view = state.view(state.seat)
    known = view.states.copy()
    known[0]["totals"][state.seat] += -shift if state.game.id == "xxl" else shift
    found = np.empty((20, len(view.moves()), 1))
    Sampler(known).search(new_rng(1), np.array(view.moves(), np.int64), found, to_win=to_win)
    return found


@in_several_rounds
def test_in_the_last_round_victory_counts(id: str, options: dict[str, Any]) -> None:
    state = course(id, options, course(id, options, 10_000).scored - 1)
    found = wanted(state)
    assert (found >= 0).all() and (found <= 1).all()
    if "target_score" not in options and "choose_designators" not in options:  # nobody knows that it is the last one
        assert wanted(state, 500).min() > 0.99 and wanted(state, -500).max() < 0.01
    assert wanted(state, 5).mean() >= found.mean() >= wanted(state, -5).mean()


@in_several_rounds
def test_in_the_first_of_many_rounds_points_count(id: str, options: dict[str, Any]) -> None:
    state = course(id, options, 0)
    if options.get("target_score") == 20:  # too near
        state = course(id, {"target_score": 400}, 0)
    points = wanted(state, to_win=False)
    assert (wanted(state) == points).all() and (wanted(state, 3) == points).all()


@pytest.mark.parametrize("id", ["xxl-lower", "ebbe-flut"])
def test_where_a_round_is_the_game_points_count(id: str) -> None:
    state = course(id, {}, 0)
    assert (wanted(state) == wanted(state, to_win=False)).all()
