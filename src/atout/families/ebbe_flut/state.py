"""Ebbe & Flut: the state record and its numbers for cards, squares and moves.

Cards 0 … 24 are A1 … E5 of set 0 (ebb), 25 … 49 those of set 1 (flood). Square = 5 · row + column; row 4 is seat 0's
near side, row 0 is seat 1's. In the game for two, a seat owns the set of its number; alone, seat 0 owns both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.ebbe_flut.options import STARTS, EbbeFlut
from atout.kernel.state import blank, record

# Phases. FIRST_TURN and FIRST_PLACE are the opening for two; TURN: a card is to be turned up; TURNED: and placed;
# MOVING: it lies, or there is none left; MEND: a right claim is to be made good; MENDING: a first move has been made.
FIRST_TURN, FIRST_PLACE, TURN, TURNED, MOVING, MEND, MENDING = range(7)

LEFT, FORWARD = 0, 1  # ways, as the card's owner sees them

# Moves: a pile, a square + PLACE, set · 50 + way · 25 + card of the set + WAY, END, CLAIM.
PLACE, WAY, END, CLAIM, SPACE = 10, 35, 135, 136, 137

START = np.array(STARTS)

EMPTY = 1  # `stack` of an empty square

DTYPE = record(
    [
        # Top cards by line, so that matches are found for all squares at once (rules.py): of set i, the cards on top in
        # column k in the low half, those on top in row k in the high half; a half has six bits per letter.
        ("line", np.int64, (2, 5)),
        ("stack", np.int64, 25),  # the sets of a square's cards, the top card's in bit 0, below the lowest a 1
        ("scored", np.int64),  # cards brought to their goal, as bits, forfeited ones included
        ("removed", np.int64),  # cards moved off the board, as bits
        ("top", np.int8, 25),  # the card on top of each square, −1 for none
        ("below", np.int8, 50),  # the card under each card on the board, −1 for none
        ("square", np.int8, 50),  # the square that each card is on top of, −1 for none
        (
            "pile",
            np.int8,
            (10, 5),
        ),  # face-down cards, top first, −1 once turned; five piles for each seat, alone all ten
        ("left", np.int8, 10),  # cards left in each pile
        ("stock", np.int8, 2),  # cards left in all piles of each seat
        ("turned", np.int8, 2),  # the card that each seat has turned up and not placed, −1 for none
        ("lost", np.int8, 2),  # points forfeited to right claims: which card it was makes no difference
        ("starter", np.int8),  # who starts; until both first cards are turned: who would, if they were equal
        ("may_claim", np.int8),  # watchful: the other has just said `end`
        ("acted", np.int8),  # watchful: something was placed or moved in this turn
        ("idle", np.int8),  # watchful: turns in a row without
        ("watchful", np.int8),
        ("memory", np.int8),
    ]
)


def setup(options: EbbeFlut) -> np.ndarray[Any, Any]:
    """A table before its deal."""
    states = blank(DTYPE, options.players, options.players)
    s = states[0]
    s["stack"] = EMPTY
    for field in ("top", "below", "square", "pile", "turned", "starter"):
        s[field] = -1
    s["watchful"] = options.watchful and options.players == 2  # nobody to claim from alone
    s["memory"] = options.memory
    return states
