"""The Njet family: the kinds of moves."""

from __future__ import annotations

from atout.families.moves import Kind, Moves

MOVES = Moves(
    Kind("no:{row}:{square}", part=True, pace=0.3, sound="stone"),
    Kind("team:{seats}", part=True),
    Kind("x2:{seat}", part=True),
    Kind("discard:{card}", private=True, part=True),
    Kind("pass:{card}", private=True, part=True),
    Kind("{card}"),
)
