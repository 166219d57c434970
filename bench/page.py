"""Lighthouse on the shelf and on a table, as a phone and as a desk see them: ./run lighthouse

Each page is measured a few times by a browser that has never been here; the median of each figure is printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from hatch_build import Node, find_node
from tests.page.browser import installed, is_root, launch
from tests.page.conftest import serve
from tests.page.visitor import Visitor

HERE = Path(__file__).parent / "lighthouse"
TIMES = 5
TRIES = 5
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def measured(node: Node, browser: str, url: str, desk: bool) -> dict[str, Any]:
    """A report. On a busy machine Lighthouse now and then misses the beginning, says so, and is asked again."""
    for _ in range(TRIES):
        found = once(node, browser, url, desk)
        if "runtimeError" not in found:
            return found
    sys.exit(f"Lighthouse cannot measure {url}: {found['runtimeError']['message']}")


def once(node: Node, browser: str, url: str, desk: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = "--headless=new" + (" --no-sandbox" if is_root() else "")
        words = [url, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={flags}"]
        if desk:
            words.append("--preset=desktop")
        program = [node.program, "node_modules/lighthouse/cli/index.js", *words]
        subprocess.run(program, cwd=HERE, env={**os.environ, "CHROME_PATH": browser}, check=False)
        found: dict[str, Any] = json.loads(report.read_text())
    return found


def script_bytes(report: dict[str, Any]) -> int:
    """JavaScript that came over the wire."""
    asked = report["audits"]["network-requests"]["details"]["items"]
    return sum(one["transferSize"] for one in asked if one.get("resourceType") == "Script")


def show(name: str, reports: list[dict[str, Any]]) -> None:
    scores = [round(100 * median(one["categories"][key]["score"] or 0 for one in reports)) for key in CATEGORIES]
    times = [median(one["audits"][key]["numericValue"] for one in reports) for key in FIGURES]
    script = script_bytes(reports[0]) / 1000
    first, largest, blocked, shift = times
    speed = median(one["environment"]["benchmarkIndex"] for one in reports)  # of the machine, as Lighthouse rates it
    figures = (f"{first:.0f}", f"{largest:.0f}", f"{blocked:.0f}", f"{shift:.3f}", f"{script:.0f}", f"{speed:.0f}")
    cells = [*map(str, scores), *figures]
    print(f"| {name} | {' | '.join(cells)} |", flush=True)
    for line in wanting(reports[0]):
        print(f"  {line}", file=sys.stderr)


def wanting(report: dict[str, Any]) -> list[str]:
    """What counts and is not good."""
    references = [one for key in CATEGORIES for one in report["categories"][key]["auditRefs"] if one["weight"]]
    audits = {one["id"]: report["audits"][one["id"]] for one in references}
    return [
        f"{key}: {audit.get('displayValue') or audit['title']}"
        for key, audit in audits.items()
        if audit["score"] is not None and audit["score"] < 0.9
    ]


def prepared(playwright: Playwright, base: str) -> str:
    """A table on which a few cards have been played, once nothing is being prepared any more and all is quiet again."""
    browser = launch(playwright)
    ann = Visitor(browser, base)
    table = ann.open("ebbes", {"players": 4})
    ann.play(3)
    while not ann.run("async () => (await (await fetch('api/games')).json()).games.every((game) => game.ready)"):
        time.sleep(1)
    ann.close()
    browser.close()
    return table


def main() -> None:
    node = find_node()
    if node is None:
        sys.exit("lighthouse needs Node")
    node.run(*node.npm, "ci", "--no-audit", "--no-fund", "--silent", where=HERE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        try:
            table = prepared(playwright, server.base)
            browser = installed() or playwright.chromium.executable_path
            names = ("page", *CATEGORIES, "FCP ms", "LCP ms", "TBT ms", "CLS", "JS kB", "machine")
            print(f"| {' | '.join(names)} |\n{'|---' * len(names)}|")
            for what, path in (("shelf", ""), ("table", f"table/{table}")):
                for desk in (False, True):
                    reports = [measured(node, browser, f"{server.base}/{path}", desk) for _ in range(TIMES)]
                    show(f"{what}, {'desk' if desk else 'phone'}", reports)
        finally:
            server.close()


if __name__ == "__main__":
    main()
