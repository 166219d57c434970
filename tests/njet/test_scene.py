"""Njet as a page sees it."""

from __future__ import annotations

import pytest

import atout
from atout.families.njet.scene import BoardRow, BoardSquare, Conditions, Laying, NjetOwn, NjetScene
from atout.families.scene import Played
from atout.state import State
from tests.njet.tables import last_trick, play_all, random_moves, table
from tests.scenes import own_of, scene_of


def seen(state: State) -> NjetScene:
    found = scene_of(state.view(None))
    assert isinstance(found, NjetScene)
    return found


def told(state: State, seat: int) -> NjetOwn:
    found = own_of(state.view(seat), seat)
    assert isinstance(found, NjetOwn)
    return found


def squares(row: BoardRow) -> str:
    """The squares of a row, those with a stone in brackets."""
    return " ".join(square.text if square.stone is None else f"({square.text})" for square in row.squares)


def test_stones_cover_squares_until_one_is_left_in_every_row() -> None:
    state = atout.game("njet-1997", players=3).start(seed=1)
    now = seen(state)
    assert (now.phase, now.edition, now.conditions, now.sides) == ("stones", "njet-1997", None, None)
    assert [squares(row) for row in now.board] == ["0 1 2", "1 2 0", "R K B G", "R K B G none", "1 2 3 4"]
    play_all(state, "no:start:0", "no:trump:B", "no:start:2")
    start, trump = seen(state).board[0], seen(state).board[2]
    assert now.dealer is not None
    first, second, third = ((now.dealer + k) % 3 for k in (1, 2, 3))  # N7
    assert start == BoardRow("start", (BoardSquare("0", first), BoardSquare("1", None), BoardSquare("2", third)), "1")
    assert [square.stone for square in trump.squares] == [None, None, second, None]
    assert (squares(trump), trump.decided) == ("R K (B) G", None)
    assert seen(state).conditions is None  # the other rows are open


@pytest.mark.parametrize("wanted", [False, True])
def test_squares_that_are_covered_for_the_whole_game_are_not_listed(wanted: bool) -> None:
    state = atout.game("niet-2015", players=5, no_trump_square=wanted).start(seed=1)
    assert squares(seen(state).board[2]) == ("B Y R G none" if wanted else "B Y R G")


def test_what_the_board_says() -> None:
    state = table("njet-2007", "2 2-no0 none K -2", {})
    assert seen(state).conditions == Conditions(2, Laying("no-loot", 2, None), "none", "K", -2)
    assert (seen(state).phase, seen(state).seat, seen(state).loot_value) == ("teams", 2, 0)
    assert [row.decided for row in seen(state).board] == ["2", "2-no0", "none", "K", "-2"]
    state = table("niet-2015", "0 0 R B 3", {}, players=5)
    assert seen(state).conditions == Conditions(0, Laying("nothing", 0, None), "R", "B", 3)
    play_all(state, "team:0+3")
    assert (seen(state).phase, seen(state).sides, seen(state).doubler) == ("doubler", ([0, 3], [1, 2, 4]), None)
    play_all(state, "x2:3")
    assert (seen(state).phase, seen(state).doubler) == ("playing", 3)


def test_discards_are_their_seats_own_business() -> None:
    state = table("njet-1997", "0 2 R none 1", {0: "R1 R1 B9"}, ["team:0+2", "discard:R1", "discard:R1"])
    assert (seen(state).down, seen(state).sizes) == ([2, 0, 0, 0], [8, 10, 10, 10])
    assert told(state, 0).laid == ["R1", "R1"] and "R1" not in told(state, 0).hand
    assert told(state, 1).laid == told(state, 1).received == []


@pytest.mark.parametrize(("direction", "to"), [("left", 1), ("right", 3)])
def test_passed_cards_arrive_when_all_have_passed(direction: str, to: int) -> None:
    moves = ["team:0+2", "pass:R7", "pass:R9"]
    state = table("njet-2007", "0 pass K none 1", {0: "R7 R9"}, moves, pass_direction=direction)
    laying = Laying("pass", 2, direction, [(to + seat) % 4 for seat in range(4)])  # type: ignore[arg-type]
    assert seen(state).conditions == Conditions(0, laying, "K", "none", 1)
    assert told(state, 0).laid == ["R7", "R9"] and told(state, to).received == []
    assert own_of(state, to) == told(state, to)  # not even the full state tells it too early
    random_moves(state, 1, 6)
    assert seen(state).phase == "playing" and seen(state).down == [2, 2, 2, 2]
    assert told(state, to).received == ["R7", "R9"] and set(told(state, to).hand) >= {"R7", "R9"}
    assert told(state, 0).laid == ["R7", "R9"]


def test_loot_goes_to_the_winner_of_the_trick() -> None:
    """N19: only the other side's cards of the loot value are captured."""
    state = table("njet-1997", "0 0 R none 2", {}, ["team:0+2"])
    state = last_trick(state, ["B9", "B1", "B1", "B8"], loot=["K1", "", "", ""], tricks=[4, 3, 2, 0])
    play_all(state, "B9", "B1", "B1")
    assert seen(state).trick == [Played(0, "B9"), Played(1, "B1"), Played(2, "B1")]
    assert (seen(state).left, seen(state).loot) == (1, [["K1"], [], [], []])
    state.play("B8")
    now = seen(state)
    assert (now.phase, now.last_winner, now.last_loot, now.left) == ("scored", 0, [1], 0)
    assert (now.tricks, now.loot) == ([5, 3, 2, 0], [["K1", "B1"], [], [], []])


def test_a_game_has_rounds_or_a_target() -> None:
    assert [seen(atout.game("njet-1997", short=True).start(seed=1)).last_round] == [4]
    now = seen(atout.game("niet-2015", target_score=60).start(seed=1))
    assert (now.last_round, now.target) == (None, 60)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_add_up(players: int) -> None:
    """Every card that was dealt is in a hand, laid down, or played."""
    state = atout.game("niet-2015", players=players).start(seed=players)
    dealt = sum(seen(state).sizes)
    while seen(state).round == 1:
        now = seen(state)
        received = now.phase == "playing" and now.conditions and now.conditions.laying.kind == "pass"
        away = 0 if received else sum(now.down)
        assert sum(now.sizes) + away + len(now.trick) + players * sum(now.tricks) == dealt
        state.play(state.moves()[-1])


@pytest.mark.parametrize("id", ["njet-1997", "njet-2007", "niet-2015"])
def test_a_square_tells_how_many_cards_it_asks_for(id: str) -> None:
    asked = {}
    for seed in range(40):
        state = atout.game(id, players=3).start(seed=seed)
        stones = sum(len(row.squares) - 1 for row in seen(state).board)
        now = seen(random_moves(state, seed, stones))
        assert now.conditions is not None
        row = now.board[1]
        asked[row.decided] = now.conditions.laying.count
        assert {square.text: square.cards for square in row.squares}[row.decided or ""] == now.conditions.laying.count
    assert asked.keys() == {square.text for square in row.squares}
