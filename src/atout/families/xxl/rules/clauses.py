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
    Clause("phase", "XXL, « Le déroulement du jeu »", "play"),
    Clause("hand", "XXL, « Le déroulement du jeu »", "play"),
    Clause("series", _UP, "afterwards"),
    Clause("lower", _LOWER, "fits"),
    Clause("row", _ROW, "fits"),
    Clause("drawn", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}", "nothing-fits"),
    Clause("playable", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}", "nothing-fits"),
    Clause("talon-empty", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}", "nothing-fits"),
    Clause("talon", f"{_UP}, {_LOWER[5:]}, {_ROW[5:]}", "nothing-fits"),
)
_REFUSE, _RUNS, _FIX = "XXL, « Permis de refuser »", "XXL, « Fournir des séries »", "XXL, « Déterminer la couleur »"
CLAUSES_TRICKS = (
    Clause("keep", _REFUSE, "counting"),
    Clause("name", _REFUSE, "following"),
    Clause("name-once", _REFUSE, "following"),
    Clause("follow-named", _REFUSE, "following"),
    Clause("leader-plays", _REFUSE, "refusing"),
    Clause("refuse-second", _REFUSE, "refusing"),
    Clause("refuse-fewer", _REFUSE, "refusing"),
    Clause("refuse-fewest", _REFUSE, "refusing"),
    Clause("follow-open", _FIX, "open"),
    Clause("follow-fixed", _FIX, "fixed"),
)
CLAUSES_RUNS = (
    Clause("run-once", _RUNS, "play"),
    Clause("run-cards", _RUNS, "run"),
    Clause("run-hand", _RUNS, "run"),
    Clause("change-once", _RUNS, "play"),
    Clause("display", _RUNS, "change"),
    Clause("add-talon", _RUNS, "change"),
)

CLAUSES = CLAUSES_DRAW + CLAUSES_TRICKS + CLAUSES_RUNS
