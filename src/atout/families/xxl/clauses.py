"""XXL: the rules that can forbid a move. Clause number k is CLAUSES[k − 1]; new ones go to the end of both lists."""

from __future__ import annotations

from atout.families.family import Clause

C_PHASE, C_HAND = 1, 2
# Games 1, 2, 5
C_SERIES, C_LOWER, C_ROW, C_DRAWN, C_PLAYABLE, C_TALON_EMPTY, C_TALON = range(3, 10)
# Games 3, 6
C_KEEP, C_NAME, C_NAME_ONCE, C_FOLLOW_NAMED, C_LEADER_PLAYS = range(10, 15)
C_REFUSE_SECOND, C_REFUSE_FEWER, C_REFUSE_FEWEST, C_FOLLOW_OPEN, C_FOLLOW_FIXED = range(15, 20)
# Game 4
C_RUN_ONCE, C_RUN_CARDS, C_RUN_HAND, C_CHANGE_ONCE, C_DISPLAY, C_ADD_TALON = range(20, 26)

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
_REFUSE, _RUNS, _FIX = "XXL, « Permis de refuser »", "XXL, « Fournir des séries »", "XXL, « Déterminer la couleur »"
CLAUSES_TRICKS = (
    Clause("keep", _REFUSE),
    Clause("name", _REFUSE),
    Clause("name-once", _REFUSE),
    Clause("follow-named", _REFUSE),
    Clause("leader-plays", _REFUSE),
    Clause("refuse-second", _REFUSE),
    Clause("refuse-fewer", _REFUSE),
    Clause("refuse-fewest", _REFUSE),
    Clause("follow-open", _FIX),
    Clause("follow-fixed", _FIX),
)
CLAUSES_RUNS = (
    Clause("run-once", _RUNS),
    Clause("run-cards", _RUNS),
    Clause("run-hand", _RUNS),
    Clause("change-once", _RUNS),
    Clause("display", _RUNS),
    Clause("add-talon", _RUNS),
)

CLAUSES = CLAUSES_DRAW + CLAUSES_TRICKS + CLAUSES_RUNS
