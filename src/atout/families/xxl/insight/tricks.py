"""XXL: what a bot looks at in the trick games."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.xxl.common import total
from atout.families.xxl.deck import CARDS
from atout.families.xxl.insight.shared import EACH_KIND, away, list_cards, place_of
from atout.families.xxl.state import FOLLOW3, KEEPING, NAMING, REFUSE, REFUSE3, SECOND, TOTAL
from atout.kernel.bits import ctz, popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rules import strength, suited
from atout.kernel.state import SEATS
from atout.kernel.tricks import REFUSED, winner

_HELD, _LIES, _SIZE, _ACTS, _BEST, _WANTED, _NAMED = 0, 330, 660, 744, 750, 756, 760
_PHASE, _BEATS, _VOID, _POINTS, _NONE, _KEPT, _REFUSED = 764, 768, 774, 780, 900, 906, 912
_PLACE, _TRUMP, _CARDS = 918, 924, 928


@jit
def so_far(s: Row, seat: int) -> float:
    return float(total(s.won[seat])) if s.kind != REFUSE or s.phase == SECOND else 0.0


@jit
def tidy(s: Row, move: int) -> int:
    """Nobody else gets many points; who takes the trick does it with a low number."""
    card = move - FOLLOW3 if s.kind == REFUSE else move
    if s.phase in (KEEPING, NAMING) or s.acted == 0 or card == REFUSE3 - FOLLOW3:
        return 0
    power = strength(s, card)
    return power >> 5 if power > strength(s, s.trick[winner(s)]) else TOTAL[card]


@jit
def features(s: Row, seat: int, out: Any) -> int:
    base, n = EACH_KIND * s.kind, 0
    points = np.empty(SEATS)
    for j in range(s.seats):
        r = away(s, seat, j)
        points[j] = total(s.won[j])
        n = list_cards(s.hand[j], base + _HELD + r * CARDS, out, n)
        out[n] = base + _SIZE + r * 14 + min(s.size[j], 13)
        out[n + 1] = base + _POINTS + r * 20 + min(points[j] // 20, 19)
        out[n + 2] = base + _CARDS + r * 11 + min(popcount(s.won[j]) // 3, 10)
        n += 3
        if s.trick[j] >= 0:
            out[n] = base + _LIES + r * CARDS + s.trick[j]
            n += 1
        elif s.trick[j] == REFUSED:
            out[n] = base + _REFUSED + r
            n += 1
        if s.tricks[j] == 0:
            out[n] = base + _NONE + r
            n += 1
        if s.kept[j] >= 0:
            out[n] = base + _KEPT + r
            n += 1
    if s.acted:
        n = _look_at_trick(s, seat, base, out, n)
    if s.seat >= 0:
        out[n] = base + _ACTS + away(s, seat, s.seat)
        n += 1
    if s.trump >= 0:
        out[n] = base + _TRUMP + s.trump
        n += 1
    out[n] = base + _PHASE + s.phase
    out[n + 1] = base + _PLACE + place_of(points, seat, s.seats)
    return n + 2


@jit
def _look_at_trick(s: Row, seat: int, base: int, out: Any, n: int) -> int:
    """Whose card is best, and who of those still to play could beat it."""
    best = winner(s)
    power = strength(s, s.trick[best])
    out[n] = base + _BEST + away(s, seat, best)
    n += 1
    for colour in range(4):
        if (s.wanted >> colour) & 1:
            out[n] = base + _WANTED + colour
            n += 1
    if s.named >= 0:
        out[n] = base + _NAMED + s.named
        n += 1
    j = s.seat
    while j >= 0 and j != s.leader:
        r = away(s, seat, j)
        cards = s.hand[j] & suited(s, 0)
        if cards == 0:
            out[n] = base + _VOID + r
            n += 1
        while cards and strength(s, ctz(cards)) <= power:
            cards &= cards - 1
        if cards:
            out[n] = base + _BEATS + r
            n += 1
        j = j + 1 if j + 1 < s.seats else 0
    return n
