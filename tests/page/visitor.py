"""Somebody with a browser of their own, who must see no error, and whose browser speaks to nobody but our server."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from atout.server.protocol import PING

PATIENCE = 60.0  # seconds for anything on a busy machine


class Screen(NamedTuple):
    """What somebody looks at."""

    width: int
    height: int
    touch: bool = False


DESK = Screen(1280, 800)
PHONE = Screen(360, 740, touch=True)
LYING = Screen(740, 360, touch=True)  # a phone on its side

_SILENCE = """if (location.protocol.startsWith("http")) localStorage.atout ??= JSON.stringify({ sound: false });"""
# Everything is laid out and can be tapped, but not drawn; on paper it is. `undrawn.disabled = true` draws it.
_UNDRAWN = """window.undrawn = new CSSStyleSheet();
undrawn.replaceSync("@media screen { html { opacity: 0 !important } }");
document.adoptedStyleSheets.push(undrawn);"""
# What is offered now: waits for the player's turn, opens the list of moves, brings the chosen button into sight and
# says where it is.
# Of a tap before, it waits for the click that a touch becomes a moment later, and says which move it hit.
_OFFER = """([choice, wanted, tapped, patience]) => new Promise((resolve) => {
  const [begin, end] = [performance.now(), performance.now() + patience];
  window.hits ??= [];
  const note = (event) => event.isTrusted && window.hits.push(event.target.closest("[data-move]")?.dataset.move ?? "");
  window.listening ??= document.addEventListener("click", note, { capture: true }) ?? true;
  const look = () => {
    const root = document.querySelector("[data-table-state]");
    const settled = !tapped || window.hits.length || performance.now() > begin + 3000;
    const say = (found) => resolve({ ...found, hit: window.hits.splice(0)[0] ?? null });
    if (settled && root?.dataset.tableState === "over") return say({ over: true });
    const mine = settled && root?.dataset.myTurn === "true";
    if (mine) root.querySelector('[data-action="all-moves"][aria-expanded="false"]')?.click();
    const all = mine ? [...root.querySelectorAll("[data-move]:not(:disabled)")] : [];
    const found = all.filter((one) => !wanted || one.dataset.move.startsWith(wanted));
    const buttons = found.length ? found : all;
    if (buttons.length) {
      const button = buttons[Math.floor(choice * buttons.length)];
      button.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + Math.min(box.width, innerWidth) / 2, box.y + box.height / 2];
      const there = document.elementFromPoint(x, y);
      const covered = button.contains(there) ? "" : (there?.outerHTML ?? "nothing").slice(0, 300);
      const moves = all.map((one) => one.dataset.move);
      return say({ over: false, move: button.dataset.move, moves, x, y, covered });
    }
    if (performance.now() > end) return resolve(null);
    setTimeout(look, 10);
  };
  look();
})"""


class Offer(NamedTuple):
    """A legal move and where its button is."""

    move: str
    moves: list[str]
    x: float
    y: float
    covered: str


Stop = Callable[[dict[str, Any]], bool]  # whether a scene is one to stop at


def never(_: dict[str, Any]) -> bool:
    return False


class Visitor:
    """A browser context with one page, watched all the time."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        screen: Screen = DESK,
        *,
        lang: str = "en",
        dark: bool = False,
        seed: int = 1,
        scale: float = 1,
        sound: bool = False,
        drawn: bool = True,
    ) -> None:
        self.base, self.screen = base, screen
        self.rng = random.Random(seed)
        self.taken: str | None = None  # the move that was tapped last, until the page says what was hit
        self.played: list[str] = []  # moves that were hit; on phones a tap right after a change counts for nothing
        self.troubles: list[str] = []
        self.tolerated: list[str] = []  # parts of messages that are expected, e.g. when the network is lost
        self.context = browser.new_context(
            base_url=base + "/",
            viewport={"width": screen.width, "height": screen.height},
            device_scale_factor=scale,
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not sound:  # nobody hears it, and making it takes a tenth of all work
            self.context.add_init_script(_SILENCE)
        if not drawn:  # nobody looks, and drawing it takes a third of all work
            self.context.add_init_script(_UNDRAWN)
        self.context.tracing.start(screenshots=False, snapshots=False)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("request", self._request)

    # --- What must not happen ---

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.scheme in ("http", "https", "ws", "wss") and there.netloc != urlsplit(self.base).netloc:
            self._note(f"a request to {request.url}")

    def _note(self, text: str) -> None:
        self.troubles.append(text[:600])

    @property
    def unexpected(self) -> list[str]:
        return [one for one in self.troubles if not any(part in one for part in self.tolerated)]

    def check(self) -> None:
        assert not self.unexpected, "\n".join(self.unexpected)

    def keep(self, folder: Path) -> None:
        """A trace, a picture and the page as it is, of a test that failed."""
        folder.mkdir(parents=True, exist_ok=True)
        self.context.tracing.stop(path=folder / "trace.zip")
        self.page.evaluate("() => window.undrawn && (undrawn.disabled = true)")
        self.page.screenshot(path=folder / "page.png")
        (folder / "page.html").write_text(self.page.content(), encoding="utf-8")
        (folder / "troubles.txt").write_text("\n".join([self.page.url, *self.troubles]), encoding="utf-8")

    def close(self) -> None:
        self.context.close()

    # --- Going about ---

    def visit(self, path: str = "") -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def open_file(self, file: Path) -> None:
        """Replay a record that somebody has kept."""
        self.visit()
        self.find('input[type="file"]').set_input_files(file)
        self.wait("[data-replay] .board")

    def reload(self) -> None:
        self.page.reload()
        self.taken = None

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def press(self, thing: Locator | str) -> None:
        """A click, or a tap where there is no mouse."""
        found = self.find(thing) if isinstance(thing, str) else thing
        if self.screen.touch:
            found.tap()
        else:
            found.click()

    def act(self, name: str) -> None:
        self.press(f'[data-action="{name}"]')

    def run(self, script: str, *arguments: Any) -> Any:
        return self.page.evaluate(script, list(arguments))

    def wait(self, selector: str, seconds: float = PATIENCE) -> None:
        self.page.wait_for_selector(selector, timeout=seconds * 1000, state="attached")

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """What this browser is answered, without a page; once more if the connection was just being closed as idle."""
        origin = {"origin": self.base}
        reply = self.context.request.fetch(path, method=method, data=data, headers=origin, max_retries=2)
        assert reply.ok, reply.text()
        return reply.json()

    def rename(self, nick: str) -> Visitor:
        self.ask("patch", "api/me", {"nick": nick})
        return self

    # --- At a table ---

    def open(
        self, game: str, options: dict[str, Any], *, people: int = 1, start: bool = True, pace: float = 0.0
    ) -> str:
        """A table at which bots play at once, or as fast as they usually do; the page goes there."""
        settings = {"game": game, "options": options, "listed": False, "spectators": True, "pace": {"kind": "relaxed"}}
        bots = [None] * people + ["beginner"] * (options["players"] - people)
        asked = {"settings": {**settings, "hints": True, "bot_pace": pace}, "bots": bots, "sit": True, "start": start}
        table = str(self.ask("post", "api/tables", asked)["id"])
        self.visit(f"table/{table}")
        self.wait(f'[data-table-state="{"playing" if start else "waiting"}"]')
        return table

    def look(self, wanted: str = "", seconds: float = PATIENCE) -> Offer | bool | None:
        """A legal move by chance, of the wished kind if there is one; True: the game is over; None: not our turn."""
        found = self.run(_OFFER, self.rng.random(), wanted, self.taken is not None, seconds * 1000)
        if found is None:
            return None
        hit, taken, self.taken = found.pop("hit"), self.taken, None
        if taken is not None and (hit is not None or not self.screen.touch):
            assert hit == taken, f"{taken} was tapped, but things moved, and {hit!r} was hit"
            self.played.append(taken)
        return found.pop("over") or Offer(**found)

    def offer(self, wanted: str = "") -> Offer | None:
        """A legal move, once it is our turn; None: the game is over."""
        found = self.look(wanted)
        assert found is not None, f"no turn within {PATIENCE} s at {self.page.url}"
        return found if isinstance(found, Offer) else None

    def tap(self, x: float, y: float) -> None:
        if self.screen.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, move and let go, with a mouse or a finger."""
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if self.screen.touch:
            finger = self.context.new_cdp_session(self.page)
            for kind, points in (("Start", [start]), ("Move", [middle]), ("Move", [end]), ("End", [])):
                touched = [{"x": x, "y": y} for x, y in points]
                finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touched})
            finger.detach()
            return
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*middle)
        mouse.move(*end)
        mouse.up()

    def move(self, wanted: str = "") -> str | None:
        """Make a move by the list of moves; None: the game is over."""
        offer = self.offer(wanted)
        return offer and self.take(offer)

    def take(self, offer: Offer) -> str:
        assert not offer.covered, f"{offer.move} is covered by {offer.covered}"
        self.tap(offer.x, offer.y)
        self.taken = offer.move
        return offer.move

    def play(self, most: int = 10_000) -> None:
        """Make moves until the game is over, at most so many."""
        for _ in range(most):
            if self.move() is None:
                break

    def skip(self, table: str, moves: int, stop: Stop = never) -> int:
        """Make so many moves while no page is open, which takes next to no time; how many are left if it was to stop
        before our move in some scene."""
        assert self.offer() is not None
        self.page.goto("about:blank")
        headers = {"cookie": "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.base))}
        address = self.base.replace("http", "ws", 1) + "/api/socket"
        with connect(address, origin=Origin(self.base), additional_headers=headers, proxy=None) as line:
            line.send(json.dumps({"do": "follow", "table": table}))
            number, legal, scene, asked = 0, list[str](), dict[str, Any](), ""
            while moves:
                told = hear(line)
                number = told.get("number", number)
                if "scene" in told:
                    scene, legal = told["scene"], told.get("moves", [])
                if told.get("key") == asked:
                    moves -= told["say"] == "done"
                    asked = ""
                    if told.get("code", "stale") != "stale":
                        time.sleep(0.2)  # too fast
                if asked or not legal or not moves:
                    continue
                if stop(scene):
                    break
                asked = f"{number} {time.monotonic()}"
                move = {"move": self.rng.choice(legal), "on": number, "key": asked}
                line.send(json.dumps({"do": "move", "table": table, **move}))
        self.visit(f"table/{table}")
        self.wait('[data-table-state="playing"]')
        return moves

    def record(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("get", f"api/records/{table}")
        return found


_WIDE = """() => {
  const [needed, there] = [document.documentElement.scrollWidth, innerWidth];
  if (needed <= there) return "";
  const over = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > there + 1);
  return `${needed} > ${there}: ` + over.slice(-3).map((one) => one.outerHTML.slice(0, 150)).join(" | ");
}"""


def wide(visitor: Visitor) -> str:
    """What makes the page wider than the screen; "": nothing does."""
    return str(visitor.page.evaluate(_WIDE))


def hear(line: ClientConnection) -> dict[str, Any]:
    """What the server says next. Whoever is silent for long is sent away: meanwhile it hears that we are still here."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            told: dict[str, Any] = json.loads(line.recv(PING))
        except TimeoutError:
            line.send(json.dumps({"do": "ping"}))
        else:
            if told["say"] != "pong":
                return told
    raise AssertionError(f"nothing was said for {PATIENCE} s")


def together(visitors: list[Visitor], most: int = 10_000) -> list[tuple[Visitor, str]]:
    """Friends at one table make moves, whoever's turn it is; until the game is over."""
    made: list[tuple[Visitor, str]] = []
    end = time.monotonic() + PATIENCE
    while len(made) < most:
        for one in visitors:
            found = one.look(seconds=0.05)
            if found is True:
                return made
            if isinstance(found, Offer):
                made.append((one, one.take(found)))
                end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, "nobody's turn"
    return made


def check_all(visitors: Iterable[Visitor]) -> None:
    for one in visitors:
        one.check()
