"""XXL: the table as data for a page, in three shapes: the draw games (1, 2, 5), the trick games (3, 6) and runs (4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from atout.families.family import Notation
from atout.families.reading import Reading, reader
from atout.families.scene import Own, Played, Scene, common, listed, trick
from atout.families.xxl.deck import CARDS
from atout.families.xxl.options import PARTS, Part
from atout.families.xxl.state import (
    DTYPE,
    FIX_THE_COLOUR,
    KEEPING,
    LAID4,
    LOWER,
    NAMING,
    ONE_BY_ONE,
    REFUSE,
    RUN,
    RUNS,
    SECOND,
    UP_AND_DOWN,
)
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, MOVE, OVER, ROUND
from atout.kernel.tricks import NO_CARD, REFUSED

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


# --- Games 1, 2, 5 ---------------------------------------------------------------------------------------------------


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


# --- Games 3, 6 ------------------------------------------------------------------------------------------------------


class XxlTricks(XxlScene, frozen=True, kw_only=True, tag="xxl-tricks"):
    """Refuse, fix the colour: tricks. Won tricks lie face down, only their number and that of their cards are open."""

    phase: Between | Literal["trump", "tricks", "keep"]  # trump: to be named; keep: seat after seat may keep a card
    stage: Literal[1, 2] | None  # game 3: the part of the game that counts cards, or points
    leader: int | None  # of the trick
    trick: list[Played]  # in playing order
    refused: list[int]  # game 3: the seats that sit out this trick
    colour: Colour | None  # of the trick, or of the last one while no card lies; None: not yet fixed
    fixer: int | None  # game 6: who fixed it; None: nobody, it was settled when the trick was complete
    wanted: list[Colour]  # to be followed: the trick's colour, or the two that are open
    trump: Colour | None  # game 6+
    namer: int | None  # game 6+: who names trump in this deal
    last_trick: list[Played]
    last_refused: list[int]
    last_winner: int | None
    tricks: list[int]  # won by each seat
    won: list[int]  # cards in them
    aside: int  # cards put aside unseen
    kept: list[str | None]  # game 3: the card that each seat kept, None for none; only seats that have decided
    known: list[list[str]]  # game 3: cards that everybody knows to be in each hand, because they were kept


class XxlTricksOwn(Own, frozen=True, kw_only=True, tag="xxl-tricks"):
    """A hand in a trick game."""

    won: list[str]  # game 3, while cards are kept: those that the seat has won and may keep one of


# --- Game 4 ----------------------------------------------------------------------------------------------------------


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


# --- Scenes ----------------------------------------------------------------------------------------------------------

_read = reader(DTYPE)


def scene(fields: Fields, notation: Notation) -> XxlScene:
    s = _read(fields)
    return SCENES[s.kind](s, notation)


def _shared(s: Reading, phase: str) -> dict[str, Any]:
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


def _draw(s: Reading, notation: Notation) -> XxlDraw:
    cards, counted = notation.cards, s.due != MOVE and s.part >= 0
    phase = BETWEEN.get(s.due) or ("play" if s.drawn == NO_CARD else "drawn")
    return XxlDraw(
        **_shared(s, phase),
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
    colour = _colours(card)[half] if half >= 0 else None
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


def _tricks(s: Reading, notation: Notation) -> XxlTricks:
    cards, seats, wanted = notation.cards, s.seats, s.wanted
    now, last = trick(s, cards), trick(s, cards, "last_trick", "last_leader")
    colour = COLOURS[s.named] if s.named >= 0 else None
    trump = COLOURS[s.trump] if s.trump >= 0 else None
    won = [held.bit_count() for held in s.won[:seats]]
    return XxlTricks(
        **_shared(s, BETWEEN.get(s.due) or _TRICK_PHASES[s.phase]),
        stage=None if s.kind != REFUSE else 2 if s.phase == SECOND else 1,
        leader=s.leader if s.leader >= 0 else None,
        trick=now,
        refused=_refused(s.trick),
        colour=colour,
        fixer=_fixer(now or last, colour, trump) if colour and s.kind == FIX_THE_COLOUR else None,
        wanted=[letter for k, letter in enumerate(COLOURS) if wanted >> k & 1],
        trump=trump,
        namer=s.namer if s.namer >= 0 else None,
        last_trick=last,
        last_refused=_refused(s.last_trick),
        last_winner=s.last_winner if s.last_winner >= 0 else None,
        tricks=list(s.tricks[:seats]),
        won=won,
        aside=CARDS - sum(s.size) - sum(won) - len(now) if s.part >= 0 else 0,
        kept=[cards[card] if card >= 0 else None for card in s.kept[: _decided(s)]],
        known=[listed(held, cards) for held in s.pinned[:seats]],
    )


_TRICK_PHASES = {0: "tricks", KEEPING: "keep", SECOND: "tricks", NAMING: "trump"}


def _refused(laid: Sequence[int]) -> list[int]:
    return [seat for seat, card in enumerate(laid) if card == REFUSED]


def _decided(s: Reading) -> int:
    """Game 3: how many seats have kept a card or none; they do so in their order."""
    if s.phase == KEEPING and s.due == MOVE:
        return int(s.seat)
    return int(s.seats) if s.phase in (KEEPING, SECOND) else 0


def _fixer(played: list[Played], colour: Colour, trump: Colour | None) -> int | None:
    """Game 6: the first whose card bears just one of the open colours; a trump fixes nothing but by being led."""
    if colour == trump:
        return played[0].seat
    below, above = _colours(played[0].card)
    for card in played[1:]:
        bears = _colours(card.card)
        if trump not in bears and (below in bears) != (above in bears):
            return card.seat
    return None


@lru_cache(1000)
def _colours(card: str) -> tuple[Colour, Colour]:
    """Of the lower half and of the higher."""
    below, above = card.split("/")
    return COLOUR[below[-1]], COLOUR[above[-1]]


def _runs(s: Reading, notation: Notation) -> XxlRuns:
    cards, seats = notation.cards, s.seats
    runs = [_run(notation, laid) for laid in s.laid if laid >= 0]
    points = [0] * seats
    for run in runs:
        points[run.seat] += run.points
    return XxlRuns(
        **_shared(s, BETWEEN.get(s.due) or "play"),
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


SCENES: tuple[Callable[[Reading, Notation], XxlScene], ...] = (_draw, _draw, _tricks, _runs, _draw, _tricks)

# --- Own -------------------------------------------------------------------------------------------------------------

_read_own = reader(DTYPE, "kind", "hand", "won", "drawn", "seat", "phase", "due")


def own(fields: Fields, notation: Notation, seat: int) -> XxlDrawOwn | XxlTricksOwn | XxlRunsOwn:
    s, cards = _read_own(fields), notation.cards
    hand = listed(s.hand[seat], cards)
    if s.kind == RUNS:
        return XxlRunsOwn(hand=hand)
    if s.kind in (REFUSE, FIX_THE_COLOUR):
        keeping = s.phase == KEEPING and s.due == MOVE
        return XxlTricksOwn(hand=hand, won=listed(s.won[seat], cards) if keeping else [])
    return XxlDrawOwn(hand=hand, drawn=cards[s.drawn] if s.drawn >= 0 and s.seat == seat else None)
