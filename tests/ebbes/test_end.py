"""When a game of ebbes ends: A7, A8, A19."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.ebbes.state import COLOURS, MINUS, PLUS
from tests.ebbes.test_examples import score_now

VARIANT = {"choose_designators": True, "goal": 12, "dabbscheedel": -5, "rounds": 9}


def after_round(totals: list[int], plus: list[int], minus: list[int], players: int = 3, **options: Any) -> atout.State:
    """A round is scored in which each seat, who had `totals` before, has won so many plus and minus cards."""
    game = atout.game("ebbes", players=players, **VARIANT | options)
    states = game.fresh()
    s = states[0]
    s["dealer"], s["slot"], s["named"] = 0, range(len(COLOURS)), 5
    s["totals"][:3] = totals
    for slot, counts in ((PLUS, plus), (MINUS, minus)):
        cards = iter(range(15))
        for seat, count in enumerate(counts):
            for _ in range(count):
                s["won"][seat][slot >> 2] |= 1 << (slot & 3) * 16 + next(cards)
    score_now(states)
    return atout.State(game, None, world=states)


@pytest.mark.parametrize(
    ("totals", "plus", "minus", "over"),
    [
        ([9, 0, 0], [3, 0, 0], [0, 0, 0], True),  # exactly the goal
        ([9, 0, 0], [2, 0, 0], [0, 0, 0], False),  # one short of it
        ([9, 0, 0], [4, 0, 0], [0, 0, 0], True),  # past it
        ([0, 0, 9], [0, 0, 3], [0, 0, 0], True),  # whoever it is
        ([0, -3, 0], [0, 0, 0], [0, 2, 0], True),  # exactly Dabbscheedel
        ([0, -3, 0], [0, 0, 0], [0, 1, 0], False),  # one above it
        ([0, 0, -3], [0, 0, 0], [0, 0, 3], True),  # past it
        ([11, -4, 0], [0, 0, 0], [0, 0, 0], False),
    ],
)
def test_A8_the_track_ends_at_exactly_its_marks(
    totals: list[int], plus: list[int], minus: list[int], over: bool
) -> None:
    state = after_round(totals, plus, minus)
    assert state.over == over
    assert state.totals == [t + p - m for t, p, m in zip(totals, plus, minus, strict=True)]
    best = [seat for seat in range(3) if state.totals[seat] == max(state.totals)]
    assert state.winners == (best if over else None)


@pytest.mark.parametrize(("plus", "minus"), [([0, 0, 3], [0, 0, 0]), ([0, 0, 0], [0, 0, 14])])
def test_A19_the_virtual_players_points_end_the_game(plus: list[int], minus: list[int]) -> None:
    """It reaches the goal, or Dabbscheedel, and wins nothing."""
    state = after_round([4, 5, 9], plus, minus, players=2)
    assert state.over and state.winners == [1]
    short = after_round([4, 5, 9], [0, 0, 2], [0, 0, 0], players=2)
    assert not short.over


def test_A7_without_chosen_designators_only_the_rounds_end_the_game() -> None:
    assert not after_round([50, 0, -50], [1, 0, 0], [0, 0, 1], choose_designators=False, rounds=5).over


def test_the_last_round_ends_the_game() -> None:
    for rounds in (5, 6, 7):
        state = atout.game(
            "ebbes", players=3, rounds=rounds, choose_designators=True, goal=999, dabbscheedel=-999
        ).start(1)
        while not state.over:
            state.play(state.moves()[0])
        assert len(state.rounds) == rounds
