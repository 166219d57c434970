"""How a family says what the fields of its record look like to a learner: kinds of fields, as data.

An observation is a view as a row of numbers. Sets and names become columns of 0 and 1, so that nothing is taken for an
amount that is none; only numbers stay numbers. Seats are counted from the viewer on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.tricks import REFUSED


@dataclass(frozen=True)
class Cards:
    """A set of cards (or of anything else that is numbered): a column for each member that there can be."""

    members: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """One card or none: a column for each, then one for each number that stands for something else (HIDDEN …)."""

    members: tuple[int, ...]
    also: tuple[int, ...] = ()


@dataclass(frozen=True)
class Code:
    """One of `n` values from `low` on, a column each; no column for any other value."""

    n: int
    low: int = 0


@dataclass(frozen=True)
class Seat:
    """A seat or none: a column for each, from the viewer on."""


@dataclass(frozen=True)
class Seats:
    """A set of seats as bits, likewise."""


@dataclass(frozen=True)
class Flags:
    """Bits that mean something each: a column for each of the lowest `n`."""

    n: int


@dataclass(frozen=True)
class Number:
    """An amount, as it is; what lies beyond the bounds, or beyond what the type of the numbers holds, is cut off."""

    low: int
    high: int


@dataclass(frozen=True)
class Omitted:
    """No columns, and why."""

    because: str


One = Cards | Card | Code | Seat | Seats | Flags | Number


@dataclass(frozen=True)
class Rows:
    """An array field: the same kind for each row.

    `seats`: a row is a seat's, the viewer's comes first (`groups` of them one after the other, each turned by itself).
    `own`: only the viewer's row, since others are never known.
    """

    of: One
    by: Literal["order", "seats", "own"] = "order"
    groups: int = 1


Kind = One | Rows | Omitted

OPTION = Omitted("the same at every table of the game")
UNUSED = Omitted("not used with these options")


@dataclass(frozen=True)
class Observation:
    """What a family's records look like to a learner. `version` is raised whenever a row of numbers changes: with the
    kinds, with the rules."""

    version: int
    kinds: Callable[[Fields], Mapping[str, Kind]]  # of every field, given a table before its first deal


def by_seat(kind: One, groups: int = 1) -> Rows:
    return Rows(kind, "seats", groups)


def header(
    seats: int, *, phases: int, rounds: int, scores: tuple[int, int], totals: tuple[int, int] | None = None
) -> dict[str, Kind]:
    """The fields that all records share. `scores`: bounds of a round's; `totals`: of sums, if not of such scores."""
    low, high = totals or (scores[0] * rounds, scores[1] * rounds)
    return {
        "totals": by_seat(Number(max(low, -(2**15)), min(high, 2**15 - 1))),
        "scores": by_seat(Number(*scores)),
        "rounds": Number(0, rounds),
        "viewer": Code(seats),  # not turned: some moves name seats by their number
        "players": OPTION,
        "seats": OPTION,
        "due": Code(4),
        "seat": Seat(),
        "dealer": Seat(),
        "phase": Code(phases),
        "winners": Seats(),
    }


def deck(s: Fields) -> tuple[int, ...]:
    """The cards of the deal that is due, as the rules have them."""
    cards, _, _ = engine.deal_shape(np.frombuffer(bytearray(s.record.tobytes()), s.dtype))
    return tuple(sorted(cards))


def trick(
    cards: tuple[int, ...], seats: int, most: int, *, refusing: bool = False, turning: bool = False
) -> dict[str, Kind]:
    """The fields of `kernel.tricks.TRICK`; `most`: no seat wins more tricks."""
    card = Card(cards, (REFUSED,) if refusing else ())
    return {
        "trick": by_seat(card),
        "last_trick": by_seat(card),
        "tricks": by_seat(Number(0, most)),
        "leader": Seat(),
        "acted": Number(0, seats),
        "turn": Number(-1, 1) if turning else Omitted("play always goes to the left"),
        "last_leader": Seat(),
        "last_winner": Seat(),
    }
