"""Whether a decision makes a puzzle: looked at from the seat's own view alone, more closely the more it promises."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np

from atout.bots import Bot
from atout.bots import find as bot_of
from atout.bots.budgets import measured
from atout.bots.players import LEVELS
from atout.catalogue import Game
from atout.kernel.appraisal import VALUE, VICTORY
from atout.puzzles.model import Choice, Puzzle
from atout.review.judging import SURE, Trial, error_of, reasons, rounded
from atout.view import View

LEAST, MOST = 3, 24  # legal moves
GAP, CLEAR = 0.1, 3.0  # every wrong move is worse by so many σ and so many standard errors
AGAIN = 10  # times the simulations, the second time
RIVALS = ("beginner", "casual", "strong")  # at their own simulations: how hard it is
_GLANCE = 32  # worlds at first sight
_ENOUGH = 64  # worlds, however small the budget
_TRIES = 3  # of every level of bots
_TOLD = 12  # wrong moves that are explained at the most: the best of them


class Verdict(NamedTuple):
    """How the moves of a decision compare, by their place."""

    best: int
    right: frozenset[int]
    wrong: frozenset[int]
    means: Any
    errors: Any


def usual_budget(game: Game) -> int:
    """Simulations of the first look: a tenth of what `expert` thinks, so that the second has as many as that."""
    return (measured(game, "expert") or LEVELS["expert"].learnt) // AGAIN


def find(view: View, unit: float, budget: int, *, easy: bool = True) -> Puzzle | None:
    """The puzzle that the decision of the seat makes whose view it is, if it makes one; without `easy` only if some
    level of bots fails. The same view, unit and budget give the same puzzle."""
    moves = view.moves()
    if not LEAST <= len(moves) <= MOST:
        return None
    first = Trial(view, 0)
    if not _promising(first.run(_GLANCE, _go_on)[:, :, VALUE], unit):
        return None
    worlds = max(_ENOUGH, budget // len(moves))
    once = verdict(first.run(worlds, _go_on), unit)
    if once is None:
        return None
    difficulty = _difficulty(view, {moves[k] for k in once.right})
    if difficulty == 0 and not easy:
        return None
    again = Trial(view, 1)
    twice = verdict(again.run(AGAIN * worlds, _go_on), unit)
    if twice is None or once.best not in twice.right or not once.wrong <= twice.wrong:
        return None
    if int(Trial(view, 2).run(worlds, _go_on)[:, :, VALUE].mean(0).argmax()) not in twice.right:
        return None  # where answers are learnt (`kernel/habits`), worlds of one trial have something in common
    return _puzzle(view, again, twice, unit, AGAIN * worlds, difficulty)


def verdict(found: Any, unit: float) -> Verdict | None:
    """What moves came to, [world, move, VALUE or VICTORY]: None if it is no puzzle, because a move is neither right
    within noise nor clearly wrong, or too many are right, or another move is better for winning the game."""
    values, shares = found[:, :, VALUE], found[:, :, VICTORY].mean(0)
    means = values.mean(0)
    best = int(means.argmax())
    gaps = means[best] - means
    errors = np.array([error_of(values[:, best] - values[:, k]) for k in range(len(means))])
    right = frozenset(np.flatnonzero(gaps <= SURE * errors).tolist()) | {best}
    wrong = frozenset(np.flatnonzero((gaps >= GAP * unit) & (gaps >= CLEAR * errors)).tolist()) - right
    decided = len(right) + len(wrong) == len(means) and len(right) < len(wrong) and len(wrong) >= LEAST - 1
    to_win = np.isnan(shares[best]) or int(shares.argmax()) in right
    return Verdict(best, right, wrong, means, errors) if decided and to_win else None


def _promising(values: Any, unit: float) -> bool:
    """At first sight more than half of the moves are clearly worse than the best, and there is no middle."""
    means = values.mean(0)
    gaps = np.sort(means.max() - means)
    return bool(gaps[len(gaps) // 2] >= GAP * unit) and bool(np.diff(gaps).max() >= GAP * unit / 2)


def _difficulty(view: View, right: set[int]) -> int:
    """How many levels of bots are wrong more often than not."""
    return sum(_fails(bot_of(level), view, right) for level in RIVALS)


def _fails(bot: Bot, view: View, right: set[int]) -> bool:
    tries = [bot.choose(view, seed) in right for seed in range(_TRIES - 1)]
    if any(tries) and not all(tries):  # one more decides
        return bot.choose(view, _TRIES) not in right
    return not any(tries)


def _puzzle(view: View, trial: Trial, seen: Verdict, unit: float, worlds: int, difficulty: int) -> Puzzle | None:
    """None if no event tells why the wrong moves are worse: it would teach nothing."""
    assert view.seat is not None
    order = sorted(range(len(trial.moves)), key=lambda k: (k not in seen.right, k != seen.best, -seen.means[k]))
    told = [k for k in order if k in seen.wrong][:_TOLD]
    happened = trial.watch([seen.best, *told], _go_on)
    why = {k: reasons(view, happened[:, [0, column]]) for column, k in enumerate(told, 1)}
    themes = [why[k][0].event for k in told if why[k]]
    if not themes:
        return None
    texts = view.texts()
    return Puzzle(
        options=msgspec.to_builtins(view.game.options),
        seat=view.seat,
        view=view.states.tobytes(),
        unit=unit,
        worlds=worlds,
        theme=themes[0],
        difficulty=difficulty,
        choices=[
            Choice(
                move=texts[trial.moves[k]],
                value=rounded(seen.means[k]),
                error=float(seen.errors[k]),
                right=k in seen.right,
                reasons=why.get(k, []),
            )
            for k in order
        ],
    )


def _go_on() -> None:
    """Nobody interrupts it."""
