"""XXL: the draw games: up and down (1), lower (2), one by one (5). They differ only in which cards fit."""

from __future__ import annotations

from typing import Any

from atout.families.xxl.common import (
    begin_part,
    finish_part,
    fitting,
    forget_deal,
    give_hands,
    hands,
    lay_stock,
    next_seat,
    take_stock,
    total,
)
from atout.families.xxl.deck import CARDS
from atout.families.xxl.rules.clauses import (
    C_DRAWN,
    C_HAND,
    C_LOWER,
    C_PHASE,
    C_PLAYABLE,
    C_ROW,
    C_SERIES,
    C_TALON,
    C_TALON_EMPTY,
)
from atout.families.xxl.state import (
    ALL,
    HIGH_WITH,
    HIGHER_NUMBER,
    LOW_WITH,
    LOWER,
    LOWER_NUMBER,
    ONE_BY_ONE,
    TURNED,
    UP_AND_DOWN,
    WAYS,
    cards_with,
    table,
)
from atout.kernel.bits import ctz
from atout.kernel.jit import Row, jit
from atout.kernel.state import MOVE

TOP = 10  # the number that opens a row in game 5

# The cards whose lower (higher) half shows a number below n; a number beside n
LOW_BELOW = table(cards_with(lambda low, _, n=n: low < n) for n in range(11))  # type: ignore[misc]
HIGH_BELOW = table(cards_with(lambda _, high, n=n: high < n) for n in range(11))  # type: ignore[misc]
LOW_BESIDE = table(cards_with(lambda low, _, n=n: abs(low - n) == 1) for n in range(11))  # type: ignore[misc]
HIGH_BESIDE = table(cards_with(lambda _, high, n=n: abs(high - n) == 1) for n in range(11))  # type: ignore[misc]


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def deal(s: Row, chance: Any) -> None:
    n = give_hands(s, chance)
    for slot in range(n):
        s.mask[slot] = ALL
        s.slots[slot // s.size[0]] |= 1 << slot
    s.arrived = n
    if s.kind == ONE_BY_ONE:
        s.row[:] = TOP
    for k in range(TURNED[s.kind]):
        s.pile[k] = chance[n]
        s.open |= 1 << chance[n]
        n += 1
    lay_stock(s, chance, n)
    _refit(s)
    begin_part(s)
    s.seat = s.starter
    s.due = MOVE


# --- Which cards fit -------------------------------------------------------------------------------------------------


@jit
def _refit(s: Row) -> None:
    """The table has changed: find the cards that fit now, way by way."""
    if s.kind == UP_AND_DOWN:
        for k in range(2):
            _fit_pile(s, k)
    elif s.kind == LOWER:
        below, above = _colours(s, s.pile[0])
        number = LOWER_NUMBER[s.pile[0]]
        if number == 0 and s.zero_on_zero:  # G9
            number = 1
        s.fit[0] = _lower_than(s, below, number) | _lower_than(s, above, HIGHER_NUMBER[s.pile[0]])
    else:
        lower_half, higher_half = 0, 0
        for colour in range(4):
            lower_half |= s.low[colour] & LOW_WITH[s.row[colour]]
            higher_half |= s.high[colour] & HIGH_WITH[s.row[colour]]
        s.fit[0] = lower_half
        s.fit[1] = higher_half


@jit
def _fit_pile(s: Row, k: int) -> None:
    """Game 1: go on in the direction of the running series, or begin one from any other half of the top card (G7)."""
    card = s.pile[k]
    below, above = _colours(s, card)
    s.fit[k] = 0
    s.fit[2 + k] = 0
    _fit_half(s, k, below, LOWER_NUMBER[card], s.step[k] if s.half[k] == 0 else 0)
    _fit_half(s, k, above, HIGHER_NUMBER[card], s.step[k] if s.half[k] == 1 else 0)


@jit
def _fit_half(s: Row, k: int, colour: int, number: int, step: int) -> None:
    lows, highs = LOW_BESIDE[number], HIGH_BESIDE[number]
    if step:
        target = number + step
        if not 0 <= target <= 10:
            return
        lows, highs = LOW_WITH[target], HIGH_WITH[target]
    s.fit[k] |= s.low[colour] & lows
    s.fit[2 + k] |= s.high[colour] & highs


@jit
def _colours(s: Row, card: int) -> tuple[int, int]:
    """The colours of a card's lower and higher half."""
    return s.under[card] >> 4, s.over[card] >> 4


@jit
def _lower_than(s: Row, colour: int, number: int) -> int:
    return (s.low[colour] & LOW_BELOW[number]) | (s.high[colour] & HIGH_BELOW[number])


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    ways = WAYS[s.kind]
    cards = 1 << s.drawn if s.drawn >= 0 else s.hand[s.seat] & fitting(s)
    n = 0
    while cards:
        card = ctz(cards)
        for way in range(ways):
            if (s.fit[way] >> card) & 1:
                out[n] = card * ways + way
                n += 1
        cards &= cards - 1
    if s.drawn >= 0:  # it may be played, it need not (G6)
        out[n] = CARDS * ways + 1
        return n + 1
    if n == 0:
        out[0] = CARDS * ways if s.left else CARDS * ways + 1
        return 1
    return n


@jit
def play(s: Row, move: int) -> None:
    ways = WAYS[s.kind]
    if move < CARDS * ways:
        card = move // ways
        _let_go(s, s.seat, card)
        _put(s, card, move % ways)
        if s.size[s.seat] == 0:
            _score(s)
            return
    elif move == CARDS * ways:
        _draw(s, s.seat)
        if s.drawn >= 0:
            return
    elif s.drawn >= 0:
        s.drawn = -1
    else:
        _rule_out(s, s.seat, fitting(s))
    s.seat = next_seat(s, s.seat)
    if s.left == 0 and hands(s) & fitting(s) == 0:
        _score(s)


@jit
def _let_go(s: Row, seat: int, card: int) -> None:
    """A card leaves a hand, and the oldest slot that may have been it (or the newest, if it was just drawn)."""
    s.hand[seat] &= ~(1 << card)
    s.size[seat] -= 1
    s.open |= 1 << card
    if s.dealt:
        s.played[seat] |= 1 << card
    slot = s.arrived - 1
    if s.drawn < 0:
        left = s.slots[seat]
        slot = ctz(left)
        while left and not (s.mask[ctz(left)] >> card) & 1:
            left &= left - 1
        if left:  # else a world that the sampler has flagged: the oldest slot goes
            slot = ctz(left)
    s.drawn = -1
    s.mask[slot] = 0
    s.slots[seat] &= ~(1 << slot)


@jit
def _put(s: Row, card: int, way: int) -> None:
    """The card lies on its pile or row."""
    if s.kind == UP_AND_DOWN:
        half, k = way >> 1, way & 1
        below, above = _colours(s, card)
        under_below, _ = _colours(s, s.pile[k])
        met = LOWER_NUMBER[s.pile[k]]  # the number that it goes on from: the top card's in the same colour
        if under_below != (above if half else below):
            met = HIGHER_NUMBER[s.pile[k]]
        s.step[k] = (HIGHER_NUMBER[card] if half else LOWER_NUMBER[card]) - met
        s.pile[k] = card
        s.half[k] = half
        _fit_pile(s, k)
        return
    if s.kind == LOWER:
        s.pile[0] = card
    else:
        below, above = _colours(s, card)
        number = HIGHER_NUMBER[card] if way else LOWER_NUMBER[card]
        s.row[above if way else below] = number - 1 if number else TOP
    _refit(s)


@jit
def _draw(s: Row, seat: int) -> None:
    fit = fitting(s)
    _rule_out(s, seat, fit)
    forget_deal(s)
    card = take_stock(s)
    slot = s.arrived
    s.arrived += 1
    s.slots[seat] |= 1 << slot
    s.hand[seat] |= 1 << card
    s.size[seat] += 1
    if (fit >> card) & 1:
        s.drawn = card
        s.mask[slot] = fit
    else:
        s.mask[slot] = ALL & ~fit


@jit
def _rule_out(s: Row, seat: int, cards: int) -> None:
    """Everybody has seen that the seat holds none of these cards."""
    left = s.slots[seat]
    while left:
        s.mask[ctz(left)] &= ~cards
        left &= left - 1


@jit
def _score(s: Row) -> None:
    """The cards left in hand count (G26, G37)."""
    for j in range(s.seats):
        s.scores[j] = total(s.hand[j])
    finish_part(s)


@jit
def why_not(s: Row, move: int) -> int:
    ways = WAYS[s.kind]
    can = s.hand[s.seat] & fitting(s) != 0
    if move < CARDS * ways:
        card = move // ways
        if not (s.hand[s.seat] >> card) & 1:
            return C_HAND
        if s.drawn >= 0 and card != s.drawn:
            return C_DRAWN
        if (s.fit[move % ways] >> card) & 1:
            return 0
        return C_SERIES if s.kind == UP_AND_DOWN else C_LOWER if s.kind == LOWER else C_ROW
    if move == CARDS * ways:
        if s.drawn >= 0:
            return C_DRAWN
        if can:
            return C_PLAYABLE
        return 0 if s.left else C_TALON_EMPTY
    if move > CARDS * ways + 1:
        return C_PHASE
    if s.drawn >= 0:
        return 0
    if can:
        return C_PLAYABLE
    return C_TALON if s.left else 0
