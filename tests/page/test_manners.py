"""What people do at a table besides playing: talk, take back, change a choice, play once more, in another language."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator

from atout.families import specs
from tests.page.conftest import Visit
from tests.page.test_friends import sit_together
from tests.page.visitor import DESK, LYING, PATIENCE, PHONE, Offer, Screen, Visitor, together
from tests.page.words import LANGUAGES, said
from tests.settings import later


def end(visitor: Visitor, lang: str = "en") -> None:
    """Stop the game by agreement when it is our turn, unless it is over by then; bots agree."""
    if visitor.offer() is not None:
        buttons = {
            id: visitor.page.get_by_role("button", name=said(id, lang), exact=True) for id in ("bar-menu", "menu-end")
        }
        visitor.press(buttons["bar-menu"])
        visitor.press(buttons["menu-end"].first)
        visitor.press(buttons["menu-end"].last)
    visitor.wait('[data-table-state="over"]')


def open_side(visitor: Visitor, tab: str, lang: str = "en") -> None:
    """What lies beside the board, on phones in a drawer: "log", "chat" or "scores"."""
    if visitor.screen.touch and not visitor.page.locator("dialog").count():
        visitor.press(visitor.page.get_by_role("button", name=said("side-title", lang)).first)
    visitor.press(visitor.page.get_by_role("tab", name=said(f"side-{tab}", lang)))


@pytest.mark.parametrize("screen", [DESK, *later([(PHONE,)])], ids=["desk", "phone"])
def test_another_language_is_spoken_at_once_and_from_then_on(screen: Screen, visit: Visit) -> None:
    ann = visit(screen, lang="fr")
    ann.visit()
    for lang in LANGUAGES:
        ann.press(f'button[lang="{lang}"]')
        ann.wait(f'html[lang="{lang}"]')
        ann.page.get_by_text(said("shelf-headline", lang)).first.wait_for()
    ann.reload()
    ann.wait(f'html[lang="{LANGUAGES[-1]}"]')
    ann.open("ebbe-flut", {"players": 1})
    ann.page.get_by_text(said("action-take-back", LANGUAGES[-1])).first.wait_for(state="attached")


def test_friends_talk_each_in_their_own_language(visit: Visit) -> None:
    ann, ben = visit(DESK), visit(PHONE, lang="fr")
    sit_together(ann, ben)
    open_side(ann, "chat")
    ann.find("form input").fill("Bonsoir <b>Ben</b> 🙂")
    ann.page.keyboard.press("Enter")
    open_side(ben, "chat", "fr")
    ben.page.get_by_text("Bonsoir <b>Ben</b> 🙂").wait_for()
    ben.press(ben.page.get_by_role("button", name=said("phrase-thanks", "fr")))
    ann.page.locator('[role="log"]').get_by_text(said("phrase-thanks")).wait_for()


def test_a_friend_lets_a_move_be_taken_back(visit: Visit) -> None:
    ann, ben = visit(DESK), visit(PHONE, seed=3)
    sit_together(ann, ben)
    made = together([ann, ben], 5)
    mover, other = (ann, ben) if made[-1][0] is ann else (ben, ann)
    mover.look(seconds=1)
    mover.act("take-back")
    yes = other.page.get_by_role("button", name=said("proposal-yes"))
    end, agreed = time.monotonic() + PATIENCE, False
    while not (isinstance(found := mover.look(seconds=0.25), Offer) and made[-1][1] in found.moves):
        assert time.monotonic() < end, "the move was not taken back"
        if not agreed and yes.count():  # once: the button goes away while it is pressed
            other.press(yes.first)
            agreed = True
    assert together([ann, ben], 4)


def seal(visitor: Visitor) -> None:
    """Lay down all that is to be laid down."""
    while (found := visitor.look("discard:", seconds=2)) is not None:
        assert isinstance(found, Offer)
        visitor.take(found)


def test_a_sealed_choice_is_changed(visit: Visit) -> None:
    ann, ben = visit(DESK, seed=4), visit(PHONE, seed=5)
    ann.visit()
    table = ann.open("njet-1997", {"players": 3}, people=2, start=False)
    ben.visit(f"table/{table}")
    ben.act("sit")
    ben.find('[data-action="stand"]').wait_for()
    ann.act("start")
    friends = [ann, ben]
    for _ in range(60):  # nobody wants to keep all cards
        for one in friends:
            found = one.look("no:discard:0", seconds=0.1)
            assert not isinstance(found, bool)
            if found is not None and found.moves[0].startswith("discard:"):
                break
            if found is not None:
                one.take(found)
        else:
            continue
        break
    seal(ann)
    ann.act("change")
    again = ann.offer()
    assert again is not None and again.moves[0].startswith("discard:")
    seal(ann)
    ann.find('[data-action="change"]').wait_for()
    assert together(friends, 6)


@pytest.mark.parametrize("screen", [*later([(DESK,)]), PHONE], ids=["desk", "phone"])
def test_once_more(screen: Screen, visit: Visit) -> None:
    ann = visit(screen)
    table = ann.open("xxl-lower", {"players": 3})
    ann.play(2)
    end(ann)
    ann.act("rematch")
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ann.wait('[data-table-state="playing"]')  # bots need no waiting room
    assert ann.move()


def forbidden(visitor: Visitor) -> Locator:
    """A card that may not be played now, at some table at which there is one."""
    visitor.open("ebbes", {"players": 4})
    for _ in range(30):
        offer = visitor.offer()
        assert offer is not None
        if (found := visitor.page.locator(".hand .dim button")).count():
            visitor.page.wait_for_timeout(400)  # the guard against taps that were meant for what was there before
            return found.first
        visitor.take(offer)
    pytest.fail("every card could be played all the time")


def edge(card: Locator) -> tuple[float, float]:
    """Where a card of a fan is not covered by the next one."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 16, box["y"] + box["height"] * 0.45


@pytest.mark.parametrize("screen", [*later([(DESK,)]), PHONE, *later([(LYING,)])], ids=["desk", "phone", "lying"])
def test_a_forbidden_card_says_why(screen: Screen, visit: Visit) -> None:
    ann = visit(screen, lang="de")
    card, refusal = forbidden(ann), ann.page.locator('[role="alert"]').first
    ann.drag(edge(card), (screen.width * 0.3, screen.height * 0.5))  # a drop explains itself like a tap
    refusal.wait_for()
    said_in, board = refusal.bounding_box(), ann.find(".board").bounding_box()
    assert said_in and board and said_in["y"] + said_in["height"] <= board["y"] + 1, "it hides what explains it"
    assert "rules/ebbes" in (refusal.locator("a").first.get_attribute("href") or "")
    ann.press(".board h2, .seat >> nth=0")
    refusal.wait_for(state="detached", timeout=2000)
    ann.tap(*edge(card))
    refusal.wait_for()
    refusal.wait_for(state="detached", timeout=15_000)  # by itself


def test_a_hint_outlines_one_card(visit: Visit) -> None:
    ann = visit(DESK)
    ann.open("ebbes", {"players": 3})
    while (offer := ann.offer()) is not None and len(offer.moves) < 3:
        ann.take(offer)
    ann.act("hint")
    ann.wait(".hand .hinted")
    assert ann.page.locator(".board .hinted").count() == 1 == ann.page.locator(".moves .hinted").count()


@pytest.mark.parametrize("screen", [DESK, *later([(PHONE,)])], ids=["desk", "phone"])
def test_the_list_of_moves_is_folded_until_it_is_wanted(screen: Screen, visit: Visit) -> None:
    ann = visit(screen)
    ann.open("njet-1997", {"players": 3})
    ann.wait('[data-my-turn="true"]')
    moves, button = ann.page.locator("[data-move]"), ann.find('[data-action="all-moves"]')
    assert button.get_attribute("aria-expanded") == "false" and moves.count() == 0
    ann.press(button)
    moves.first.wait_for()
    ann.reload()
    moves.first.wait_for()  # it stays open for whoever wants it
    ann.page.keyboard.press("m")
    moves.first.wait_for(state="detached")
    if not screen.touch:  # where there is a guard against early taps
        ann.page.keyboard.press("2")  # a digit goes to a move, and opens the list for it
        ann.page.wait_for_function("() => document.activeElement === document.querySelectorAll('[data-move]')[1]")


def test_the_first_tip_is_open_on_phones_and_friends_get_tips_too(visit: Visit) -> None:
    ann, ben = visit(PHONE), visit(PHONE, seed=2)
    sit_together(ann, ben)
    for one in (ann, ben):
        tip = one.find(".guide .tip")
        tip.wait_for(state="visible")
        one.press(".teaser")
        tip.wait_for(state="hidden")


def test_everybodys_points_are_seen_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open("njet-1997", {"players": 4})
    totals = ann.page.locator(".other .total")
    totals.nth(2).wait_for(state="visible")
    assert totals.all_inner_texts() == ["0"] * 3


def test_a_box_is_opened_by_its_cover_and_by_its_title(visit: Visit) -> None:
    ann = visit(DESK)
    for thing, path in ((".cover", "new/ebbes"), ("h3 a", "new/ebbes"), ('[data-action="rules"]', "rules/ebbes")):
        ann.visit()
        ann.press(f'[data-game="ebbes"] {thing}')
        ann.page.wait_for_url(f"**/{path}")


def test_no_such_table_leads_back_to_the_shelf(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.visit("table/nowhere1")
    ann.page.get_by_text(said("closed-text")).wait_for()
    ann.press(ann.page.get_by_role("link", name=said("lost-home")))
    ann.page.get_by_text(said("shelf-headline")).wait_for()


def test_a_game_that_the_page_does_not_know_is_a_problem_that_names_it(visit: Visit) -> None:
    """A page that was opened before the server got a new game takes it for no other."""
    ann = visit(DESK)
    ann.visit()
    table = ann.open("ebbes", {"players": 3})
    for_mine = re.compile(r"/api/tables/mine\b")
    ann.page.route(for_mine, lambda route: route.fulfill(body=route.fetch().text().replace('"ebbes"', '"whist"')))
    ann.visit()
    trouble = ann.page.get_by_text(said("page-no-such-game", game="whist", games=", ".join(specs())))
    trouble.wait_for()
    ann.page.unroute(for_mine)
    ann.page.get_by_role("button", name=said("page-again")).click()
    ann.page.locator(f'a[href="table/{table}"]').first.wait_for()
