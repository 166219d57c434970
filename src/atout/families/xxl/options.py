"""XXL: options and bounds of the six games and of the match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from atout.families.options import Facts, Options, Spec
from atout.families.xxl.deck import COLOURS, PAIRS

Players = Annotated[int, Meta(ge=2, le=6)]
Part = Literal[
    "xxl-up-and-down", "xxl-lower", "xxl-refuse", "xxl-runs", "xxl-one-by-one", "xxl-fix-the-colour"
]  # in the order of the rulebook
PARTS: tuple[Part, ...] = (
    "xxl-up-and-down",
    "xxl-lower",
    "xxl-refuse",
    "xxl-runs",
    "xxl-one-by-one",
    "xxl-fix-the-colour",
)


class UpAndDown(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 1."""

    players: Players = 4


class Lower(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 2. `zero_on_zero`: a 0 may go on a 0 of its colour, as the rulebook's example has it (G9)."""

    players: Players = 4
    zero_on_zero: bool = False


class Refuse(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 3. `refuse`: who may refuse, a seat with fewer cards than some other or than every other (G14)."""

    players: Players = 4
    refuse: Literal["any-fewer", "strictly-fewest"] = "any-fewer"


class Runs(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 4."""

    players: Players = 4


class OneByOne(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 5."""

    players: Players = 4


class FixTheColour(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game 6. `trump`: game 6+, in which every seat names the trump of one deal."""

    players: Players = 4
    trump: bool = False


class Match(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The match: all six games in order ("XXL pur") or any other list ("XXL individuel")."""

    players: Players = 4
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=24)] = PARTS


# Draw games: at most 55 plays, 43 draws with a pass each, and between two plays with an empty talon a pass per other
# seat. Runs: every talon card is followed by at most 3n quiet turns of at most three moves.
_DRAW, _RUNS = 55 + 2 * 43 + 5 * 55, 55 * 19 * 3 + 18 * 7 * 3


def _facts(least: int, most: int, within: str | None = None) -> Facts:
    return Facts(minutes=(least, most), colours=COLOURS, numbers=sorted({*sum(PAIRS, ())}), within=within)


def _part(least: int, most: int) -> Facts:
    return _facts(least, most, "xxl")


SPECS = (
    Spec(
        "xxl-up-and-down",
        "xxl",
        UpAndDown,
        rules=1,
        space=222,
        longest=_DRAW,
        value=(-550, 0),
        usual=4,
        facts=_part(5, 10),
    ),
    Spec("xxl-lower", "xxl", Lower, rules=1, space=57, longest=_DRAW, value=(-550, 0), usual=4, facts=_part(5, 10)),
    Spec(
        "xxl-refuse",
        "xxl",
        Refuse,
        rules=1,
        space=222,
        longest=48 + 6 + 6 * 48,
        value=(0, 550),
        usual=4,
        facts=_part(10, 15),
    ),
    Spec("xxl-runs", "xxl", Runs, rules=1, space=4096, longest=_RUNS, value=(0, 550), usual=4, facts=_part(10, 15)),
    Spec(
        "xxl-one-by-one",
        "xxl",
        OneByOne,
        rules=1,
        space=112,
        longest=_DRAW,
        value=(-550, 0),
        usual=4,
        facts=_part(5, 10),
    ),
    Spec(
        "xxl-fix-the-colour",
        "xxl",
        FixTheColour,
        rules=1,
        space=59,
        longest=6 * 55,
        value=(0, 550),
        usual=4,
        facts=_part(10, 15),
    ),
    Spec("xxl", "xxl", Match, rules=1, space=4096, longest=24 * _RUNS, value=(-6, -1), usual=4, facts=_facts(45, 75)),
)
