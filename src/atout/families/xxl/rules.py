"""XXL: the rules of all seven ids. Every function looks at the part's `kind` and hands over to draw.py (games 1, 2, 5),
tricks.py (3, 6) or runs.py (4). Numbers such as G5 are those of docs/rules/xxl.md.

The contract. Each of the three modules offers, with x = draw, tricks, runs:

    deal_x(s, chance)      open_part has been done (table empty, part, kind, dealer set); `chance` lists all 55 cards
                           as RECORD's deal does (hands, display, stock). Sets seat, due = MOVE.
    legal_x(s, out)        ascending move numbers of this kind, returns how many
    play_x(s, move)        ends a part by filling s.scores and calling finish_part(s) (common.py)
    why_not_x(s, move)     0 or a clause number of clauses.py
    hide_x(s, seat)        `viewer` is already set
    places_x(s, p), fill_x(s, p, rng), fits_x(s) (but for tricks: the starter is all that there is to check)

tricks.py also offers deal_again_tricks(s, chance) (game 3, second half; due is DEAL) and strength(s, card).

Python side (family.py puts them together): texts_x.py offers moves_x(kind, deck) → the texts of all move numbers of
the kind, narrate_x(before, move, after, notation) → events of a move (the family tells deals), and
show_x(s, notation, words) → the lines about the middle of the table (hands and seats are the family's).
"""

from __future__ import annotations

import sys
from typing import Any

from atout.families.xxl.common import open_part, starter_fits
from atout.families.xxl.deck import CARDS
from atout.families.xxl.draw import (
    deal_draw,
    fill_draw,
    fits_draw,
    hide_draw,
    legal_draw,
    places_draw,
    play_draw,
    why_not_draw,
)
from atout.families.xxl.runs import (
    deal_runs,
    fill_runs,
    fits_runs,
    hide_runs,
    legal_runs,
    places_runs,
    play_runs,
    why_not_runs,
)
from atout.families.xxl.state import ALL, DTYPE, HIGHEST_WINS, RUNS, WAYS
from atout.families.xxl.tricks import (
    deal_again_tricks,
    deal_tricks,
    fill_tricks,
    hide_tricks,
    legal_tricks,
    places_tricks,
    play_tricks,
    strength,
    why_not_tricks,
)
from atout.kernel.bits import ctz
from atout.kernel.jit import Row, jit
from atout.kernel.rules import register
from atout.kernel.shuffle import deal_random as deal_again
from atout.kernel.state import DEAL

__all__ = ["deal_again", "strength"]  # game 3 deals again within a round


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def again(s: Row) -> bool:
    """The deal that is due goes on with a part: game 3's second half."""
    return s.due == DEAL and s.part >= 0


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    n = CARDS
    if again(s):  # all cards but the kept ones
        deck = ALL
        for seat in range(s.seats):
            if s.kept[seat] >= 0:
                deck &= ~(1 << s.kept[seat])
        n = 0
        while deck:
            cards[n] = ctz(deck)
            n += 1
            deck &= deck - 1
    else:
        for card in range(CARDS):
            cards[card] = card
        if s.dealer < 0:  # the first dealer is random, then the deal goes round
            bounds[0] = s.players
    groups[0] = n
    return n


@jit
def deal(s: Row, chance: Any) -> None:
    if again(s):
        deal_again_tricks(s, chance)
        return
    dealer = (s.dealer + 1) % s.players
    if s.dealer < 0:
        dealer = chance[CARDS]
    open_part(s, dealer)
    if WAYS[s.kind]:
        deal_draw(s, chance)
    elif s.kind == RUNS:
        deal_runs(s, chance)
    else:
        deal_tricks(s, chance)


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    if WAYS[s.kind]:
        return legal_draw(s, out)
    if s.kind == RUNS:
        return legal_runs(s, out)
    return legal_tricks(s, out)


@jit
def play(s: Row, move: int) -> None:
    if WAYS[s.kind]:
        play_draw(s, move)
    elif s.kind == RUNS:
        play_runs(s, move)
    else:
        play_tricks(s, move)


@jit
def why_not(s: Row, move: int) -> int:
    if WAYS[s.kind]:
        return why_not_draw(s, move)
    if s.kind == RUNS:
        return why_not_runs(s, move)
    return why_not_tricks(s, move)


@jit
def value(s: Row, out: Any) -> None:
    """Match: minus the place in the part; else the game's own points, minus where the lowest wins."""
    sign = 1 if HIGHEST_WINS[s.kind] else -1
    for j in range(s.seats):
        out[j] = -s.place[j] if s.match else sign * s.scores[j]


# --- What a seat knows -----------------------------------------------------------------------------------------------


@jit
def hide(s: Row, seat: int) -> None:
    s.viewer = seat
    if WAYS[s.kind]:
        hide_draw(s, seat)
    elif s.kind == RUNS:
        hide_runs(s, seat)
    else:
        hide_tricks(s, seat)


@jit
def shown(s: Row, move: int, seat: int) -> int:
    return move


@jit
def places(s: Row, p: Row) -> None:
    if s.part < 0:
        return
    if WAYS[s.kind]:
        places_draw(s, p)
    elif s.kind == RUNS:
        places_runs(s, p)
    else:
        places_tricks(s, p)


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    if WAYS[s.kind]:
        fill_draw(s, p, rng)
    elif s.kind == RUNS:
        fill_runs(s, p, rng)
    else:
        fill_tricks(s, p, rng)


@jit
def fits(s: Row) -> bool:
    if not starter_fits(s):
        return False
    if WAYS[s.kind]:
        return fits_draw(s)
    return s.kind != RUNS or fits_runs(s)


register(DTYPE, sys.modules[__name__])
