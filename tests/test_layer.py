"""The layer for trick games, by itself: a record type whose cards are as strong as their numbers say."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from atout.kernel.jit import at, entry, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.rules import fits, register, shown, value
from atout.kernel.state import OVER, ROUND, blank, record
from atout.kernel.tricks import NO_CARD, TRICK, close

LAYOUT = record([*TRICK, ("size", np.int8, 6)])
WEAK = 8  # card 8 has strength 0, lower ones less


@jit
def _strength(s: Any, card: int) -> int:
    return card - WEAK


RULES = ModuleType("rules")
RULES.strength = _strength  # type: ignore[attr-defined]
register(LAYOUT, RULES)


@entry
def take(states: Any) -> int:
    return close(at(states, 0))


@entry
def finish(states: Any, sign: int, last: bool) -> None:
    s = at(states, 0)
    end_round(s, s.scores)
    if last:
        crown(s, sign)


@entry
def usual(states: Any, out: Any) -> int:
    s = at(states, 0)
    value(s, out)
    return shown(s, 7, 1) if fits(s) else -1


def table(players: int, seats: int = 3) -> Any:
    states = blank(LAYOUT, players, seats)
    states["trick"] = states["last_trick"] = NO_CARD
    states["turn"] = 1
    return states


@pytest.mark.parametrize(
    ("leader", "cards", "taker"),
    [
        (0, [9, 10, 11], 2),
        (1, [10, 9, 10], 0),  # of equal cards the later one
        (1, [8, 7, 8], 1),  # no strength at all: nobody beats the leader
        (2, [8, 9, 0], 1),
    ],
)
def test_a_card_without_strength_cannot_win(leader: int, cards: list[int], taker: int) -> None:
    states = table(3)
    states["leader"] = leader
    states["trick"][0, :3] = cards
    assert take(states) == taker == states["last_winner"][0]
    assert states["tricks"][0].tolist() == [int(seat == taker) for seat in range(6)]
    assert states["last_trick"][0, :3].tolist() == cards and set(states["trick"][0].tolist()) == {NO_CARD}


@pytest.mark.parametrize(("sign", "winners"), [(1, 0b011), (-1, 0b100)])
def test_the_best_share_the_victory_whichever_way_is_better(sign: int, winners: int) -> None:
    states = table(3)
    states["totals"][0, :3], states["scores"][0, :3] = [4, 0, -1], [1, 5, -2]
    finish(states, sign, last=False)
    assert states["totals"][0, :3].tolist() == [5, 5, -3]
    assert (states["due"][0], states["seat"][0], states["rounds"][0], states["winners"][0]) == (ROUND, -1, 1, 0)
    states["scores"] = 0
    finish(states, sign, last=True)
    assert (states["due"][0], states["winners"][0]) == (OVER, winners)


def test_a_seat_that_nobody_plays_wins_nothing() -> None:
    states, out = table(players=2), np.full(6, 9.0)
    states["scores"][0, :3] = [1, 2, 5]
    finish(states, 1, last=True)
    assert states["winners"][0] == 0b010
    assert usual(states, out) == 7  # moves are shown as they are, every world fits
    assert out[:3].tolist() == [1, 2, 0]
