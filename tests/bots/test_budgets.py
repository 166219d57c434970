"""How many simulations levels have where no clock decides."""

from __future__ import annotations

import msgspec
import pytest

import atout
from atout import bots
from atout.bots import budgets
from tests.settings import all_games, by_setting


@by_setting(all_games())
def test_every_game_has_its_numbers(game: atout.Game) -> None:
    assert all(budgets.measured(game, level) for level in ("strong", "expert"))


@by_setting(all_games())
def test_at_a_table_levels_think_as_in_records(game: atout.Game) -> None:
    """So what is told of a level, as records have it, holds where people meet it."""
    for level in ("strong", "expert"):
        assert bots.live(level, game).simulations == budgets.measured(game, level)
        assert (bots.live(level, game, learnt=False).simulations or 0) >= 1000  # worlds are played out meanwhile


def test_what_nobody_measured_is_as_usual() -> None:
    assert budgets.measured(atout.game("ebbes"), bots.USUAL) is None


@pytest.mark.parametrize("data", [b"[]", b'{"ebbes": 4}', b'{"ebbes": {"4": {"strong": 0}}}', b'{"ebbes": {"x": {}}}'])
def test_what_is_no_number_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        budgets.read(data)
