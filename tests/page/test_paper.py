"""What is printed: rules without anything to press, and an empty score sheet for every game."""

from __future__ import annotations

import re

import pytest

from atout.families import specs
from tests.page.conftest import Visit
from tests.page.visitor import DESK, Visitor
from tests.page.words import said
from tests.settings import later

SOME = ["ebbes", "njet-2007", "ebbe-flut", "xxl"]  # the others are printed only when there is time
PRESSED = "nav, button, .button, .masthead, footer, .example"
_INK = "([of]) => getComputedStyle(document.querySelector(of)).color"


def pages(visitor: Visitor) -> int:
    """How many sheets of A4 the page needs; nothing of what can be pressed is on them."""
    visitor.page.emulate_media(media="print")
    assert not [place.inner_html() for place in visitor.page.locator(PRESSED).all() if place.is_visible()]
    paper = visitor.page.pdf(format="A4", margin={"top": "14mm", "bottom": "14mm", "left": "14mm", "right": "14mm"})
    visitor.page.emulate_media(media="screen")
    return len(re.findall(rb"/Type\s*/Page\b", paper))


@pytest.mark.parametrize("dark", [*later([(False,)]), True], ids=["day", "night"])
def test_printed_rules_have_no_navigation(dark: bool, visit: Visit) -> None:
    ann = visit(DESK, dark=dark)
    ann.visit("rules/ebbes")
    ann.page.locator("figure").first.wait_for()
    ann.page.locator(".example").first.wait_for()
    assert ann.page.locator("h1").inner_text() == said("game-ebbes")
    assert 4 <= pages(ann) <= 9
    ann.page.emulate_media(media="print")
    assert ann.run(_INK, "article section p") == "rgb(0, 0, 0)"


def test_every_game_has_a_score_sheet_of_one_page(visit: Visit, in_time: bool) -> None:
    ann = visit(DESK, lang="de")
    for game in specs():
        ann.visit(f"rules/{game}/sheet")
        sheet = ann.page.locator(f'[data-sheet="{game}"]')
        sheet.wait_for()
        ann.page.locator("fieldset label").last.click()  # as many as can play
        assert sheet.locator("tbody td").count() >= 10
        if in_time or game in SOME:
            assert pages(ann) == 1, game
