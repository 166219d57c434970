"""Without Numba's inner parts: rules compile more slowly, and give the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec
import pytest

import atout
from atout.kernel import jit
from atout.kernel.rng import new_rng, number_below
from atout.review import verdict

MISTAKE = 4  # the frame of one, if everybody plays the last legal move
PLAIN = """
from atout.kernel import jit
from tests.test_plain_numba import {what}
print(jit.TEACHER, {what}())
"""
LOST = """
import warnings
from numba.core import codegen
del codegen.{lost}
with warnings.catch_warnings(record=True) as said:
    from atout.kernel import jit
print(jit.TEACHER, said[0].message)
"""


def drawn() -> list[int]:
    rng = new_rng(7)
    return [number_below(rng, 1000) for _ in range(20)]


def played() -> str:
    """A game of ebbes and everybody's views of it, as a hash."""
    state, digest = atout.game("ebbes", players=3).start(seed=3), hashlib.sha256()
    while not state.over:
        for seat in (*range(3), None):
            digest.update(state.view(seat).states.tobytes())
        moves = state.moves()
        state.play(moves[len(state.history) * 7 % len(moves)])
        digest.update(state.states.tobytes())
    return digest.hexdigest()


def appraised() -> str:
    """What a review says of a mistake, with its reasons."""
    state = atout.game("ebbes", players=3).start(seed=3)
    for _ in range(MISTAKE):
        state.play(state.moves()[-1])
    decision = verdict(state.record(), MISTAKE, 400)
    assert decision.mark and decision.reasons
    return hashlib.sha256(msgspec.json.encode(decision)).hexdigest()


def test_what_is_small_compiles_plainly() -> None:
    assert _plainly("drawn") == f"None {drawn()}"


@pytest.mark.long  # some seconds, too
def test_a_game_compiled_plainly_is_the_same() -> None:
    assert _plainly("played") == f"None {played()}"


@pytest.mark.long  # it takes half a minute to compile
def test_a_decision_judged_by_what_was_compiled_plainly_is_the_same() -> None:
    assert _plainly("appraised") == f"None {appraised()}"


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("lost", ["JITCodeLibrary", "CodeLibrary.enable_object_caching"])
def test_another_numba_is_used_as_it_is(lost: str) -> None:
    assert jit.TEACHER is not None
    said = _run(LOST.format(lost=lost), {})
    assert said.startswith("None Numba") and lost.rpartition(".")[2] in said


def _plainly(what: str) -> str:
    return _run(PLAIN.format(what=what), {"ATOUT_PLAIN_NUMBA": "1"})


def _run(code: str, environment: dict[str, str]) -> str:
    program = [sys.executable, "-c", code]
    ran = subprocess.run(program, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()
