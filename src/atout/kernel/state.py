"""The state record: the header that all games share, and how a family's record type is laid out."""

from __future__ import annotations

from typing import Any

import numpy as np

# What the table waits for (`due`). At ROUND and DEAL the next thing is a deal.
MOVE, DEAL, ROUND, OVER = 0, 1, 2, 3
# Whose knowledge a record holds (`viewer`): a seat's number, or one of these.
FULL, SPECTATOR = -1, 15

SEATS = 6
BUFFER = 1024  # room for the legal moves of any position
SPACE = 4096  # move numbers of any game are below this
CHANCE = 96  # room for a deal: cards in dealing order, then what else is drawn

Field = tuple[str, type] | tuple[str, type, int | tuple[int, ...]]

HEADER: list[Field] = [
    ("totals", np.int16, SEATS),  # running sums (xxl match: of places)
    ("scores", np.int16, SEATS),  # what the last round added
    ("rounds", np.int16),  # rounds scored so far; a game to a target score may take hundreds
    ("viewer", np.int8),
    ("players", np.int8),  # people at the table
    ("seats", np.int8),  # seats in the record; ebbes for two has a third, virtual one
    ("due", np.int8),
    ("seat", np.int8),  # who acts; −1 unless due is MOVE
    ("dealer", np.int8),  # −1 before the first deal
    ("phase", np.int8),  # what kind of move is due, by the family's own numbers
    ("winners", np.int8),  # a mask of seats, 0 until OVER
]


def record(fields: list[Field]) -> np.dtype[Any]:
    """Lay out header and fields, large items first, so that no byte is padding and equal states are equal bytes."""
    ordered = sorted(HEADER + fields, key=lambda field: -np.dtype(field[1]).itemsize)
    used = sum(np.dtype([field]).itemsize for field in ordered)
    padding = np.dtype(ordered, align=True).itemsize - used
    if padding:
        ordered.append(("_tail", np.int8, padding))
    layout = np.dtype(ordered, align=True)
    assert layout.itemsize == used + padding, "a state record must have no hidden padding"
    return layout


def copied(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of an array of records, byte by byte (NumPy's own goes field by field, forty times slower)."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


def blank(layout: np.dtype[Any], players: int, seats: int) -> np.ndarray[Any, Any]:
    """A table before its first deal: one record in an array of length one, all unset fields 0."""
    states = np.zeros(1, layout)
    first = states[0]
    first["viewer"], first["players"], first["seats"] = FULL, players, seats
    first["due"], first["seat"], first["dealer"] = DEAL, -1, -1
    return states
