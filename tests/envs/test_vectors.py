"""Many tables at once: they are played as single ones are, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import atout
from atout.envs import advantages, layout, returns, vector
from tests.settings import name, one_per_table

USUAL = [atout.game(id) for id in atout.games()]
TABLES = [
    pytest.param(
        game, id=name(game), marks=[] if game in USUAL or game.seats > game.options.players else pytest.mark.long
    )
    for game in one_per_table()
]


@pytest.mark.parametrize("game", TABLES)
def test_tables_are_played_like_single_games(game: atout.Game) -> None:
    n, players = 3, game.options.players
    many, found = vector(game, n, seed=11, episode="game", dtype=np.float32), layout(game)
    choose, states = many.random(5), [game.start(seed=11 + i) for i in range(n)]
    now = many.reset(11)
    for _ in range(150):
        for i, state in enumerate(states):
            assert state is not None and state.seat == now.seat[i]
            assert np.flatnonzero(now.mask[i]).tolist() == state.moves()
            assert (now.obs[i] == found.encode(state.view(state.seat).states)[0]).all()
        moves = choose()
        scored = [state.scored for state in states]
        for state, move in zip(states, moves.tolist(), strict=True):
            state.play(move)
            while state.seat is not None and state.seat >= players:
                state.play(state.moves()[0])
        now = many.step(moves)
        for i, state in enumerate(states):
            gained = state.values[:players] if state.scored > scored[i] else [0.0] * players
            assert now.reward[i].tolist() == gained and now.done[i] == state.over
            if state.over:
                won = state.winners or []
                assert many.final[i].tolist() == pytest.approx([(j in won) / len(won) for j in range(players)])
        if now.done.any():
            break
    else:
        assert game.spec.longest > 150


def test_rounds_are_episodes_of_one_game_after_the_other() -> None:
    game = atout.game("ebbes", players=3)
    many = vector(game, 16, seed=1)
    choose, ends, rounds = many.random(2), 0, set[int]()
    for _ in range(2 * (30 + 4 * 31) + 30 + 31):
        now = many.step(choose())
        ends += int(now.done.sum())
        assert ((now.reward != 0).any(1) <= now.done).all()
        assert (many.final[now.done] == now.reward[now.done]).all()
        rounds |= set(many.views["rounds"].tolist())
    assert ends == 16 * 12 and rounds == set(
        range(5)
    )  # 30 cards a round; after the first of five a first player is named


def test_threads_and_buffers_change_nothing() -> None:
    game = atout.game("ebbes", players=2)
    many = vector(game, 1030, seed=4)
    obs, mask = np.ones((1030, many.layout.size), np.int8), np.ones((1030, many.space), np.bool_)
    other = vector(game, 1030, seed=4, threads=3, buffers={"obs": obs, "mask": mask})
    choose, again = many.random(1), other.random(1)
    for _ in range(25):
        one, two = many.step(choose()), other.step(again())
        for ours, theirs in zip(one, two, strict=True):
            assert (ours == theirs).all()
        assert (one.obs == obs).all() and (one.mask == mask).all()


def test_arrays_are_given_without_copying() -> None:
    many = vector(atout.game("ebbes"), 4, seed=1)
    before = many.reset(1).obs
    shared = np.from_dlpack(before)
    now = many.step(many.random(1)())
    assert now.obs is before and np.shares_memory(shared, now.obs) and (shared == now.obs).all()


def test_tables_can_wait() -> None:
    many = vector(atout.game("niet-2015", players=3), 4, seed=1)
    before = [array.copy() for array in many.reset(1)]
    moves = many.random(1)().copy()
    moves[1:3] = -1
    now = many.step(moves)
    for old, new in zip(before[:3], now[:3], strict=True):
        assert (old[1:3] == new[1:3]).all() and not (old[[0, 3]] == new[[0, 3]]).all()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    game = atout.game("ebbes")
    many = vector(game, 3, seed=1)
    before = many.reset(1).obs.copy()
    moves = many.random(1)().copy()
    for wrong in (int(np.flatnonzero(~many.reset(1).mask[2])[0]), many.space, 2**40, -2):
        with pytest.raises(atout.Refusal, match="table 2"):
            many.step([moves[0], moves[1], wrong])
    assert (many.step([-1, -1, -1]).obs == before).all()
    with pytest.raises(atout.Refusal, match="3 move numbers"):
        many.step(moves[:2])
    wrong_options: tuple[tuple[dict[str, Any], str], ...] = (
        ({"n": 0}, "at least one"),
        ({"n": 1, "threads": 0}, "at least one"),
        ({"n": 1, "episode": "trick"}, "round, game"),
        ({"n": 1, "dtype": np.float64}, "not float64"),
        ({"n": 1, "buffers": {"obs": np.zeros((1, 2), np.int8)}}, "buffer obs"),
        ({"n": 1, "buffers": {"observations": np.zeros(1)}}, "no buffer"),
    )
    for options, why in wrong_options:
        with pytest.raises(atout.OptionError, match=why):
            vector(game, **{"seed": 1, **options})


# --- What decisions came to ---

# Two tables, players 0 and 1, five steps; at table 0 an episode ends with step 2, at table 1 with step 4.
SEAT = np.array([[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]])
DONE = np.array([[0, 0], [0, 0], [1, 0], [0, 0], [0, 1]], bool)
REWARD = np.zeros((5, 2, 2))
REWARD[1, 0] = 1, -1
REWARD[2, 0] = 4, -4
REWARD[4, 1] = -2, 2


def test_returns_are_each_seats_own() -> None:
    found = returns(REWARD, DONE, SEAT)
    assert found[:3, 0].tolist() == [5, -5, 4] and np.isnan(found[3:, 0]).all()
    assert found[:, 1].tolist() == [2, -2, 2, -2, 2]
    less = returns(REWARD, DONE, SEAT, gamma=0.5)
    assert less[:3, 0].tolist() == [1 + 0.5 * 4, -5, 4]  # own decisions are counted, not those in between
    assert less[:, 1].tolist() == [0.25 * 2, 0.5 * -2, 0.5 * 2, -2, 2]


def test_advantages_look_at_the_next_decision_of_the_same_seat() -> None:
    value = np.array([[1.0, 0.5], [2.0, 0.0], [3.0, 1.0], [0.0, -1.0], [0.0, 1.5]])
    plain = advantages(REWARD, DONE, SEAT, value, trace=0.0)
    assert plain[:3, 0].tolist() == [1 + 3 - 1, -5 - 2, 4 - 3] and np.isnan(plain[3:, 0]).all()
    assert plain[:, 1].tolist() == [1.0 - 0.5, -1.0 - 0.0, 1.5 - 1.0, -2 + 1.0, 2 - 1.5]
    whole = advantages(REWARD, DONE, SEAT, value, trace=1.0)
    ended = ~np.isnan(whole)
    assert np.allclose(whole[ended], (returns(REWARD, DONE, SEAT) - value)[ended])
