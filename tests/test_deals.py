"""What a record says of a deal is what the rules then do: nothing about dealing is known in two places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import atout
from atout.kernel.jit import Fields
from tests.settings import name, one_per_table

DEALS = 3


def dealt(game: atout.Game) -> Iterator[tuple[dict[str, Any], Fields]]:
    """The first deals of a random game: each as a record writes it, and the table after it."""
    state, rng, deals = game.start(3), random.Random(3), 0
    while not state.over and deals < DEALS:
        if state.deals > deals:
            deals = state.deals
            yield [step["deal"] for step in state.steps() if "deal" in step][-1], state.copy().fields()
        state.play(rng.choice(state.moves()))


@pytest.mark.parametrize("game", one_per_table(), ids=name)
def test_a_written_deal_says_what_the_table_then_shows(game: atout.Game) -> None:
    for deal, s in dealt(game):
        for key in {"dealer", "first", "number"} & deal.keys():
            assert deal[key] == getattr(s, key)
        for seat, hand in enumerate(deal.get("hands", ())):
            assert len(hand) == s.size[seat]


@pytest.mark.parametrize(
    "game",
    [atout.game("ebbes", players=3), atout.game("ebbes", players=2), atout.game("xxl-fix-the-colour", trump=True)],
    ids=name,
)
def test_the_deal_goes_round(game: atout.Game) -> None:
    dealers = [s.dealer for _, s in dealt(game)]
    assert len(dealers) == DEALS
    for before, after in pairwise(dealers):
        assert after == (before + 1) % game.options.players
