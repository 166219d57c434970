"""Pictures of the page into docs/pictures/: every game at a telling moment, and the other pages: ./run pictures [NAME…]

Desk and phone, by day and by night; WebP, at most 120 kB each and 6 MB in all.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import launch
from tests.page.conftest import ROOT, serve
from tests.page.seen import Scenes
from tests.page.visitor import DESK, PHONE, Screen, Visitor

FOLDER = ROOT / "docs/pictures"
LARGEST, MOST = 120_000, 6_000_000  # bytes: of a picture, of all
QUALITIES = (88, 75, 60, 40)
SCREENS = {"desk": DESK, "phone": PHONE}
# Somebody who has been here before and needs no tips.
_KNOWN = """async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ nick: "Camille", settings: { guided: false } });
  await fetch("api/me", { method: "PATCH", headers, body });
}"""


class Moment(NamedTuple):
    """A game, and when it is worth a picture."""

    game: str
    options: dict[str, Any]
    least: int  # moves of ours before it
    when: Callable[[dict[str, Any]], bool] = lambda _: True


def in_trick(scene: dict[str, Any]) -> bool:
    return len(scene.get("trick") or ()) >= 2


MOMENTS = [
    Moment("ebbes", {"players": 4}, 4, in_trick),
    Moment("njet-1997", {"players": 4}, 2),
    Moment("njet-2007", {"players": 5}, 6, in_trick),
    Moment("niet-2015", {"players": 4}, 8, in_trick),
    Moment("ebbe-flut", {"players": 2}, 24),
    Moment("xxl", {"players": 4, "parts": ["xxl-up-and-down", "xxl-runs"]}, 4),
    Moment("xxl-up-and-down", {"players": 3}, 3),
    Moment("xxl-lower", {"players": 4}, 2),
    Moment("xxl-refuse", {"players": 4}, 3, in_trick),
    Moment("xxl-runs", {"players": 3}, 3),
    Moment("xxl-one-by-one", {"players": 4}, 4),
    Moment("xxl-fix-the-colour", {"players": 6}, 3, in_trick),
]
PAGES = {"shelf": "", "set-up": "new/njet-2007", "rules": "rules/ebbes"}


def shoot(visitor: Visitor, name: str) -> None:
    """By day and by night, as small as need be."""
    page = visitor.page
    session = visitor.context.new_cdp_session(page)
    for scheme, suffix in (("light", ""), ("dark", "-night")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_timeout(600)
        for quality in QUALITIES:
            reply = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(reply["data"])
            if len(picture) <= LARGEST:
                break
        (FOLDER / f"{name}{suffix}.webp").write_bytes(picture)
        print(f"{name}{suffix}: {len(picture) / 1000:.0f} kB")


class Photographer:
    """Goes everywhere with both screens."""

    def __init__(self, browser: Browser, base: str, wanted: list[str]) -> None:
        self.browser, self.base, self.wanted = browser, base, wanted

    def visitor(self, screen: Screen) -> Visitor:
        found = Visitor(self.browser, self.base, screen, seed=7, scale=2 if screen.touch else 1)
        found.visit()
        found.page.evaluate(_KNOWN)
        return found

    def run(self) -> None:
        for name, screen in SCREENS.items():
            for moment in MOMENTS:
                if not self.wanted or moment.game in self.wanted:
                    self.game(moment, name, screen)
            for what in ("result", *PAGES):
                if not self.wanted or what in self.wanted:
                    self.page(what, name, screen)

    def game(self, moment: Moment, name: str, screen: Screen) -> None:
        ann = self.visitor(screen)
        while not self.reached(ann, moment):
            pass  # another deal
        shoot(ann, f"{moment.game}-{name}")
        ann.close()

    def reached(self, ann: Visitor, moment: Moment) -> bool:
        """Play a new game up to its moment; False: it did not come."""
        scenes = Scenes(ann)
        ann.open(moment.game, moment.options)
        made = 0
        while (offer := ann.offer()) is not None:
            if made >= moment.least and moment.when(scenes.last) and len(offer.moves) > 1:
                ann.run("() => document.querySelector('[data-action=all-moves]').click()")  # folded, as it is at first
                return True
            ann.take(offer)
            made += 1
        return False

    def page(self, what: str, name: str, screen: Screen) -> None:
        ann = self.visitor(screen)
        if what == "result":
            table = ann.open("xxl-lower", {"players": 4})
            ann.play()
            ann.wait('[data-table-state="over"]')
            shoot(ann, f"result-{name}")
            ann.visit(f"record/{table}/9")
            shoot(ann, f"replay-{name}")
        else:
            ann.visit(PAGES[what])
            ann.page.wait_for_load_state("networkidle")
            shoot(ann, f"{what}-{name}")
        ann.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        try:
            Photographer(launch(playwright), server.base, sys.argv[1:]).run()
        finally:
            server.close()
    total = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{total / 1e6:.1f} MB in all")
    if total > MOST:
        sys.exit("that is too much")


if __name__ == "__main__":
    main()
