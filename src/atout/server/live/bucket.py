"""A token bucket for one connection: so many at once, so many a second."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `most` tokens and gains `rate` a second."""

    __slots__ = ("most", "rate", "tokens", "when")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.tokens, self.when = rate, most, float(most), time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
