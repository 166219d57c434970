"""XXL: the match of several parts."""

from __future__ import annotations

import numpy as np
import pytest

import atout
from atout.families.xxl.common import finish_part
from atout.families.xxl.options import PARTS, Match
from atout.families.xxl.state import setup
from atout.kernel.jit import Fields, at, entry
from atout.kernel.state import OVER, ROUND
from atout.state import State
from tests.test_conformance import check_pauses


@entry
def finish(states: object) -> None:
    finish_part(at(states, 0))


def scored(parts: list[str], scores: list[int], totals: list[int] | None = None) -> Fields:
    """The match after a part with these scores."""
    states = setup(Match(players=len(scores), parts=tuple(parts)))  # type: ignore[arg-type]
    states[0]["part"] = 0
    states[0]["scores"][: len(scores)] = scores
    states[0]["totals"][: len(scores)] = totals or [0] * len(scores)
    finish(states)
    return Fields(states[0])


def test_X11_equal_scores_share_the_better_place() -> None:
    """« X X L pur »: the next place does not exist."""
    s = scored(["xxl-lower", "xxl-runs"], [12, 30, 30, 41])
    assert s.place.tolist()[:4] == [1, 2, 2, 4] and s.totals.tolist()[:4] == [1, 2, 2, 4]
    assert s.due == ROUND and s.winners == 0


def test_places_where_the_highest_is_best() -> None:
    s = scored(["xxl-runs", "xxl-lower"], [12, 30, 30, 41])
    assert s.place.tolist()[:4] == [4, 2, 2, 1]


def test_the_lowest_sum_of_places_wins_and_ties_share() -> None:
    s = scored(["xxl-runs"], [50, 10, 20], totals=[4, 2, 3])
    assert s.due == OVER and s.totals.tolist()[:3] == [5, 5, 5] and s.winners == 0b111


def test_the_lowest_sum_of_places_wins_whichever_scores_are_best_in_the_last_part() -> None:
    for part in ("xxl-runs", "xxl-lower"):
        s = scored([part], [50, 10, 20])
        assert s.winners == 1 << s.place.tolist().index(1)


def play_out(state: State) -> None:
    choice = np.random.default_rng(3)
    while not state.over:
        moves = state.moves()
        state.play(moves[choice.integers(len(moves))])


def test_pure_match_opens_every_part_and_moves_the_dealer() -> None:
    state = atout.game("xxl", players=3).start(seed=5)
    play_out(state)
    steps = state.record().steps
    written = list(state.steps())
    assert [step["part"] for step in written if "part" in step] == list(PARTS)
    deals = [step["deal"] for i, step in enumerate(written) if "deal" in step and "part" in written[i - 1]]
    first = deals[0]["dealer"]
    assert [deal["dealer"] for deal in deals] == [(first + k) % 3 for k in range(6)]
    rounds = [step["round"] for step in written if "round" in step]
    assert len(rounds) == 6 and len(steps) == len(written)
    sums = np.cumsum([told["places"] for told in rounds], axis=0).tolist()
    assert [told["totals"] for told in rounds] == sums
    assert state.winners == [seat for seat in range(3) if sums[-1][seat] == min(sums[-1])]
    assert state.values == [-place for place in rounds[-1]["places"]]


def test_a_match_of_one_part_counts_places() -> None:
    state = atout.game("xxl", players=2, parts=["xxl-lower"]).start(seed=1)
    play_out(state)
    single = atout.game("xxl-lower", players=2).start(seed=1)
    play_out(single)
    assert state.scores == single.scores and sorted(state.totals) in ([1, 2], [1, 1])
    assert "places" in state.rounds[0] and "places" not in single.rounds[0]


def test_the_story_says_places_where_places_count() -> None:
    state = atout.game("xxl", players=3, parts=["xxl-lower", "xxl-refuse"]).start(seed=6)
    play_out(state)
    told = [event.args for event in state.events() if event.id == "scored"]
    for number, line in enumerate(state.rounds):
        for seat, args in enumerate(told[3 * number : 3 * number + 3]):
            points, place, total = line["scores"][seat], line["places"][seat], line["totals"][seat]
            assert args == {"seat": seat, "points": points, "place": place, "total": total}
    assert any("place 1; sum of places" in line for line in state.narrate("en"))
    single = atout.game("xxl-lower", players=3).start(seed=6)
    play_out(single)
    assert all(event.args["place"] == 0 for event in single.events() if event.id == "scored")
    assert not any("place" in line for line in single.narrate("en"))


def test_24_parts_with_repeats() -> None:
    parts = ["xxl-lower", "xxl-one-by-one"] * 12
    state = atout.game("xxl", players=2, parts=parts).start(seed=2)
    play_out(state)
    assert len(state.rounds) == 24
    assert atout.replay(state.record()).totals == state.totals


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_story_and_pictures_in_three_languages(lang: str) -> None:
    state = atout.game("xxl", players=2).start(seed=4)
    choice = np.random.default_rng(1)
    while not state.over:
        for line in (*state.picture(lang).split("\n"), *state.view(0).picture(lang).split("\n")):
            assert len(line) <= 80, line
        moves = state.moves()
        state.play(moves[choice.integers(len(moves))])
    assert all(state.narrate(lang))
    assert all(event.id for event in state.events(1))


@pytest.mark.parametrize("players", [2, 5])
def test_a_part_begins_like_the_game_on_its_own(players: int) -> None:
    """Whatever the parts before have left: the same deal gives the same table, but for the match."""
    of_match = {"match", "parts", "part", "last_round", "totals", "scores", "rounds", "place"}
    order = ["xxl-runs", "xxl-up-and-down", "xxl-refuse", "xxl-one-by-one", "xxl-fix-the-colour", "xxl-lower"]
    state = atout.game("xxl", players=players, parts=[*order, *reversed(order)]).start(seed=3)
    choice, opened = np.random.default_rng(3), list[str]()
    while not state.over:
        moves, done = state.moves(), state.scored
        state.play(moves[choice.integers(len(moves))])
        if state.scored > done and not state.over:
            *_, part, dealt = state.steps()
            alone = atout.game(part["part"], players=players).start(deals=[dealt["deal"]])
            for name in set(alone._states.dtype.names or ()) - of_match:
                assert state._states[0][name].tolist() == alone._states[0][name].tolist(), (part, name)
            opened.append(part["part"])
    assert opened == [*order, *reversed(order)][1:]
    check_pauses(state)
