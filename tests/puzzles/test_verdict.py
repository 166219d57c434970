"""What makes a puzzle: every move is right within noise of the best or clearly wrong, and few are right."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from atout.puzzles.finding import verdict

WORLDS = 400
UNIT = 10.0  # so that a wrong move is worse by 1 or more


def found(*means: float, noise: float = 1.0, shares: tuple[float, ...] = ()) -> Any:
    """Values of moves with these means: [world, move, VALUE or VICTORY]."""
    rng = np.random.default_rng(1)
    values = np.array(means) + noise * rng.standard_normal((WORLDS, len(means)))
    values += np.array(means) - values.mean(0)  # the means are what is said
    victory = np.broadcast_to(shares or np.full(len(means), np.nan), values.shape)
    return np.stack([values, victory], 2)


def test_one_clear_best() -> None:
    seen = verdict(found(0, 5, 1), UNIT)
    assert seen is not None
    assert (seen.best, sorted(seen.right), sorted(seen.wrong)) == (1, [1], [0, 2])


def test_what_is_within_noise_of_the_best_is_right() -> None:
    seen = verdict(found(0, 5, 4.99, 1, 2), UNIT)
    assert seen is not None
    assert (sorted(seen.right), sorted(seen.wrong)) == ([1, 2], [0, 3, 4])


@pytest.mark.parametrize(
    ("why", "moves"),
    [
        ("a middle: surely worse, but by less than 0.1 σ", found(0, 5, 4.5, 1)),
        ("more are right than wrong", found(5, 5, 5, 0, 0)),
        ("only one is wrong", found(5, 0)),
        ("worse by 0.1 σ, but within 3 standard errors", found(5, 3, 3, noise=20)),
        ("nothing matters", found(5, 5, 5)),
    ],
)
def test_no_puzzle(why: str, moves: Any) -> None:
    assert verdict(moves, UNIT) is None, why


def test_near_the_end_of_a_game_the_best_must_also_win_it() -> None:
    assert verdict(found(0, 5, 1, shares=(0.2, 0.6, 0.3)), UNIT) is not None
    assert verdict(found(0, 5, 1, shares=(0.7, 0.6, 0.3)), UNIT) is None
