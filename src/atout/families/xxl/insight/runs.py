"""XXL: what a bot looks at in runs."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.xxl.common import halves_of, run_cards, run_starts, total
from atout.families.xxl.deck import CARDS
from atout.families.xxl.insight.shared import EACH_KIND, away, list_cards, place_of
from atout.families.xxl.state import ADD4, SWAP4
from atout.kernel.bits import popcount
from atout.kernel.jit import Row, jit
from atout.kernel.state import SEATS

_HELD, _DISPLAY, _STARTS, _NEXT, _RUNS, _LEFT = 0, 330, 385, 449, 513, 549
_ACTS, _DONE, _QUIET, _LAID, _SIZE, _PLACE, _NEAR = 580, 586, 590, 599, 671, 719, 725


@jit
def so_far(s: Row, seat: int) -> float:
    return float(total(s.won[seat]))


@jit
def tidy(s: Row, move: int) -> int:
    """The best run first; a swap that opens no run is not worth the trouble."""
    if move < SWAP4:
        return 100 - total(run_cards(s, move))
    if not SWAP4 <= move < ADD4:
        return 101
    given, taken = (move - SWAP4) // CARDS, (move - SWAP4) % CARDS
    both = 1 << given | 1 << taken
    now = run_starts(halves_of(s, s.hand[s.seat]), halves_of(s, s.display))
    then = run_starts(halves_of(s, s.hand[s.seat] ^ both), halves_of(s, s.display ^ both))
    return 101 if then & ~now else 102


@jit
def features(s: Row, seat: int, out: Any) -> int:
    base, there, n = EACH_KIND * s.kind, halves_of(s, s.display), 0
    points = np.empty(SEATS)
    for j in range(s.seats):
        r = away(s, seat, j)
        points[j] = so_far(s, j)
        held = halves_of(s, s.hand[j])
        starts = run_starts(held, there)
        n = list_cards(s.hand[j], base + _HELD + r * CARDS, out, n)
        if r == 0:
            both = held | there
            n = list_cards(starts, base + _STARTS, out, n)
            n = list_cards(both & (both >> 1) & held, base + _NEAR, out, n)
        elif j == s.seat:
            n = list_cards(starts, base + _NEXT, out, n)
        out[n] = base + _RUNS + r * 6 + min(popcount(starts), 5)
        out[n + 1] = base + _LAID + r * 12 + min(s.tricks[j], 11)
        out[n + 2] = base + _SIZE + r * 8 + min(s.size[j], 7)
        n += 3
    n = list_cards(s.display, base + _DISPLAY, out, n)
    out[n] = base + _LEFT + min(s.left, 30)
    out[n + 1] = base + _ACTS + away(s, seat, s.seat)
    out[n + 2] = base + _DONE + s.done
    out[n + 3] = base + _QUIET + min(s.quiet, 8)
    out[n + 4] = base + _PLACE + place_of(points, seat, s.seats)
    return n + 5
