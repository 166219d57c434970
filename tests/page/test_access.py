"""Everybody can use every page in every state: axe-core finds nothing, and nothing is wider than the screen.

In German, whose words are longest, with a name as long as can be, and with as many players as the game takes.
"""

from __future__ import annotations

from itertools import product

import pytest

from atout.families import specs
from tests.page.conftest import TOKEN, Visit
from tests.page.seen import Phases, flaws
from tests.page.test_manners import end, open_side
from tests.page.visitor import DESK, LYING, PHONE, Screen, Visitor
from tests.page.words import said
from tests.server.test_tables import GAMES, short
from tests.settings import later

LONG_NAME = "Wilhelmina Ottilie Mayer"  # 24 characters
LOOKS = list(product((DESK, PHONE, LYING), (False, True)))  # a screen, by day and by night
SCHEMES = [(DESK, False), (PHONE, True)]
MOST = {game: max(players for id, players in GAMES if id == game) for game in specs()}
MOVES = 12  # that bring no new phase: all have been seen
PATHS = ["", "new/ebbes", "new/njet-1997", "new/niet-2015", "new/ebbe-flut", "new/xxl"]
PATHS += ["me", "site", "rules", "rules/xxl/sheet", "records", "offline.html", "nowhere"]
SOME = ["", "new/xxl", "me", "rules"]  # the others only when there is time
MANUALS = ["ebbes", "ebbe-flut", "xxl-runs"]  # of boards that differ most
MORE = ["njet-2007", "xxl-up-and-down", "xxl-refuse"]  # of every other kind of board, when there is time
STEPS = 3  # of each example
FIRST = 2  # examples that are looked at, unless there is time
_PALE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main * { color: #888 !important; background: #999 !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
_AHEAD = """async ([button], steps) => {
  for (let step = 0; step < steps && button && !button.disabled; step++) {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}"""


def look_of(value: object) -> str | None:
    if isinstance(value, Screen):
        return {DESK: "desk", PHONE: "phone", LYING: "lying"}[value]
    return ("night" if value else "day") if isinstance(value, bool) else None


def some(things: list[str], looks: list[tuple[Screen, bool]] = LOOKS) -> list[object]:
    """Every game or page in one look, the looks by turns; the others only when there is time."""
    return [
        pytest.param(thing, *look, marks=[] if index == number % len(looks) else [pytest.mark.long])
        for number, thing in enumerate(things)
        for index, look in enumerate(looks)
    ]


@pytest.mark.parametrize(
    ("path", "screen", "dark"),
    [*some(SOME), *later((path, *look) for path in PATHS if path not in SOME for look in LOOKS)],
    ids=look_of,
)
def test_pages(path: str, screen: Screen, dark: bool, visit: Visit) -> None:
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    ann.tolerated.append("404 (Not Found)")  # nowhere is nowhere
    ann.visit(path)
    ann.page.wait_for_load_state("networkidle")
    ann.page.context.set_offline(path == "offline.html")  # or it would go back to the shelf by itself
    found = flaws(ann, path or "shelf")
    if path.startswith("new/"):
        unfold(ann, "main")
        ann.run("() => document.querySelectorAll('main input[type=checkbox]').forEach((one) => one.click())")
        found += flaws(ann, f"{path}, all options and the other way round")
    assert not found, "\n".join(found)


def test_what_can_hardly_be_read_would_be_noticed(visit: Visit) -> None:
    """Although the page is not drawn most of the time."""
    ann = visit(PHONE)
    ann.visit("rules")
    ann.find("h1").wait_for()
    assert flaws(ann, "rules") == []
    ann.run(_PALE)
    assert any("color-contrast" in one for one in flaws(ann, "rules"))


def escape(visitor: Visitor) -> None:
    """Close a dialog, if there is one; until it is gone, the page hears no other key."""
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")


def unfold(visitor: Visitor, where: str) -> None:
    """Open whatever can be opened there."""
    visitor.run(
        "([where]) => document.querySelectorAll(`${where} details`).forEach((one) => (one.open = true))",
        where,
    )


@pytest.mark.parametrize(("screen", "dark"), [*later([(DESK, False)]), (PHONE, True)], ids=look_of)
def test_site_of_its_host(screen: Screen, dark: bool, visit: Visit) -> None:
    visit().rename(LONG_NAME).open("xxl", {"players": 6})
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    ann.visit("site")
    address = "203.0.113.7"
    for label, text, answer in (
        ("site-token", TOKEN, "button"),
        ("site-find", LONG_NAME[:10], f".name:text('{LONG_NAME}')"),
        ("site-address", address, f".name:text('{address}')"),
    ):
        ann.page.get_by_label(said(label, "de")).fill(text)
        ann.page.keyboard.press("Enter")
        ann.page.locator(f"main li {answer}").first.wait_for()
    found = flaws(ann, "site")
    ann.press(ann.page.get_by_role("button", name=said("site-unban", "de"), exact=True))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "screen", "dark"),
    [*some(MANUALS, SCHEMES), *later((game, *look) for game in MORE for look in SCHEMES)],
    ids=look_of,
)
def test_examples_of_the_rules(game: str, screen: Screen, dark: bool, visit: Visit, in_time: bool) -> None:
    """All boards on one page, each some steps into its example."""
    ann = visit(screen, lang="de", dark=dark)
    ann.visit(f"rules/{game}")
    ann.find(".example").wait_for()
    forward = said("rules-forward", "de")
    examples = ann.page.locator(".example").all()
    for example in examples if in_time else examples[:FIRST]:
        example.scroll_into_view_if_needed()
        example.locator(".board > *").first.wait_for()
        step = example.get_by_role("button", name=forward, exact=True)
        if step.count() and step.is_enabled():
            ann.press(step)
        step.evaluate_all(_AHEAD, STEPS - 1)
    found = flaws(ann, game)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "dark"), [*later([(DESK, True)]), (PHONE, False)], ids=look_of)
def test_around_a_table(screen: Screen, dark: bool, visit: Visit) -> None:
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    page = ann.page
    ann.visit()
    ann.press('[data-game="xxl"] [data-action="invite"]')
    page.locator("dialog").wait_for()
    found = flaws(ann, "invitation")
    ann.press('dialog a[href^="table/"]')
    ann.wait('[data-table-state="waiting"]')
    found += flaws(ann, "waiting")
    ann.open("njet-1997", {"players": 3})
    ann.play(2)
    ann.offer()
    open_side(ann, "chat", "de")
    page.locator("form input").fill("Schönen guten Abend!")
    page.keyboard.press("Enter")
    page.locator('[role="log"] p', has_text="Schönen").wait_for()
    found += flaws(ann, "chat")
    open_side(ann, "scores", "de")
    found += flaws(ann, "scores")
    escape(ann)
    ann.press(page.get_by_role("button", name=said("bar-menu", "de"), exact=True))
    page.locator("dialog").wait_for()
    found += flaws(ann, "menu")
    unfold(ann, "dialog")
    found += flaws(ann, "settings, invitation and keys")
    escape(ann)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    found += flaws(ann, "keys")
    escape(ann)
    ann.act("hint")
    page.locator(".hinted").first.wait_for(state="attached")
    found += flaws(ann, "hint")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "screen", "dark"), later([("xxl", *look) for look in LOOKS[2:]]), ids=look_of)
def test_around_a_match(game: str, screen: Screen, dark: bool, visit: Visit) -> None:
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    table = ann.open(game, {"players": 3, "parts": ["xxl-lower", "xxl-one-by-one"]})
    ann.offer()
    found: list[str] = []
    if screen.touch:
        ann.find(".guide .tip").wait_for()  # the first is open
        found += flaws(ann, "tip")
        escape(ann)
    ann.press(".strip button")
    ann.page.locator("dialog").wait_for()
    found += flaws(ann, "match sheet")
    escape(ann)
    ann.play()
    ann.find(".result .sheet").wait_for()  # the match sheet
    found += flaws(ann, "result")
    for path in (f"record/{table}/9", f"record/{table}", "records"):
        ann.visit(path)
        ann.page.wait_for_load_state("networkidle")
        found += flaws(ann, path)
    assert not found, "\n".join(found)


@pytest.mark.long  # every game is looked at in one look while it is played to its end, in test_games.py
@pytest.mark.parametrize(("screen", "dark"), LOOKS, ids=look_of)
@pytest.mark.parametrize("game", MOST)
def test_every_phase(game: str, screen: Screen, dark: bool, visit: Visit) -> None:
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    phases = Phases(ann)
    ann.open(game, short(game, MOST[game]))
    while phases.quiet < MOVES and phases.move():
        pass
    end(ann, "de")
    found = {*phases.flaws, *flaws(ann, "over")}
    assert phases.seen and not found, "\n".join(sorted(found))
