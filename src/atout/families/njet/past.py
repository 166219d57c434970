"""The Njet family: a world's past. What others laid down was secret, too, and equal cards have no identity."""

from __future__ import annotations

import random
from collections import Counter

from atout.families.njet.notation import MOVES, cards_of
from atout.families.njet.state import passed_on, receiver_of
from atout.families.past import Lookback, Past
from atout.kernel.jit import Fields


def past(look: Lookback, world: Fields, _: random.Random) -> Past:
    def texts(cards: int) -> list[str]:
        return [look.texts[card] for card in cards_of(cards)]

    seats = range(world.players)
    laid = [texts(world.laid[seat]) for seat in seats]
    dealt = [Counter(texts(world.hand[j]) + texts(world.played[j]) + laid[j]) for j in seats]
    if passed_on(world):
        for giver in seats:
            dealt[receiver_of(world, giver)] -= Counter(laid[giver])
    deal = {**look.past.deal, "hands": [list(hand.elements()) for hand in dealt]}
    if "aside" in deal:
        deal["aside"] = texts(world.aside)
    moves = []
    for seat, move in look.past.moves:
        told = move
        if seat != look.viewer and MOVES.of(move).private:
            told = f"{move.partition(':')[0]}:{laid[seat].pop()}"
        moves.append((seat, told))
    return Past(deal, moves)
