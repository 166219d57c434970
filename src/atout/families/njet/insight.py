"""The Njet family: what a bot looks at. Seats go by side, colours by what they are, plain ones by their length."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.njet.cards import COLOUR, LOOT
from atout.families.njet.state import NO_COLOUR, PLAYING
from atout.kernel.bits import ctz, popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rules import AMID, EARLY, FLOOR, LEFT, RIPE, SPREAD, TOTALS, strength
from atout.kernel.tricks import reach, winner

# Where the kinds of features begin. A chair: 0 oneself, 1 and 2 one's side, 3 to 5 the others.
_HELD, _LIES = 0, 576  # chair, role, rank: how many cards of the colour that are not yet played are higher
_LOOT, _LONG = 1152, 1296  # chair, role, how many
_TAKEN, _TRICKS = 1656, 1740  # chair, how many
_MARGIN, _LEFT, _FACTOR, _LED, _SAME = 1842, 1903, 1920, 1926, 1932
_ACTS, _BEST, _DOUBLER, _BEATS, _TAKES = 1933, 1939, 1945, 1952, 1958  # chair
_BAIT = 1964  # how much loot of each side lies in the trick
FEATURES = 1989


@jit
def standing(s: Row, seat: int, out: Any) -> None:
    """The points of the seat's side so far; where only the difference counts, less those of the others."""
    out[0] = _ahead(s, seat, s.difference) * s.factor
    out[1] = abs(s.factor)


@jit
def _ahead(s: Row, seat: int, difference: int) -> int:
    """Tricks and loot of the seat's side, the doubler's twice, less those of the others."""
    ahead = 0
    for j in range(s.players):
        own = s.tricks[j] + popcount(s.loot[j])
        if j == s.doubler:
            own *= 2
        if not (s.team >> j ^ s.team >> seat) & 1:
            ahead += own
        elif difference:
            ahead -= own
    return ahead


@jit
def ripe(s: Row) -> int:
    """Stones, sides and secret discards are too much for a judge."""
    if s.phase != PLAYING:
        return EARLY
    return AMID if s.acted else RIPE


@jit
def ending(s: Row, out: Any) -> None:
    """Where a target ends the game, the leader comes about a spread nearer in a round."""
    out[LEFT] = np.inf if s.target else s.last_round - s.rounds - 1
    out[SPREAD], out[FLOOR] = 12.0, 0.0 if s.difference else -np.inf
    for j in range(s.players):
        out[TOTALS + j] = s.totals[j]
        if s.target:
            out[LEFT] = min(out[LEFT], max((s.target - s.totals[j]) / out[SPREAD] - 1, 0.0))


@jit
def tidy(s: Row, move: int) -> int:
    """High cards and trumps are kept, and no loot is given away; where tricks cost points, high cards go under them."""
    if s.phase != PLAYING or s.acted == 0:
        return 0
    best, power = winner(s), strength(s, move)
    takes = power >= strength(s, s.trick[best])
    waste = power if (s.trumps >> move) & 1 else move & 15
    if s.factor < 0:
        return 300 - waste if takes else -waste
    given = (LOOT >> move) & 1 and not takes and (s.team >> best ^ s.team >> s.seat) & 1
    return waste + 300 if given else waste


@jit
def features(s: Row, seat: int, out: Any) -> int:
    """Of the tricks: before them nothing is judged."""
    chair, role = _chairs(s, seat), _roles(s, seat)
    still = s.deck
    for j in range(s.players):
        still &= ~s.played[j]
    n = 0
    for j in range(s.players):
        n = _look_at_hand(s.hand[j], chair[j], role, still, out, n)
        out[n] = _TAKEN + chair[j] * 14 + min(popcount(s.loot[j]), 13)
        out[n + 1] = _TRICKS + chair[j] * 17 + s.tricks[j]
        n += 2
        if s.trick[j] >= 0:
            colour, bit = s.trick[j] >> 4, s.trick[j] & 15
            higher = popcount((still >> 16 * colour) & COLOUR & ~((2 << bit) - 1))
            out[n] = _LIES + (chair[j] * 6 + role[colour]) * 16 + (15 if bit == 0 else higher)
            n += 1
    out[n] = _ACTS + chair[s.seat]
    out[n + 1] = _MARGIN + min(max(_ahead(s, seat, 1), -30), 30) + 30
    out[n + 2] = _FACTOR + (s.factor if s.factor > 0 else 5)
    out[n + 3] = _DOUBLER + (chair[s.doubler] if s.doubler >= 0 else 6)
    out[n + 4] = _LEFT + s.left
    n += 5
    if s.trump == s.super:
        out[n] = _SAME
        n += 1
    return _look_at_trick(s, seat, chair, role, out, n) if s.acted else n


@jit
def _look_at_trick(s: Row, seat: int, chair: Any, role: Any, out: Any, n: int) -> int:
    """Who is about to take it, who of those to come can, and what loot lies there."""
    best, bait = winner(s), 0
    power = most = strength(s, s.trick[best])
    out[n] = _BEST + chair[best]
    out[n + 1] = _LED + role[s.trick[s.leader] >> 4]
    n += 2
    for away in range(s.players):
        j = (s.leader + away) % s.players
        if s.trick[j] >= 0:
            if s.trick[j] & 15 == 0:
                bait += 5 if (s.team >> j ^ s.team >> seat) & 1 else 1
            continue
        can = reach(s, j)
        if can >= power:
            out[n] = _BEATS + chair[j]
            n += 1
        if can >= most:
            best, most = j, can
    out[n] = _TAKES + chair[best]
    out[n + 1] = _BAIT + bait
    return n + 2


@jit
def _look_at_hand(hand: int, chair: int, role: Any, still: int, out: Any, n: int) -> int:
    for colour in range(4):
        cards, rest = (hand >> 16 * colour) & COLOUR, (still >> 16 * colour) & COLOUR
        at = chair * 6 + role[colour]
        loot = popcount(cards & LOOT)
        if loot:
            out[n] = _LOOT + at * 4 + loot
            n += 1
        out[n] = _LONG + at * 10 + min(popcount(cards), 9)
        n += 1
        cards &= ~LOOT
        while cards:
            out[n] = _HELD + at * 16 + popcount(rest & ~((2 << ctz(cards)) - 1))
            n += 1
            cards &= cards - 1
    return n


@jit
def _chairs(s: Row, seat: int) -> Any:
    """Where each seat sits: on one's side or on the other, in the order of turns."""
    chair = np.zeros(5, np.int64)
    friends, others = 1, 3
    for away in range(1, s.players):
        j = (seat + away) % s.players
        if (s.team >> j ^ s.team >> seat) & 1:
            chair[j] = others
            others += 1
        else:
            chair[j] = friends
            friends += 1
    return chair


@jit
def _roles(s: Row, seat: int) -> Any:
    """0 trump, 1 the colour of the supertrumps, from 2 on the others, the longest of `seat` first."""
    role = np.full(4, -1)
    if s.super >= 0 and s.super != NO_COLOUR:
        role[s.super] = 1
    if s.trump >= 0 and s.trump != NO_COLOUR:
        role[s.trump] = 0
    for k in range(2, 6):
        longest, found = -1, -1
        for colour in range(4):
            held = popcount((s.hand[seat] >> 16 * colour) & COLOUR)
            if role[colour] < 0 and held > longest:
                longest, found = held, colour
        if found < 0:
            break
        role[found] = k
    return role
