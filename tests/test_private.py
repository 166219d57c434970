"""A move whose story is not called private tells everybody the same."""

from __future__ import annotations

import random

import pytest

import atout
from atout import story
from atout.families import specs
from atout.families.family import States
from atout.families.scene import Own
from atout.kernel import engine
from atout.kernel.jit import Fields
from tests.settings import games_of

GAMES = [
    game for spec in specs().values() for game in random.Random(3).sample(list(games_of(spec.options, spec.id)), 4)
]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_public_move_tells_everybody_the_same(game: atout.Game) -> None:
    rng, state, family = random.Random(1), game.start(seed=1), game.family
    for _ in range(300):
        if state.over:
            break
        state.play(rng.choice(state.moves()))
    for turn in story.turns(state):
        if turn.move < 0:
            continue
        move = family.notation(Fields(turn.before[0])).moves[turn.move]
        if not family.moves.of(move).private:
            public = story.told(family, turn, None)
            for seat in range(game.seats):
                own = story.told(family, turn, seat)
                assert (own.move, own.events) == (public.move, public.events), move
                same_phase = turn.before[0]["phase"] == turn.after[0]["phase"]
                if seat != turn.before[0]["seat"] and same_phase:  # nor does it change what another seat knows besides
                    assert _own(game, turn.before, seat) == _own(game, turn.after, seat), move


def _own(game: atout.Game, states: States, seat: int) -> Own:
    return atout.View(game, engine.hidden(states, seat)).own()
