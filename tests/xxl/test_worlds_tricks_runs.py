"""XXL's trick games and runs: sampled worlds against brute force on small positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations, permutations
from typing import Any

import pytest

from atout.families.xxl.state import ALL, SECOND
from atout.kernel.rng import new_rng
from atout.state import State
from tests.frequencies import check_frequencies, could_run
from tests.xxl.positions import bits, play, position
from tests.xxl.table import DECK

YELLOW, RED = range(2)
Hands = tuple[int, ...]


def splits(cards: list[str], sizes: list[int]) -> list[tuple[str, ...]]:
    """All ways to fill places of these sizes."""
    if not sizes:
        return [()]
    found = []
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        found += [(" ".join(chosen), *others) for others in splits(rest, sizes[1:])]
    return found


def check(state: State, seat: int | None, worlds: Collection[Hands]) -> None:
    """The view's worlds (as everybody's hands) are exactly these, all equally likely."""

    def hands(states: Any) -> Hands:
        return tuple(int(hand) for hand in states[0]["hand"][: state.game.seats])

    assert hands(state._states) in worlds
    check_frequencies(state.view(seat), Counter(worlds), hands)


def total(cards: str) -> int:
    return sum(int(half[:-1]) for card in cards.split() for half in card.split("/"))


def tricks(id: str, hands: list[str], aside: str, **more: Any) -> State:
    """A position in which all other cards have long been won."""
    gone = ALL & ~bits(" ".join([*hands, aside]))
    return position(id, hands, aside=bits(aside), won=[gone, *[0] * 5], **more)


def test_game_3_voids_kept_cards_and_the_leader() -> None:
    hands = ["9Y/10R 6R/8Y 7R/9B", "0R/7Y 1G/5B 2G/5B", "3B/8G 0Y/3G"]
    pinned = [0, bits("2G/5B"), 0, 0, 0, 0]
    state = tricks("xxl-refuse", hands, "0R/1Y 1R/4G 0B/4R", phase=SECOND, pinned=pinned)
    play(state, "7R/9B@R", "0R/7Y", "3B/8G")  # seat 2 has no red
    unseen = ["1G/5B", "0Y/3G", "0R/1Y", "1R/4G", "0B/4R"]
    worlds = set()
    for one, two, _ in splits(unseen, [1, 1, 3]):
        # Seats 0 and 1 had three cards, seat 2 two: seat 0 leads if its total is at least that of seat 1.
        ours = total("9Y/10R 6R/8Y 7R/9B") >= total(f"2G/5B 0R/7Y {one}")
        if "R" not in two and ours:
            worlds.add((bits("9Y/10R 6R/8Y"), bits(f"2G/5B {one}"), bits(two)))
    check(state, 0, worlds)


def test_game_3_the_leader_had_the_highest_total() -> None:
    state = tricks("xxl-refuse", ["7R/9B 0Y/10B", "0R/7Y 1G/8B"], "9Y/10R 2G/5B 4R/10Y")
    play(state, "0Y/10B@Y")
    unseen = ["7R/9B", "9Y/10R", "2G/5B", "4R/10Y"]
    # Seat 0 leads in the dealer's left: a tie goes to it.
    leads = [one for one in unseen if total(f"0Y/10B {one}") >= total("0R/7Y 1G/8B")]
    check(state, 1, {(bits(one), bits("0R/7Y 1G/8B")) for one in leads})


def test_game_6_a_discard_to_two_open_colours_shows_two_voids() -> None:
    state = tricks("xxl-fix-the-colour", ["1G/2R 9Y/10R", "3B/6Y 1Y/6B", "4R/6B 0B/4R"], "0Y/10B 0G/9Y 7R/9B")
    play(state, "1G/2R", "3B/6Y")
    unseen = ["9Y/10R", "1Y/6B", "0Y/10B", "0G/9Y", "7R/9B"]
    worlds = set()
    for zero, one, _ in splits(unseen, [1, 1, 3]):
        rival = max(total(f"3B/6Y {one}"), total("4R/6B 0B/4R"))
        if not set(one) & set("GR") and total(f"1G/2R {zero}") >= rival:
            worlds.add((bits(zero), bits(one), bits("4R/6B 0B/4R")))
    check(state, 2, worlds)


def laid(hands: list[str], display: str, talon: str = "", **more: Any) -> State:
    gone = ALL & ~bits(" ".join([*hands, display, talon]))
    return position("xxl-runs", hands, display=display, talon=talon, won=[gone, *[0] * 5], **more)


def test_game_4_with_an_empty_talon_somebody_could_form_a_run() -> None:
    """Else the game would have been over: before this turn, and before each one since the talon is empty."""
    unseen = ["2B/6G", "3Y/7G", "0Y/10B", "1G/8B", "4B/7Y", "1R/4G"]
    state = laid(["", " ".join(unseen[:3]), " ".join(unseen[3:])], "7Y/8G 9Y/10R")
    every = {(0, bits(one), bits(two)) for one, two in splits(unseen, [3, 3])}
    check(state, None, every)  # a table that was set up: nothing is known about turns
    play(state, "end")
    display = state.fields().display
    possible = {hands for hands in every if could_run(state.fields(), hands, display)}
    assert 0 < len(possible) < len(every)
    check(state, None, possible)
    play(state, "swap:0Y/10B>7Y/8G")
    swap = bits("0Y/10B 7Y/8G")
    possible = {(0, one ^ swap, two) for _, one, two in possible if one & bits("0Y/10B")}
    check(state, None, possible)
    play(state, "end")
    before = len(possible)
    possible = {hands for hands in possible if could_run(state.fields(), hands, display ^ swap)}
    assert 0 < len(possible) < before
    check(state, None, possible)


def test_game_4_a_turn_that_everybody_understands_is_forgotten() -> None:
    state = laid(["", "2B/6G 3Y/7G 0Y/10B", "1G/8B 4B/7Y 1R/4G"], "7Y/8G 9Y/10R")
    play(state, "end")
    assert state.fields().arrived == 1
    play(state, "run:2B/6G+3Y/7G+7Y/8G@G")  # so that was the one
    assert state.fields().arrived == 0 and not any(state.fields().mask.tolist())


def test_game_4_a_turn_in_which_everybody_knows_of_a_run_is_not_kept() -> None:
    pinned = [0, 0, bits("2B/6G 3Y/7G"), 0, 0, 0]
    state = laid(["0Y/10B 1R/4G", "1G/8B 0B/5Y", "2B/6G 3Y/7G"], "7Y/8G 9Y/10R", pinned=pinned)
    play(state, "end")
    assert state.fields().arrived == 0 and not any(state.fields().mask.tolist())


def test_game_4_what_is_shown_was_held_in_open_turns_the_first_card_too() -> None:
    state = laid(["0R/1Y 2B/6G", "3Y/7G 1G/8B"], "7Y/8G 9Y/10R", arrived=1)
    play(state, "swap:0R/1Y>9Y/10R")
    assert state.fields().mask.tolist()[:2] == [1 << 16 * RED | 1 << 16 * YELLOW + 1, 0]


def test_game_4_nothing_is_kept_of_a_seat_without_secrets() -> None:
    pinned = [bits("0R/1Y 2Y/9R"), 0, 0, 0, 0, 0]
    state = laid(["0R/1Y 2Y/9R", "2B/6G 3Y/7G", "1G/8B 4B/7Y"], "7Y/8G 9Y/10R", pinned=pinned)
    play(state, "end")
    assert state.fields().arrived == 1 and [word != 0 for word in state.fields().mask][:3] == [False, True, True]


@pytest.mark.parametrize(("players", "room"), [(3, 18), (5, 11)])
def test_game_4_a_turn_for_which_there_is_no_room_is_flagged(players: int, room: int) -> None:
    """The state holds 18 turns of three seats, 11 of five: with every half known before, each of these says nothing."""
    hands = ["", "2B/6G 3Y/7G 0Y/10B", "1G/8B 4B/7Y 1R/4G", "", ""][:players]
    for arrived, flags in ((room - 1, 0), (room, 1)):
        mask = [(1 << 59) - 1] * players * arrived
        state = laid(hands, "7Y/8G 9Y/10R", arrived=arrived, mask=mask + [0] * (55 - len(mask)))
        play(state, "end")
        view = state.view(None)
        assert view.sample(1).view(None) == view and view.sampler().flags == flags


def test_game_4_the_starter_had_the_best_hand_until_somebody_draws() -> None:
    ours = "1R/4G 0B/5Y"
    state = laid(["2B/6G 0Y/10B", ours], "7Y/8G 9Y/10R", talon="0G/2R 0R/1Y", dealt=1)
    best = {cards for cards, _ in splits(["2B/6G", "0Y/10B", "0G/2R", "0R/1Y"], [2, 2]) if total(cards) >= total(ours)}
    assert len(best) == 4
    check(state, 1, {(bits(cards), bits(ours)) for cards in best})  # a tie goes to seat 0, on the dealer's left
    play(state, "swap:2B/6G>7Y/8G")
    swap = bits("2B/6G 7Y/8G")
    check(state, 1, {(bits(cards) ^ swap, bits(ours)) for cards in best if "2B/6G" in cards})
    play(state, "end", "add:1R/4G")
    check(state, 1, {(bits(f"7Y/8G {card}"), bits("0B/5Y 0G/2R")) for card in ("0Y/10B", "0R/1Y")})


def test_game_4_a_card_from_the_display_was_not_dealt() -> None:
    """Seat 0 began with 2 points and an unseen card, against 10: the 19 that it has taken does not count."""
    ours = "1R/4G 0B/5Y"
    state = laid(["0G/2R 0Y/10B", ours], "7Y/8G 9Y/10R", talon="8R/9B 0R/1Y 0Y/3G", dealt=1)
    play(state, "swap:0G/2R>9Y/10R")
    check(state, 1, {(bits(f"9Y/10R {card}"), bits(ours)) for card in ("0Y/10B", "8R/9B")})


def test_game_4_every_order_of_the_talon_is_a_world() -> None:
    cards = ["2B/6G", "0G/2R", "0Y/3G"]
    view = laid(["2B/6G", "1R/4G"], "7Y/8G 9Y/10R", talon="0G/2R 0Y/3G").view(1)
    assert view.sampler().count == 6
    worlds = Counter((bits(one), DECK.index(two), DECK.index(three)) for one, two, three in permutations(cards))
    check_frequencies(view, worlds, lambda states: (int(states[0]["hand"][0]), *states[0]["stock"][:2].tolist()))


@pytest.mark.parametrize(
    ("moves", "possible"),
    [
        (["swap:2B/6G>4B/7Y", "end", "swap:1R/4G>7Y/8G", "end"], {False}),  # over because nobody can form a run
        (["swap:0Y/10B>4B/7Y", "end", "end", "end"], {True}),  # because of quiet turns: somebody could
    ],
)
def test_game_4_why_it_is_over_is_a_fact(moves: list[str], possible: set[bool]) -> None:
    state = play(laid(["2B/6G 3Y/7G 0Y/10B", "1R/4G 1B/9G 2Y/10R", "0B/5Y"], "7Y/8G 4B/7Y"), *moves)
    sampler, rng, s = state.view(None).sampler(), new_rng(3), state.fields()
    worlds = [sampler.draw(rng)[0]["hand"].tolist() for _ in range(40)]
    assert state.over and sampler.flags == 0
    assert {could_run(s, hands, s.display) for hands in worlds} >= possible
    assert possible == {True} or not any(could_run(s, hands, s.display) for hands in worlds)


@pytest.mark.parametrize("id", ["xxl-refuse", "xxl-fix-the-colour"])
def test_cards_put_aside_are_hidden(id: str) -> None:
    state = position(id, ["1G/2R 0B/5Y", "2G/5B 3B/9R"])
    assert state.fields().aside and not any(state.view(seat).fields().aside for seat in (0, 1, None))
