"""Play on from a step of a record: the same table to one seat, its unseen cards drawn anew or as they truly were."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any, Literal, get_args

from msgspec import UNSET
from msgspec.structs import replace

from atout.deals import Seeded, write_deal
from atout.families.past import Lookback, Past
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.record import Origin, Record, as_record
from atout.refusals import RecordError, Refusal
from atout.replaying import replay
from atout.state import Dealt, Played, State
from atout.view import View, seed_of

Cards = Literal["drawn", "true"]
NAMELESS = "sha256:"  # how the names of records begin that have none but their digest
PUZZLE = "puzzle:"  # and of those in which a puzzle was found: its game, the version of the rules, its number
TRIES = 2000  # worlds, until one has a past that can be replayed: in a few games not all of them have


def play_on(
    record: Record | dict[str, Any] | bytes | str, step: int, seat: int, cards: Cards = "drawn", rng: Any = None
) -> State:
    """The table after a record's step, to be played on as one seat.

    `drawn`: what that seat could not know is drawn anew from its view, as `View.sample` does; `true`: the cards lie as
    they did. Later rounds are dealt anew either way. `rng` as in `View.sample`. The table's own record replays whole
    and says where it came from.
    """
    seed = seed_of(rng)
    state = start_of(as_record(record), step, seat, cards, seed)
    state.supply(Seeded(seed))
    return state


def start_of(record: Record, step: int, seat: int, cards: Cards, seed: int, name: str | None = None) -> State:
    """The same without a source of later deals; `name` is what the record is called there, by default its digest."""
    record.require_rules()
    if cards not in get_args(Cards):
        raise Refusal(f"cards are {' or '.join(map(repr, get_args(Cards)))}, not {cards!r:.40}")
    if not 0 <= step < len(record.steps):
        raise RecordError(f"there is no step {step}: the record has {len(record.steps)}, the first is 0")
    if not 0 <= seat < record.options.players:
        raise Refusal(f"nobody can play as seat {seat}: the seats are 0 … {record.options.players - 1}")
    if record.steps[step].part is not UNSET:
        raise RecordError("no card has been dealt there yet; choose the deal that follows", step)
    state = replay(replace(record, steps=record.steps[: step + 1], totals=UNSET, winners=UNSET, origin=UNSET))
    if state.over:
        raise RecordError("the game is over there", step)
    if cards == "drawn" and state.seat is not None:  # between rounds nothing is hidden that still counts
        state = _drawn(state, seat, seed)
    state.mark_start(Origin(name or digest(record), step, seat, cards))
    return state


def digest(record: Record) -> str:
    """What a record is called that has no name."""
    return f"{NAMELESS}{hashlib.sha256(record.json()).hexdigest()}"


def _drawn(state: State, seat: int, seed: int) -> State:
    """The table with another past that the seat would have seen just like the true one."""
    view, before = state.view(seat), state.before_deal()
    for past in _pasts(state, view, seed):
        again = State(state.game, None, world=before.states.copy())
        if _follow(again, past) and again.view(seat) == view:
            _follow(before, past)
            return before
    raise Refusal("no other cards were found that agree with what the seat knows; play on with the true ones")


def _follow(table: State, past: Past) -> bool:
    """Let a past happen, as far as the rules allow."""
    try:
        table.deal(past.deal)
        for mover, move in past.moves:
            table.play(move, mover)
    except Refusal:  # another seat would have begun, say
        return False
    return True


def _pasts(state: State, view: View, seed: int) -> Iterator[Past]:
    """Pasts of worlds that are drawn from a view, one after the other."""
    look, sampler = look_back(state, view), view.sampler()
    worlds, rest = new_rng(seed), random.Random(seed)
    for _ in range(TRIES):
        past = state.game.family.past(look, Fields(sampler.draw(worlds)[0]), rest)
        if past is not None:
            yield past


def look_back(state: State, view: View) -> Lookback:
    """The round so far, for whoever has to find another that looks the same to the viewer."""
    game, deal, moves, tables = state.game, {}, list[tuple[int, str]](), list[Fields]()
    for step in state.past():
        if isinstance(step, Dealt):
            now = engine.dealt(step.before, step.chance)
            deal, moves, tables = write_deal(game.family, step.before, step.chance), [], [Fields(now[0])]
        elif isinstance(step, Played):
            moves.append((step.seat, game.family.notation(tables[-1]).moves[step.number]))
            now = engine.played(now, step.number)
            tables.append(Fields(now[0]))
    problem = view.sampler().problem[0]
    unseen = frozenset(problem["cards"][: problem["n"]].tolist())
    texts = game.family.notation(state.fields()).cards
    return Lookback(Past(deal, moves), tables, view.viewer, unseen, texts, game.family.holdings)
