"""What an example of a rulebook is: a deal, the moves that lead to it, and where something is said about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Example:
    """A little game. The message `example-<id>` is its title, `example-<id>-1`, `-2` … are the comments."""

    id: str
    game: str
    section: str  # of the manual
    moves: str  # between spaces
    says: tuple[int, ...]  # after how many moves the comments come, the first shown position first
    seed: int = 0  # of the deal
    deal: Mapping[str, Any] = field(default_factory=dict)  # what lies elsewhere than in the seed's deal
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def start(self) -> int:
        """How many moves are not shown."""
        return self.says[0]
