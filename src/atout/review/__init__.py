"""Reviews: every decision of a game, judged from what its player could know.

review(record)               a Review; also `atout.review(record)`
deepen(record, review)       the same, with more simulations where it matters
reviewing, deepening         both as iterators: decisions as they are judged (`Found`), at last the Review
outline(record)              what it says of the rounds, known at once
verdict(record, frame)       what it says of one decision
judge(view, when, …)         the same of a view
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from atout.review.judging import Moment, judge
from atout.review.model import VERSION, Account, Decision, Option, Player, Reason, Review, Round
from atout.review.reviewer import Cancelled, Found, deepen, deepening, outline, review, reviewing, verdict

__all__ = [
    "VERSION",
    "Account",
    "Cancelled",
    "Decision",
    "Found",
    "Moment",
    "Option",
    "Player",
    "Reason",
    "Review",
    "Round",
    "deepen",
    "deepening",
    "judge",
    "outline",
    "review",
    "reviewing",
    "verdict",
]


class _Room(ModuleType):
    """Once it is loaded, `atout.review` is this room; `atout.review(record)` is a review all the same."""

    def __call__(self, *args: Any, **kwargs: Any) -> Review:
        return review(*args, **kwargs)


sys.modules[__name__].__class__ = _Room
