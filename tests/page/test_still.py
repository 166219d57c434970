"""On desks whose scrollbars take space, nothing jumps from turn to turn, and nothing scrolls that would fit."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from atout.families import specs
from tests.page.conftest import Visit
from tests.page.seen import Scenes
from tests.page.visitor import Screen, Visitor
from tests.server.test_tables import GAMES, short

DESKS = [Screen(1280, 800), Screen(1440, 900), Screen(1920, 1080)]
MOST = {game: max(players for id, players in GAMES if id == game) for game in specs()}
FEWEST = {game: min(players for id, players in GAMES if id == game and players > 1) for game in specs()}
TURNS = 8  # of ours
QUICK = [("ebbes", 4), ("njet-2007", 5), ("ebbe-flut", 2), ("xxl-runs", 3)]
EVERYTHING = [(game, count[game]) for game, count in product(specs(), (MOST, FEWEST))]
# Where everything stands that has no reason to move within a phase, and what can be scrolled.
_STANDS = """() => {
  const things = {
    board: ".board", below: ".below", action: ".below [data-action]", beside: ".beside", hand: ".hand",
    other: ".other", mine: ".layout > .mine, .xxl > .mine",
  };
  if (document.querySelector("[data-game=xxl-runs]")) things.other = things.mine = ".nobody"; // runs lie before them
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const boxes = Object.entries(things).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].map((one, index) => [`${name} ${index}`, box(one).map(Math.round)]));
  const scrolls = [document.documentElement, ...document.querySelectorAll(".board, .board *, .below > *")]
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflow))
    .filter((one) => one.scrollHeight > one.clientHeight
      || (one.scrollWidth > one.clientWidth && !one.matches(".list")))
    .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} × ${one.scrollHeight} in`
      + ` ${one.clientWidth} × ${one.clientHeight}`);
  return [Object.fromEntries(boxes), scrolls];
}"""


def size(value: object) -> str | None:
    return f"{value.width}x{value.height}" if isinstance(value, Screen) else None


def some() -> list[Any]:
    """A board of every family on one desk, the desks by turns; the rest only when there is time."""
    quick = [(game, players, DESKS[number % len(DESKS)]) for number, (game, players) in enumerate(QUICK)]
    rest = [one for one in ((*game, desk) for game, desk in product(EVERYTHING, DESKS)) if one not in quick]
    return [*quick, *(pytest.param(*one, marks=pytest.mark.long) for one in dict.fromkeys(rest))]


def stands(visitor: Visitor) -> tuple[dict[str, list[int]], list[str]]:
    boxes, scrolls = visitor.page.evaluate(_STANDS)
    return boxes, scrolls


def test_scrollbars_take_space_here(visit: Visit) -> None:
    """Else the test below would see nothing."""
    ann = visit(DESKS[0])
    ann.visit()
    width = "() => { const { style } = document.body; style.overflowY = 'scroll'; return document.body.clientWidth; }"
    assert ann.page.evaluate(width) < DESKS[0].width


@pytest.mark.parametrize(("game", "players", "desk"), some(), ids=size)
def test_nothing_jumps_and_nothing_scrolls(game: str, players: int, desk: Screen, visit: Visit) -> None:
    ann = visit(desk, lang="de")
    scenes = Scenes(ann)
    ann.open(game, short(game, players))
    first: dict[str, dict[str, list[int]]] = {}
    found: list[str] = []
    for turn in range(TURNS):
        offer = ann.offer()
        if offer is None:
            break
        ann.wait('[data-table-state][aria-busy="false"]')  # it is first drawn in portions
        boxes, scrolls = stands(ann)
        phase = f"{scenes.last.get('game', game)} {scenes.last['phase']}"
        before = first.setdefault(phase, boxes)
        found += [f"{phase}, turn {turn}: {one} scrolls" for one in scrolls]
        found += [
            f"{phase}, turn {turn}: {name} was at {before[name]}, is at {boxes[name]}"
            for name in before.keys() & boxes.keys()
            if any(abs(a - b) > 1 for a, b in zip(before[name], boxes[name], strict=True))
        ]
        ann.take(offer)
    assert first and not found, "\n".join(found)
