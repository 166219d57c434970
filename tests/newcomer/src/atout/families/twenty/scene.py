"""Twenty: the table as data for a page."""

from __future__ import annotations

from atout.families.family import Notation
from atout.families.scene import PAUSES, Own, Played, Scene, common, listed, trick
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE


class TwentyScene(Scene, frozen=True, kw_only=True, tag="twenty"):
    """A table of Twenty."""

    last_round: int  # the game ends with it
    up: str | None  # the card that was turned up; its suit is trump
    leader: int | None
    trick: list[Played]
    last_trick: list[Played]
    last_winner: int | None
    tricks: list[int]  # won by each seat


class TwentyOwn(Own, frozen=True, kw_only=True, tag="twenty"):
    """A seat's own part of a table of Twenty."""


def scene(s: Fields, notation: Notation) -> TwentyScene:
    return TwentyScene(
        **common(s, "playing" if s.due == MOVE else PAUSES[s.due], list(s.size)[: s.seats]),
        last_round=s.players,
        up=notation.cards[s.up] if s.up >= 0 else None,
        leader=s.leader if s.leader >= 0 else None,
        trick=trick(s, notation.cards) if s.acted else [],
        last_trick=trick(s, notation.cards, "last_trick", "last_leader"),
        last_winner=s.last_winner if s.last_winner >= 0 else None,
        tricks=list(s.tricks)[: s.seats],
    )


def own(s: Fields, notation: Notation, seat: int) -> TwentyOwn:
    return TwentyOwn(hand=listed(s.hand[seat], notation.cards))
