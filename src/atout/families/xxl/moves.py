"""XXL: the kinds of moves of all six games."""

from __future__ import annotations

from atout.families.moves import Kind, Moves

MOVES = Moves(
    Kind("draw", private=True, force="plain"),
    Kind("pass", force="plain"),
    Kind("refuse"),
    Kind("keep:none", private=True, force="plain", part=True, pace=0.6),
    Kind("keep:{card}", private=True, part=True, pace=0.6),
    Kind("run:{cards}@{colour}", private=True, part=True),
    Kind("swap:{card}>{card}", private=True, part=True),
    Kind("add:{card}", private=True, part=True),
    # To end a turn where people hold cards for somebody else would tell that they have no run in hand.
    Kind("end", private=True, force="bare"),
    Kind("trump:{colour}", part=True),
    Kind("{card}@{colour}>{pile}"),
    Kind("{card}@{colour}"),
    Kind("{card}"),
)
