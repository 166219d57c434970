"""What people do at a table besides playing: talk, take back, change a choice, play once more, in another language."""

from __future__ import annotations

import pytest

from tests.page.conftest import Visit
from tests.page.test_friends import sit_together
from tests.page.visitor import DESK, PHONE, Offer, Screen, Visitor, together
from tests.page.words import LANGUAGES, said


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


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
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
    for _ in range(40):
        found = mover.look(seconds=0.25)
        if isinstance(found, Offer) and made[-1][1] in found.moves:
            break
        if yes.count():
            other.press(yes.first)
    else:
        pytest.fail("the move was not taken back")
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


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_once_more(screen: Screen, visit: Visit) -> None:
    ann = visit(screen)
    table = ann.open("xxl-lower", {"players": 3})
    ann.play(2)
    end(ann)
    ann.act("rematch")
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ann.wait('[data-table-state="playing"]')  # bots need no waiting room
    assert ann.move()


def test_a_forbidden_card_says_why(visit: Visit) -> None:
    ann = visit(DESK)
    ann.open("ebbes", {"players": 4})
    for _ in range(30):
        offer = ann.offer()
        assert offer is not None
        forbidden = ann.page.locator(".hand .dim button")
        if forbidden.count():
            ann.page.wait_for_timeout(400)  # the guard against taps that were meant for what was there before
            forbidden.first.click()
            ann.page.locator('[role="alert"]').first.wait_for()
            rule = ann.page.locator('[role="alert"] a').first
            assert "rules/ebbes" in (rule.get_attribute("href") or "")
            return
        ann.take(offer)
    pytest.fail("every card could be played all the time")
