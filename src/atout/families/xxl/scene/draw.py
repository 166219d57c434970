"""XXL: the draw games (1, 2, 5) as data for a page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from atout.families.family import Notation
from atout.families.reading import Reading
from atout.families.scene import Own, listed
from atout.families.xxl.scene.shared import BETWEEN, COLOURS, Between, Colour, XxlScene, colours_of, shared
from atout.families.xxl.state import (
    LOWER,
    ONE_BY_ONE,
    UP_AND_DOWN,
)
from atout.kernel.state import MOVE
from atout.kernel.tricks import NO_CARD


class Pile(msgspec.Struct, frozen=True):
    """Games 1 and 2: an open pile."""

    name: str  # as in `3B/6Y@Y>A`; empty in game 2, which has one
    card: str  # on top
    colour: Colour | None  # game 1: of the series that runs on it, None on a turned card
    step: Literal[-1, 0, 1]  # game 1: and its direction, 0 on a turned card
    takes: list[str]  # halves that fit on it: "6Y"


class Row(msgspec.Struct, frozen=True):
    """Game 5: a colour's row, which counts down from 10."""

    colour: Colour
    reached: int | None  # the last number in it, None while no row runs
    takes: int  # the number that fits


class XxlDraw(XxlScene, frozen=True, kw_only=True, tag="xxl-draw"):
    """Up and down, lower, one by one: piles or rows, and a talon."""

    phase: Between | Literal["play", "drawn"]  # drawn: the seat has drawn a card that fits, and plays it or passes
    piles: list[Pile]  # game 1: A and B, game 2: the one, game 5: none
    rows: list[Row]  # game 5: all four
    talon: int  # cards left in it
    laid: list[str]  # all cards that lie or have lain on the table, ascending
    hands: list[list[str]] | None  # laid open when they are counted


class XxlDrawOwn(Own, frozen=True, kw_only=True, tag="xxl-draw"):
    """A hand in a draw game."""

    drawn: str | None  # the card of it that has just been drawn and may be played


def scene(s: Reading, notation: Notation) -> XxlDraw:
    cards, counted = notation.cards, s.due != MOVE and s.part >= 0
    phase = BETWEEN.get(s.due) or ("play" if s.drawn == NO_CARD else "drawn")
    return XxlDraw(
        **shared(s, phase),
        piles=_piles(s, notation) if s.part >= 0 else [],
        rows=_rows(s.row) if s.part >= 0 and s.kind == ONE_BY_ONE else [],
        talon=s.left,
        laid=listed(s.open, cards),
        hands=[listed(hand, cards) for hand in s.hand[: s.seats]] if counted else None,
    )


def _piles(s: Reading, notation: Notation) -> list[Pile]:
    if s.kind == UP_AND_DOWN:
        return [_series(s, k, notation) for k in range(2)]
    if s.kind == LOWER:
        card = notation.cards[s.pile[0]]
        return [Pile("", card, None, 0, _below(card, s.zero_on_zero))]
    return []


def _series(s: Reading, k: int, notation: Notation) -> Pile:
    card, half = notation.cards[s.pile[k]], s.half[k]
    colour = colours_of(card)[half] if half >= 0 else None
    return Pile("AB"[k], card, colour, s.step[k], _halves(notation, s.fit[k], s.fit[2 + k]))


@lru_cache(1000)
def _halves(notation: Notation, lower: int, higher: int) -> list[str]:
    """The lower halves of a set of cards and the higher halves of another, each text once, by colour and number."""
    found = {card.split("/")[0] for card in listed(lower, notation.cards)}
    found |= {card.split("/")[1] for card in listed(higher, notation.cards)}
    return sorted(found, key=lambda half: (half[-1], int(half[:-1])))


@lru_cache(1000)
def _below(card: str, zero_on_zero: int) -> list[str]:
    """Game 2: all halves that are lower in a colour of the card, on a 0 with the option another 0 (G9)."""
    halves = [(int(half[:-1]), half[-1]) for half in card.split("/")]
    return [f"{number}{colour}" for above, colour in halves for number in range(max(above, zero_on_zero))]


def _rows(needed: Sequence[int]) -> list[Row]:
    return [Row(colour, n + 1 if n < 10 else None, n) for colour, n in zip(COLOURS, needed, strict=True)]


def own(s: Reading, notation: Notation, seat: int) -> XxlDrawOwn:
    drawn = notation.cards[s.drawn] if s.drawn >= 0 and s.seat == seat else None
    return XxlDrawOwn(hand=listed(s.hand[seat], notation.cards), drawn=drawn)
