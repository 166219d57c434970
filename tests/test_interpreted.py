"""Compiled and interpreted rules agree: the same seeded games give the same bytes in both."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np

import atout
from atout.kernel.rng import new_rng
from tests.settings import one_per_table

MOVES = 150  # or a third of them
SLOW = {("xxl-up-and-down", 6), ("xxl", 6)}  # counting their worlds takes seconds if it is interpreted


def fingerprint(game: atout.Game, moves: int) -> str:
    """A hash of states, legal moves, views and worlds along a random game."""
    digest = hashlib.sha256()
    state, rng, worlds = game.start(seed=5), random.Random(5), new_rng(5)
    for k in range(moves):
        if state.over:
            break
        digest.update(np.array(state.moves()).tobytes() + state._states.tobytes())
        if k % 20 == 0:
            view = state.view(state.seat)
            digest.update(view._states.tobytes() + view.sampler().draw(worlds).tobytes())
        state.play(rng.choice(state.moves()))
    digest.update(repr((state.totals, state.values)).encode())
    return digest.hexdigest()


def tables(every: bool) -> list[atout.Game]:
    """Each game at every number of players; what is slow only if every one is wanted."""
    return [game for game in one_per_table() if every or (game.id, game.options.players) not in SLOW]


def fingerprints(every: bool) -> list[str]:
    moves = MOVES if every else MOVES // 3
    return [f"{game.id} {game.options.players} {fingerprint(game, moves)}" for game in tables(every)]


def test_compiled_and_interpreted_rules_agree(in_time: bool) -> None:
    code = f"from tests.test_interpreted import fingerprints; print(*fingerprints({in_time}), sep='\\n')"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.split("\n")[:-1] == fingerprints(in_time)
