"""What two players do not know of the virtual player's covered cards: neither which they are, nor in which order."""

from __future__ import annotations

import random

import atout
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
