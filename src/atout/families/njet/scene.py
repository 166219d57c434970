"""The Njet family: the table as data for a page."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from atout.families.family import Notation
from atout.families.njet.editions import DISCARD, EDITIONS, ROWS, SUPER, Edition, EditionId, RowName
from atout.families.njet.narration import LayingKind, laying_kind, sides
from atout.families.njet.state import DTYPE, PLAYING, passed_on, receiver_of
from atout.families.reading import reader
from atout.families.scene import PAUSES, Own, Played, Scene, common, listed, trick
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE

Phase = Literal["stones", "teams", "doubler", "laying", "playing", "dealing", "scored", "over"]
PHASES: tuple[Phase, ...] = ("stones", "teams", "doubler", "laying", "playing")  # by the state's number
ColourOrNone = Literal["R", "K", "B", "G", "Y", "none"]


class BoardSquare(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of the board that is in the game."""

    text: str  # as in a record's `no:ROW:SQUARE`
    stone: int | None  # whose stone lies on it
    cards: int = 0  # that everybody lays down if it stays free


class BoardRow(msgspec.Struct, frozen=True):
    """A row of the board; squares that are covered for the whole game are not listed."""

    row: RowName
    squares: tuple[BoardSquare, ...]
    decided: str | None  # the last square without a stone; None while there are several


class Laying(msgspec.Struct, frozen=True):
    """What everybody lays down before the tricks."""

    kind: LayingKind
    count: int  # cards
    way: Literal["left", "right"] | None  # where passed cards go
    to: list[int] | None = None  # of each seat, who gets the cards that it passes


class Conditions(msgspec.Struct, frozen=True):
    """What the board says once all stones are placed."""

    start: int
    laying: Laying
    trump: ColourOrNone
    super: ColourOrNone
    factor: int  # what a trick and a loot card count


class NjetScene(Scene, frozen=True, kw_only=True, tag="njet"):
    """A table of any edition."""

    phase: Phase
    edition: EditionId
    last_round: int | None  # None: the game goes to a target
    target: int | None
    loot_value: int  # cards of this value are loot, those of the super colour supertrumps
    board: list[BoardRow]
    conditions: Conditions | None
    sides: tuple[list[int], list[int]] | None  # the start player's first
    doubler: int | None
    down: list[int]  # cards that each seat has laid down
    leader: int | None  # who leads the trick
    trick: list[Played]
    last_trick: list[Played]
    last_winner: int | None
    last_loot: list[int]  # seats whose card was captured in the last trick
    left: int | None  # tricks still to be played, this one too
    tricks: list[int]  # won by each seat
    loot: list[list[str]]  # captured by each seat


class NjetOwn(Own, frozen=True, kw_only=True, tag="njet"):
    """A seat's own part of a table."""

    laid: list[str]  # what it has discarded or passed on
    received: list[str]  # what its neighbour passed to it; it is, or was, in the hand


_whole = reader(DTYPE)


def scene(fields: Fields, notation: Notation) -> NjetScene:
    s, cards = _whole(fields), notation.cards
    seats, due, edition = s.seats, s.due, EDITIONS[s.edition]
    return NjetScene(
        **common(s, PHASES[s.phase] if due == MOVE else PAUSES[due], list(s.size[:seats])),
        edition=edition.id,
        last_round=None if s.target else s.last_round,
        target=s.target or None,
        loot_value=edition.faces[0] or 0,
        board=[_row(s.edition, row, s.squares >> 8 * row & 255, _stones(s, row)) for row in range(5)],
        conditions=_conditions(s, edition) if s.start >= 0 else None,
        sides=sides(s) if s.team else None,
        doubler=s.doubler if s.doubler >= 0 else None,
        down=list(s.down[:seats]),
        leader=s.leader if s.leader >= 0 else None,
        trick=trick(s, cards) if s.acted else [],
        last_trick=trick(s, cards, "last_trick", "last_leader"),
        last_winner=s.last_winner if s.last_winner >= 0 else None,
        last_loot=[seat for seat in range(seats) if s.last_loot >> seat & 1],
        left=s.left if s.phase == PLAYING else None,
        tricks=list(s.tricks[:seats]),
        loot=[listed(mask, cards) for mask in s.loot[:seats]],
    )


def own(fields: Fields, notation: Notation, seat: int) -> NjetOwn:
    s, cards = _whole(fields), notation.cards
    laid = s.laid
    giver = next(j for j in range(s.players) if receiver_of(s, j) == seat)
    return NjetOwn(
        hand=listed(s.hand[seat], cards),
        laid=listed(laid[seat], cards),
        received=listed(laid[giver], cards) if passed_on(s) else [],
    )


def _stones(s: Any, row: int) -> tuple[int, ...]:
    """A row's stones by their seats, each seat's as bits."""
    return tuple(stones >> 8 * row & 255 for stones in s.stones)


@cache
def _row(edition: int, row: int, squares: int, stones: tuple[int, ...]) -> BoardRow:
    shown = [(text, bit) for bit, text in enumerate(EDITIONS[edition].rows[row]) if squares >> bit & 1]
    placer = {bit: seat for seat, mine in enumerate(stones) for bit in range(8) if mine >> bit & 1}
    open_ones = [text for text, bit in shown if bit not in placer]
    return BoardRow(
        row=ROWS[row],
        squares=tuple(
            BoardSquare(text, placer.get(bit), EDITIONS[edition].asked(bit) if row == DISCARD else 0)
            for text, bit in shown
        ),
        decided=open_ones[0] if len(open_ones) == 1 else None,
    )


def _conditions(s: Any, edition: Edition) -> Conditions:
    colours: Any = edition.rows[SUPER]  # all four and `none`, numbered as in the trump row
    way: Literal["left", "right"] = "left" if s.pass_to > 0 else "right"
    to = [receiver_of(s, seat) for seat in range(s.players)]
    return Conditions(
        start=s.start,
        laying=Laying(laying_kind(s), s.asked, *((way, to) if s.passing else (None,))),
        trump=colours[s.trump],
        super=colours[s.super],
        factor=s.factor,
    )
