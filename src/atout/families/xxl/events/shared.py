"""XXL: the bits of all events, and the one that all six games share."""

from __future__ import annotations

from atout.families.family import Happening
from atout.families.xxl.state import HIGHEST_WINS
from atout.kernel.jit import Row, jit
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import SEATS

# Bits, in the order of EVENTS
BEST = 0
OUT, FITS, NEXT_FITS, BLOCKED = range(1, 5)  # draw games
TRICK, RICH, RICH_GONE, NOTHING, REFUSAL = range(5, 10)  # trick games
RUN, NEXT_RUN, THEIR_RUN, GIVEN = range(10, 14)  # runs
OTHER_OUT, TAKER, OFF = 14, 14 + SEATS, 14 + 2 * SEATS
PASSED, BACK = REMEMBERED, REMEMBERED + 1  # the turn (or trick) is over; the next own turn has begun

EVENTS = (
    Happening("best"),
    Happening("out", "end"),
    Happening("fits", "nothing-fits"),
    Happening("next-fits", "nothing-fits"),
    Happening("blocked", "end"),
    Happening("trick", "winner"),
    Happening("rich", "winner"),
    Happening("rich-gone", "winner"),
    Happening("nothing"),
    Happening("refusal"),
    Happening("run", "run"),
    Happening("next-run", "run"),
    Happening("their-run", "run"),
    Happening("given", "change"),
    Happening("other-out", "end", each=True),
    Happening("taker", "winner", each=True),
    Happening("off", each=True),
)


@jit
def is_best(s: Row, seat: int) -> bool:
    """Whether nobody has a better result of this part."""
    sign = 1 if HIGHEST_WINS[s.kind] else -1
    best = sign * s.scores[seat]
    for j in range(s.seats):
        best = max(best, sign * s.scores[j])
    return best == sign * s.scores[seat]
