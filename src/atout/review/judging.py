"""A decision, judged from what its player could know: nothing here is given a full state.

All legal moves are tried in the same worlds of the player's view, with the same chance after each. The best one is
picked in one half of the worlds and valued in the other, and the other way round, because a maximum flatters itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from atout.bots.players import LEVELS, judge_of
from atout.kernel.appraisal import VALUE, VICTORY, appraiser_of
from atout.kernel.habits import new_habits
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import SEATS
from atout.review.model import Decision, Mark, Option, Reason
from atout.view import View

MARKS: tuple[tuple[Mark, float], ...] = (("??", 0.16), ("?", 0.08), ("?!", 0.04))  # from so many σ on
SURE = 2.0  # standard errors within which something is noise
TELLING = 0.05  # an event that comes so much more often, or so much less, is worth telling
REASONS = 3  # at the most
_WATCHED = 400  # worlds that are played to the end to see what happens
_CHUNK = 128  # worlds after which it may be interrupted
_LEAST = 4  # worlds, however small the budget
_ENOUGH = 32  # worlds for a standard error to be believed

Check = Callable[[], None]  # raises what ends the work


@dataclass(frozen=True)
class Moment:
    """When a decision was made, and what was played."""

    frame: int
    round: int
    played: int


def judge(view: View, when: Moment, simulations: int, unit: float, check: Check = lambda: None) -> Decision:
    """The verdict on a decision of the seat whose view it is; `unit` is the σ of the game's rounds.

    The same view, frame, move and simulations give the same verdict.
    """
    trial = Trial(view, when.frame)
    worlds = max(_LEAST, simulations // len(trial.moves) // 2 * 2)
    found = trial.run(worlds, check)
    values, played = found[:, :, VALUE], trial.moves.index(when.played)
    means = values.mean(0)
    best = played if means[played] == means.max() else int(means.argmax())
    loss, error = _loss(values, played) if best != played else (0.0, 0.0)
    mark = mark_of(loss, error, unit) if worlds >= _ENOUGH else ""
    why = reasons(view, trial.watch([best, played], check)) if mark else []
    texts = view.texts()
    order = sorted(range(len(means)), key=lambda k: (k != best, -means[k]))
    return Decision(
        frame=when.frame,
        round=when.round,
        seat=_seat(view),
        played=texts[when.played],
        best=texts[trial.moves[best]],
        value=rounded(means[played] + loss),
        loss=loss,
        error=error,
        mark=mark,
        worlds=worlds,
        options=[
            Option(texts[trial.moves[k]], rounded(means[k]), error_of(values[:, k] - values[:, best])) for k in order
        ],
        reasons=why,
        victory=_victory(found[:, :, VICTORY].mean(0), best, played),
    )


def forced(view: View, when: Moment, value: float) -> Decision:
    """A single legal move: `value` is what was expected before."""
    text = view.texts()[when.played]
    return Decision(
        frame=when.frame,
        round=when.round,
        seat=_seat(view),
        played=text,
        best=text,
        value=value,
        loss=0.0,
        error=0.0,
        mark="",
        worlds=0,
        options=[Option(text, value, 0.0)],
        reasons=[],
    )


def mark_of(loss: float, error: float, unit: float) -> Mark:
    """How bad a loss is; nothing within noise."""
    if loss > SURE * error:
        for mark, share in MARKS:
            if loss >= share * unit:
                return mark
    return ""


def is_open(decision: Decision, unit: float) -> bool:
    """Whether more simulations matter: it is marked, or it is not sure how it is to be marked."""
    near = any(abs(decision.loss - share * unit) <= SURE * decision.error for _, share in MARKS)
    return bool(decision.mark) or (near and decision.error > 0)


def rounded(number: float) -> float:
    """Four places: no more is known, and less is to be sent."""
    return round(float(number), 4) + 0.0  # no −0.0


class Trial:
    """The moves of a view, tried in its worlds; what comes of it depends on the view and the frame's number alone.

    What is watched is played on by the habits of the worlds that were run before.
    """

    def __init__(self, view: View, frame: int) -> None:
        self.moves = view.moves()
        self._sampler = view.sampler()
        self._judge = judge_of(LEVELS["expert"], view.game)
        self._habits = new_habits()
        digest = blake2b(view.states.tobytes() + frame.to_bytes(8, "big"), digest_size=8).digest()
        self._seed = int.from_bytes(digest, "big") >> 1

    def run(self, worlds: int, check: Check) -> Any:
        """What every move comes to in so many worlds: [world, move, VALUE or VICTORY]."""
        found = np.empty((worlds, len(self.moves), 2))
        nothing = np.empty((0, 0), np.int64)
        for first in range(0, worlds, _CHUNK):
            check()
            self._try(first, self.moves, found[first : first + _CHUNK], nothing)
        return found

    def watch(self, moves: list[int], check: Check) -> Any:
        """What happens after some of the moves (by their place): [world, move], as bits."""
        numbers = [self.moves[k] for k in moves]
        happened = np.empty((_WATCHED, len(numbers)), np.int64)
        nothing = np.empty((0, 0, 0))
        for first in range(0, _WATCHED, _CHUNK):
            check()
            self._try(first, numbers, nothing, happened[first : first + _CHUNK])
        return happened

    def _try(self, first: int, moves: list[int], found: Any, happened: Any) -> None:
        sampler, judge = self._sampler, self._judge
        view = sampler.view, sampler.problem, sampler.counts
        numbers, appraise = np.array(moves, np.int64), appraiser_of(sampler.view.dtype)
        appraise(*view, self._seed, first, numbers, judge.net, judge.plies, found, happened, self._habits)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _loss(values: Any, played: int) -> tuple[float, float]:
    """By how much a move is worse than the best, and the standard error of that."""
    halves = values[0::2], values[1::2]
    gaps = [
        half[:, other.mean(0).argmax()] - half[:, played] for half, other in (halves, halves[::-1])
    ]  # each half values what the other one picked
    spread = sum(gap.var(ddof=1) / len(gap) for gap in gaps)
    return rounded(max(0.0, (gaps[0].mean() + gaps[1].mean()) / 2)), rounded(math.sqrt(spread) / 2)


def error_of(gaps: Any) -> float:
    return rounded(gaps.std(ddof=1) / math.sqrt(len(gaps)))


def _victory(shares: Any, best: int, played: int) -> tuple[float, float] | None:
    """The chance to win, where the game is near enough to its end."""
    return None if math.isnan(shares[best]) else (rounded(shares[best]), rounded(shares[played]))


# --- Reasons ---------------------------------------------------------------------------------------------------------


def reasons(view: View, happened: Any) -> list[Reason]:
    """What happens clearly more or less often after the second of two moves than after the first, clearest first."""
    family, found, bit = view.game.family, list[Reason](), 0
    manual = family.part(view.fields()) or view.game.id
    for event in family.events:
        for seat in range(SEATS if event.each else 1):
            best, played = (happened.T >> bit) & 1
            bit += 1
            gap, error = abs(best.mean() - played.mean()), error_of(best - played)
            if gap >= TELLING and gap > SURE * error:
                shares = {"played": rounded(played.mean()), "best": rounded(best.mean())}
                whom, section = seat if event.each else None, event.section and f"{manual}#{event.section}"
                found.append(Reason(event=event.id, seat=whom, section=section, **shares))
    assert bit <= REMEMBERED
    told = list[Reason]()
    for reason in sorted(found, key=lambda one: (-abs(one.best - one.played), one.section is None)):  # rules first
        if not any(_opposite(reason, other) for other in told):
            told.append(reason)
    return told[:REASONS]


def _opposite(one: Reason, other: Reason) -> bool:
    """Whether somebody else does something just where the player does not: to tell both is to say the same twice."""
    about_one = (one.seat is None) != (other.seat is None)
    return about_one and math.isclose(one.best + other.best, 1) and math.isclose(one.played + other.played, 1)
