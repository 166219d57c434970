"""The Python API as the README promises it: refusals, views, batches, values."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import atout
from atout import bots
from atout.families import FAMILIES, load, specs
from atout.families.words import LANGUAGES, Words, message_ids
from atout.kernel import engine
from atout.kernel.rng import new_rng
from atout.kernel.state import BUFFER
from atout.state import Dealt, Played


def table(seed: int = 7) -> atout.State:
    return atout.game("ebbes", players=4).start(seed=seed)


def test_games_lists_every_id() -> None:
    assert atout.games() == list(specs())
    assert len(atout.games()) == 12


@pytest.mark.parametrize(
    ("id", "options", "fragment"),
    [
        ("whist", {}, "no game 'whist'; the games are ebbes,"),
        ("ebbes", {"players": 6}, "players: Expected `int` <= 5"),
        ("ebbes", {"players": True}, "players: Expected `int`, got `bool`"),
        ("ebbes", {"players": "4"}, "players: Expected `int`, got `str`"),
        ("ebbes", {"jokers": 1}, "jokers: ebbes has no such option; its options are players, more_cards"),
        ("ebbes", {"rounds": 6}, "rounds: 5 unless choose_designators is true"),
        ("njet-1997", {"players": 2}, "players: Expected `int` >= 3"),
        ("njet-1997", {"next_dealer": "random"}, "next_dealer: Invalid enum value 'random'"),
        ("xxl", {"parts": []}, "parts: Expected `array` of length >= 1"),
        ("xxl", {"parts": ["xxl"]}, "parts[0]: Invalid enum value 'xxl'"),
        ("ebbes", {"deck": ["0R/1Y"]}, "has no deck to replace"),
        ("xxl-lower", {"deck": ["0R/1Y"]}, "55"),
    ],
)
def test_bad_options_are_refused_by_name(id: str, options: dict[str, object], fragment: str) -> None:
    with pytest.raises(atout.OptionError) as refused:
        atout.game(id, **options).start(seed=1)  # type: ignore[arg-type]
    assert fragment in str(refused.value)


def test_three_kinds_of_refusal_leave_the_state_alone() -> None:
    state = table()
    before = state.copy()
    with pytest.raises(atout.NotAMove, match="'hello' is not a move of ebbes; try"):
        state.play("hello")
    with pytest.raises(atout.NotAMove):
        state.play(9999)
    with pytest.raises(atout.NotAMove):
        state.play(10**30)
    with pytest.raises(atout.NotYourTurn, match="not seat 0's turn but seat 2's"):
        state.play("B2", seat=0)
    with pytest.raises(atout.NotLegal) as refused:
        state.play("B1")
    assert refused.value.clause == "hand" and "B2" in refused.value.legal
    assert pickle.loads(pickle.dumps(refused.value)).sentence("de") == refused.value.sentence("de")
    assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == 3
    with pytest.raises(atout.NotYourTurn, match="no cards are due"):
        state.deal({})
    assert state == before and state.history == before.history
    while not state.over:
        state.play(state.moves()[0])
    with pytest.raises(atout.NotYourTurn, match="the game is over"):
        state.play("B1")


def test_given_deals_then_the_table_waits() -> None:
    first = next(step["deal"] for step in table().steps() if "deal" in step)
    state = atout.game("ebbes", players=4).start(deals=[first])
    assert state == table()
    while state.seat is not None:
        state.play(state.moves()[0])
    assert not state.over and list(state.legal()) == [] and state.rounds
    with pytest.raises(atout.NotYourTurn, match="cards are due"):
        state.play("B1")
    with pytest.raises(atout.DealError, match="the deal has no"):
        state.deal({})
    assert atout.replay(state.record()) == state


def test_undo_replays_what_came_before() -> None:
    state = table()
    past = [state.copy()]
    for _ in range(90):
        state.play(state.moves()[-1])
        past.append(state.copy())
    for back in (1, 5, 44):
        again = state.copy()
        again.undo(back)
        assert again == past[-1 - back] and list(again.legal()) == list(past[-1 - back].legal())
        assert again.history == past[-1 - back].history
    again.play(again.moves()[-1])
    while len(again.history) < 90:
        again.play(again.moves()[-1])
    assert again == state
    with pytest.raises(atout.Refusal, match="90 have been played"):
        again.undo(91)


def test_a_world_has_no_past() -> None:
    world = table().view(0).sample(1)
    for ask in (world.record, world.undo, lambda: list(world.steps()), lambda: world.rounds):
        with pytest.raises(atout.Refusal, match="a sampled world has none"):
            ask()
    while not world.over:
        world.play(world.moves()[0])
    assert world.winners


def test_a_world_between_rounds_waits_for_its_cards() -> None:
    waiting = atout.game("ebbes", players=4).start(deals=[])
    view = waiting.view(2)
    world = view.sample(1)
    assert world.seat is None and world == waiting and world.view(2) == view
    world.deal()
    assert world.seat is not None and world.deals == 1
    with pytest.raises(atout.NotYourTurn, match="no cards are due"):
        world.deal()
    with pytest.raises(atout.Refusal, match="no deals of its own"):
        waiting.deal()


def test_only_the_seat_that_acts_knows_its_moves() -> None:
    state = table()
    assert state.view(2).moves() == state.moves()
    for seat in (0, 1, 3, None):
        with pytest.raises(atout.NotYourTurn):
            state.view(seat).legal()
    with pytest.raises(atout.NotYourTurn, match="no seat 4"):
        state.view(4)


def test_samples_follow_their_generator() -> None:
    view = table().view(0)
    assert view.sample(5) == view.sample(5) != view.sample(6)
    assert view.sample(random.Random(3)) == view.sample(random.Random(3))
    assert view.sample(np.random.default_rng(3)) == view.sample(np.random.default_rng(3))
    with pytest.raises(TypeError):
        view.sample("seed")


def test_secret_moves_are_shown_hidden() -> None:
    state = atout.game("njet-1997").start(seed=2)
    while not any(text.startswith("discard:") for text in state.legal()):
        state.play(state.moves()[-1])
    move = next(iter(state.legal()))
    others = [seat for seat in range(4) if seat != state.seat]
    assert state.shown(move, state.seat) == move
    assert {state.shown(move, seat) for seat in [*others, None]} == {"discard:?"}
    with pytest.raises(atout.NotAMove):
        state.play("discard:?")


def test_a_batch_refuses_as_a_whole() -> None:
    batch = atout.game("ebbes").batch(3, seed=1)
    before = batch.states.copy()
    good = batch.masks().argmax(axis=1)
    with pytest.raises(atout.Refusal, match="table 1: "):
        batch.step([good[0], 0 if good[1] else 1, good[2]])
    with pytest.raises(atout.Refusal, match="needs 3 move numbers"):
        batch.step(good[:2])
    assert (batch.states == before).all()
    batch.step([good[0], -1, -1])
    assert (batch.states != before).tolist() == [True, False, False]
    while not batch.over.all():
        batch.step(batch.random_moves(new_rng(4)))
    assert (batch.values() >= -15).all()
    with pytest.raises(atout.Refusal):
        atout.game("ebbes").batch(0)


def test_states_travel_to_other_processes() -> None:
    state = atout.game("xxl-runs", players=3).start(seed=4)
    view = state.view(state.seat)
    code = "import pickle, sys; s, v = pickle.load(sys.stdin.buffer); s.play(s.moves()[0]); v.sample(1); print(repr(s))"
    ran = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps((state, view)), capture_output=True, check=True
    )
    state.play(state.moves()[0])
    assert ran.stdout.decode().strip() == repr(state)


def test_importing_is_light() -> None:
    code = """import sys, atout
atout.games(), atout.game("ebbes")
print([heavy for heavy in ("numba", "numpy", "rich") if heavy in sys.modules])"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_old_caches_are_removed(tmp_path: Path) -> None:
    home = tmp_path / "compiled"
    for age, folder in ((0, "recent"), (7200, "old")):
        (home / folder).mkdir(parents=True)
        then = home.stat().st_mtime - age
        os.utime(home / folder, (then, then))
    code = "from atout.kernel import jit; print(jit.CACHE.name)"
    env = {**os.environ, "ATOUT_CACHE": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert {folder.name for folder in home.iterdir()} == {"recent", ran.stdout.strip()}


@pytest.mark.parametrize("name", FAMILIES)
def test_words_are_complete_in_three_languages(name: str) -> None:
    ids = message_ids(name)
    assert ids["fr"] == ids["en"] == ids["de"]
    for clause in load(name).clauses:
        assert f"clause-{clause.id}" in ids["en"] and clause.reference
    for spec in specs().values():
        if spec.family == name:
            for lang in LANGUAGES:
                words = Words(name, lang)
                assert words(f"game-{spec.id}") and words(f"about-{spec.id}")


@pytest.mark.parametrize("id", atout.games())
def test_bots_play_every_decision(id: str) -> None:
    """One round with both bots; the same seed and simulations give the same moves."""
    state = atout.game(id).start(seed=5)
    budget = bots.Budget(simulations=60)
    for step in range(400):
        if state.over or state.scores:
            break
        assert state.seat is not None
        view = state.view(state.seat)
        level = bots.levels()[step % 2]
        move = bots.choose(level, view, step, budget)
        assert move in state.moves()
        assert move == bots.choose(level, view, step, budget)
        state.play(move)


def test_analyse_tells_mean_and_error() -> None:
    view = table().view(2)
    found = bots.analyse(view, bots.Budget(simulations=2000))
    assert [e.move for e in sorted(found, key=lambda e: e.number)] == list(view.legal())
    assert found == sorted(found, key=lambda e: -e.mean) and all(e.error > 0 and e.worlds == 200 for e in found)
    timed = bots.analyse(view, bots.Budget(seconds=0.02))
    assert timed[0].worlds > 20
    with pytest.raises(atout.OptionError):
        bots.Budget()
    with pytest.raises(atout.OptionError, match="no bot 'genius'"):
        bots.choose("genius", view)


def test_a_copy_takes_little_space_until_it_is_played() -> None:
    state = atout.game("ebbes", players=4).start(seed=7)
    legal = list(state.legal())
    copy = state.copy()
    assert (state._buffer.nbytes, copy._buffer.nbytes) == (BUFFER * 8, len(legal) * 8)
    assert list(copy.legal()) == legal and copy.view(0) == state.view(0)
    assert copy.shown(legal[0], None) == legal[0]
    for other in (copy, copy.copy(), pickle.loads(pickle.dumps(state))):
        other.play(legal[0])
        assert len(other.history) == 1 and not state.history
    with pytest.raises(atout.NotLegal):
        state.copy().play(next(move for move in state._notation.moves if move and move not in legal))


def test_the_past_is_told_since_an_earlier_copy() -> None:
    state = atout.game("ebbes", players=4).start(seed=7)
    before = state.copy()
    state.play(state.moves()[0])
    (played,) = state.past(before)
    assert isinstance(played, Played) and played == (before.seat, before.moves()[0])
    assert [type(step) for step in state.past()] == [Dealt, Played]
    after = engine.played(before.states, played.number)
    assert after.tobytes() == state.states.tobytes() != before.states.tobytes()
