"""ebbes: the table as data for a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from atout.families.ebbes.state import COLOUR, DTYPE
from atout.families.family import Notation
from atout.families.reading import reader
from atout.families.scene import PAUSES, Own, Played, Scene, common, listed, trick
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE, OVER, ROUND
from atout.kernel.tricks import NO_CARD

Colour = Literal["B", "N", "Y", "G", "R"]
LETTERS: tuple[Colour, ...] = get_args(Colour)  # in canonical order
Phase = Literal["naming", "picking", "playing", "dealing", "scored", "over"]
PHASES: tuple[Phase, ...] = ("naming", "picking", "playing")  # by the state's number, while a move is due


class Named(msgspec.Struct, frozen=True):
    """A slot that has its colour."""

    colour: Colour
    card: str | None  # the card that named it; None for zilch, which is the colour left over


class Slots(msgspec.Struct, frozen=True):
    """The five slots of the board; None until their colour is named."""

    trump: Named | None
    plus: Named | None
    ebbes: Named | None
    minus: Named | None
    zilch: Named | None


class Pairs(msgspec.Struct, frozen=True):
    """Deciding cards that the players pick themselves."""

    picked: list[str]  # by colour, not in the order of picking
    colours: list[Colour]  # still to be had
    values: list[int]  # still to be had


class VirtualColumn(msgspec.Struct, frozen=True):
    """A column of the virtual player's cards."""

    up: str | None  # the open card
    down: int  # covered cards below it


class EbbesScene(Scene, frozen=True, kw_only=True, tag="ebbes"):
    """An ebbes table. The third seat of a table for two is the virtual player, whose hand is `virtual`."""

    phase: Phase
    last_round: int  # the game ends with it at the latest
    order: list[int]  # the seats as they sit, clockwise, from seat 0
    values: int  # each colour has the cards 1 to this
    number: int | None  # the round's number; None with pairs
    used: list[int]  # numbers turned up so far, this round's too
    pairs: Pairs | None  # instead of a number
    slots: Slots
    decider: int | None  # who names, or named, the round's first player (once scored: the next round's)
    first: int | None  # who leads the first trick
    leader: int | None  # who leads the trick
    trick: list[Played]
    last_trick: list[Played]
    last_winner: int | None
    tricks: list[int]  # won by each seat
    won: list[list[int]] | None  # cards of each slot, seat by seat; they are counted when the round is over (A26)
    virtual: list[VirtualColumn] | None  # two players, left to right
    goal: int | None  # a total that ends the game; None where only the rounds do
    dabbscheedel: int | None  # likewise, at the other end of the track


class EbbesOwn(Own, frozen=True, kw_only=True, tag="ebbes"):
    """A seat's own part of an ebbes table."""


_whole = reader(DTYPE)


def scene(fields: Fields, notation: Notation) -> EbbesScene:
    s, cards = _whole(fields), notation.cards
    seats, due, marks, slots = s.seats, s.due, s.mark, s.slot
    counted = due in (ROUND, OVER)
    return EbbesScene(
        **common(s, PHASES[s.phase] if due == MOVE else PAUSES[due], list(s.size[:seats])),
        last_round=s.last_round,
        order=[(s.turn or 1) * k % seats for k in range(seats)],
        values=s.values,
        number=s.number or None,
        used=[number for number in range(1, 6) if s.used >> number & 1],
        pairs=_pairs(marks, s.values, cards) if s.choose else None,
        slots=_slots(slots, marks, cards),
        decider=_known(s.decider),
        first=_known(s.first),
        leader=_known(s.leader),
        trick=trick(s, cards) if s.acted else [],
        last_trick=trick(s, cards, "last_trick", "last_leader"),
        last_winner=_known(s.last_winner),
        tricks=list(s.tricks[:seats]),
        won=[counts(s.won[2 * j : 2 * j + 2], slots) for j in range(seats)] if counted else None,
        virtual=_columns(s.up, [s.down[2 * k : 2 * k + 2] for k in range(5)], cards) if s.players == 2 else None,
        goal=s.goal if s.choose else None,
        dabbscheedel=s.dabbscheedel if s.choose else None,
    )


def own(fields: Fields, notation: Notation, seat: int) -> EbbesOwn:
    low, high = fields.hand[seat].tolist()
    return EbbesOwn(hand=listed(low | high << 64, notation.cards))


def _known(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _slots(colours: Sequence[int], marks: Sequence[int], cards: Sequence[str]) -> Slots:
    named: list[Any] = [None] * 5
    for slot, colour in enumerate(colours):
        if colour >= 0:
            named[slot] = Named(LETTERS[colour], cards[colour * 16 + marks[colour] - 1] if slot < 4 else None)
    return Slots(*named)


def _pairs(marks: Sequence[int], values: int, cards: Sequence[str]) -> Pairs:
    return Pairs(
        picked=[cards[colour * 16 + mark - 1] for colour, mark in enumerate(marks) if mark],
        colours=[letter for letter, mark in zip(LETTERS, marks, strict=True) if not mark],
        values=[value for value in range(1, values + 1) if value not in marks],
    )


def _columns(up: Sequence[int], down: Sequence[Sequence[int]], cards: Sequence[str]) -> list[VirtualColumn]:
    return [
        VirtualColumn(cards[top] if top >= 0 else None, len(below) - below.count(NO_CARD))
        for top, below in zip(up, down, strict=True)
    ]


def counts(words: Sequence[int], colours: Sequence[int]) -> list[int]:
    """How many cards of each slot's colour are in a seat's tricks."""
    cards = words[0] | words[1] << 64
    return [(cards >> colour * 16 & COLOUR).bit_count() for colour in colours]
