"""Opponents. A bot gets a view, never a state, and answers with a legal move number.

levels()                     the names of all bots, weakest first
choose("casual", view)       a move number
analyse(view, budget)        every legal move's mean value and standard error
"""

from __future__ import annotations

from atout.bots.search import Budget, Estimate, analyse
from atout.bots.search import choose as _search
from atout.kernel.rng import new_rng, number_below
from atout.refusals import OptionError
from atout.view import View

# Flat Monte Carlo answers well within 0.3 s on a slow core.
CASUAL = Budget(simulations=6000, seconds=0.2)


def levels() -> list[str]:
    """The names of all bots, weakest first."""
    return ["random", "casual"]


def choose(level: str, view: View, seed: int | None = None, budget: Budget | None = None) -> int:
    """A bot's move number for the seat whose view it is; with a budget in simulations the seed decides it."""
    if level == "random":
        moves = view.moves()
        return moves[number_below(new_rng(_seed(seed)), len(moves))]
    if level == "casual":
        return _search(view, budget or CASUAL, _seed(seed))
    raise OptionError(f"no bot {level!r}; the bots are {', '.join(levels())}")


def _seed(seed: int | None) -> int:
    import secrets

    return secrets.randbits(63) if seed is None else seed


__all__ = ["CASUAL", "Budget", "Estimate", "analyse", "choose", "levels"]
