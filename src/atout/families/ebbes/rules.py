"""ebbes: the rules. Numbers such as A1 are those of docs/rules/ebbes.md."""

from __future__ import annotations

import sys
from typing import Any

from atout.families.ebbes.state import (
    COLOUR,
    DTYPE,
    EBBES,
    FIRST,
    MINUS,
    NAMING,
    PICK,
    PICKING,
    PLAYING,
    PLUS,
    TRUMP,
    VIRTUAL,
    ZILCH,
)
from atout.kernel.bits import ctz, list_members, nth, popcount
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rng import below
from atout.kernel.rules import register
from atout.kernel.state import MOVE, OVER, ROUND
from atout.kernel.tricks import HIDDEN, NO_CARD, after, clear_tricks, close, lead, put, winner

# Clauses, in the order of clauses.py
C_PHASE, C_HAND, C_FOLLOW, C_VIRTUAL, C_PAIR_COLOUR, C_PAIR_VALUE, C_SEAT = range(1, 8)


# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    n = 0
    for colour in range(5):
        for value in range(s.values):
            cards[n] = colour * 16 + value
            n += 1
    groups[0] = n
    drawn = 0
    if s.dealer < 0:  # the first dealer and first player are random (A10)
        bounds[0] = s.players
        bounds[1] = s.players
        drawn = 2
    if not s.choose:
        bounds[drawn] = 5 - popcount(s.used)
    return n


@jit
def deal(s: Row, chance: Any) -> None:
    s.hand[:, :] = 0
    s.won[:, :] = 0
    s.void[:] = 0
    s.slot[:] = -1
    s.mark[:] = 0
    s.named = 0
    each = s.values * 5 // s.seats
    for seat in range(s.seats):
        s.size[seat] = each
        for i in range(each):
            card = chance[seat * each + i]
            if s.players == 2 and seat == VIRTUAL:
                _lay_out(s, i, each, card)
            else:
                s.hand[seat, card >> 6] |= 1 << (card & 63)
    drawn = s.values * 5
    opening = s.dealer < 0
    if opening:
        s.dealer = chance[drawn]
        s.first = chance[drawn + 1]
        drawn += 2
    else:
        s.dealer = (s.dealer + 1) % s.players
        s.first = -1
    # Two players sit dealer, virtual player, other human: the order turns round with every deal.
    clear_tricks(s, -1 if s.players == 2 and s.dealer == 0 else 1)
    s.number = 0
    if not s.choose:
        s.number = _unused_number(s.used, chance[drawn])
        s.used |= 1 << s.number
        s.mark[:] = s.number
    s.due = MOVE
    if opening:
        _begin(s)
    else:
        s.phase = NAMING
        s.seat = s.decider


@jit
def _lay_out(s: Row, i: int, each: int, card: int) -> None:
    """The virtual player's cards lie in five columns, only the last five dealt are open (A17)."""
    if i >= each - 5:
        s.up[i % 5] = card
    else:
        s.down[i % 5, i // 5] = card


@jit
def _unused_number(used: int, k: int) -> int:
    number = 0
    for _ in range(k + 1):
        number += 1
        while (used >> number) & 1:
            number += 1
    return number


@jit
def _begin(s: Row) -> None:
    """The first player is known: pairs are picked (variant 2), or the first card is led."""
    if s.choose:
        s.phase = PICKING
        s.seat = _next_human(s, s.first)
    else:
        s.phase = PLAYING
        lead(s, s.first)


@jit
def _next_human(s: Row, seat: int) -> int:
    following = after(s, seat)
    return after(s, following) if following >= s.players else following  # the virtual player never picks (A15)


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    n = 0
    if s.phase == PLAYING:
        if s.seat >= s.players:
            out[0] = _virtual_card(s)
            return 1
        led = _led(s)
        if led >= 0 and _holds(s, s.seat, led):
            return list_members(_holds(s, s.seat, led), led * 16, out, 0)
        n = list_members(s.hand[s.seat, 0], 0, out, 0)
        n = list_members(s.hand[s.seat, 1], 64, out, n)
    elif s.phase == PICKING:
        free = _free_values(s)
        for colour in range(5):
            if s.mark[colour] == 0:
                n = list_members(free, PICK + colour * 16, out, n)
    else:
        for seat in range(s.seats):
            out[n] = FIRST + seat
            n += 1
    return n


@inlined
def _holds(s: Row, seat: int, colour: int) -> int:
    """A seat's cards of a colour, value v as bit v − 1."""
    return (s.hand[seat, colour >> 2] >> (colour & 3) * 16) & COLOUR


@inlined
def has_won(s: Row, seat: int, colour: int) -> int:
    """The cards of a colour in a seat's tricks, value v as bit v − 1."""
    return (s.won[seat, colour >> 2] >> (colour & 3) * 16) & COLOUR


@inlined
def _led(s: Row) -> int:
    return s.trick[s.leader] >> 4 if s.acted else -1


@jit
def _free_values(s: Row) -> int:
    """Values that no pair has yet, as bits (A13)."""
    free = (1 << s.values) - 1
    for colour in range(5):
        if s.mark[colour]:
            free &= ~(1 << (s.mark[colour] - 1))
    return free


@inlined
def _virtual_card(s: Row) -> int:
    """The leftmost open card of the led colour, else the leftmost open card."""
    led = _led(s)
    leftmost = NO_CARD
    for column in range(5):
        card = s.up[column]
        if card >= 0:
            if card >> 4 == led:
                return card
            if leftmost < 0:
                leftmost = card
    return leftmost


@jit
def play(s: Row, move: int) -> None:
    if s.phase == PLAYING:
        _play_card(s, move)
    elif s.phase == PICKING:
        s.mark[(move - PICK) >> 4] = ((move - PICK) & 15) + 1
        s.seat = _next_human(s, s.seat)
        for colour in range(5):
            if s.mark[colour] == 0:
                return
        s.phase = PLAYING
        lead(s, s.first)
    else:
        s.first = move - FIRST
        _begin(s)


@inlined
def _play_card(s: Row, card: int) -> None:
    seat, colour, led = s.seat, card >> 4, _led(s)
    s.size[seat] -= 1
    if seat >= s.players:
        for column in range(5):
            if s.up[column] == card:
                s.up[column] = NO_CARD
    else:
        s.hand[seat, card >> 6] &= ~(1 << (card & 63))
        if led >= 0 and colour != led:
            s.void[seat] |= 1 << led
    put(s, card)
    if (card & 15) + 1 == s.mark[colour] and s.named < 4:
        _name(s, colour)
    if s.acted < s.seats:
        s.seat = after(s, seat)
        return
    taker = winner(s)
    for j in range(s.seats):
        s.won[taker, s.trick[j] >> 6] |= 1 << (s.trick[j] & 63)
    close(s, taker)
    _turn_up(s)
    if s.size[taker] == 0:
        _score(s)
    else:
        lead(s, taker)


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
    if s.players > 2:
        return
    for column in range(5):
        if s.up[column] == NO_CARD:
            for layer in range(1, -1, -1):
                if s.down[column, layer] != NO_CARD:
                    s.up[column] = s.down[column, layer]
                    s.down[column, layer] = NO_CARD
                    break


@inlined
def strength(s: Row, card: int) -> int:
    """Trump as it stands after the last card of the trick beats the led colour (A1)."""
    colour = card >> 4
    if colour == s.slot[TRUMP]:
        return 100 + (card & 15)
    return 1 + (card & 15) if colour == s.trick[s.leader] >> 4 else -1


@jit
def why_not(s: Row, move: int) -> int:
    if s.phase == PLAYING:
        if not 0 <= move < PICK:
            return C_PHASE
        if s.seat >= s.players:
            return 0 if move == _virtual_card(s) else C_VIRTUAL
        if not (s.hand[s.seat, move >> 6] >> (move & 63)) & 1:
            return C_HAND
        led = _led(s)
        return C_FOLLOW if led >= 0 and move >> 4 != led and _holds(s, s.seat, led) else 0
    if s.phase == PICKING:
        if not PICK <= move < FIRST:
            return C_PHASE
        if s.mark[(move - PICK) >> 4]:
            return C_PAIR_COLOUR
        return 0 if (_free_values(s) >> ((move - PICK) & 15)) & 1 else C_PAIR_VALUE
    if move < FIRST:
        return C_PHASE
    return 0 if move < FIRST + s.seats else C_SEAT


# --- Scoring ---------------------------------------------------------------------------------------------------------


@jit
def _score(s: Row) -> None:
    most, fewest = 0, 15
    for j in range(s.seats):
        held = popcount(has_won(s, j, s.slot[EBBES]))
        most, fewest = max(most, held), min(fewest, held)
    for j in range(s.seats):
        held = popcount(has_won(s, j, s.slot[EBBES]))
        middle = 3 if fewest < held < most else 0  # most and fewest get nothing, ties included (A3, A4)
        s.scores[j] = popcount(has_won(s, j, s.slot[PLUS])) - popcount(has_won(s, j, s.slot[MINUS])) + middle
        s.totals[j] += s.scores[j]
    s.decider = _decider(s)
    s.rounds += 1
    s.seat = -1
    s.due = OVER if _is_over(s) else ROUND
    if s.due == OVER:
        _crown(s)


@jit
def _decider(s: Row) -> int:
    """Most zilch cards, tie: the highest of them (A5). The virtual player leaves it to a human (A16)."""
    decider = _most_zilch(s, s.seats)
    if decider < s.players:
        return decider
    decider = _most_zilch(s, s.players)
    return decider if has_won(s, decider, s.slot[ZILCH]) else 1 - s.dealer


@jit
def _most_zilch(s: Row, seats: int) -> int:
    best, decider = -1, 0
    for j in range(seats):
        cards = has_won(s, j, s.slot[ZILCH])
        rank = popcount(cards) << 16 | cards  # of equally many, the higher mask holds the highest card
        if rank > best:
            best, decider = rank, j
    return decider


@jit
def _is_over(s: Row) -> bool:
    if s.rounds >= s.last_round:
        return True
    if s.choose:  # the track ends the game in variant 2 only
        for j in range(s.seats):
            if s.totals[j] >= s.goal or s.totals[j] <= s.dabbscheedel:
                return True
    return False


@jit
def _crown(s: Row) -> None:
    best = s.totals[0]
    for j in range(s.players):  # the virtual player cannot win (A19)
        best = max(best, s.totals[j])
    for j in range(s.players):
        if s.totals[j] == best:
            s.winners |= 1 << j


@jit
def value(s: Row, out: Any) -> None:
    for j in range(s.seats):
        out[j] = s.scores[j] if j < s.players else 0


# --- What a seat knows -----------------------------------------------------------------------------------------------


@jit
def hide(s: Row, seat: int) -> None:
    s.viewer = seat
    for j in range(s.seats):
        if j != seat:
            s.hand[j, :] = 0
    for column in range(5):
        for layer in range(2):
            if s.down[column, layer] >= 0:
                s.down[column, layer] = HIDDEN


@jit
def shown(s: Row, move: int, seat: int) -> int:
    return move


@jit
def places(s: Row, p: Row) -> None:
    """Other humans' hands; for two players also the virtual player's covered cards. Place = seat."""
    p.count = s.seats
    if s.players == 2:
        p.ordered = 1 << VIRTUAL
    everywhere = 0
    for j in range(s.seats):
        if j == VIRTUAL and s.players == 2:
            for column in range(5):
                for layer in range(2):
                    p.cap[j] += s.down[column, layer] == HIDDEN
        elif j != s.viewer:
            p.cap[j] = s.size[j]
        everywhere |= 1 << j
    for colour in range(5):
        allow = everywhere
        for j in range(s.players):
            if (s.void[j] >> colour) & 1:
                allow &= ~(1 << j)
        mask = _unseen_of(s, colour)
        while mask:
            p.cards[p.n] = colour * 16 + ctz(mask)
            p.allow[p.n] = allow
            p.n += 1
            mask &= mask - 1


@jit
def _unseen_of(s: Row, colour: int) -> int:
    """The colour's cards in play that the viewer has not seen in this round."""
    mask = (1 << s.values) - 1
    if s.due != MOVE:
        return 0
    for j in range(s.seats):
        mask &= ~(has_won(s, j, colour) | _holds(s, j, colour))
        if s.trick[j] >= 0 and s.trick[j] >> 4 == colour:
            mask &= ~(1 << (s.trick[j] & 15))
    for column in range(5):
        if s.up[column] >= 0 and s.up[column] >> 4 == colour:
            mask &= ~(1 << (s.up[column] & 15))
    return mask


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    covered = 0
    for i in range(p.n):
        card, seat = p.cards[i], p.where[i]
        if seat == VIRTUAL and s.players == 2:
            covered |= 1 << i
        else:
            s.hand[seat, card >> 6] |= 1 << (card & 63)
    if covered:
        _cover(s, p, covered, rng)


@jit
def _cover(s: Row, p: Row, covered: int, rng: Any) -> None:
    """Lay the drawn covered cards into the columns in random order."""
    from_rng = popcount(covered)
    for column in range(5):
        for layer in range(2):
            if s.down[column, layer] == HIDDEN:
                i = nth(covered, below(rng, from_rng))
                s.down[column, layer] = p.cards[i]
                covered &= ~(1 << i)
                from_rng -= 1


@jit
def fits(s: Row) -> bool:
    return True


register(DTYPE, sys.modules[__name__])
