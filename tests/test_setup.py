"""What a page needs to set up a table: words for every option, and which options have an effect together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atout.families import specs
from atout.families.words import LANGUAGES

GAMES = Path(__file__).parents[1] / "web/src/games"


def options(game: str) -> dict[str, dict[str, Any]]:
    """A game's options as JSON Schema, without the number of players."""
    found = msgspec.json.schema(specs()[game].options)["$defs"][specs()[game].options.__name__]["properties"]
    return {name: schema for name, schema in found.items() if name != "players"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_words(lang: str) -> None:
    for game, spec in specs().items():
        words = (GAMES / spec.family / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        known, wanted = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE)), set()
        for name, schema in options(game).items():
            id = f"option-{name.replace('_', '-')}"
            values = [f"{id}-{value}" for value in schema.get("enum", ())]
            wanted |= {id, *values, *(f"{one}-about" for one in values or [id])}  # each choice explains itself
        assert wanted - known == set()


def test_options_that_depend_on_others_say_so() -> None:
    found = {
        f"{game}.{name}": schema["x-when"]
        for game in specs()
        for name, schema in options(game).items()
        if "x-when" in schema
    }
    choosing = {"choose_designators": True}
    assert found == {
        "ebbes.rounds": choosing,
        "ebbes.goal": choosing,
        "ebbes.dabbscheedel": choosing,
        "ebbe-flut.watchful": {"players": 2},
    }
