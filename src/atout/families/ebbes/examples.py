"""The examples of the ebbes rulebook and of our rulings, as little games."""

from __future__ import annotations

from atout.families.examples import Example

EXAMPLES = (
    Example(
        "e1",
        "ebbes",
        section="e1",
        options={"players": 5},
        deal={"dealer": 4, "first": 0, "number": 1, "hands": ["B10", "B1", "", "", ""]},
        moves="B10 B1 B9 B7 B2",
        says=(0, 2),
    ),
    Example(
        "e2",
        "ebbes",
        section="e2",
        options={"players": 5},
        deal={"dealer": 4, "first": 0, "number": 1, "hands": ["B10 G10", "B1 Y1", "", "", ""]},
        moves="B10 B1 B9 B7 B2 G10 Y1 G3 G9 G4",
        says=(5, 6, 7),
    ),
    Example(
        "e3",
        "ebbes",
        section="e3",
        options={"players": 5},
        seed=125,
        deal={"dealer": 4, "first": 0},
        moves=(
            "R9 R2 R8 R5 N7 G3 G6 G7 G5 G2 R3 R7 B8 R1 N6 R10 Y4 G1 B10 R6 Y7 Y1 Y6 Y9 Y3 N9 N10 N4 N3 B5 Y2 "
            "Y10 Y8 Y5 B7 N2 N5 G9 N1 B1 B9 B2 B4 B6 N8 B3 G8 G4 R4 G10"
        ),
        says=(45, 50),
    ),
    Example(
        "e4",
        "ebbes",
        section="e4",
        options={"players": 3, "more_cards": True, "choose_designators": True},
        deal={"dealer": 2, "first": 0},
        moves="pick:G9 pick:B7 pick:R8 pick:Y1 pick:N5 R8",
        says=(0, 5),
    ),
    Example(
        "e5",
        "ebbes",
        section="e5",
        options={"players": 3, "choose_designators": True},
        deal={"dealer": 2, "first": 0, "hands": ["G5", "", ""]},
        moves="pick:G5 pick:B1 pick:Y2 pick:N3 pick:R4 G5",
        says=(0, 1, 6),
    ),
    Example(
        "e6",
        "ebbes",
        section="e6",
        options={"players": 4},
        seed=32,
        deal={"dealer": 3, "first": 0},
        moves=(
            "Y4 Y7 Y8 Y1 R5 R8 R2 R4 G3 B7 G4 G1 B6 B3 B4 R1 B2 N6 B8 N2 G2 R3 N5 G8 G5 G6 Y3 B1 R7 N1 N8 N7 "
            "R6 Y6 N3 N4 G7 Y2 B5 Y5"
        ),
        says=(36, 40),
    ),
    Example(
        "e6-level",
        "ebbes",
        section="e6",
        options={"players": 3},
        seed=6,
        deal={"dealer": 2, "first": 0},
        moves="B3 B4 R2 B5 G1 B2 B6 G4 B1 R1 R4 R3 Y5 R5 Y2 Y1 G2 Y3 G6 G5 G3 N4 N3 N1 N2 Y4 N5 N6 R6 Y6",
        says=(27, 30),
    ),
    Example(
        "e7",
        "ebbes",
        section="e7",
        options={"players": 3},
        seed=17,
        deal={"dealer": 2, "first": 0, "number": 1, "hands": ["G4", "Y6", "Y1"]},
        moves="G4 Y6 Y1",
        says=(0, 2, 3),
    ),
    Example(
        "e8",
        "ebbes",
        section="e8",
        options={"players": 5},
        seed=4073,
        deal={"dealer": 4, "first": 0, "number": 2, "hands": ["B2", "R2", "G2", "Y2", "N1"]},
        moves="B2 R2 G2 Y2 B5",
        says=(0, 4),
    ),
)
