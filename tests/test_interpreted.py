"""Compiled and interpreted rules agree: the same seeded games give the same bytes in both."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import numpy as np

import atout
from atout.kernel.rng import new_rng
from tests.settings import one_per_table

MOVES = 150


def fingerprint(game: atout.Game) -> str:
    """A hash of states, legal moves, views and worlds along a random game."""
    digest = hashlib.sha256()
    state, rng, worlds = game.start(seed=5), random.Random(5), new_rng(5)
    for k in range(MOVES):
        if state.over:
            break
        digest.update(np.array(state.moves()).tobytes() + state._states.tobytes())
        if k % 30 == 0:
            view = state.view(state.seat)
            digest.update(view._states.tobytes() + view.sampler().draw(worlds).tobytes())
        state.play(rng.choice(state.moves()))
    digest.update(repr((state.totals, state.values)).encode())
    return digest.hexdigest()


def tables(every: bool) -> list[atout.Game]:
    """Each game at every number of players, or at one of them, so that every number comes."""
    found = [list(tables) for _, tables in groupby(one_per_table(), key=lambda game: game.id)]
    return [one for k, some in enumerate(found) for one in (some if every else [some[k % len(some)]])]


def fingerprints(every: bool) -> list[str]:
    return [f"{game.id} {game.options.players} {fingerprint(game)}" for game in tables(every)]


def test_every_game_and_number_of_players_comes() -> None:
    some = tables(every=False)
    assert {game.id for game in some} == set(atout.games()) and {game.options.players for game in some} == {
        *range(1, 7)
    }


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
