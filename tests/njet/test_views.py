"""What a seat knows, and the worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import atout
from atout.families.njet.state import PLAYING
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.state import State
from tests.njet.tables import card_set, random_moves, table, viewers

ONES = " ".join(f"{c}1 {c}1 {c}1" for c in "BYRG")


def assert_worlds_agree(state: State, seed: int = 0) -> None:
    """Every view's worlds look like the view again, hold every card once, and can be played on."""
    holdings = state.game.family.holdings
    for seat in viewers(state):
        view = state.view(seat)
        world = State(state.game, None, world=view.sampler().draw(new_rng(seed)))
        assert world.view(seat) == view, f"seat {seat}"
        assert holdings(world.fields()) == holdings(state.fields())
        assert view.sampler().flags == 0
        if state.seat is not None:
            assert world.moves()


@pytest.mark.parametrize("hand", [ONES, " ".join(ONES.split()[1:]) + " B9"])
def test_N27_worlds_know_that_only_loot_is_left(hand: str) -> None:
    """A hand that could not discard holds loot cards only: exact even in this rarest of cases."""
    state = table("niet-2015", "2 1-no1 R none 1", {2: hand}, ["team:2+3", "x2:2"], players=5)
    while state.seat is not None:
        assert_worlds_agree(state)
        random_moves(state, 3, 1)
    assert_worlds_agree(state)
    if hand == ONES:
        assert any(event.id == "njet-short" and event.args["seat"] == 2 for event in state.events(0))


@pytest.mark.parametrize("direction", ["left", "right"])
def test_passed_cards_are_pinned_until_an_equal_one_is_played(direction: str) -> None:
    giver, receiver = 0, 1 if direction == "left" else 3
    hands = {giver: "R7 R7 R9", receiver: "R7 K9"}
    state = table("njet-2007", "0 pass K none 1", hands, ["team:0+2", "pass:R7", "pass:R7"], pass_direction=direction)
    assert state.view(giver).fields().hand[receiver] == 0  # on their way
    assert_worlds_agree(state)
    while any(move.startswith("pass:") for move in state.legal()):
        state.play(next(move for move in state.legal() if move not in ("pass:R7", "pass:K9")))
    s = state.fields()
    assert state.view(giver).fields().hand[receiver] == card_set(s, "R7 R7")
    assert_worlds_agree(state)
    while s.played[receiver] & card_set(s, "R7") == 0:
        want = "R7" if state.seat == receiver else "R9"
        state.play(want if want in state.legal() else next(iter(state.legal())))
    assert state.view(giver).fields().hand[receiver] == card_set(s, "R7")
    assert_worlds_agree(state)


def test_others_see_neither_discards_nor_passes() -> None:
    for square, text in (("1", "discard:?"), ("pass", "pass:?")):
        state = table("niet-2015", f"0 {square} R none 1", {}, ["team:0+1"])
        move = next(iter(state.legal()))
        assert state.shown(move, 0) == move
        assert state.shown(move, 1) == state.shown(move, None) == text
        state.play(move)
        for seat in viewers(state):
            assert bool(state.view(seat).fields().laid[0]) == (seat == 0)


def test_a_received_card_is_known_to_giver_and_receiver_only() -> None:
    state = table("niet-2015", "0 pass R none 1", {}, ["team:0+1"])
    while any(move.startswith("pass:") for move in state.legal()):
        state.play(next(iter(state.legal())))
    for seat in viewers(state):
        known = [j for j in range(4) if state.view(seat).fields().laid[j]]
        assert known == ([] if seat is None else sorted({seat, (seat - 1) % 4}))
    told = {seat: [e.args["seat"] for e in state.events(seat) if e.id == "njet-received"] for seat in (0, None)}
    assert sorted(told[0]) == [0, 1] and told[None] == []


def test_which_copy_moved_cannot_be_seen() -> None:
    """Equal cards have no identity: whichever copies are dealt, the table is the same bytes."""
    chance = np.zeros(96, np.int64)
    chance[:60] = np.random.default_rng(1).permutation([c * 16 + b for c in range(4) for b in range(15)])
    swapped = chance.copy()
    for one, other in ((0, 2), (9, 12), (25, 27)):  # copies of one value change places
        swapped[:60][chance[:60] == one], swapped[:60][chance[:60] == other] = other, one
    assert chance[:60].tolist() != swapped[:60].tolist()
    tables = [State(atout.game("njet-2007"), None) for _ in range(2)]
    for state, deal in zip(tables, (chance, swapped), strict=True):
        state._put(deal)
    assert tables[0] == tables[1]


@pytest.mark.parametrize("square", ["0", "2", "2-no0", "pass"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_agree_all_through_a_round(players: int, square: str) -> None:
    state = table("njet-2007", f"1 {square} K B 2", {}, players=players)
    while state.seat is not None:
        assert_worlds_agree(state, len(state.history))
        random_moves(state, 7 * len(state.history) + players, 3)
    assert_worlds_agree(state)


def replayed(world: State, history: list[atout.Move], dealer: int) -> State:
    """The world's whole past: the deal that it implies, then the public moves with the world's own secrets."""
    s = world.fields()
    game, players = world.game, range(world.game.options.players)
    texts = game.family.notation(s).cards

    def named(mask: int) -> list[str]:
        return [texts[card] for card in range(63) if mask >> card & 1]

    laid = [named(s.laid[j]) for j in players]
    hands = []
    for j in players:
        hand = named(s.hand[j]) + named(s.played[j]) + laid[j]
        if s.passing and s.phase == PLAYING:
            for card in laid[(j - s.pass_to) % s.players]:
                hand.remove(card)
        hands.append(hand)
    deal = {"dealer": dealer, "hands": hands} | ({"aside": named(s.aside)} if s.players == 2 else {})
    table = game.start(deals=[deal])
    for seat, move in history:
        what, secret, _ = move.partition(":")
        table.play(f"{what}:{laid[seat].pop()}" if secret and what in ("discard", "pass") else move, seat)
    return table


@pytest.mark.parametrize("square", ["2", "2-no0", "pass"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_world_replays_the_public_history(players: int, square: str) -> None:
    """A sampled world has a legal past, and the true state is one of the possible worlds."""
    state = table("njet-2007", f"1 {square} K B 2", {}, dealer=1, players=players)
    for k in range(14):
        random_moves(state, 100 * k + players, 5)
        if state.seat is None:
            break
        s = state.fields()
        for seat in viewers(state):
            view = state.view(seat)
            for draw in range(3):
                world = State(state.game, None, world=view.sampler().draw(new_rng(draw)))
                assert replayed(world, state.history, 1) == world
            problem = view.sampler().problem[0]
            allow = dict(zip(problem["cards"][: problem["n"]].tolist(), problem["allow"].tolist(), strict=False))
            known = view.fields()
            for j in range(players):
                for card in range(63):
                    if (s.hand[j] & ~known.hand[j]) >> card & 1 and not s.tails >> card & 1:
                        assert allow[card] >> j & 1


@pytest.mark.parametrize("must_trump", [True, False])
def test_every_world_replays_with_the_duty_to_trump(must_trump: bool) -> None:
    for players in (3, 4):
        state = table("njet-1997", "1 1 K B 2", {}, dealer=1, players=players, must_trump=must_trump)
        for k in range(8):
            random_moves(state, 10 * k, 6)
            if state.seat is None:
                break
            for seat in viewers(state):
                for draw in range(4):
                    world = State(state.game, None, world=state.view(seat).sampler().draw(new_rng(draw)))
                    assert replayed(world, state.history, 1) == world


# --- Exactness: frequencies against enumeration ----------------------------------------------------------------------


def enumerate_hands(unseen: list[str], places: list[tuple[str, int]], allowed: Any) -> Counter[Any]:
    """All maps of physical cards to places, counted by what each hand holds."""
    slots = [name for name, size in places for _ in range(size)]
    found: Counter[Any] = Counter()
    for order in permutations(range(len(unseen))):
        held: dict[str, list[str]] = {name: [] for name, _ in places}
        for slot, card in zip(slots, order, strict=True):
            held[slot].append(unseen[card])
        if all(allowed(card, name) for name, cards in held.items() for card in cards):
            found[tuple(tuple(sorted(cards)) for cards in held.values())] += 1
    return found


def test_worlds_are_uniform_over_hands_and_discards() -> None:
    """Two unseen hands of two cards, two discards, a void and equal cards: frequencies match full enumeration."""
    state = table("njet-2007", "0 2-no0 none none 2", {}, ["team:0"], players=3)
    random_moves(state, 2, 6)
    states = state._states.copy()
    s = Fields(states[0])
    deck, tails = s.deck, s.tails
    hidden = {"hand1": "R0 K3", "hand2": "R0 Y9", "laid1": "Y8 K4", "laid2": "K5 R9"}
    own = "B9 B8"
    s.hand[0], s.hand[1], s.hand[2] = card_set(s, own), card_set(s, "R0 K3"), card_set(s, "R0 Y9")
    s.laid[1], s.laid[2] = card_set(s, "Y8 K4"), card_set(s, "K5 R9")
    s.laid[0] = card_set(s, "B7 B6")
    for seat in range(3):
        s.size[seat] = 2
    s.void[1] = 1 << 3  # no yellow
    s.played[0] = s.played[1] = s.played[2] = 0
    rest = [card for card in range(63) if deck >> card & 1]
    cards = state.game.family.notation(s).cards
    for text in " ".join([own, "B7 B6", *hidden.values()]).split():
        rest.remove(next(card for card in rest if cards[card] == text))
    for i, card in enumerate(rest):  # everything else has been played
        seat, head = i % 3, card
        while tails >> head & 1:
            head -= 1
        while s.played[seat] >> head & 1:
            head += 1
        s.played[seat] |= 1 << head
    sampler, rng = State(state.game, None, world=states).view(0).sampler(), new_rng(5)
    assert sampler.problem[0]["n"] == 8

    def allowed(card: str, place: str) -> bool:
        if place == "hand1":
            return not card.startswith("Y")
        return not (place.startswith("laid") and card.endswith("0"))

    unseen = " ".join(hidden.values()).split()
    expected = enumerate_hands(unseen, [(name, 2) for name in hidden], allowed)
    seen: Counter[Any] = Counter()
    total = 10_000
    for _ in range(total):
        world = Fields(sampler.draw(rng)[0])
        masks = (world.hand[1], world.hand[2], world.laid[1], world.laid[2])
        seen[tuple(tuple(sorted(cards[c] for c in range(63) if mask >> c & 1)) for mask in masks)] += 1
    assert seen.keys() <= expected.keys()
    weight = expected.total()
    chi = sum((seen[key] - total * ways / weight) ** 2 / (total * ways / weight) for key, ways in expected.items())
    freedom = len(expected) - 1
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_what_others_passed_is_drawn_from_the_receivers_cards() -> None:
    """Seat 0 does not see the card that seat 1 passed to seat 2: any of seat 2's cards, played ones too."""
    state = table("niet-2015", "0 pass R none 1", {}, ["team:0"], players=3)
    random_moves(state, 2, 3 + 24)
    s = state.fields()
    sampler, rng = state.view(0).sampler(), new_rng(9)
    seen: Counter[int] = Counter()
    total = 3000
    for _ in range(total):
        world = Fields(sampler.draw(rng)[0])
        assert world.laid[0] == s.laid[0] and world.laid[2] == s.laid[2]  # given and received
        seen[world.laid[1].bit_length() - 1] += 1
    played = [card for card in range(63) if s.played[2] >> card & 1 and not s.tails >> card & 1]
    assert len(played) >= 6
    for head in played:
        copies = 1
        while s.tails >> (head + copies) & 1 and s.played[2] >> (head + copies) & 1:
            copies += 1
        if head % 16:  # unseen copies of the loot value may lie in the hand as well
            assert abs(seen[head] - total * copies / 16) < 60
