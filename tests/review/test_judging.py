"""How a decision is judged: what is better is found, and what is as good is not marked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import atout
from atout.review import Moment, judge, judging
from atout.review.judging import MARKS, Trial, is_open, mark_of
from atout.review.model import Decision
from atout.review.units import unit_of
from tests.bots.positions import Position, positions

SUITE = {str(position): position for position in positions()}


def verdict(position: Position, played: str, simulations: int = 1500) -> Decision:
    view = position.view()
    number = view.moves()[list(view.legal()).index(played)]
    return judge(view, Moment(40, 0, number), simulations, unit_of(view.game).sigma)


def test_what_is_surely_worse_is_never_called_best() -> None:
    """In these positions another move is at least as good in every world."""
    ids = {position.game: position for position in SUITE.values()}
    assert set(ids) == set(atout.games())
    for position in ids.values():
        found = verdict(position, position.never[0])
        assert found.best not in position.never and found.loss > 0, str(position)


def test_moves_that_cannot_be_told_apart_are_not_marked() -> None:
    """Ebbe & Flut: at the beginning all piles are alike, so whatever is lost is noise."""
    game, marked = atout.game("ebbe-flut"), 0
    for seed in range(20):
        view = game.start(seed=seed).view(0)
        found = judge(view, Moment(seed, 0, view.moves()[seed % 5]), 600, unit_of(game).sigma)
        marked += bool(found.mark)
    assert marked <= 2  # 1 of 40 is expected


def test_each_half_values_what_the_other_one_picks() -> None:
    """The second move looks best in the even worlds, the third in the odd ones; both are as good as the first."""
    values = np.zeros((8, 3))
    values[0::2, 1] = 1.0
    values[1::2, 1] = -1.0
    values[1::2, 2] = 1.0
    values[0::2, 2] = -1.0
    assert judging._loss(values, 0)[0] == 0.0  # a maximum over all worlds would flatter itself
    values[:, 1] = 2.0
    loss, error = judging._loss(values, 0)
    assert (loss, error) == (2.0, 0.0)
    values[:, 1] = [1.0, 1.0, 3.0, 3.0] * 2
    loss, error = judging._loss(values, 0)
    assert loss == 2.0 and error == pytest.approx((2 * (4 / 3) / 4) ** 0.5 / 2, abs=1e-4)


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.3, 0.1, ""),
        (0.4, 0.1, "?!"),
        (0.4, 0.2, ""),
        (0.79, 0.1, "?!"),
        (0.8, 0.1, "?"),
        (1.6, 0.7, "??"),
        (9, 5, ""),
    ],
)
def test_marks_are_shares_of_sigma_and_never_noise(loss: float, error: float, mark: str) -> None:
    assert mark_of(loss, error, unit=10.0) == mark


def test_a_closer_look_is_taken_at_what_is_marked_or_unsure() -> None:
    view = SUITE["ebbes-16-35"].view()
    one = judge(view, Moment(1, 0, view.moves()[0]), 10, 1.0)

    def unsure(loss: float, error: float) -> bool:
        import msgspec

        return is_open(msgspec.structs.replace(one, loss=loss, error=error, mark=mark_of(loss, error, 10.0)), 10.0)

    assert unsure(2.0, 0.1) and unsure(0.3, 0.06) and unsure(0.5, 0.3)
    assert not unsure(0.0, 0.0) and not unsure(0.1, 0.1)


def test_few_worlds_mark_nothing() -> None:
    position = SUITE["ebbes-16-35"]
    assert verdict(position, position.never[0], 1500).mark
    assert not verdict(position, position.never[0], 20).mark


@pytest.mark.parametrize(("game", "early"), [("njet-1997", True), ("ebbes", False)])
def test_worlds_and_chance_are_the_same_for_all_moves_and_do_not_depend_on_portions(
    game: str, early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chunks of any size give the same; and unless it is too early to judge, when others answer what all moves have
    taught them, a move that is tried alone comes to the same as among others."""
    state = atout.game(game).start(seed=3)
    assert state.seat is not None
    view = state.view(state.seat)

    def tried(chunk: int) -> Any:
        monkeypatch.setattr(judging, "_CHUNK", chunk)
        return Trial(view, 7).run(12, lambda: None)

    whole = tried(128)
    assert (tried(5)[:, :, 0] == whole[:, :, 0]).all()
    alone = Trial(view, 7)
    alone.moves = alone.moves[2:3]
    assert (alone.run(12, lambda: None)[:, 0, 0] == whole[:, 2, 0]).all() != early
    assert (Trial(view, 8).run(12, lambda: None)[:, :, 0] != whole[:, :, 0]).any()


def test_marks_begin_at_different_losses() -> None:
    assert [mark for mark, _ in MARKS] == ["??", "?", "?!"]
    assert [share for _, share in MARKS] == [0.16, 0.08, 0.04]


@pytest.mark.parametrize(
    ("name", "played", "event", "best", "instead"),
    [
        ("ebbes-12-26", "N6", "minus", 0.0, 1.0),  # to overtrump is to take a minus card
        ("ebbes-7-26", "G6", "plus", 1.0, 0.0),  # the trump takes the trick with a plus card in it
        ("njet-2007-6-82", "Y7", "loot", 1.0, 0.0),  # the trump takes the trick and the loot in it
        ("niet-2015-1-73", "Y1", "caught", 0.0, 1.0),  # the low card would be loot itself
        ("ebbe-flut-24-209", "D4:left", "goal", 1.0, 0.0),  # a card stands before its goal
        ("xxl-refuse-26-44", "refuse", "trick", 1.0, 0.0),  # the higher half takes the trick for sure
        ("xxl-runs-1-66", "end", "run", 1.0, 0.0),  # a run lies ready
    ],
)
def test_a_known_mistake_is_found_with_its_reason(
    name: str, played: str, event: str, best: float, instead: float
) -> None:
    found = verdict(SUITE[name], played)
    assert found.mark and found.best not in SUITE[name].never
    told = {reason.event: reason for reason in found.reasons}
    assert (told[event].best, told[event].played) == (best, instead)
    section = told[event].section
    assert section is None or section.startswith(f"{SUITE[name].game}#")
