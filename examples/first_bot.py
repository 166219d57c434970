"""A bot in 30 lines: it tries every legal move in imagined worlds, plays each on at random, and takes the best."""

import random
import sys

import atout


def choose(view: atout.View, worlds: int, rng: random.Random) -> int:
    """The move that does best on average, in worlds that agree with what the seat knows."""
    seat, sums = view.seat, dict.fromkeys(view.moves(), 0.0)
    for _ in range(worlds):
        world = view.sample(rng)
        for move in sums:
            state = world.copy()
            state.play(move)
            while state.scored == world.scored and not state.over:
                state.play(rng.choice(state.moves()))
            sums[move] += state.values[seat]
    return max(sums, key=lambda move: sums[move])


game, rng = atout.game(sys.argv[1] if len(sys.argv) > 1 else "ebbes"), random.Random(1)
state, worlds = game.start(seed=1), int(sys.argv[2]) if len(sys.argv) > 2 else 5
while state.scored == 0 and state.seat is not None:  # seat 0 thinks, the others play at random
    moves = state.moves()
    state.play(choose(state.view(0), worlds, rng) if state.seat == 0 and len(moves) > 1 else rng.choice(moves))
print("The first round's scores:", state.scores)
