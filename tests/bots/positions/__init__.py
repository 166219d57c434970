"""Positions in which something must not be played: a file of data for each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import atout


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table after some moves."""

    game: str
    options: dict[str, Any]
    seed: int  # of the deals
    moves: str  # between spaces
    seat: int  # whose turn it is
    never: list[str]  # moves that are surely worse than another one
    why: str

    def view(self) -> atout.View:
        """What the acting seat knows."""
        state = atout.game(self.game, **self.options).start(seed=self.seed)
        for move in self.moves.split():
            state.play(move)
        assert state.seat == self.seat
        return state.view(self.seat)

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}-{len(self.moves.split())}"


def positions() -> list[Position]:
    files = sorted(Path(__file__).parent.glob("*.json"))
    return [position for file in files for position in msgspec.json.decode(file.read_bytes(), type=list[Position])]
