"""The worlds of every game: exactly the possible ones, uniformly drawn, each with a past; the truth is among them.

That a world looks like its view again is in test_conformance.py.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, product
from typing import Any

import numpy as np
import pytest

import atout
from atout.families.xxl.knowledge.draw import TALON
from atout.families.xxl.past import matching
from atout.kernel.jit import at, entry
from atout.kernel.rng import new_rng
from atout.kernel.rules import fits
from atout.kernel.worlds import COUNTS, PROBLEM, allowed, draw_places
from atout.kernel.worlds import count as tally
from atout.sampler import Sampler
from atout.state import State
from tests.frequencies import MOST, Position, assert_frequencies, check_frequencies, goes_on, shrunk
from tests.hidden import DRAWN, KNOWN, as_set, bits, hidden, kind_of
from tests.njet.tables import table
from tests.pasts import Moment
from tests.settings import all_games, by_setting, name, one_per_table

GAMES = [game for game in all_games() if game.family.name in KNOWN]


SQUARES = {
    "njet-1997": ((3, 4), ("0", "1", "2")),
    "njet-2007": ((2, 3, 4, 5), ("0", "1", "2", "2-no0", "pass")),
    "niet-2015": ((2, 3, 4, 5), ("0", "1", "2", "1-no1", "pass")),
}
BOARDS = [(id, n, square) for id, (players, squares) in SQUARES.items() for n in players for square in squares]


def some_boards() -> list[Any]:
    """Every square and every number of players of every edition; their combinations only when there is time."""
    shown: set[tuple[str, int | str]] = set()
    cases = []
    for id, players, square in random.Random(3).sample(BOARDS, len(BOARDS)):
        shows: set[tuple[str, int | str]] = {(id, players), (id, square)}
        cases.append(pytest.param(id, players, square, marks=[pytest.mark.long] if shows <= shown else []))
        shown |= shows
    return cases


def board(id: str, players: int, square: str, seed: int, **options: Any) -> State:
    """Njet with a chosen square of the discard row."""
    trump = ("BYR" if id == "niet-2015" else "RKB")[seed % 3]
    return table(id, f"1 {square} {trump} {'none' if seed % 2 else 'B'} 2", {}, players=players, **options)


def viewers(state: State) -> list[int | None]:
    return [*range(state.game.seats), None]


FRESH = [*map(atout.game, atout.games()), atout.game("ebbes", players=2)]


@pytest.mark.parametrize("game", FRESH, ids=map(name, FRESH))
def test_before_the_first_deal_there_is_nothing_to_find_out(game: atout.Game) -> None:
    state = State(game, None)
    for seat in viewers(state):
        view = state.view(seat)
        assert view.sample(1) == state and view.sampler().count == 1


# --- Pasts, and the truth --------------------------------------------------------------------------------------------


def played_on(state: State, seed: int) -> Iterator[int]:
    """Let random players go on to the end; gives the number of their moves so far."""
    rng = random.Random(seed)
    for played in count():
        yield played
        if state.over:
            return
        state.play(rng.choice(state.moves()))


@by_setting(GAMES)
def test_every_world_has_a_past_and_the_truth_is_possible(game: atout.Game, in_time: bool) -> None:
    seed = len(name(game))
    *_, last = played_on(game.start(seed=seed), seed)
    stops = {last, *random.Random(seed).sample(range(last), 4 if in_time else 2)}
    state = game.start(seed=seed)
    for played in played_on(state, seed):
        if played in stops:
            check_moment(state)


@pytest.mark.parametrize(("id", "players", "square"), BOARDS)
def test_every_world_has_a_past_after_every_discard(id: str, players: int, square: str) -> None:
    state, rng = board(id, players, square, players), random.Random(players)
    while state.seat is not None:
        if rng.random() < 0.1:
            check_moment(state)
        state.play(rng.choice(state.moves()))
    check_moment(state)


def check_moment(state: State) -> None:
    """A world of everybody's, and the truth."""
    moment, rng = Moment(state), new_rng(17)
    assert true_facts(state._states)
    for viewer in viewers(state):
        sampler = state.view(viewer).sampler()
        world = State(state.game, None, world=sampler.draw(rng))
        assert sampler.flags == 0
        check_truth(state, viewer, sampler)
        if moment.has_past():
            moment.check(world, viewer)
        else:
            *_, _ = played_on(world, 3)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_turn_with_an_empty_talon_is_a_fact(players: int, in_time: bool) -> None:
    """Runs: a world is impossible if the game would have been over before one of them, however long ago."""
    checked, most = 0, 0
    for seed in range(12, 18 if in_time else 15):
        state = atout.game("xxl-runs", players=players).start(seed=seed)
        for _ in played_on(state, seed):
            if state.fields().left == 0:
                check_moment(state)
                checked, most = checked + 1, max(most, state.fields().arrived)
    assert checked > 10 and most > 0


def test_views_that_know_too_much_to_count_are_exact() -> None:
    """The table leaves something out; the worlds do not."""
    state, rng = atout.game("xxl-one-by-one", players=3).start(seed=1), new_rng(2)
    too_large = 0
    for played in played_on(state, 1):
        if 30 < played < 44:
            sampler = state.view(None).sampler()
            too_large += bool(sampler.problem[0]["eased"])
            for _ in range(5):
                Moment(state).check(State(state.game, None, world=sampler.draw(rng)), None)
            assert sampler.flags == 0
    assert too_large > 5


@entry
def true_facts(states: Any) -> bool:
    """Whether a full state satisfies the game's global facts."""
    return bool(fits(at(states, 0)))


def check_truth(state: State, viewer: int | None, sampler: Sampler) -> None:
    """Every card lies where the sampler would let it lie, and every place has room for what lies there."""
    p = sampler.problem[0]
    places = true_slots(state, viewer) if kind_of(state).draws else hidden(state, viewer)
    n = int(p["n"])
    may = dict(zip(p["cards"][:n].tolist(), p["allow"][:n].tolist(), strict=True))
    assert sorted(p["cards"][:n].tolist()) == sorted(card for cards in places.values() for card in cards)
    assert p["cap"].tolist() == [len(places.get(place, ())) for place in range(len(p["cap"]))]
    for place, cards in places.items():
        assert all(may[card] >> place & 1 for card in cards), (viewer, place)


def true_slots(state: State, viewer: int | None) -> dict[int, list[int]]:
    """A draw game's hidden cards in the places that the sampler makes of slots: a seat's equal ones are one."""
    s = state.fields()
    places = hidden(state, viewer)
    drawn = places.pop(DRAWN, [])
    unseen = as_set(card for cards in places.values() for card in cards) | as_set(drawn)
    found = {TALON: places.pop(TALON)}
    for seat, hand in places.items():
        slots = bits(s.slots[seat])
        cards = hand + (drawn if s.seat == seat else [])
        options = [as_set(i for i, slot in enumerate(slots) if s.mask[slot] >> card & 1) for card in hand]
        options += [1 << len(slots) - 1] * (len(cards) - len(hand))
        chosen = matching(options)
        assert chosen is not None, "the true hand does not fit into its slots"
        for card, i in zip(cards, chosen, strict=True):
            head = next(slot for slot in slots if not (s.mask[slot] ^ s.mask[slots[i]]) & unseen)
            found.setdefault(head, []).append(card)
    return found


# --- Frequencies -----------------------------------------------------------------------------------------------------

MORE = [
    *(atout.game("ebbes", players=n, more_cards=True, choose_designators=True) for n in (2, 3, 4, 5)),
    atout.game("ebbe-flut", watchful=True),
    *(atout.game("xxl-lower", players=n, zero_on_zero=True) for n in (2, 4)),
    *(atout.game("xxl-refuse", players=n, refuse="strictly-fewest") for n in (3, 5)),
    *(atout.game("xxl-fix-the-colour", players=n, trump=True) for n in (2, 3, 4, 5, 6)),
]
TABLES = [game for game in one_per_table() if game.family.name in KNOWN and game.family.name != "njet"] + MORE


EARLY = 3  # so many moves after the deal hands often tell who began


def check_small_positions(start: Callable[[int], State], wanted: int) -> None:
    """The worlds of some moments of random games in which few are possible, but more than one."""
    for seed in range(80):
        rng = random.Random(seed)
        state = start(seed)
        most = rng.choice([40, 200, 600]) if seed < 20 else MOST
        late = rng.randrange(20, 60) + 60 * rng.randrange(4) * (state.game.id == "xxl")
        if seed % 4 == 1:
            late = rng.randrange(EARLY)
        position = small_position(state, rng, most, None if seed % 2 == 0 and state.game.seats < 4 else late)
        if position is not None:
            expected = position.worlds()
            assert position.key(position.state._states) in expected, "the truth is not possible"
            check_frequencies(position.state.view(position.viewer), expected, position.key)
            wanted -= len(expected) > 1
            if not wanted:
                return
    raise AssertionError("there are not enough small positions")


def small_position(state: State, rng: random.Random, most: int, late: int | None) -> Position | None:
    """Some moment; in draw games and runs, if so wanted, one after `late` moves, with hidden cards taken away.

    In runs `late` is when the talon is empty, unless it is EARLY.
    """
    for played in count():
        if state.seat is None:
            return None
        kind = kind_of(state)
        set_up = (kind.draws or kind.runs) and late is not None
        now = rng.random() < 0.5
        if set_up and late is not None:
            now &= state.fields().left == 0
            if kind.draws or late < EARLY:
                now = played == late
        if now:
            for viewer in rng.sample(viewers(state), len(viewers(state))):
                found = Position(state, viewer)
                if found.ways() > most and set_up:
                    found = Position(shrunk(state, viewer, rng, most), viewer, state)
                ended = kind.draws and not goes_on(found.state.fields())  # without what was taken away
                if 5 < found.ways() <= most and not ended and true_facts(found.state._states):
                    return found
        state.play(rng.choice(state.moves()))
    return None


@pytest.mark.parametrize("game", TABLES, ids=map(name, TABLES))
def test_frequencies_match_enumeration(game: atout.Game, in_time: bool) -> None:
    check_small_positions(lambda seed: game.start(seed=seed), wanted=4 if in_time else 1)


@pytest.mark.parametrize(("id", "players", "square"), some_boards())
def test_frequencies_match_enumeration_after_every_discard(id: str, players: int, square: str, in_time: bool) -> None:
    check_small_positions(lambda seed: board(id, players, square, seed), wanted=2 if in_time else 1)
    if id == "njet-1997":
        check_small_positions(lambda seed: board(id, players, square, seed, must_trump=False), wanted=1)


# --- The sampler alone -----------------------------------------------------------------------------------------------


@entry
def drawn(problems: Any, table: Any, rng: Any, out: Any) -> None:
    """Worlds of a problem, one a row: the place of every card."""
    p = at(problems, 0)
    tally(p, table)
    for row in range(len(out)):
        draw_places(p, table, rng)
        while not allowed(p):
            draw_places(p, table, rng)
        for i in range(p.n):
            out[row, i] = p.where[i]


@pytest.mark.parametrize("seed", range(40))
def test_the_sampler_alone(seed: int) -> None:
    """Any small problem: places of any size, empty ones too, cards that may be anywhere and cards that may not.

    It does not matter which places the table leaves out.
    """
    rng = random.Random(seed)
    sizes = [rng.choice([0, 1, 1, 2, 3]) for _ in range(rng.randint(2, 5))]
    while sum(sizes) > 7:
        sizes.pop()
    truth = [place for place, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(truth)
    kinds = [rng.getrandbits(len(sizes)) for _ in range(2)] + [(1 << len(sizes)) - 1]  # some cards share their choice
    allow = [rng.choice(kinds) | 1 << place for place in truth]
    expected = Counter(
        {
            where: 1
            for where in product(range(len(sizes)), repeat=len(truth))
            if all(may >> place & 1 for may, place in zip(allow, where, strict=True))
            and [where.count(place) for place in range(len(sizes))] == sizes
        }
    )
    problem = np.zeros(1, PROBLEM)
    p = problem[0]
    p["n"], p["count"], p["cap"][: len(sizes)] = len(truth), len(sizes), sizes
    p["cards"][: len(truth)], p["allow"][: len(truth)] = range(len(truth)), allow
    p["eased"] = rng.getrandbits(len(sizes)) if seed % 2 else 0
    out = np.zeros((60 * len(expected), len(truth)), np.int64)
    drawn(problem, np.empty(COUNTS + 1), new_rng(seed), out)
    assert_frequencies(Counter(map(tuple, out.tolist())), expected)
