"""XXL: the rules of all seven ids, each part's by its `kind`: draw.py (games 1, 2, 5), tricks.py (3, 6) or runs.py (4).
Numbers such as G5 are those of docs/rules/xxl.md.

Each of the three modules offers

    deal(s, chance)      open_part has been done (table empty, part, kind, dealer set); `chance` lists all 55 cards as
                         RECORD's deal does (hands, display, stock). Sets seat, due = MOVE.
    legal(s, out)        ascending move numbers of this kind, returns how many
    play(s, move)        ends a part by filling s.scores and calling finish_part(s) (common.py)
    why_not(s, move)     0 or a clause number of clauses.py

and its fellow in `knowledge` hide(s, seat) (`viewer` is already set), places(s, p), fill(s, p, rng) and fits(s).
tricks.py also offers deal_second(s, chance) (game 3, second half; due is DEAL) and what the trick engine asks for.
"""

from __future__ import annotations

import sys
from typing import Any

from atout.families.xxl.common import by_kind, open_part
from atout.families.xxl.deck import CARDS
from atout.families.xxl.events import events
from atout.families.xxl.insight import ending, features, ripe, standing, tidy
from atout.families.xxl.knowledge import fill, fits, hide, places
from atout.families.xxl.rules import draw, runs, tricks
from atout.families.xxl.rules.tricks import deal_second, strength, suited, suits, wanted
from atout.families.xxl.state import ALL, DTYPE, HIGHEST_WINS
from atout.kernel.bits import list_members
from atout.kernel.jit import Row, jit
from atout.kernel.rules import register
from atout.kernel.shuffle import deal_random as deal_again
from atout.kernel.state import DEAL

__all__ = ["deal_again", "fill", "fits", "hide", "places"]  # game 3 deals again within a round
__all__ += ["ending", "events", "features", "ripe", "standing", "strength", "suited", "suits", "tidy", "wanted"]

_deal, legal, play, why_not = (by_kind(name, draw, tricks, runs) for name in ("deal", "legal", "play", "why_not"))


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def again(s: Row) -> bool:
    """The deal that is due goes on with a part: game 3's second half."""
    return s.due == DEAL and s.part >= 0


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    deck = ALL
    if again(s):  # all cards but the kept ones
        for seat in range(s.seats):
            if s.kept[seat] >= 0:
                deck &= ~(1 << s.kept[seat])
    elif s.dealer < 0:  # the first dealer is random, then the deal goes round
        bounds[0] = s.players
    groups[0] = list_members(deck, 0, cards, 0)
    return groups[0]


@jit
def deal(s: Row, chance: Any) -> None:
    if again(s):
        deal_second(s, chance)
    else:
        open_part(s, chance[CARDS] if s.dealer < 0 else (s.dealer + 1) % s.players)
        _deal(s, chance)


@jit
def value(s: Row, out: Any) -> None:
    """Match: minus the place in the part; else the game's own points, minus where the lowest wins."""
    sign = 1 if HIGHEST_WINS[s.kind] else -1
    for j in range(s.seats):
        out[j] = -s.place[j] if s.match else sign * s.scores[j]


register(DTYPE, sys.modules[__name__])
