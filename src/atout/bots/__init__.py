"""Opponents. A bot gets a view, never a state, and answers with a legal move number.

levels()                     the names of all bots that may sit at a table, weakest first
find("flat:sims=6000")       a bot as people write it: a level or a yardstick, with what else it is told
choose("casual", view)       a move number
analyse(view, budget)        every legal move's mean value and standard error
"""

from __future__ import annotations

import secrets

from atout.bots.figures import wins
from atout.bots.players import USUAL, Bot, analyse, find, learns, levels, live
from atout.bots.search import Budget, Estimate
from atout.view import View


def choose(
    level: str, view: View, seed: int | None = None, budget: Budget | None = None, *, learnt: bool = True
) -> int:
    """A bot's move number for the seat whose view it is; with a budget in simulations the seed decides it."""
    return find(level, budget, learnt=learnt).choose(view, secrets.randbits(63) if seed is None else seed)


__all__ = ["USUAL", "Bot", "Budget", "Estimate", "analyse", "choose", "find", "learns", "levels", "live", "wins"]
