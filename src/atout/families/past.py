"""A sampled world has no past. Here it gets one: a deal and secret moves that lead to it along what its viewer saw.

What was public stays as it was, and so does all that the viewer did. What was hidden is exchanged: usually that is only
the deal, and only names of cards in it; a family that hides more offers a `past` of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from atout.kernel.jit import Fields


@dataclass(frozen=True)
class Past:
    """A round so far, since its last deal: the deal as a record writes it, and the moves with their seats."""

    deal: dict[str, Any]
    moves: list[tuple[int, str]]


@dataclass(frozen=True)
class Lookback:
    """What truly happened in a round, and who looks back at it."""

    past: Past
    tables: list[Fields]  # before each move, and now
    viewer: int | None  # None: a spectator
    unseen: frozenset[int]  # cards whose place the viewer does not know now
    texts: Sequence[str]  # of the cards by their numbers
    holdings: Callable[[Fields], list[int]]

    @property
    def now(self) -> Fields:
        return self.tables[-1]

    def names(self, world: Fields) -> dict[str, str]:
        """For each unseen card the one that lies in its place in the world."""
        there, here = ([card for card in self.holdings(s) if card in self.unseen] for s in (self.now, world))
        return {self.texts[a]: self.texts[b] for a, b in zip(there, here, strict=True)}


# The past of a world, a full state that its viewer could take for the true one; None if there is none. Where worlds
# leave something open that has happened, it is drawn.
Retelling = Callable[[Lookback, Fields, random.Random], Past | None]


def renamed(look: Lookback, world: Fields, _: random.Random) -> Past:
    """The usual past: only the deal was hidden, and no two cards are equal."""
    return Past(rename(look.past.deal, look.names(world)), look.past.moves)


def rename(deal: Any, names: dict[str, str]) -> Any:
    """A deal with other cards."""
    if isinstance(deal, dict):
        return {key: rename(value, names) for key, value in deal.items()}
    if isinstance(deal, list):
        return [rename(value, names) for value in deal]
    return names.get(deal, deal)
