"""Laying down a hand, and taking back a move: what a view makes certain."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

import atout
from atout.claims import WORLDS, certain, reveals
from atout.kernel.state import DEAL
from atout.state import Scored, State
from tests.ebbe_flut.table import position
from tests.frequencies import Position
from tests.njet.tables import table as njet_table
from tests.settings import name
from tests.xxl.table import changed
from tests.xxl.table import table as xxl_table

# --- Laying down -----------------------------------------------------------------------------------------------------

TRICK_GAMES = [
    *(atout.game("ebbes", players=n) for n in (2, 3, 4, 5)),
    *(atout.game("njet-1997", players=n) for n in (3, 4)),
    *(atout.game(id, players=n) for id in ("njet-2007", "niet-2015") for n in (2, 3, 4, 5)),
    *(atout.game("xxl-refuse", players=n) for n in (3, 4)),
    *(atout.game("xxl-fix-the-colour", players=n) for n in (2, 4, 6)),
]
every_trick_game = pytest.mark.parametrize("game", TRICK_GAMES, ids=map(name, TRICK_GAMES))


def late_moments(game: atout.Game, seeds: range) -> Iterator[State]:
    """Random rounds, from when the longest hand has two cards; the round is not scored yet."""
    for seed in seeds:
        rng, state = random.Random(seed), game.start(seed=seed)
        while state.seat is not None and not any(isinstance(step, Scored) for step in state._past("a test")):
            if max(state.fields().size) <= 2 and state.seat < game.options.players:
                yield state
            state.play(rng.choice(state.moves()))


def played_out(world: State, rng: random.Random) -> list[int] | None:
    """The scores of a world after random moves; None if cards are dealt before there are any."""
    while world.seat is not None:
        world.play(rng.choice(world.moves()))
    return None if world.fields().due == DEAL else world.scores


@every_trick_game
def test_nothing_can_happen_to_a_claim(game: atout.Game) -> None:
    rng = random.Random(3)
    for state in late_moments(game, range(12)):
        view = state.view(state.seat)
        claimed = certain(view)
        if claimed is None:
            continue
        for _ in range(40):
            world = State(game, None, world=view.sampler().draw(np.array(rng.sample(range(1, 2**31), 4))))
            assert played_out(world, rng) == claimed


def ends(world: State) -> Iterator[tuple[Any, ...]]:
    """Every end of a world's round: due, scores, and in ebbes who decides next."""
    if world.seat is None:
        s = world.fields()
        yield s.due, s.scores.tolist()[: world.game.seats], getattr(s, "decider", None)
    for move in world.moves():
        after = world.copy()
        after.play(move)
        yield from ends(after)


def by_definition(game: atout.Game, worlds: Iterable[bytes], layout: Any) -> list[int] | None:
    """The scores of all ends of all worlds, if they are the same."""
    one: tuple[Any, ...] | None = None
    for key in worlds:
        for end in ends(State(game, None, world=np.frombuffer(key, layout).copy())):
            if end[0] == DEAL or one not in (None, end):
                return None
            one = end
    assert one is not None
    return list(one[1])


@every_trick_game
def test_claims_are_found_where_definition_says_so(game: atout.Game, in_time: bool) -> None:
    """All worlds and all continuations, enumerated without the sampler and without the claim's own search."""
    checked = 0
    for state in late_moments(game, range(40)):
        moment = Position(state, state.seat)
        if moment.ways() > 100:
            continue
        assert certain(state.view(state.seat)) == by_definition(game, moment.worlds(), state._states.dtype)
        checked += 1
        if checked == (25 if in_time else 10):
            return
    assert checked > 5


@every_trick_game
def test_the_listed_worlds_are_all_worlds(game: atout.Game, in_time: bool) -> None:
    checked = 0
    for state in late_moments(game, range(20)):
        moment, sampler = Position(state, state.seat), state.view(state.seat).sampler()
        if moment.ways() > 100 or moment.links or not sampler.listable:
            continue
        expected = moment.worlds()
        assert {world.tobytes() for world in sampler.worlds()} == set(expected)
        assert round(sampler.count) >= expected.total()
        checked += 1
        if checked == (15 if in_time else 8):
            return
    assert checked > 5


SHARES = [("ebbes", 3, 0.4), ("ebbes", 4, 0.3), ("ebbes", 5, 0.2), ("njet-1997", 4, 0.15), ("niet-2015", 3, 0.3)]


@pytest.mark.parametrize(("id", "players", "share"), SHARES)
def test_the_last_two_tricks_are_often_certain(id: str, players: int, share: float) -> None:
    claims = [certain(state.view(state.seat)) for state in late_moments(atout.game(id, players=players), range(40))]
    assert sum(claim is not None for claim in claims) > share * len(claims)


def test_the_last_card_of_the_last_trick_is_always_certain() -> None:
    for state in late_moments(atout.game("xxl-fix-the-colour", players=4), range(10)):
        s = state.fields()
        if max(s.size) == 1 and s.acted == 3:
            assert certain(state.view(state.seat)) is not None


def test_a_claim_needs_a_proof() -> None:
    """Many worlds, or many positions, are not looked at."""
    state = atout.game("ebbes").start(seed=1)
    view = state.view(state.seat)
    assert view.sampler().count > WORLDS
    assert certain(view) is None
    for state in late_moments(atout.game("ebbes"), range(10)):
        view = state.view(state.seat)
        if certain(view) is not None:
            assert certain(view, limit=0) is None


def test_cards_that_are_dealt_within_a_round_make_nothing_certain() -> None:
    """Refuse: the first half's end is not the round's."""
    state = keeping()
    assert certain(state.view(state.seat)) is None


def keeping() -> State:
    """Refuse for three, where the first seat may keep a card."""
    for seed in count():
        state, rng = atout.game("xxl-refuse", players=3).start(seed=seed), random.Random(seed)
        while state.seat is not None:
            if "keep:none" in state.legal():
                return state
            state.play(rng.choice(state.moves()))
    raise AssertionError


def test_a_hidden_order_makes_nothing_certain() -> None:
    """Ebbe & Flut: with one card left in the piles everybody knows it; which of two comes first nobody knows."""
    assert certain(position({}, piles=("A1", "")).view(0)) == [0, 0]
    assert certain(position({}, piles=("A1 E5", "")).view(0)) is None


def test_only_the_seat_that_acts_may_claim() -> None:
    state = atout.game("ebbes").start(seed=1)
    for seat in (None, *range(4)):
        if seat != state.seat:
            with pytest.raises(atout.NotYourTurn):
                certain(state.view(seat))


# --- Taking back -----------------------------------------------------------------------------------------------------


def taught(state: State, move: str) -> bool:
    """Play a move; whether it taught its player something."""
    seat = state.seat
    before = state.view(seat)
    state.play(move)
    return reveals(before, state.view(seat))


def first(state: State, start: str) -> str:
    """The first legal move whose text begins like this."""
    return next(move for move in state.legal() if move.startswith(start))


def test_turning_a_card_reveals_it_and_moving_does_not() -> None:
    """Ebbe & Flut."""
    state = position({"22": "B5", "24": "B4"}, piles=("A1 C3 E5", "d1"))
    assert not taught(state, "B4:forward")
    assert taught(state, "turn:1")
    assert not taught(state, "place:44")


def test_the_last_card_of_the_piles_is_known_before_it_is_turned() -> None:
    state = position({"22": "B5", "24": "B4"}, piles=("A1", "d1 d2 d3"))
    assert not taught(state, "turn:1")


@pytest.mark.parametrize("memory", [False, True])
def test_uncovering_a_card_reveals_it_to_those_who_may_have_forgotten(memory: bool) -> None:
    board = {"22": "B5", "24": "C1 D2 B4", "33": "E1"}
    assert taught(position(board, piles=("A1 C3", "d1"), memory=memory), "B4:forward") == memory


def test_covering_a_card_reveals_nothing() -> None:
    """With `memory` the covered card may be forgotten from now on: that is the opposite."""
    assert not taught(position({"14": "C1", "24": "B4", "22": "B5"}, piles=("A1", ""), memory=True), "B4:forward")


def test_discarding_reveals_nothing_and_passed_cards_are_seen() -> None:
    """Njet."""
    state = njet_table("njet-2007", "1 2 R B 1", {}, ["team:1+3"], players=4)
    for _ in range(8):
        assert not taught(state, first(state, "discard:"))
    state = njet_table("njet-2007", "1 pass R B 1", {}, ["team:1+3"], players=4)
    told = [taught(state, first(state, "pass:")) for _ in range(8)]
    assert told == [False] * 7 + [True]


def test_placing_stones_and_playing_cards_reveals_nothing() -> None:
    """Nobody shows a card out of turn in Njet, nor in ebbes for three and more."""
    for game in (atout.game("njet-1997"), atout.game("ebbes", players=3)):
        state, rng = game.start(seed=1), random.Random(1)
        while len(state.history) < 29:
            assert not taught(state, rng.choice(list(state.legal())))


def test_the_virtual_player_turns_cards_up() -> None:
    """ebbes for two: whoever closes a trick sees what comes up."""

    def covered() -> int:
        return sum(card >= 0 for column in state.fields().down.tolist() for card in column)

    state, rng, seen = atout.game("ebbes", players=2).start(seed=1), random.Random(1), 0
    while len(state.history) < 15:
        before = covered()
        revealed = taught(state, rng.choice(list(state.legal())))
        assert revealed == (covered() < before)
        seen += revealed
    assert seen


def test_runs_reveal_what_is_drawn() -> None:
    """XXL runs: swapping shows nothing; adding a card, and laying a run while there is a talon, draws."""
    hands = [["2B/6G", "7Y/8G", "0Y/10B", "0R/1Y"]]
    state = xxl_table("xxl-runs", hands, display=["3Y/7G", "4B/7Y"], dealer=1)
    other = state.copy()
    assert not taught(state, "swap:0Y/10B>4B/7Y")
    assert taught(state, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert taught(other, "add:0Y/10B")


def test_laying_a_run_reveals_nothing_without_a_talon() -> None:
    hands = [["2B/6G", "7Y/8G", "0Y/10B", "0R/1Y"]]
    state = xxl_table("xxl-runs", hands, display=["3Y/7G", "4B/7Y"], dealer=1)
    won = state.fields().won.tolist()
    won[1] = sum(1 << card for card in state.fields().stock if card >= 0)
    empty = changed(state, left=0, stock=-1, won=won)
    assert not taught(empty, "run:2B/6G+3Y/7G+7Y/8G@G")
    assert not taught(empty, "swap:0Y/10B>4B/7Y")


@pytest.mark.parametrize("id", ["xxl-up-and-down", "xxl-lower", "xxl-one-by-one"])
def test_drawing_reveals(id: str) -> None:
    """The draw games of XXL; playing a card does not, but at the end the hands are laid open."""
    state, rng, drawn = atout.game(id, players=3).start(seed=2), random.Random(2), 0
    while state.fields().left > 5 and state.seat is not None:
        move = rng.choice(list(state.legal()))
        assert taught(state, move) == (move == "draw" or state.over)
        drawn += move == "draw"
    assert drawn


def test_keeping_a_card_reveals_nothing_but_the_next_deal_does() -> None:
    """XXL refuse."""
    state = keeping()
    assert [taught(state, "keep:none") for _ in range(3)] == [False, False, True]


def test_a_move_is_its_own_players_affair() -> None:
    state = atout.game("ebbes").start(seed=1)
    other = (state.seat or 0) ^ 1
    with pytest.raises(atout.NotYourTurn):
        reveals(state.view(other), state.view(other))
