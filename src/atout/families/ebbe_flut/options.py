"""Ebbe & Flut: options and bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from atout.families.options import Facts, Options, PrintedRow, PrintedSquare, Spec, when


class EbbeFlut(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`watchful`: missed matches are the other's to claim (F10). `memory`: covered cards are hidden (F15)."""

    players: Annotated[int, Meta(ge=1, le=2)] = 2
    watchful: Annotated[bool, Meta(extra_json_schema=when(players=2))] = False
    memory: bool = False


STARTS = ((19, 23, 24), (0, 1, 5))  # each set's start squares, 5 · row + column; they are the other set's goal (F1)


def _board() -> list[PrintedRow]:
    begins = {square: seat for seat, squares in enumerate(STARTS) for square in squares}
    return [
        PrintedRow(
            str(row), [PrintedSquare(f"{row}{column}", start=begins.get(5 * row + column)) for column in range(5)]
        )
        for row in range(5)
    ]


# A card makes at most 7 moves: from the corner to a goal square, or off an edge. So a game has at most 50 · 7 moves and
# 50 placings. Watchful adds at most an `end` and a claim to each, and to the one idle turn that may follow it:
# 50 · 6 + 350 · 5, and two idle turns at the end.
DEALS = frozenset({"starter", "piles"})
_FACTS = Facts(minutes=(30, 45), colours="", numbers=list(range(1, 6)), board=_board())  # minutes: printed
SPECS = (
    Spec("ebbe-flut", "ebbe_flut", EbbeFlut, rules=1, space=137, longest=2054, value=(0, 50), usual=2, facts=_FACTS),
)
