"""Whole games in which everything that might be tried is tried, and every refusal names the clause that forbids it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import atout
from atout.kernel import engine
from tests.scenes import own_of, scene_of

Clause = Callable[[Any, Any, str], str | None]  # of a scene, what the acting seat adds to it and a move; None: legal


def refused(state: atout.State, move: str) -> str | None:
    """The clause that the rules name; None if the move is legal."""
    if move in state.legal():
        assert state._act(engine.REFUSAL, state._notation.numbers[move]) == 0
        return None
    with pytest.raises(atout.NotLegal) as refusal:
        state.play(move)
    return refusal.value.clause


def check_refusals(
    state: atout.State, seed: int, clause: Clause, always: Sequence[str], rounds: int = 2, share: float = 1.0
) -> None:
    """Random players; in a share of positions `clause` and the rules agree about some moves and those of `always`."""
    rng = random.Random(seed)
    while state.scored < rounds and not state.over:
        if rng.random() >= share:
            state.play(rng.choice(state.moves()))
            continue
        seat, texts = state.seat, [text for text in state._notation.moves if text and not text.endswith("?")]
        assert seat is not None
        now, own = scene_of(state.view(None)), own_of(state.view(seat), seat)
        for move in [*rng.sample(texts, 9), *always]:
            assert refused(state, move) == clause(now, own, move), move
        state.play(rng.choice(state.moves()))


def kind(move: str) -> str:
    return move.partition(":")[0] if ":" in move else "card"
