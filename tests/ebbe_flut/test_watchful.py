"""Ebbe & Flut, `watchful`: turns end by word, missed matches are claimed (F10 … F12, F25, F26)."""

from __future__ import annotations

import pytest

import atout
from atout.families.ebbe_flut.state import MOVING
from atout.kernel.state import OVER
from atout.state import State
from tests.ebbe_flut.table import CARDS, at, played, position

# Seat 0 has the match B5, B1; seat 1 has d1, d3.
BOTH = {"32": "B5", "34": "B1", "12": "d1", "14": "d3"}


def watchful(board: dict[str, str], seat: int = 0, **more: object) -> State:
    return position(board, seat, watchful=True, **more)  # type: ignore[arg-type]


def legal(state: State) -> tuple[int | None, set[str]]:
    return state.seat, set(state.legal())


def lost(state: State) -> list[int]:
    return list(state.fields().lost)


def refusal(state: State, move: str) -> str:
    with pytest.raises(atout.NotLegal) as refused:
        state.play(move)
    return refused.value.clause


def test_first_turn_has_no_claim_the_second_has() -> None:
    piles = [[owned[i : i + 5] for i in range(0, 25, 5)] for owned in (CARDS[:25], CARDS[25:])]
    state = atout.game("ebbe-flut", watchful=True).start(deals=[{"piles": piles, "starter": 0}])
    for move in ("turn:1", "turn:2", "place:44", "place:00"):
        state.play(move)
    assert legal(state) == (0, {f"turn:{k}" for k in range(1, 6)})
    assert refusal(state, "claim") == "claim"
    assert refusal(state, "end") == "end"
    state = played(state, "turn:4", "place:44")
    assert legal(state) == (0, {"end"})
    state.play("end")
    assert legal(state) == (1, {*(f"turn:{k}" for k in range(1, 6)), "claim"})


def test_end_is_legal_once_the_card_lies() -> None:
    """F10: with matches left or not."""
    state = watchful({"34": "B1"}, piles=("B5", "a1"))
    assert legal(state) == (0, {"turn:1"})
    state.play("turn:1")
    assert "end" not in state.legal()
    state.play("place:44")
    assert legal(state) == (0, {"B1:left", "B5:left", "end"})


def test_claim_only_as_first_move() -> None:
    state = watchful(BOTH, piles=("A1", "a1 a2"), may_claim=True, seat=1)
    assert "claim" in state.legal()
    for first in ("turn:1", "d1:forward", "claim"):
        assert "claim" not in played(state, first).legal()


@pytest.mark.parametrize(("scored", "forfeited"), [("E1 E2", 1), ("", 0), ("e1", 0)])
def test_F11_F12_right_claim(scored: str, forfeited: int) -> None:
    """One scored card is lost whatever was missed, if there is one; then the offender moves at least once."""
    state = watchful(BOTH, seat=1, piles=("A1", "a1"), scored=scored, may_claim=True)
    state.play("claim")
    assert lost(state) == [forfeited, 0]
    assert legal(state) == (0, {"B1:forward", "B5:forward"})
    assert refusal(state, "end") == refusal(state, "turn:1") == "mend"
    state.play("B1:forward")
    assert legal(state) == (0, {"end"})  # no match left: nothing but `end`, and no card is turned
    assert refusal(state, "turn:1") == "mend"
    state.play("end")
    assert legal(state) == (1, {"turn:1", "d1:forward", "d3:forward", "claim"})  # the claimer's turn begins anew


def test_right_claim_may_leave_a_match_again() -> None:
    """F11: a new check is possible after every `end`."""
    board = {"32": "B5", "34": "B1", "30": "B2"}
    state = watchful(board, seat=1, piles=("A1", "a1"), scored="E1 E2 E3", may_claim=True)
    state = played(state, "claim", "B1:forward")
    assert legal(state) == (0, {"B2:forward", "B5:forward", "end"})
    state = played(state, "end", "claim")
    assert (lost(state), state.seat) == ([2, 0], 0)


def test_points_never_fall_below_zero() -> None:
    board = {"32": "B5", "34": "B1", "30": "B2", "24": "C4"}
    state = watchful(board, seat=1, piles=("A1", "a1"), scored="E1", may_claim=True)
    state = played(state, "claim", "B1:forward", "end", "claim")
    assert lost(state) == [1, 0]


def test_F25_wrong_claim() -> None:
    """No penalty; the seat goes on and cannot claim again in this turn."""
    state = watchful({"12": "d1", "14": "d3"}, seat=1, piles=("A1", "a1"), scored="E1", may_claim=True)
    state.play("claim")
    assert lost(state) == [0, 0]
    assert legal(state) == (1, {"turn:1", "d1:forward", "d3:forward"})


def test_F26_unclaimed_matches_stay() -> None:
    """Their owner may use them in his next turn."""
    state = watchful({"32": "B5", "34": "B1"}, piles=("A1 A2", "a3"))
    state = played(state, "turn:1", "place:44", "end", "turn:1", "place:00", "end")
    assert legal(state) == (0, {"turn:1", "B1:forward", "B1:left", "B5:forward", "A1:left", "claim"})


def test_the_end_is_seen_at_end() -> None:
    state = watchful({"32": "B5", "24": "B1"}, piles=("A3", ""), scored="E1")
    state = played(state, "turn:1", "place:44")
    assert not state.over
    state.play("end")
    assert (state.over, state.totals, state.winners) == (True, [1, 0], [0])


@pytest.mark.parametrize(
    ("board", "piles", "over"),
    [
        ({}, ("", ""), True),
        ({}, ("A3", ""), False),
        ({}, ("", "a3"), False),
        ({"32": "B5", "34": "B1"}, ("", ""), False),
        ({"12": "d1", "14": "d3"}, ("", ""), False),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_turn_ends_the_game_if_nobody_has_a_card_or_a_match(
    board: dict[str, str], piles: tuple[str, str], over: bool, seat: int
) -> None:
    state = watchful(board, seat=seat, piles=piles)
    states = state.states.copy()
    states["phase"] = MOVING  # the seat has turned up its card
    state = State(state.game, None, world=states)
    state.play("end")
    assert state.over == over


@pytest.mark.parametrize("moves", [["end", "end"], ["end", "claim", "B1:forward", "end", "end", "end"]])
def test_nothing_of_the_last_turn_is_kept_when_the_game_is_over(moves: list[str]) -> None:
    s = played(watchful(BOTH, scored="E1"), *moves).fields()
    assert (s.due, s.seat, s.phase, s.may_claim, s.acted, s.idle) == (OVER, -1, MOVING, 0, 0, 0)


def test_two_idle_turns_end_the_game() -> None:
    """Both leave their matches lying; a forfeited card does not count."""
    state = watchful(BOTH, scored="E1 e1")
    state.play("end")
    assert legal(state) == (1, {"d1:forward", "d3:forward", "end", "claim"})
    state.play("end")
    assert (state.over, state.totals, state.winners) == (True, [1, 1], [0, 1])


def test_a_wrong_claim_does_not_count() -> None:
    state = watchful({"12": "d1", "14": "d3"})
    state = played(state, "end", "claim", "end")
    assert state.over


def test_a_right_claim_starts_the_count_anew() -> None:
    state = watchful(BOTH, scored="E1 E2")
    state = played(state, "end", "claim", "B1:forward", "end")  # one idle turn before the claim
    assert legal(state) == (1, {"d1:forward", "d3:forward", "end", "claim"})
    state.play("end")  # the first idle turn since
    assert not state.over
    assert legal(state) == (0, {"end", "claim"})
    assert played(state, "end").over
    state = played(state, "claim", "d1:forward", "end")
    assert (state.over, state.totals, lost(state)) == (True, [1, 0], [1, 0])  # nothing is left to do for anyone


def test_a_move_breaks_the_idle_count() -> None:
    board = {**BOTH, "30": "B2"}
    state = watchful(board)
    state = played(state, "end", "d1:forward", "end", "end")
    assert not state.over
    assert state.seat == 1
    assert at(state, "22") == "d1"
