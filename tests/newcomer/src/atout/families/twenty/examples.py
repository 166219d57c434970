"""An example for the rules' page, as a little game."""

from __future__ import annotations

from atout.families.examples import Example

EXAMPLES = (
    Example(
        "t1",
        "twenty",
        section="t-1",
        options={"players": 3},
        deal={"dealer": 2, "hands": ["R5", "R1", "G2"], "display": ["G1"]},
        moves="R5 R1 G2",
        says=(0, 3),
    ),
)
