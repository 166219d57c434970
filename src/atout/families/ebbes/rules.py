"""ebbes: the rules. Numbers such as A1 are those of docs/rules/ebbes.md."""

from __future__ import annotations

import sys
from typing import Any

from atout.families.ebbes.events import events
from atout.families.ebbes.insight import ending, features, ripe, standing, tidy
from atout.families.ebbes.knowledge import fill, hide, places
from atout.families.ebbes.state import DTYPE, EBBES, FIRST, MINUS, NAMING, PICK, PICKING, PLAYING, PLUS, TRUMP, ZILCH
from atout.kernel.bits import list_members, nth, popcount
from atout.kernel.hands import deal_hands, of_suit
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.rules import register
from atout.kernel.state import MOVE
from atout.kernel.tricks import HIDDEN, NO_CARD, after, clear_tricks, lead, let_go, list_playable, turn, why_not_card

__all__ = ["ending", "events", "features", "fill", "hide", "places", "ripe", "standing", "tidy"]

# Clauses, in the order of family.py
C_PHASE, C_HAND, C_FOLLOW, C_VIRTUAL, C_PAIR_COLOUR, C_PAIR_VALUE, C_SEAT = range(1, 8)

# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    n, opening = 0, s.dealer < 0
    for colour in range(5):
        n = list_members((1 << s.values) - 1, colour * 16, cards, n)
    groups[0] = n
    if opening:  # the first dealer and first player are random (A10)
        bounds[0], bounds[1] = s.players, s.players
    if not s.choose:
        bounds[2 * opening] = 5 - popcount(s.used)
    return n


@jit
def deal(s: Row, chance: Any) -> None:
    s.slot[:] = -1
    s.mark[:] = 0
    s.named = 0
    n = _give(s, chance, s.values * 5 // s.seats)
    opening = s.dealer < 0
    s.dealer = chance[n] if opening else (s.dealer + 1) % s.players
    s.first = chance[n + 1] if opening else -1
    if not s.choose:
        s.number = nth(0b111110 & ~s.used, chance[n + 2 * opening])
        s.used |= 1 << s.number
        s.mark[:] = s.number
    # Two players sit dealer, virtual player, other human: the order turns round with every deal.
    clear_tricks(s, -1 if s.players == 2 and s.dealer == 0 else 1)
    s.due = MOVE
    s.phase, s.seat = NAMING, s.decider
    if opening:
        _begin(s, s.first)


@jit
def _give(s: Row, chance: Any, each: int) -> int:
    """Hands, and for two the virtual player's five columns, of which only the last five cards are open (A17)."""
    n = deal_hands(s, chance, each)
    if s.players == 2:
        s.size[s.players] = each
        for i in range(each - 5):
            s.down[i % 5, i // 5] = chance[n + i]
        n += each
        for column in range(5):
            s.up[column] = chance[n - 5 + column]
    return n


@jit
def _begin(s: Row, seat: int) -> None:
    """The first player is known. As long as pairs are missing (variant 2) the human after `seat` picks one."""
    s.seat = after(s, seat)
    if s.seat >= s.players:  # the virtual player never picks (A15)
        s.seat = after(s, s.seat)
    s.phase = PLAYING
    for colour in range(5):
        if s.mark[colour] == 0:
            s.phase = PICKING
    if s.phase == PLAYING:
        lead(s, s.first)


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    if s.phase == NAMING:
        return list_members((1 << s.seats) - 1, FIRST, out, 0)
    if s.phase == PICKING:
        n = 0
        for colour in range(5):
            n = list_members(_pickable(s, colour), PICK + colour * 16, out, n)
        return n
    if s.seat < s.players:
        return list_playable(s, 0, out)
    out[0] = _virtual_card(s)
    return 1


@jit
def _pickable(s: Row, colour: int) -> int:
    """A colour without a pair may get any value that no pair has yet, as bits (A13)."""
    free = 0 if s.mark[colour] else (1 << s.values) - 1
    for other in range(5):
        if s.mark[other]:
            free &= ~(1 << (s.mark[other] - 1))
    return free


@inlined
def _virtual_card(s: Row) -> int:
    """The leftmost open card of the led colour, else the leftmost open card."""
    led = s.trick[s.leader] >> 4 if s.acted else HIDDEN
    found = NO_CARD
    for column in range(4, -1, -1):
        card = s.up[column]
        if card >= 0 and (card >> 4 == led or found >> 4 != led):
            found = card
    return found


@jit
def why_not(s: Row, move: int) -> int:
    if s.phase == NAMING:
        return C_PHASE if move < FIRST else 0 if move < FIRST + s.seats else C_SEAT
    if s.phase == PICKING:
        if not PICK <= move < FIRST:
            return C_PHASE
        colour = (move - PICK) >> 4
        if (_pickable(s, colour) >> ((move - PICK) & 15)) & 1:
            return 0
        return C_PAIR_COLOUR if s.mark[colour] else C_PAIR_VALUE
    if not 0 <= move < PICK:
        return C_PHASE
    if s.seat < s.players:
        return why_not_card(s, move, C_HAND, C_FOLLOW)
    return 0 if move == _virtual_card(s) else C_VIRTUAL


@jit
def play(s: Row, move: int) -> None:
    if s.phase == PLAYING:
        _play_card(s, move)
    elif s.phase == PICKING:
        s.mark[(move - PICK) >> 4] = ((move - PICK) & 15) + 1
        _begin(s, s.seat)
    else:
        s.first = move - FIRST
        _begin(s, s.first)


@inlined
def strength(s: Row, card: int) -> int:
    """Trump as it stands after the last card of the trick beats the led colour (A1)."""
    if card >> 4 == s.slot[TRUMP]:
        return 100 + (card & 15)
    return 1 + (card & 15) if card >> 4 == s.trick[s.leader] >> 4 else 0


@inlined
def _play_card(s: Row, card: int) -> None:
    if s.seat < s.players:
        let_go(s, card)
    else:
        s.size[s.seat] -= 1
        for column in range(5):
            if s.up[column] == card:
                s.up[column] = NO_CARD
    if (card & 15) + 1 == s.mark[card >> 4] and s.named < 4:
        _name(s, card >> 4)
    if turn(s, card):
        if s.players == 2:
            _turn_up(s)
        if s.size[s.last_winner] == 0:
            _score(s)


@inlined
def _name(s: Row, colour: int) -> None:
    """A designating card takes effect at once; after the fourth the last colour is zilch."""
    s.slot[s.named] = colour
    s.named += 1
    if s.named == 4:
        s.slot[ZILCH] = 10 - s.slot[TRUMP] - s.slot[PLUS] - s.slot[EBBES] - s.slot[MINUS]
        s.named = 5


@inlined
def _turn_up(s: Row) -> None:
    """After each trick the virtual player's uncovered cards are turned up."""
    for column in range(5):
        for layer in range(1, -1, -1):
            if s.up[column] == NO_CARD:
                s.up[column] = s.down[column, layer]
                s.down[column, layer] = NO_CARD


# --- Scoring ---------------------------------------------------------------------------------------------------------


@jit
def _score(s: Row) -> None:
    most, fewest = 0, 15
    for j in range(s.seats):
        held = _count(s, j, EBBES)
        most, fewest = max(most, held), min(fewest, held)
    for j in range(s.seats):
        middle = 3 if fewest < _count(s, j, EBBES) < most else 0  # both ends get nothing, ties included (A3, A4)
        s.scores[j] = _count(s, j, PLUS) - _count(s, j, MINUS) + middle
    s.decider = _decider(s)
    end_round(s, s.scores)
    over = s.rounds >= s.last_round
    for j in range(s.seats if s.choose else 0):  # the track ends the game in variant 2 only
        over = over or s.totals[j] >= s.goal or s.totals[j] <= s.dabbscheedel
    if over:
        crown(s, 1)  # never the virtual player (A19)


@inlined
def _count(s: Row, seat: int, slot: int) -> int:
    """Cards of a slot's colour in a seat's tricks."""
    return popcount(of_suit(s.won, seat, s.slot[slot]))


@jit
def _decider(s: Row) -> int:
    """Who has most zilch cards, tie: the highest of them (A5). The virtual player leaves it to a human (A16)."""
    best, decider = 0, 1 - s.dealer
    for j in range(s.players):
        cards = of_suit(s.won, j, s.slot[ZILCH])
        rank = popcount(cards) << 16 | cards  # of equally many, the higher mask holds the highest card
        if rank > best:
            best, decider = rank, j
    return decider


register(DTYPE, sys.modules[__name__])
