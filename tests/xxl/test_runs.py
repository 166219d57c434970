"""XXL, runs: the rulebook's example (X6), the rulings (G20–G25), and the counts that end the game."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.xxl.rules.clauses import C_ADD_TALON
from atout.families.xxl.state import LAID4
from atout.kernel import engine
from atout.state import State
from tests.refusals import refused
from tests.xxl.positions import bits, play, position, texts
from tests.xxl.table import DECK, legal

RUNS = "xxl-runs"
TALON = "0R/1Y 0G/2R 0Y/3G 0B/4R 0B/5Y 0G/6R 0R/7Y 0Y/8G"


def runs(state: State) -> set[str]:
    return {move for move in legal(state) if move.startswith("run:")}


def two(hand: str, other: str = "1R/4G 1B/9G 2Y/10R 3R/5G", **more: Any) -> State:
    return position(RUNS, [hand, other], **more)


def test_X6_green_6_7_8_is_a_run() -> None:
    """XXL, « Fournir des séries », the example."""
    state = two("2B/6G 3Y/7G 7Y/8G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    assert runs(state) == {"run:2B/6G+3Y/7G+7Y/8G@G"}
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert texts(state.fields().won[0]) == "2B/6G 3Y/7G 7Y/8G"


def test_no_clause_forbids_a_legal_move() -> None:
    state = two("0R/1Y 2B/6G 3Y/7G 7Y/8G", display="4B/7Y 6Y/9B", talon="0G/2R")
    kinds = {move.partition(":")[0] for move in state.legal() if refused(state, move) is None}
    assert kinds == {"run", "swap", "add", "end"} and "add:0R/1Y" in state.legal()


def test_a_run_needs_a_hand_card() -> None:
    state = two("0Y/10B 1G/5B", display="2B/6G 3Y/7G 7Y/8G 5R/9G", talon=TALON)
    assert not runs(state)
    with pytest.raises(atout.NotLegal) as refusal:
        state.play("run:2B/6G+3Y/7G+7Y/8G@G")
    assert refusal.value.clause == "run-hand"
    with pytest.raises(atout.NotLegal) as refusal:
        state.play("run:4Y/5G+2B/6G+3Y/7G@G")
    assert refusal.value.clause == "run-cards"


def test_up_to_two_cards_come_from_the_display() -> None:
    state = two("2B/6G 0Y/10B", display="3Y/7G 7Y/8G 3B/8G", talon=TALON)
    assert runs(state) == {"run:2B/6G+3Y/7G+7Y/8G@G", "run:2B/6G+3Y/7G+3B/8G@G"}


def test_G20_each_action_once_in_any_order() -> None:
    state = two("2B/6G 3Y/7G 7Y/8G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    other = state.copy()
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert state.seat == 0 and not runs(state) and "swap:0Y/10B>4B/7Y" in legal(state)
    with pytest.raises(atout.NotLegal) as refusal:
        state.play("run:2B/6G+3Y/7G+7Y/8G@G")
    assert refusal.value.clause == "run-once"
    play(state, "swap:0Y/10B>4B/7Y")
    assert state.seat == 1  # both done: the turn ends by itself
    play(other, "add:0Y/10B")
    assert legal(other) == {"run:2B/6G+3Y/7G+7Y/8G@G", "end"}
    for move in ("swap:2B/6G>4B/7Y", "add:2B/6G"):
        with pytest.raises(atout.NotLegal) as refusal:
            other.play(move)
        assert refusal.value.clause == "change-once"
    play(other, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert other.seat == 1


def test_after_one_action_end_is_written() -> None:
    state = two("2B/6G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    play(state, "swap:2B/6G>4B/7Y")
    assert legal(state) == {"end"} and state.seat == 0
    assert [DECK[state.fields().given], DECK[state.fields().taken]] == ["2B/6G", "4B/7Y"]
    assert texts(state.view(1).fields().hand[0]) == "4B/7Y"  # everybody saw it being taken
    play(state, "end")
    assert (state.fields().given, state.fields().taken) == (-1, -1)


@pytest.mark.parametrize(("back", "known"), [("swap:4B/7Y>6Y/9B", "6Y/9B"), ("add:4B/7Y", "")])
def test_what_goes_back_to_the_display_is_in_no_hand(back: str, known: str) -> None:
    state = two("2B/6G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    play(state, "swap:2B/6G>4B/7Y", "end")
    assert texts(state.fields().pinned[0]) == "4B/7Y"
    play(state, "end", back)
    assert texts(state.fields().pinned[0]) == texts(state.view(1).fields().hand[0]) == known


def test_a_laid_run_is_in_no_hand() -> None:
    state = two("2B/6G 3Y/7G 0Y/10B 1G/5B", display="7Y/8G 4B/7Y", talon=TALON)
    play(state, "swap:1G/5B>4B/7Y", "end", "end", "swap:0Y/10B>7Y/8G")
    assert texts(state.fields().pinned[0]) == "4B/7Y 7Y/8G"
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert texts(state.fields().pinned[0]) == "4B/7Y"


def test_runs_lie_in_the_order_in_which_they_were_laid() -> None:
    state = two("2B/6G 3Y/7G 7Y/8G 0Y/10B", "7R/9B 8R/9B 2Y/9R 1G/5B", display="4B/7Y 6Y/9B", talon=TALON)
    moves = ["run:2B/6G+3Y/7G+7Y/8G@G", "run:7R/9B+8R/9B+2Y/9R@R"]
    play(state, moves[0], "end", moves[1])
    green, red = (state._notation.numbers[move] for move in moves)
    assert state.fields().laid.tolist()[:3] == [green, LAID4 + red, -1]


def test_G21_a_short_talon_fills_the_hand_first() -> None:
    state = two("2B/6G 0Y/10B 1G/5B 9Y/10R", display="3Y/7G 7Y/8G", talon="0R/1Y 0G/2R")
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    s = state.fields()
    assert texts(s.hand[0]) == "0R/1Y 0Y/10B 1G/5B 9Y/10R" and texts(s.display) == "0G/2R" and s.left == 0


def test_G21_used_display_cards_are_replaced() -> None:
    state = two("2B/6G 0Y/10B 1G/5B 9Y/10R", display="3Y/7G 7Y/8G 4B/7Y", talon=TALON)
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    s = state.fields()
    assert texts(s.hand[0]) == "0R/1Y 0Y/10B 1G/5B 9Y/10R" and s.display == bits("4B/7Y 0G/2R 0Y/3G")


def test_G22_the_display_has_no_limit() -> None:
    state = two("2B/6G 0Y/10B 1G/5B 9Y/10R", display="4B/7Y 6Y/9B", talon=TALON)
    for _ in range(4):
        play(state, next(move for move in state.legal() if move.startswith("add:")), "end")
    assert len(texts(state.fields().display).split()) == 6


def test_G23_a_run_has_exactly_three_cards() -> None:
    state = two("1G/5B 4Y/5G 2B/6G 3Y/7G", display="7Y/8G 5R/9G", talon=TALON)
    assert all(move.count("+") == 2 for move in runs(state))
    assert "run:4Y/5G+2B/6G+3Y/7G@G" in legal(state) and "run:2B/6G+3Y/7G+7Y/8G@G" in legal(state)


def test_G25_adding_needs_a_talon_card() -> None:
    state = two("2B/6G 3Y/7G", display="7Y/8G 4B/7Y")
    assert not any(move.startswith("add:") for move in state.legal())
    assert refused(state, "add:2B/6G") == "add-talon"
    assert state._act(engine.REFUSAL, state._notation.numbers["add:2B/6G"]) == C_ADD_TALON


# --- Idle and quiet turns (RECORD, game 4) ---------------------------------------------------------------------------


def test_n_idle_turns_turn_up_a_talon_card() -> None:
    state = two("2B/6G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    play(state, "end", "end")
    s = state.fields()
    assert s.display == bits("4B/7Y 6Y/9B 0R/1Y") and s.left == 7 and (s.idle, s.quiet) == (0, 0)


def test_3n_quiet_turns_turn_up_a_talon_card() -> None:
    state = two("2B/6G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    for turn in range(6):  # a swap each, or nothing, but never twice in a row
        assert state.fields().left == 8
        if turn % 2:
            play(state, "end")
        else:
            play(state, next(move for move in state.legal() if move.startswith("swap:")), "end")
    assert state.fields().left == 7 and state.fields().quiet == 0


def test_an_add_is_not_quiet_and_a_swap_is_not_idle() -> None:
    state = two("2B/6G 0Y/10B", display="4B/7Y 6Y/9B", talon=TALON)
    play(state, "end")
    assert (state.fields().idle, state.fields().quiet) == (1, 1)
    play(state, "swap:1R/4G>4B/7Y", "end")
    assert (state.fields().idle, state.fields().quiet) == (0, 2)
    play(state, "add:2B/6G", "end")
    assert (state.fields().idle, state.fields().quiet) == (0, 0)


def test_G24_empty_talon_and_a_round_without_a_run_ends_the_game() -> None:
    state = two("2B/6G 3Y/7G 0Y/10B", display="7Y/8G 4B/7Y", won=[bits("9Y/10R"), 0, 0, 0, 0, 0])
    play(state, "swap:0Y/10B>4B/7Y", "end")
    assert not state.over  # the run is still possible
    play(state, "end")
    assert state.over and state.totals == [19, 0] and state.winners == [0]


def test_G24_empty_talon_and_no_run_possible_ends_the_game_at_once() -> None:
    state = two("2B/6G 3Y/7G 0Y/10B", display="7Y/8G 4B/7Y")
    play(state, "swap:2B/6G>4B/7Y", "end")
    assert not state.over  # 2B/6G and 7Y/8G in the display, 3Y/7G in hand
    play(state, "swap:1R/4G>7Y/8G", "end")
    assert state.over


def test_the_turn_that_empties_the_talon_is_not_quiet() -> None:
    state = two("2B/6G 3Y/7G 0Y/10B", display="7Y/8G 4B/7Y", talon="0R/1Y")
    play(state, "end", "end")  # two idle turns turn up the last card
    assert state.fields().left == 0 and state.fields().quiet == 0 and not state.over
    play(state, "end")
    assert not state.over
    play(state, "end")
    assert state.over
