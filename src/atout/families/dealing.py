"""The deal that is due, read off the rules: they deal to a copy of the table, and a layout says what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from atout.kernel import engine
from atout.kernel.jit import Fields


class Due(NamedTuple):
    """What a deal does whatever the cards."""

    after: Fields  # the table after it; only what no card decides is to be read
    drawn: Mapping[str, tuple[int, ...]]  # what each drawn number may come to
    given: Mapping[str, int]  # the dealer, unless drawn


def due_deal(s: Fields, *drawn: str) -> Due:
    """The due deal of a table; `drawn` names the fields for what `pack` lets be drawn after the cards, in order."""
    states = np.frombuffer(bytearray(s.record.tobytes()), s.dtype)
    cards, _, bounds = engine.deal_shape(states)

    def after(which: int = 0, number: int = 0) -> Fields:
        chance = np.array([*cards, *([0] * (len(bounds) + 1))])
        chance[len(cards) + which] = number
        return Fields(engine.dealt(states, chance)[0])

    values = {
        name: tuple(getattr(after(k, number), name) for number in range(bound))
        for k, (name, bound) in enumerate(zip(drawn, bounds, strict=True))
    }
    dealt = after()
    return Due(dealt, values, {} if "dealer" in values or dealt.dealer < 0 else {"dealer": dealt.dealer})
