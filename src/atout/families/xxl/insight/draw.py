"""XXL: what a bot looks at in the draw games. The order of the talon is nobody's business."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.xxl.common import fitting, total
from atout.families.xxl.deck import CARDS
from atout.families.xxl.insight.shared import EACH_KIND, away, list_cards, place_of
from atout.families.xxl.state import ONE_BY_ONE, TOTAL, TURNED, UP_AND_DOWN, WAYS
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit
from atout.kernel.state import SEATS

_HELD, _SIZE, _TOP, _SERIES, _ROW = 0, 330, 450, 560, 578
_LEFT, _FITS, _ACTS, _DRAWN, _PLACE, _POINTS = 626, 651, 687, 693, 694, 700


@jit
def so_far(s: Row, seat: int) -> float:
    return -total(s.hand[seat])


@jit
def tidy(s: Row, move: int) -> int:
    """The highest card goes first; a card that fits is played."""
    ways = WAYS[s.kind]
    return 20 - TOTAL[move // ways] if move < CARDS * ways else 20


@jit
def features(s: Row, seat: int, out: Any) -> int:
    base, fit, n = EACH_KIND * s.kind, fitting(s), 0
    points = np.empty(SEATS)
    for j in range(s.seats):
        r = away(s, seat, j)
        points[j] = so_far(s, j)
        n = list_cards(s.hand[j], base + _HELD + r * CARDS, out, n)
        out[n] = base + _SIZE + r * 20 + min(s.size[j], 19)
        out[n + 1] = base + _FITS + r * 6 + min(popcount(s.hand[j] & fit), 5)
        out[n + 2] = base + _POINTS + r * 25 + min(-points[j] // 5, 24)
        n += 3
    for k in range(TURNED[s.kind]):
        out[n] = base + _TOP + k * CARDS + s.pile[k]
        n += 1
        if s.kind == UP_AND_DOWN:
            out[n] = base + _SERIES + (k * 3 + s.half[k] + 1) * 3 + s.step[k] + 1
            n += 1
    if s.kind == ONE_BY_ONE:
        for colour in range(4):
            out[n] = base + _ROW + colour * 12 + s.row[colour]
            n += 1
    out[n] = base + _LEFT + min(s.left // 2, 24)
    out[n + 1] = base + _ACTS + away(s, seat, s.seat)
    out[n + 2] = base + _PLACE + place_of(points, seat, s.seats)
    n += 3
    if s.drawn >= 0:
        out[n] = base + _DRAWN
        n += 1
    return n
