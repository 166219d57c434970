"""Thinking: budgets, chance, what an analysis says."""

from __future__ import annotations

import math
import time
from threading import Event
from typing import Any

import numpy as np
import pytest

import atout
from atout import bots
from atout.bots import search
from atout.bots.players import LEVELS, judge_of
from atout.bots.search import Budget, Judge
from atout.kernel.habits import new_habits
from atout.kernel.rng import Rng, new_rng
from atout.refusals import OptionError

SETTINGS = [(id, players) for id in atout.games() for players in (atout.game(id).spec.usual,)]


def middle(id: str, players: int, seed: int = 3, moves: int = 12) -> atout.View:
    """What the acting seat knows after some random moves, where it has a choice."""
    state = atout.game(id, players=players).start(seed=seed)
    for step in range(moves):
        state.play(state.moves()[step % len(state.moves())])
    while len(state.moves()) < 2:
        state.play(state.moves()[0])
    assert state.seat is not None
    return state.view(state.seat)


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_every_level_plays_every_game_and_a_seed_decides(id: str, players: int) -> None:
    view = middle(id, players)
    for level in bots.levels():
        budget = Budget(simulations=100)
        chosen = bots.choose(level, view, 5, budget)
        assert chosen in view.moves() and chosen == bots.choose(level, view, 5, budget)


@pytest.mark.parametrize("simulations", [1, 7, 100, 999])
@pytest.mark.parametrize("stages", [1, 3])
def test_no_more_is_tried_than_allowed(simulations: int, stages: int) -> None:
    view = middle("ebbes", 4)
    moves = view.moves()
    tried = [found.size for _, found in search._try(view, moves, Budget(simulations), 1, Judge(), stages=stages)]
    assert len(moves) <= sum(tried) <= max(simulations, len(moves))


def test_time_is_a_limit_and_so_is_a_word() -> None:
    view = middle("ebbes", 4)
    cancel = Event()
    cancel.set()
    began = time.thread_time()
    bots.choose("expert", view, 1, Budget(seconds=30, cancel=cancel))
    assert time.thread_time() - began < 15
    with pytest.raises(OptionError, match="simulations, seconds or both"):
        Budget()
    for seconds in (0.0, math.inf, math.nan):
        with pytest.raises(OptionError, match="seconds above 0"):
            Budget(seconds=seconds)
    with pytest.raises(OptionError, match="one simulation or more"):
        Budget(simulations=0)


def test_however_short_a_time_errors_can_be_told() -> None:
    found = bots.analyse(middle("ebbes", 4), Budget(seconds=1e-6))
    assert all(one.worlds == 2 and math.isfinite(one.error) for one in found)


def test_halving_goes_on_with_the_better_half() -> None:
    view = middle("njet-2007", 4, moves=2)
    moves = view.moves()
    stages = [alive for alive, _ in search._try(view, moves, Budget(4000), 1, Judge(), stages=4)]
    sizes = [len(alive) for alive in stages]
    assert sizes == sorted(sizes, reverse=True) and sizes[0] == len(moves) and sizes[-1] <= 3
    assert set(stages[-1]) <= set(stages[0])


def test_a_mixed_judge_says_the_mean_of_a_playout_and_of_a_net() -> None:
    view = middle("ebbes", 4)
    net, moves, apart = judge_of(LEVELS["expert"], view.game).net, np.array(view.moves()), new_rng(3)

    def worth(judge: Judge, rng: Rng) -> Any:
        found = np.empty((8, len(moves), 1))
        judge.worth(view.sampler(), rng, moves, found, new_habits(), to_win=False)
        return found

    judged, played = worth(Judge(net, 0), apart), worth(Judge(), apart)
    assert (judged != played).any()
    assert (worth(Judge(net, 3, mixed=True), new_rng(3)) == (judged + played) / 2).all()


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_an_analysis_says_what_every_seat_can_expect(id: str, players: int) -> None:
    view = middle(id, players)
    found = bots.analyse(view, Budget(simulations=40 * len(view.moves())))
    least, most = view.game.spec.value
    assert sorted(one.number for one in found) == sorted(view.moves())
    assert [one.mean for one in found] == sorted((one.mean for one in found), reverse=True)
    for one in found:
        assert one.worlds == 40 and one.error >= 0 and math.isfinite(one.error)
        assert len(one.seats) == view.game.seats and one.seats[view.seat or 0] == one.mean
        if not bots.learns("expert", view.game):  # played out, so that nothing is beyond what is possible
            assert all(least <= value <= most for value in one.seats)


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_an_analysis_says_what_is_likely_to_be_played(id: str, players: int) -> None:
    view, budget = middle(id, players), Budget(simulations=400)
    found = bots.analyse(view, budget)
    assert found == bots.analyse(view, budget)
    assert found[0].line or id in ("xxl-lower", "xxl-runs")  # there worlds are too different
    moves = view.game.family.notation(view.fields()).numbers
    assert all(move in moves for one in found for move in one.line) and not any(one.line for one in found[3:])


def test_errors_are_those_of_differences() -> None:
    """Where luck moves all moves alike, they are told apart by fewer worlds than each one's value would need."""
    view = middle("xxl-lower", 4)
    best, second, *_ = bots.analyse(view, Budget(simulations=4000))
    assert best.error == pytest.approx(second.error)
    again = bots.analyse(view, Budget(simulations=4000), seed=9)
    gaps = [one.mean - two.mean for one, two, *_ in ([best, second], again)]
    assert abs(gaps[0] - gaps[1]) < 6 * best.error + 1e-9


def test_who_sees_all_cards_has_one_world() -> None:
    state = atout.game("ebbes").start(seed=1)
    view = atout.View(state.game, state.states)
    assert view.sampler().draw(atout.kernel.rng.new_rng(1)).tobytes() == state.states.tobytes()
    assert bots.find("cheat:sims=200").decide(state, 4) in state.moves()
    assert "cheat" not in bots.levels()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("wizard", "no bot 'wizard'; the bots are random"),
        ("flat:sims=x", "`sims=NUMBER`"),
        ("flat:fast", "`sims=NUMBER`"),
        *((f"flat:sims={wrong}", "`sims=NUMBER`, whole") for wrong in ("0", "-3", "0.5", "1e400", "nan")),
        *((f"flat:cpu={wrong}", "above 0") for wrong in ("0", "-1", "inf", "nan")),
        ("random:sims=7", "`random` does not think"),
    ],
)
def test_bots_that_do_not_exist(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        bots.find(text)
