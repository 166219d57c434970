"""What the decisions of a game say together: where results came from, and how well each player played."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

from atout.review.judging import MARKS, SURE, rounded
from atout.review.model import Account, Decision, Player, Round
from atout.review.units import Unit, like

_NORMAL = 1.96
_BLUNDER = 1000 * MARKS[0][1]  # what the mildest of them costs
_ENOUGH = 20  # decisions for levels to be named


def account(round: int, seat: int, result: float, unit: Unit, par: float, own: Sequence[Decision]) -> Account:
    """Where a result came from; `own` are the seat's decisions of the round with more than one legal move.

    cards: V₁ − mean; came: Σ (Vₜ₊₁ − Qₜ), where what follows the last decision is the result; play: Σ ℓₜ.
    """
    expected = [decision.value for decision in own]
    after = [*expected[1:], result]
    came = sum(then - (d.value - d.loss) for d, then in zip(own, after, strict=True)) if own else result - unit.mean
    return Account(
        round=round,
        seat=seat,
        result=result,
        mean=unit.mean,
        cards=rounded(expected[0] - unit.mean if own else 0.0),
        came=rounded(came),
        play=rounded(sum(decision.loss for decision in own)),
        par=rounded(par),
        adjusted=rounded(result - (par - unit.mean)),
    )


def player(id: str, seat: int, own: Sequence[Decision], rounds: Sequence[Round], comparable: bool) -> Player:
    """A summary of a seat's decisions with more than one legal move; `comparable`: judged as the levels' own were."""
    losses = [1000 * decision.loss / rounds[decision.round].unit for decision in own]
    enough = comparable and len(losses) >= _ENOUGH
    marked = [decision for decision in own if decision.mark]
    return Player(
        seat=seat,
        decisions=len(own),
        loss=rounded(sum(decision.loss for decision in own)),
        rate=rounded(fmean(losses)) if losses else None,
        error=rounded(_within(losses)) if losses else None,
        like=like(id, fmean(losses), _within(losses)) if enough else [],
        marks={mark: sum(decision.mark == mark for decision in marked) for mark, _ in reversed(MARKS)},
        finest=_finest(own, rounds),
        dearest=max(marked, key=lambda d: d.loss / rounds[d.round].unit).frame if marked else None,
    )


def _within(losses: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean.

    Most decisions cost nothing and a few cost much, so a short game may show none of those: the spread is taken as if
    there had been one blunder more.
    """
    return _NORMAL * stdev([*losses, _BLUNDER]) / math.sqrt(len(losses))


def _finest(own: Iterable[Decision], rounds: Sequence[Round]) -> int | None:
    """The best move that was found: every other would have cost most; if that is not sure, there is none."""
    found, most = None, MARKS[-1][1]
    for decision in own:
        if decision.played != decision.best:
            continue
        best, *others = decision.options
        gap = min(best.value - other.value for other in others)
        sure = all(best.value - other.value > SURE * other.error for other in others)
        if sure and gap / rounds[decision.round].unit >= most:
            found, most = decision.frame, gap / rounds[decision.round].unit
    return found
