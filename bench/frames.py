"""How smoothly cards fly in games at their usual speed: ./run frames [SECONDS]

Frames are counted while a card is on its way, on this machine and on one that Chromium makes four times as slow.
A frame is late if the one before it was shown more than 25 ms ago (60 frames a second are 16.7 ms apart). What an empty
page reaches at the same time is the best that can be had; without a graphics card, Chromium paints by itself.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import launch
from tests.page.conftest import serve
from tests.page.visitor import Visitor

GAMES = (("ebbes", 4), ("xxl", 6), ("njet-1997", 4))
SLOWER = (1, 4)
SECONDS = 30.0
LATE = 25.0  # ms

# Every frame of a flight is noted with the time since the one before; the first waits for what the change itself costs.
# The first legal move is made as soon as it is our turn.
_WATCH = """() => {
  const seen = (window.seen = { frames: [], starts: [], flights: 0 });
  let [flying, before, was] = [0, 0, false];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    flying++, seen.flights++;
    made.finished.catch(() => {}).finally(() => flying--);
    return made;
  };
  const tick = (now) => {
    if (flying) (was ? seen.frames : seen.starts).push(now - before);
    [before, was] = [now, flying > 0];
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  setInterval(() => document.querySelector('[data-my-turn="true"] [data-move]:enabled')?.click(), 700);
}"""


class Seen(NamedTuple):
    """Milliseconds between frames."""

    frames: list[float]
    starts: list[float]
    flights: int


def watched(browser: Browser, base: str, game: str, players: int, slower: int, seconds: float) -> Seen:
    """Somebody plays for a while; bots take their usual time."""
    ann = Visitor(browser, base)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open(game, {"players": players}, pace=1.0)
    ann.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    ann.page.evaluate(_WATCH)
    ann.page.wait_for_timeout(seconds * 1000)
    seen = Seen(**ann.page.evaluate("() => window.seen"))
    ann.close()
    return seen


def control(browser: Browser, slower: int, seconds: float) -> Seen:
    """The best that there is: an empty page, on which a single thing moves."""
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_WATCH)
    page.evaluate(
        "() => setInterval(() => document.body.animate({ transform: ['none', 'translateX(9em)'] }, 250), 1000)"
    )
    page.wait_for_timeout(seconds * 1000)
    seen = Seen(**page.evaluate("() => window.seen"))
    page.close()
    return seen


def show(name: str, seen: Seen) -> None:
    frames, starts = sorted(seen.frames), sorted(seen.starts)
    late = sum(1 for one in frames if one > LATE)
    rate = 1000 * len(frames) / sum(frames)
    cells = [seen.flights, len(frames), f"{rate:.1f}", f"{100 * late / len(frames):.1f} %", f"{frames[-1]:.0f}"]
    cells += [f"{starts[len(starts) // 2]:.0f}", f"{starts[-1]:.0f}"]
    print(f"| {name} | {' | '.join(map(str, cells))} |", flush=True)


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        try:
            browser = launch(playwright)
            print("| game | flights | frames | frames/s | late | worst ms | first frame ms | worst |")
            print("|---|---|---|---|---|---|---|---|")
            for slower in SLOWER:
                show(f"an empty page, CPU {slower}× slower", control(browser, slower, seconds))
                for game, players in GAMES:
                    seen = watched(browser, server.base, game, players, slower, seconds)
                    show(f"{game}, {players} players, CPU {slower}× slower", seen)
        finally:
            server.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
