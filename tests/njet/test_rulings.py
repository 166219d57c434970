"""Rulings that can go wrong, by their numbers in docs/rules/njet.md."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import atout
from atout.families.njet.state import ONLY_LOOT, PLAYING
from atout.kernel.state import OVER
from tests.njet.tables import deal_of, last_trick, play_all, random_moves, stones, table

ZEROS = " ".join(f"{c}0 {c}0 {c}0" for c in "RKBY")


@pytest.mark.parametrize(
    ("id", "players", "cards", "hand", "placed"),
    [
        ("njet-1997", 3, 36, 12, 14),
        ("njet-1997", 4, 40, 10, 15),
        ("njet-2007", 2, 60, 15, 17),
        ("njet-2007", 3, 48, 16, 18),
        ("njet-2007", 4, 60, 15, 19),
        ("njet-2007", 5, 60, 12, 20),
        ("niet-2015", 2, 60, 15, 16),
        ("niet-2015", 3, 48, 16, 17),
        ("niet-2015", 4, 60, 15, 18),
        ("niet-2015", 5, 60, 12, 19),
    ],
)
def test_set_up_by_players(id: str, players: int, cards: int, hand: int, placed: int) -> None:
    state = atout.game(id, players=players).start(1)
    s = state.fields()
    assert len(state.game.family.holdings(s)) == cards and s.size[0] == hand
    first = (s.dealer + (id == "njet-1997")) % players  # N7
    assert state.seat == first
    stones(state, "0 0 " + state.game.family.notation(s).cards[0][0] + " none 1")
    assert len(state.history) == placed
    assert [move.seat for move in state.history] == [(first + k) % players for k in range(placed)]


def test_equal_cards_are_listed_once() -> None:
    state = table("njet-2007", "0 0 K none 1", {0: "R7 R7 R7 R7 Y0 Y0 Y0"}, ["team:0+1"])
    assert [move for move in state.legal() if move in ("R7", "Y0")] == ["R7", "Y0"]
    s = state.fields()
    state.play("R7")
    texts = state.game.family.notation(s).cards
    assert Counter(texts[card] for card in range(63) if s.hand[0] >> card & 1)["R7"] == 3


def test_sides_by_players() -> None:
    assert set(table("niet-2015", "1 0 B none 1", {}, players=3).legal()) == {"team:1", "team:0+1", "team:1+2"}
    five = set(table("niet-2015", "1 0 B none 1", {}, players=5).legal())
    assert len(five) == 10 and {len(move.removeprefix("team:").split("+")) for move in five} == {2, 3}


def test_N22_the_start_player_may_double_himself() -> None:
    state = table("njet-2007", "3 0 K none 1", {}, ["team:2+3"], players=5)
    assert set(state.legal()) == {"x2:2", "x2:3"}


def test_N23_two_players_have_no_sides() -> None:
    state = table("njet-2007", "1 0 K none 1", {}, players=2, record_difference=False)
    s = state.fields()
    assert s.phase == PLAYING and state.seat == 1 and s.doubler == -1
    state = last_trick(state, ["K0", "K9"], tricks=[6, 8], loot=["Y0", ""])
    play_all(state, "K9", "K0")
    assert state.scores == [7, 10]  # the opponent's 0 is loot


def test_N5_a_supertrump_must_follow_a_trump() -> None:
    state = table("njet-2007", "0 0 K B 1", {}, ["team:0+1"])
    state = last_trick(state, ["K9", "B0 B3 R9", "", ""])
    state.play("K9")
    assert set(state.legal()) == {"B0"}
    with pytest.raises(atout.NotLegal) as refused:
        state.play("B3")
    assert refused.value.clause == "follow"


def test_a_supertrump_lead_is_a_trump_lead() -> None:
    state = table("niet-2015", "0 0 Y B 1", {}, ["team:0+1"])
    state = last_trick(state, ["B1", "B9 Y2 R9", "Y13", "R1"])
    state.play("B1")
    assert set(state.legal()) == {"Y2"}
    play_all(state, "Y2", "Y13", "R1")
    assert state.fields().last_winner == 0


def test_the_trump_colours_own_loot_cards_can_be_supertrumps() -> None:
    """Trump and supertrump of one colour: its loot value beats its highest card."""
    state = table("niet-2015", "0 0 Y Y 1", {}, ["team:0+1"])
    state = last_trick(state, ["Y13", "Y1", "Y12", "Y2"])
    play_all(state, "Y13", "Y1", "Y12", "Y2")
    assert state.fields().last_winner == 1


def test_N35_the_lowest_card_of_all_wins_where_nobody_follows() -> None:
    state = table("njet-2007", "0 0 K none 1", {}, ["team:0+1"])
    state = last_trick(state, ["R0", "Y7", "B9", "Y3"])
    play_all(state, "R0", "Y7", "B9", "Y3")
    assert state.fields().last_winner == 0


def test_N15_who_has_nothing_has_lost_nothing_unless_the_difference_counts() -> None:
    state = table("niet-2015", "0 0 Y none 1", {}, ["team:0+1"])
    state = last_trick(state, ["R9", "R8", "R7", "R6"])
    play_all(state, "R9", "R8", "R7", "R6")
    assert state.values == state.scores == [1, 1, 0, 0]


def test_N11_two_cards_but_no_zero() -> None:
    state = table("njet-2007", "0 2-no0 K none 1", {0: "R0 R1 R2"}, ["team:0+1"])
    assert "discard:R0" not in state.legal() and "discard:R1" in state.legal()
    with pytest.raises(atout.NotLegal) as refused:
        state.play("discard:R0")
    assert refused.value.clause == "no-loot"


def test_discards_begin_with_the_start_player_and_are_complete_seat_by_seat() -> None:
    state = table("njet-1997", "2 2 B none 1", {}, ["team:1+2"])
    seats = []
    while any(move.startswith("discard:") for move in state.legal()):
        seats.append(state.seat)
        state.play(next(iter(state.legal())))
    assert seats == [2, 2, 3, 3, 0, 0, 1, 1] and state.seat == 2
    assert state.fields().left == 8


@pytest.mark.parametrize(("direction", "receiver"), [("left", 1), ("right", 3)])
def test_N8_passed_cards_arrive_after_all_have_passed(direction: str, receiver: int) -> None:
    hands = {0: "R9 R8"}
    state = table("njet-2007", "0 pass K none 1", hands, ["team:0+1"], pass_direction=direction)
    s = state.fields()
    play_all(state, "pass:R9", "pass:R8")
    assert s.size[:4].tolist() == [13, 15, 15, 15] and s.left == 0
    while any(move.startswith("pass:") for move in state.legal()):
        assert "pass:R9" not in state.legal()
        state.play(next(iter(state.legal())))
    assert s.size[:4].tolist() == [15] * 4 and s.phase == PLAYING
    texts = state.game.family.notation(s).cards
    held = {texts[card] for card in range(63) if s.hand[receiver] >> card & 1}
    assert {"R9", "R8"} <= held


def test_passing_is_one_card_to_the_left_in_2015() -> None:
    state = table("niet-2015", "0 pass B none 1", {}, ["team:0+1"])
    assert state.fields().asked == 1 and state.fields().pass_to == 1


@pytest.mark.parametrize(("own", "laid"), [(ZEROS, 0), (" ".join(ZEROS.split()[1:]) + " R9", 1)])
def test_N27_too_few_cards_to_discard(own: str, laid: int) -> None:
    """All that can be discarded is; the round ends when the shortest hand is empty, and everybody can tell."""
    state = table("njet-2007", "1 2-no0 K none 1", {1: own}, ["team:1+2", "x2:1"], players=5)
    s = state.fields()
    seats = []
    while any(move.startswith("discard:") for move in state.legal()):
        seats.append(state.seat)
        state.play(next(iter(state.legal())))
    assert seats == [1] * laid + [2, 2, 3, 3, 4, 4, 0, 0]
    assert s.size[:5].tolist() == [10, 12 - laid, 10, 10, 10] and s.left == 10
    assert s.void[1] >> ONLY_LOOT & 1
    random_moves(state, 1, 50)
    assert state.seat is None and s.size[:5].tolist() == [0, 2 - laid, 0, 0, 0]
    assert sum(s.tricks) == 10


def test_short_game() -> None:
    for players, rounds in ((3, 3), (4, 4)):
        assert atout.game("njet-1997", players=players, short=True).start(1).fields().last_round == rounds


def test_N9_no_trump_square() -> None:
    assert "no:trump:none" not in atout.game("niet-2015").start(1).legal()
    assert "no:trump:none" in atout.game("niet-2015", no_trump_square=True).start(1).legal()


def test_N30_target_score_ends_the_game_at_the_end_of_a_round() -> None:
    game = atout.game("niet-2015", target_score=20)
    state = game.start(deals=[deal_of(game, {})])
    stones(state, "0 0 B none 4")
    state.play("team:0+1")
    goal: dict[str, Any] = {"tricks": [4, 0, 10, 0], "totals": [0, 0, 0, 0]}
    done = last_trick(state, ["B9", "R2", "R3", "R4"], **goal)
    play_all(done, "B9", "R2", "R3", "R4")
    assert done.fields().due == OVER and done.winners == [2, 3] and done.fields().rounds == 1
    short = last_trick(state, ["B9", "R2", "R3", "R4"], **goal | {"tricks": [2, 0, 2, 0]})
    play_all(short, "B9", "R2", "R3", "R4")
    assert not short.over and short.scores == [12, 12, 8, 8]


def test_N25_a_tie_is_a_shared_victory() -> None:
    state = table("njet-1997", "0 0 B none 1", {}, ["team:0+1"])
    state = last_trick(state, ["B9", "R2", "R3", "R4"], tricks=[4, 0, 5, 0], rounds=7)
    play_all(state, "B9", "R2", "R3", "R4")
    assert state.over and state.winners == [0, 1, 2, 3]
