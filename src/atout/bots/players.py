"""The bots by name: levels, which may sit at a table, and yardsticks, with which they are measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from atout.bots import search
from atout.bots.search import Budget
from atout.kernel.rng import new_rng, number_below
from atout.refusals import OptionError
from atout.view import View

CASUAL = Budget(simulations=6000, seconds=0.2)  # flat Monte Carlo answers well within 0.3 s on a slow core


@dataclass(frozen=True)
class Bot:
    """Somebody who chooses moves: `text` names it in full, and the same seed and view give the same move."""

    text: str
    choose: Callable[[View, int], int]  # from a view of the seat that acts and a seed
    reproducible: bool = True  # its budget is no time


def levels() -> list[str]:
    """The names of all bots that may sit at a table, weakest first."""
    return ["random", "casual"]


def find(text: str, budget: Budget | None = None) -> Bot:
    """A bot by its name and what it is told: `casual`, `flat:sims=6000`, `flat:cpu=0.03`.

    `sims` is a number of simulations a decision, `cpu` seconds of one core; a `budget` stands in for both.
    """
    name, *told = text.split(":")
    budget = _budget(text, told) or budget
    match name:
        case "random":
            return Bot(text, _random)
        case "casual" | "flat":
            return _searching(text, budget or CASUAL)
    raise OptionError(f"no bot {name!r:.60}; the bots are {', '.join([*levels(), 'flat'])}")


def _searching(text: str, budget: Budget) -> Bot:
    return Bot(text, lambda view, seed: search.choose(view, budget, seed), budget.seconds is None)


def _random(view: View, seed: int) -> int:
    moves = view.moves()
    return moves[number_below(new_rng(seed), len(moves))]


def _budget(text: str, told: list[str]) -> Budget | None:
    found: dict[str, float] = {}
    for part in told:
        key, _, number = part.partition("=")
        try:
            found[{"sims": "simulations", "cpu": "seconds"}[key]] = float(number)
        except (KeyError, ValueError):
            raise OptionError(f"{text!r:.60}: a bot is told `sims=NUMBER` or `cpu=SECONDS`, not {part!r:.40}") from None
    if not found:
        return None
    simulations = found.get("simulations")
    return Budget(None if simulations is None else int(simulations), found.get("seconds"))
