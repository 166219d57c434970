"""Ebbe & Flut: what a view knows, and its worlds (F15, F16)."""

from __future__ import annotations

import random

import pytest

import atout
from atout.families.words import LANGUAGES, message_ids
from atout.kernel.rng import new_rng
from atout.state import State
from tests.ebbe_flut.table import CARDS, at, played, position
from tests.frequencies import Position, check_frequencies

SEATS = (0, 1, None)


def test_F16_piles_are_hidden() -> None:
    state = position({"44": "B5"}, piles=("A1 C2 C3", "a1 a2"))
    other = position({"44": "B5"}, piles=("C3 A1 C2", "a2 a1"))
    for seat in SEATS:
        assert state.view(seat) == other.view(seat)
        assert state.view(seat).sampler().count == 6 * 2 and not state.view(seat).sampler().listable


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


def test_worlds_differ_in_every_order_that_is_hidden() -> None:
    view = position({"22": "a3 c1", "23": "a4 c2"}, piles=("A1 B1", ""), memory=True).view(0)
    worlds = [view.sample(seed) for seed in range(30)]
    assert {(at(world, "22"), at(world, "23")) for world in worlds} == {("a3 c1", "a4 c2"), ("a4 c1", "a3 c2")}
    assert {tuple(world.fields().pile[0, 3:]) for world in worlds} == {(0, 5), (5, 0)}


def test_the_first_card_is_seen_like_any_other() -> None:
    state = position({"22": "B5 A1"}, piles=("", "a1"), memory=True)
    for seat in SEATS:
        assert at(state.view(seat).sample(1), "22") == "B5 A1" and state.view(seat).sampler().count == 1
    state = played(position({}, piles=("A1 B1", "a1")), "turn:1")
    for seat in SEATS:
        assert state.view(seat).sample(1) == state and state.view(seat).sampler().count == 1


def test_memory_changes_no_move() -> None:
    states = [atout.game("ebbe-flut", memory=memory).start(seed=4) for memory in (False, True)]
    chosen = random.Random(1)
    while not states[0].over:
        assert list(states[0].legal()) == list(states[1].legal())
        move = chosen.choice(list(states[0].legal()))
        for state in states:
            state.play(move)
    assert states[0].totals == states[1].totals


def assert_uniform(state: State, kinds: int) -> None:
    """There are so many worlds, and all are equally often drawn."""
    small = Position(state, 0)
    worlds = small.worlds()
    assert len(worlds) == worlds.total() == kinds
    assert small.key(state._states) in worlds
    check_frequencies(state.view(0), worlds)


def test_F15_worlds_with_memory_are_uniform() -> None:
    """Per set: pile positions and covered places together, any order."""
    assert_uniform(position({"44": "B5 B1", "22": "a4 C4 b1"}, piles=("C1", "a1"), memory=True), 6 * 2)


def test_F15_worlds_alone_with_memory_fill_the_covered_places_first() -> None:
    """Two covered cards of set 0, one of set 1; the rest of both sets in the piles."""
    state = position({"44": "B5 B4 B1", "00": "a4 b1"}, piles=("C1 a1 a2",), players=1, memory=True)
    assert_uniform(state, (3 * 2) * 3 * 6)  # two of three under B1 in order, one of three under b1, the piles in order


def test_F8_who_would_start_is_unknown_until_both_cards_are_turned() -> None:
    sampler, rng = atout.game("ebbe-flut").start(seed=1).view(0).sampler(), new_rng(3)
    first = sum(int(sampler.draw(rng)[0]["starter"]) for _ in range(1000))
    assert 440 < first < 560


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("memory", [False, True])
def test_everybody_knows_the_legal_moves(players: int, memory: bool) -> None:
    """Nothing hidden matters to them: every world has the same."""
    chosen = random.Random(2)
    state = atout.game("ebbe-flut", players=players, memory=memory).start(seed=2)
    while not state.over:
        if chosen.random() < 0.5:
            assert list(state.view(None).sample(chosen).legal()) == list(state.legal())
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
