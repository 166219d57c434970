"""XXL: what the seven ids offer to the Python side."""

from __future__ import annotations

from atout.families.family import Family
from atout.families.xxl import rules
from atout.families.xxl.events import EVENTS
from atout.families.xxl.insight import FEATURES
from atout.families.xxl.narration import narrate
from atout.families.xxl.notation import MOVES, holdings, layout, notation
from atout.families.xxl.observation import OBSERVATION
from atout.families.xxl.options import PARTS
from atout.families.xxl.past import past
from atout.families.xxl.rules.clauses import CLAUSES
from atout.families.xxl.scene import own, scene
from atout.families.xxl.show import label, show
from atout.families.xxl.state import DTYPE, setup
from atout.kernel.jit import Fields


def round_extras(s: Fields) -> dict[str, list[int]]:
    """The match writes the places of every part."""
    return {"places": s.place.tolist()[: s.seats]} if s.match else {}


FAMILY = Family(
    name="xxl",
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
    features=FEATURES,
    events=EVENTS,
    part=lambda s: PARTS[s.kind],
    round_extras=round_extras,
)
__all__ = ["FAMILY", "rules"]
