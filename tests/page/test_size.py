"""What the first page weighs: at most 120 kB of JavaScript, gzipped, in each language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from atout.server.web.pages import ROOMS
from tests.page.conftest import ROOT, Visit
from tests.page.visitor import DESK
from tests.page.words import LANGUAGES
from tests.server.process import Process

MOST = 120_000  # bytes
PAGE = ROOT / "src/atout/server/page"


def packed(file: Path) -> int:
    """As it is sent."""
    small = file.with_name(file.name + ".gz")
    return (small if small.exists() else file).stat().st_size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_is_light(lang: str, visit: Visit) -> None:
    ann = visit(DESK, lang=lang)
    asked: set[str] = set()
    ann.page.on("request", lambda request: asked.add(request.url))
    ann.visit()
    ann.page.wait_for_load_state("networkidle")
    scripts = [PAGE / found[1] for url in asked if (found := re.search(r"/(assets/[^?]+\.js)$", url))]
    sizes = {file.name: packed(file) for file in scripts}
    assert len(sizes) > 1 and sum(sizes.values()) <= MOST, sizes
    print(f"{sum(sizes.values())} bytes in {len(sizes)} files")


def test_nothing_is_asked_for_late(server: Process) -> None:
    """The HTML names all that its address needs: every room's component and the language's words."""
    parts = json.loads((PAGE / ".vite/manifest.json").read_text())
    wanted = [*(f"src/pages/{room}.svelte" for room in ROOMS), *(f"virtual:words/{lang}" for lang in LANGUAGES)]
    assert [name for name in wanted if name not in parts] == []
    html = httpx.get(f"{server.base}/rules", headers={"accept-language": "fr", "accept": "text/html"}).text
    assert parts["src/pages/RulesPage.svelte"]["file"] in html and parts["virtual:words/fr"]["file"] in html
