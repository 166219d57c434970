"""The one trick engine: seats put cards in turn, the strongest wins, the last trick stays readable.

A family says how strong a card is (`strength`) and what may be played; everything else about a trick is here.
"""

from __future__ import annotations

import numpy as np

from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rules import strength
from atout.kernel.state import SEATS, Field

NO_CARD, REFUSED, HIDDEN = -1, -2, -3  # in place of a card number

TRICK: list[Field] = [
    ("trick", np.int8, SEATS),  # the card each seat has put, or NO_CARD, or REFUSED
    ("last_trick", np.int8, SEATS),
    ("tricks", np.int8, SEATS),  # tricks won in this round
    ("leader", np.int8),
    ("acted", np.int8),  # seats that have put a card or refused
    ("turn", np.int8),  # +1: play goes clockwise by seat number, −1 the other way (ebbes for two)
    ("last_leader", np.int8),
    ("last_winner", np.int8),
]


@jit
def clear_tricks(s: Row, turn: int) -> None:
    """Begin a round: nothing played, nothing won."""
    s.turn = turn
    s.trick[:] = NO_CARD
    s.last_trick[:] = NO_CARD
    s.tricks[:] = 0
    s.acted = 0
    s.leader = -1
    s.last_leader = -1
    s.last_winner = -1


@inlined
def after(s: Row, seat: int) -> int:
    """The seat that plays after `seat`."""
    following = seat + s.turn
    if following >= s.seats:
        return 0
    return s.seats - 1 if following < 0 else following


@inlined
def lead(s: Row, seat: int) -> None:
    """Open a trick: `seat` acts first. The table is clear: `clear_tricks` or `close` came before."""
    s.leader = seat
    s.seat = seat
    s.acted = 0


@inlined
def put(s: Row, card: int) -> None:
    """The acting seat puts a card (or REFUSED)."""
    s.trick[s.seat] = card
    s.acted += 1


@inlined
def winner(s: Row) -> int:
    """The seat whose card is strongest; of equal cards the one played later (Njet, "equal cards")."""
    best, at_seat, seat = 0, s.leader, s.leader
    for _ in range(s.seats):
        if s.trick[seat] >= 0:
            power = strength(s, s.trick[seat])
            if power >= best:
                best, at_seat = power, seat
        seat = after(s, seat)
    return at_seat


@inlined
def close(s: Row, seat: int) -> None:
    """The trick goes to `seat`; keep it as the last trick."""
    s.tricks[seat] += 1
    s.last_leader = s.leader
    s.last_winner = seat
    for j in range(s.seats):
        s.last_trick[j] = s.trick[j]
        s.trick[j] = NO_CARD
    s.acted = 0
