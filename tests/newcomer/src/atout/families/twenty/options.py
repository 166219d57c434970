"""Twenty: options and bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from atout.families.options import Facts, Options, Spec


class Twenty(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`cards`: the deck; 6 cards for two are few enough to solve the game."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    cards: Annotated[int, Meta(ge=6, le=20)] = 20


DEALS = frozenset({"dealer", "hands", "aside", "display"})
_FACTS = Facts(minutes=(5, 10), colours="RBGY", numbers=list(range(1, 6)), rounds={2: 2, 3: 3, 4: 4})
SPECS = (Spec("twenty", "twenty", Twenty, rules=1, space=64, longest=4 * 18, value=(0, 9), usual=4, facts=_FACTS),)
