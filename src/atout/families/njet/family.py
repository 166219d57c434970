"""The Njet family as the Python side sees it."""

from __future__ import annotations

from atout.families.family import Clause, Family
from atout.families.njet import rules
from atout.families.njet.events import EVENTS
from atout.families.njet.insight import FEATURES
from atout.families.njet.narration import narrate, sides
from atout.families.njet.notation import MOVES, holdings, layout, notation
from atout.families.njet.observation import OBSERVATION
from atout.families.njet.past import past
from atout.families.njet.scene import own, scene
from atout.families.njet.show import label, show
from atout.families.njet.state import DTYPE, setup

_DISCARD = "Njet 2007, « Ligne 2 : Défausser des cartes »; Niet! 2015, « Ligne 2 : Cartes à défausser »"
# In the order of the numbers in rules.py
CLAUSES = (
    Clause("phase", "Niet! 2015, « Déroulement d’une manche »", "round"),
    Clause("hand", "Njet! 1997, « La phase de plis »", "tricks"),
    Clause("follow", "Njet! 1997, « La phase de plis »; Njet 2007 and Niet! 2015, « La phase de plis »", "tricks"),
    Clause("trump", "Njet! 1997, « La phase de plis »", "tricks"),
    Clause("square", "Njet! 1997, « La phase Njet »; Njet 2007, « Mise en place du jeu »", "stones"),
    Clause("last-square", "Njet! 1997, « La phase Njet »; Niet! 2015, « La phase Niet! »", "stones"),
    Clause(
        "team", "Njet! 1997, « Le plateau »; Njet 2007 and Niet! 2015, « Mise en place du jeu », by players", "sides"
    ),
    Clause("doubler", "Njet 2007, « Carte Monstre »; Niet! 2015, « Carte “x2” »", "sides"),
    Clause("no-loot", _DISCARD, "discarding"),
    Clause("lay", _DISCARD, "discarding"),
)

FAMILY = Family(
    name="njet",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=notation,
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    past=past,
    narrate=narrate,
    show=show,
    label=label,
    scene=scene,
    own=own,
    observation=OBSERVATION,
    playouts="likewise",
    features=FEATURES,
    events=EVENTS,
    sides=lambda s: sides(s) if s.team else None,
)
__all__ = ["FAMILY", "rules"]
