"""ebbes: options and bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from atout.families.options import Facts, Options, Spec, when

_CHOOSING = when(choose_designators=True)


class Ebbes(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`goal` and `dabbscheedel` are reconstructions: no source tells where they lie on the track (A7)."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    more_cards: bool = False
    choose_designators: bool = False
    rounds: Annotated[int, Meta(ge=5, le=50, extra_json_schema=_CHOOSING)] = 5
    goal: Annotated[int, Meta(ge=1, le=999, extra_json_schema=_CHOOSING)] = 30
    dabbscheedel: Annotated[int, Meta(ge=-999, le=-1, extra_json_schema=_CHOOSING)] = -10

    @property
    def seats(self) -> int:
        """Two players have a virtual third."""
        return max(self.players, 3)

    def __post_init__(self) -> None:
        if not self.choose_designators and self.rounds != 5:
            raise ValueError("rounds: 5 unless choose_designators is true")


DEALS = frozenset({"dealer", "first", "number", "hands"})
_FACTS = Facts(
    minutes=(20, 30),
    colours="BNYGR",
    numbers=list(range(1, 16)),
    rounds=dict.fromkeys(range(2, 6), 5),
    virtual=[2],
)
SPECS = (Spec("ebbes", "ebbes", Ebbes, rules=1, space=165, longest=50 * 81, value=(-15, 18), usual=4, facts=_FACTS),)
