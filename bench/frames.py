"""How smoothly cards fly in games at their usual speed: ./run frames [SECONDS]

Chromium itself accounts for every frame that was due while something flew: shown, or dropped so that it could be seen.
Of 60 that are due in a second, so many are shown: on this machine, and on one that Chromium makes four times as slow.
What an empty page reaches at the same time is the best that can be had; without a graphics card, Chromium paints by
itself.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browser import launch
from tests.page.conftest import serve
from tests.page.visitor import Visitor

GAMES = (("ebbes", 4), ("xxl", 6), ("njet-1997", 4))
SLOWER = (1, 4)
SECONDS = 30.0
FULL = 60  # frames a second

_COUNT = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flights++;
    return animate.apply(this, how);
  };
}"""
_PLAY = """() => setInterval(
  () => document.querySelector('[data-my-turn="true"] [data-move]:enabled')?.click(), 700)"""
_MOVE = "() => setInterval(() => document.body.animate({ transform: ['none', 'translateX(9em)'] }, 250), 1000)"


class Seen(NamedTuple):
    flights: int
    shown: int
    dropped: int


def watched(browser: Browser, page: Page, act: str, slower: int, seconds: float) -> Seen:
    """What happens to a page on which something moves now and then."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    told: list[dict[str, Any]] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda part: told.extend(part["value"]))
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    wanted = {"includedCategories": ["disabled-by-default-devtools.timeline.frame"], "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})
    page.evaluate(_COUNT)
    page.evaluate(act)
    page.wait_for_timeout(seconds * 1000)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    session.detach()
    begun = [one for one in told if one["name"] == "PipelineReporter" and one["ph"] == "b"]
    frames = [one["args"]["frame_reporter"] for one in begun]
    frames = [one for one in frames if one["has_compositor_animation"]]
    shown = sum(one["state"].startswith("STATE_PRESENTED") for one in frames)
    dropped = sum(one["affects_smoothness"] for one in frames)
    return Seen(page.evaluate("() => window.flights"), shown, dropped)


def game(browser: Browser, base: str, name: str, players: int, slower: int, seconds: float) -> Seen:
    """Somebody plays for a while; bots take their usual time."""
    ann = Visitor(browser, base)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open(name, {"players": players}, pace=1.0)
    seen = watched(browser, ann.page, _PLAY, slower, seconds)
    ann.close()
    return seen


def control(browser: Browser, slower: int, seconds: float) -> Seen:
    """The best that there is: an empty page, on which a single thing moves."""
    page = browser.new_page()
    seen = watched(browser, page, _MOVE, slower, seconds)
    page.close()
    return seen


def show(name: str, seen: Seen) -> None:
    rate = FULL * seen.shown / (seen.shown + seen.dropped)
    print(f"| {name} | {seen.flights} | {seen.shown} | {seen.dropped} | {rate:.1f} |", flush=True)


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        try:
            browser = launch(playwright)
            print("| game | flights | frames shown | dropped | frames/s |")
            print("|---|---|---|---|---|")
            for slower in SLOWER:
                show(f"an empty page, CPU {slower}× slower", control(browser, slower, seconds))
                for name, players in GAMES:
                    seen = game(browser, server.base, name, players, slower, seconds)
                    show(f"{name}, {players} players, CPU {slower}× slower", seen)
        finally:
            server.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
