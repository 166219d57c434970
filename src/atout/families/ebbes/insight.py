"""ebbes: what a bot looks at. Colours go by what they stand for; those not named yet by how many one holds."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.ebbes.state import MINUS, PLAYING, PLUS, TRUMP, VIRTUAL
from atout.kernel.bits import ctz, popcount
from atout.kernel.hands import of_suit
from atout.kernel.jit import Row, jit
from atout.kernel.rules import AMID, FLOOR, LEFT, RIPE, SPREAD, TOTALS, strength
from atout.kernel.tricks import reach, winner

# Where the kinds of features begin
_HELD, _LIES = 0, 750  # seat, role, rank: how many cards of the colour that are not yet won are higher
_WON, _LONG = 1500, 2300  # seat, role, how many
_MARK = 3100  # seat, role: holds the card that names the colour
_LEFT, _ACTS, _BEST, _LED, _PHASE = 3150, 3166, 3171, 3176, 3186
_BEATS, _TAKES = 3189, 3194  # seat
FEATURES = 3199


@jit
def standing(s: Row, seat: int, out: Any) -> None:
    out[0], out[1] = 0.0, 1.0
    if s.slot[PLUS] >= 0:
        out[0] += popcount(of_suit(s.won, seat, s.slot[PLUS]))
    if s.slot[MINUS] >= 0:
        out[0] -= popcount(of_suit(s.won, seat, s.slot[MINUS]))


@jit
def ripe(s: Row) -> int:
    return RIPE if s.phase != PLAYING or s.acted == 0 else AMID


@jit
def ending(s: Row, out: Any) -> None:
    """In variant 2 the track may end the game early: about so far comes the leader in a round."""
    out[LEFT], out[SPREAD], out[FLOOR] = s.last_round - s.rounds - 1, 3.5, -np.inf
    for j in range(s.seats):
        out[TOTALS + j] = s.totals[j]
        if s.choose:
            out[LEFT] = min(out[LEFT], max((s.goal - s.totals[j]) / 4 - 1, 0.0))


@jit
def tidy(s: Row, move: int) -> int:
    """High cards and trumps are kept; nobody else gets plus cards, and minus cards are not taken."""
    if s.phase != PLAYING or s.acted == 0:
        return 0
    power, colour = strength(s, move), move >> 4
    takes = power > strength(s, s.trick[winner(s)])
    waste = power if colour == s.slot[TRUMP] else move & 15
    return waste + 200 if colour == s.slot[MINUS if takes else PLUS] else waste


@jit
def features(s: Row, seat: int, out: Any) -> int:
    role = _roles(s, seat)
    still = _remaining(s)
    n = 0
    for j in range(s.seats):
        away = (j - seat) * s.turn % s.seats
        for colour in range(5):
            at = away * 10 + role[colour]
            cards = of_suit(s.hand, j, colour)
            if s.mark[colour] and role[colour] > 4 and (cards >> (s.mark[colour] - 1)) & 1:
                out[n] = _MARK + at
                n += 1
            out[n] = _LONG + at * 16 + popcount(cards)
            out[n + 1] = _WON + at * 16 + popcount(of_suit(s.won, j, colour))
            n += 2
            while cards:
                out[n] = _HELD + at * 15 + popcount(still[colour] >> (ctz(cards) + 1))
                n += 1
                cards &= cards - 1
        if s.trick[j] >= 0:
            colour = s.trick[j] >> 4
            out[n] = _LIES + (away * 10 + role[colour]) * 15 + popcount(still[colour] >> ((s.trick[j] & 15) + 1))
            n += 1
    if s.players == 2:
        n = _columns(s, seat, role, still, out, n)
    out[n] = _LEFT + s.size[seat]
    out[n + 1] = _PHASE + s.phase
    n += 2
    if s.phase == PLAYING:
        out[n] = _ACTS + (s.seat - seat) * s.turn % s.seats
        n += 1
        if s.acted:
            out[n] = _LED + role[s.trick[s.leader] >> 4]
            n = _look_at_trick(s, seat, out, n + 1)
    return n


@jit
def _look_at_trick(s: Row, seat: int, out: Any, n: int) -> int:
    """Who is about to take it, and who of those to come can."""
    best = winner(s)
    power = most = strength(s, s.trick[best])
    out[n] = _BEST + (best - seat) * s.turn % s.seats
    n += 1
    for away in range(s.seats):
        j = (s.leader + away * s.turn) % s.seats
        can = reach(s, j) if s.trick[j] < 0 else 0
        if can > power:
            out[n] = _BEATS + (j - seat) * s.turn % s.seats
            n += 1
        if can > most:
            best, most = j, can
    out[n] = _TAKES + (best - seat) * s.turn % s.seats
    return n + 1


@jit
def _remaining(s: Row) -> Any:
    """The cards of each colour that nobody has won yet."""
    still = np.full(5, (1 << s.values) - 1)
    for j in range(s.seats):
        for colour in range(5):
            still[colour] &= ~of_suit(s.won, j, colour)
    return still


@jit
def _roles(s: Row, seat: int) -> Any:
    """What each colour stands for; from 5 on those that are not named yet, the one that `seat` holds most of first."""
    role = np.full(5, -1)
    for slot in range(5):
        if s.slot[slot] >= 0:
            role[s.slot[slot]] = slot
    for k in range(5, 10):
        longest, found = -1, -1
        for colour in range(5):
            held = popcount(of_suit(s.hand, seat, colour))
            if role[colour] < 0 and held > longest:
                longest, found = held, colour
        if found < 0:
            break
        role[found] = k
    return role


@jit
def _columns(s: Row, seat: int, role: Any, still: Any, out: Any, n: int) -> int:
    """The virtual player's cards, open or covered."""
    away = (VIRTUAL - seat) * s.turn % s.seats
    for column in range(5):
        for layer in range(3):
            card = s.up[column] if layer == 2 else s.down[column, layer]
            if card >= 0:
                out[n] = _HELD + (away * 10 + role[card >> 4]) * 15 + popcount(still[card >> 4] >> ((card & 15) + 1))
                n += 1
    return n
