"""The bots by name: levels, which may sit at a table, and yardsticks, with which they are measured."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from atout.bots import ismcts, likely, search
from atout.bots.budgets import measured
from atout.bots.search import Budget, Estimate, Judge
from atout.bots.weights import learnt as learnt_of
from atout.catalogue import Game
from atout.kernel.ponder import LIKEWISE, PLAY_OUT, SPARINGLY
from atout.kernel.rng import new_rng, number_below
from atout.kernel.state import copied
from atout.refusals import OptionError
from atout.state import State
from atout.view import View


@dataclass(frozen=True)
class Level:
    """How a bot thinks: simulations a decision (unless `budgets` knows better), and at a table at most so many seconds
    of a core."""

    simulations: int
    seconds: float
    learnt: int = 0  # worlds are judged by what bots have learnt of the game, if anything: then so many simulations
    halving: bool = False
    tidy: bool = True  # of moves that it cannot tell apart it takes the least wasteful one


USUAL = "casual"  # whom people meet first
LEVELS = {
    "beginner": Level(12, 0.1, tidy=False),
    "casual": Level(200, 0.1),
    "strong": Level(1000, 0.3, learnt=300, halving=True),
    "expert": Level(30_000, 1.0, learnt=8000, halving=True),
}
_PLAYOUTS = {"random": PLAY_OUT, "likewise": LIKEWISE, "sparing": SPARINGLY}
_TOLD = 3  # moves of an analysis that come with a line of likely play
_FLAT = Level(6000, 0.2, tidy=False)
_ISMCTS, _CHEAT, _UNLEARNT, _FORGETFUL = _OTHERS = ("ismcts", "cheat", "unlearnt", "forgetful")
_THINKERS = {**LEVELS, "flat": _FLAT, **dict.fromkeys(_OTHERS, LEVELS["expert"]), _ISMCTS: _FLAT}


@dataclass(frozen=True)
class Bot:
    """Somebody who chooses moves: `text` names it in full, and the same seed and view give the same move."""

    text: str
    choose: Callable[[View, int], int]  # from a view of the seat that acts and a seed
    reproducible: bool = True  # its budget is no time
    sees_all: bool = False  # a yardstick that is given a view of the true cards; never at a table

    def decide(self, state: State, seed: int) -> int:
        """The move of the seat that acts."""
        assert state.seat is not None
        return self.choose(View(state.game, state.states) if self.sees_all else state.view(state.seat), seed)


def levels() -> list[str]:
    """The names of all bots that may sit at a table, weakest first."""
    return ["random", *LEVELS]


def find(text: str, budget: Budget | None = None, *, learnt: bool = True) -> Bot:
    """A bot by its name and what it is told: `casual`, `flat:sims=6000`, `expert:cpu=0.03`.

    `sims` is a number of simulations a decision, `cpu` seconds of a core; a `budget` stands in for both. Without what
    was `learnt` all worlds are played out at random.
    """
    name, *told = text.split(":")
    budget = _budget(text, told) or budget
    if name == "random":
        if told:
            raise OptionError(f"{text!r:.60}: `random` does not think, so it is told nothing")
        return Bot(text, _random)
    level = _THINKERS.get(name)
    if level is None:
        raise OptionError(f"no bot {name!r:.60}; the bots are {', '.join([*levels(), 'flat', *_OTHERS])}")

    def choose(view: View, seed: int) -> int:
        judge = judge_of(level, view.game, learnt=learnt and name != _UNLEARNT)
        some = level.learnt if judge.learnt else level.simulations
        usual = Budget(simulations=measured(view.game, name) or some)
        if name == _ISMCTS:
            return ismcts.choose(view, budget or usual, seed)
        if name == _FORGETFUL:
            view = _forgetting(view)
        return search.choose(view, budget or usual, seed, judge, halving=level.halving, tidy=level.tidy)

    return Bot(text, choose, budget is None or budget.seconds is None, sees_all=name == _CHEAT)


def learns(text: str, game: Game) -> bool:
    """Whether a bot is one of ours that judges by what was learnt of a game, which takes compiled code of its own."""
    level = _THINKERS.get(text.partition(":")[0])
    return level is not None and judge_of(level, game).learnt


def judge_of(level: Level, game: Game, *, learnt: bool = True) -> Judge:
    """How a level judges worlds of a game; without what was learnt of it it plays them out."""
    if not level.learnt:
        return Judge()
    weights = learnt_of(game) if learnt else None
    if weights is None:
        return Judge(plies=_PLAYOUTS[game.family.playouts])
    return Judge(weights.net, weights.made.plies, weights.made.mixed)


def analyse(view: View, budget: Budget, seed: int = 0, *, learnt: bool = True) -> list[Estimate]:
    """Every legal move of the seat that acts, best first, judged as the best bot would; or without what was learnt."""
    judge = judge_of(LEVELS["expert"], view.game, learnt=learnt)
    found = search.analyse(view, budget, seed, judge)
    told = [replace(one, line=likely.line(view, one.number, seed, judge)) for one in found[:_TOLD]]
    return told + found[_TOLD:]


def live(level: str, game: Game | None = None, *, learnt: bool = True) -> Budget:
    """How much a bot thinks at a table: as in records, but it must not keep people waiting. Without a game, or what was
    learnt of it, as where nobody has measured it."""
    known = LEVELS.get(level, LEVELS["beginner"])
    some = measured(game, level) if game is not None and learnt else None
    return Budget(some or known.simulations, known.seconds)


def _forgetting(view: View) -> View:
    """Without what was learnt of who has run out of which suit."""
    states = copied(view.states)
    if "void" in (states.dtype.names or ()):
        states["void"] = 0
    return View(view.game, states)


def _random(view: View, seed: int) -> int:
    moves = view.moves()
    return moves[number_below(new_rng(seed), len(moves))]


def _budget(text: str, told: list[str]) -> Budget | None:
    found: dict[str, float] = {}
    for part in told:
        key, _, written = part.partition("=")
        try:
            number = float(written)
        except ValueError:
            number = math.nan
        whole = key == "sims" and number.is_integer()
        if not 0 < number < math.inf or not (whole or key == "cpu"):
            raise OptionError(
                f"{text!r:.60}: a bot is told `sims=NUMBER`, whole, or `cpu=SECONDS`, both above 0, not {part!r:.40}"
            )
        found[key] = number
    if not found:
        return None
    return Budget(int(found["sims"]) if "sims" in found else None, found.get("cpu"))
