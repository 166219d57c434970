"""XXL: what the scenes of all six games share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from atout.families.reading import Reading
from atout.families.scene import Scene, common
from atout.families.xxl.options import PARTS, Part
from atout.kernel.state import DEAL, OVER, ROUND

Colour = Literal["Y", "R", "B", "G"]
Between = Literal["deal", "scored", "over"]  # cards are due, a round has just been scored, the game is over
COLOURS: tuple[Colour, ...] = ("Y", "R", "B", "G")
COLOUR = {str(letter): letter for letter in COLOURS}
BETWEEN: dict[int, Between] = {DEAL: "deal", ROUND: "scored", OVER: "over"}


class Sheet(msgspec.Struct, frozen=True):
    """A match: which part it has come to. `totals` are sums of places."""

    part: int  # the part being played (or just over), from 1
    parts: list[Part]
    places: list[int] | None  # in the last part that was scored; its points are `scores`


class XxlScene(Scene, frozen=True, kw_only=True):
    """What all six games show."""

    game: Part  # the game of the part being played
    rounds: int  # rounds of the whole game: parts, or deals of game 6+
    sheet: Sheet | None  # None: a game on its own
    starter: int | None  # who began the part


def shared(s: Reading, phase: str) -> dict[str, Any]:
    seats = s.seats
    sheet = None
    if s.match:
        parts = [PARTS[kind] for kind in s.parts[: s.last_round]]
        sheet = Sheet(max(s.part, 0) + 1, parts, list(s.place[:seats]) if s.rounds else None)
    return {
        **common(s, phase, list(s.size[:seats])),
        "game": PARTS[s.kind],
        "rounds": s.last_round,
        "sheet": sheet,
        "starter": s.starter if s.starter >= 0 else None,
    }


@lru_cache(1000)
def colours_of(card: str) -> tuple[Colour, Colour]:
    """Of the lower half and of the higher."""
    below, above = card.split("/")
    return COLOUR[below[-1]], COLOUR[above[-1]]
