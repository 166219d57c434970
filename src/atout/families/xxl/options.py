"""XXL: options and bounds of the six games and of the match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from atout.families.options import Facts, Options, Spec
from atout.families.xxl.deck import COLOURS, PAIRS, read_deck

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

DEALS = frozenset({"dealer", "hands", "display", "stock"})


def _game(id: str, options: type[Options], space: int, longest: int, value: tuple[int, int], *minutes: int) -> Spec:
    facts = Facts(
        minutes=(minutes[0], minutes[1]),
        colours=COLOURS,
        numbers=sorted({*sum(PAIRS, ())}),
        within=None if options is Match else "xxl",
    )
    return Spec(id, "xxl", options, 1, space, longest, value, usual=4, facts=facts, check_deck=read_deck)


SPECS = (
    _game("xxl-up-and-down", UpAndDown, 222, _DRAW, (-550, 0), 5, 10),
    _game("xxl-lower", Lower, 57, _DRAW, (-550, 0), 5, 10),
    _game("xxl-refuse", Refuse, 222, 48 + 6 + 6 * 48, (0, 550), 10, 15),
    _game("xxl-runs", Runs, 4096, _RUNS, (0, 550), 10, 15),
    _game("xxl-one-by-one", OneByOne, 112, _DRAW, (-550, 0), 5, 10),
    _game("xxl-fix-the-colour", FixTheColour, 59, 6 * 55, (0, 550), 10, 15),
    _game("xxl", Match, 4096, 24 * _RUNS, (-6, -1), 45, 75),
)
