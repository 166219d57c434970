"""The worked examples of the ebbes rulebook and of our rulings (docs/rules/ebbes.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import atout
from atout.families.ebbes import rules
from atout.families.ebbes.narration import SLOTS
from atout.families.ebbes.notation import layout
from atout.families.ebbes.options import Ebbes
from atout.families.ebbes.state import COLOURS, setup
from atout.kernel.jit import Fields, at, entry


def table(hands: list[str], number: int = 1, first: int = 0, **options: Any) -> atout.State:
    """A table whose first round has the given cards on top of each hand; the rest is dealt in order."""
    game = atout.game("ebbes", players=len(hands), **options)
    values = game.fresh()[0]["values"]
    deck = [f"{c}{v}" for c in COLOURS for v in range(1, values + 1)]
    wanted = [hand.split() for hand in hands]
    rest = iter([card for card in deck if not any(card in hand for hand in wanted)])
    full = [hand + [next(rest) for _ in range(len(deck) // len(hands) - len(hand))] for hand in wanted]
    deal: dict[str, object] = {"dealer": len(hands) - 1, "first": first, "hands": full}
    if not game.options.choose_designators:  # type: ignore[attr-defined]
        deal["number"] = number
    return game.start(deals=[deal])


def slots(state: atout.State) -> dict[str, str]:
    return {slot: COLOURS[c] for slot, c in zip(SLOTS, state.fields().slot, strict=True) if c >= 0}


def scored(counts: list[list[int]], roles: str = "BNYGR", players: int = 0, dealer: int = 0) -> atout.State:
    """A finished round: for each seat the numbers of cards won of trump, plus, ebbes, minus and zilch."""
    players = players or len(counts)
    states = setup(Ebbes(players=players))
    s = states[0]
    s["dealer"], s["slot"], s["named"] = dealer, [COLOURS.index(c) for c in roles], 5
    for slot, colour in enumerate(s["slot"].tolist()):
        bit = 0
        for seat in range(len(counts)):
            for _ in range(counts[seat][slot]):
                s["won"][seat][colour >> 2] |= 1 << (colour & 3) * 16 + bit
                bit += 1
    return finish(states, players)


def finish(states: np.ndarray[Any, Any], players: int) -> atout.State:
    score_now(states)
    return atout.State(atout.game("ebbes", players=players), None, world=states)


@entry
def score_now(states: Any) -> None:
    rules._score(at(states, 0))


def test_E1_the_first_matching_card_names_trump_at_once() -> None:
    """ebbes, "Designate trump": number 1; blue is led, the next player's blue 1 makes blue trump."""
    state = table(["B10", "B1", "", "", ""])
    state.play("B10")
    assert slots(state) == {}
    state.play("B1")
    assert slots(state) == {"trump": "B"}


def test_E2_a_discarded_matching_card_names_plus() -> None:
    """ebbes, "Designate plus": blue is trump; on a led green 10 somebody without green discards yellow 1."""
    state = table(["B10 G10", "B1 Y1 Y2 Y3 N2 N3 N4 R3 R4 R5", "B2", "B3", "B4"])
    for card in ("B10", "B1", "B2", "B3", "B4", "G10"):
        state.play(card)
    assert slots(state) == {"trump": "B"}
    state.play("Y1")
    assert slots(state) == {"trump": "B", "plus": "Y"}


def test_E3_most_and_fewest_ebbes_get_nothing() -> None:
    """ebbes, "Scoring": ebbes counts 0, 0, 2, 3, 5 give 0, 0, 3, 3, 0."""
    state = scored([[0, 0, n, 0, 0] for n in (0, 0, 2, 3, 5)])
    assert state.scores == [0, 0, 3, 3, 0]


def test_E4_variant_1_and_2_with_three_players_use_values_to_9() -> None:
    """ebbes, "Variant 2": with more cards and three players the numbers 1 to 9 are on offer."""
    state = atout.game("ebbes", players=3, more_cards=True, choose_designators=True).start(seed=1)
    assert {move.removeprefix("pick:") for move in state.legal()} == {f"{c}{v}" for c in "BNYGR" for v in range(1, 10)}


def test_E5_a_pair_names_one_card() -> None:
    """ebbes, "Variant 2": the pair green and 5 makes green 5 a designating card."""
    state = table(["G5 B1", "G6", "G4"], choose_designators=True)
    for pair in ("G5", "B1", "Y2", "N3", "R4"):
        state.play(f"pick:{pair}")
    state.play("G5")
    assert slots(state) == {"trump": "G"}


@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 3, 0), [0, 0, 0]), ((2, 2, 2), [0, 0, 0]), ((1, 2, 3), [0, 3, 0]), ((0, 1, 1, 6), [0, 3, 3, 0])],
)
def test_E6_ebbes_points(counts: tuple[int, ...], points: list[int]) -> None:
    """A3, A4: ties for most or fewest score nothing."""
    assert scored([[0, 0, n, 0, 0] for n in counts]).scores == points


def test_E7_trump_named_in_the_middle_of_a_trick_counts_for_earlier_cards() -> None:
    """A1: green 4 led, yellow 6 discarded, then yellow 1 makes yellow trump: yellow 6 wins."""
    state = table(["G4", "Y6 B1 B2 B3 B4 N2 N3 N4 R2 R3", "Y1 B5 B6 N1 N5 N6 R1 R4 R5 R6"])
    for card in ("G4", "Y6", "Y1"):
        state.play(card)
    assert slots(state) == {"trump": "Y"}
    assert state.fields().last_winner == 1 and state.seat == 1


def test_E8_several_designating_cards_in_one_trick_count_in_order() -> None:
    """ebbes, "Please note": number 2; blue 2, red 2, green 2, yellow 2 in one trick settle all five slots."""
    only = {1: "R", 2: "G", 3: "Y"}
    hands = ["B2"] + [f"{c}2 " + " ".join(f"{c}{v}" for v in range(1, 11) if v != 2) for c in only.values()] + ["N1"]
    state = table(hands, number=2)
    for card in ("B2", "R2", "G2", "Y2"):
        state.play(card)
    assert slots(state) == {"trump": "B", "plus": "R", "ebbes": "G", "minus": "Y", "zilch": "N"}


def test_A5_most_zilch_decides_and_the_highest_card_breaks_ties() -> None:
    assert scored([[0, 0, 0, 0, 2], [0, 0, 0, 0, 3], [0, 0, 0, 0, 1]]).fields().decider == 1
    assert scored([[0, 0, 0, 0, 2], [0, 0, 0, 0, 2], [0, 0, 0, 0, 2]]).fields().decider == 2


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("zilch", "decider"),
    [
        ((1, 2, 3), lambda _: 1),
        ((2, 1, 3), lambda _: 0),
        ((2, 2, 2), lambda _: 1),
        ((0, 0, 6), lambda dealer: 1 - dealer),
    ],
)
def test_A16_the_virtual_player_leaves_the_choice_to_a_human(
    zilch: tuple[int, ...], decider: Callable[[int], int], dealer: int
) -> None:
    """To the one with more zilch cards; if neither has any, to the one who did not deal."""
    state = scored([[0, 0, 0, 0, n] for n in zilch], players=2, dealer=dealer)
    assert state.fields().decider == decider(dealer)


def test_plus_and_minus_score_one_each() -> None:
    """ebbes, "Scoring"."""
    state = scored([[6, 2, 0, 1, 0], [0, 0, 0, 5, 0], [0, 4, 0, 0, 0]])
    assert state.scores == state.values == [1, -5, 4]
    two = scored([[6, 2, 0, 1, 0], [0, 0, 0, 5, 0], [0, 4, 0, 0, 0]], players=2)
    assert two.scores == [1, -5, 4] and two.values == [1, -5, 0]  # nobody plays for the virtual player


def test_A7_the_track_ends_the_game_only_with_chosen_designators() -> None:
    base = atout.game("ebbes", players=3, goal=1).start(seed=3)
    while not base.over:
        base.play(base.moves()[0])
    assert len(base.rounds) == 5
    chosen = atout.game("ebbes", players=3, goal=1, choose_designators=True).start(seed=3)
    while not chosen.over:
        chosen.play(chosen.moves()[0])
    assert len(chosen.rounds) < 5 and max(chosen.totals) >= 1


def test_1_6_two_players_sit_around_the_virtual_player() -> None:
    """The order is dealer, virtual player, other human, and turns round with every deal."""
    state = atout.game("ebbes", players=2).start(seed=1)
    for _ in range(5):
        dealer = state.fields().dealer
        assert layout(Fields(state.game.fresh()[0])).cards == {"hands": [10, 10, 10]}
        while state.fields().phase != 2:
            state.play(state.moves()[0])
        order = []
        for _ in range(3):
            order.append(state.seat)
            state.play(state.moves()[0])
        i = order.index(dealer)
        assert order[i:] + order[:i] == [dealer, 2, 1 - dealer]
        rounds = state.fields().rounds
        while state.fields().rounds == rounds and not state.over:
            state.play(state.moves()[0])
        if state.over:
            break


def test_A19_the_virtual_player_never_wins() -> None:
    for seed in range(40):
        state = atout.game("ebbes", players=2).start(seed=seed)
        while not state.over:
            state.play(state.moves()[-1])
        assert state.winners and 2 not in state.winners
        assert len(state.totals) == 3 and state.values[2] == 0
