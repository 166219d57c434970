"""A served page and people who visit it. What a failed test leaves goes to test-results/."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from hatch_build import Page
from tests.page import browser as browsers
from tests.page.visitor import Visitor, check_all
from tests.server.process import Process

ROOT = Path(__file__).parents[2]
TOKEN = "whoever-says-this-is-the-host"
_COMPILING = 900.0  # seconds until all games are ready, on a machine that has compiled none

Visit = Callable[..., Visitor]


def serve(folder: Path, **environment: str) -> Process:
    """A server with the built page, on which every game is ready."""
    if not Page(ROOT).is_current():
        pytest.fail("the page is not built: python hatch_build.py")
    server = Process(folder, **environment)
    server.start()
    await_games(server)
    return server


def await_games(server: Process) -> None:
    end = time.monotonic() + _COMPILING
    with httpx.Client(verify=False, trust_env=False) as http:
        while time.monotonic() < end:
            if all(game["ready"] for game in http.get(f"{server.base}/api/games").json()["games"]):
                return
            time.sleep(0.2)
    pytest.fail("the games do not become ready")


@pytest.fixture(scope="package")  # while Playwright is open, its event loop runs here, and no other test could have one
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = browsers.launch(playwright, scrollbars=True)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Its reviewer does as the server's folder tells it (tests/server/reviewer.py)."""
    folder = tmp_path_factory.mktemp("page")
    found = serve(folder, ATOUT_TOKEN=TOKEN, REVIEWED_IN=str(folder))
    yield found
    found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visit]:
    """Opens browsers: visit(screen, lang=…, dark=…), or visit(…, base=…) of another server."""
    visitors: list[Visitor] = []

    def opened(*about: Any, base: str | None = None, **wishes: Any) -> Visitor:
        there = base or request.getfixturevalue("server").base
        visitors.append(Visitor(browser, there, *about, drawn=False, **wishes))
        return visitors[-1]

    yield opened
    failed = request.node.stash.get(_FAILED, True) or any(one.unexpected for one in visitors)
    try:
        for number, one in enumerate(visitors):
            if failed:
                one.keep(ROOT / "test-results" / re.sub(r"[^\w-]+", "-", request.node.name) / str(number))
        check_all(visitors)
    finally:
        for one in visitors:
            one.close()
