"""Puzzles on the page: found on the shelf, solved on the board or by keys, explained; own mistakes come back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from atout.puzzles import Puzzle, shipped
from tests.page.conftest import Visit
from tests.page.seen import flaws
from tests.page.test_manners import end
from tests.page.visitor import DESK, PHONE, Screen, Visitor
from tests.page.words import said

GAME = "ebbes"
KEPT = "atout-puzzles"
DAY = 86_400_000


def puzzle(number: int) -> Puzzle:
    return shipped(GAME).puzzles[number - 1]


def wrong(one: Puzzle) -> str:
    return next(choice.move for choice in one.choices if not choice.right)


def opened(ann: Visitor, number: int) -> Puzzle:
    ann.visit(f"puzzles/{GAME}/{number}")
    ann.wait('[data-puzzle="open"] .board')
    return puzzle(number)


def listed(ann: Visitor, move: str) -> None:
    """Answer by the list of moves."""
    if not ann.page.locator("[data-move]").count():
        ann.act("all-moves")
    ann.press(f'[data-move="{move}"]')


def kept(ann: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ann.run(f"() => localStorage['{KEPT}'] ?? '{{}}'"))
    return found


def test_from_the_shelf_to_todays_puzzle_and_on(visit: Visit) -> None:
    ann = visit(DESK)
    today = ann.ask("get", "api/puzzles")
    ann.visit()
    ann.wait('[data-action="daily"]')
    assert flaws(ann, "shelf") == []
    ann.act("daily")
    ann.wait('[data-puzzle="open"] .board')
    number = next(one["today"] for one in today["games"] if one["game"] == today["game"])
    assert ann.page.url.endswith(f"puzzles/{today['game']}/{number}")
    ann.visit("puzzles")
    ann.wait(f'a[href="puzzles/{GAME}"]')
    assert flaws(ann, "all games") == []
    ann.press(f'a[href="puzzles/{GAME}"]')
    ann.wait("ol a")
    theme = puzzle(1).theme
    ann.page.get_by_label(said("puzzle-theme")).select_option(theme)
    alike = [one for one in shipped(GAME).puzzles if one.theme == theme]
    assert ann.page.locator("ol a").count() == len(alike)
    assert flaws(ann, "list") == []


def test_a_wrong_answer_is_explained_and_the_best_move_shown(visit: Visit) -> None:
    ann = visit(DESK)
    one = opened(ann, 1)
    assert flaws(ann, "open") == []
    listed(ann, wrong(one))
    ann.wait('[data-puzzle="wrong"] [data-answer="wrong"]')
    assert flaws(ann, "wrong") == []
    assert ann.page.locator(".option-bar").count() == len(one.choices)
    assert ann.page.locator(".option-bar.best").count() == len(one.answers)
    assert not ann.page.locator("[data-move]").count()  # it can be answered once
    assert list(kept(ann)["answered"].values()) == [False]
    ann.page.keyboard.press("n")
    ann.wait('[data-puzzle="open"]')
    assert ann.page.url.endswith(f"{GAME}/2")
    listed(ann, puzzle(2).answers[0])
    ann.wait('[data-puzzle="right"]')
    assert list(kept(ann)["answered"].values()) == [False, True]
    ann.reload()
    ann.wait('[data-puzzle="open"] .board')  # again, but the first answer counts
    ann.act("tell")
    ann.wait('[data-answer="told"]')
    assert list(kept(ann)["answered"].values()) == [False, True]


def test_a_card_that_may_not_be_played_is_explained_by_the_rule(visit: Visit) -> None:
    ann = visit(DESK)
    number = next(k for k in range(1, 13) if len(puzzle(k).choices) < len(shipped(GAME).view(puzzle(k)).own().hand))
    one = opened(ann, number)
    held = shipped(GAME).view(one).own().hand
    ann.tolerated.append("409")
    other = next(card for card in held if card not in [choice.move for choice in one.choices])
    ann.press(f'.board [data-card="{other}"]')
    ann.wait('.board [role="alert"]')
    assert ann.find("[data-puzzle]").get_attribute("data-puzzle") == "open"


@pytest.mark.parametrize(("lang", "dark"), [("fr", True), pytest.param("de", False, marks=pytest.mark.long)])
def test_on_a_phone_a_card_is_tapped_and_a_sheet_explains(lang: str, dark: bool, visit: Visit) -> None:
    ann = visit(PHONE, lang=lang, dark=dark)
    one = opened(ann, 1)
    assert flaws(ann, "open") == []
    ann.press(f'.board [data-card="{one.answers[0]}"]')
    ann.wait('dialog [data-answer="right"]')
    assert flaws(ann, "right") == []
    ann.page.keyboard.press("Escape")
    ann.wait('[data-action="puzzle-why"]')
    assert flaws(ann, "closed") == []
    ann.act("next")
    ann.wait('[data-puzzle="open"] .board')


@pytest.mark.parametrize(("screen", "cards"), [(DESK, "drawn"), pytest.param(PHONE, "true", marks=pytest.mark.long)])
def test_it_is_played_on_from_there(screen: Screen, cards: str, visit: Visit) -> None:
    ann = visit(screen, lang="de")
    one = opened(ann, 2)
    ann.page.keyboard.press("o")  # not before there is an answer
    ann.act("tell")
    ann.wait('[data-answer="told"]')
    if screen.touch:
        ann.page.keyboard.press("Escape")
        ann.act("onward-open")
    else:
        ann.wait('[data-action="onward-open"]')
        assert flaws(ann, "told") == []
        ann.page.keyboard.press("o")
    ann.wait("dialog form")
    assert flaws(ann, "play on") == []
    assert not ann.page.locator('dialog input[type="radio"][value="1"]').count()  # the seat is the puzzle's
    ann.find(f'dialog input[value="{cards}"]').check(force=True)
    ann.find('dialog input[value="beginner"]').check(force=True)
    ann.act("play-on-start")
    ann.wait('[data-table-state="playing"] .board')
    table = ann.page.url.rpartition("/")[2]
    end(ann, "de")
    assert flaws(ann, "its result") == []
    source = ann.record(table)["from"]
    assert (source["record"], source["seat"], source["cards"]) == (f"puzzle:{GAME}/1/2", one.seat, cards)
    ann.act("origin")
    ann.wait('[data-puzzle="open"] .board')
    assert ann.page.url.endswith(f"puzzles/{GAME}/2")


def mistake(ann: Visitor) -> dict[str, Any]:
    """A puzzle as if it had been a mistake of one's own, due now."""
    one, shown = puzzle(1), ann.ask("get", f"api/puzzles/{GAME}/1")
    options = [{"move": choice.move, "value": choice.value, "error": choice.error} for choice in one.choices]
    decision = {"frame": 9, "round": 0, "seat": one.seat, "played": wrong(one), "best": options[0]["move"]}
    decision |= {"value": 1.0, "loss": 1.0, "error": 0.1, "mark": "?", "worlds": 400, "options": options}
    decision |= {"reasons": [], "victory": None}
    about = {key: shown[key] for key in ("game", "rules", "options", "scene", "own")}
    return {**about, "id": "one", "names": ["A", "B", "C", "D"], "decision": decision, "stage": 0, "due": 0}


def test_own_mistakes_come_back_until_they_are_learnt(visit: Visit) -> None:
    ann = visit(DESK)
    ann.visit("puzzles")
    found = {"format": "atout-mistakes/1", "answered": {}, "mistakes": [mistake(ann)]}
    ann.run(f"([text]) => (localStorage['{KEPT}'] = text)", json.dumps(found))
    ann.reload()
    ann.wait('[data-mistakes="1"]')
    assert flaws(ann, "kept") == []
    ann.press('a[href="puzzles/mine"]')
    ann.wait('[data-puzzle="open"] .board')
    listed(ann, puzzle(1).answers[0])
    ann.wait('[data-puzzle="right"]')
    assert not ann.page.locator('[data-action="onward-open"]').count()  # nobody knows the game any more
    (left,) = kept(ann)["mistakes"]
    now = ann.run("() => Date.now()")
    assert left["stage"] == 1 and 2.9 * DAY < left["due"] - now <= 3 * DAY
    ann.visit("puzzles")
    ann.wait('[data-mistakes="1"]')
    assert not ann.page.locator('a[href="puzzles/mine"]').count()  # not before
    with ann.page.expect_download() as saved:
        ann.press(ann.page.get_by_role("button", name=said("puzzle-export")))
    assert json.loads(saved.value.path().read_text())["mistakes"] == [left]
    ann.act("forget")
    assert kept(ann)["mistakes"]  # it asks first
    ann.act("forget")
    ann.wait('[data-mistakes="0"]')
    assert not kept(ann)["mistakes"]
    ann.page.locator('input[type="file"]').set_input_files(saved.value.path())
    ann.wait('[data-mistakes="1"]')


def test_a_bad_file_of_mistakes_breaks_nothing(visit: Visit, tmp_path: Path) -> None:
    ann = visit(DESK)
    ann.visit("puzzles")
    good = mistake(ann)
    empty = {"id": "x1", "game": GAME, "scene": {}, "own": {}, "decision": {"options": [1]}, "stage": 0, "due": 0}
    strange = {**good, "id": "x2", "scene": {"sizes": [1]}, "due": -1}  # nobody can draw it
    file = tmp_path / "mistakes.json"
    file.write_text(json.dumps({"format": "atout-mistakes/1", "mistakes": [empty, strange, good]}))
    ann.page.locator('input[type="file"]').set_input_files(file)
    ann.wait('[data-mistakes="2"]')
    ann.press('a[href="puzzles/mine"]')
    ann.wait('[data-puzzle="open"] .board [data-card]')
    assert [one["id"] for one in kept(ann)["mistakes"]] == ["one"]
