"""What decisions say together: how sure a rate is, and when it names levels of bots."""

from __future__ import annotations

import msgspec
import pytest

import atout
from atout.bots.budgets import measured
from atout.review import Decision, Player, Round, review, units
from atout.review.accounts import player
from atout.review.units import like
from tests.review.games import begun

ROUND = Round(first=0, last=9, unit=10.0, totals=[0.0], scores=None)
RATES = {"beginner": 100.0, "casual": 50.0, "strong": 5.0, "expert": 0.0}


@pytest.fixture(autouse=True)
def _rates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(units, "_rates", lambda: {"ebbes": RATES})


def judged(*losses: float, comparable: bool = True) -> Player:
    """Of a seat whose decisions cost so many points."""
    told = {"frame": 1, "round": 0, "seat": 0, "played": "R1", "best": "R2", "value": 0.0, "error": 0.0, "mark": ""}
    rest = {"worlds": 100, "options": [], "reasons": []}
    own = [msgspec.convert({**told, **rest, "loss": loss}, Decision) for loss in losses]
    return player("ebbes", 0, own, [ROUND], comparable)


def test_no_interval_is_nothing() -> None:
    errors = [judged(*[0.0] * many).error or 0 for many in (1, 2, 5, 20, 100)]
    assert errors == sorted(errors, reverse=True) and errors[0] > 200 and 2 < errors[-1] < 5
    alike = judged(2.0, 2.0, 2.0)
    assert alike.rate == 200 and (alike.error or 0) > 10


def test_who_decided_nothing_has_no_rate() -> None:
    none = judged()
    assert (none.rate, none.error, none.like, none.decisions) == (None, None, [], 0)


def test_few_decisions_name_no_level() -> None:
    assert judged(*[0.0] * 19).like == [] and judged(*[0.0] * 20, comparable=False).like == []
    assert judged(*[0.0] * 20).like == ["strong", "expert"]


@pytest.mark.parametrize(
    ("rate", "error", "levels"),
    [
        (52, 10, ["casual"]),
        (4, 6, ["strong", "expert"]),
        (25, 10, ["casual", "strong"]),  # between both
        (70, 35, ["beginner", "casual"]),
        (150, 20, ["beginner"]),
        (40, 60, []),  # it could be anybody
    ],
)
def test_levels_are_named_as_far_as_they_can_be_told_apart(rate: float, error: float, levels: list[str]) -> None:
    assert like("ebbes", rate, error) == levels and like("njet-2007", rate, error) == []


def test_levels_were_measured_at_the_normal_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atout.review.accounts._ENOUGH", 1)
    monkeypatch.setattr("atout.review.accounts.like", lambda *_: ["casual"])
    game = atout.game("ebbes", players=3)
    record, normal = begun(game, 3).record(), (measured(game, "expert") or 0) // 2
    assert [[one.like for one in review(record, [0], budget).players] for budget in (normal - 1, normal)] == [
        [[]],
        [["casual"]],
    ]
