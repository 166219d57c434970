"""ebbes: the state record and its words for colours, slots and moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.ebbes.options import Ebbes
from atout.kernel.state import blank, record
from atout.kernel.tricks import TRICK

COLOURS = "BNYGR"  # blue, brown, yellow, green, red: the canonical order
TRUMP, PLUS, EBBES, MINUS, ZILCH = range(5)
NAMING, PICKING, PLAYING = range(3)  # phases: who goes first, pairs (variant 2), tricks
COLOUR = 0x7FFF  # the 15 cards of a colour as bits
VIRTUAL = 2  # the third seat of the game for two

# Moves: a card 0 … 79 (colour · 16 + value − 1), the same + PICK, a seat + FIRST.
PICK, FIRST, SPACE = 80, 160, 165

DTYPE = record(
    [
        *TRICK,
        ("hand", np.int64, (5, 2)),  # a seat's cards as bits: card c is bit c % 64 of word c // 64
        ("won", np.int64, (5, 2)),  # cards in won tricks, likewise
        ("goal", np.int16),
        ("dabbscheedel", np.int16),
        ("used", np.int16),  # round numbers that have been turned up, as bits
        ("void", np.int8, 5),  # colours that a seat has shown not to hold, as bits
        ("size", np.int8, 5),  # cards in hand
        ("up", np.int8, 5),  # the virtual player's open card of each column
        ("down", np.int8, (5, 2)),  # and the covered ones below, lowest first
        ("slot", np.int8, 5),  # the colour of trump, plus, ebbes, minus, zilch; −1 not yet
        ("mark", np.int8, 5),  # the value whose card names the colour; 0 not picked yet
        ("named", np.int8),  # slots filled
        ("first", np.int8),  # who leads the round; −1 not named yet
        ("decider", np.int8),  # who names the next round's first player
        ("number", np.int8),  # the round's number; 0 with pairs
        ("values", np.int8),  # cards of a colour in play
        ("choose", np.int8),
        ("last_round", np.int8),
    ]
)


def setup(options: Ebbes) -> np.ndarray[Any, Any]:
    """A table before its first deal."""
    states = blank(DTYPE, options.players, options.seats)
    s = states[0]
    s["values"] = options.seats * (3 if options.more_cards else 2)
    s["choose"] = options.choose_designators
    s["goal"], s["dabbscheedel"], s["last_round"] = options.goal, options.dabbscheedel, options.rounds
    for field in ("trick", "last_trick", "up", "down", "slot", "first", "decider", "leader"):
        s[field] = -1
    s["last_leader"] = s["last_winner"] = -1
    return states
