"""What every game declares about itself without being compiled: its options and bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    check_deck: Callable[[Sequence[str]], object] | None = None  # refuses what is no deck; None: there is only one
