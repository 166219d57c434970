"""What every game declares about itself without being compiled: its options and bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options: typed fields with default and bounds, `players` first."""

    players: int

    @property
    def seats(self) -> int:
        """Seats at the table; there may be more than players."""
        return self.players


def when(**others: Any) -> dict[str, Any]:
    """For an option's schema: it has an effect only while other options have these values."""
    return {"x-when": others}


class PrintedSquare(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of a board."""

    text: str  # as moves name it
    cards: int = 0  # that everybody lays down if it is the one that counts
    start: int | None = None  # the seat that begins there


class PrintedRow(msgspec.Struct, frozen=True):
    """A row of a board."""

    row: str  # its name
    squares: list[PrintedSquare]  # from left to right


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What a box tells about its game before anybody plays: for shelves, score sheets and drawings."""

    minutes: tuple[int, int]  # the usual game lasts from … to …: what the box prints, else our guess
    colours: str  # letters of the cards' colours, in their order; empty where cards have none
    numbers: list[int]  # on cards, ascending
    rounds: dict[int, int] = {}  # by number of players, where the rules say how many there are
    virtual: list[int] = []  # numbers of players beside whom a virtual player scores
    board: list[PrintedRow] = []  # all squares that are in the game with the usual options
    within: str | None = None  # the match of which this game is a part


@dataclass(frozen=True)
class Spec:
    """A game's entry on the shelf. The bounds are checked by the conformance suite."""

    id: str
    family: str  # the folder below `atout.families`
    options: type[Options]
    rules: int  # raised whenever a legal set or a score changes
    space: int  # move numbers are below this
    longest: int  # no game has more moves
    value: tuple[float, float]  # bounds of one round's `value`
    usual: int  # the usual number of players
    facts: Facts = field(compare=False)
    check_deck: Callable[[Sequence[str]], object] | None = None  # refuses what is no deck; None: there is only one
