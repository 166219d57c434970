"""Goldens: how many ways the first moves can go, and a game told as text, for every id and player count.

`pytest tests/test_goldens.py --goldens` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import atout
from tests.settings import name, one_per_table

FOLDER = Path(__file__).parent / "goldens"
GAMES = one_per_table()
by_table = pytest.mark.parametrize("game", GAMES, ids=map(name, GAMES))


def sequences(state: atout.State, depth: int) -> int:
    """The number of move sequences of a length; shorter where the game ends."""
    moves = state.moves()
    if depth == 1 or not moves:
        return max(len(moves), 1)
    total = 0
    for move in moves:
        following = state.copy()
        following.play(move)
        total += sequences(following, depth - 1)
    return total


def playthrough(game: atout.Game) -> str:
    """A random game: its opening in full, then the end of every round."""
    state, rng = game.start(seed=1), random.Random(1)
    lines = [repr(game), "", str(state), ""]
    for seat in (0, None):
        lines += [repr(state.view(seat)), str(state.view(seat)), ""]
    for k in range(10_000):
        if state.over:
            break
        if k < 12:
            legal = list(state.legal())
            lines.append(f"seat {state.seat}: {len(legal)} legal: {' '.join(legal[:8])}")
        rounds = state.fields().rounds
        state.play(rng.choice(state.moves()))
        if k == 30:
            lines += ["", str(state), "", repr(state.view(state.seat)), str(state.view(state.seat)), ""]
        if state.fields().rounds > rounds:
            lines += ["", f"after {k + 1} moves: scores {state.scores}, totals {state.totals}"]
    told = list(state.narrate("en"))
    lines += ["", str(state), "", *told[:60], "…", *told[-8:], ""]
    return "\n".join(lines)


@by_table
def test_playthrough(game: atout.Game, goldens: bool) -> None:
    file = FOLDER / f"{name(game)}.txt"
    text = playthrough(game)
    if goldens:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@by_table
def test_move_counts(game: atout.Game, goldens: bool) -> None:
    file = FOLDER / "move-counts.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    deepest = 3 if game.id == "xxl-runs" else 4
    counts = [sequences(game.start(seed=1), depth) for depth in range(1, deepest + 1)]
    if goldens:
        known[name(game)] = counts
        file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    assert counts == known[name(game)]
