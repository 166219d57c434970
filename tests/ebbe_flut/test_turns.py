"""Ebbe & Flut: opening, turns, the end, and the game for one. Numbers such as F7 are the rulings'."""

from __future__ import annotations

import random
from typing import Any

import pytest

import atout
from atout.state import State
from tests.ebbe_flut.table import CARDS, at, gone, home, played, position


def deal(starter: int = 0) -> dict[str, object]:
    """Both seats have their cards in order: pile 1 is A1 … A5."""
    piles = [[owned[i : i + 5] for i in range(0, 25, 5)] for owned in (CARDS[:25], CARDS[25:])]
    return {"piles": piles, "starter": starter}


def dealt(starter: int = 0, **options: Any) -> State:
    return atout.game("ebbe-flut", **options).start(deals=[deal(starter)])


def refusal(state: State, move: str) -> str:
    with pytest.raises(atout.NotLegal) as refused:
        state.play(move)
    return refused.value.clause


def test_opening_turn_turn_place_place() -> None:
    """F7: the starter places first, then the other; then comes the starter's first full turn."""
    state = dealt()
    assert (state.seat, list(state.legal())) == (0, [f"turn:{k}" for k in range(1, 6)])
    state.play("turn:3")  # C1
    assert (state.seat, len(state.legal())) == (1, 5)
    state.play("turn:2")  # b1 is lower
    assert (state.seat, set(state.legal())) == (1, {"place:00", "place:01", "place:10"})
    state.play("place:10")
    assert (state.seat, set(state.legal())) == (0, {"place:34", "place:43", "place:44"})
    state.play("place:44")
    assert (state.seat, set(state.legal())) == (1, {f"turn:{k}" for k in range(1, 6)})
    assert (at(state, "10"), at(state, "44")) == ("b1", "C1")


@pytest.mark.parametrize("starter", [0, 1])
def test_F8_equal_cards_let_the_lot_decide(starter: int) -> None:
    assert played(dealt(starter), "turn:4", "turn:4").seat == starter


def test_F8_the_lot_is_unknown_until_it_counts() -> None:
    views = [[dealt(starter).view(seat) for seat in (0, 1, None)] for starter in (0, 1)]
    assert views[0] == views[1]
    drawn = {views[0][0].sample(seed).fields().starter for seed in range(20)}
    assert drawn == {0, 1}
    known = [played(dealt(starter), "turn:1", "turn:2") for starter in (0, 1)]  # A1 against b1: it never counts
    assert known[0] == known[1]


def test_F13_matches_before_turning_and_before_placing() -> None:
    """A match may be used before the card is turned, before it is placed, or not at all (F14)."""
    state = position({"33": "B5", "31": "B1"}, piles=("C2", "c2"))
    assert set(state.legal()) == {"turn:1", "B1:forward", "B5:forward"}
    assert set(played(state, "B5:forward").legal()) == {"turn:1"}
    state.play("turn:1")
    assert set(state.legal()) == {"place:34", "place:43", "place:44", "B1:forward", "B5:forward"}
    assert set(played(state, "B5:forward").legal()) == {"place:34", "place:43", "place:44"}
    state.play("place:44")
    assert (state.seat, set(state.legal())) == (0, {"B1:forward", "B5:forward"})


def test_F14_covering_ends_a_match() -> None:
    state = position({"44": "B5", "24": "B1"}, piles=("C2", "c2"))
    assert "B5:left" in state.legal()
    assert played(state, "turn:1", "place:44").seat == 1


def test_F17_a_card_must_be_turned() -> None:
    state = position({"44": "B5"}, piles=("C2 C3", "c2"))
    assert list(state.legal()) == ["turn:1"]
    assert refusal(state, "place:44") == "turn-first"
    assert refusal(state, "turn:2") == "pile"
    assert refusal(state, "turn:6") == "pile"
    assert refusal(state, "B5:left") == "match"
    assert refusal(state, "end") == refusal(state, "claim") == "by-itself"
    state.play("turn:1")
    assert refusal(state, "turn:1") == "place-first"
    assert refusal(state, "place:00") == refusal(state, "place:22") == "square"


def test_chain_reactions_are_compulsory() -> None:
    """« Déplacement des cartes »: the turn goes on until no own match is left, then ends by itself."""
    state = position({"33": "C2", "13": "D4"}, piles=("B2", "a1"))
    state = played(state, "turn:1", "place:34")  # B2 and C2 share row 3
    assert set(state.legal()) == {"B2:forward", "C2:forward"}
    assert refusal(state, "turn:1") == "one-card"
    assert refusal(state, "a1:left") == "owner"
    assert refusal(state, "D4:left") == "match"
    assert played(state, "C2:forward").seat == 1


def test_F18_three_in_a_line() -> None:
    """Each move needs one partner at that moment."""
    state = position({"20": "B5", "22": "B1", "24": "C1"}, piles=("", "a1"))
    assert set(state.legal()) == {"B5:forward", "B1:forward", "C1:forward"}
    assert set(played(state, "B5:forward").legal()) == {"B1:forward", "C1:forward"}
    assert played(state, "B1:forward").seat == 1


def test_F19_row_and_column_at_once() -> None:
    state = position({"33": "B5", "31": "B1", "13": "C5"}, piles=("", "a1"))
    assert set(state.legal()) == {"B5:left", "B5:forward", "B1:forward", "C5:left"}


def test_F24_one_stack_never_matches() -> None:
    assert list(position({"22": "B5 B1"}, piles=("C2", "")).legal()) == ["turn:1"]


def test_a_move_uncovers_for_both() -> None:
    """What lay under a card that moves is free again, whoever owns it."""
    state = position({"22": "b5 B5", "24": "B1", "20": "b1"}, piles=("", "a1"))
    state.play("B5:forward")
    assert (state.seat, set(state.legal())) == (1, {"turn:1", "b1:forward", "b5:forward"})


def test_a_seat_with_nothing_to_do_is_passed_over() -> None:
    """Without cards and matches there is no step; the other goes on alone."""
    state = position({"00": "c2"}, piles=("A1 A2", ""))
    state = played(state, "turn:1", "place:44")
    assert (state.seat, list(state.legal())) == (0, ["turn:1"])


def test_a_seat_without_cards_still_moves() -> None:
    state = position({"22": "b5", "24": "b1"}, piles=("A1 A2", ""))
    state = played(state, "turn:1", "place:44")
    assert (state.seat, set(state.legal())) == (1, {"b1:forward", "b5:forward"})
    assert played(state, "b5:forward").seat == 0


@pytest.mark.parametrize(
    ("scored", "winners", "totals"),
    [("B1 B2 b1", [0], [2, 1]), ("b1", [1], [0, 1]), ("B1 c1", [0, 1], [1, 1]), ("", [0, 1], [0, 0])],
)
def test_F20_the_end(scored: str, winners: list[int], totals: list[int]) -> None:
    """« Fin du jeu »: no cards and no matches left; the most cards in the goal win, equal is a draw."""
    state = played(position({}, piles=("A1", ""), scored=scored), "turn:1", "place:43")
    assert state.over
    assert (state.winners, state.totals, state.scores) == (winners, totals, totals)


def solo_deal(first: str) -> dict[str, object]:
    cards = [*first.split(), *(card for card in CARDS if card not in first.split())]
    return {"piles": [[cards[i : i + 5] for i in range(0, 50, 5)]]}


def test_solo_opening_and_start_squares() -> None:
    """3.6: a card goes to a start square of its own set; ten piles; no opening."""
    state = atout.game("ebbe-flut", players=1).start(deals=[solo_deal("A1 b2")])
    assert list(state.legal()) == [f"turn:{k}" for k in range(1, 11)]
    state.play("turn:1")
    assert set(state.legal()) == {"place:34", "place:43", "place:44"}
    state = played(state, "place:44", "turn:1")
    assert set(state.legal()) == {"place:00", "place:01", "place:10"}
    assert refusal(state, "place:44") == "square"
    assert (state.seat, at(played(state, "place:00"), "00")) == (0, "b2")


def test_F22_solo_resolves_both_sets_in_any_order() -> None:
    state = position({"22": "B5", "24": "B1", "10": "a2 c2"}, piles=("b2",), players=1)
    state = played(state, "turn:1", "place:00")
    assert set(state.legal()) == {"B1:forward", "B5:forward", "b2:left", "c2:left"}
    state.play("b2:left")  # to 01
    assert set(state.legal()) == {"B1:forward", "B5:forward"}
    state.play("B5:forward")
    assert state.over
    assert (state.winners, state.totals) == ([0], [0])


def test_solo_counts_both_sets() -> None:
    state = position({"12": "D3", "11": "D2"}, piles=("",), scored="A1 a1 b1", players=1)
    state.play("D2:forward")
    assert state.over
    assert (state.totals, home(state)) == ([4], ["A1", "D2", "a1", "b1"])


def test_solo_ignores_watchful() -> None:
    games = [atout.game("ebbe-flut", players=1, watchful=watchful).start(seed=3) for watchful in (False, True)]
    chosen = random.Random(5)
    while not games[0].over:
        assert list(games[0].legal()) == list(games[1].legal())
        move = chosen.choice(list(games[0].legal()))
        for state in games:
            state.play(move)
    assert games[1].over
    assert games[0].totals == games[1].totals


def naive_matches(state: State, owner: int) -> set[str]:
    """« Déplacement des cartes », word for word: every pair of squares in a line."""
    tops = {
        (q // 5, q % 5): CARDS[card] for q, card in enumerate(state.fields().top) if card >= 0 and card // 25 == owner
    }
    found = set()
    for here, card in tops.items():
        for there, other in tops.items():
            if here != there and (card[0] == other[0] or card[1] == other[1]):
                found |= {f"{card}:forward"} if here[0] == there[0] else set()
                found |= {f"{card}:left"} if here[1] == there[1] else set()
    return found


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("watchful", [False, True])
def test_matches_and_squares_in_random_games(players: int, watchful: bool) -> None:
    for seed in range(6):
        chosen = random.Random(seed)
        state = atout.game("ebbe-flut", players=players, watchful=watchful).start(seed=seed)
        count = 0
        while not state.over:
            sets = (0, 1) if players == 1 else (state.seat or 0,)
            assert {move for move in state.legal() if move[-5:] in (":left", "rward")} == set.union(
                *(naive_matches(state, owner) for owner in sets)
            )
            assert not any(CARDS[c].isupper() for c in (state.fields().top[q] for q in (0, 1, 5)) if c >= 0)
            assert not any(CARDS[c].islower() for c in (state.fields().top[q] for q in (19, 23, 24)) if c >= 0)
            state.play(chosen.choice(list(state.legal())))
            count += 1
        assert count <= 2054
        assert len(home(state)) + sum(gone(state, card) for card in CARDS) <= 50
        assert atout.replay(state.record(legal=True)) == state


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_kept_of_cards_is_kept_of_those_on_the_shore(players: int) -> None:
    """What lies below a card and where it is seen; of a card in a pile, in a goal or over the edge, nothing."""
    state, rng = atout.game("ebbe-flut", players=players).start(seed=3), random.Random(3)
    while not state.over:
        s = state.fields()
        below, seen = [-1] * 50, [-1] * 50
        for square, card in enumerate(s.top):
            if card >= 0:
                seen[card] = square
            while card >= 0:
                below[card] = s.below[card]
                card = s.below[card]  # noqa: PLW2901
        assert (s.below.tolist(), s.square.tolist()) == (below, seen)
        state.play(rng.choice(state.moves()))
    assert state.fields().scored and state.fields().removed
