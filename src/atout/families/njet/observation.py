"""The Njet family: what each field of the record is to a learner."""

from __future__ import annotations

from atout.families.observing import (
    OPTION,
    Cards,
    Code,
    Flags,
    Kind,
    Number,
    Observation,
    Omitted,
    Seat,
    Seats,
    by_seat,
    header,
    trick,
)
from atout.families.reading import members
from atout.kernel.jit import Fields

_ENDLESS = 1000  # rounds of a game to a target score


def _kinds(s: Fields) -> dict[str, Kind]:
    deck, heads, squares = (Cards(tuple(members(mask))) for mask in (s.deck, s.deck & ~s.tails, s.squares))
    colour = Code(5)  # the last one is "none"
    return {
        **header(s.seats, phases=5, rounds=_ENDLESS if s.target else s.last_round, scores=(-224, 224)),
        **trick(heads.members, s.seats, s.each),
        "hand": by_seat(deck),
        "laid": by_seat(deck),
        "played": by_seat(deck),
        "loot": by_seat(deck),
        "aside": Omitted("nobody ever sees it"),
        "trumps": Omitted("follows from trump and super"),
        "free": squares,
        "squares": OPTION,
        "stones": by_seat(squares),
        "deck": OPTION,
        "tails": OPTION,
        "target": OPTION,
        "size": by_seat(Number(0, s.each + 4)),
        "down": by_seat(Number(0, 4)),
        "void": by_seat(Flags(6)),
        "edition": OPTION,
        "each": OPTION,
        "few": OPTION,
        "placer": OPTION,
        "pass_to": OPTION,
        "must_trump": OPTION,
        "from_start": OPTION,
        "difference": OPTION,
        "last_round": OPTION,
        "start": Seat(),
        "asked": Number(0, 4),
        "passing": Number(0, 1),
        "no_loot": Number(0, 1),
        "trump": colour,
        "super": colour,
        "factor": Number(-2, 4),
        "team": Seats(),
        "doubler": Seat(),
        "left": Number(0, s.each),
        "last_loot": Seats(),
    }


OBSERVATION = Observation(1, _kinds)
