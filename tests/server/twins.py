"""Two games that look the same to one viewer: other cards where the viewer cannot see them, the same visible moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from atout.catalogue import Game
from atout.deals import Chance, Given, Seeded, write_deal
from atout.kernel import engine
from atout.kernel.state import SPECTATOR
from atout.state import State

_TRIES = 200  # swaps that are tried in a deal


@dataclass
class Twins:
    """The deals of both games, and their moves: (seat, move in the first, move in the second)."""

    game: Game
    viewer: int | None
    deals: tuple[list[Any], list[Any]] = field(default_factory=lambda: ([], []))
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    differ: int = 0  # positions in which the games were not the same

    def state(self, which: int) -> State:
        return State(self.game, Given(tuple(self.deals[which])))


def twins(game: Game, viewer: int | None, rng: random.Random, swaps: int, most: int, keep: str = "") -> Twins:
    """Play two games as long as they look the same; `swaps`: pairs of hidden cards that change places in a deal.

    `keep`: a square that nobody crosses off as long as there is another.
    """
    found = Twins(game, viewer)
    states = State(game, Given(())), State(game, Given(()))
    while len(found.moves) < most and not states[0].over:
        if states[0].seat is None:
            chances = _two_deals(states, viewer, rng, swaps)
            if chances is None:
                break
            for state, chance, deals in zip(states, chances, found.deals, strict=True):
                deals.append(write_deal(game.family, state._states, chance))
                state.deal(deals[-1])
            assert states[0].view(viewer) == states[1].view(viewer)
            continue
        following = _two_moves(states, viewer, rng, keep)
        if following is None:
            break
        found.moves.append((states[0].seat, *following[:2]))
        states = following[2:]
        found.differ += states[0] != states[1]
    return found


def _two_deals(
    states: tuple[State, State], viewer: int | None, rng: random.Random, swaps: int
) -> tuple[Chance, Chance] | None:
    """A deal for each of two tables, such that both look the same afterwards; None if there is none."""
    first, second = (state._states for state in states)
    chance = Seeded(rng.getrandbits(60)).chance(states[0].game.family, first, 0)
    seen = _seen(first, chance, viewer)
    if engine.deal_shape(first) != engine.deal_shape(second) or _seen(second, chance, viewer) != seen:
        return None
    group = [k for k, size in enumerate(engine.deal_shape(first)[1]) for _ in range(size)]
    other, done = chance.copy(), 0
    for _ in range(_TRIES):
        if done == swaps:
            break
        i, j = rng.randrange(len(group)), rng.randrange(len(group))
        if group[i] != group[j]:
            continue
        tried = other.copy()
        tried[[i, j]] = tried[[j, i]]
        before, after = engine.dealt(second, other), engine.dealt(second, tried)
        if before.tobytes() != after.tobytes() and _seen(second, tried, viewer) == seen:
            other, done = tried, done + 1
    return chance, other


def _seen(states: Any, chance: Chance, viewer: int | None) -> bytes:
    after = engine.dealt(states, chance)
    return bytes(np.asarray(engine.hidden(after, SPECTATOR if viewer is None else viewer)).tobytes())


def _two_moves(
    states: tuple[State, State], viewer: int | None, rng: random.Random, keep: str
) -> tuple[str, str, State, State] | None:
    """A move for each table, shown the same to the viewer, after which both still look the same."""
    mine, others = (list(state.legal()) for state in states)
    rng.shuffle(mine)
    mine.sort(key=lambda move: bool(keep) and move.endswith(keep))
    rng.shuffle(others)
    for move in mine:
        after = states[0].copy()
        after.play(move)
        seen = after.view(viewer)
        for other in _alike(states, viewer, move, others):
            twin = states[1].copy()
            twin.play(other)
            if twin.view(viewer) == seen and not after.over:
                return move, other, after, twin
    return None


def _alike(states: tuple[State, State], viewer: int | None, move: str, others: list[str]) -> Iterator[str]:
    shown = states[0].shown(move, viewer)
    for other in others:
        if states[1].shown(other, viewer) == shown:
            yield other
