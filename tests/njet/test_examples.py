"""The worked examples of the three rulebooks, by their numbers in docs/rules/njet.md."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.njet.state import DOUBLER, LAYING, PLAYING, TEAMS
from tests.njet.tables import last_trick, play_all, table

SUIT = {c: f"{c}1 {c}1 " + " ".join(f"{c}{v}" for v in range(2, 10)) for c in "RKBG"}  # a whole colour of 1997


# --- NJET! 1997 ------------------------------------------------------------------------------------------------------


def test_N1_reading_the_board() -> None:
    """Njet! 1997, « Exemple »: falcon / 1 card / blue / black 1 / 3."""
    state = table("njet-1997", "2 1 B K 3", {})
    s = state.fields()
    assert (s.phase, state.seat, s.start) == (TEAMS, 2, 2)
    assert set(state.legal()) == {"team:0+2", "team:1+2", "team:2+3"}
    state.play("team:1+2")
    assert s.phase == LAYING and (s.asked, s.passing, s.no_loot) == (1, 0, 0)
    assert s.factor == 3
    trumps = {text for card, text in enumerate(state.game.family.notation(s).cards) if text and s.trumps >> card & 1}
    assert trumps == {"B1", *(f"B{v}" for v in range(2, 10)), "K1"}


def test_N2_three_tricks_and_a_loot() -> None:
    """Njet! 1997, « Les points »: 3 tricks, 1 loot, factor 3 make 12 for each member."""
    state = table("njet-1997", "0 0 B none 3", {}, ["team:0+1"])
    state = last_trick(state, ["B9", "R2", "R3", "R4"], tricks=[2, 0, 7, 0], loot=["", "K1", "", ""])
    play_all(state, "B9", "R2", "R3", "R4")
    assert state.scores == [12, 12, 21, 21]


def test_N3_a_stone_rules_a_colour_out() -> None:
    """Njet! 1997, « La phase Njet »."""
    state = atout.game("njet-1997").start(3)
    state.play("no:trump:B")
    assert "no:trump:B" not in state.legal()
    with pytest.raises(atout.NotLegal, match="square"):
        state.play("no:trump:B")


def test_N4_the_second_one_wins() -> None:
    """Njet! 1997, « Gagner un pli »: of two equal 1s the later is stronger."""
    hands = {0: "G1 G4 G5 G6 G7 R2 R3 R4 R5 R6", 1: "G1 G2 G3 G8 G9 R1 R1 R7 R8 R9", 2: SUIT["K"], 3: SUIT["B"]}
    state = table("njet-1997", "0 0 R none 1", hands, ["team:0+1", "G1", "G1", "K5"])
    state.play("B5")
    assert state.fields().last_winner == 1 and state.seat == 1


@pytest.mark.parametrize(("team", "loot"), [("team:0+1", 0b0010), ("team:0+2", 0b0000)])
def test_N5_two_supertrumps(team: str, loot: int) -> None:
    """Njet! 1997, « Cartes butins »: the later supertrump wins; the other is loot only from an opponent."""
    hands = {0: "B9", 1: "K1 R2 R3 R4 R5 R6 R7 R8 R9 G2", 2: "B8", 3: "K1 R1 R1 G1 G1 G3 G4 G5 G6 G7"}
    state = table("njet-1997", "0 0 B K 1", hands, [team, "B9", "K1", "B8", "K1"])
    s = state.fields()
    assert s.last_winner == 3 and s.last_loot == loot


@pytest.mark.parametrize(("must_trump", "playable"), [(True, {"K1", "B2"}), (False, {"K1", "B2", "R4", "G9"})])
def test_N6_a_supertrump_is_not_of_its_printed_colour(must_trump: bool, playable: set[str]) -> None:
    """Njet! 1997, « La phase de plis »: lead black 5."""
    state = table("njet-1997", "0 0 B K 1", {}, ["team:0+1"], must_trump=must_trump)
    state = last_trick(state, ["K5", "K1 R4 B2 G9", "", ""])
    state.play("K5")
    assert set(state.legal()) == playable
    if must_trump:
        with pytest.raises(atout.NotLegal) as refused:
            state.play("R4")
        assert refused.value.clause == "trump"


def test_N7_alone_against_two() -> None:
    """Njet! 1997, « Règles pour 3 joueurs »: the lone player's points are doubled."""
    state = table("njet-1997", "0 0 B none 2", {}, ["team:0"], players=3)
    fields: dict[str, Any] = {"tricks": [4, 4, 3], "loot": ["K1 K1", "R1", ""]}
    state = last_trick(state, ["B9", "R3", "R4"], **fields)
    play_all(state, "B9", "R3", "R4")
    assert state.scores == [28, 16, 16]


# --- NJET! 2007 ------------------------------------------------------------------------------------------------------


def test_M1_the_monster_goes_to_green() -> None:
    """Njet 2007, « Exemple de jeu à 5 »."""
    state = table("njet-2007", "0 0 K B 2", {}, ["team:0+1+3"], players=5)
    s = state.fields()
    assert s.phase == DOUBLER and state.seat == 0 and set(state.legal()) == {"x2:2", "x2:4"}
    state.play("x2:2")
    assert (s.phase, s.doubler, s.factor, state.seat) == (PLAYING, 2, 2, 0)
    assert s.size[0] == 12


def test_M2_loot_from_opponents_only() -> None:
    """Njet 2007, « Le butin », example: the partner's 0 is no loot."""
    state = table("njet-2007", "0 0 K B 2", {}, ["team:0+1+4", "x2:2"], players=5)
    state = last_trick(state, ["Y9", "Y0", "Y4", "K0", "K7"])
    play_all(state, "Y9", "Y0", "Y4", "K0", "K7")
    s = state.fields()
    assert s.last_winner == 4 and s.last_loot == 0b01000 and s.loot[4].bit_count() == 1


@pytest.mark.parametrize(("difference", "scores"), [(False, [20, 20, 18, 18, 20]), (True, [2, 2, 0, 0, 2])])
def test_M3_the_doubler_counts_its_own_tricks_twice(difference: bool, scores: list[int]) -> None:
    """Njet 2007, « Le butin », second example: 20 to 18; only the difference is written down."""
    moves = ["team:0+1+4", "x2:3"]
    state = table("njet-2007", "0 0 K B 2", {}, moves, players=5, record_difference=difference)
    state = last_trick(
        state, ["K9", "Y1", "Y4", "Y5", "Y6"], tricks=[3, 2, 3, 2, 1], loot=["R0 R0", "Y0", "", "Y0", ""]
    )
    play_all(state, "K9", "Y1", "Y4", "Y5", "Y6")
    assert state.scores == scores
    assert state.values == ([2, 2, -2, -2, 2] if difference else scores)


@pytest.mark.parametrize(("third", "winner"), [("R3", 3), ("R8", 2)])
def test_M4_equal_sevens(third: str, winner: int) -> None:
    """Njet 2007, « Qui remporte le pli ? »: of equal cards the last played wins."""
    state = table("njet-2007", "0 0 K none 1", {}, ["team:0+1"])
    state = last_trick(state, ["R7", "R7", third, "R7"])
    play_all(state, "R7", "R7", third, "R7")
    assert state.fields().last_winner == winner


@pytest.mark.parametrize(("difference", "scores"), [(False, [-28, -24, -24]), (True, [0, 4, 4])])
def test_M5_negative_points_are_doubled_too(difference: bool, scores: list[int]) -> None:
    """Njet 2007, « Ligne 5 » and « 3 joueurs »; N16, N36."""
    state = table("njet-2007", "0 0 K none -2", {}, ["team:0"], players=3, record_difference=difference)
    state = last_trick(state, ["K9", "R1", "R2"], tricks=[4, 6, 5], loot=["R0 Y0", "K0", ""])
    play_all(state, "K9", "R1", "R2")
    assert state.scores == scores
    assert state.values == ([-4, 4, 4] if difference else scores)


def test_M6_only_supertrumps_are_the_trump_suit() -> None:
    """Njet 2007, « La phase de plis »: no trump, blue 0 led; blue 3 does not follow."""
    state = table("njet-2007", "0 0 none B 1", {}, ["team:0+1"])
    state = last_trick(state, ["B0", "B3 R9", "", ""])
    state.play("B0")
    assert set(state.legal()) == {"B3", "R9"}


# --- NIET! 2015 ------------------------------------------------------------------------------------------------------


def test_I1_the_wolf_starts() -> None:
    """Niet! 2015, « Exemple de jeu à 5 »."""
    state = table("niet-2015", "1 0 Y B 2", {}, ["team:1+2+3"], players=5)
    assert state.seat == 1 and set(state.legal()) == {"x2:0", "x2:4"}
    state.play("x2:0")
    s = state.fields()
    cards = state.game.family.notation(s).cards
    assert {cards[card] for card in range(63) if cards[card] and s.trumps >> card & 1 and cards[card][0] == "B"} == {
        "B1"
    }
    assert (s.phase, s.factor, s.asked) == (PLAYING, 2, 0)


def test_I2_loot_in_the_example_trick() -> None:
    """Niet! 2015, « Exemple de pli »: yellow 1 is loot, green 1 is not."""
    state = table("niet-2015", "0 0 Y none 2", {}, ["team:0+1+4", "x2:2"], players=5)
    state = last_trick(state, ["G9", "G1", "G4", "Y1", "Y7"])
    play_all(state, "G9", "G1", "G4", "Y1", "Y7")
    s = state.fields()
    assert s.last_winner == 4 and s.last_loot == 0b01000


def test_I3_a_supertrump_cannot_follow_its_colour() -> None:
    """Niet! 2015, « Ligne 4 : Superatout »: it becomes trump whatever its colour."""
    state = table("niet-2015", "0 0 Y G 2", {}, ["team:0+1"])
    state = last_trick(state, ["G9", "G1 R5", "", ""])
    state.play("G9")
    assert set(state.legal()) == {"G1", "R5"}


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_I4_rounds_by_players(players: int, rounds: int) -> None:
    """Niet! 2015, « Nombre de manches »."""
    for id in ("niet-2015", "njet-2007"):
        assert atout.game(id, players=players).start(1).fields().last_round == rounds
