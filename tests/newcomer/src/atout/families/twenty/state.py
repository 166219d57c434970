"""Twenty: the state record. A card is 16 · suit + rank."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.twenty.options import Twenty
from atout.kernel.state import blank, record
from atout.kernel.tricks import TRICK

DTYPE = record(
    [
        *TRICK,
        ("hand", np.int64, 4),
        ("won", np.int64, 4),
        ("aside", np.int64),  # what nobody was dealt
        ("size", np.int8, 4),
        ("void", np.int8, 4),
        ("up", np.int8),  # the card that was turned up
        ("cards", np.int8),  # in the deck
    ]
)


def setup(options: Twenty) -> np.ndarray[Any, Any]:
    """A table before its first deal."""
    states = blank(DTYPE, options.players, options.seats)
    states["cards"] = options.cards
    for field in ("trick", "last_trick", "leader", "last_leader", "last_winner", "up"):
        states[field] = -1
    return states
