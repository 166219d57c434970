"""What two players do not know of the virtual player's covered cards: neither which they are, nor in which order."""

from __future__ import annotations

import random

import pytest

import atout
from atout.kernel.rng import new_rng
from atout.kernel.tricks import HIDDEN, NO_CARD
from tests.test_conformance import check_view


def covered(table: atout.State | atout.View) -> list[list[int]]:
    return [list(column) for column in table.fields().down.tolist()]


def test_A17_covered_cards_lie_in_an_unknown_order() -> None:
    """Near the end only few cards are hidden; still their order is, and all orders are drawn."""
    state, rng = atout.game("ebbes", players=2).start(seed=4), random.Random(4)
    while sum(card >= 0 for column in covered(state) for card in column) > 3:
        state.play(rng.choice(state.moves()))
    view = state.view(0)
    assert view.sampler().listable is False  # a list of worlds would leave orders out
    worlds = [covered(view.sample(rng)) for _ in range(150)]
    places = [(i, j) for i, column in enumerate(covered(state)) for j, card in enumerate(column) if card >= 0]
    first, second, third = ({world[i][j] for world in worlds} for i, j in places)
    assert first == second == third and len(first) > 3  # every unseen card lies in every place


@pytest.mark.parametrize(("more_cards", "each"), [(False, 10), (True, 15)])
def test_A17_the_virtual_player_gets_as_many_cards_as_a_human(more_cards: bool, each: int) -> None:
    """Five of them open, one or two below each, in every round; no card is anywhere twice, and worlds say the same."""
    game, rng = atout.game("ebbes", players=2, more_cards=more_cards), random.Random(1)
    state = game.start(seed=1)
    for _ in range(2):
        s = state.fields()
        down = [card for column in covered(state) for card in column if card != NO_CARD]
        held = [64 * w + bit for seat in range(2) for w in range(2) for bit in range(64) if s.hand[seat, w] >> bit & 1]
        assert (list(s.size[:3]), len(down), len(held)) == ([each] * 3, each - 5, 2 * each)
        deck = [16 * colour + rank for colour in range(5) for rank in range(each * 3 // 5)]
        assert sorted([*down, *held, *s.up.tolist()]) == deck
        assert [NO_CARD in column for column in covered(state)] == [not more_cards] * 5
        deals = state.deals
        while state.deals == deals:
            if rng.random() < 0.2:
                check_worlds(state, rng.choice([0, 1, None]))
            state.play(rng.choice(state.moves()))


def check_worlds(state: atout.State, viewer: int | None) -> None:
    view = state.view(viewer)
    sampler = view.sampler()
    (p,) = sampler.problem
    room = [0 if viewer == seat else state.fields().size[seat] for seat in range(2)]
    down = sum(card >= 0 for column in covered(state) for card in column)
    assert p["cap"][: p["count"]].tolist() == [*room, down, 0] and p["n"] == sum(room) + down
    world = atout.State(state.game, None, world=sampler.draw(new_rng(1)))
    assert world.view(viewer) == view and not any(world.fields().hand[2])
    holdings = state.game.family.holdings
    assert sorted(holdings(world.fields())) == sorted(holdings(state.fields()))


def test_the_lowest_card_is_hidden_and_known_like_any_other() -> None:
    """B1, the first of all card numbers: covered, then open."""
    game, rng = atout.game("ebbes", players=2), random.Random(3)
    state = next(state for state in map(game.start, range(100)) if [0, NO_CARD] in covered(state))
    for seat in (0, 1, None):
        check_view(state, seat, rng)
        assert [HIDDEN, NO_CARD] in covered(state.view(seat)) and [0, NO_CARD] not in covered(state.view(seat))
    while 0 not in list(state.fields().up):
        state.play(state.moves()[-1])
    for seat in (0, 1, None):
        check_view(state, seat, rng)
