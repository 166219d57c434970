"""What a box tells is what the game plays: its facts beside the table that is dealt."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import atout
from atout.families import specs
from atout.families.options import PrintedSquare, Spec
from tests.scenes import scene_of

SPECS = [pytest.param(spec, id=spec.id) for spec in specs().values()]


def tables(spec: Spec) -> dict[int, atout.State]:
    """A table of the usual game for every number of players."""
    bounds = msgspec.json.schema(spec.options)["$defs"][spec.options.__name__]["properties"]["players"]
    numbers = range(bounds["minimum"], bounds["maximum"] + 1)
    return {players: atout.game(spec.id, players=players).start(seed=1) for players in numbers}


def squares(scene: Any) -> list[PrintedSquare]:
    """What a scene shows of a board, whether it has rows or one list of squares."""
    rows = [PrintedSquare(square.text, square.cards) for row in getattr(scene, "board", ()) for square in row.squares]
    return rows + [PrintedSquare(square.name, start=square.start) for square in getattr(scene, "shore", ())]


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
    assert [square for row in facts.board for square in row.squares] == squares(scenes[max(scenes)])
    assert [row.row for row in facts.board] == [row.row for row in getattr(scenes[max(scenes)], "board", facts.board)]


def test_a_part_names_the_match_that_plays_it() -> None:
    within = {spec.id: spec.facts.within for spec in specs().values() if spec.facts.within}
    assert within
    for match in set(within.values()):
        assert match is not None
        parts = msgspec.to_builtins(atout.game(match).options)["parts"]
        assert list(parts) == [id for id, found in within.items() if found == match]
