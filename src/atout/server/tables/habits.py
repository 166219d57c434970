"""How long people take for a move of their own, so that what is played for them takes as long."""

from __future__ import annotations

import random
from collections import deque

_UNKNOWN = (1.0, 4.0)  # seconds, of somebody who has not played yet
_LATELY = 12  # moves that are remembered
_LONG = 20.0  # seconds; such a thought is left out where there are shorter ones
_LEFT = 1.0  # second that stays on a clock


class Habits:
    """The time that each seat's own moves took lately.

    That a card was the only legal one must not be told by when it falls. Whoever watches knows when a person's turn
    began, when each of their moves came, and how long they usually take. So a card that is played by itself waits as
    long as one of its owner's own moves did, drawn at random and blurred, lest the very same time come twice: any time
    is then as likely for it as for a move that they made themselves. Only a long thought is known to be a person's
    own, which it would be without us. The draw is the system's, so that nobody can foresee it.
    """

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.SystemRandom()
        self._times: dict[int, deque[float]] = {}

    def note(self, seat: int, seconds: float) -> None:
        """Somebody has made a move by themselves."""
        self._times.setdefault(seat, deque(maxlen=_LATELY)).append(seconds)

    def draw(self, seat: int, left: float | None) -> float:
        """Seconds for a move that is made for a seat; `left` on its clock."""
        own = self._times.get(seat) or [self._rng.uniform(*_UNKNOWN)]
        short = [seconds for seconds in own if seconds <= _LONG]
        wait = self._rng.choice(short or list(own)) * self._rng.uniform(0.8, 1.25)
        return wait if left is None else max(0.0, min(wait, left - _LEFT))
