"""A game that is over is looked at again: step by step, by its link, and from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.page.conftest import Visit
from tests.page.test_manners import end
from tests.page.visitor import DESK, PHONE, Screen, wide
from tests.settings import later


@pytest.mark.parametrize(
    ("game", "screen"), [("ebbes", DESK), ("ebbe-flut", PHONE), *later([("njet-2007", PHONE), ("xxl-runs", DESK)])]
)
def test_a_game_is_replayed(game: str, screen: Screen, visit: Visit, tmp_path: Path) -> None:
    ann = visit(screen)
    table = ann.open(game, {"players": 2})
    ann.play(6)
    end(ann)
    ann.press(f'a[href^="record/{table}"]')
    ann.wait("[data-replay]")
    assert not wide(ann)
    ann.visit(f"record/{table}/3")
    ann.wait('[data-replay="3"] .board')
    ann.page.keyboard.press("ArrowRight")
    ann.wait('[data-replay="4"]')
    ann.page.wait_for_url(f"**/record/{table}/4")
    ann.page.keyboard.press("Home")
    ann.wait('[data-replay="0"]')
    ann.page.keyboard.press("End")
    ann.page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.replay) > 5")

    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.record(table)))
    ben = visit(screen)
    ben.open_file(file)
    ben.page.keyboard.press("ArrowRight")
    ben.wait('[data-replay="1"]')


def test_a_file_that_is_no_record_is_refused(visit: Visit, tmp_path: Path) -> None:
    ann = visit(DESK)
    ann.visit()
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "Ben"}')
    ann.find('input[type="file"]').set_input_files(file)
    ann.page.locator('[role="alert"]').first.wait_for()
