"""Which clause is named when cards are to be laid down, and something else is tried (N12)."""

from __future__ import annotations

import pytest

import atout
from tests.njet.tables import table


@pytest.mark.parametrize(
    ("square", "move", "clause"),
    [
        ("pass", "discard:R9", "lay"),
        ("2", "pass:R9", "lay"),
        *((square, move, "phase") for square in ("pass", "2") for move in ("R9", "no:trump:R", "team:0+2", "x2:1")),
        ("pass", "pass:Y9", "hand"),
        ("2", "discard:Y9", "hand"),
    ],
)
def test_what_is_wrong_while_cards_are_laid_down(square: str, move: str, clause: str) -> None:
    state = table("njet-2007", f"0 {square} K none 1", {0: "R9", 1: "Y9"}, ["team:0+1"])
    with pytest.raises(atout.NotLegal) as refused:
        state.play(move)
    assert refused.value.clause == clause
