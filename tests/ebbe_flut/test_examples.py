"""Ebbe & Flut: the worked examples T0 … T10, each also from the other side of the table."""

from __future__ import annotations

import pytest

import atout
from atout.state import State
from tests.ebbe_flut.table import CARDS, Board, at, gone, home, mirrored, played, position, turned_round

SIDES = pytest.mark.parametrize("seat", [0, 1], ids=["seat 0", "seat 1"])


def set_up(board: Board, seat: int) -> State:
    """Seat 0's position, or the same turned round for seat 1; both seats have a card left to turn."""
    return position(mirrored(board) if seat else board, seat, piles=("A5", "a5"))


def moves(state: State) -> set[str]:
    """Legal moves of cards, written as seat 0 would."""
    own = {move for move in state.legal() if move[0] in "ABCDEabcde"}
    return {turned_round(move) for move in own} if state.seat else own


def side(text: str, seat: int) -> str:
    """A square, a card or a move as `seat` has it."""
    if not seat:
        return text
    return f"{4 - int(text[0])}{4 - int(text[1])}" if text[0].isdigit() else turned_round(text)


def start_with(first: str, second: str, starter: int = 0) -> State:
    """A dealt table where both seats turn these cards; pile 1 has them on top."""
    piles = []
    for owned, card in ((CARDS[:25], first), (CARDS[25:], second)):
        cards = [card, *(other for other in owned if other != card)]
        piles.append([cards[i : i + 5] for i in range(0, 25, 5)])
    deal = {"piles": piles, "starter": starter}
    return played(atout.game("ebbe-flut").start(deals=[deal]), "turn:1", "turn:1")


@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [("A1", "e5", 0), ("E5", "a1", 1), ("A5", "b1", 0), ("B1", "a5", 1), ("C2", "c3", 0), ("C3", "c2", 1)],
)
def test_T0_lower_card_starts(first: str, second: str, starter: int) -> None:
    """« Déroulement de la partie »: A1 is the lowest card, E5 the highest, the letter counts first."""
    assert start_with(first, second, starter=1 - starter).seat == starter


@SIDES
def test_T1_column_moves_left(seat: int) -> None:
    """« Déplacement des cartes »: a match in a column moves one of the two to the left."""
    state = set_up({"44": "B5", "34": "E5"}, seat)
    assert moves(state) == {"B5:left", "E5:left"}
    assert at(played(state, side("B5:left", seat)), side("43", seat)) == side("B5", seat)
    assert at(played(state, side("E5:left", seat)), side("33", seat)) == side("E5", seat)


@SIDES
def test_T2_row_moves_forward(seat: int) -> None:
    """« Déplacement des cartes »: a match in a row moves one of the two forward."""
    state = set_up({"44": "B5", "43": "B1"}, seat)
    assert moves(state) == {"B5:forward", "B1:forward"}
    assert at(played(state, side("B5:forward", seat)), side("34", seat)) == side("B5", seat)
    assert at(played(state, side("B1:forward", seat)), side("33", seat)) == side("B1", seat)


@SIDES
def test_T3_goal_square_scores(seat: int) -> None:
    """« Déplacement des cartes »: on a start square of the other side a card is a point and leaves the board."""
    state = set_up({"02": "C3", "32": "D3"}, seat)
    assert moves(state) == {"C3:left", "D3:left"}
    scored = played(state, side("C3:left", seat))
    assert home(scored) == [side("C3", seat)]
    assert at(scored, side("01", seat)) == ""
    assert at(played(state, side("D3:left", seat)), side("31", seat)) == side("D3", seat)


@SIDES
@pytest.mark.parametrize("card", ["C3", "C5"])
def test_T4_far_edge_removes(seat: int, card: str) -> None:
    """« Déplacement des cartes »: over the edge, the far one too (F6), a card is lost without a point."""
    state = set_up({"02": "C3", "04": "C5"}, seat)
    assert moves(state) == {"C3:forward", "C5:forward"}
    after = played(state, side(f"{card}:forward", seat))
    assert gone(after, side(card, seat))
    assert home(after) == []


@SIDES
@pytest.mark.parametrize("card", ["E1", "E4"])
def test_T5_side_edge_removes(seat: int, card: str) -> None:
    """« Déplacement des cartes »: column 0 has no left."""
    state = set_up({"20": "E1", "40": "E4"}, seat)
    assert moves(state) == {"E1:left", "E4:left"}
    after = played(state, side(f"{card}:left", seat))
    assert gone(after, side(card, seat))
    assert home(after) == []


@SIDES
@pytest.mark.parametrize(
    ("before", "mate", "way"), [("11", "13", "forward"), ("11", "31", "left"), ("02", "42", "left")]
)
def test_T6_start_squares_hold_only_own_cards(seat: int, before: str, mate: str, way: str) -> None:
    """« Déplacement des cartes »: a card that reaches the other's start squares leaves at once, covering nothing."""
    state = set_up({before: "D2", mate: "D4", "01": "a1", "10": "a2"}, seat)
    after = played(state, side(f"D2:{way}", seat))
    assert home(after) == [side("D2", seat)]
    assert at(after, side("01", seat)) == side("a1", seat)
    assert at(after, side("10", seat)) == side("a2", seat)


@SIDES
def test_T7_other_sets_do_not_match(seat: int) -> None:
    """« Variante pour un joueur »: only cards of one set match (F3)."""
    assert moves(set_up({"22": "B5", "24": "b5"}, seat)) == set()


@SIDES
def test_T8_covered_cards_are_blocked(seat: int) -> None:
    """« Fin du tour »: a covered card neither matches nor moves (F4)."""
    state = set_up({"22": "B5 c1", "24": "B4"}, seat)
    assert moves(state) == set()
    with pytest.raises(atout.NotLegal) as refused:
        state.play(side("B5:forward", seat))
    assert refused.value.clause == "top"


def test_T9_mirror_of_T1() -> None:
    """« Déplacement des cartes »: left and forward are the mover's own (F2)."""
    state = position({"00": "b5", "10": "e5"}, seat=1, piles=("A1", "a1"))
    assert set(state.legal()) == {"turn:1", "b5:left", "e5:left"}
    assert at(played(state, "b5:left"), "01") == "b5"
    assert at(played(state, "e5:left"), "11") == "e5"


@SIDES
def test_T10_row_to_the_goal(seat: int) -> None:
    """« Déplacement des cartes »: forward into the goal."""
    state = set_up({"11": "D2", "13": "D4"}, seat)
    assert moves(state) == {"D2:forward", "D4:forward"}
    assert home(played(state, side("D2:forward", seat))) == [side("D2", seat)]
    assert at(played(state, side("D4:forward", seat)), side("03", seat)) == side("D4", seat)
