"""Ebbe & Flut: the kinds of moves."""

from __future__ import annotations

from atout.families.moves import Kind, Moves

MOVES = Moves(
    Kind("turn:{pile}", part=True, pace=0.6),
    Kind("place:{square}", part=True, pace=0.6),
    Kind("{card}:{way}", part=True),
    Kind("end", private=True, force="bare"),
    Kind("claim", private=True),
)
