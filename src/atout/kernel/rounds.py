"""The end of a round, and of a game."""

from __future__ import annotations

from typing import Any

from atout.kernel.jit import Row, jit
from atout.kernel.state import OVER, ROUND


@jit
def end_round(s: Row, points: Any) -> None:
    """A round is over: each seat's points (`scores`, or what else counts) are added up, and the next deal is due."""
    for j in range(s.seats):
        s.totals[j] += points[j]
    s.rounds += 1
    s.seat = -1
    s.due = ROUND


@jit
def crown(s: Row, sign: int) -> None:
    """The game is over, too: the players with the highest total (sign 1) or the lowest (−1) share the victory."""
    s.due = OVER
    best = sign * s.totals[0]
    for j in range(s.players):
        best = max(best, sign * s.totals[j])
    for j in range(s.players):
        if sign * s.totals[j] == best:
            s.winners |= 1 << j
