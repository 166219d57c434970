"""ebbes as the Python side sees it."""

from __future__ import annotations

from atout.families.ebbes import rules
from atout.families.ebbes.events import EVENTS
from atout.families.ebbes.insight import FEATURES
from atout.families.ebbes.narration import narrate
from atout.families.ebbes.notation import MOVES, holdings, layout, notation
from atout.families.ebbes.observation import OBSERVATION
from atout.families.ebbes.scene import own, scene
from atout.families.ebbes.show import label, show
from atout.families.ebbes.state import DTYPE, setup
from atout.families.family import Clause, Family

# In the order of the numbers in rules.py
CLAUSES = (
    Clause("phase", "ebbes, “Sequence of play”", "round"),
    Clause("hand", "ebbes, “Sequence of play”", "tricks"),
    Clause("follow", "ebbes, “Rules for playing cards: follow suit”", "tricks"),
    Clause("virtual", "ebbes, “Rules for two players”", "two"),
    Clause("pair-colour", "ebbes, “Variant 2”", "choose-designators"),
    Clause("pair-value", "ebbes, “Variant 2”", "choose-designators"),
    Clause("seat", "ebbes, “Scoring: current zilch suit”", "first"),
)


FAMILY = Family(
    name="ebbes",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=notation,
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    narrate=narrate,
    show=show,
    label=label,
    scene=scene,
    own=own,
    observation=OBSERVATION,
    features=FEATURES,
    events=EVENTS,
)
__all__ = ["FAMILY", "rules"]
