"""The examples of Ebbe & Flut (T0 … T10 of our rulings), as little games."""

from __future__ import annotations

from atout.families.examples import Example

EXAMPLES = (
    Example(
        "t0",
        "ebbe-flut",
        section="examples",
        deal={"piles": [["B5"], ["c2"]], "starter": 1},
        moves="turn:1 turn:1 place:44 place:00",
        says=(0, 2, 4),
    ),
    Example(
        "t1",
        "ebbe-flut",
        section="examples",
        deal={"piles": [["B5", "", "E5"], ["c2"]], "starter": 1},
        moves="turn:1 turn:1 place:44 place:00 turn:3 place:34 E5:left",
        says=(5, 6, 7),
    ),
    Example(
        "t2",
        "ebbe-flut",
        section="examples",
        deal={"piles": [["B5", "", "B1"], ["c2"]], "starter": 1},
        moves="turn:1 turn:1 place:44 place:00 turn:3 place:43 B1:forward",
        says=(5, 6, 7),
    ),
    Example(
        "t3",
        "ebbe-flut",
        section="examples",
        deal={
            "piles": [
                ["E1 E5 B5 B3 E3", "D3 C5 C4 A1 D1", "B4 C3 C2 D2 B2", "A3 D4 E2 A4 E4", "A2 A5 D5 C1 B1"],
                ["b3 c4 b5 b2 e4", "c3 d1 e1 a3 c5", "b4 c1 e5 c2 d3", "a4 a1 e2 e3 d2", "b1 a2 d4 d5 a5"],
            ],
            "starter": 0,
        },
        moves=(
            "turn:3 turn:5 place:00 place:44 turn:5 place:01 turn:2 place:44 turn:2 place:01 turn:3 place:43 "
            "C3:forward turn:4 place:00 turn:1 place:43 turn:5 place:10 d4:left turn:4 place:34 A3:forward "
            "D3:left D3:left turn:3 place:10 d4:forward b4:left b4:left turn:3 place:34 C2:forward turn:2 "
            "place:00 turn:4 place:44 D3:forward C3:forward C2:forward C3:forward C3:forward turn:4 place:00 "
            "turn:4 place:44 C2:left C3:left E2:forward C3:left"
        ),
        says=(49, 50),
    ),
    Example(
        "t4",
        "ebbe-flut",
        section="examples",
        deal={
            "piles": [
                ["E1 B2 B4 B3 D3", "D5 E4 A5 A2 E5", "D2 C3 A3 B5 B1", "C5 E2 E3 A1 D1", "C1 C4 D4 C2 A4"],
                ["e5 c4 b1 d1 d3", "c2 b5 e2 a5 a4", "d5 d4 a1 c5 b3", "a2 e4 c3 b2 b4", "c1 e1 a3 e3 d2"],
            ],
            "starter": 1,
        },
        moves=(
            "turn:2 turn:1 place:43 place:01 turn:3 place:44 D5:forward turn:1 place:00 turn:3 place:34 "
            "turn:4 place:10 turn:4 place:44 C3:left turn:3 place:10 turn:2 place:44 turn:3 place:10 c4:left "
            "turn:1 place:44 turn:5 place:10 turn:5 place:43 C1:forward turn:3 place:10 turn:3 place:34 "
            "turn:4 place:00 c4:forward e5:forward turn:4 place:43 E1:forward E1:forward E4:left turn:3 "
            "place:00 turn:3 place:43 C5:forward C1:forward C3:forward C5:forward C3:forward C5:forward "
            "C3:forward C3:left B5:left C1:forward C5:forward C5:forward"
        ),
        says=(58, 59),
    ),
    Example(
        "t5",
        "ebbe-flut",
        section="examples",
        deal={
            "piles": [
                ["E1 C2 A4 B4 B2", "E3 E5 A2 B5 A1", "D2 A3 B1 E2 C3", "C4 A5 E4 C1 D1", "D3 B3 C5 D5 D4"],
                ["c3 b4 d4 e5 b5", "d1 e3 c4 b2 a1", "a2 e2 d3 b3 d5", "c2 a3 b1 e4 c5", "a5 a4 c1 d2 e1"],
            ],
            "starter": 0,
        },
        moves=(
            "turn:3 turn:4 place:01 place:34 turn:5 place:00 turn:1 place:43 turn:4 place:00 turn:2 place:34 "
            "turn:3 place:00 c2:forward turn:3 place:43 turn:5 place:10 a4:left turn:4 place:34 turn:1 "
            "place:01 turn:4 place:44 A3:forward turn:5 place:10 turn:2 place:43 E5:forward E1:left turn:1 "
            "place:01 a4:left c1:forward turn:4 place:43 E1:forward E1:forward E5:left E1:left turn:3 "
            "place:00 turn:1 place:44 C4:left E4:left E3:forward E5:left C2:left C4:left E4:left E4:left "
            "E3:forward E1:left E1:left"
        ),
        says=(57, 58),
    ),
    Example(
        "t8",
        "ebbe-flut",
        section="examples",
        deal={
            "piles": [
                ["E2 B2 C3 E5 A5", "C4 C5 A3 D5 C2", "B5 B4 B3 A1 E4", "B1 A4 C1 E3 D1", "A2 D4 E1 D3 D2"],
                ["c3 d3 b4 b2 d2", "d1 e2 d5 e1 e4", "c1 c4 d4 b1 a3", "c2 a1 b3 e5 e3", "b5 a5 a4 c5 a2"],
            ],
            "starter": 1,
        },
        moves=(
            "turn:2 turn:1 place:00 place:44 turn:5 place:10 turn:5 place:34 turn:2 place:00 turn:3 place:34 "
            "turn:3 place:01 c1:forward turn:4 place:34 turn:3 place:00 turn:3 place:44 B1:left B5:left "
            "turn:2 place:01 turn:2 place:34 B5:forward B5:left turn:3 place:01 c4:forward d1:forward "
            "c1:forward turn:1 place:44 turn:3 place:01 c1:left turn:1 place:43 E2:forward B4:forward B2:left "
            "C4:left B4:forward turn:1 place:10 d3:left d3:forward"
        ),
        says=(50,),
    ),
    Example(
        "t9",
        "ebbe-flut",
        section="examples",
        deal={"piles": [["C1"], ["b5", "e5"]], "starter": 0},
        moves="turn:1 turn:1 place:00 place:44 turn:2 place:10 b5:left",
        says=(5, 6, 7),
    ),
    Example(
        "t10",
        "ebbe-flut",
        section="examples",
        deal={
            "piles": [
                ["E1 C1 B5 A4 C5", "C2 C4 B1 E2 E4", "D1 D5 C3 B3 A1", "B4 D4 E5 A5 D3", "D2 B2 E3 A3 A2"],
                ["d4 c4 e5 e2 b5", "c3 b2 b3 e4 d3", "c5 a5 d1 b4 e1", "e3 a4 a3 a1 c1", "d5 b1 d2 a2 c2"],
            ],
            "starter": 0,
        },
        moves=(
            "turn:5 turn:4 place:34 place:01 turn:4 place:44 turn:2 place:00 c3:forward turn:4 place:44 "
            "D2:left turn:2 place:00 turn:3 place:43 D4:forward D2:left D4:left D4:forward D1:left D2:left "
            "turn:3 place:00 c5:left turn:2 place:43 turn:1 place:00 turn:3 place:34 D5:forward D4:forward "
            "turn:5 place:01 d4:forward turn:3 place:43 turn:5 place:10 b2:left turn:5 place:43 B4:forward "
            "turn:1 place:00 turn:3 place:44 B2:forward D2:forward B3:left B3:left C3:forward D2:forward "
            "C3:left B2:left B2:forward B3:left D2:forward"
        ),
        says=(58, 59),
    ),
)
