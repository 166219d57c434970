"""PettingZoo's own tests, unchanged, over every game; and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import atout
from atout.envs import layout
from tests.settings import all_games, name

pettingzoo = pytest.importorskip("pettingzoo")
ours = pytest.importorskip("atout.envs.pettingzoo")
suite = pytest.importorskip("pettingzoo.test")
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # noqa: E402

USUAL = [atout.game(id) for id in atout.games()]
by_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=name(game), marks=[] if game in USUAL else pytest.mark.long) for game in all_games()],
)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # that an observation with a mask is no plain array


def env_of(game: atout.Game, **more: Any) -> Any:
    return ours.env(f"atout/{game.id}-v{layout(game).version}", **msgspec.structs.asdict(game.options), **more)


@by_game
def test_its_own_tests_pass(game: atout.Game, capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    suite.api_test(env_of(game), num_cycles=12)
    suite.api_test(TerminateIllegalWrapper(env_of(game), illegal_reward=-1), num_cycles=12)
    suite.seed_test(lambda: env_of(game), num_cycles=6)
    suite.parallel_api_test(turn_based_aec_to_parallel(env_of(game)), num_cycles=12)
    save_obs_test(env_of(game))
    suite.render_test(lambda **more: env_of(game, **more))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("id", ["ebbes", "ebbe-flut"])
def test_fewest_players_too(id: str, players: int, capsys: Any) -> None:
    """With a virtual player, and alone."""
    if (id, players) == ("ebbes", 1):
        with pytest.raises(atout.OptionError):
            ours.env(id, players=players)
        return
    suite.api_test(ours.env(id, players=players), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def walk(env: Any, seed: int, turns: int | None = None) -> list[Any]:
    """Random legal moves: all that was told on the way."""
    rng, told = random.Random(seed), list[Any]()
    for _, agent in zip(range(turns or 10**6), env.agent_iter(), strict=False):
        seen, reward, over, cut, info = env.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over, cut, info))
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    return told


@pytest.mark.parametrize("id", atout.games())
def test_the_table_is_played_to_its_end(id: str) -> None:
    env = ours.env(id, episode="round")
    env.reset(seed=7)
    told, table = walk(env, 1), env.unwrapped.table
    assert table.scored == 1 and not env.agents
    last = {agent: reward for agent, *_, reward, over, _, _ in told if over}
    assert last == {f"player_{seat}": value for seat, value in enumerate(table.values[: table.game.options.players])}


@pytest.mark.parametrize("id", ["ebbes", "xxl-lower", "njet-2007", "ebbe-flut"])
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_from_the_same_position(id: str, again: Any) -> None:
    env = ours.env(id, players=2).unwrapped  # PettingZoo's wrappers cannot be pickled
    env.reset(seed=3)
    walk(env, 5, turns=15)
    other = again(env)
    assert other.table == env.table and other.table is not env.table
    assert walk(other, 8, turns=40) == walk(env, 8, turns=40)


def test_only_who_moves_has_legal_moves() -> None:
    env = ours.env("njet-2007", players=3)
    env.reset(seed=2)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].dtype == np.int8
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        table, seat = env.unwrapped.table, env.agents.index(agent)
        wanted = layout(table.game).encode(table.view(seat).states)[0]
        assert (seen["observation"] == wanted).all()


def test_pictures_show_no_hand() -> None:
    env = ours.env("ebbes", render_mode="ansi")
    env.reset(seed=1)
    assert "Hand" not in env.render() and "Seat 3" in env.render()
    drawn = ours.env("ebbes", render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render().startswith("<svg") and "Seat 3" in drawn.render()


def test_names_and_options() -> None:
    assert str(pettingzoo.make("aec", "atout/njet-2007-v1", players=5)) == "atout/njet-2007-v1"
    assert pettingzoo.make("aec", "atout/ebbes-v1", players=3).max_num_agents == 3
    with pytest.raises(atout.OptionError, match="players"):
        ours.env("ebbes", players=9)
    with pytest.raises(atout.OptionError, match="episode"):
        ours.env("ebbes", episode="week")


def test_long_games_can_be_cut_off() -> None:
    env = ours.env("ebbes", max_cycles=10)
    env.reset(seed=1)
    told = walk(env, 1)
    assert len(told) == 10 + 4 and [cut for *_, cut, _ in told] == [False] * 10 + [True] * 4


def test_illegal_moves_are_refused() -> None:
    env = ours.env("ebbes")
    env.reset(seed=1)
    with pytest.raises(atout.NotLegal):
        env.step(int(env.last()[0]["action_mask"].argmin()))
