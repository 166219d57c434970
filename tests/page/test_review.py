"""A game that is over is reviewed: while it is computed, after a reload, on a phone, with the keyboard, on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.page.conftest import Visit, serve
from tests.page.seen import flaws
from tests.page.test_manners import end
from tests.page.visitor import DESK, PHONE, Visitor
from tests.page.words import said
from tests.server.process import Process
from tests.server.reviewer import allow, begun
from tests.server.test_replays import played

MISTAKES = "section ol > li > button"


_LENGTH = """() => {
  const panel = document.querySelector(".scrolled[role=region]");
  const end = panel.lastElementChild.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  return panel.scrollHeight - panel.scrollTop - end;
}"""
_AT_TOP = """() => {
  const panel = document.querySelector(".scrolled[role=region]").getBoundingClientRect();
  const verdict = document.querySelector("[data-review-step] .head")?.getBoundingClientRect();
  return verdict && verdict.top >= panel.top && verdict.bottom <= panel.bottom;
}"""


def finished(ann: Visitor, moves: int = 8) -> str:
    """A game that its player has left in the middle."""
    table = ann.open("ebbes", {"players": 3})
    ann.play(moves)
    end(ann)
    ann.visit(f"record/{table}")
    ann.wait("[data-replay] .board")
    return table


def tab(ann: Visitor, lang: str = "en") -> None:
    ann.press(ann.page.get_by_role("tab", name=said("replay-tab-review", lang)))


def ask(ann: Visitor, lang: str = "en") -> None:
    ann.press(ann.page.get_by_role("button", name=said("review-ask", lang)))


def asked(ann: Visitor) -> str:
    """Such a game, whose review was asked for."""
    table = finished(ann)
    tab(ann)
    ask(ann)
    return table


def everybody(ann: Visitor) -> None:
    """Look at the mistakes of all, not only at one's own."""
    ann.page.get_by_label(said("review-whose")).select_option("")


def at(ann: Visitor) -> int:
    return int(ann.find("[data-replay]").get_attribute("data-replay") or -1)


def curve(ann: Visitor, spots: int) -> None:
    """Once it has so many, and a line for each who has one."""
    ann.page.wait_for_function("(n) => document.querySelectorAll('.scrolled figure tbody tr').length === n", arg=spots)
    assert ann.page.locator(".scrolled figure > svg polyline").count()


def test_findings_are_shown_while_it_is_computed_and_after_a_reload(visit: Visit, server: Process) -> None:
    before = begun(server.folder)
    allow(server.folder, 11)
    ann = visit(DESK)
    table = asked(ann)
    ann.wait('[data-review="running"]')
    everybody(ann)
    ann.wait(MISTAKES)
    curve(ann, 2)  # as far as it has come
    assert flaws(ann, "running") == []
    ann.reload()
    ann.wait("[data-replay] .board")
    tab(ann)
    ann.wait('[data-review="running"]')
    everybody(ann)
    ann.wait(MISTAKES)
    curve(ann, 2)
    allow(server.folder, 4)
    curve(ann, 3)
    assert not ann.page.locator('[data-action="deeper"]').count()
    allow(server.folder)
    ann.wait('[data-action="deeper"]')
    ann.wait("figure > svg polyline")
    assert flaws(ann, "done") == []
    ann.page.keyboard.press("n")
    ann.wait('[data-review-step]:not([data-review-step=""])')
    ben = visit(DESK)  # whoever has the link sees it, and nothing is computed again
    ben.visit(f"record/{table}")
    tab(ben)
    ben.wait("figure > svg polyline")
    assert begun(server.folder) == before + 1


def test_keys_go_from_mistake_to_mistake(visit: Visit) -> None:
    ann = visit(DESK)
    asked(ann)
    ann.wait('[data-action="deeper"]')
    assert ann.page.get_by_label(said("review-whose")).input_value() == "0"  # one's own at first
    everybody(ann)
    ann.page.keyboard.press("Home")
    frames = []
    for _ in range(3):
        ann.page.keyboard.press("n")
        frames.append(at(ann))
    assert frames == [5, 10, 15]
    ann.page.keyboard.press("p")
    assert at(ann) == 10
    assert "71" in ann.find("[data-review-step]").inner_text()
    ann.page.get_by_label(said("review-least")).select_option("??")
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("n")
    assert at(ann) == 10  # the first that bad
    assert ann.find('[data-review-go="-1"]').get_attribute("data-says") == said("review-none-before")
    ann.page.keyboard.press("Home")
    ann.find("figure > svg").click(position={"x": 200, "y": 80})
    assert at(ann) > 0


def test_whoever_goes_to_a_mistake_sees_and_hears_what_is_said_of_it(visit: Visit) -> None:
    ann = visit(DESK)
    asked(ann)
    ann.wait('[data-action="deeper"]')
    everybody(ann)
    assert ann.run(_LENGTH) < 30  # nothing but its edge follows what there is to be seen
    ways: list[tuple[str, Callable[[], None]]] = [
        ("list", lambda: ann.page.locator(MISTAKES).nth(1).click()),
        ("dearest", ann.page.locator(".player button:visible").last.click),
        ("curve", lambda: ann.find(".scrolled figure > svg").click(position={"x": 120, "y": 80})),
        ("key", lambda: ann.page.keyboard.press("p")),
        ("button", lambda: ann.press('[data-review-go="-1"]')),
    ]
    for way, go in ways:
        ann.run("() => document.querySelector('.scrolled[role=region]').scrollTo(0, 1e6)")
        ann.page.keyboard.press("End")
        before = at(ann)
        go()
        assert at(ann) < before, way
        ann.page.wait_for_function(_AT_TOP)
    heard = "document.querySelector('[data-announced]').textContent"
    ann.page.wait_for_function(f"(step) => {heard}.startsWith(step)", arg=f"Step {at(ann)}: ")
    ann.page.keyboard.press("ArrowRight")  # whoever goes on step by step reads for themselves
    ann.page.wait_for_function(f"() => !{heard}")
    ann.press(ann.page.get_by_role("tab", name=said("replay-tab-log")))
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("n")
    ann.wait('[data-review-step="5"]')


def test_on_a_phone_board_and_verdict_are_seen_together(visit: Visit) -> None:
    ann = visit(PHONE)
    finished(ann)
    ann.press(ann.page.get_by_role("button", name=said("replay-side")))
    tab(ann)
    ask(ann)
    ann.wait('[data-action="deeper"]')
    everybody(ann)
    ann.press(ann.page.locator(MISTAKES).nth(1))
    ann.page.wait_for_selector("dialog", state="detached")
    assert at(ann) == 10
    assert "71" in ann.find(".strip .why").inner_text()
    assert flaws(ann, "strip with its reason") == []
    ann.act("review")
    ann.wait('dialog [data-review-step="10"]')


def test_mistakes_of_ones_own_are_kept_as_puzzles(visit: Visit) -> None:
    ann = visit(DESK)
    asked(ann)
    ann.wait('[data-action="deeper"]')
    ann.act("practise")
    ann.wait('p[role="status"].fine')
    kept = ann.run("() => JSON.parse(localStorage['atout-puzzles']).mistakes")
    assert kept and {one["decision"]["seat"] for one in kept} == {0}  # those of the bots are nobody's
    assert all(one["decision"]["mark"] and one["own"]["hand"] and "hands" not in one for one in kept)
    ann.act("practise")
    assert ann.run("() => JSON.parse(localStorage['atout-puzzles']).mistakes.length") == len(kept)


@pytest.mark.parametrize(("lang", "dark"), [pytest.param("fr", True, marks=pytest.mark.long), ("de", False)])
def test_on_a_phone_a_line_below_the_board_opens_the_rest(lang: str, dark: bool, visit: Visit) -> None:
    ann = visit(PHONE, lang=lang, dark=dark)
    table = finished_in(ann, lang)
    ann.press(ann.page.get_by_role("button", name=said("replay-side", lang)))
    tab(ann, lang)
    ask(ann, lang)
    ann.wait('[data-action="deeper"]')
    assert flaws(ann, f"sheet {lang}") == []
    ann.reload()
    ann.wait('[data-action="review"]')
    ann.press('[data-review-go="1"]')
    ann.page.wait_for_url(f"**/record/{table}/{at(ann)}")
    assert flaws(ann, f"strip {lang}") == []
    ann.act("review")
    ann.wait(f'dialog [data-review-step="{at(ann)}"] .head')


def finished_in(ann: Visitor, lang: str) -> str:
    table = ann.open("ebbes", {"players": 3})
    ann.play(6)
    end(ann, lang)
    ann.visit(f"record/{table}")
    ann.wait("[data-replay] .board")
    return table


def test_a_record_from_a_file_and_on_paper(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played("ebbes", {"players": 3}).record().json())
    ann = visit(DESK)
    ann.open_file(file)
    tab(ann)
    ask(ann)
    ann.wait('[data-action="deeper"]')
    ann.wait(".player dl")
    assert flaws(ann, "players") == []
    ann.act("deeper")
    ann.page.wait_for_selector('[data-action="deeper"]', state="detached")
    ann.page.wait_for_selector("[data-review]", state="detached")
    assert said("review-how", simulations="1,000") in ann.find("[role=region].scrolled").inner_text()
    ann.page.emulate_media(media="print")
    assert ann.page.locator(".print-only .player").count() == 3
    assert not ann.page.locator("button:visible").count()


def test_it_can_be_stopped_and_a_failure_is_told(visit: Visit, server: Process) -> None:
    allow(server.folder, 2)
    ann = visit(DESK)
    asked(ann)
    ann.wait('[data-review="running"]')
    ann.press(ann.page.get_by_role("button", name=said("review-cancel")))
    ann.wait('[data-review="none"]')
    (server.folder / "fail").touch()
    allow(server.folder)
    try:
        ask(ann)
        ann.wait('[data-review="failed"]')
        assert ann.page.get_by_role("alert").inner_text() == said("review-failed")
    finally:
        (server.folder / "fail").unlink()
    ask(ann)
    ann.wait('[data-action="deeper"]')


@pytest.mark.long  # that it goes on is seen without a page in tests/server/test_review.py
def test_after_the_server_was_killed_it_goes_on(visit: Visit, tmp_path: Path) -> None:
    server = serve(tmp_path, REVIEWED_IN=str(tmp_path))
    try:
        allow(tmp_path, 6)
        ann = visit(DESK, base=server.base)
        ann.tolerated += ["ERR_", "WebSocket"]
        asked(ann)
        everybody(ann)
        ann.wait(MISTAKES)
        server.kill()
        allow(tmp_path)
        server.start()
        ann.reload()
        tab(ann)
        ann.wait('[data-action="deeper"]')
        assert begun(tmp_path) == 2
    finally:
        server.close()


def test_a_coach_tells_of_a_mistake_and_lets_take_it_back(visit: Visit) -> None:
    """Off by default; the reviewer of this server finds a mistake in every fifth step."""
    ann = visit(DESK)
    ann.open("ebbes", {"players": 2})
    ann.move()
    ann.offer()
    assert not ann.page.locator("[data-coach]").count()
    ann.press(ann.page.get_by_role("button", name=said("bar-menu"), exact=True))
    ann.page.get_by_label(said("menu-coach")).check()
    assert flaws(ann, "menu") == []
    ann.page.keyboard.press("Escape")
    for _ in range(30):
        ann.move()
        ann.page.wait_for_timeout(400)
        if ann.page.locator("[data-coach]").count():
            break
    ann.wait("[data-coach]")
    assert flaws(ann, "coach") == []
    note, board = (ann.find(one).bounding_box() for one in ("[data-coach]", "main > .board"))
    assert note and board and note["y"] + note["height"] <= board["y"]  # it covers nothing of the board
    ann.press(ann.page.locator("[data-coach]").get_by_role("button", name=said("action-take-back")))
    ann.page.wait_for_selector("[data-coach]", state="detached")
