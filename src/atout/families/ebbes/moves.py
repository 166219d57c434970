"""ebbes: the kinds of moves."""

from __future__ import annotations

from atout.families.moves import Kind, Moves

MOVES = Moves(
    Kind("pick:{card}", part=True, pace=0.6),
    Kind("first:{seat}", part=True),
    Kind("{card}"),
)
