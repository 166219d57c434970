"""XXL, runs (game 4): hands and the talon are hidden, but for what was taken from the display."""

from __future__ import annotations

from typing import Any

from atout.families.xxl.common import (
    can_run,
    halves_of,
    hands,
    hide_stock,
    run_starts,
)
from atout.families.xxl.state import ALL
from atout.kernel.bits import ctz, popcount
from atout.kernel.hands import fill_hands
from atout.kernel.jit import Row, jit
from atout.kernel.rng import shuffle
from atout.kernel.state import MOVE
from atout.kernel.worlds import collect, unseen


@jit
def hide(s: Row, seat: int) -> None:
    for j in range(s.seats):
        if j != seat:
            s.hand[j] &= s.pinned[j]
    hide_stock(s)


@jit
def places(s: Row, p: Row) -> None:
    """Other hands (place = seat) but for the cards that they took from the display, and the talon."""
    cards = ALL & ~(hands(s) | s.display)
    p.lost = s.lost
    p.count = s.seats + 1
    p.ordered = 1 << s.seats
    for j in range(s.seats):
        cards &= ~s.won[j]
        p.cap[j] = s.size[j] - popcount(s.hand[j])
    p.cap[s.seats] = s.left
    while cards:
        unseen(p, ctz(cards), (2 << s.seats) - 1)
        cards &= cards - 1


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    fill_hands(s, p, rng)
    collect(p, s.seats, s.stock)
    shuffle(rng, s.stock, 0, s.left)


@jit
def fits(s: Row) -> bool:
    """In every turn that began with an empty talon some seat could form a run, else the game would have been over.

    If it is over, and not because of quiet turns, nobody can.
    """
    if s.due != MOVE and s.quiet < s.seats and can_run(s):
        return False
    could = 0
    for j in range(s.seats if s.arrived else 0):
        secret = halves_of(s, s.hand[j] & ~s.pinned[j])
        for turn in range(s.arrived):
            could |= (run_starts(secret, s.mask[turn * s.seats + j]) != 0) << turn
    return could == (1 << s.arrived) - 1
