"""A whole game, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any, NamedTuple

from atout import story
from atout.bots.budgets import measured
from atout.bots.players import LEVELS
from atout.catalogue import Game
from atout.families.family import States
from atout.kernel import engine
from atout.kernel.state import OVER, ROUND
from atout.record import Record, as_record
from atout.refusals import OptionError
from atout.replaying import replay
from atout.review.accounts import account, player
from atout.review.judging import Check, Moment, forced, is_open, judge, rounded
from atout.review.model import FORMAT, VERSION, Account, Decision, Review, Round
from atout.review.selfplay import par
from atout.review.units import unit_of
from atout.state import Dealt, Played, Scored, State
from atout.view import View

DEEPER = 10  # times the simulations
_SHARE = 2  # of what the best bot thinks: about a fifth of a second a decision
_LAST = 0.02  # of the work is left when all decisions are judged

Written = Record | dict[str, Any] | bytes | str


class Cancelled(Exception):  # noqa: N818
    """Nobody wants the review any more."""


class Found(NamedTuple):
    """A decision has been judged; `share` of the work is done then."""

    share: float
    decision: Decision


def review(
    record: Written,
    seats: Sequence[int] | None = None,
    budget: int | None = None,
    *,
    progress: Callable[[float], None] = lambda _: None,
    cancel: Event | None = None,
) -> Review:
    """Judge every decision of a game, or those of some seats, from what their players could know.

    `budget` is a number of simulations a decision. A record that does not replay is refused (`RecordError`). `progress`
    is told the share that is done; setting `cancel` ends the work with `Cancelled`.
    """
    return _last(reviewing(record, seats, budget, cancel=cancel), progress)


def deepen(
    record: Written,
    review: Review,
    *,
    progress: Callable[[float], None] = lambda _: None,
    cancel: Event | None = None,
) -> Review:
    """Judge again, with ten times the simulations, what is marked in a review of this record or uncertain."""
    return _last(deepening(record, review, cancel=cancel), progress)


def reviewing(
    record: Written,
    seats: Sequence[int] | None = None,
    budget: int | None = None,
    *,
    found: Iterable[Decision] = (),
    cancel: Event | None = None,
) -> Iterator[Found | Review]:
    """`review` step by step: every decision as soon as it is judged, at last the review.

    What was `found` by one that was interrupted is not judged again.
    """
    played = _played(record)
    chosen, simulations = _seats(played.game, seats), _simulations(played.game, budget)
    return _reviewing(played, chosen, simulations, None, found, cancel)


def deepening(
    record: Written, review: Review, *, found: Iterable[Decision] = (), cancel: Event | None = None
) -> Iterator[Found | Review]:
    """`deepen` step by step: every decision that is judged again, at last the review; `found` as there."""
    played = _played(record)
    units = [one.unit for one in review.rounds]
    kept = {one.frame: one for one in review.decisions if not is_open(one, units[one.round])}
    frames = {move.when.frame for move in played.moves if move.seat in review.seats}
    if played.game.id != review.game or {one.frame for one in review.decisions} != frames:
        raise OptionError("this is a review of another record")
    return _reviewing(played, review.seats, review.simulations, kept, found, cancel)


def outline(record: Written) -> list[Round]:
    """What a review says of the rounds, which is known before any decision is judged."""
    return _played(record).rounds()


def verdict(record: Written, frame: int, budget: int | None = None) -> Decision:
    """What a review says of a single decision: that of the move which a frame shows."""
    played = _played(record)
    move = next((move for move in played.moves if move.when.frame == frame), None)
    if move is None:
        raise OptionError(f"frame {frame} shows no decision of a player")
    view, unit = View(played.game, engine.hidden(move.before, move.seat)), unit_of(played.game)
    if len(view.moves()) == 1:
        return forced(view, move.when, unit.mean)
    return judge(view, move.when, _simulations(played.game, budget), unit.sigma)


def _last(steps: Iterator[Found | Review], progress: Callable[[float], None]) -> Review:
    for step in steps:
        if isinstance(step, Review):
            progress(1.0)
            return step
        progress(step.share)
    raise AssertionError("a review is the last step")


def _seats(game: Game, seats: Sequence[int] | None) -> list[int]:
    everybody = list(range(game.options.players))
    if seats is None:
        return everybody
    if not isinstance(seats, Iterable):
        raise OptionError(f"seats are a list, as in seats=[0], not {seats!r:.40}")
    for seat in seats:
        if seat not in everybody:
            raise OptionError(f"seat {seat!r:.40}: the players sit on seats 0 to {everybody[-1]}")
    return [seat for seat in everybody if seat in seats]


def _simulations(game: Game, budget: int | None) -> int:
    if budget is None:
        return (measured(game, "expert") or LEVELS["expert"].learnt) // _SHARE
    if budget < 1:
        raise OptionError(f"a review needs at least one simulation a decision, not {budget}")
    return budget


# --- What was played -------------------------------------------------------------------------------------------------


@dataclass
class _Span:
    """A round as it was played."""

    first: int
    last: int
    deal: Dealt  # that opened it
    results: list[float] | None = None  # of the players; None: it was not played to its end


class _Move(NamedTuple):
    """A move of a player, and the table before it."""

    when: Moment
    seat: int
    before: States


class _Played:
    """A game's moves and rounds, by the frames that show them."""

    def __init__(self, state: State) -> None:
        self.state, self.game = state, state.game
        self.moves: list[_Move] = []
        self.spans: list[_Span] = []
        steps = (step for step in state.past() if not isinstance(step, Scored))
        opened = False
        for frame, (step, turn) in enumerate(zip(steps, story.turns(state), strict=True)):
            if isinstance(step, Played):
                if step.seat < self.game.options.players:  # nobody decides for a virtual player
                    self.moves.append(_Move(Moment(frame, len(self.spans) - 1, step.number), step.seat, turn.before))
            elif not opened:
                self.spans.append(_Span(frame, frame, step))
            self.spans[-1].last = frame
            opened = turn.after[0]["due"] not in (ROUND, OVER)
            if not opened:
                self.spans[-1].results = _results(self.game, turn.after)

    def rounds(self) -> list[Round]:
        unit, totals = unit_of(self.game), [0.0] * self.game.options.players
        found = []
        for span in self.spans:
            found.append(
                Round(first=span.first, last=span.last, unit=unit.sigma, totals=list(totals), scores=span.results)
            )
            for seat, result in enumerate(span.results or ()):
                totals[seat] += result
        return found


def _played(record: Written) -> _Played:
    """The game of a record, by our rules: by others its players had other choices."""
    whole = as_record(record)
    whole.require_rules()
    return _Played(replay(whole))


def _results(game: Game, after: States) -> list[float]:
    out = engine.result_rows(1)
    engine.values_of(after, out)
    return out[0, : game.options.players].tolist()


# --- Judging it ------------------------------------------------------------------------------------------------------


def _reviewing(
    played: _Played,
    seats: list[int],
    simulations: int,
    kept: dict[int, Decision] | None,
    found: Iterable[Decision],
    cancel: Event | None,
) -> Iterator[Found | Review]:
    """`kept`: what an earlier review says of decisions that need no closer look; None if there is none."""

    def check() -> None:
        if cancel is not None and cancel.is_set():
            raise Cancelled

    moves = [move for move in played.moves if move.seat in seats]
    effort = simulations if kept is None else DEEPER * simulations
    known = (kept or {}) | {decision.frame: decision for decision in found}
    todo, done = len(moves) - len(kept or {}), len(known) - len(kept or {})
    decisions = list[Decision]()
    for decision in _judged(played.game, moves, known, effort, check):
        decisions.append(decision)
        if decision.frame not in known:
            done += 1
            yield Found((1 - _LAST) * done / todo, decision)
    yield _whole(played, seats, simulations, decisions, check)


def _judged(
    game: Game, moves: list[_Move], known: dict[int, Decision], effort: int, check: Check
) -> Iterator[Decision]:
    """The verdict on each move, as it is known or by so many simulations."""
    unit, expected = unit_of(game), dict[tuple[int, int], float]()
    for move in moves:
        check()
        decision, place = known.get(move.when.frame), (move.when.round, move.seat)
        if decision is None or decision.worlds == 0:  # what is expected of forced moves may have changed
            view = View(game, engine.hidden(move.before, move.seat))
            if len(view.moves()) == 1:
                decision = forced(view, move.when, expected.get(place, unit.mean))
            else:
                decision = judge(view, move.when, effort, unit.sigma, check)
        expected[place] = rounded(decision.value - decision.loss)
        yield decision


def _whole(played: _Played, seats: list[int], simulations: int, decisions: list[Decision], check: Check) -> Review:
    game, rounds = played.game, played.rounds()
    unforced = [decision for decision in decisions if decision.worlds]
    comparable = simulations >= _simulations(game, None)
    return Review(
        format=FORMAT,
        reviewer=VERSION,
        game=game.id,
        rules=game.spec.rules,
        simulations=simulations,
        seats=seats,
        rounds=rounds,
        decisions=decisions,
        accounts=list(_accounts(played, seats, unforced, check)),
        players=[
            player(game.id, seat, [one for one in unforced if one.seat == seat], rounds, comparable) for seat in seats
        ],
    )


def _accounts(played: _Played, seats: list[int], unforced: list[Decision], check: Check) -> Iterator[Account]:
    unit = unit_of(played.game)
    for number, span in enumerate(played.spans):
        if span.results is None:
            continue
        check()
        worth = par(played.game, span.deal.before, span.deal.chance)
        for seat in seats:
            own = [one for one in unforced if (one.round, one.seat) == (number, seat)]
            yield account(number, seat, span.results[seat], unit, worth[seat], own)
