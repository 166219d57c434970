"""Observations: every field is there or says why not, they tell what a seat knows, and all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import atout
from atout.envs import layout
from atout.kernel.jit import Fields
from atout.kernel.tricks import HIDDEN
from tests.settings import all_games, by_setting

by_any_setting = by_setting(all_games())


def positions(game: atout.Game, seed: int, moves: int) -> Iterator[atout.State]:
    """Positions of a random game, about every third one, the last rounds and the end included."""
    state, rng = game.start(seed=seed), random.Random(seed)
    for k in range(moves):
        if state.over:
            break
        if k % 3 == 0:
            yield state
        state.play(rng.choice(state.moves()))
    yield state


def looks(state: atout.State) -> Iterator[atout.View]:
    yield from (state.view(seat) for seat in [*range(state.game.seats), None])


@by_any_setting
def test_every_field_has_its_columns_or_a_reason(game: atout.Game) -> None:
    found = layout(game)
    names = [name for name in game.family.dtype.names or () if not name.startswith("_")]
    assert [piece.name for piece in found.slices] == [name for name in names if name not in found.omitted]
    assert all(found.omitted.values())
    starts = [piece.start for piece in found.slices]
    assert starts == [0, *(piece.stop for piece in found.slices[:-1])] and found.slices[-1].stop == found.size
    assert (np.abs(found.high * found.scale) <= 1).all() and (np.abs(found.low * found.scale) <= 1).all()


@by_any_setting
def test_an_observation_is_the_view_and_no_more(game: atout.Game) -> None:
    """It is the same in every world that agrees with the view, and different views look different."""
    found, seen = layout(game), dict[bytes, bytes]()
    for k, state in enumerate(positions(game, 5, 120)):
        for view in looks(state):
            row = found.encode(view.states)
            assert seen.setdefault(row.tobytes(), view.states.tobytes()) == view.states.tobytes(), (
                "two views look alike"
            )
            assert (found.low <= row).all() and (row <= found.high).all()
            assert _unclipped(found, view)
            if k % 4 == 0:
                again = view.sample(k).view(view.viewer)
                assert (found.encode(again.states) == row).all()


def _unclipped(found: atout.envs.Layout, view: atout.View) -> bool:
    """The bounds of numbers are true."""
    record = view.states[0]
    numbers = [piece for piece in found.slices if piece.kind == "number"]
    return all(piece.low <= record[piece.name].min() and record[piece.name].max() <= piece.high for piece in numbers)


@pytest.mark.parametrize("dtype", [np.int8, np.int16])
def test_small_types_hold_what_fits(dtype: type) -> None:
    game = atout.game("niet-2015", players=2)
    found, state = layout(game), game.start(seed=3)
    views = state.view(0).states
    views["totals"][0, :2] = 200, -300
    row = found.encode(views, [0], np.empty((1, found.size), dtype))
    kept = (127, -128) if dtype is np.int8 else (200, -300)
    assert tuple(found.part(row, "totals")[0]) == kept
    wide = found.encode(views)
    assert (np.clip(wide, np.iinfo(dtype).min, np.iinfo(dtype).max) == row).all()


def test_seats_are_counted_from_the_viewer_on() -> None:
    game = atout.game("ebbes", players=4)
    found, state = layout(game), game.start(seed=2)
    for _ in range(6):
        state.play(state.moves()[0])
    s = Fields(state.states[0])
    for seat in range(4):
        row = found.encode(state.view(seat).states, [seat])[0]
        turned = [(seat + k) % 4 for k in range(4)]
        assert found.part(row, "size").tolist() == [s.size[j] for j in turned]
        assert found.part(row, "dealer").tolist() == [s.dealer == j for j in turned]
        assert found.part(row, "viewer").tolist() == [seat == j for j in range(4)]
        cards = [16 * colour + rank for colour in range(5) for rank in range(8)]
        held = [s.hand[seat, card // 64] >> card % 64 & 1 for card in cards]
        assert found.part(row, "hand").tolist() == held and sum(held) == s.size[seat]
        put = [[s.trick[j] == card for card in cards] for j in turned]
        assert found.part(row, "trick").tolist() == put


def test_sets_of_seats_and_hidden_cards() -> None:
    game = atout.game("xxl-lower", players=3)
    found, state = layout(game), game.start(seed=1)
    while state.fields().drawn < 0:
        state.play(state.moves()[-1])
    drawer = state.seat
    assert drawer is not None
    for seat in range(3):
        drawn = found.part(found.encode(state.view(seat).states)[0], "drawn")
        assert drawn.sum() == 1 and drawn[-1] == (seat != drawer)
    assert state.view((drawer + 1) % 3).fields().drawn == HIDDEN
    team = atout.game("njet-1997", players=4)
    views = team.start(seed=1).view(1).states
    views["team"] = 0b1001
    assert layout(team).part(layout(team).encode(views)[0], "team").tolist() == [0, 0, 1, 1]


def test_only_views_can_be_observed() -> None:
    game = atout.game("ebbes", players=3)
    found, state = layout(game), game.start(seed=1)
    with pytest.raises(atout.Refusal, match="full state"):
        found.encode(state.states)
    with pytest.raises(atout.Refusal, match="whose view"):
        found.encode(state.view(1).states, [2])
    with pytest.raises(atout.Refusal, match="no records"):
        found.encode(atout.game("ebbe-flut").start(seed=1).view(0).states)
    with pytest.raises(atout.Refusal, match="shape"):
        found.encode(state.view(1).states, [1], np.empty((1, 3), np.int8))
    with pytest.raises(atout.OptionError, match="int8, int16, float32, not float64"):
        found.encode(state.view(1).states, [1], np.empty((1, found.size)))
    assert found.encode(state.view(None).states, [-1]).shape == (1, found.size)
    with pytest.raises(KeyError, match="same at every table"):
        found["goal"]
