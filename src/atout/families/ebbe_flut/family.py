"""Ebbe & Flut as the Python side sees it."""

from __future__ import annotations

from atout.families.ebbe_flut import rules
from atout.families.ebbe_flut.events import EVENTS
from atout.families.ebbe_flut.insight import FEATURES
from atout.families.ebbe_flut.narration import narrate
from atout.families.ebbe_flut.notation import MOVES, holdings, layout, notation, unspoken
from atout.families.ebbe_flut.observation import OBSERVATION
from atout.families.ebbe_flut.past import past
from atout.families.ebbe_flut.scene import own, scene
from atout.families.ebbe_flut.show import label, show
from atout.families.ebbe_flut.state import DTYPE, setup
from atout.families.family import Clause, Family

# In the order of the numbers in rules.py
CLAUSES = (
    Clause("phase", "Ebbe & Flut 2000, « Déroulement de la partie »", "turn"),
    Clause("pile", "Ebbe & Flut 2000, « Préparation de la partie »", "place"),
    Clause("place-first", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("one-card", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("turn-first", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("square", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("owner", "Ebbe & Flut 2000, « Déplacement des cartes »", "match"),
    Clause("top", "Ebbe & Flut 2000, « Fin du tour »", "stacks"),
    Clause("match", "Ebbe & Flut 2000, « Déplacement des cartes »", "match"),
    Clause("by-itself", "Ebbe & Flut 2000, « Fin du tour »", "turn-end"),
    Clause("end", "Ebbe & Flut 2000, « Piocher une carte »", "place"),
    Clause("claim", "Ebbe & Flut 2000, « Contrôle des cartes du joueur adverse »", "check"),
    Clause("mend", "Ebbe & Flut 2000, « Contrôle des cartes du joueur adverse »", "check"),
)


FAMILY = Family(
    name="ebbe_flut",
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
    unspoken=unspoken,
    scene=scene,
    own=own,
    observation=OBSERVATION,
    features=FEATURES,
    events=EVENTS,
    playouts="sparing",
)
__all__ = ["FAMILY", "rules"]
