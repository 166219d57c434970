"""Ebbe & Flut: a world's past. Covered cards stay what they were: everybody saw them come, also with `memory`."""

from __future__ import annotations

import random

from atout.families.ebbe_flut.state import FIRST_TURN
from atout.families.past import Lookback, Past, rename
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE


def past(look: Lookback, world: Fields, rng: random.Random) -> Past:
    now = look.now
    forgotten = now.below.tolist() != world.below.tolist()  # others are covered, that may not have come so
    names = _shuffled(look, rng) if forgotten else look.names(world)
    deal = rename(look.past.deal, names)
    if now.players == 2 and now.due == MOVE and now.phase == FIRST_TURN:
        deal["starter"] = world.starter  # drawn, but of no account yet
    return Past(deal, look.past.moves)


def _shuffled(look: Lookback, rng: random.Random) -> dict[str, str]:
    """Only the piles drawn anew, as they are in worlds of the same game without `memory`."""
    names: dict[str, str] = {}
    piles = look.now.pile.tolist()
    for owned in (piles[:5], piles[5:]) if look.now.players == 2 else (piles,):
        cards = [look.texts[card] for pile in owned for card in pile if card >= 0]
        names |= zip(cards, rng.sample(cards, len(cards)), strict=True)
    return names
