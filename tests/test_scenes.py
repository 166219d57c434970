"""The table as data for a page, on random games over every setting: complete, consistent, and nobody's secret."""

from __future__ import annotations

import random
from collections import Counter
from functools import reduce
from operator import or_
from typing import Any

import msgspec

import atout
from atout.families import load
from atout.families.scene import Own, Scene
from atout.kernel.rng import new_rng
from atout.state import State
from atout.view import View
from tests.scenes import own_of, scene_of
from tests.settings import all_games, by_setting

FAMILIES = ("ebbes", "njet")
GAMES = [game for game in all_games() if game.spec.family in FAMILIES]


def any_of(base: type) -> Any:
    """All kinds of a base as one type, as a page reads them."""
    for family in FAMILIES:
        load(family)
    return reduce(or_, base.__subclasses__())


SCENES = msgspec.json.Decoder(any_of(Scene))
OWNS = msgspec.json.Decoder(any_of(Own))


@by_setting(GAMES)
def test_scenes_of_a_random_game(game: atout.Game) -> None:
    """Cards are dealt by hand, so that the pauses before the first deal and between rounds are seen too."""
    played, rng = game.start(seed=7), random.Random(7)
    while not played.over:
        played.play(rng.choice(played.moves()))
    state = game.start(deals=[])
    for step in played.steps():
        if "deal" in step:
            check_scene(state, rng)
            state.deal(step["deal"])
        elif "move" in step:
            check_scene(state, rng)
            state.play(step["move"], step["seat"])
    check_scene(state, rng)
    assert state.over


def check_scene(state: State, rng: random.Random) -> None:
    seen = scene_of(state.view(None))
    assert scene_of(state) == seen  # a replay with open hands shows the same table
    assert SCENES.decode(msgspec.json.encode(seen)) == seen
    assert (seen.seat, seen.scores, seen.winners) == (state.seat, state.scores, state.winners)
    assert seen.totals == state.totals and len(seen.sizes) == state.game.seats
    held = []
    for seat in range(state.game.options.players):
        mine = check_own(state, seat, seen)
        held += mine.hand
        if rng.random() < 0.3:
            check_secrecy(state.view(seat), seat, seen, mine, rng)
    check_cards(state, seen, held)


def check_own(state: State, seat: int, seen: Scene) -> Own:
    """What a seat adds to the scene is what it holds."""
    mine = own_of(state.view(seat), seat)
    assert own_of(state, seat) == mine
    assert OWNS.decode(msgspec.json.encode(mine)) == mine
    assert len(mine.hand) == seen.sizes[seat]
    if seat == state.seat:
        played = {move.removeprefix("discard:").removeprefix("pass:") for move in state.legal()}
        assert played & deck(state).keys() <= set(mine.hand)
    return mine


def check_secrecy(view: View, seat: int, seen: Scene, mine: Own, rng: random.Random) -> None:
    """Every world that a seat thinks possible looks the same: nothing is told that a view does not know."""
    world = State(view.game, None, world=view.sampler().draw(new_rng(rng.getrandbits(63))))
    assert scene_of(world.view(None)) == seen
    assert own_of(world.view(seat), seat) == mine


def check_cards(state: State, seen: Scene, held: list[str]) -> None:
    """Cards in the trick have left the hands: none is in two places, equal cards counted."""
    in_trick = [played.card for played in getattr(seen, "trick", [])]
    copies = deck(state)
    for card, n in Counter(held + in_trick).items():
        assert n <= len(copies[card]), card
    assert sum(seen.sizes) + len(in_trick) <= len(state.game.family.holdings(state.fields()))


def deck(state: State) -> dict[str, list[int]]:
    return state.game.family.notation(state.fields()).card_numbers
