"""What a box tells is what the game plays: its facts beside the table that is dealt."""

from __future__ import annotations

import re

import msgspec
import pytest

import atout
from atout.families import specs
from atout.families.options import Spec
from tests.scenes import scene_of

SPECS = [pytest.param(spec, id=spec.id) for spec in specs().values()]


def tables(spec: Spec) -> dict[int, atout.State]:
    """A table of the usual game for every number of players."""
    bounds = next(field for field in msgspec.inspect.type_info(spec.options).fields if field.name == "players").type
    return {players: atout.game(spec.id, players=players).start(seed=1) for players in range(bounds.ge, bounds.le + 1)}


@pytest.mark.parametrize("spec", SPECS)
def test_facts(spec: Spec) -> None:
    facts, started = spec.facts, tables(spec)
    least, most = facts.minutes
    assert 0 < least <= most
    cards = " ".join(text for state in started.values() for text in state.game.family.notation(state.fields()).cards)
    assert sorted({int(number) for number in re.findall(r"\d+", cards)}) == facts.numbers
    assert not facts.colours or set(facts.colours) == set(re.findall("[A-Z]", cards))
    scenes = {players: scene_of(state.view(None)) for players, state in started.items()}
    assert facts.virtual == [players for players, scene in scenes.items() if len(scene.sizes) > players]
    if facts.rounds:
        assert facts.rounds == {players: getattr(scene, "last_round", None) for players, scene in scenes.items()}
    drawn = msgspec.to_builtins(getattr(scenes[max(scenes)], "board", []))
    assert msgspec.to_builtins(facts.board) == [
        {
            "row": row["row"],
            "squares": [{key: square[key] for key in square if key != "stone"} for square in row["squares"]],
        }
        for row in drawn
    ]


def test_a_part_names_the_match_that_plays_it() -> None:
    within = {spec.id: spec.facts.within for spec in specs().values() if spec.facts.within}
    assert within
    for match in set(within.values()):
        assert match is not None
        parts = msgspec.to_builtins(atout.game(match).options)["parts"]
        assert list(parts) == [id for id, found in within.items() if found == match]
