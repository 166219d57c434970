"""A replay is left at one of its steps: other moves are tried, and the game is played on from there."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.page.conftest import Visit
from tests.page.seen import flaws
from tests.page.test_access import LONG_NAME
from tests.page.test_manners import end
from tests.page.visitor import DESK, PHONE, Screen, Visitor


def line_in(address: str) -> list[str]:
    """The moves of a line that an address holds."""
    (line,) = parse_qs(urlsplit(address).query)["line"]
    return line.split(",")


_SEEN = """document.querySelector('[data-line]').innerText + document.querySelector('.board').innerText"""
_SETTLED = f"(shown) => {_SEEN} === shown"


def seen(visitor: Visitor) -> str:
    """What the line looks like, and the board."""
    return str(visitor.run(f"() => {_SEEN}"))


@pytest.mark.parametrize(("game", "screen"), [pytest.param("ebbes", DESK, marks=pytest.mark.long), ("xxl-runs", PHONE)])
def test_a_line_is_tried_compared_and_shared(game: str, screen: Screen, visit: Visit) -> None:
    ann = visit(screen, lang="de").rename(LONG_NAME)
    table = ann.open(game, {"players": 3})
    ann.play(4)
    end(ann, "de")
    ann.visit(f"record/{table}/4")
    ann.wait('[data-replay="4"] .board')
    ann.act("whatif-open")
    ann.press("[data-move]")
    ann.wait("[data-line] button")
    ann.page.wait_for_url("**?line=*")
    ann.press("[data-move]")
    ann.wait("[data-line] li:nth-child(2) button")
    ann.page.wait_for_function("() => decodeURIComponent(location.search).includes(',')")
    moves = line_in(ann.page.url)
    told = ann.ask("get", f"api/records/{table}/what-if?frame=4&moves={'%2C'.join(map(quoted, moves))}")
    assert [frame["move"] for frame in told["frames"]] == moves and len(moves) == 2
    found = flaws(ann, "line")
    shown = seen(ann)
    ann.reload()  # or opened by somebody to whom the link was sent
    ann.wait("[data-line] li:nth-child(2) button")
    ann.page.wait_for_function(_SETTLED, arg=shown)
    ann.press("[data-happened] button")
    ann.wait("[data-happened] [aria-current]")
    ann.act("line-back")
    ann.page.wait_for_function("() => document.querySelectorAll('[data-line] button').length === 1")
    if not screen.touch:
        ann.page.keyboard.press("Backspace")
        ann.page.wait_for_function("() => !document.querySelector('[data-line] button')")
        ann.page.keyboard.press("Escape")
        ann.wait('[data-action="whatif-open"]')
        ann.page.keyboard.press("w")
        ann.wait("[data-line]")
    ann.act("line-leave")
    ann.page.wait_for_url(f"**/record/{table}/4")
    assert not found, "\n".join(found)


def quoted(move: str) -> str:
    return move.replace("+", "%2B").replace("/", "%2F").replace(">", "%3E").replace("@", "%40")


@pytest.mark.parametrize(
    ("screen", "cards"), [pytest.param(DESK, "true", marks=pytest.mark.long), (PHONE, "drawn")], ids=["desk", "phone"]
)
def test_a_game_is_played_on(screen: Screen, cards: str, visit: Visit) -> None:
    ann = visit(screen, lang="de").rename(LONG_NAME)
    old = ann.open("niet-2015", {"players": 3})
    ann.play(5)
    end(ann, "de")
    ann.visit(f"record/{old}/6")
    ann.wait('[data-replay="6"] .board')
    ann.act("onward-open")
    ann.wait("dialog form")
    found = flaws(ann, "play on")
    ann.find('dialog input[type="radio"][value="1"]').check(force=True)
    ann.find(f'dialog input[value="{cards}"]').check(force=True)
    ann.find('dialog input[value="beginner"]').check(force=True)
    ann.act("play-on-start")
    ann.wait('[data-table-state="playing"] .board')
    new = ann.page.url.rpartition("/")[2]
    assert ann.move() is not None
    end(ann, "de")
    found += flaws(ann, "its result")
    record, was = ann.record(new), ann.record(old)
    assert record["from"]["record"] == old and record["from"]["cards"] == cards and record["from"]["seat"] == 1
    assert record["names"][0] == record["names"][2] == "beginner" and record["names"][1] == LONG_NAME
    assert (record["steps"][0] == was["steps"][0]) == (cards == "true")
    ann.act("origin")
    ann.wait('[data-replay="6"] .board')
    assert f"record/{old}/6" in ann.page.url
    ann.visit(f"record/{new}")
    ann.wait("[data-replay] .board")
    assert not found, "\n".join(found)


@pytest.mark.long
def test_a_file_is_played_on_and_the_end_is_not(visit: Visit, tmp_path: Path) -> None:
    ann = visit(DESK)
    table = ann.open("xxl-lower", {"players": 2})
    ann.play()
    ann.wait('[data-table-state="over"]')
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.record(table)))
    ben = visit(DESK)
    ben.open_file(file)
    ben.page.keyboard.press("w")
    ben.press("[data-move]")
    ben.wait("[data-line] button")
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("End")
    ben.wait('[data-action="onward-open"][aria-disabled="true"]')
    ben.page.keyboard.press("o")
    assert not ben.page.locator("dialog").count()
    ben.page.keyboard.press("Home")
    ben.wait('[data-action="onward-open"]:not([aria-disabled])')
    ben.page.keyboard.press("o")
    ben.wait("dialog form")
    ben.act("play-on-start")
    ben.wait('[data-table-state="playing"] .board')
    end(ben)
    assert not ben.page.locator('[data-action="origin"]').count()
