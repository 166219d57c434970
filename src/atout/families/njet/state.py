"""The Njet family: the state record, its phases and its move numbers.

A card is colour · 16 + bit (see editions.py); a set of cards is an int64. Equal cards have no identity: k copies are
the k lowest bits of their value's group, and the lowest bit, the *head*, stands for the value in moves and tricks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.families.njet.editions import EDITIONS
from atout.families.njet.options import Niet2015, Njet1997, Njet2007
from atout.kernel.state import blank, record
from atout.kernel.tricks import TRICK

STONES, TEAMS, DOUBLER, LAYING, PLAYING = range(5)  # phases of a round
NO_COLOUR = 4  # "none" in the trump or super row
TRUMP_SUIT, ONLY_LOOT = 4, 5  # further bits of `void`, after the four colours

# Moves: a card 0 … 63, the same + LAY_ASIDE or HAND_ON, row · 8 + square + STONE, seats as bits + TEAM, seat + DOUBLE.
LAY_ASIDE, HAND_ON, STONE, TEAM, DOUBLE = 64, 128, 192, 232, 264
ASIDE_HIDDEN, ON_HIDDEN, SPACE = 269, 270, 271

DTYPE = record(
    [
        *TRICK,
        ("hand", np.int64, 5),  # a seat's cards; in a view what the viewer knows of them
        ("laid", np.int64, 5),  # what a seat has discarded or passed in this round
        ("played", np.int64, 5),  # what a seat has played
        ("loot", np.int64, 5),  # what a seat has captured
        ("aside", np.int64),  # two players: the cards that nobody got
        ("trumps", np.int64),  # the trump suit: trump colour and supertrumps
        ("free", np.int64),  # squares without a stone, as bits row · 8 + square
        ("squares", np.int64),  # the same before the first stone
        ("stones", np.int64, 5),  # where a seat's stones lie
        ("deck", np.int64),
        ("tails", np.int64),  # bits that are further copies
        ("target", np.int16),  # 0: the game has `last_round` rounds
        ("size", np.int8, 5),  # cards in hand
        ("down", np.int8, 5),  # cards laid down
        ("void", np.int8, 5),  # suits that a seat has shown not to hold; ONLY_LOOT
        ("edition", np.int8),
        ("each", np.int8),  # cards dealt to a seat
        ("few", np.int8),
        ("placer", np.int8),
        ("pass_to", np.int8),  # +1 left, −1 right
        ("must_trump", np.int8),
        ("from_start", np.int8),  # the next dealer sits left of the start player
        ("difference", np.int8),  # only the difference is written down
        ("last_round", np.int8),
        ("start", np.int8),  # the five conditions, −1 or 0 while stones are placed
        ("asked", np.int8),  # cards that everybody lays down
        ("passing", np.int8),  # they go to a neighbour
        ("no_loot", np.int8),  # none of them may be of the loot value
        ("trump", np.int8),
        ("super", np.int8),
        ("factor", np.int8),
        ("team", np.int8),  # the start player's side, as bits
        ("doubler", np.int8),
        ("left", np.int8),  # tricks still to be played
        ("last_loot", np.int8),  # seats whose card was captured in the last trick, as bits
    ]
)


# Passing, for compiled rules (`jit` in knowledge.py) and for whatever reads a table


def receiver_of(s: Any, seat: int) -> int:
    """Who gets the cards that a seat passes."""
    return int((seat + s.pass_to) % s.players)


def passed_on(s: Any) -> bool:
    """Whether this round's passed cards have come into the receivers' hands."""
    return bool(s.passing == 1 and s.phase == PLAYING)


def setup(options: Njet1997 | Njet2007 | Niet2015) -> np.ndarray[Any, Any]:
    """A table before its first deal."""
    players = options.players
    states = blank(DTYPE, players, players)
    s = states[0]
    s["pass_to"] = 1
    no_trump = True
    if isinstance(options, Njet1997):
        s["edition"] = 0
        s["must_trump"] = options.must_trump
        s["from_start"] = options.next_dealer == "left-of-start"
    elif isinstance(options, Njet2007):
        s["edition"] = 1
        s["pass_to"] = 1 if options.pass_direction == "left" else -1
        s["difference"] = options.record_difference
    else:
        s["edition"] = 2
        s["target"] = options.target_score or 0
        no_trump = options.no_trump_square
    edition = EDITIONS[s["edition"]]
    s["last_round"] = edition.rounds[players]
    if isinstance(options, Njet1997) and options.short:
        s["last_round"] //= 2
    s["deck"], s["tails"] = edition.deck(players), edition.tails()
    s["each"], s["few"], s["placer"] = edition.hands[players], edition.few, edition.placer
    s["squares"] = s["free"] = edition.squares(players, no_trump)
    for field in ("trick", "last_trick", "leader", "last_leader", "last_winner", "start", "trump", "super", "doubler"):
        s[field] = -1
    return states
