"""The Njet family: options and bounds of the three editions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from atout.families.njet.editions import EDITIONS
from atout.families.options import Facts, Options, Spec


class Njet1997(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`must_trump` and `next_dealer` are points on which the sources disagree (N3, N6)."""

    players: Annotated[int, Meta(ge=3, le=4)] = 4
    must_trump: bool = True
    next_dealer: Literal["rotate", "left-of-start"] = "rotate"
    short: bool = False


class Njet2007(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`record_difference` changes what is written down, never who wins (N15)."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    pass_direction: Literal["left", "right"] = "left"
    record_difference: bool = True


class Niet2015(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`target_score` replaces the number of rounds (N30)."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    no_trump_square: bool = False
    target_score: Annotated[int, Meta(ge=1, le=999)] | None = None


_MINUTES = {"njet-1997": (45, 60), "njet-2007": (30, 30), "niet-2015": (30, 30)}  # 30: printed
_FACTS = [
    Facts(
        minutes=_MINUTES[edition.id],
        colours=edition.colours,
        numbers=edition.numbers,
        rounds=edition.rounds,
        board=edition.board(no_trump=edition.id == "njet-2007"),
    )
    for edition in EDITIONS
]
# A round has at most: 20 stones, a team, the doubler, 10 passes, 60 cards. A lone player doubles 16 tricks and 12 loot.
# Points can be negative, so a game to a target has no longest course; a thousand rounds are far beyond any played one.
DEALS = frozenset({"dealer", "hands", "aside"})
SPECS = (
    Spec("njet-1997", "njet", Njet1997, rules=1, space=271, longest=8 * 56, value=(0, 160), usual=4, facts=_FACTS[0]),
    Spec(
        "njet-2007", "njet", Njet2007, rules=1, space=271, longest=10 * 92, value=(-224, 224), usual=4, facts=_FACTS[1]
    ),
    Spec(
        "niet-2015",
        "njet",
        Niet2015,
        rules=1,
        space=271,
        longest=1000 * 87,
        value=(-112, 224),
        usual=4,
        facts=_FACTS[2],
    ),
)
