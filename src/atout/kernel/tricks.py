"""The one trick engine: what may be played, the turns of a trick, who takes it; the last trick stays readable.

A family says which suits a card bears (`suits`, `suited`) and how strong it is (`strength`); everything else about a
trick is here, and what is known of hands in `hands`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.bits import ctz, list_members
from atout.kernel.hands import add, drop, holds, word, words
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.rules import strength, suited, suits, wanted
from atout.kernel.state import SEATS, Field

NO_CARD, REFUSED, HIDDEN = -1, -2, -3  # in place of a card number

TRICK: list[Field] = [
    ("trick", np.int8, SEATS),  # the card each seat has put, or NO_CARD, or REFUSED
    ("last_trick", np.int8, SEATS),
    ("tricks", np.int8, SEATS),  # tricks won in this round
    ("leader", np.int8),
    ("acted", np.int8),  # seats that have put a card or refused
    ("turn", np.int8),  # +1: play goes clockwise by seat number, −1 the other way (ebbes for two)
    ("last_leader", np.int8),
    ("last_winner", np.int8),
]


@jit
def clear_tricks(s: Row, turn: int) -> None:
    """Begin a round: nothing played, nothing won."""
    s.turn = turn
    s.trick[:] = NO_CARD
    s.last_trick[:] = NO_CARD
    s.tricks[:] = 0
    s.acted = 0
    s.leader = -1
    s.last_leader = -1
    s.last_winner = -1


@inlined
def after(s: Row, seat: int) -> int:
    """The seat that plays after `seat`."""
    following = seat + s.turn
    if following >= s.seats:
        return 0
    return s.seats - 1 if following < 0 else following


@inlined
def taken_since(s: Row, was: Row) -> int:
    """How many tricks have been taken since an earlier moment of the same round."""
    taken = 0
    for j in range(s.seats):
        taken += s.tricks[j] - was.tricks[j]
    return taken


# --- What may be played ----------------------------------------------------------------------------------------------


@inlined
def playable(s: Row, w: int) -> int:
    """The cards that the acting seat may play, word `w` of them: a wanted suit must be followed by whoever can."""
    following, cards = 0, 0
    for k in range(words(s.hand)):
        of_word = word(s.hand, s.seat, k) & suited(s, k)
        following |= of_word
        if k == w:
            cards = of_word
    return cards if following else word(s.hand, s.seat, w)


@inlined
def list_playable(s: Row, base: int, out: Any) -> int:
    """Write base + card for all of them, ascending; return how many."""
    n = 0
    for w in range(words(s.hand)):
        n = list_members(playable(s, w), base + 64 * w, out, n)
    return n


@inlined
def why_not_card(s: Row, card: int, not_held: int, follow: int) -> int:
    """0 if the acting seat may play a card, else the one of two clauses that forbids it."""
    if not holds(s.hand, s.seat, card):
        return not_held
    return 0 if (playable(s, card >> 6) >> (card & 63)) & 1 else follow


# --- The turns of a trick --------------------------------------------------------------------------------------------


@inlined
def lead(s: Row, seat: int) -> None:
    """Open a trick: `seat`, or the next one that has cards, acts first. The trick before is closed."""
    while s.size[seat] == 0:
        seat = after(s, seat)
    s.leader = seat
    s.seat = seat
    s.acted = 0


@inlined
def let_go(s: Row, card: int) -> None:
    """The acting seat takes a card from its hand to play it."""
    show_void(s, card)
    drop(s.hand, s.seat, card)
    s.size[s.seat] -= 1


@inlined
def show_void(s: Row, card: int) -> bool:
    """Who plays a card that does not follow holds none that would; whether it is so."""
    asked = wanted(s)
    if asked == 0 or suits(s, card) & asked:
        return False
    s.void[s.seat] |= asked
    return True


@inlined
def put(s: Row, card: int) -> bool:
    """The acting seat puts a card (or REFUSED), and the next one acts; or the trick is complete."""
    s.trick[s.seat] = card
    s.acted += 1
    if s.acted == s.seats:
        return True
    s.seat = after(s, s.seat)
    return False


@inlined
def put_uneven(s: Row, card: int) -> bool:
    """`put` where hands are not equally large: whoever has no card left is passed over."""
    complete = put(s, card) or s.seat == s.leader
    while not complete and s.size[s.seat] == 0:
        s.seat = after(s, s.seat)
        complete = s.seat == s.leader
    return complete


@inlined
def winner(s: Row) -> int:
    """The seat whose card is strongest, of equal cards the one played later (Njet, "equal cards"); else the leader."""
    best, at_seat, seat = 1, s.leader, s.leader
    for _ in range(s.seats):
        if s.trick[seat] >= 0:
            power = strength(s, s.trick[seat])
            if power >= best:
                best, at_seat = power, seat
        seat = after(s, seat)
    return at_seat


@jit
def reach(s: Row, seat: int) -> int:
    """How strong a card a seat can put to this trick."""
    best, follows = 0, False
    for w in range(words(s.hand)):
        follows = follows or word(s.hand, seat, w) & suited(s, w) != 0
    for w in range(words(s.hand)):
        cards = word(s.hand, seat, w) & suited(s, w) if follows else word(s.hand, seat, w)
        while cards:
            best = max(best, strength(s, 64 * w + ctz(cards)))
            cards &= cards - 1
    return best


@inlined
def close(s: Row) -> int:
    """The winner takes the complete trick, which is now the last one. Returns who it is."""
    taker = winner(s)
    s.tricks[taker] += 1
    s.last_leader = s.leader
    s.last_winner = taker
    for j in range(s.seats):
        s.last_trick[j] = s.trick[j]
        s.trick[j] = NO_CARD
    s.acted = 0
    return taker


@inlined
def gather(s: Row) -> None:
    """The cards of the last trick lie with those that its winner has won."""
    for j in range(s.seats):
        if s.last_trick[j] >= 0:
            add(s.won, s.last_winner, s.last_trick[j])


@inlined
def turn(s: Row, card: int) -> bool:
    """`put`, and of a complete trick `close`, `gather` and, while the winner has cards, `lead`: whether it was so."""
    complete = put(s, card)
    if complete:
        taker = close(s)
        gather(s)
        if s.size[taker]:
            lead(s, taker)
    return complete
