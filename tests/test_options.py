"""What the options say about each other is what the rules do."""

from __future__ import annotations

import random
from typing import Any, get_type_hints

import msgspec
import pytest

import atout
from atout.families import specs
from tests.settings import values


def dependent() -> list[tuple[str, str, str, Any]]:
    """Games with an option that has an effect only while another one has a certain value."""
    found = []
    for id, spec in specs().items():
        _, parts = msgspec.json.schema_components([spec.options])
        for name, schema in parts[spec.options.__name__]["properties"].items():
            found += [(id, name, other, value) for other, value in schema.get("x-when", {}).items()]
    return found


def played(game: atout.Game) -> list[dict[str, Any]]:
    """The steps of a whole game, the same choices for the same legal moves."""
    state, rng = game.start(seed=4), random.Random(4)
    while not state.over:
        state.play(rng.choice(state.moves()))
    return list(state.steps())


def test_there_are_such_options() -> None:
    assert ("ebbes", "goal", "choose_designators", True) in dependent()


@pytest.mark.parametrize(("id", "name", "other", "needed"), dependent())
def test_an_option_without_effect_has_none(id: str, name: str, other: str, needed: Any) -> None:
    """Its values are refused, or nothing about the game changes."""
    hints = get_type_hints(specs()[id].options, include_extras=True)
    for without in values(other, hints[other]):
        if without == needed:
            continue
        usual = played(atout.game(id, **{other: without}))
        for value in values(name, hints[name]):
            try:
                game = atout.game(id, **{other: without, name: value})
            except atout.OptionError:
                continue
            assert played(game) == usual
