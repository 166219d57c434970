"""What a seat knows, and the worlds that agree with it."""

from __future__ import annotations

import numpy as np
import pytest

import atout
from atout.kernel.rng import new_rng
from atout.state import State
from tests.njet.tables import card_set, random_moves, table, viewers
from tests.pasts import Moment

ONES = " ".join(f"{c}1 {c}1 {c}1" for c in "BYRG")


def assert_worlds_agree(state: State) -> None:
    """Every view's worlds look like the view again, hold every card once, have a past, and can be played on."""
    holdings, moment = state.game.family.holdings, Moment(state)
    for seat in viewers(state):
        view = state.view(seat)
        world = State(state.game, None, world=view.sampler().draw(new_rng(0)))
        assert world.view(seat) == view, f"seat {seat}"
        assert holdings(world.fields()) == holdings(state.fields())
        assert view.sampler().flags == 0
        moment.check(world, seat)
        if state.seat is not None:
            assert world.moves()


@pytest.mark.parametrize("hand", [ONES, " ".join(ONES.split()[1:]) + " B9"])
def test_N27_worlds_know_that_only_loot_is_left(hand: str) -> None:
    """A hand that could not discard holds loot cards only: exact even in this rarest of cases."""
    state = table("niet-2015", "2 1-no1 R none 1", {2: hand}, ["team:2+3", "x2:2"], players=5)
    while state.seat is not None:
        assert_worlds_agree(state)
        random_moves(state, 3, 1)
    assert_worlds_agree(state)
    if hand == ONES:
        assert any(event.id == "njet-short" and event.args["seat"] == 2 for event in state.events(0))


@pytest.mark.parametrize("direction", ["left", "right"])
def test_passed_cards_are_pinned_until_an_equal_one_is_played(direction: str) -> None:
    giver, receiver = 0, 1 if direction == "left" else 3
    hands = {giver: "R7 R7 R9", receiver: "R7 K9"}
    state = table("njet-2007", "0 pass K none 1", hands, ["team:0+2", "pass:R7", "pass:R7"], pass_direction=direction)
    assert state.view(giver).fields().hand[receiver] == 0  # on their way
    assert_worlds_agree(state)
    while any(move.startswith("pass:") for move in state.legal()):
        state.play(next(move for move in state.legal() if move not in ("pass:R7", "pass:K9")))
    s = state.fields()
    assert state.view(giver).fields().hand[receiver] == card_set(s, "R7 R7")
    assert_worlds_agree(state)
    while s.played[receiver] & card_set(s, "R7") == 0:
        want = "R7" if state.seat == receiver else "R9"
        state.play(want if want in state.legal() else next(iter(state.legal())))
    assert state.view(giver).fields().hand[receiver] == card_set(s, "R7")
    assert_worlds_agree(state)


def test_others_see_neither_discards_nor_passes() -> None:
    for square, text in (("1", "discard:?"), ("pass", "pass:?")):
        state = table("niet-2015", f"0 {square} R none 1", {}, ["team:0+1"])
        move = next(iter(state.legal()))
        assert state.shown(move, 0) == move
        assert state.shown(move, 1) == state.shown(move, None) == text
        state.play(move)
        for seat in viewers(state):
            assert bool(state.view(seat).fields().laid[0]) == (seat == 0)


def test_a_received_card_is_known_to_giver_and_receiver_only() -> None:
    state = table("niet-2015", "0 pass R none 1", {}, ["team:0+1"])
    while any(move.startswith("pass:") for move in state.legal()):
        state.play(next(iter(state.legal())))
    for seat in viewers(state):
        known = [j for j in range(4) if state.view(seat).fields().laid[j]]
        assert known == ([] if seat is None else sorted({seat, (seat - 1) % 4}))
    told = {seat: [e.args["seat"] for e in state.events(seat) if e.id == "njet-received"] for seat in (0, None)}
    assert sorted(told[0]) == [0, 1] and told[None] == []


def test_which_copy_moved_cannot_be_seen() -> None:
    """Equal cards have no identity: whichever copies are dealt, the table is the same bytes."""
    chance = np.zeros(96, np.int64)
    chance[:60] = np.random.default_rng(1).permutation([c * 16 + b for c in range(4) for b in range(15)])
    swapped = chance.copy()
    for one, other in ((0, 2), (9, 12), (25, 27)):  # copies of one value change places
        swapped[:60][chance[:60] == one], swapped[:60][chance[:60] == other] = other, one
    assert chance[:60].tolist() != swapped[:60].tolist()
    tables = [State(atout.game("njet-2007"), None) for _ in range(2)]
    for state, deal in zip(tables, (chance, swapped), strict=True):
        state._put(deal)
    assert tables[0] == tables[1]
