"""Ebbe & Flut: the shore as data for a page."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from atout.families.ebbe_flut.state import DTYPE, EMPTY, FIRST_TURN, START
from atout.families.family import Notation
from atout.families.reading import Reading, reader
from atout.families.scene import Own, Scene, common, listed
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, OVER

Phase = Literal["deal", "first-turn", "first-place", "turn", "place", "move", "mend", "mending", "over"]
Tide = Literal["ebb", "flood"]
Set = Literal[0, 1]  # 0 the ebb's cards (A1 … E5), 1 the flood's (a1 … e5)

# By the numbers of the state's phases
PHASES: tuple[Phase, ...] = ("first-turn", "first-place", "turn", "place", "move", "mend", "mending")
UNKNOWN = "?"


class Lain(msgspec.Struct, frozen=True, array_like=True):
    """A card on the shore."""

    set: Set
    card: str  # "?": covered, with `memory`


class Square(msgspec.Struct, frozen=True):
    """One of the 25 squares."""

    name: str  # as in `place:43`: row and column
    start: Set | None  # whose start square it is, and so the other set's goal
    stack: list[Lain]  # from the lowest card to the top


class EbbeFlutScene(Scene, frozen=True, kw_only=True, tag="ebbe-flut"):
    """The shore, the piles around it, and what has left it."""

    phase: Phase  # mend: a right claim is to be made good; mending: a first move has been made
    solo: bool  # seat 0 plays both sets
    memory: bool  # covered cards are not to be looked at
    watchful: bool  # turns end by `end`, and what was missed may be claimed
    may_claim: bool  # watchful: the other has just said `end`
    idle: int  # watchful: turns in a row in which nothing was placed or moved; the second one ends the game
    tide: Tide | None  # whose turn it is, in the words of the game for two
    starter: int | None  # who starts, once both first cards are turned
    shore: list[Square]  # row by row, seat 1's near side first
    piles: list[list[int]]  # of each seat, cards left in `turn:1`, `turn:2` …
    turned: list[str | None]  # of each seat, the card turned up and not yet placed
    scored: list[list[str]]  # of each seat, the cards brought to their goal, forfeited ones included
    lost: list[int]  # of each seat, how many of those are forfeited
    points: list[int]  # of each seat, the cards in the goal without the forfeited ones
    removed: list[list[str]]  # of each seat, the cards gone over an edge


class EbbeFlutOwn(Own, frozen=True, kw_only=True, tag="ebbe-flut"):
    """Nobody holds cards; everything a seat knows is on the table."""

    turned: str | None  # the card that it has to place
    may_claim: bool  # and it is the one who may


_read = reader(
    DTYPE,
    *("totals", "scores", "rounds", "players", "seats", "due", "seat", "dealer", "winners", "phase", "starter"),
    *(
        "stack",
        "top",
        "below",
        "scored",
        "removed",
        "left",
        "turned",
        "lost",
        "may_claim",
        "idle",
        "watchful",
        "memory",
    ),
)
_read_own = reader(DTYPE, "turned", "may_claim", "seat")

SQUARES: tuple[tuple[str, Set | None], ...] = tuple(
    (f"{square // 5}{square % 5}", 0 if square in START[0] else 1 if square in START[1] else None)
    for square in range(25)
)
COVERED = (Lain(0, UNKNOWN), Lain(1, UNKNOWN))
EBB = (1 << 25) - 1


def scene(fields: Fields, notation: Notation) -> EbbeFlutScene:
    s, cards = _read(fields), notation.cards
    due, solo, phase = s.due, s.players == 1, s.phase
    opening = due == DEAL or phase == FIRST_TURN
    scored, lost = _by_seat(s.scored, cards, solo), list(s.lost[: s.seats])
    return EbbeFlutScene(
        **common(s, "deal" if due == DEAL else "over" if due == OVER else PHASES[phase], [0] * s.seats),
        solo=solo,
        memory=bool(s.memory),
        watchful=bool(s.watchful),
        may_claim=bool(s.may_claim),
        idle=s.idle,
        tide=None if solo or s.seat < 0 else ("ebb", "flood")[s.seat],
        starter=None if opening or solo else s.starter,
        shore=_shore(s, _all_lain(notation)),
        piles=[list(s.left)] if solo else [list(s.left[:5]), list(s.left[5:])],
        turned=[cards[card] if card >= 0 else None for card in s.turned[: s.seats]],
        scored=scored,
        lost=lost,
        points=[len(goal) - forfeited for goal, forfeited in zip(scored, lost, strict=True)],
        removed=_by_seat(s.removed, cards, solo),
    )


@cache
def _all_lain(notation: Notation) -> tuple[Lain, ...]:
    return tuple(Lain(0 if number < 25 else 1, card) for number, card in enumerate(notation.cards))


def _shore(s: Reading, lain: tuple[Lain, ...]) -> list[Square]:
    below, hidden = s.below, s.memory
    shore = []
    for (name, start), sets, top in zip(SQUARES, s.stack, s.top, strict=True):
        stack = [lain[top]] if top >= 0 else []
        card, covered = top, sets >> 1
        while covered > EMPTY:
            if hidden:
                stack.append(COVERED[covered & 1])
            else:
                card = below[card]
                stack.append(lain[card])
            covered >>= 1
        stack.reverse()
        shore.append(Square(name, start, stack))
    return shore


def _by_seat(held: int, cards: tuple[str, ...], solo: bool) -> list[list[str]]:
    if solo:
        return [listed(held, cards)]
    return [listed(held & EBB, cards), listed(held & ~EBB, cards)]


def own(fields: Fields, notation: Notation, seat: int) -> EbbeFlutOwn:
    s = _read_own(fields)
    card = s.turned[seat]
    return EbbeFlutOwn(
        hand=[],
        turned=notation.cards[card] if card >= 0 else None,
        may_claim=bool(s.may_claim) and s.seat == seat,
    )
