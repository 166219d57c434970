"""Rounds that a bot plays with itself: what is usual in a game, and what a deal is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

from atout.bots import Bot, find
from atout.catalogue import Game
from atout.deals import Chance, Seeded
from atout.families.family import Family, States
from atout.kernel.state import copied
from atout.state import State

REPLAYS = 32  # of a deal
PLAYER = "casual:sims=100"  # who replays it


def hashed(*numbers: int) -> int:
    """A seed of 63 bits."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest(), "big") >> 1


def play_round(state: State, bot: Bot, seed: int) -> list[float]:
    """Let a bot play every seat until a round has been scored: the players' results."""
    scored, step = state.scored, 0
    while state.scored == scored:
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else bot.decide(state, hashed(seed, step)))
        step += 1
    return state.values[: state.game.options.players]


def rounds(game: Game, bot: Bot, seed: int) -> Iterator[list[float]]:
    """The players' results of round after round, game after game."""
    while True:
        state = game.start(seed=seed)
        while not state.over:
            seed = hashed(seed)
            yield play_round(state, bot, seed)


def par(game: Game, before: States, chance: Chance) -> list[float]:
    """What a deal is worth to each player: the mean of a bot's rounds with it. `before` waits for the deal."""
    bot, sums = find(PLAYER), [0.0] * game.options.players
    for replay in range(REPLAYS):
        state = State(game, _Again(chance, replay, int(before[0]["rounds"])), world=copied(before))
        state.deal()
        for seat, value in enumerate(play_round(state, bot, replay)):
            sums[seat] += value
    return [total / REPLAYS for total in sums]


@dataclass(frozen=True)
class _Again:
    """A deal, and whatever else its round may need, but not the next round."""

    first: Chance
    seed: int
    scored: int

    def chance(self, family: Family, states: States, k: int) -> Chance | None:
        if states[0]["rounds"] > self.scored:
            return None
        return self.first if k == 0 else Seeded(self.seed).chance(family, states, k)
