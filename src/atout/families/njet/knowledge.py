"""The Njet family: what a seat knows, and where the cards that it has not seen may be.

Known to a seat: its own cards, what it laid down, what it passed on (a passed card stays in the receiver's hand until
the receiver plays an equal one) and what it received; everything played. Hidden: other hands, discards, passes, the
aside.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.njet.cards import LOOT, head_of, settle, suit_of, with_card, without
from atout.families.njet.state import ASIDE_HIDDEN, LAYING, ON_HIDDEN, ONLY_LOOT, passed_on, receiver_of
from atout.kernel.bits import ctz, nth, popcount
from atout.kernel.jit import Row, jit
from atout.kernel.rng import below
from atout.kernel.worlds import unseen

PILES, ASIDE = 5, 10  # places: hands 0 … 4, what each seat has laid down, the cards that nobody got


_received, receiver = jit(passed_on), jit(receiver_of)


@jit
def hide(s: Row, seat: int) -> None:
    s.viewer = seat
    s.aside = 0
    to, pinned = -1, 0
    if _received(s) and seat < s.players:
        to = receiver(s, seat)
        pinned = settle(s.laid[seat] & ~s.played[to], s.tails)
    for j in range(s.players):
        if j != seat:
            s.hand[j] = pinned if j == to else 0
            if to < 0 or receiver(s, j) != seat:
                s.laid[j] = 0


@jit
def shown(s: Row, move: int, seat: int) -> int:
    if s.phase != LAYING or s.seat == seat:
        return move
    return ON_HIDDEN if s.passing else ASIDE_HIDDEN


# --- Worlds ----------------------------------------------------------------------------------------------------------


@jit
def places(s: Row, p: Row) -> None:
    """Others' hands and discards (while cards are being passed: those on their way), and the aside of two players."""
    p.count = ASIDE + 1
    if s.dealer < 0:
        return
    for j in range(s.players):
        if j != s.viewer:
            p.cap[j] = s.size[j] - popcount(s.hand[j])
            p.cap[PILES + j] = 0 if _received(s) else s.down[j]
    p.cap[ASIDE] = popcount(s.deck) - s.players * s.each
    allow = np.zeros(10, np.int64)
    _allowed(s, allow)
    _add_unseen(s, p, allow)


@jit
def _allowed(s: Row, allow: Any) -> None:
    """The places open to each suit (0 … 4), and to its loot cards (5 … 9)."""
    for suit in range(5):
        common, loot = 1 << ASIDE, 0
        for j in range(s.players):
            if not (s.void[j] >> suit) & 1:
                loot |= 1 << j
                if not (s.void[j] >> ONLY_LOOT) & 1:
                    common |= 1 << j
            common |= 1 << (PILES + j)
        loot |= common
        if s.no_loot:
            loot &= ~(0b11111 << PILES)
        allow[suit], allow[suit + 5] = common, loot


@jit
def _add_unseen(s: Row, p: Row, allow: Any) -> None:
    """Every copy that is neither played nor known to lie somewhere."""
    own = 0
    if s.viewer < s.players and not _received(s):
        own = s.laid[s.viewer]
    known = own
    for j in range(s.players):
        known |= s.hand[j] | s.played[j]
    heads = s.deck & ~s.tails
    while heads:
        card = ctz(heads)
        heads &= heads - 1
        several = (s.deck & s.tails) >> (card + 1) & 1
        copies = _copies(s, card, own) if several else 1 - (known >> card & 1)
        suit = suit_of(card, s.trumps)
        for _ in range(copies):
            unseen(p, card, allow[suit + 5 if (LOOT >> card) & 1 else suit])


@jit
def _copies(s: Row, head: int, own: int) -> int:
    """How many cards of a value with several copies are unseen."""
    end = head + 1
    while (s.tails >> end) & 1:
        end += 1
    group = (1 << end) - (1 << head)
    copies = popcount(s.deck & group) - popcount(own & group)
    for j in range(s.players):
        copies -= popcount(s.hand[j] & group) + popcount(s.played[j] & group)
    return copies


@jit
def fill(s: Row, p: Row, rng: Any) -> None:
    for i in range(p.n):
        card, place = int(p.cards[i]), p.where[i]
        if place < PILES:
            s.hand[place] = with_card(s.hand[place], card)
        elif place < ASIDE:
            s.laid[place - PILES] = with_card(s.laid[place - PILES], card)
        else:
            s.aside = with_card(s.aside, card)
    if _received(s):
        for j in range(s.players):
            to = receiver(s, j)
            if s.viewer != j and s.viewer != to:  # noqa: PLR1714 (Numba wants equal types in a tuple)
                _draw_passed(s, j, to, rng)


@jit
def _draw_passed(s: Row, giver: int, receiver: int, rng: Any) -> None:
    """Any of the receiver's cards may have been the passed ones, played ones too, each equally likely."""
    held, played = s.hand[receiver], s.played[receiver]
    for _ in range(s.down[giver]):
        in_hand = popcount(held)
        k = below(rng, in_hand + popcount(played))
        if k < in_hand:
            card = head_of(nth(held, k), s.tails)
            held = without(held, card, s.tails)
        else:
            card = head_of(nth(played, k - in_hand), s.tails)
            played = without(played, card, s.tails)
        s.laid[giver] = with_card(s.laid[giver], card)


@jit
def fits(s: Row) -> bool:
    """Who is to discard can (N27)."""
    return s.phase != LAYING or s.no_loot == 0 or s.hand[s.seat] & ~LOOT != 0
