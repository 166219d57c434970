"""The table as data for a page to draw: what everybody sees (a scene), and what one seat adds to it (its own).

A scene is made from a spectator's view, a seat's own part from that seat's view; both read fields and compute no rule.
The same structs give the page its types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from atout.families.reading import Reading, members
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, MOVE, OVER, ROUND, SEATS

# The phase while no move is due, by `due`
PAUSES = {DEAL: "dealing", ROUND: "scored", OVER: "over"}


class Scene(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What everybody sees; each kind of table adds its own fields."""

    phase: str  # a word for what is going on, the family's own
    round: int  # the round being played (or just over), from 1
    seat: int | None  # who acts
    dealer: int | None
    sizes: list[int]  # cards in each seat's hand
    totals: list[int]
    scores: list[int] | None  # what the last round added
    winners: list[int] | None


class Own(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What one seat knows beyond the scene; each kind of table adds its own fields."""

    hand: list[str]  # sorted as a player would hold them


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A card in a trick."""

    seat: int
    card: str


def common(s: Fields | Reading, phase: str, sizes: list[int]) -> dict[str, Any]:
    """The fields that all scenes share."""
    seats, rounds, due = s.seats, s.rounds, s.due
    return {
        "phase": phase,
        "round": rounds + (due < ROUND),
        "seat": s.seat if due == MOVE else None,
        "dealer": s.dealer if s.dealer >= 0 else None,
        "sizes": sizes,
        "totals": list(s.totals[:seats]),
        "scores": list(s.scores[:seats]) if rounds else None,
        "winners": [seat for seat in range(SEATS) if s.winners >> seat & 1] if due == OVER else None,
    }


def trick(s: Fields | Reading, cards: Sequence[str], name: str = "trick", leader: str = "leader") -> list[Played]:
    """The cards of a trick in playing order."""
    laid, first = list(getattr(s, name)), getattr(s, leader)
    if first < 0:
        return []
    turn, seats = s.turn, s.seats
    order = ((first + turn * k) % seats for k in range(seats))
    return [Played(j, cards[laid[j]]) for j in order if laid[j] >= 0]


def listed(held: int, cards: Sequence[str]) -> list[str]:
    """The cards of a set, ascending."""
    return [cards[number] for number in members(held)]
