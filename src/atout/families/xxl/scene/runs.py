"""XXL: runs (game 4) as data for a page."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from atout.families.family import Notation
from atout.families.reading import Reading
from atout.families.scene import Own, listed
from atout.families.xxl.scene.shared import BETWEEN, COLOUR, Between, Colour, XxlScene, shared
from atout.families.xxl.state import (
    LAID4,
    RUN,
)


class Run(msgspec.Struct, frozen=True):
    """Three cards in front of a seat."""

    seat: int
    colour: Colour
    cards: list[str]  # by ascending number in that colour
    points: int


class XxlRuns(XxlScene, frozen=True, kw_only=True, tag="xxl-runs"):
    """Runs: the display, and what has been laid down."""

    phase: Between | Literal["play"]
    display: list[str]  # ascending
    talon: int  # cards left in it
    runs: list[Run]  # in the order in which they were laid
    points: list[int]  # of each seat's runs
    done: Literal["run", "swap", "add"] | None  # what the seat has already done in this turn
    given: str | None  # after a swap: the card that it put into the display
    taken: str | None  # and the card that it took
    idle: int  # turns in a row without any action
    quiet: int  # turns in a row without a run or an add
    known: list[list[str]]  # cards that everybody knows to be in each hand, because they were taken from the display


class XxlRunsOwn(Own, frozen=True, kw_only=True, tag="xxl-runs"):
    """A hand in runs."""


def scene(s: Reading, notation: Notation) -> XxlRuns:
    cards, seats = notation.cards, s.seats
    runs = [_run(notation, laid) for laid in s.laid if laid >= 0]
    points = [0] * seats
    for run in runs:
        points[run.seat] += run.points
    return XxlRuns(
        **shared(s, BETWEEN.get(s.due) or "play"),
        display=listed(s.display, cards),
        talon=s.left,
        runs=runs,
        points=points,
        done=None if not s.done else "run" if s.done & RUN else "add" if s.added else "swap",
        given=cards[s.given] if s.given >= 0 else None,
        taken=cards[s.taken] if s.taken >= 0 else None,
        idle=s.idle,
        quiet=s.quiet,
        known=[listed(held, cards) for held in s.pinned[:seats]],
    )


@lru_cache(10_000)
def _run(notation: Notation, laid: int) -> Run:
    seat, run = divmod(laid, LAID4)
    texts, _, colour = notation.moves[run].removeprefix("run:").partition("@")
    cards = texts.split("+")
    points = sum(int(half[:-1]) for card in cards for half in card.split("/"))
    return Run(seat, COLOUR[colour], cards, points)


def own(s: Reading, notation: Notation, seat: int) -> XxlRunsOwn:
    return XxlRunsOwn(hand=listed(s.hand[seat], notation.cards))
