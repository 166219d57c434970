"""Ebbe & Flut: what a view knows, and its worlds (F15, F16)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import atout
from atout.families.words import LANGUAGES, message_ids
from atout.kernel.rng import new_rng
from atout.state import State
from tests.ebbe_flut.table import CARDS, at, played, position

SEATS = (0, 1, None)


def test_F16_piles_are_hidden() -> None:
    state = position({"44": "B5"}, piles=("C1 C2 C3", "a1 a2"))
    other = position({"44": "B5"}, piles=("C3 C1 C2", "a2 a1"))
    for seat in SEATS:
        assert state.view(seat) == other.view(seat)


def test_F15_stacks_are_open_by_default() -> None:
    views = [position({"22": stack}, piles=("", "a1")).view(1) for stack in ("B5 C1 c1", "C1 B5 c1")]
    assert views[0] != views[1]
    assert at(views[0].sample(1), "22") == "B5 C1 c1"


def test_F15_memory_hides_what_is_covered() -> None:
    """Values go, owners and places stay; what is open, scored or removed is known."""

    def views(stack: str, pile: str) -> list[object]:
        state = position({"22": stack}, piles=("", pile), scored="E1", memory=True)
        return [state.view(seat) for seat in SEATS]

    assert views("B5 a3 c1", "a1") == views("B5 a1 c1", "a3")
    assert views("B5 a3 c1", "a1") != views("a3 B5 c1", "a1")  # owners are known in order
    assert views("B5 a3 c1", "a1") != views("B5 a3 c2", "a1")


def test_F15_memory_shows_what_is_uncovered() -> None:
    state = position({"22": "b4 B5", "24": "B1"}, piles=("", "b3"), memory=True)
    assert {CARDS[state.view(1).sample(seed).fields().below[CARDS.index("B5")]] for seed in range(20)} == {"b3", "b4"}
    state.play("B5:forward")
    assert {at(state.view(0).sample(seed), "22") for seed in range(9)} == {"b4"}


def test_memory_changes_no_move() -> None:
    states = [atout.game("ebbe-flut", memory=memory).start(seed=4) for memory in (False, True)]
    chosen = random.Random(1)
    while not states[0].over:
        assert list(states[0].legal()) == list(states[1].legal())
        move = chosen.choice(list(states[0].legal()))
        for state in states:
            state.play(move)
    assert states[0].totals == states[1].totals


def worlds_of(state: State, n: int) -> Counter[bytes]:
    """Sampled worlds by their bytes."""
    view = state.view(0)
    rng = new_rng(11)
    return Counter(view.sampler().draw(rng).tobytes() for _ in range(n))


def assert_uniform(found: Counter[bytes], kinds: int) -> None:
    """All worlds, equally often: chi-square within four standard deviations."""
    assert len(found) == kinds
    expected = found.total() / kinds
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert abs(chi_square - (kinds - 1)) < 4 * (2 * (kinds - 1)) ** 0.5


def test_worlds_of_two_players_are_uniform() -> None:
    state = position({"44": "B5"}, piles=("C1 C2 C3", "a1 a2 a3"))
    assert_uniform(worlds_of(state, 7200), 36)


def test_worlds_with_memory_are_uniform() -> None:
    """Per set: pile positions and covered places together, any order."""
    state = position({"44": "B5 B1", "22": "a4 C4 b1"}, piles=("C1", "a1"), memory=True)
    assert_uniform(worlds_of(state, 4800), 6 * 2)


def test_worlds_alone_are_uniform() -> None:
    assert_uniform(worlds_of(position({"44": "B5"}, piles=("C1 a1 C2 b4",), players=1), 4800), 24)


def test_worlds_alone_with_memory_fill_the_covered_places_first() -> None:
    """Two covered cards of set 0, one of set 1; the rest of both sets in the piles."""
    state = position({"44": "B5 B4 B1", "00": "a4 b1"}, piles=("C1 a1 a2",), players=1, memory=True)
    kinds = (3 * 2) * 3 * 6  # two of three under B1 in order, one of three under b1, the rest in the piles in order
    assert_uniform(worlds_of(state, 60 * kinds), kinds)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("watchful", [False, True])
@pytest.mark.parametrize("memory", [False, True])
def test_views_and_worlds_in_random_games(players: int, watchful: bool, memory: bool) -> None:
    """A world hides to the same view, has the same legal moves and all fifty cards."""
    chosen = random.Random(2)
    state = atout.game("ebbe-flut", players=players, watchful=watchful, memory=memory).start(seed=2)
    while not state.over:
        for seat in (*range(players), None):
            if chosen.random() < 0.3:
                view = state.view(seat)
                world = view.sample(chosen.randrange(1000))
                assert world.view(seat) == view
                assert list(world.legal()) == list(state.legal())
                assert sorted(state.game.family.holdings(world.fields())) == list(range(50))
                assert view.sampler().flags == 0
        state.play(chosen.choice(list(state.legal())))


def test_pictures_fit_and_words_agree() -> None:
    names = ["Wilhelmine von Wattenmeer", "Hauke Haien, Deichgraf im Norden"]
    chosen = random.Random(8)
    for options in ({}, {"watchful": True, "memory": True}, {"players": 1}):
        state = atout.game("ebbe-flut", **options).start(seed=8)
        while not state.over:
            state.play(chosen.choice(list(state.legal())))
            if chosen.random() < 0.1:
                for lang in LANGUAGES:
                    assert max(map(len, state.view(0).picture(lang, names).splitlines())) <= 80
        for lang in LANGUAGES:
            assert list(state.narrate(lang))
    ids = message_ids("ebbe_flut")
    assert ids["en"] == ids["fr"] == ids["de"]


def test_memory_picture_shows_only_owners() -> None:
    picture = str(position({"22": "a4 C4 b1"}, piles=("C1", "a1"), memory=True).view(0))
    assert "22: b1 △ ▽" in picture
    assert "a4" not in picture
    assert "C4" not in picture


def told(state: State, move: str) -> list[str]:
    """The ids of a move's events."""
    family = state.game.family
    notation = family.notation(state.fields())
    return [
        event.id
        for event in family.narrate(state.fields(), notation.numbers[move], played(state, move).fields(), notation)
    ]


def test_narration_of_a_turn() -> None:
    """The tide turns when the turn ends, not while a match is used before placing."""
    state = position({"33": "B5", "31": "B1", "23": "c4"}, piles=("C2 C3", ""))
    assert told(state, "turn:1") == ["ebbe-flut-turned"]
    state.play("turn:1")
    assert told(state, "B5:forward") == ["ebbe-flut-moved-forward", "ebbe-flut-covered"]
    assert told(state, "place:44") == ["ebbe-flut-placed"]
    state = played(state, "place:44")
    assert told(state, "B1:forward")[-2:] == ["ebbe-flut-flood", "ebbe-flut-passed-over"]


def test_narration_of_a_claim() -> None:
    state = position({"32": "B5", "34": "B1"}, 1, ("A1", "a1"), scored="E1", may_claim=True, watchful=True)
    family = state.game.family
    after = played(state, "claim")
    notation = family.notation(state.fields())
    events = family.narrate(state.fields(), notation.numbers["claim"], after.fields(), notation)
    assert [(event.id, dict(event.args)) for event in events] == [
        ("ebbe-flut-claim-right", {"seat": 1, "seat_other": 0}),
        ("ebbe-flut-forfeits", {"seat": 0}),
    ]
