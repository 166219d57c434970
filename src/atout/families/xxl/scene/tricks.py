"""XXL: the trick games (3, 6) as data for a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from atout.families.family import Notation
from atout.families.reading import Reading
from atout.families.scene import Own, Played, listed, trick
from atout.families.xxl.deck import CARDS
from atout.families.xxl.scene.shared import BETWEEN, COLOURS, Between, Colour, XxlScene, colours_of, shared
from atout.families.xxl.state import (
    FIX_THE_COLOUR,
    KEEPING,
    NAMING,
    REFUSE,
    SECOND,
)
from atout.kernel.state import MOVE
from atout.kernel.tricks import REFUSED

_TRICK_PHASES = {0: "tricks", KEEPING: "keep", SECOND: "tricks", NAMING: "trump"}


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


def scene(s: Reading, notation: Notation) -> XxlTricks:
    cards, seats, wanted = notation.cards, s.seats, s.wanted
    now, last = trick(s, cards), trick(s, cards, "last_trick", "last_leader")
    colour = COLOURS[s.named] if s.named >= 0 else None
    trump = COLOURS[s.trump] if s.trump >= 0 else None
    won = [held.bit_count() for held in s.won[:seats]]
    return XxlTricks(
        **shared(s, BETWEEN.get(s.due) or _TRICK_PHASES[s.phase]),
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
    below, above = colours_of(played[0].card)
    for card in played[1:]:
        bears = colours_of(card.card)
        if trump not in bears and (below in bears) != (above in bears):
            return card.seat
    return None


def own(s: Reading, notation: Notation, seat: int) -> XxlTricksOwn:
    keeping = s.phase == KEEPING and s.due == MOVE
    won = listed(s.won[seat], notation.cards) if keeping else []
    return XxlTricksOwn(hand=listed(s.hand[seat], notation.cards), won=won)
