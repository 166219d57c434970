"""XXL: the rules that can forbid a move. Clause number k is CLAUSES[k − 1]; new ones go to the end of both lists."""

from __future__ import annotations

from atout.games.family import Clause

C_PHASE, C_HAND = 1, 2
# Games 1, 2, 5
C_SERIES, C_LOWER, C_ROW, C_DRAWN, C_PLAYABLE, C_TALON_EMPTY, C_TALON = range(3, 10)
# Games 3, 6: from 10 on
# Game 4: from 20 on

_UP, _LOWER, _ROW = "XXL, « Montées et descentes »", "XXL, « À moins »", "XXL, « L’un après l’autre »"

CLAUSES_DRAW = (
    Clause("phase", "XXL, « Le déroulement du jeu »"),
    Clause("hand", "XXL, « Le déroulement du jeu »"),
    Clause("series", _UP),
    Clause("lower", _LOWER),
    Clause("row", _ROW),
    Clause("drawn", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}"),
    Clause("playable", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}"),
    Clause("talon-empty", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}"),
    Clause("talon", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}"),
)
# Exactly ten clauses (numbers 10 … 19), unused ones named `phase`
CLAUSES_TRICKS: tuple[Clause, ...] = (Clause("phase", "XXL, « Le déroulement du jeu »"),) * 10
CLAUSES_RUNS: tuple[Clause, ...] = ()  # numbers 20 …

CLAUSES = CLAUSES_DRAW + CLAUSES_TRICKS + CLAUSES_RUNS
