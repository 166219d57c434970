"""Two games that look the same to one viewer: other cards where the viewer cannot see them, the same visible moves."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from atout.catalogue import Game
from atout.deals import Chance, Given, Seeded, write_deal
from atout.kernel import engine
from atout.kernel.state import SPECTATOR
from atout.server.tables.sealing import forced
from atout.state import State

Pair = tuple[State, State]
Both = tuple[int, str, str]  # a seat, its move in the first game, and in the second
_TRIES = 200  # swaps that are tried in a deal


@dataclass
class Twins:
    """The deals of both games, and their moves."""

    game: Game
    viewer: int | None
    deals: tuple[list[Any], list[Any]] = field(default_factory=lambda: ([], []))
    moves: list[Both] = field(default_factory=list)
    differ: int = 0  # positions in which the games were not the same

    def state(self, which: int) -> State:
        return State(self.game, Given(tuple(self.deals[which])))


def twins(game: Game, viewer: int | None, rng: random.Random, swaps: int, most: int, keep: str = "") -> Twins:
    """Play two games as long as they look the same; `swaps`: pairs of hidden cards that change places in a deal.

    `keep`: a square that nobody crosses off as long as there is another.
    """
    found = Twins(game, viewer)
    states, dealt = (State(game, Given(())), State(game, Given(()))), 0
    while len(found.moves) < most and not states[0].over:
        if states[0].seat is None:
            chances = _two_deals(states, viewer, rng, swaps)
            if chances is None:
                break
            for state, chance, deals in zip(states, chances, found.deals, strict=True):
                deals.append(write_deal(game.family, state._states, chance))
                state.deal(deals[-1])
            assert states[0].view(viewer) == states[1].view(viewer)
            dealt = len(found.moves)
            continue
        following = _two_turns(states, viewer, rng, keep)
        if following is None:
            if any(forced(state) for state in states):  # the server would go on by itself: this deal must not be given
                del found.moves[dealt:], found.deals[0][-1:], found.deals[1][-1:]
            break
        moves, states = following
        found.moves += moves
        found.differ += states[0] != states[1]
    return found


def _two_deals(states: Pair, viewer: int | None, rng: random.Random, swaps: int) -> tuple[Chance, Chance] | None:
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


def _two_turns(states: Pair, viewer: int | None, rng: random.Random, keep: str) -> tuple[list[Both], Pair] | None:
    """A move for each table, shown the same to the viewer, after which (and what they force) both look the same."""
    mine, others = (list(state.legal()) for state in states)
    rng.shuffle(mine)
    mine.sort(key=lambda move: bool(keep) and move.endswith(keep))
    rng.shuffle(others)
    for move in mine:
        shown = states[0].shown(move, viewer)
        for other in others:
            if states[1].shown(other, viewer) == shown:
                following = _with_forced(states, viewer, move, other)
                if following is not None and not following[1][0].over:
                    return following
    return None


def _with_forced(states: Pair, viewer: int | None, move: str, other: str) -> tuple[list[Both], Pair] | None:
    """The tables after two moves and whatever they force, if they still look the same.

    Where something is forced at one table only, it must be impossible at the other: then seeing it tells no more than
    the rules do.
    """
    after, moves = (states[0].copy(), states[1].copy()), list[Both]()
    while True:
        seat = after[0].seat
        assert seat is not None
        moves.append((seat, move, other))
        after[0].play(move)
        after[1].play(other)
        if after[0].view(viewer) != after[1].view(viewer):
            return None
        first, second = forced(after[0]), forced(after[1])
        if first is None or second is None:
            for one, state in ((first, after[1]), (second, after[0])):
                assert one is None or one not in state.legal(), f"{one} is no public force in {state.game!r}"
            return (moves, after) if first is second else None
        move, other = first, second
