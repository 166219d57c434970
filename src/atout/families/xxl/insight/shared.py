"""XXL: what a bot looks at in all six games."""

from __future__ import annotations

from typing import Any

from atout.kernel.bits import ctz
from atout.kernel.jit import Row, jit

EACH_KIND = 1000  # room for the features of a kind


@jit
def away(s: Row, seat: int, other: int) -> int:
    """How many seats after `seat` another one plays."""
    return other - seat if other >= seat else other - seat + s.seats


@jit
def list_cards(cards: int, base: int, out: Any, n: int) -> int:
    while cards:
        out[n] = base + ctz(cards)
        n += 1
        cards &= cards - 1
    return n


@jit
def place_of(points: Any, seat: int, seats: int) -> int:
    """How many are ahead of a seat."""
    ahead = 0
    for j in range(seats):
        ahead += points[j] > points[seat]
    return ahead
