"""Twenty as the Python side sees it."""

from __future__ import annotations

from atout.families.family import Clause, Family
from atout.families.twenty import rules
from atout.families.twenty.narration import narrate
from atout.families.twenty.notation import MOVES, holdings, layout, notation
from atout.families.twenty.observation import OBSERVATION
from atout.families.twenty.scene import own, scene
from atout.families.twenty.show import show
from atout.families.twenty.state import DTYPE, setup

# In the order of the numbers in rules.py
CLAUSES = (Clause("hand", "Twenty, “Tricks”", "tricks"), Clause("follow", "Twenty, “Tricks”", "tricks"))

FAMILY = Family(
    name="twenty",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=notation,
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    narrate=narrate,
    show=show,
    scene=scene,
    own=own,
    observation=OBSERVATION,
)
__all__ = ["FAMILY", "rules"]
