"""Every move that may not be played is refused by the clause that forbids it, in every position of whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import atout
from atout.families.ebbes.scene import EbbesScene
from tests.scenes import own_of, scene_of


def kind(move: str) -> str:
    return move.partition(":")[0] if ":" in move else "card"


def clause(now: EbbesScene, hand: list[str], move: str) -> str | None:
    """The clause that forbids a move, told from what the page shows; None if it is legal."""
    if kind(move) != {"naming": "first", "picking": "pick", "playing": "card"}[now.phase]:
        return "phase"
    what = move.partition(":")[2]
    if now.phase == "naming":
        return None if int(what) < len(now.sizes) else "seat"
    if now.phase == "picking":
        assert now.pairs is not None
        if what[0] not in now.pairs.colours:
            return "pair-colour"
        return None if int(what[1:]) in now.pairs.values else "pair-value"
    if now.virtual is not None and now.seat == 2:
        up = [column.up for column in now.virtual if column.up is not None]
        following = [card for card in up if now.trick and card[0] == now.trick[0].card[0]]
        return None if move == (following or up)[0] else "virtual"
    if move not in hand:
        return "hand"
    led = now.trick[0].card[0] if now.trick else move[0]
    return "follow" if move[0] != led and any(card[0] == led for card in hand) else None


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 2, "more_cards": True, "choose_designators": True}, {"players": 5}],
)
def test_the_clause_that_forbids_a_move_is_named(options: dict[str, Any]) -> None:
    state, rng = atout.game("ebbes", **options).start(seed=5), random.Random(5)
    texts = [text for text in state._notation.moves if text]
    while state.scored < 2 and not state.over:
        now, seat = scene_of(state.view(None)), state.seat
        assert isinstance(now, EbbesScene) and seat is not None
        hand = own_of(state.view(seat), seat).hand
        for move in [*rng.sample(texts, 9), "B1", "R15", "pick:B1", "pick:R15", "first:0", "first:4"]:
            expected = clause(now, hand, move)
            assert (move in state.legal()) == (expected is None)
            if expected is not None:
                with pytest.raises(atout.NotLegal) as refused:
                    state.copy().play(move)
                assert refused.value.clause == expected, move
        state.play(rng.choice(state.moves()))
