"""A Chromium to look at the page with: python -m tests.page.browser sees to it that there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "no Chromium found: `./run test` sets one up, or name one in ATOUT_CHROMIUM"


def installed() -> str | None:
    """The machine's own browser; None: Playwright's, if it has been fetched."""
    named = os.environ.get("ATOUT_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def launch(playwright: Playwright, *, scrollbars: bool = False) -> Browser:
    """A new browser, perhaps with scrollbars that take space. As root it has no sandbox."""
    found = installed()
    own = playwright.chromium.executable_path
    if found is None and not Path(own).exists():
        raise FileNotFoundError(MISSING)
    sandbox = ["--no-sandbox"] if is_root() else []
    return playwright.chromium.launch(
        executable_path=found or own,
        args=[
            *sandbox,
            "--disable-dev-shm-usage",
            "--renderer-process-limit=1",
            "--disable-site-isolation-trials",
            "--in-process-gpu",
        ],
        ignore_default_args=["--hide-scrollbars"] if scrollbars else None,
    )


def works() -> bool:
    """Whether a browser starts; a package that is only a hint to another shop does not."""
    try:
        with sync_playwright() as playwright:
            launch(playwright).close()
    except (FileNotFoundError, PlaywrightError):
        return False
    return True


def fetch() -> None:
    """Debian's own browser where we may install it, else Playwright's."""
    if is_root() and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in ("update", *(f"install -y --no-install-recommends {name}" for name in NAMES[:2])):
            print(f"apt-get {words} (once)", file=sys.stderr)
            subprocess.run(["apt-get", "-qq", *words.split()], env=quietly, stdout=subprocess.DEVNULL, check=False)
            if works():
                return
    print("fetching Playwright's Chromium (once)", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> None:
    if works():
        return
    fetch()
    if not works():
        sys.exit(
            "the page's tests need a Chromium that starts: install the package `chromium`,"
            " or run `.venv/bin/playwright install --with-deps chromium`, or name one in ATOUT_CHROMIUM"
        )


if __name__ == "__main__":
    main()
