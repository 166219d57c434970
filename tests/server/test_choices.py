"""Secret choices: sealed until all are made, changed until then; and what is certain. Decided without a hub."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import atout
from atout.catalogue import Game
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables import decide as d
from atout.server.tables.sealing import forced
from atout.server.tables.table import Dealer, Table
from atout.state import State
from tests.njet.tables import table as njet
from tests.njet.test_rulings import ZEROS

NAMES = ("ann", "ben", "eve", "kim", "zoe")


class Prepared(Dealer):
    """The game begins in a chosen position."""

    def __init__(self, state: State) -> None:
        self.state = state

    def start(self, game: Game, _: bytes) -> State:
        assert self.state.game == game
        return self.state.copy()


def started(state: State) -> Table:
    settings = p.Settings(game=state.game.id, options=msgspec.structs.asdict(state.game.options))
    table = Table("t", settings, bytes(32), Prepared(state))
    seated = (p.Seated(seat, NAMES[seat]) for seat in range(table.players))
    happen(table, p.Opened("ann"), *seated, p.Started(""))
    return table


def happen(table: Table, *bodies: p.Body) -> None:
    for body in bodies:
        table.apply(table.number + 1, 0.0, None, body)
    assert table.frozen is None


def actor(seat: int) -> d.Actor:
    return d.Actor(NAMES[seat], NAMES[seat].title())


def code(work: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as refused:
        work()
    return refused.value.code


def make(table: Table, seat: int, by: p.By = "person") -> p.Body:
    """Decide a seat's first legal move, and let it happen."""
    choosing = table.choosing(seat)
    assert choosing is not None
    decision = d.move(table, seat, next(iter(choosing.legal())), by)
    happen(table, decision.body)
    return decision.body


def laying() -> Table:
    """Njet for five: everybody discards two cards, but seat 1, who holds nothing but zeros (N27)."""
    return started(njet("njet-2007", "1 2-no0 K none 1", {1: ZEROS}, ["team:1+2", "x2:1"], players=5))


def test_secret_choices_are_sealed_until_all_are_made() -> None:
    table = laying()
    assert table.window == {2: 2, 3: 2, 4: 2, 0: 2}
    assert code(lambda: d.move(table, 1, "discard:R9", "person")) == "not-your-turn"
    assert code(lambda: d.claimer(table, actor(2))) == "not-your-turn"
    sealed = [make(table, seat) for seat in (0, 4, 0, 2, 2, 3, 4)]
    assert [(body.seat, body.complete) for body in sealed if isinstance(body, p.Sealed)] == [
        (0, False),
        (4, False),
        (0, True),
        (2, False),
        (2, True),
        (3, False),
        (4, True),
    ]
    assert code(lambda: d.move(table, 0, "discard:R9", "person")) == "already-sealed"
    with pytest.raises(atout.NotLegal):
        d.move(table, 3, "discard:R0", "person")
    assert table.due() == [3] and code(lambda: d.claimer(table, actor(3))) == "not-your-turn"
    drafts = {seat: list(moves) for seat, moves in table.drafts.items()}
    last = make(table, 3, "clock")
    assert isinstance(last, p.Moved) and last.by == "clock" and last.rounds == []
    assert [step.seat for step in last.moves] == [2, 2, 3, 3, 4, 4, 0, 0]
    for seat, draft in drafts.items():
        assert [step.move for step in last.moves if step.seat == seat][: len(draft)] == draft


def test_a_sealed_choice_is_taken_back_freely() -> None:
    table = laying()
    assert code(lambda: d.take_back(table, actor(0), True)) == "nothing-to-take-back"
    make(table, 0)
    make(table, 2)
    assert d.take_back(table, actor(0), False).body == p.Unsealed(0)
    assert code(lambda: d.take_back(table, actor(3), False)) == "nothing-to-take-back"


def test_a_round_that_is_certain_is_played_to_its_end() -> None:
    """And not a card further."""
    state = atout.game("ebbes", players=3).start(seed=1)
    while max(state.fields().size) > 2:
        state.play(state.moves()[0])
    left = sum(state.fields().size)
    decision = d.lay_down(started(state))
    assert isinstance(decision.body, p.Moved) and decision.state is not None
    assert (len(decision.body.moves), decision.body.by) == (left, "claim")
    assert decision.body.rounds == [decision.state.scores] and decision.state.scored == state.scored + 1
    assert decision.state.seat is not None  # the next round has been dealt


def test_what_is_forced_is_played_in_the_next_round_too() -> None:
    """A match of XXL: whoever begins a part and can only draw draws."""
    game = atout.game("xxl", players=2, parts=["xxl-lower"] * 2)
    for seed in range(1000):
        state = game.start(seed=seed)
        while state.scored == 0:
            before, move = state.copy(), next(iter(state.legal()))
            state.play(move)
        if forced(state):
            break
    decision = d.move(started(before), before.seat or 0, move, "person")
    assert isinstance(decision.body, p.Moved) and decision.state is not None
    assert decision.body.moves[1].move == "draw" and decision.body.rounds == [state.scores]
    assert forced(decision.state) is None


def test_nobody_takes_back_freely_what_another_has_done() -> None:
    """Njet's stones: a move like any other, but not one's own."""
    state = atout.game("njet-2007", players=3).start(seed=1)
    state.play(next(iter(state.legal())))
    assert state.seat is not None and not d.is_free(state, state.seat)
