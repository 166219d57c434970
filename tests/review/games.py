"""Games to review: short, played at random, the same every time."""

from __future__ import annotations

import random

import atout
from atout import bots
from atout.review.selfplay import play_round
from atout.state import State


def begun(game: atout.Game, moves: int, seed: int = 1) -> State:
    """A table after some random moves, or at the end of the game."""
    state, chance = game.start(seed=seed), random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        state.play(chance.choice(state.moves()))
    return state


def one_round(game: atout.Game, seed: int = 1, bot: str = "random") -> State:
    """A table after a round."""
    state = game.start(seed=seed)
    play_round(state, bots.find(bot), seed)
    return state
