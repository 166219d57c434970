"""Twenty: what each field of the record is to a learner."""

from __future__ import annotations

from atout.families.observing import (
    OPTION,
    Card,
    Cards,
    Flags,
    Kind,
    Number,
    Observation,
    Omitted,
    Rows,
    by_seat,
    deck,
    header,
    trick,
)
from atout.kernel.jit import Fields


def _kinds(s: Fields) -> dict[str, Kind]:
    cards = deck(s)
    return {
        **header(s.seats, phases=1, rounds=s.seats, scores=(0, 9)),
        **trick(cards, s.seats, 9),
        "hand": Rows(Cards(cards), "own"),
        "won": by_seat(Cards(cards)),
        "aside": Omitted("nobody ever sees it"),
        "size": by_seat(Number(0, 9)),
        "void": by_seat(Flags(4)),
        "up": Card(cards),
        "cards": OPTION,
    }


OBSERVATION = Observation(1, _kinds)
