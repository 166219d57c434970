"""Cards and boards are played directly, by tapping or dragging; what needs a second tap gets one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.visitor import DESK, PHONE, Offer, Screen, Visitor
from tests.settings import later

GUARD = 350  # ms after a change in which the board takes no taps
CASES: list[tuple[str, dict[str, Any], Screen, int]] = [
    ("ebbes", {"players": 3}, PHONE, 6),
    ("njet-2007", {"players": 4}, PHONE, 6),
    ("ebbe-flut", {"players": 2}, DESK, 6),
    ("xxl-up-and-down", {"players": 2}, DESK, 3),
    ("xxl-refuse", {"players": 3}, DESK, 3),
]
MORE: list[tuple[str, dict[str, Any], Screen, int]] = [
    ("njet-1997", {"players": 3}, DESK, 6),
    ("ebbe-flut", {"players": 1}, PHONE, 6),
    ("xxl-lower", {"players": 3}, PHONE, 3),
    ("xxl-fix-the-colour", {"players": 4}, PHONE, 3),
]
# The thing on the board that a move is about: a card of the hand, a square, a pile.
_THING = """([move]) => {
  const [verb, rest] = move.includes(":") ? move.split(/:(.*)/) : ["", move];
  const card = (verb ? rest : move).split(/[@>]/)[0];
  const board = document.querySelector("[data-table-state] .board");
  const places = [
    `[data-square="${CSS.escape(move)}"]`,
    verb === "place" && `[data-square="${rest}"] button`,
    ["", "discard", "pass", "keep"].includes(verb) && `.hand [data-card="${card}"] button`,
    ["left", "forward"].includes(rest) && `[data-square]:has([data-card="${verb}"]) button`,
  ].filter(Boolean);
  const thing = places.map((one) => board.querySelector(one)).find(Boolean);
  thing?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (!thing) return null;
  const box = thing.getBoundingClientRect();
  for (const [dx, dy] of [[0.2, 0.2], [0.5, 0.5], [0.15, 0.6], [0.8, 0.2]]) {
    const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return `${thing.outerHTML.slice(0, 200)} is covered`;
}"""


def tap_thing(visitor: Visitor, offer: Offer) -> bool:
    """Tap what a move is about; False: there is no such thing, or it wants to know more than a tap says."""
    visitor.page.wait_for_timeout(GUARD)
    found = visitor.run(_THING, offer.move)
    assert not isinstance(found, str), found
    if found is None:
        return False
    visitor.tap(*found)
    return True


def has_moved(visitor: Visitor, offer: Offer) -> bool:
    """Whether the list of moves is another one soon, or the game is over."""
    for _ in range(20):
        found = visitor.look(seconds=0.1)
        if found is True or (isinstance(found, Offer) and found.moves != offer.moves):
            return True
        if found is None:
            return True
        visitor.page.wait_for_timeout(50)
    return False


@pytest.mark.parametrize(
    ("game", "options", "screen", "least"), [*CASES, *later(MORE)], ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_game_is_played_on_the_board(
    game: str, options: dict[str, Any], screen: Screen, least: int, visit: Visit
) -> None:
    ann = visit(screen)
    ann.open(game, options)
    direct = 0
    for _ in range(20 * least):
        if direct >= least:
            break
        offer = ann.offer()
        if offer is None:  # chance has ended the game
            ann.open(game, options)
            continue
        if tap_thing(ann, offer) and has_moved(ann, offer):
            direct += 1
            continue
        chooser = ann.page.locator("[data-table-state] .board button.primary:enabled:not([aria-disabled])")
        if chooser.count():  # which half, which pile
            chooser.first.click()
            direct += has_moved(ann, offer)
            continue
        if (again := ann.offer()) is not None:
            ann.take(again)
    assert direct >= least
    assert ann.page.locator('[role="alert"]').count() == 0


DRAGGED = [("ebbes", 3, DESK), ("niet-2015", 4, PHONE)]
DRAGGED += later(
    [("ebbe-flut", 2, PHONE), ("xxl-refuse", 3, PHONE), ("xxl-fix-the-colour", 4, DESK), ("xxl-lower", 3, DESK)]
)
# Where something that can be dragged lies, and where it can be dropped.
_DRAG = """([move]) => {
  const at = (thing, dy) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + Math.min(12, width / 2), y + height * dy];
  };
  const [card] = move.split("@");
  const board = document.querySelector(".board");
  const held = board.querySelector(`.hand [data-card="${card}"]`);
  if (held) return [at(held, 0.2), at(board.querySelector(".hand [data-drop], [data-drop]"), 0.5)];
  if (!move.startsWith("place:")) return null;
  const place = board.querySelector(`[data-square="${move.slice(6)}"]`);
  return [at(board.querySelector(".take"), 0.4), at(place, 0.5)];
}"""


@pytest.mark.parametrize(("game", "players", "screen"), DRAGGED, ids=lambda one: one if isinstance(one, str) else "")
def test_a_card_is_dragged(game: str, players: int, screen: Screen, visit: Visit) -> None:
    ann = visit(screen)
    ann.open(game, {"players": players})
    for _ in range(30):
        offer = ann.offer()
        assert offer is not None
        ann.page.wait_for_timeout(GUARD)
        way = ann.run(_DRAG, offer.move)
        if way is not None:
            ann.drag(*way)
            chooser = ann.page.locator("[data-table-state] .board .chooser .way")
            if game == "xxl-refuse" and chooser.count():  # whoever leads names one of two colours
                ann.press(chooser.first)
            assert has_moved(ann, offer), f"{offer.move} was dragged, and nothing happened"
            assert ann.page.locator("[data-dragging]").count() == 0
            return
        ann.take(offer)
    pytest.fail("no card could be dragged")
