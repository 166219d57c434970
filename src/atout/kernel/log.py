"""Games as rows, a row a move: an entry of its own that no table compiles."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import at, entry
from atout.kernel.rng import below, reseed
from atout.kernel.rules import hide, legal, play, value
from atout.kernel.shuffle import deal_random
from atout.kernel.state import BUFFER, CHANCE, MOVE, OVER, ROUND, SEATS

ROUND_OF, SEAT, NUMBER, CHOICES = range(4)  # a row: its round (of all that are kept), who moved, the move, how many
MOVES, LEGAL, ROUNDS = range(3)  # how much is kept of each


@entry
def log_game(
    fresh: Any,
    seed: int,
    choices: int,
    given: Any,
    used: Any,
    rows: Any,
    choice: Any,
    openings: Any,
    results: Any,
    views: Any,
    last: Any,
) -> bool:
    """Play a whole game from its seed and keep it behind what is kept (`used`): with the moves that are given, or, if
    there are none, at random from stream `choices` of the seed.

    `choice` gets the legal moves of all rows one after the other, openings[r] the table after the round's first deal,
    results[r] each seat's value; `views`, if there is room for any, what the mover knows; last[0] the table in the end.
    False: there was not room enough, and nothing was kept.
    """
    buffer, chance = np.empty(BUFFER, np.int64), np.empty(CHANCE, np.int64)
    dealing, choosing = np.empty(4, np.int64), np.empty(4, np.int64)
    worth = np.empty(SEATS)
    last[0] = fresh[0]
    s, deals, begun = at(last, 0), 0, False
    move, kept, played = int(used[MOVES]), int(used[LEGAL]), int(used[ROUNDS])
    first = move
    reseed(choosing, seed, choices)
    while True:
        if s.due == MOVE:
            count = legal(s, buffer)
            if move == len(rows) or kept + count > len(choice):
                return False
            number = given[move - first] if len(given) else buffer[below(choosing, count)]
            rows[move, ROUND_OF], rows[move, SEAT], rows[move, NUMBER] = played, s.seat, number
            rows[move, CHOICES] = count
            for k in range(count):
                choice[kept + k] = buffer[k]
            if len(views):
                views[move] = last[0]
                hide(at(views, move), s.seat)
            move += 1
            kept += count
            play(s, number)
        if s.due in (ROUND, OVER):
            value(s, worth)
            for j in range(SEATS):
                results[played, j] = worth[j] if j < s.seats else 0.0
            played += 1
            begun = False
        if s.due == OVER:
            used[MOVES], used[LEGAL], used[ROUNDS] = move, kept, played
            return True
        if s.due != MOVE:
            reseed(dealing, seed, deals)
            deal_random(s, dealing, chance)
            deals += 1
            if not begun:
                if played == len(openings):
                    return False
                openings[played] = last[0]
                begun = True
