"""Every move that may not be played is refused by the clause that forbids it, in every position of whole games."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.ebbe_flut.scene import EbbeFlutScene
from tests.refusals import check_refusals, kind

ALWAYS = ("turn:1", "turn:6", "place:00", "place:44", "A1:left", "e5:forward", "end", "claim")
TURNING = {"mend": "mend", "mending": "mend", "move": "one-card", "first-place": "place-first", "place": "place-first"}


def clause(now: EbbeFlutScene, _: object, move: str) -> str | None:
    """Told from what the page shows."""
    assert now.seat is not None
    what = move.partition(":")[2]
    if kind(move) == "turn":
        piles = now.piles[now.seat]
        left = piles[int(what) - 1] if int(what) <= len(piles) else 0
        return TURNING.get(now.phase, None if left else "pile")
    if kind(move) == "place":
        if now.phase not in ("first-place", "place"):
            return "turn-first"
        (start,) = (square.start for square in now.shore if square.name == what)
        return None if start == owner(now.turned[now.seat] or "") else "square"
    if move not in ("end", "claim"):
        return _clause_of_a_way(now, *move.split(":"))
    if not now.watchful:
        return "by-itself"
    if move == "claim":
        return None if now.may_claim else "claim"
    return {"move": None, "mending": None, "mend": "mend"}.get(now.phase, "end")


def owner(card: str) -> int:
    return int(card.islower())


def _clause_of_a_way(now: EbbeFlutScene, card: str, way: str) -> str | None:
    """A card moves left for a match in its column, forward for one in its row."""
    if now.phase in ("first-turn", "first-place"):
        return "phase"
    if not now.solo and owner(card) != now.seat:
        return "owner"
    top = {square.stack[-1].card: square.name for square in now.shore if square.stack}
    if card not in top:
        return "top"
    line = 1 if way == "left" else 0
    others = [other for other in top if other != card and owner(other) == owner(card)]
    in_line = [other for other in others if top[other][line] == top[card][line]]
    return None if any(set(other) & set(card) for other in in_line) else "match"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 1}, {"players": 2, "watchful": True}])
def test_the_clause_that_forbids_a_move_is_named(options: dict[str, Any], seed: int) -> None:
    check_refusals(atout.game("ebbe-flut", **options).start(seed=seed), seed, clause, ALWAYS, share=0.4)
