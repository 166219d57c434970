"""XXL: the one state record of all seven ids, and the numbers of kinds, moves and cards.

Cards are bits of an int64 (see deck.py for their order), the colours are tables in the header: another deck needs no
new compiling. What a part does not use stays as `open_part` sets it: sets 0, single cards and colours −1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np

from atout.families.options import Options
from atout.families.xxl.deck import CARDS, PAIRS, read_deck, run_offsets
from atout.families.xxl.options import PARTS, FixTheColour, Lower, Match, OneByOne, Refuse, Runs, UpAndDown
from atout.kernel.jit import INTERPRETED
from atout.kernel.state import SEATS, blank, record
from atout.kernel.tricks import TRICK

T = TypeVar("T")

# The six games (`kind`), in the rulebook's order
UP_AND_DOWN, LOWER, REFUSE, RUNS, ONE_BY_ONE, FIX_THE_COLOUR = range(6)
KINDS: dict[type[Options], int] = {
    UpAndDown: UP_AND_DOWN,
    Lower: LOWER,
    Refuse: REFUSE,
    Runs: RUNS,
    OneByOne: ONE_BY_ONE,
    FixTheColour: FIX_THE_COLOUR,
}
HIGHEST_WINS = (False, False, True, True, False, True)


def of_kind(draw: T, tricks: T, runs: T) -> tuple[T, ...]:
    """What the draw games, the trick games and runs have each, by kind."""
    return draw, draw, tricks, runs, draw, tricks


# --- Cards -----------------------------------------------------------------------------------------------------------


def table(values: Iterable[int]) -> Any:
    """A constant table for rules: an array where they are compiled (quicker to compile), else a tuple of ints."""
    return tuple(values) if INTERPRETED else np.array(list(values), np.int64)


def cards_with(numbers: Callable[[int, int], bool]) -> int:
    """The cards whose lower and higher number satisfy a condition, as a set."""
    return sum(1 << card for card, pair in enumerate(PAIRS) if numbers(*pair))


ALL = (1 << CARDS) - 1
LOWER_NUMBER = table(low for low, _ in PAIRS)
HIGHER_NUMBER = table(high for _, high in PAIRS)
TOTAL = table(low + high for low, high in PAIRS)
# The cards whose lower (higher) half shows the number n
LOW_WITH = table(cards_with(lambda low, _, n=n: low == n) for n in range(11))  # type: ignore[misc]
HIGH_WITH = table(cards_with(lambda _, high, n=n: high == n) for n in range(11))  # type: ignore[misc]

# Cards in a hand (kind · 2, and one more for five and six players) and cards turned up, kind by kind
EACH = table((6, 6, 6, 6, 8, 8, 4, 4, 9, 7, 12, 9))
TURNED = table((2, 1, 0, 2, 0, 0))

# --- Moves, numbered per kind ----------------------------------------------------------------------------------------

# Draw games: card · WAYS + way, then draw, then pass. The ways: game 1 half · 2 + pile, game 5 half (0 the lower
# number's, 1 the higher's), game 2 only one. Trick games and runs have none.
WAYS = (4, 1, 0, 0, 2, 0)
# Game 3: lead card · 2 + half (its colour is named), follow, refuse, keep a card or none.
FOLLOW3, REFUSE3, KEEP3, KEEP_NONE3 = 110, 165, 166, 221
# Game 4: a run, swap hand card · 55 + display card, add a hand card, end.
SWAP4, ADD4, END4 = 1015, 4040, 4095
LAID4 = 1024  # a number above all runs
# Game 6: a card, name a trump colour.
TRUMP6 = 55
SPACES = (222, 57, 222, 4096, 112, 59)

# Phases of the trick games; 0 is playing tricks (game 3: of part 1).
KEEPING, SECOND, NAMING = 1, 2, 3  # game 3: keeping a card, tricks of part 2; game 6+: naming trump
# Actions of a turn of game 4, as bits
RUN, CHANGE = 1, 2

# --- The record ------------------------------------------------------------------------------------------------------

DTYPE = record(
    [
        *TRICK,
        # The deck and the options: never change
        ("low", np.int64, 4),  # cards whose lower half has the colour
        ("high", np.int64, 4),  # cards whose higher half has the colour
        ("offset", np.int16, 36),  # number of the first run of colour · 9 + lowest number
        ("under", np.int8, CARDS),  # a card's lower half as 16 · colour + number
        ("over", np.int8, CARDS),  # and its higher half
        ("parts", np.int8, 24),  # kinds of the parts, −1 after the last
        ("match", np.int8),  # 1: id `xxl`, places count; 0: a single game
        ("last_round", np.int8),  # rounds of the whole game: parts, or the deals of game 6+
        ("zero_on_zero", np.int8),
        ("strictly_fewest", np.int8),
        ("with_trump", np.int8),
        # The match
        ("part", np.int8),  # index of the current part, −1 before the first
        ("kind", np.int8),  # of the current part (before the first deal: of the first)
        ("place", np.int8, SEATS),  # match: places in the part just scored
        # Cards of any part
        ("hand", np.int64, SEATS),
        ("size", np.int8, SEATS),  # cards in hand, public
        ("stock", np.int8, CARDS),  # talon, the next card last; −1 above `left`
        ("left", np.int8),  # cards in the talon
        ("aside", np.int64),  # games 3, 6: cards put aside unseen
        ("open", np.int64),  # games 1, 2, 5: all cards that lie or have lain on the table
        ("starter", np.int8),  # who began the part
        ("dealt", np.int8),  # 1: the starter had the best hand, and what was dealt can still be told
        ("played", np.int64, SEATS),  # cards of the deal that the seat has played (game 4: given to the display)
        # Games 1, 2, 5
        ("fit", np.int64, 4),  # cards that fit now, way by way
        ("pile", np.int8, 2),  # top cards (game 2: one)
        ("half", np.int8, 2),  # game 1: the half by which the top card was played, −1 a turned card
        ("step", np.int8, 2),  # game 1: and its direction, +1 or −1, 0 a turned card
        ("row", np.int8, 4),  # game 5: the number that a colour's row needs; 10 no row runs
        ("drawn", np.int8),  # the card just drawn that its seat may play, −1 none
        # slots by order of arrival: the cards that it may be, 0 gone or not arrived (game 4: open turns, see runs.py)
        ("mask", np.int64, CARDS),
        ("slots", np.int64, SEATS),  # a seat's slots as bits
        ("arrived", np.int8),  # slots so far (game 4: open turns)
        # Games 3, 6
        ("won", np.int64, SEATS),  # cards in won tricks (game 4: in laid runs)
        ("void", np.int8, SEATS),  # colours that a seat has shown not to hold, as bits
        ("named", np.int8),  # the colour of the trick; game 6: −1 while it is open
        ("wanted", np.int8),  # colours to follow, as bits
        ("last_card", np.int8),  # game 6: the last played card with both open colours
        ("trump", np.int8),  # game 6+: −1 none
        ("namer", np.int8),  # game 6+: who names trump in this deal
        ("kept", np.int8, SEATS),  # game 3: the card kept, −1 none or not yet
        # Games 3 and 4
        ("pinned", np.int64, SEATS),  # cards that everybody knows to be in a hand
        # Game 4
        ("display", np.int64),
        ("laid", np.int16, CARDS // 3),  # the runs in the order in which they were laid: seat · LAID4 + run
        ("done", np.int8),  # actions of this turn as bits: 1 a run, 2 a change
        ("added", np.int8),  # this turn's change was an add
        ("idle", np.int8),  # idle turns in a row
        ("quiet", np.int8),  # quiet turns in a row
        ("given", np.int8),  # this turn's swap: the card given to the display, −1 none
        ("taken", np.int8),  # and the card taken
        ("lost", np.int8),  # 1: there were more open turns than `mask` holds
    ]
)


def setup(options: Options, deck: Sequence[str] | None = None) -> np.ndarray[Any, Any]:
    """A table before its first deal; `deck`: 55 card texts in place of the built-in colours."""
    states = blank(DTYPE, options.players, options.players)
    s = states[0]
    parts = [PARTS.index(part) for part in options.parts] if isinstance(options, Match) else [KINDS[type(options)]]
    s["match"] = isinstance(options, Match)
    s["parts"] = -1
    s["parts"][: len(parts)] = parts
    s["part"], s["kind"], s["last_round"] = -1, parts[0], len(parts)
    if isinstance(options, Lower):
        s["zero_on_zero"] = options.zero_on_zero
    elif isinstance(options, Refuse):
        s["strictly_fewest"] = options.refuse == "strictly-fewest"
    elif isinstance(options, FixTheColour) and options.trump:
        s["with_trump"], s["last_round"] = 1, options.players
    halves = read_deck(deck)
    for card, (below, above) in enumerate(halves):
        s["low"][below] |= 1 << card
        s["high"][above] |= 1 << card
        s["under"][card], s["over"][card] = 16 * below + PAIRS[card][0], 16 * above + PAIRS[card][1]
    s["offset"] = run_offsets(halves)[:-1]
    for name in UNSET:
        s[name] = -1
    return states


# Fields whose empty value is −1
UNSET = (
    *("trick", "last_trick", "leader", "last_leader", "last_winner"),
    *("stock", "starter", "pile", "half", "drawn", "named", "last_card", "trump", "namer", "kept"),
    *("laid", "given", "taken"),
)
