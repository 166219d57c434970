"""XXL: what each field of the record is to a learner. What no part of the game uses has no columns."""

from __future__ import annotations

from atout.families.observing import (
    OPTION,
    UNUSED,
    Card,
    Cards,
    Code,
    Flags,
    Kind,
    Number,
    Observation,
    Omitted,
    Rows,
    Seat,
    by_seat,
    header,
    trick,
)
from atout.families.xxl.deck import CARDS
from atout.families.xxl.state import FIX_THE_COLOUR, LAID4, ONE_BY_ONE, REFUSE, RUNS, UP_AND_DOWN, WAYS
from atout.kernel.jit import Fields
from atout.kernel.tricks import HIDDEN

_DECK = tuple(range(CARDS))
_HALVES = 59  # 16 · colour + number, as bits
_COLOURS = 4


def _kinds(s: Fields) -> dict[str, Kind]:
    kinds = {kind for kind in s.parts if kind >= 0}
    return {
        **header(s.seats, phases=4, rounds=s.last_round, scores=(0, 550), totals=_totals(s)),
        **_of_any(s),
        **_if(any(WAYS[kind] for kind in kinds), _of_draw_games(kinds)),
        **_if(bool(kinds & {REFUSE, FIX_THE_COLOUR}), _of_trick_games(s, kinds)),
        **_if(RUNS in kinds, _of_runs(s)),
        **_shared(s, kinds),
    }


def _if(used: bool, kinds: dict[str, Kind]) -> dict[str, Kind]:
    return kinds if used else dict.fromkeys(kinds, UNUSED)


def _totals(s: Fields) -> tuple[int, int]:
    return (0, s.seats * s.last_round) if s.match else (0, 550 * s.last_round)


def _of_any(s: Fields) -> dict[str, Kind]:
    deck = Omitted("the deck is the same at every table of the game")
    return {
        **dict.fromkeys(("low", "high", "offset", "under", "over"), deck),
        **dict.fromkeys(("parts", "match", "last_round", "zero_on_zero", "strictly_fewest", "with_trump"), OPTION),
        "part": Code(s.last_round) if s.match else UNUSED,
        "kind": Code(6) if s.match else UNUSED,
        "place": by_seat(Number(0, s.seats)) if s.match else UNUSED,
        "hand": by_seat(Cards(_DECK)),
        "size": by_seat(Number(0, CARDS)),
        "stock": Omitted("nobody knows more of it than left"),
        "aside": Omitted("nobody ever sees it"),
        "starter": Seat(),
        "dealt": Number(0, 1),
        "played": by_seat(Cards(_DECK)),
    }


def _of_draw_games(kinds: set[int]) -> dict[str, Kind]:
    series = UP_AND_DOWN in kinds
    return {
        "open": Cards(_DECK),
        "fit": Rows(Cards(_DECK)),
        "pile": Rows(Card(_DECK)),
        "half": Rows(Code(2)) if series else UNUSED,
        "step": Rows(Number(-1, 1)) if series else UNUSED,
        "row": Rows(Code(11)) if ONE_BY_ONE in kinds else UNUSED,
        "drawn": Card(_DECK, (HIDDEN,)),
        "slots": by_seat(Flags(CARDS)),
    }


def _of_trick_games(s: Fields, kinds: set[int]) -> dict[str, Kind]:
    fixing, refusing = FIX_THE_COLOUR in kinds, REFUSE in kinds
    return {
        **trick(_DECK, s.seats, CARDS, refusing=refusing),
        "void": by_seat(Flags(_COLOURS)),
        "named": Code(_COLOURS),
        "wanted": Flags(_COLOURS),
        "last_card": Card(_DECK) if fixing else UNUSED,
        "trump": Code(_COLOURS) if s.with_trump else UNUSED,
        "namer": Seat() if s.with_trump else UNUSED,
        "kept": by_seat(Card(_DECK)) if refusing else UNUSED,
    }


def _of_runs(s: Fields) -> dict[str, Kind]:
    return {
        "display": Cards(_DECK),
        "laid": Rows(Number(-1, s.seats * LAID4)),  # seat · LAID4 + run, seats not turned
        "done": Flags(2),
        "added": Number(0, 1),
        "idle": Number(0, s.seats),
        "quiet": Number(0, 3 * s.seats),
        "given": Card(_DECK),
        "taken": Card(_DECK),
        "lost": Number(0, 1),
    }


def _shared(s: Fields, kinds: set[int]) -> dict[str, Kind]:
    """Fields that games of several sorts use, each in its own way."""
    draw, runs = any(WAYS[kind] for kind in kinds), RUNS in kinds
    slots = by_seat(Flags(_HALVES), CARDS // s.seats) if runs and not draw else Rows(Flags(_HALVES if runs else CARDS))
    return {
        "left": Number(0, CARDS) if draw or runs else UNUSED,
        "mask": slots if draw or runs else UNUSED,
        "arrived": Number(0, CARDS) if draw or runs else UNUSED,
        "won": by_seat(Cards(_DECK)) if runs or kinds & {REFUSE, FIX_THE_COLOUR} else UNUSED,
        "pinned": by_seat(Cards(_DECK)) if kinds & {REFUSE, RUNS} else UNUSED,
    }


OBSERVATION = Observation(1, _kinds)
