"""The examples of the three Njet rulebooks and of our rulings, as little games."""

from __future__ import annotations

from atout.families.examples import Example
from atout.families.njet.editions import EDITIONS, ROWS


def _stones(id: str, players: int, free: str) -> str:
    """The moves that leave exactly these squares of the board free, column by column."""
    edition = next(edition for edition in EDITIONS if edition.id == id)
    squares, kept = edition.squares(players, no_trump=id == "njet-2007"), free.split()
    return " ".join(
        f"no:{ROWS[row]}:{texts[column]}"
        for column in range(5)
        for row, texts in enumerate(edition.rows)
        if squares >> (row * 8 + column) & 1 and texts[column] != kept[row]
    )


EXAMPLES = (
    Example(
        "n-1",
        "njet-1997",
        section="n-1",
        options={"players": 4},
        deal={"dealer": 0},
        moves=_stones("njet-1997", 4, "2 1 B K 3") + " team:1+2",
        says=(12, 15, 16),
    ),
    Example(
        "n-2",
        "njet-1997",
        section="n-2",
        options={"players": 4},
        seed=2212,
        deal={"dealer": 0},
        moves=_stones("njet-1997", 4, "0 0 B none 3")
        + (
            " team:0+1 K7 K4 K8 K9 R3 R6 R5 R8 R1 R4 R1 R9 K3 K1 B1 K5 G2 G7 G5 G4 B4 B3 B5 G3 B8 G1 B7 B6 R7 "
            "R2 B2 K1 G6 G8 B9 G9 B1 G1 K2 K6"
        ),
        says=(52, 56),
    ),
    Example(
        "n-3",
        "njet-1997",
        section="n-3",
        options={"players": 4},
        deal={"dealer": 0},
        moves="no:trump:B",
        says=(0, 1),
    ),
    Example(
        "n-4",
        "njet-1997",
        section="n-4",
        options={"players": 4},
        deal={"dealer": 0, "hands": ["G1 G4 G5 G6 G7 R2 R3 R4 R5 R6", "G1 G2 G3 G8 G9 R1 R1 R7 R8 R9", "", ""]},
        moves=_stones("njet-1997", 4, "0 0 R none 1") + " team:0+1 G1 G1 K7 B2",
        says=(16, 18, 20),
    ),
    Example(
        "n-5",
        "njet-1997",
        section="n-5",
        options={"players": 4},
        deal={"dealer": 0, "hands": ["B9", "K1", "B8", "K1"]},
        moves=_stones("njet-1997", 4, "0 0 B K 1") + " team:0+2 B9 K1 B8 K1",
        says=(16, 18, 20),
    ),
    Example(
        "n-5-loot",
        "njet-1997",
        section="n-5",
        options={"players": 4},
        deal={"dealer": 0, "hands": ["B9", "K1", "B8", "K1"]},
        moves=_stones("njet-1997", 4, "0 0 B K 1") + " team:0+1 B9 K1 B8 K1",
        says=(16, 20),
    ),
    Example(
        "n-6",
        "njet-1997",
        section="n-6",
        options={"players": 4},
        seed=3,
        deal={"dealer": 0, "hands": ["K5", "K1 R4 B2 G9", "", ""]},
        moves=_stones("njet-1997", 4, "0 0 B K 1") + " team:0+1 K5 B2 K7 K8",
        says=(16, 17, 18),
    ),
    Example(
        "n-7",
        "njet-1997",
        section="n-7",
        options={"players": 3},
        seed=17,
        deal={"dealer": 0},
        moves=_stones("njet-1997", 3, "0 0 B none 2")
        + (
            " team:0 B5 K6 B1 B7 K1 B9 K7 K9 K4 B8 G4 B3 G5 G1 G8 B4 B6 R3 K5 K8 K1 R1 R6 R4 G3 G6 G7 G1 K3 "
            "B1 R7 R5 R9 R8 R1 G9"
        ),
        says=(48, 51),
    ),
    Example(
        "m-1",
        "njet-2007",
        section="m-1",
        options={"players": 5},
        deal={"dealer": 0},
        moves=_stones("njet-2007", 5, "0 0 K B 2") + " team:0+1+3 x2:2",
        says=(17, 20, 22),
    ),
    Example(
        "m-2",
        "njet-2007",
        section="m-2",
        options={"players": 5},
        seed=824,
        deal={"dealer": 0, "hands": ["Y9", "Y0", "Y4", "K0", "K7"]},
        moves=_stones("njet-2007", 5, "0 0 K B 2") + " team:0+1+4 x2:2 Y9 Y0 Y4 K0 K7",
        says=(22, 27),
    ),
    Example(
        "m-3",
        "njet-2007",
        section="m-3",
        options={"players": 5},
        seed=7,
        deal={"dealer": 0},
        moves=_stones("njet-2007", 5, "0 0 K B 2")
        + (
            " team:0+1+4 x2:3 B6 B8 B9 B2 B7 R4 R9 R7 R7 R7 K7 K0 B0 K3 K0 Y0 Y9 Y0 Y2 Y7 B0 K7 K1 K8 K9 K6 "
            "K7 K5 B0 K4 R7 B5 R0 R1 R0 R0 B7 R8 Y6 Y3 B7 B7 B3 R6 B4 B1 K2 Y7 Y5 K0 Y7 R5 Y4 Y8 Y7 R2 K7 Y0 "
            "R3 Y1"
        ),
        says=(77, 82),
    ),
    Example(
        "m-4",
        "njet-2007",
        section="m-4",
        options={"players": 4},
        deal={"dealer": 0, "hands": ["R7", "R7", "R3", "R7"]},
        moves=_stones("njet-2007", 4, "0 0 K none 1") + " team:0+1 R7 R7 R3 R7",
        says=(20, 24),
    ),
    Example(
        "m-5",
        "njet-2007",
        section="m-5",
        options={"players": 3},
        seed=1307,
        deal={"dealer": 0},
        moves=_stones("njet-2007", 3, "0 0 K none -2")
        + (
            " team:0 B9 B3 B4 B6 B0 B0 Y3 Y7 Y1 K8 K2 K3 R0 R5 R2 R1 R4 R3 B2 B0 K1 Y0 Y0 Y0 K5 K6 K7 B5 B1 "
            "R7 Y2 Y8 Y6 K4 K9 B8 K0 B7 K0 R8 R0 Y4 K0 R9 Y9 R6 R0 Y5"
        ),
        says=(64, 67),
    ),
    Example(
        "m-6",
        "njet-2007",
        section="m-6",
        options={"players": 4},
        deal={"dealer": 0, "hands": ["B0", "B3 R9", "", ""]},
        moves=_stones("njet-2007", 4, "0 0 none B 1") + " team:0+1 B0 R9 Y7 B0",
        says=(20, 21),
    ),
    Example(
        "i-1",
        "niet-2015",
        section="i-1",
        options={"players": 5},
        deal={"dealer": 0},
        moves=_stones("niet-2015", 5, "1 0 Y B 2") + " team:1+2+3 x2:0",
        says=(16, 19, 21),
    ),
    Example(
        "i-2",
        "niet-2015",
        section="i-2",
        options={"players": 5},
        seed=4347,
        deal={"dealer": 0, "hands": ["G9", "G1", "G4", "Y1", "Y7"]},
        moves=_stones("niet-2015", 5, "0 0 Y none 2") + " team:0+1+4 x2:2 G9 G1 G4 Y1 Y7",
        says=(21, 26),
    ),
    Example(
        "i-3",
        "niet-2015",
        section="i-3",
        options={"players": 4},
        seed=36,
        deal={"dealer": 0, "hands": ["G9", "G1 R5", "", ""]},
        moves=_stones("niet-2015", 4, "0 0 Y G 2") + " team:0+1 G9 R5 G7 G6",
        says=(19, 20),
    ),
)
