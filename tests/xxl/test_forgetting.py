"""XXL: what a table keeps of earlier turns is just what can still be found out from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import atout
from atout.deals import Seeded
from atout.kernel.jit import Fields
from atout.state import State
from tests.frequencies import could_run
from tests.hidden import as_set, bits, hidden, put
from tests.test_worlds import true_facts
from tests.xxl.table import DECK, changed
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


Turn = list[set[int]]  # the halves that are known, seat by seat
TRIPLES = [{half, half + 1, half + 2} for half in range(64)]


def halves(s: Fields, cards: int) -> set[int]:
    return {half for card in bits(cards) for half in (s.under[card], s.over[card])}


def in_runs(known: set[int], secret: set[int]) -> set[int]:
    """The halves of all runs of known and secret ones that have a secret one."""
    return set().union(*(run for run in TRIPLES if run <= known | secret and run & secret))


def open_turns(s: Fields) -> list[Turn]:
    words = s.mask.tolist()
    assert not any(words[s.arrived * s.seats :])
    return [[set(bits(words[turn * s.seats + j])) for j in range(s.seats)] for turn in range(s.arrived)]


def tables_with_open_turns(players: int, rng: random.Random) -> Iterator[State]:
    for _ in range(4):
        table = small_table(players, rng)
        for _ in range(10):
            yield with_open_turns(table, rng)


def with_open_turns(table: State, rng: random.Random) -> State:
    """The table with some cards that everybody knows of, and some open turns, of which one may follow from another."""
    s = table.fields()
    pinned = [hand & rng.getrandbits(55) & rng.choice([-1, rng.getrandbits(55)]) for hand in s.hand]
    dealt = sorted(set().union(*(halves(s, cards) for cards in (*s.hand, s.display))))
    choices = []
    for _ in range(s.seats):
        most = {half for half in dealt if rng.random() < 0.6}
        choices.append([most, {half for half in most if rng.random() < 0.6}, set(rng.sample(dealt, 6))])
    turns = [[as_set(rng.choice(some)) for some in choices] for _ in range(rng.randrange(6))]
    words = [word for turn in turns for word in turn]
    return changed(table, pinned=pinned, arrived=len(turns), mask=words + [0] * (55 - len(words)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_of_turns_with_an_empty_talon_just_what_is_needed_is_kept(players: int) -> None:
    """A turn that does not follow from another, and of what was known then the halves of runs with a secret card."""
    rng, kept = random.Random(players), Counter[int]()
    for state in tables_with_open_turns(players, rng):
        before = open_turns(state.fields())
        state.play("end")
        s, places = state.fields(), hidden(state, None)
        if could_run(s, list(s.pinned), s.display):  # this turn says nothing: everybody knows of a run
            assert open_turns(s) == before
            continue
        secret = halves(s, as_set(card for cards in places.values() for card in cards))
        new = [halves(s, s.pinned[j]) | halves(s, s.display) for j in range(players)]
        turns = [
            [known & in_runs(known, secret if places[j] else set()) for j, known in enumerate(turn)]
            for turn in [*before, new]
        ]
        assert open_turns(s) == [turn for i, turn in enumerate(turns) if not follows(turns, i)]
        kept[s.arrived] += 1
    assert len(kept) > 2


def follows(turns: list[Turn], i: int) -> bool:
    """Whether a turn in which no more was known says as much; of equal ones the first is kept."""
    for k, other in enumerate(turns):
        if all(known <= more for known, more in zip(other, turns[i], strict=True)) and (other != turns[i] or k < i):
            return True
    return False


@pytest.mark.parametrize("players", [2, 5])
def test_a_card_that_is_shown_explains_turns_or_was_known_in_them(players: int) -> None:
    """If it makes a run with what else was known the turn is forgotten."""
    rng, found = random.Random(players), Counter[bool]()
    for state in tables_with_open_turns(players, rng):
        s = state.fields()
        before, seat, pinned = open_turns(s), s.seat, s.pinned[s.seat]
        move = rng.choice([move for move in state.legal() if move.startswith(("swap:", "run:"))])
        cards = s.hand[seat]
        state.play(move)
        fresh = halves(s, cards & ~state.fields().hand[seat] & ~pinned)
        expected = []
        for turn in before:
            explained = bool(in_runs(turn[seat], fresh))
            found[explained] += 1
            if not explained:
                expected.append([known | fresh if j == seat else known for j, known in enumerate(turn)])
        assert open_turns(state.fields()) == expected
    assert min(found[True], found[False]) > 5


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
