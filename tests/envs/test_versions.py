"""What an environment's name promises: the same version, the same observations; and the pages that tell of them."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

import atout
from atout.envs import layout
from atout.envs.naming import env_ids
from tests.envs.tables import FOLDER, table
from tests.settings import one_per_table

FILE = Path(__file__).parents[1] / "data" / "layouts.json"


def digest(game: atout.Game) -> str:
    """A hash of the layout, and of what is seen of a random game: it changes with the rules, too."""
    found, state, rng = layout(game), game.start(seed=1), random.Random(1)
    told = hashlib.sha256(repr((found.slices, game.spec.space)).encode())
    for k in range(200):
        if state.over:
            break
        if k % 7 == 0:
            for seat in range(game.options.players):
                told.update(found.encode(state.view(seat).states, [seat]).astype(np.int16).tobytes())
        state.play(rng.choice(state.moves()))
    return told.hexdigest()


@pytest.mark.parametrize("name", env_ids())
def test_a_version_means_the_same_for_ever(name: str, goldens: bool) -> None:
    """`--goldens` writes down new versions, never another meaning of an old one."""
    games = [game for game in one_per_table() if game.id == env_ids()[name]]
    found = {str(game.options.players): digest(game) for game in games}
    known = json.loads(FILE.read_text(encoding="utf-8"))
    if goldens and name not in known:
        FILE.write_text(json.dumps(known | {name: found}, indent=1) + "\n", encoding="utf-8")
        return
    assert known.get(name) == found, "raise the version in the family's observation.py, then write it with --goldens"


@pytest.mark.parametrize("id", atout.games())
def test_its_page_is_current(id: str) -> None:
    assert (FOLDER / f"{id}.md").read_text(encoding="utf-8") == table(id), "python -m tests.envs.tables writes it anew"


def test_every_field_is_told_of() -> None:
    page = table(atout.games()[0])
    assert (
        "running sums" in page and "| `tricks` | a number (a row for each seat, the viewer's first): tricks won" in page
    )
