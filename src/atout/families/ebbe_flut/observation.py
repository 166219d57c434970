"""Ebbe & Flut: what each field of the record is to a learner. The board is not turned: `viewer` says who looks."""

from __future__ import annotations

from atout.families.observing import (
    OPTION,
    UNUSED,
    Card,
    Cards,
    Flags,
    Kind,
    Number,
    Observation,
    Omitted,
    Rows,
    Seat,
    by_seat,
    header,
)
from atout.kernel.jit import Fields


def _kinds(s: Fields) -> dict[str, Kind]:
    cards = tuple(range(50))
    piles = 50 // s.seats
    watched = Number(0, 1) if s.watchful else UNUSED
    return {
        **header(s.seats, phases=7, rounds=1, scores=(0, 50)),
        "line": Omitted("follows from top"),
        "stack": Rows(Flags(51)) if s.memory else Omitted("follows from top and below"),
        "scored": Cards(cards),
        "removed": Cards(cards),
        "top": Rows(Card(cards)),
        "below": Omitted("nobody remembers it for you") if s.memory else Rows(Card(cards)),
        "square": Omitted("follows from top"),
        "pile": Omitted("nobody knows more of it than left"),
        "left": Rows(Number(0, 5)),
        "stock": by_seat(Number(0, piles)),
        "turned": by_seat(Card(cards)),
        "lost": by_seat(Number(0, 50)) if s.watchful else UNUSED,
        "starter": Seat(),
        "may_claim": watched,
        "acted": watched,
        "idle": Number(0, 2) if s.watchful else UNUSED,
        "watchful": OPTION,
        "memory": OPTION,
    }


OBSERVATION = Observation(1, _kinds)
