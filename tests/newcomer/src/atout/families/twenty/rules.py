"""Twenty: the rules."""

from __future__ import annotations

import sys
from typing import Any

from atout.families.twenty.knowledge import fill, hide, places, ranks
from atout.families.twenty.state import DTYPE
from atout.kernel.bits import list_members
from atout.kernel.hands import deal_hands
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.rules import register
from atout.kernel.state import MOVE
from atout.kernel.tricks import after, clear_tricks, lead, let_go, list_playable, turn, why_not_card

__all__ = ["fill", "hide", "places"]

C_HAND, C_FOLLOW = 1, 2  # clauses, in the order of family.py


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    n = 0
    for suit in range(4):
        n = list_members((1 << ranks(s, suit)) - 1, 16 * suit, cards, n)
    groups[0] = n
    if s.dealer < 0:
        bounds[0] = s.players
    return n


@jit
def deal(s: Row, chance: Any) -> None:
    last = s.cards - 1
    s.aside = 0
    for i in range(deal_hands(s, chance, last // s.players), last):
        s.aside |= 1 << chance[i]
    s.up = chance[last]
    s.dealer = (s.dealer + 1) % s.players if s.dealer >= 0 else chance[s.cards]
    s.due = MOVE
    clear_tricks(s, 1)
    lead(s, after(s, s.dealer))


@jit
def legal(s: Row, out: Any) -> int:
    return list_playable(s, 0, out)


@jit
def why_not(s: Row, move: int) -> int:
    return why_not_card(s, move, C_HAND, C_FOLLOW)


@inlined
def strength(s: Row, card: int) -> int:
    if card >> 4 == s.up >> 4:
        return 100 + card
    return 1 + card if card >> 4 == s.trick[s.leader] >> 4 else 0


@jit
def play(s: Row, move: int) -> None:
    let_go(s, move)
    if turn(s, move) and s.size[s.last_winner] == 0:
        for j in range(s.seats):
            s.scores[j] = s.tricks[j]
        end_round(s, s.scores)
        if s.rounds == s.players:
            crown(s, 1)


register(DTYPE, sys.modules[__name__])
