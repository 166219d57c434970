"""Bots do nothing that makes people shake their heads."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import atout
from atout import bots
from atout.bots import search
from atout.bots.search import Budget, Judge
from atout.view import View
from tests.bots.positions import Position, positions
from tests.bots.proof import bounds, dominated
from tests.ebbe_flut.table import position as board

SUITE = positions()
LEVELS = bots.levels()[2:]  # from casual on
SIMULATIONS = 200  # as many as `casual` has


def test_every_game_has_its_positions() -> None:
    each = Counter(position.game for position in SUITE)
    assert set(each) == set(atout.games()) and min(each.values()) >= 5 and each.total() >= 60


def mistakes(position: Position, seeds: int) -> list[tuple[str, int, str]]:
    """What levels play all the same: level, seed, move."""
    view, budget = position.view(), Budget(simulations=SIMULATIONS)
    texts = view.texts()
    played = [(level, seed, texts[bots.choose(level, view, seed, budget)]) for level in LEVELS for seed in range(seeds)]
    return [one for one in played if one[2] in position.never]


@pytest.mark.parametrize("position", SUITE, ids=str)
def test_what_must_not_be_played_is_not(position: Position) -> None:
    assert not mistakes(position, 1), position.why


@pytest.mark.long
@pytest.mark.parametrize("position", SUITE, ids=str)
def test_what_must_not_be_played_never_is(position: Position) -> None:
    assert not mistakes(position, 20), position.why


@pytest.mark.long
@pytest.mark.parametrize("position", SUITE, ids=str)
def test_it_surely_must_not_be_played(position: Position) -> None:
    """In every world another move is at least as good, whatever is played later, and in some it is better."""
    view = position.view()
    moves, texts = view.moves(), view.texts()
    assert set(position.never) <= {texts[moves[k]] for k in dominated(bounds(view))}


# --- Tidiness --------------------------------------------------------------------------------------------------------


def find(name: str) -> atout.View:
    return next(position for position in SUITE if str(position) == name).view()


def wastes(view: View) -> dict[str, float]:
    return dict(zip(view.legal(), view.sampler().looks(np.array(view.moves(), np.int64))[0].tolist(), strict=True))


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("ebbes-16-35", "R1", "Y5"),  # a minus card under another's trick, not a plus card
        ("njet-1997-48-51", "G3", "G9"),  # the low card under a lost trick
        ("njet-2007-17-75", "B2", "B7"),
        ("njet-2007-19-75", "Y7", "R4"),  # a trump takes a trick that costs points
        ("ebbe-flut-24-209", "D5:left", "D4:left"),  # to the goal
        ("xxl-lower-21-96", "0B/5Y", "pass"),
        ("xxl-one-by-one-1-86", "3R/5G@R", "3R/4B@R"),
        ("xxl-fix-the-colour-13-42", "0G/2R", "1R/4G"),
        ("xxl-runs-1-66", "run:0G/2R+3R/4B+4R/10Y@R", "end"),
        ("xxl-runs-1-65", "end", "swap:0R/1Y>0G/9Y"),  # opens no run
    ],
)
def test_a_person_would_rather(name: str, better: str, worse: str) -> None:
    waste = wastes(find(name))
    assert waste[better] < waste[worse]


def test_no_card_need_leave_the_board() -> None:
    """A1 may move off the left edge or forward, A2 forward to the goal."""
    waste = wastes(board({"20": "A1", "30": "B1", "12": "A3", "11": "A2"}).view(0))
    assert waste["A2:forward"] < waste["A3:forward"] < waste["A1:left"] == waste["B1:left"]


def test_no_own_card_need_be_covered() -> None:
    """A1 covers an own card, A2 none; A3 uncovers one, and A4 covers one of the other player's."""
    stacks = {"33": "A1", "23": "E4", "31": "A2", "32": "B5 A3", "34": "A4", "24": "d2"}
    waste = wastes(board(stacks).view(0))
    assert waste["A3:forward"] == waste["A4:forward"] < waste["A2:forward"] < waste["A1:forward"]
    alone = wastes(board(stacks, players=1).view(0))  # who has both sets
    assert alone["A3:forward"] < alone["A2:forward"] < alone["A4:forward"] == alone["A1:forward"]


@pytest.mark.parametrize(
    ("values", "tidy", "chosen"),
    [
        ([[1.0, 1.0]] * 9, True, 1),  # as good: the less wasteful one
        ([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]], True, 1),  # within noise
        ([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]], False, 0),
        ([[1.0, 0.0]] * 9, True, 0),  # surely better, and wasteful all the same
    ],
)
def test_waste_decides_within_noise_only(
    values: list[list[float]], tidy: bool, chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = find("ebbes-16-35")
    assert list(view.legal()) == ["Y5", "R1"]
    monkeypatch.setattr(search, "_try", lambda *_, **__: iter([([0, 1], np.array(values)[:, :, None])]))
    move = search.choose(view, Budget(simulations=1), 1, Judge(), halving=False, tidy=tidy)
    assert move == view.moves()[chosen]


def test_few_worlds_excuse_nothing_that_is_clearly_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second move was given up early, so that little is known of it, but that the third is always better."""
    view = find("xxl-lower-8-89")
    early, late = np.array([[5.0, 3.0, 4.0], [3.0, 5.0, 6.0]]), np.array([[5.0, 4.0]] * 20)
    tried = [([0, 1, 2], early[:, :, None]), ([0, 2], late[:, :, None])]
    monkeypatch.setattr(search, "_try", lambda *_, **__: iter(tried))
    assert search.choose(view, Budget(simulations=1), 1, Judge(), halving=True, tidy=True) == view.moves()[0]
