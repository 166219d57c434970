"""The Njet family: options and bounds of the three editions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from atout.families.options import Options, Spec


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


# A round has at most: 20 stones, a team, the doubler, 10 passes, 60 cards. A lone player doubles 16 tricks and 12 loot.
# Points can be negative, so a game to a target has no longest course; a thousand rounds are far beyond any played one.
DEALS = frozenset({"dealer", "hands", "aside"})
SPECS = (
    Spec("njet-1997", "njet", Njet1997, rules=1, space=271, longest=8 * 56, value=(0, 160), usual=4),
    Spec("njet-2007", "njet", Njet2007, rules=1, space=271, longest=10 * 92, value=(-224, 224), usual=4),
    Spec("niet-2015", "njet", Niet2015, rules=1, space=271, longest=1000 * 87, value=(-112, 224), usual=4),
)
