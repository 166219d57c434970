"""XXL: the draw games. Examples of the rulebook by their ids; numbers such as G5 are those of docs/rules/xxl.md."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import atout
from atout.families.xxl.state import ALL
from atout.kernel.tricks import HIDDEN
from atout.refusals import NotLegal
from atout.state import State
from tests.frequencies import check_frequencies
from tests.xxl.table import DECK, cards_of, changed, legal, mask, table


def accepts(state: State, pile: int) -> set[str]:
    """Game 1: the numbers that a pile takes, as colour and number."""
    fit = state.fields().fit
    lower = {card.split("/")[0] for card in cards_of(fit[pile])}
    higher = {card.split("/")[1] for card in cards_of(fit[2 + pile])}
    return {half[-1] + half[:-1] for half in lower | higher}


# --- Game 1 ----------------------------------------------------------------------------------------------------------


def test_X1_fresh_piles_take_both_directions() -> None:
    """« Montées et descentes », the example: A yellow 7 and red 0, B blue 4 and yellow 7."""
    state = table("xxl-up-and-down", display=["0R/7Y", "4B/7Y"])
    assert accepts(state, 0) == {"Y6", "Y8", "R1"}
    assert accepts(state, 1) == {"B3", "B5", "Y6", "Y8"}


def test_X2_a_running_series_keeps_its_direction() -> None:
    """After yellow 6/blue 3 by its yellow half only three possibilities are left (G7)."""
    state = table("xxl-up-and-down", [["3B/6Y", "9Y/10R", "8R/9B"]], display=["0R/7Y", "4B/7Y"])
    assert state.seat == 0
    state.play("3B/6Y@Y>A")
    assert accepts(state, 0) == {"Y5", "B2", "B4"}
    assert accepts(state, 1) == {"B3", "B5", "Y6", "Y8"}


def test_X2_the_same_card_goes_by_either_half() -> None:
    state = table("xxl-up-and-down", [["3B/6Y", "9Y/10R", "8R/9B"]], display=["0R/7Y", "4B/7Y"])
    assert {move for move in legal(state) if move.startswith("3B/6Y")} == {"3B/6Y@Y>A", "3B/6Y@Y>B", "3B/6Y@B>B"}
    state.play("3B/6Y@B>B")
    assert accepts(state, 1) == {"B2", "Y5", "Y7"}


def test_X3_the_ends_of_the_scale() -> None:
    """A fresh 10 takes only a 9, a fresh 0 only a 1; a finished series leaves only the other half."""
    state = table("xxl-up-and-down", [["9Y/10R", "8R/9B", "1R/7B"]], display=["0Y/10B", "2Y/9R"])
    assert accepts(state, 0) == {"Y1", "B9"}
    state.play("9Y/10R@R>B")
    assert accepts(state, 1) == {"Y8", "Y10"}


def test_X3_a_series_down_to_zero() -> None:
    state = table("xxl-up-and-down", [["0R/7Y", "9Y/10R", "8R/9B"]], display=["1R/7B", "2Y/9R"])
    state.play("0R/7Y@R>A")
    assert accepts(state, 0) == {"Y6", "Y8"}


# --- Game 2 ----------------------------------------------------------------------------------------------------------


def test_X4_a_zero_cannot_be_undercut() -> None:
    """« À moins », the example: on red 6/green 0 only reds below 6."""
    state = table("xxl-lower", display=["0G/6R"])
    reds = {card for card in DECK for half in card.split("/") if half[-1] == "R" and int(half[:-1]) < 6}
    assert cards_of(state.fields().fit[0]) == reds
    assert "0G/2R" in reds


def test_X5_only_lower_reds_on_green_0_red_2() -> None:
    state = table("xxl-lower", display=["0G/2R"])
    assert cards_of(state.fields().fit[0]) == {"0R/1Y", "0R/7Y", "1R/4G", "1R/7B"}


def test_X5_zero_on_zero_as_the_text_has_it() -> None:
    """G9: the option allows what the printed example allows."""
    state = table("xxl-lower", display=["0G/2R"], options={"zero_on_zero": True})
    strict = {"0R/1Y", "0R/7Y", "1R/4G", "1R/7B"}
    assert cards_of(state.fields().fit[0]) - {"0G/2R"} == strict | {"0G/6R", "0G/9Y"}


def test_both_halves_of_the_top_card_count() -> None:
    state = table("xxl-lower", [["4Y/8R", "6B/10Y", "1R/4G", "9Y/10R", "8R/9B", "7R/9B"]], display=["4B/7Y"])
    assert state.seat == 0 and legal(state) == {"4Y/8R"}
    state.play("4Y/8R")
    assert state.fields().pile[0] == DECK.index("4Y/8R")


# --- Game 5 ----------------------------------------------------------------------------------------------------------


def rows() -> State:
    """Red 10, 9, 8, 7 have been played, no other row runs; seat 0 acts."""
    hands = [
        ["9Y/10R", "4Y/8R", "6R/8Y", "6B/10Y", "2Y/10R", "5R/9G", "8R/9B", "8B/10G", "7G/10Y"],
        ["4G/9R", "5G/7R"],
    ]
    state = table("xxl-one-by-one", hands)
    for move in ("9Y/10R@R", "4G/9R@R", "4Y/8R@R", "5G/7R@R"):
        state.play(move)
    return state


def test_X7_only_red_6_or_another_10() -> None:
    """« L’un après l’autre », the example: red 10, 9, 8, 7."""
    state = rows()
    assert state.seat == 0
    assert legal(state) == {"6R/8Y@R", "6B/10Y@Y", "8B/10G@G", "7G/10Y@Y"}
    with pytest.raises(NotLegal) as refused:
        state.play("2Y/10R@R")
    assert refused.value.clause == "row"


def test_a_row_that_reached_0_is_closed() -> None:
    state = changed(
        rows(),
        row=[0, 6, 10, 10],
        fit=[mask("0Y/3G", "0Y/8G", "0Y/10B"), mask("0G/6R", "4R/6B"), 0, 0],
        hand=[mask("0Y/3G", "9Y/10R", "2Y/10R"), mask("1G/2R"), 0, 0, 0, 0],
    )
    assert legal(state) == {"0Y/3G@Y"}
    state.play("0Y/3G@Y")
    assert state.fields().row.tolist() == [10, 6, 10, 10]
    assert {"4R/10Y", "9Y/10R"} & cards_of(state.fields().fit[1]) == {"4R/10Y"}


# --- All three -------------------------------------------------------------------------------------------------------

FULL_OF_HIGH = ["9Y/10R", "8R/9B", "8B/10G", "7G/10Y", "7R/9B", "6B/10Y"]  # none goes on green 0/red 2


def test_G5_no_drawing_while_a_card_fits() -> None:
    state = table("xxl-lower", [["0R/7Y", *FULL_OF_HIGH[:5]]], display=["0G/2R"])
    assert legal(state) == {"0R/7Y"}
    with pytest.raises(NotLegal) as refused:
        state.play("draw")
    assert refused.value.clause == "playable"


@pytest.mark.parametrize("card", ["0R/7Y", DECK[0]])
def test_G6_a_drawn_card_that_fits_may_be_played_or_kept(card: str) -> None:
    for move in (card, "pass"):
        state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=[card])
        assert legal(state) == {"draw"}
        state.play("draw")
        assert state.seat == 0 and legal(state) == {card, "pass"}
        for other in ("9Y/10R", "draw"):
            with pytest.raises(NotLegal) as refused:
                state.play(other)
            assert refused.value.clause == "drawn"
        state.play(move)
        assert state.seat == 1


def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["5R/9G"])
    state.play("draw")
    assert state.seat == 1 and state.fields().size.tolist()[:2] == [7, 6]


def blocked(*hands: str) -> State:
    """Game 2 on green 0/red 2 with an empty talon and one card a seat; seat 0 acts."""
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"])
    return changed(
        state,
        hand=[mask(card) for card in hands] + [0] * 4,
        size=[1, 1, 0, 0, 0, 0],
        slots=[1, 64, 0, 0, 0, 0],
        stock=[-1] * 55,
        left=0,
    )


def test_with_an_empty_talon_a_seat_that_cannot_play_passes() -> None:
    state = blocked("9Y/10R", "0R/7Y")
    assert legal(state) == {"pass"}
    with pytest.raises(NotLegal) as refused:
        state.play("draw")
    assert refused.value.clause == "talon-empty"
    state.play("pass")
    assert state.seat == 1 and legal(state) == {"0R/7Y"}


def test_nobody_can_play_ends_the_game_without_a_round_of_passes() -> None:
    state = blocked("0R/7Y", "9Y/10R")
    state = changed(
        state,
        hand=[mask("0R/7Y", "8R/9B"), mask("9Y/10R"), 0, 0, 0, 0],
        size=[2, 1, 0, 0, 0, 0],
        slots=[3, 64, 0, 0, 0, 0],
    )
    state.play("0R/7Y")
    assert state.over and state.scores == [17, 19] and state.winners == [0]


def test_G37_the_first_to_be_out_has_nothing() -> None:
    state = blocked("0R/7Y", "9Y/10R")
    state.play("0R/7Y")
    assert state.over and state.scores == state.totals == [0, 19] and state.winners == [0]
    assert state.values == [0.0, -19.0]


def test_G4_a_tie_for_the_start_goes_to_the_dealers_left() -> None:
    hands = [
        ["1G/2R", "1B/3Y", "1R/4G", "1G/5B", "1Y/6B", "1R/7B"],
        ["0R/1Y", "0G/2R", "0Y/3G", "0B/4R", "0G/6R", "8R/9B"],
    ]
    assert [sum(int(half[:-1]) for card in hand for half in card.split("/")) for hand in hands] == [33, 33]
    for dealer in range(2):
        assert table("xxl-lower", hands, dealer=dealer).seat == 1 - dealer


# --- What others know of a hand --------------------------------------------------------------------------------------


def test_a_draw_shows_what_a_hand_has_not() -> None:
    """Every slot of the seat loses the cards that would have fitted; so does the new one if the turn ends."""
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["5R/9G"])
    state.play("draw")
    s = state.fields()
    fit = s.fit[0]
    assert s.slots.tolist()[:2] == [0b111111 | 1 << 12, 0b111111 << 6]
    assert all(s.mask[slot] == ALL & ~fit for slot in (0, 1, 2, 3, 4, 5, 12))
    assert all(s.mask[slot] == ALL for slot in range(6, 12))


def test_who_passes_has_no_card_that_fits() -> None:
    """With an empty talon, too: from the slot of the seat that passes go the cards that would have fitted."""
    state = blocked("9Y/10R", "0R/7Y")
    fit = state.fields().fit[0]
    state.play("pass")
    assert [state.fields().mask[slot] & fit for slot in (0, 6)] == [0, fit]


@pytest.mark.parametrize(
    ("ruled_out", "left"),
    [
        (set(), 0b111110),
        ({0, 1, 3}, 0b111011),
        ({0, 1, 2, 3, 4}, 0b011111),
        ({0, 1, 2, 3, 4, 5}, 0b111110),  # a world that the sampler has flagged: it can be played on
    ],
)
def test_the_oldest_slot_that_a_card_may_have_been_is_empty(ruled_out: set[int], left: int) -> None:
    state = table("xxl-lower", [["0R/7Y", *FULL_OF_HIGH[:5]]], display=["0G/2R"])
    card = mask("0R/7Y")
    state = changed(state, mask=[ALL & ~card if slot in ruled_out else ALL for slot in range(55)])
    state.play("0R/7Y")
    assert state.fields().slots.tolist()[:2] == [left, 0b111111 << 6]


@pytest.mark.parametrize("card", ["0R/7Y", DECK[0]])
def test_a_drawn_card_is_its_own_seats_secret(card: str) -> None:
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=[card])
    assert [state.view(seat).fields().drawn for seat in (0, 1, None)] == [-1, -1, -1]
    state.play("draw")
    assert [state.view(seat).fields().drawn for seat in (0, 1, None)] == [DECK.index(card), HIDDEN, HIDDEN]


def test_a_drawn_card_leaves_the_newest_slot() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["0R/7Y"])
    state.play("draw")
    assert state.fields().mask[12] == state.fields().fit[0]
    state.play("0R/7Y")
    assert state.fields().slots.tolist()[:2] == [0b111111, 0b111111 << 6] and state.fields().mask[12] == 0


def test_a_kept_drawn_card_is_known_to_fit() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["0R/7Y"])
    fit = state.fields().fit[0]
    state.play("draw")
    assert state.fields().mask[12] == fit
    view = state.view(1).fields()
    assert view.drawn == -3 and view.hand[0] == 0
    for seed in range(20):
        world = state.view(1).sample(seed).fields()
        assert fit >> world.drawn & 1 and world.hand[0] >> world.drawn & 1
    state.play("pass")
    assert state.fields().mask[12] == fit and state.fields().slots[0] >> 12 & 1


def test_only_a_card_that_its_player_still_thinks_about_is_the_drawn_one() -> None:
    """The newest card, though it is known to fit, is no drawn card any more when it was kept."""
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["0R/7Y"])
    state.play("draw")
    state.play("pass")
    assert {state.view(1).sample(seed).fields().drawn for seed in range(5)} == {-1}


def test_a_drawn_card_is_the_newest_of_all() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH], display=["0G/2R"], stock=["0R/7Y"])
    state.play("draw")
    state = changed(state, mask=[mask("0R/7Y") if slot == 12 else ALL for slot in range(55)])
    assert {state.view(1).sample(seed).fields().drawn for seed in range(5)} == {DECK.index("0R/7Y")}


def test_cards_of_two_seats_are_never_one_place_though_they_may_be_the_same() -> None:
    """The second seat's cards may be others than its first one, and the same as the first seat's: each has its own."""
    state = atout.game("xxl-lower", players=3).start(seed=1)
    odd = next(slot for slot in range(55) if state.fields().slots[1] >> slot & 1)
    view = changed(state, mask=[ALL >> 1 if slot == odd else ALL for slot in range(55)], dealt=0).view(2)
    for seed in range(5):
        hands = view.sample(seed).fields().hand.tolist()
        assert [bin(hand).count("1") for hand in hands[:3]] == state.fields().size.tolist()[:3]


def test_a_played_card_leaves_the_oldest_slot_that_it_may_have_been() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH, ["1R/4G", "0R/7Y"]], display=["0G/2R"], stock=["5R/9G"])
    state.play("draw")
    state.play("1R/4G")
    s = state.fields()
    assert s.slots[1] == 0b111110 << 6 and s.mask[6] == 0


@pytest.mark.parametrize(("id", "players"), [("xxl-up-and-down", 2), ("xxl-lower", 4), ("xxl-one-by-one", 3)])
def test_the_starter_had_the_best_hand_until_somebody_draws(id: str, players: int) -> None:
    def begins(world: State) -> bool:
        """Whether the starter's total is the highest of all hands with what was played from them."""
        totals = [sum(number(card) for card in cards_of(hand)) for hand in world.fields().hand.tolist()[:players]]
        for seat, move in state.history:
            totals[seat] += number(move.partition("@")[0])
        return max(totals) == totals[state.history[0].seat if state.history else state.seat or 0]

    for seed in range(2):
        state = atout.game(id, players=players).start(seed=seed)
        while "draw" not in state.legal():
            for seat in [*range(players), None]:
                view = state.view(seat)
                assert all(begins(view.sample(k)) for k in range(3)) and view.sampler().flags == 0
            state.play(state.moves()[0])


def number(card: str) -> int:
    """A card's total."""
    return sum(int(half[:-1]) for half in card.split("/"))


def test_hands_are_open_once_they_are_counted_the_talon_never() -> None:
    state = table("xxl-lower", [FULL_OF_HIGH, ["1R/4G"]], display=["0G/2R"], stock=["5R/9G"])
    end = changed(
        state, hand=[mask("1R/4G"), mask("9Y/10R"), 0, 0, 0, 0], size=[1, 1, 0, 0, 0, 0], slots=[1, 64, 0, 0, 0, 0]
    )
    end.play("1R/4G")
    view = end.view(None).fields()
    assert end.over and view.hand[1] == mask("9Y/10R")
    assert {*view.stock.tolist()[: view.left]} == {-3}


def small(talon: list[str]) -> State:
    """Game 2 on green 0/red 2 with one card a seat and this talon; all other cards have been played."""
    state = blocked("9Y/10R", "0R/7Y")
    gone = ALL & ~mask("9Y/10R", "0R/7Y", *talon)
    stock = [DECK.index(card) for card in talon] + [-1] * (55 - len(talon))
    return changed(state, stock=stock, left=len(talon), open=gone, dealt=0)


def test_every_order_of_the_talon_is_a_world() -> None:
    """Three unseen cards, none of which fits: one in a hand, two in the talon."""
    cards = ["9Y/10R", "5R/9G", "8R/9B"]
    view = small(cards[1:]).view(1)
    assert view.sampler().count == 6
    worlds = Counter((mask(one), DECK.index(two), DECK.index(three)) for one, two, three in permutations(cards))
    check_frequencies(view, worlds, lambda states: (int(states[0]["hand"][0]), *states[0]["stock"][:2].tolist()))


def test_with_an_empty_talon_two_hands_can_be_exchanged() -> None:
    worlds = Counter((mask(one), mask(two)) for one, two in permutations(["9Y/10R", "0R/7Y"]))
    check_frequencies(small([]).view(None), worlds, lambda states: tuple(states[0]["hand"][:2].tolist()))


def test_at_the_end_nothing_but_the_talon_is_unknown() -> None:
    state = small(["5R/9G", "8R/9B"])
    state.play("draw")
    state.play("0R/7Y")
    s, world = state.fields(), state.view(None).sample(1).fields()
    assert state.over and s.left == 1 and world.hand.tolist() == s.hand.tolist()
    assert world.stock.tolist() == s.stock.tolist()
