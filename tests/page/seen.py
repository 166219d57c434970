"""What is wrong with a page as it stands: what axe-core finds (WCAG 2.2 AA, good practice), and what does not fit."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import WebSocket

from tests.page.visitor import Offer, Stop, Visitor, never, wide
from tests.page.words import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN = """async ([tags]) => {
  const rules = { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } };
  const how = { runOnly: { type: "tag", values: tags }, rules };
  if (window.undrawn) undrawn.disabled = true; // of what cannot be seen, contrast is not looked at
  const { violations } = await axe.run(document, { ...how, resultTypes: ["violations"] });
  if (window.undrawn) undrawn.disabled = false;
  return violations.flatMap((one) => one.nodes.slice(0, 3).map((node) =>
    `${one.id}: ${node.target.join(" ")}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? one.help}`));
}"""


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def flaws(visitor: Visitor, where: str) -> list[str]:
    """Everything that is wrong now, each with the place where it was seen."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(f"() => {{ {axe()} }}")
    found: list[str] = visitor.run(_RUN, TAGS)
    if too_wide := wide(visitor):
        found = [*found, f"too wide: {too_wide}"]
    return [f"{where}: {one}" for one in found]


class Scenes:
    """The scene that a visitor's table was told last."""

    def __init__(self, visitor: Visitor) -> None:
        self.last: dict[str, Any] = {}
        visitor.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.last = json.loads(frame).get("scene") or self.last

    @property
    def phase(self) -> str:
        return phase_of(self.last)


def phase_of(scene: dict[str, Any]) -> str:
    """The kind of position: the game within a match, its phase, and whether a trick lies there."""
    return f"{scene.get('game', '')} {scene.get('phase', '')} {'trick' if scene.get('trick') else ''}".strip()


class Phases:
    """Somebody plays, and looks at the page whenever the table has come to a new phase."""

    def __init__(self, visitor: Visitor, most: int = 1000) -> None:
        """At `most` so many phases are looked at."""
        self.visitor, self.scenes, self.most = visitor, Scenes(visitor), most
        self.seen = set[str]()
        self.flaws = list[str]()
        self.quiet = 0  # moves since a new phase was seen

    def play(self, most: int = 10_000) -> None:
        """Make moves until the game is over, at most so many."""
        for _ in range(most):
            if not self.move():
                break

    def hurry(self, table: str, moves: int, enough: Stop = never) -> None:
        """Make so many moves, unless a scene is enough; those of phases that have been seen while no page is open."""
        while moves and not enough(self.scenes.last):
            moves = self.visitor.skip(table, moves, lambda scene: enough(scene) or not self.has_seen(phase_of(scene)))
            if moves:
                moves -= self.move()

    def has_seen(self, phase: str) -> bool:
        return phase in self.seen or len(self.seen) >= self.most

    def move(self) -> bool:
        """False: the game is over."""
        offer = self._offer()
        if offer is not None:
            self.visitor.take(offer)
            self.quiet += 1
        return offer is not None

    def _offer(self) -> Offer | None:
        offer = self.visitor.offer()
        if offer is None or self.has_seen(self.scenes.phase):
            return offer
        self.seen.add(self.scenes.phase)
        self.quiet = 0
        self.flaws += flaws(self.visitor, self.scenes.phase)
        return self.visitor.offer()
