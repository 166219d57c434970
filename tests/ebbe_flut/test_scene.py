"""Ebbe & Flut: what a page is shown of the shore."""

from __future__ import annotations

import atout
from atout.families.ebbe_flut.scene import EbbeFlutScene, Lain
from atout.state import State
from tests.ebbe_flut.table import CARDS, played, position
from tests.scenes import own_of, scene_of

STACKS = {"22": "B5 c1", "33": "A1 d2 e3", "12": "d4"}


def seen(state: State) -> EbbeFlutScene:
    scene: EbbeFlutScene = scene_of(state.view(None))
    return scene


def stack(state: State, square: str) -> list[Lain]:
    return next(found.stack for found in seen(state).shore if found.name == square)


def test_squares_are_named_row_by_row_and_say_whose_start_they_are() -> None:
    shore = seen(position({})).shore
    assert [square.name for square in shore[:6]] == ["00", "01", "02", "03", "04", "10"]
    assert {square.name for square in shore if square.start == 0} == {"44", "34", "43"}
    assert {square.name for square in shore if square.start == 1} == {"00", "10", "01"}


def test_stacks_lie_from_the_lowest_card_to_the_top() -> None:
    assert stack(position(STACKS), "22") == [Lain(0, "B5"), Lain(1, "c1")]
    assert stack(position(STACKS), "12") == [Lain(1, "d4")]
    assert stack(position(STACKS), "44") == []


def test_F15_with_memory_a_covered_card_shows_only_its_set() -> None:
    state = position(STACKS, memory=True)
    for table in (state, state.view(None), state.view(0)):
        shore = {square.name: square.stack for square in scene_of(table).shore}
        assert shore["33"] == [Lain(0, "?"), Lain(1, "?"), Lain(1, "e3")]


def test_the_opening() -> None:
    """F7, F8: who starts is nobody's business before both first cards are turned."""
    piles = [[owned[i : i + 5] for i in range(0, 25, 5)] for owned in (CARDS[:25], CARDS[25:])]
    state = atout.game("ebbe-flut").start(deals=[{"piles": piles, "starter": 1}])
    scene = scene_of(state)
    assert (scene.phase, scene.seat, scene.tide, scene.starter) == ("first-turn", 0, "ebb", None)
    assert scene.piles == [[5] * 5, [5] * 5] and scene.turned == [None, None]
    state = played(state, "turn:3", "turn:1")
    scene = seen(state)
    assert (scene.phase, scene.seat, scene.tide, scene.starter) == ("first-place", 1, "flood", 1)
    assert scene.turned == ["C1", "a1"] and scene.piles == [[5, 5, 4, 5, 5], [4, 5, 5, 5, 5]]
    assert own_of(state.view(0), 0).turned == "C1" and own_of(state.view(1), 1).turned == "a1"
    state = played(state, "place:00", "place:44", "turn:2")
    assert (seen(state).phase, seen(state).turned) == ("place", [None, "b1"])


def test_goals_and_edges() -> None:
    """T3, T5: a goal is a point, an edge is none."""
    state = played(position({"02": "C3", "32": "D3"}, piles=("A1", "a1")), "C3:left")
    assert seen(state).scored == [["C3"], []] and seen(state).points == [1, 0]
    state = played(position({"20": "E1", "40": "E4"}, piles=("A1", "a1")), "E1:left")
    assert "E1" in seen(state).removed[0] and seen(state).points == [0, 0]


def test_F11_a_right_claim_takes_a_point_and_is_made_good() -> None:
    board = {"32": "B5", "34": "B1", "12": "d1", "14": "d3"}
    state = position(board, seat=1, piles=("A1", "a1"), scored="C3 C4", may_claim=True, watchful=True)
    assert seen(state).may_claim and own_of(state.view(1), 1).may_claim and not own_of(state.view(0), 0).may_claim
    state.play("claim")
    scene = seen(state)
    assert (scene.phase, scene.seat, scene.may_claim) == ("mend", 0, False)
    assert (scene.scored[0], scene.lost, scene.points) == (["C3", "C4"], [1, 0], [1, 0])
    assert seen(played(state, "B5:forward")).phase == "mending"


def test_F11_after_a_right_claim_idle_turns_are_counted_anew() -> None:
    state = played(position({"32": "B5", "34": "B1"}, watchful=True), "end")
    assert seen(state).idle == 1
    assert seen(played(state, "claim")).idle == 0


def test_alone_seat_0_has_all_piles_and_both_sets() -> None:
    state = played(atout.game("ebbe-flut", players=1).start(seed=1), "turn:10")
    scene = seen(state)
    assert scene.solo and scene.tide is None and scene.starter is None
    assert scene.piles == [[5] * 9 + [4]] and len(scene.turned) == 1
    assert seen(position({}, players=1, piles=("A1",), scored="C3 b2")).scored == [["C3", "b2"]]
