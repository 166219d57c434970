"""The studies that are kept in docs/studies: one of every game, and a list that says what they say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import atout
from atout.families import specs

FOLDER = Path(__file__).parents[2] / "docs" / "studies"
STUDIES = sorted(file for file in FOLDER.glob("*.md") if file.name != "README.md")


def figure(study: str, measure: str) -> str:
    """The first that a study has of a measure, without its interval."""
    found = re.search(rf"^\| {measure} \| ([^ |]+)", study, re.MULTILINE)
    return found[1] if found else "–"


@pytest.mark.parametrize("file", STUDIES, ids=lambda file: file.stem)
def test_a_study_names_its_command_and_the_list_agrees(file: Path) -> None:
    told = file.read_text(encoding="utf-8")
    command = re.search(r"by `(atout study [^`]+)`", told)
    assert command is not None
    game = atout.game(shlex.split(command[1])[2])
    assert f"{game.id}" in file.stem
    minutes, games = figure(told, "Minutes"), figure(told, "Games until skill outweighs luck")
    assert f"]({file.name}) | {minutes} | {games} |" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_every_game_has_one() -> None:
    assert {file.stem for file in STUDIES} >= set(specs())
