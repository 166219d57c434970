"""One chance after all moves; moves that come to the same; who knows less than others."""

from __future__ import annotations

import numpy as np
import pytest

import atout
from atout import bots
from atout.bots import players, search
from atout.bots.players import LEVELS, judge_of
from atout.bots.search import Budget, Judge
from atout.kernel.habits import new_habits
from atout.kernel.ponder import LIKEWISE, PLAY_OUT, SPARINGLY
from atout.kernel.rng import new_rng
from tests.bots.test_search import SETTINGS, middle
from tests.settings import all_games, by_setting

NJET = ("njet-1997", "njet-2007", "niet-2015")


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_after_the_same_move_the_same_happens(id: str, players: int) -> None:
    view = middle(id, players)
    twice, found = np.array([view.moves()[0]] * 2), np.empty((40, 2, 1))
    view.sampler().search(new_rng(1), twice, found, LIKEWISE)
    assert (found[:, 0] == found[:, 1]).all() and len(np.unique(found)) > 1
    view.sampler().search(new_rng(1), twice, found)
    assert (found[:, 0] != found[:, 1]).any()


def test_fewer_worlds_tell_as_much() -> None:
    """In Njet moves differ by less chance than without; their means are about the same."""
    view = middle("njet-1997", 4, moves=24)
    moves, apart, likewise = np.array(view.moves()), *np.empty((2, 2000, len(view.moves()), 1))
    view.sampler().search(new_rng(1), moves, apart)
    view.sampler().search(new_rng(2), moves, likewise, LIKEWISE)
    chance = [np.var(found[:, 1:, 0] - found[:, :1, 0], axis=0).mean() for found in (apart, likewise)]
    assert chance[1] < 0.6 * chance[0]
    assert np.abs(apart.mean(0) - likewise.mean(0)).max() < 0.2 * apart.std()


@pytest.mark.parametrize("game", [atout.game("njet-2007", record_difference=False), *map(atout.game, NJET[::2])])
def test_who_is_asked_for_stones_expects_answers(game: atout.Game) -> None:
    """Low points are bad for everybody: the others do away with them, as soon as some worlds have taught it."""
    state = game.start(seed=1)
    assert state.seat is not None
    view = state.view(state.seat)
    moves, habits = np.array(view.moves()), new_habits()
    found, by_chance = np.empty((2, 400, len(moves), 4))
    view.sampler().search(new_rng(1), moves, found, LIKEWISE, habits=habits)
    for world in range(400):
        view.sampler().search(new_rng(world), moves, by_chance[world : world + 1], LIKEWISE)
    assert found[200:].mean() > by_chance.mean() + 0.1 * by_chance.std()
    assert (habits[:, 0] == habits[:, 1]).all() and habits[:, 0].any((1, 2, 3)).all()


def test_where_it_is_never_too_early_nothing_becomes_a_habit() -> None:
    for id in sorted(set(atout.games()) - set(NJET)):
        view, habits = middle(id, atout.game(id).spec.usual), new_habits()
        found = np.empty((4, len(view.moves()), 1))
        view.sampler().search(new_rng(1), np.array(view.moves()), found, LIKEWISE, habits=habits)
        assert not habits.any()


def test_whoever_wastes_little_scores_more() -> None:
    """In Ebbe & Flut chance throws cards off the board and lets goals wait."""
    view = atout.game("ebbe-flut", players=1).start(seed=1).view(0)
    sparing, by_chance = np.empty((2, 100, len(view.moves()), 1))
    view.sampler().search(new_rng(1), np.array(view.moves()), sparing, SPARINGLY)
    view.sampler().search(new_rng(1), np.array(view.moves()), by_chance)
    assert sparing.mean() > by_chance.mean() + 0.3 * by_chance.std()


def test_a_family_says_how_good_bots_play_worlds_out() -> None:
    njet, lower, ebbe_flut = map(atout.game, ("njet-1997", "xxl-lower", "ebbe-flut"))
    assert judge_of(LEVELS["expert"], njet).plies == LIKEWISE and judge_of(LEVELS["casual"], njet).plies == PLAY_OUT
    assert judge_of(LEVELS["expert"], ebbe_flut).plies == SPARINGLY
    assert judge_of(LEVELS["expert"], lower).plies == PLAY_OUT


@by_setting(all_games())
def test_a_twin_is_a_legal_move_and_its_own_twin(game: atout.Game) -> None:
    state = game.start(seed=3)
    for step in range(25):
        if state.seat is None:
            break
        view = state.view(state.seat)
        moves = np.array(view.moves(), np.int64)
        _, twins = view.sampler().looks(moves)
        lowest = moves[np.isin(moves, twins)]
        assert set(twins.tolist()) <= set(moves.tolist()) and (twins <= moves).all()
        assert (view.sampler().looks(lowest)[1] == lowest).all()
        state.play(int(moves[step % len(moves)]))


@pytest.mark.parametrize(("number", "piles"), [(1, 10), (2, 5)])
def test_piles_that_nobody_knows_are_one_move(number: int, piles: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = atout.game("ebbe-flut", players=number).start(seed=1)
    assert state.seat is not None
    view, moves = state.view(state.seat), np.array(state.moves(), np.int64)
    assert len(moves) == piles and view.sampler().looks(moves)[1].tolist() == [0] * piles
    seen = atout.View(state.game, state.states)  # who sees the cards has a choice
    assert seen.sampler().looks(moves)[1].tolist() == moves.tolist()
    with monkeypatch.context() as nobody_thinks:
        nobody_thinks.setattr(search, "_try", None)
        assert bots.find("expert").choose(view, 1) == 0
    assert search.choose(view, Budget(50), 1, Judge(), halving=False, tidy=False) in moves


def test_who_forgets_imagines_what_cannot_be() -> None:
    """Somebody has shown not to hold a colour: the forgetful one deals it to them all the same."""
    state = atout.game("ebbes").start(seed=1)
    while state.scored == 0 and not (state.states["void"] > 0).any():
        state.play(state.moves()[0])
    assert state.seat is not None
    view = state.view(state.seat)
    forgetful = players._forgetting(view)
    assert view.states["void"].any() and not forgetful.states["void"].any()
    assert forgetful.moves() == view.moves() and forgetful.sampler().count > view.sampler().count
    assert bots.find("forgetful:sims=60").choose(view, 1) in view.moves()


def test_who_learnt_nothing_plays_worlds_out() -> None:
    view = middle("ebbes", 4)
    chosen = bots.find("unlearnt:sims=600").choose(view, 5)
    assert chosen == bots.find("expert:sims=600", learnt=False).choose(view, 5)
