"""What every game owes, checked on random games over every setting."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import atout
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE
from atout.state import Dealt, State
from tests.settings import all_games, by_setting, name

GAMES = all_games()
by_any_setting = by_setting(GAMES)
seeds = st.integers(0, 2**31)
quick = settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
FAILED = Path(__file__).parent / "data" / "seeds.txt"  # what once failed: check, setting, seed; `./run fuzz` adds to it


def random_game(game: atout.Game, seed: int) -> atout.State:
    """A table in the hands of uniformly random players, from its first deal to its end."""
    state, rng = game.start(seed=seed), random.Random(seed)
    while not state.over:
        state.play(rng.choice(state.moves()))
    return state


@by_any_setting
@quick
@given(seed=seeds)
def test_a_random_game_conforms(game: atout.Game, seed: int) -> None:
    conforms(game, seed)


def conforms(game: atout.Game, seed: int) -> None:
    state, rng = game.start(seed=seed), random.Random(seed)
    low, high = game.spec.value
    played, phases = 0, set[tuple[int, bool]]()
    while not state.over:
        phase = state.fields().phase, state.seat == game.options.players  # a virtual player's turn
        check_position(game, state, thorough=played % 17 == 0 or phase not in phases)
        phases.add(phase)
        rounds = state.fields().rounds
        state.play(rng.choice(state.moves()))
        played += 1
        assert played <= game.spec.longest
        if state.fields().rounds > rounds or state.over:
            assert all(low <= value <= high for value in state.values), state.values
    assert state.moves() == [] and state.seat is None and state.winners
    check_pauses(state)
    record = state.record()
    assert atout.replay(record.json()) == state
    assert eval(repr(record), {"atout": atout}) == record
    assert eval(repr(game), {"atout": atout}) == game
    assert [r["totals"] for r in state.rounds][-1] == state.totals == record.totals


def check_pauses(state: atout.State) -> None:
    """Between rounds and at the end nobody acts; a deal draws what a record writes of it, and nothing else."""
    family = state.game.family
    assert state.fields().seat == -1
    for step in state._past("a test"):
        if isinstance(step, Dealt):
            before = Fields(step.before[0])
            assert before.seat == -1
            bounds = engine.deal_shape(step.before)[2]
            assert bounds == [len(values) for values in family.layout(before).drawn.values()]


def check_position(game: atout.Game, state: atout.State, thorough: bool) -> None:
    moves, texts = state.moves(), list(state.legal())
    assert moves == sorted(set(moves)) and moves
    assert moves[-1] < game.spec.space
    assert 0 <= (state.seat if state.seat is not None else -1) < game.seats
    assert len(set(texts)) == len(texts) and all(texts) and not any(text.endswith("?") for text in texts)
    if not thorough:
        return
    notation = game.family.notation(state.fields())
    assert [notation.numbers[text] for text in texts] == moves
    assert len(notation.moves) <= game.spec.space
    assert len(notation.numbers) == len([t for t in notation.moves if t and not t.endswith("?")]), "texts are unique"
    legal = set(moves)
    for number in range(game.spec.space):
        clause = state._act(engine.REFUSAL, number)
        assert (clause == 0) == (number in legal), (number, notation.moves[number], clause)
        assert 0 <= clause <= len(game.family.clauses)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state and hash(twin) == hash(state) and twin.copy() == state and list(twin.legal()) == texts
    assert state.fields().due == MOVE


@by_any_setting
@quick
@given(seed=seeds)
def test_cards_add_up(game: atout.Game, seed: int) -> None:
    cards_add_up(game, seed)


def count_cards(thing: Any) -> int:
    """How many cards a written deal, or a part of it, names."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    return sum(map(count_cards, thing)) if isinstance(thing, list) else isinstance(thing, str)


def cards_add_up(game: atout.Game, seed: int) -> None:
    """At every step every card of the deal is in exactly one place."""
    state, rng = game.start(seed=seed), random.Random(seed)
    dealt = sorted(game.family.holdings(state.fields()))
    deals = state._deals
    while not state.over:
        state.play(rng.choice(state.moves()))
        held = sorted(game.family.holdings(state.fields()))
        if state._deals != deals:
            dealt, deals = held, state._deals
            assert len(held) == count_cards([step["deal"] for step in state.steps() if "deal" in step][-1])
        else:
            assert held == dealt


@by_any_setting
@quick
@given(seed=seeds)
def test_views_hide_and_worlds_agree(game: atout.Game, seed: int) -> None:
    views_agree(game, seed)


def views_agree(game: atout.Game, seed: int) -> None:
    """hide(sample(view)) is the view again, byte for byte, at any moment and for everyone."""
    state, rng = game.start(seed=seed), random.Random(seed)
    while True:
        if rng.random() < 0.06 or state.over:
            for seat in [*range(game.seats), None]:
                check_view(state, seat, rng)
        if state.over:
            break
        state.play(rng.choice(state.moves()))
    waits = [step.before for step in state._past("a test") if isinstance(step, Dealt)]
    for before in [waits[0], *rng.sample(waits[1:], min(2, len(waits) - 1))]:  # before the first deal, between rounds
        for seat in [*range(game.seats), None]:
            check_view(State(game, None, world=before.copy()), seat, rng)


def check_view(state: atout.State, seat: int | None, rng: random.Random) -> None:
    view = state.view(seat)
    assert view.viewer == seat
    for _ in range(3):
        world = view.sample(rng)
        assert world.view(seat) == view
        assert sorted(state.game.family.holdings(world.fields())) == sorted(state.game.family.holdings(state.fields()))
        if state.seat is not None:
            assert world.seat == state.seat
            if seat == state.seat:
                assert world.moves() == state.moves() == view.moves()
            move = world.moves()[0]
            assert world.shown(world._notation.moves[move], state.seat) == world._notation.moves[move]
    assert view.sampler().flags == 0


CHECKS = {check.__name__: check for check in (conforms, cards_add_up, views_agree)}


@pytest.mark.parametrize("line", FAILED.read_text(encoding="utf-8").splitlines())
def test_what_once_failed(line: str) -> None:
    check, setting, seed = line.split()
    CHECKS[check](next(game for game in GAMES if name(game) == setting), int(seed))


@by_any_setting
def test_the_story_can_be_told(game: atout.Game) -> None:
    """Every event has its words in three languages, and every picture fits 80 columns."""
    state = random_game(game, 3)
    told = {lang: list(state.narrate(lang)) for lang in ("fr", "en", "de")}
    assert len({len(sentences) for sentences in told.values()}) == 1
    for seat in (0, None):
        assert list(state.events(seat))
    for lang in told:
        for picture in (state.picture(lang), state.view(0).picture(lang), game.start(seed=1).picture(lang)):
            assert all(len(line) <= 80 for line in picture.splitlines()), picture


@pytest.mark.parametrize("game", GAMES[::7], ids=map(name, GAMES[::7]))
def test_batch_deals_like_single_tables(game: atout.Game) -> None:
    """The same seed gives the same bytes, singly or in batch."""
    batch = game.batch(4, seed=11)
    tables = [game.start(seed=11 + i) for i in range(4)]
    rng = random.Random(5)
    for _ in range(120):
        masks = batch.masks()
        moves = []
        for i, table in enumerate(tables):
            assert masks[i].nonzero()[0].tolist() == table.moves()
            moves.append(-1 if table.over else rng.choice(table.moves()))
            if not table.over:
                table.play(moves[-1])
        batch.step(moves)
        assert [batch.state(i) == table for i, table in enumerate(tables)] == [True] * 4
        assert batch.totals.tolist() == [table.totals for table in tables]
        assert batch.over.tolist() == [table.over for table in tables]
