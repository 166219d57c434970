"""ebbes: what each field of the record is to a learner."""

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
    deck,
    header,
    trick,
)
from atout.kernel.jit import Fields
from atout.kernel.tricks import HIDDEN


def _kinds(s: Fields) -> dict[str, Kind]:
    cards = deck(s)
    each = len(cards) // s.seats
    virtual = s.seats > s.players
    return {
        **header(s.seats, phases=3, rounds=s.last_round, scores=(-15, 18)),
        **trick(cards, s.seats, each, turning=virtual),
        "hand": Rows(Cards(cards), "own"),
        "won": by_seat(Cards(cards)),
        "goal": OPTION,
        "dabbscheedel": OPTION,
        "used": UNUSED if s.choose else Flags(6),
        "void": by_seat(Flags(5)),
        "size": by_seat(Number(0, each)),
        "up": Rows(Card(cards)) if virtual else UNUSED,
        "down": Rows(Code(1, HIDDEN)) if virtual else UNUSED,
        "slot": Rows(Code(5)),
        "mark": Rows(Code(s.values, 1)),
        "named": Number(0, 5),
        "first": Seat(),
        "decider": Seat(),
        "number": Omitted("with a round's number, it is that of every mark"),
        "values": OPTION,
        "choose": OPTION,
        "last_round": OPTION,
    }


OBSERVATION = Observation(1, _kinds)
