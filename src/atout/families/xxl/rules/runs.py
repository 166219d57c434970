"""XXL: runs (game 4). A run is three cards with consecutive numbers in one colour, from hand and display."""

from __future__ import annotations

from typing import Any

from atout.families.xxl.common import (
    begin_part,
    can_run,
    cell,
    finish_part,
    forget_deal,
    give_hands,
    halves_of,
    lay_stock,
    next_seat,
    run_cards,
    run_starts,
    take_stock,
    total,
)
from atout.families.xxl.deck import CARDS
from atout.families.xxl.rules.clauses import (
    C_ADD_TALON,
    C_CHANGE_ONCE,
    C_DISPLAY,
    C_HAND,
    C_PHASE,
    C_RUN_CARDS,
    C_RUN_HAND,
    C_RUN_ONCE,
)
from atout.families.xxl.state import ADD4, ALL, CHANGE, EACH, END4, LAID4, RUN, RUNS, SWAP4, TURNED
from atout.kernel.bits import ctz, popcount
from atout.kernel.jit import Row, jit
from atout.kernel.state import MOVE

HAND = int(EACH[2 * RUNS])  # cards to draw back to


@jit
def deal(s: Row, chance: Any) -> None:
    n = give_hands(s, chance)
    for k in range(TURNED[RUNS]):
        s.display |= 1 << chance[n + k]
    lay_stock(s, chance, n + TURNED[RUNS])
    begin_part(s)
    s.seat = s.starter
    s.due = MOVE


# --- Runs ------------------------------------------------------------------------------------------------------------


@jit
def _list_runs(s: Row, hand: int, display: int, out: Any) -> int:
    n, both = 0, hand | display
    starts = run_starts(halves_of(s, hand), halves_of(s, display))
    while starts:
        first = ctz(starts)
        n = _list_from(s, first >> 4, first & 15, hand, both, out, n)
        starts &= starts - 1
    return n


@jit
def _list_from(s: Row, colour: int, first: int, hand: int, both: int, out: Any, n: int) -> int:
    """The runs with the given lowest number: cards are counted within their cells, the lowest number's slowest."""
    one, two, three = cell(s, colour, first), cell(s, colour, first + 1), cell(s, colour, first + 2)
    of_two, of_three, base = popcount(two), popcount(three), s.offset[colour * 9 + first]
    a = one & both
    while a:
        low = a & -a
        b = two & both
        while b:
            middle = b & -b
            start = base + (popcount(one & (low - 1)) * of_two + popcount(two & (middle - 1))) * of_three
            c = three & both
            while c:
                top = c & -c
                if (low | middle | top) & hand:
                    out[n] = start + popcount(three & (top - 1))
                    n += 1
                c ^= top
            b ^= middle
        a ^= low
    return n


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    n, hand, display = 0, s.hand[s.seat], s.display
    if not s.done & RUN:
        n = _list_runs(s, hand, display, out)
    if not s.done & CHANGE:
        held = hand
        while held:
            base = SWAP4 + ctz(held) * CARDS
            there = display
            while there:
                out[n] = base + ctz(there)
                n += 1
                there &= there - 1
            held &= held - 1
        if s.left:
            held = hand
            while held:
                out[n] = ADD4 + ctz(held)
                n += 1
                held &= held - 1
    out[n] = END4
    return n + 1


@jit
def play(s: Row, move: int) -> None:
    if move < SWAP4:
        _note_run(s, move)
        _lay_run(s, run_cards(s, move))
        s.done |= RUN
    elif move < ADD4:
        given, taken = (move - SWAP4) // CARDS, (move - SWAP4) % CARDS
        _show(s, 1 << given)
        s.hand[s.seat] ^= 1 << given | 1 << taken
        s.display ^= 1 << given | 1 << taken
        s.pinned[s.seat] = s.pinned[s.seat] & ~(1 << given) | 1 << taken
        s.given, s.taken = given, taken
        s.done |= CHANGE
    elif move < END4:
        bit = 1 << (move - ADD4)
        forget_deal(s)
        s.hand[s.seat] = s.hand[s.seat] ^ bit | 1 << take_stock(s)
        s.pinned[s.seat] &= ~bit
        s.display |= bit
        s.added = 1
        s.done |= CHANGE
    if move == END4 or s.done == RUN | CHANGE:
        _end_turn(s)


@jit
def _note_run(s: Row, run: int) -> None:
    """Runs stay on the table as they were laid."""
    before = 0
    for j in range(s.seats):
        before += s.tricks[j]
    s.laid[before] = s.seat * LAID4 + run


@jit
def _lay_run(s: Row, cards: int) -> None:
    """The run is laid down; first the hand is filled up again, then the display (G21)."""
    seat = s.seat
    forget_deal(s)
    _show(s, s.hand[seat] & cards)
    held = s.hand[seat] & ~cards
    size = popcount(held)
    used = popcount(s.display & cards)
    s.won[seat] |= cards
    s.tricks[seat] += 1
    s.pinned[seat] &= ~cards
    while size < HAND and s.left:
        held |= 1 << take_stock(s)
        size += 1
    s.hand[seat] = held
    s.size[seat] = size
    there = s.display & ~cards
    while used and s.left:
        there |= 1 << take_stock(s)
        used -= 1
    s.display = there


@jit
def _end_turn(s: Row) -> None:
    """Count idle and quiet turns, turn up a talon card when too many came in a row, and look for the end (G24)."""
    s.idle = 0 if s.done else s.idle + 1
    s.quiet = 0 if s.done & RUN or s.added else s.quiet + 1
    if s.left and (s.idle == s.seats or s.quiet == 3 * s.seats):
        s.display |= 1 << take_stock(s)
        s.idle, s.quiet = 0, 0
    s.done, s.added, s.given, s.taken = 0, 0, -1, -1
    s.seat = next_seat(s, s.seat)
    if s.left == 0 and (s.quiet >= s.seats or not can_run(s)):
        for j in range(s.seats):
            s.scores[j] = total(s.won[j])
        finish_part(s)
    elif s.left == 0:
        _note_turn(s)


# --- Turns that began with an empty talon ----------------------------------------------------------------------------

# That such a turn began, and the game was not over, is a fact about hands: some seat could form a run. It is open as
# long as nobody can tell who could. An open turn has a word of `mask` for each seat: the halves that lay in the display
# or that the seat is known to have held. They alone make no run that counts, so a half of a card that is secret still
# was in it: all those a seat holds now it held then, too, for nobody has drawn since.


@jit
def _note_turn(s: Row) -> None:
    """A turn begins."""
    there, at = halves_of(s, s.display), s.arrived * s.seats
    if at + s.seats > CARDS:
        s.lost = 1
        return
    for j in range(s.seats):
        known = halves_of(s, s.pinned[j])
        if run_starts(known, there):
            s.mask[at : at + j] = 0
            return
        s.mask[at + j] = known | there
    s.arrived += 1
    _leave_out(s)
    new = 0
    for turn in range(s.arrived):
        new |= (not _follows(s, turn)) << turn
    _keep_turns(s, new)


@jit
def _leave_out(s: Row) -> None:
    """Forget the halves that are in no run with a secret card."""
    secret = ALL & ~s.display
    for j in range(s.seats):
        secret &= ~(s.won[j] | s.pinned[j])
    halves = halves_of(s, secret)
    for j in range(s.seats):
        missing = halves if popcount(s.pinned[j]) < s.size[j] else 0
        for turn in range(s.arrived):
            known = s.mask[turn * s.seats + j]
            starts = run_starts(missing, known)
            s.mask[turn * s.seats + j] = known & (starts | starts << 1 | starts << 2)


@jit
def _follows(s: Row, turn: int) -> bool:
    """Whether another open turn says as much: no more halves are known there, and a run was possible all the same."""
    for other in range(s.arrived):
        more, fewer = 0, 0
        for j in range(s.seats):
            more |= s.mask[other * s.seats + j] & ~s.mask[turn * s.seats + j]
            fewer |= s.mask[turn * s.seats + j] & ~s.mask[other * s.seats + j]
        if more == 0 and (fewer or other < turn):
            return True
    return False


@jit
def _keep_turns(s: Row, turns: int) -> None:
    """Of the open turns keep these, given as bits."""
    kept = 0
    for turn in range(s.arrived):
        if (turns >> turn) & 1:
            for j in range(s.seats):
                s.mask[kept * s.seats + j] = s.mask[turn * s.seats + j]
            kept += 1
    s.mask[kept * s.seats : s.arrived * s.seats] = 0
    s.arrived = kept


@jit
def _show(s: Row, cards: int) -> None:
    """The acting seat lets go of cards: those that nobody knew of it has held since the talon was empty, or longer."""
    fresh = cards & ~s.pinned[s.seat]
    if s.dealt:
        s.played[s.seat] |= fresh
    if s.arrived == 0 or fresh == 0:
        return
    shown, still = halves_of(s, fresh), 0
    for turn in range(s.arrived):
        at = turn * s.seats + s.seat
        still |= (run_starts(shown, s.mask[at]) == 0) << turn
        s.mask[at] |= shown
    _keep_turns(s, still)


@jit
def why_not(s: Row, move: int) -> int:
    if not 0 <= move <= END4:
        return C_PHASE
    if move == END4:
        return 0
    hand = s.hand[s.seat]
    if move < SWAP4:
        cards = run_cards(s, move)
        if cards == 0:
            return C_PHASE
        if s.done & RUN:
            return C_RUN_ONCE
        if cards & ~(hand | s.display):
            return C_RUN_CARDS
        return 0 if cards & hand else C_RUN_HAND
    if s.done & CHANGE:
        return C_CHANGE_ONCE
    card = move - ADD4 if move >= ADD4 else (move - SWAP4) // CARDS
    if not (hand >> card) & 1:
        return C_HAND
    if move >= ADD4:
        return 0 if s.left else C_ADD_TALON
    return 0 if (s.display >> (move - SWAP4) % CARDS) & 1 else C_DISPLAY
