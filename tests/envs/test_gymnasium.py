"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import atout
from atout.envs import layout

gymnasium = pytest.importorskip("gymnasium")
check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env
ours = pytest.importorskip("atout.envs.gymnasium")
IDS = list(ours.env_ids())


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("id", IDS)
def test_a_seat_against_bots_passes_the_check(id: str, capsys: Any) -> None:
    check_env(gymnasium.make(id).unwrapped)
    assert capsys.readouterr().out  # it was rendered


def played(env: Any, seed: int) -> tuple[list[float], bytes]:
    """An episode with the first legal move each time: rewards, and all that was seen."""
    seen, info = env.reset(seed=seed)
    rewards, rows, done = list[float](), b"", False
    while not done:
        assert env.observation_space.contains(seen) and info["seat"] == env.seat
        rows += seen["observation"].tobytes()
        seen, reward, done, cut, info = env.step(int(seen["action_mask"].argmax()))
        rewards.append(reward)
        assert not cut
    assert not seen["action_mask"].any()
    return rewards, rows


@pytest.mark.parametrize("episode", ["round", "game"])
def test_rewards_are_the_seats_values(episode: Any) -> None:
    env = ours.Solo("ebbes", players=2, bots="beginner:sims=5", episode=episode, seat=1)
    rewards, rows = played(env, 3)
    assert sum(rewards) == env.table.totals[1] and env.table.scored == (1 if episode == "round" else 5)
    assert played(env, 3) == (rewards, rows) != played(env, 4)


def test_bots_sit_where_they_are_told_to() -> None:
    env = ours.Solo("ebbes", players=3, bots=["random", "beginner:sims=1"], seat=2)
    env.reset(seed=1)
    assert [bot.text for bot in env._bots] == ["random", "beginner:sims=1"]
    for wrong in ({"bots": ["random"]}, {"seat": 3}, {"bots": "nobody"}, {"episode": "day"}, {"goals": 3}):
        with pytest.raises(atout.OptionError):
            ours.Solo("ebbes", players=3, **wrong)
    with pytest.raises(atout.OptionError, match="ebbes-v1"):
        ours.Solo("atout/ebbes-v99")
    with pytest.raises(atout.OptionError, match="there are"):
        ours.Solo("atout/whist-v1")


def test_an_illegal_move_forfeits() -> None:
    env = ours.Solo("ebbes", seat=0)
    seen, _ = env.reset(seed=1)
    _, reward, done, cut, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, done, cut) == (-15.0, True, False) and info["refusal"]


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_seat_sees_its_own_hand(mode: str) -> None:
    env = ours.Solo("ebbes", seat=1, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    if mode == "ansi":
        assert "Hand 1:" in picture and "Hand 0:" not in picture
    else:
        assert picture.dtype == np.uint8 and picture.shape[2] == 3 and len(np.unique(picture)) > 10


def test_many_tables_are_our_turn_at_each() -> None:
    envs = gymnasium.make_vec("atout/ebbes-v1", num_envs=6, players=3, seat=1)
    seen, info = envs.reset(seed=5)
    assert info["seat"].tolist() == [1] * 6
    found, ended, gained = layout(atout.game("ebbes", players=3)), 0, 0.0
    for k in range(60):
        assert envs.observation_space.contains(seen)
        viewer = found.part(seen["observation"], "viewer")
        acting = found.part(seen["observation"], "seat")
        assert (viewer[:, 1] == 1).all() and (acting[:, 0] == 1).all(), k
        seen, reward, done, cut, info = envs.step(seen["action_mask"].argmax(1))
        assert not cut.any() and (reward[~done] == 0).all()
        assert (info["final"][done, 1] == reward[done]).all()
        ended, gained = ended + int(done.sum()), gained + float(reward.sum())
    assert 6 * 5 <= ended <= 6 * 6 and gained  # ten cards a round, and now and then a first player to name
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


def test_others_are_asked_for_their_own_turns() -> None:
    asked = list[np.ndarray[Any, Any]]()

    def others(now: Any) -> Any:
        asked.append(now.seat.copy())
        return now.mask.argmax(1)

    envs = ours.Tables("ebbes", 4, others=others, players=4)
    assert envs.seats.tolist() == [0, 1, 2, 3]
    seen, _ = envs.reset(seed=1)
    again, _ = ours.Tables("ebbes", 4, others=lambda now: now.mask.argmax(1), players=4).reset(seed=1)
    assert all((seen[key] == again[key]).all() for key in seen)
    for _ in range(10):
        seen, *_ = envs.step(seen["action_mask"].argmax(1))
    assert asked and all((seats != envs.seats).any() for seats in asked)
    with pytest.raises(atout.OptionError):
        ours.Tables("ebbes", 2, seat=9)
