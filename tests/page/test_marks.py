"""Every mark at a table has a word: on hover, on focus, and on a long tap, which does nothing else."""

from __future__ import annotations

from tests.page.conftest import Visit
from tests.page.test_friends import sit_together
from tests.page.visitor import DESK, LYING, PHONE, Visitor
from tests.page.words import said

# Marks that show nothing but a picture or a number, and have no word.
_MUTE = """() => [...document.querySelectorAll(".board .seat .facts > *, .board .seat .head > *")].filter((one) =>
  !one.closest("[data-says], button") && !one.querySelector("[data-says]") && !/\\p{L}{2}/u.test(one.innerText)
).map((one) => one.outerHTML)"""


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.find(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bubble(visitor: Visitor) -> str:
    visitor.wait(".bubble:popover-open")
    return visitor.find(".bubble").inner_text()


def long_tap(visitor: Visitor, selector: str) -> str:
    """Hold a finger on something until it says what it is."""
    session = visitor.context.new_cdp_session(visitor.page)
    x, y = middle(visitor, selector)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    words = bubble(visitor)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return words


def test_marks_speak_to_the_mouse_and_to_the_keyboard(visit: Visit) -> None:
    ann = visit(DESK)
    ann.open("ebbes", {"players": 3})
    ann.offer()
    assert ann.run(_MUTE) == []
    ann.find(".ring .seat .bot").hover()
    assert bubble(ann) == said("seat-bot", level=said("level-beginner"))
    ann.page.keyboard.press("Escape")
    ann.wait(".bubble:not(:popover-open)")
    ann.page.keyboard.press("Tab")  # from here on the focus is seen
    ann.find(".ring .seat").focus()
    assert said("seat-bot", level=said("level-beginner")) in bubble(ann) and " · " in bubble(ann)
    ann.page.keyboard.press("ArrowRight")
    assert bubble(ann) == ann.find(".ring .seat .name").inner_text()


def test_a_long_tap_says_what_a_square_is_and_does_not_refuse_it(visit: Visit) -> None:
    ann = visit(LYING)
    ann.open("njet-2007", {"players": 4})
    offer = ann.offer("no:trump")
    assert offer is not None and ann.run(_MUTE) == []
    assert said("njet-head-trump") in long_tap(ann, f'[data-square="{offer.move}"]')
    again = ann.offer()
    assert again is not None and again.moves == offer.moves


def test_a_greyed_button_says_why(visit: Visit) -> None:
    """And whoever is away can be seen to be; what can be done about it stands beside the turn."""
    ann, ben = visit(DESK), visit(PHONE, seed=2)
    sit_together(ann, ben)
    for one in (ann, ben):
        if found := one.look(seconds=5):
            assert not isinstance(found, bool)
            one.take(found)
            break
    due = next(one for one in (ben, ann) if one.look(seconds=5))
    other = ann if due is ben else ben
    hint = other.find('[data-action="hint"]')
    assert hint.get_attribute("aria-disabled") == "true"
    other.tap(*middle(other, '[data-action="hint"]'))
    assert bubble(other) == said("action-hint-wait")
    due.page.goto("about:blank")
    other.wait(".seat.absent .away")
    other.wait("[data-absent] [data-action=replace][aria-disabled=true]")
    other.tap(*middle(other, '[data-action="replace"]'))
    assert any(sign.isdigit() for sign in bubble(other))  # how many seconds are left
    other.press('[data-action="wait"]')
    other.find('[data-action="replace"]').wait_for(state="detached")
