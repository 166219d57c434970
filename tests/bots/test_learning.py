"""What bots look at, what they have learnt, and how."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import atout
from atout.arena.matches import Unit, work
from atout.arena.playing import Task
from atout.bots import training, weights
from atout.bots.training import Learner
from atout.bots.weights import Made, Weights
from atout.kernel.jit import at, entry
from atout.kernel.net import HEAD, MOST, WIDE, judge, new_net
from atout.kernel.rules import AMID, EARLY, features, ripe, strength
from atout.kernel.tricks import reach
from tests.settings import all_games, by_setting

DEALS = 6


@entry
def looked(states: Any, seat: int, out: Any) -> int:
    """How much a judge sees, and where; 0 where it does not look yet."""
    return features(at(states, 0), seat, out) if ripe(at(states, 0)) != EARLY else 0


@entry
def judged(states: Any, seat: int, net: Any) -> float:
    scratch = np.empty(MOST, np.int64), np.empty((2, WIDE), np.float32), np.empty(2)
    return judge(at(states, 0), seat, net, *scratch)


@by_setting(all_games())
def test_whatever_is_looked_at_has_a_number(game: atout.Game) -> None:
    state, choice, out = game.start(seed=2), random.Random(2), np.empty(MOST, np.int64)
    net, most = new_net(game.family.features, 0, 0.0, 1.0), 0
    while not state.over:
        for seat in range(game.seats):
            if not (n := looked(state.states, seat, out)):
                continue
            assert n < MOST - 4 and out[:n].min() >= 0 and out[:n].max() < game.family.features
            most = max(most, n)
            assert np.isfinite(judged(state.states, seat, net))
        state.play(choice.choice(state.moves()))
    assert most > 10


@entry
def reached(states: Any, moves: Any) -> int:
    """By how much the acting seat's strongest legal card misses what it is said to reach; 0 between tricks."""
    s, best = at(states, 0), 0
    if ripe(s) != AMID:
        return 0
    for k in range(len(moves)):
        best = max(best, strength(s, int(moves[k])))
    return reach(s, s.seat) - best


@pytest.mark.parametrize(("id", "copies"), [("ebbes", 1), ("njet-1997", 4), ("njet-2007", 4), ("niet-2015", 3)])
def test_a_seat_reaches_as_far_as_its_strongest_card(id: str, copies: int) -> None:
    """In Njet, further by the equal cards that it holds: they stand side by side in a hand."""
    state, choice = atout.game(id).start(seed=6), random.Random(6)
    while not state.over:
        assert 0 <= reached(state.states, np.array(state.moves(), np.int64)) < copies
        state.play(choice.choice(state.moves()))


def test_a_talon_is_not_looked_at() -> None:
    """The next cards of a world's talon are nobody's knowledge: two worlds that differ in nothing else look alike."""
    for id in ("xxl-lower", "xxl-runs"):
        state = atout.game(id).start(seed=4)
        other = state.states.copy()
        left = int(other[0]["left"])
        other[0]["stock"][:left] = other[0]["stock"][:left][::-1]
        one, two = np.empty(MOST, np.int64), np.empty(MOST, np.int64)
        n = looked(state.states, 0, one)
        assert n == looked(other, 0, two) and (one[:n] == two[:n]).all()


# --- Learning ---


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"CHUNK": 600, "KEPT": 20_000, "UNLEARNT": 2400}.items():
        monkeypatch.setattr(training, name, value)


@pytest.mark.usefixtures("little")
def test_learning_makes_errors_smaller_and_interrupted_the_same_net(tmp_path: Path) -> None:
    whole, first, again = (Learner("ebbes", 1, 30_000) for _ in range(3))
    with ThreadPoolExecutor(2) as pool:
        errors = list(whole.learn(pool))
    assert errors[-1] < 0.7 * errors[0]
    with ThreadPoolExecutor(1) as pool:  # whatever the threads
        for _ in first.learn(pool):
            if first.positions > 25_000:  # more than are remembered
                break
        first.save(tmp_path / "half")
        again.go_on(tmp_path / "half")
        assert again.positions == first.positions and (again.net != whole.net).any()
        list(again.learn(pool))
    assert (again.net == whole.net).all()


def test_weights_come_back_from_a_file() -> None:
    game = atout.game("ebbes")
    net = new_net(game.family.features, 3, 0.5, 2.0)
    net[HEAD + 5 : HEAD + 90] = np.random.default_rng(1).normal(0, 1, (85, WIDE))
    made = Made("ebbes", 1, game.family.features, "atout train ebbes", 3, 1000, 3)
    data = weights.written(Weights(made, net))
    back = weights.read(data)
    assert back.made == made and back.net.shape == net.shape
    assert np.abs(back.net - net).max() < np.abs(net).max() / 127
    assert weights.written(Weights(made, net)) == data


def test_threads_read_a_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[bytes]()

    def read(data: bytes) -> Weights:
        begun.append(data)
        time.sleep(0.05)  # the others have come by then
        return Weights(Made("ebbes", 0, 0, "", 0, 0, 0), None)

    monkeypatch.setattr(weights, "read", read)
    weights._learnt.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(weights.learnt, [atout.game("ebbes")] * 4))
    weights._learnt.cache_clear()
    assert len(begun) == 1


@pytest.mark.parametrize("id", [file.stem for file in weights.file_of("").parent.glob("*.npz")])
def test_what_is_shipped_fits_and_is_small(id: str) -> None:
    game = atout.game(id)
    found = weights.learnt(game)
    assert found is not None, "the rules or features have changed: train anew"
    assert found.made.game == id and found.made.command.startswith(f"atout train {id}")
    assert len(found.net) == len(new_net(game.family.features, 0, 0.0, 1.0)) and not found.net[-1].any()
    assert weights.file_of(id).stat().st_size <= 200_000


@pytest.mark.parametrize("id", [file.stem for file in weights.file_of("").parent.glob("*.npz")])
def test_what_is_shipped_still_wins(id: str) -> None:
    """On a few deals, against random playouts in as many worlds."""
    field, bot = "flat:sims=60", "expert:sims=60"
    deals = [work(Unit(Task(atout.game(id), 1, deal), (bot,), field)).results[0].gain for deal in range(DEALS)]
    assert sum(deals) > 0
