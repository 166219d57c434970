"""XXL: what a page is shown of the six games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import atout
from atout.families.scene import Played
from atout.families.xxl.scene import Row, Run
from atout.state import State
from atout.story import passages
from tests.scenes import own_of, scene_of
from tests.xxl.positions import play, position
from tests.xxl.table import changed, deal_of, table

UP_AND_DOWN, LOWER, ONE_BY_ONE = "xxl-up-and-down", "xxl-lower", "xxl-one-by-one"
REFUSE, RUNS, FIX = "xxl-refuse", "xxl-runs", "xxl-fix-the-colour"


def seen(state: State) -> Any:
    return scene_of(state.view(None))


# --- Games 1, 2, 5 ---------------------------------------------------------------------------------------------------


def test_game_1_a_pile_says_which_series_runs_and_what_it_takes() -> None:
    """A turned card takes a neighbour of either half; a series goes on in its direction (G7)."""
    state = table(UP_AND_DOWN, [["3B/6Y"]], display=["4B/7Y", "1G/2R"])
    pile = seen(state).piles[0]
    assert (pile.name, pile.card, pile.colour, pile.step) == ("A", "4B/7Y", None, 0)
    assert pile.takes == ["3B", "5B", "6Y", "8Y"]
    pile = seen(play(changed(state, seat=0), "3B/6Y@Y>A")).piles[0]
    assert (pile.card, pile.colour, pile.step) == ("3B/6Y", "Y", -1)
    assert pile.takes == ["2B", "4B", "5Y"]


@pytest.mark.parametrize("zero_on_zero", [False, True])
def test_game_2_the_pile_takes_what_is_lower(zero_on_zero: bool) -> None:
    state = table(LOWER, display=["0G/2R"], options={"zero_on_zero": zero_on_zero})
    (pile,) = seen(state).piles
    assert pile.takes == (["0G"] if zero_on_zero else []) + ["0R", "1R"]


def test_game_5_rows_count_down() -> None:
    state = changed(table(ONE_BY_ONE), row=[10, 9, 0, 4])
    assert seen(state).rows == [Row("Y", None, 10), Row("R", 10, 9), Row("B", 1, 0), Row("G", 5, 4)]
    assert seen(state).piles == []


@pytest.mark.parametrize("id", [UP_AND_DOWN, LOWER, ONE_BY_ONE])
def test_what_piles_and_rows_take_is_what_is_legal(id: str) -> None:
    state, rng = atout.game(id, players=3).start(seed=5), random.Random(5)
    while not state.over:
        assert state.seat is not None
        scene, own = seen(state), own_of(state.view(state.seat), state.seat)
        assert (scene.phase == "drawn") == (own.drawn is not None)
        takes = {("@{}", f"{row.takes}{row.colour}") for row in scene.rows}
        for pile in scene.piles:
            takes |= {(f"@{{}}>{pile.name}" if pile.name else "", half) for half in pile.takes}
        hand = [own.drawn] if own.drawn else own.hand
        halves = [(card, half) for card in hand for half in card.split("/")]
        fitting = {card + end.format(half[-1]) for card, half in halves for end, fits in takes if half == fits}
        assert fitting == {move for move in state.legal() if move not in ("draw", "pass")}
        state.play(rng.choice(state.moves()))
    assert seen(state).hands == [own_of(state, seat).hand for seat in range(3)]


# --- Games 3, 6 ------------------------------------------------------------------------------------------------------


def test_X8_the_second_card_fixes_the_colour() -> None:
    state = position(FIX, ["1G/2R 0Y/10B", "2G/5B 0Y/8G", "3Y/7G 4B/7Y"])
    scene = seen(play(state, "1G/2R"))
    assert (scene.colour, scene.fixer, scene.wanted) == (None, None, ["R", "G"])
    scene = seen(play(state, "2G/5B"))
    assert (scene.colour, scene.fixer, scene.wanted) == ("G", 1, ["G"])
    assert scene.trick == [Played(0, "1G/2R"), Played(1, "2G/5B")]


def test_the_last_trick_keeps_its_colour_until_the_next_lead() -> None:
    state = position(FIX, ["1G/2R 0Y/10B", "2G/5B 0Y/8G", "3Y/7G 4B/7Y"])
    scene = seen(play(state, "1G/2R", "2G/5B", "3Y/7G"))
    assert scene.trick == [] and [played.card for played in scene.last_trick] == ["1G/2R", "2G/5B", "3Y/7G"]
    assert (scene.colour, scene.fixer, scene.wanted, scene.last_winner, scene.won) == ("G", 1, [], 2, [0, 0, 3])


@pytest.mark.parametrize("trump", [False, True])
def test_the_fixer_is_who_played_when_the_colour_was_fixed(trump: bool) -> None:
    game = atout.game(FIX, players=3, trump=trump)
    state, rng = game.start(seed=1), random.Random(1)
    while not state.over:
        state.play(rng.choice(state.moves()))
    told = set()
    movers = iter([move.seat for move in state.history])
    for passage in passages(state, None):
        if passage.dealt:
            continue
        mover = next(movers)
        scene = scene_of(State(game, None, world=passage.after.copy()))
        events = {event.id for event in passage.events} & {"xxl-fixed", "xxl-settled"}
        if events:
            assert scene.fixer == (mover if events == {"xxl-fixed"} else None)
            told |= events
        elif len(scene.trick) == 1 and scene.colour:
            assert scene.colour == scene.trump and scene.fixer == mover
    assert told == {"xxl-fixed", "xxl-settled"}


def test_game_3_refusing_and_keeping() -> None:
    state, rng = atout.game(REFUSE, players=3).start(seed=2), random.Random(2)
    while seen(state).phase != "keep":
        assert seen(state).stage == 1 and seen(state).kept == []
        state.play(rng.choice(state.moves()))
    won = seen(state).won
    kept = own_of(state.view(0), 0).won
    assert len(kept) == won[0]
    play(state, f"keep:{kept[0]}", "keep:none")
    assert seen(state).kept == [kept[0], None]
    state.play("keep:none")
    scene = seen(state)
    assert (scene.stage, scene.phase, scene.kept, scene.sizes) == (2, "tricks", [kept[0], None, None], won)
    assert scene.known == [[kept[0]], [], []] and kept[0] in own_of(state.view(0), 0).hand
    while "refuse" not in state.legal():
        state.play(rng.choice(state.moves()))
    seat = state.seat
    state.play("refuse")
    assert seat in (seen(state).refused or seen(state).last_refused)


def test_game_6_plus_names_trump() -> None:
    state = atout.game(FIX, players=3, trump=True).start(seed=1)
    scene = seen(state)
    assert (scene.phase, scene.trump, scene.namer, scene.rounds) == ("trump", None, scene.seat, 3)
    scene = seen(play(state, "trump:Y"))
    assert (scene.phase, scene.trump, scene.round) == ("tricks", "Y", 1)


# --- Game 4 ----------------------------------------------------------------------------------------------------------


def test_X6_a_run_lies_before_its_seat() -> None:
    talon = "0R/1Y 0G/2R 0Y/3G 0B/4R 0B/5Y 0G/6R 0R/7Y"
    hands = ["2B/6G 3Y/7G 1G/5B 0Y/10B", "1R/4G 1B/9G 2Y/10R 3R/5G"]
    state = position(RUNS, hands, display="7Y/8G 6Y/9B", talon=talon)
    scene = seen(play(state, "run:2B/6G+3Y/7G+7Y/8G@G"))
    assert scene.runs == [Run(0, "G", ["2B/6G", "3Y/7G", "7Y/8G"], 33)] and scene.points == [33, 0]
    assert (scene.done, scene.display, scene.talon) == ("run", ["0Y/3G", "6Y/9B"], 4)


def test_a_swap_is_shown_and_known_to_all() -> None:
    hands = ["2B/6G 3Y/7G 1G/5B 0Y/10B", "1R/4G 1B/9G 2Y/10R 3R/5G"]
    state = position(RUNS, hands, display="7Y/8G 6Y/9B", talon="0R/1Y 0G/2R")
    scene = seen(play(state, "swap:0Y/10B>6Y/9B"))
    assert (scene.done, scene.given, scene.taken) == ("swap", "0Y/10B", "6Y/9B")
    assert scene.display == ["0Y/10B", "7Y/8G"] and scene.known == [["6Y/9B"], []]
    scene = seen(play(state, "end"))
    assert (scene.done, scene.given, scene.idle, scene.quiet) == (None, None, 0, 1)
    assert seen(play(state, "add:1R/4G")).done == "add"


# --- The match -------------------------------------------------------------------------------------------------------


def test_the_match_has_a_sheet() -> None:
    parts = [LOWER, REFUSE]
    state = atout.game("xxl", players=3, parts=parts).start(deals=[])
    assert (seen(state).phase, seen(state).game, seen(state).piles) == ("deal", LOWER, [])
    state.deal(deal_of(state))
    rng = random.Random(1)
    assert (seen(state).game, seen(state).sheet.part, seen(state).sheet.places) == (LOWER, 1, None)
    while state.seat is not None:
        state.play(rng.choice(state.moves()))
    scene = seen(state)
    assert (scene.phase, scene.round, scene.sheet.part) == ("scored", 1, 1)
    assert sorted(scene.totals) == sorted(scene.sheet.places) and scene.sheet.parts == parts
    state.deal(deal_of(state))
    scene = seen(state)
    assert (scene.game, scene.round, scene.rounds, scene.sheet.part) == (REFUSE, 2, 2, 2)
    assert scene.sheet.places == scene.totals


def test_a_game_on_its_own_has_no_sheet() -> None:
    assert seen(table(LOWER)).sheet is None
