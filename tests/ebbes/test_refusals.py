"""Every move that may not be played is refused by the clause that forbids it, in every position of whole games."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.ebbes.scene import EbbesOwn, EbbesScene
from tests.refusals import check_refusals, kind

DUE = {"naming": "first", "picking": "pick", "playing": "card"}
ALWAYS = ("B1", "R15", "pick:B1", "pick:R15", "first:0", "first:4")


def clause(now: EbbesScene, own: EbbesOwn, move: str) -> str | None:
    """Told from what the page shows."""
    what = move.partition(":")[2]
    if kind(move) != DUE[now.phase]:
        return "phase"
    if now.phase == "naming":
        return None if int(what) < len(now.sizes) else "seat"
    if now.pairs is not None and now.phase == "picking":
        if what[0] not in now.pairs.colours:
            return "pair-colour"
        return None if int(what[1:]) in now.pairs.values else "pair-value"
    if now.virtual is not None and now.seat == 2:
        up = [column.up for column in now.virtual if column.up is not None]
        following = [card for card in up if now.trick and card[0] == now.trick[0].card[0]]
        return None if move == (following or up)[0] else "virtual"
    if move not in own.hand:
        return "hand"
    led = now.trick[0].card[0] if now.trick else move[0]
    return "follow" if move[0] != led and any(card[0] == led for card in own.hand) else None


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 2, "more_cards": True, "choose_designators": True}, {"players": 5}],
)
def test_the_clause_that_forbids_a_move_is_named(options: dict[str, Any]) -> None:
    check_refusals(atout.game("ebbes", **options).start(seed=5), 5, clause, ALWAYS)
