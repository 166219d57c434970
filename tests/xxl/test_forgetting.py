"""XXL: what a table keeps of earlier turns is just what can still be found out from it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

import atout
from atout.deals import Seeded
from atout.state import State
from tests.frequencies import could_run
from tests.hidden import bits, hidden, put
from tests.test_worlds import true_facts
from tests.xxl.table import DECK
from tests.xxl.test_worlds_tricks_runs import laid

DRAWING = ("xxl-up-and-down", "xxl-lower", "xxl-one-by-one", "xxl-runs")


@pytest.mark.parametrize("id", DRAWING)
def test_what_was_dealt_is_kept_until_somebody_draws(id: str) -> None:
    """The cards that each has let go of since, which tell who had the best hand; from then on none."""
    kept = 0
    for seed in range(6):
        state, rng, drawn = atout.game(id, players=3).start(seed=seed), random.Random(seed), False
        dealt = list(state.fields().hand)
        while not state.over:
            s = state.fields()
            gone = [had & ~has for had, has in zip(dealt, s.hand, strict=True)]
            assert s.dealt == (not drawn)
            assert all(played & cards == cards for played, cards in zip(s.played, gone, strict=True)) or drawn
            assert not any(played & (-1 if drawn else ~had) for played, had in zip(s.played, dealt, strict=True))
            kept += any(s.played)
            move = rng.choice(list(state.legal()))
            drawn |= move.startswith(("draw", "add:", "run:"))
            state.play(move)
    assert kept


@pytest.mark.parametrize("players", [3, 5])
def test_a_world_fits_if_somebody_could_form_a_run_in_every_turn_since_the_talon_was_empty(players: int) -> None:
    """Small tables with any cards in the hands that nobody can see, against the definition."""
    rng, found, most = random.Random(players), Counter[bool](), 0
    for _ in range(100 // players):
        state, turns = small_table(players, rng), []
        for _ in range(6):
            seat = state.seat
            state.play(any_move(state, rng))
            s = state.fields()
            if state.over:
                break
            words, end = list(s.mask), s.arrived * s.seats
            assert not any(words[end:])  # nothing but the open turns, each once
            assert len({tuple(words[at : at + s.seats]) for at in range(0, end, s.seats)}) == s.arrived
            if state.seat != seat:
                turns.append((list(s.hand), s.display))
            most = max(most, s.arrived)
            viewer = rng.choice([None, *range(players)])
            for _ in range(3):
                world = dealt_anew(state, viewer, rng)
                fits = all(could_run(s, earlier(state, world, then), display) for then, display in turns)
                assert true_facts(world._states) == fits
                found[fits] += 1
    assert min(found[True], found[False]) > 10 and most > 1


@pytest.mark.parametrize("players", [3, 5])
def test_of_turns_with_an_empty_talon_no_more_is_kept_than_is_needed(players: int) -> None:
    rng, most = random.Random(players), 0
    for _ in range(30):
        state = small_table(players, rng)
        for _ in range(6):
            seat = state.seat
            state.play(any_move(state, rng))
            s = state.fields()
            if state.over:
                break
            if state.seat != seat and not could_run(s, list(s.pinned), s.display):  # a turn was noted
                check_needed(state)
                most = max(most, s.arrived)
    assert most > 1


def check_needed(state: State) -> None:
    """No turn follows from another, and every half makes a run with a card that the seat may have secretly."""
    s, places = state.fields(), hidden(state, None)
    turns = [[set(bits(s.mask[turn * s.seats + j])) for j in range(s.seats)] for turn in range(s.arrived)]
    for one, other in permutations(turns, 2):
        assert not all(known <= more for known, more in zip(one, other, strict=True))
    unseen = {half for cards in places.values() for card in cards for half in (s.under[card], s.over[card])}
    runs = [{half, half + 1, half + 2} for half in range(64)]
    for turn in turns:
        for seat, known in enumerate(turn):
            secret = unseen if places[seat] else set()
            assert known <= set().union(*(run for run in runs if run <= known | secret and run & secret))


def any_move(state: State, rng: random.Random) -> str:
    """Often a run, or the end of a turn."""
    legal = list(state.legal())
    return rng.choice([*[move for move in legal if move.startswith("run:")][:1], rng.choice(legal), "end"])


def small_table(players: int, rng: random.Random) -> State:
    """With an empty talon, on which somebody can form a run."""
    while True:
        cards = rng.sample(DECK, 3 * players + 3)
        hands = [" ".join(cards[3 * j : 3 * j + 3]) for j in range(players)]
        state = laid(hands, " ".join(cards[-3:]))
        s = state.fields()
        if could_run(s, list(s.hand), s.display):
            return state


def dealt_anew(state: State, viewer: int | None, rng: random.Random) -> State:
    """The same table with the cards that a viewer does not see in any other places."""
    places = hidden(state, viewer)
    cards = [card for held in places.values() for card in held]
    rng.shuffle(cards)
    return put(state, viewer, {place: [cards.pop() for _ in held] for place, held in places.items()})


def earlier(state: State, world: State, then: list[int]) -> list[int]:
    """The hands of a world in an earlier turn: since then only cards have moved that everybody has seen."""
    hands = zip(world.fields().hand, state.fields().hand, then, strict=True)
    return [there ^ now ^ before for there, now, before in hands]


def test_a_turn_for_which_there_was_no_room_is_forgotten_with_its_part() -> None:
    table = atout.game("xxl", players=3, parts=["xxl-runs", "xxl-runs"]).start(seed=1)
    states = table.states.copy()
    states["lost"] = 1
    state = State(table.game, Seeded(1), world=states)
    while state.fields().part == 0:
        assert state.fields().lost == 1
        state.play("end")
    assert state.fields().lost == 0
