"""A copy of the project to which the newcomer's folders and its one line are added."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import Page

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
_REGISTERED = '"xxl")'  # the end of FAMILIES
_NEEDED = ("src", "web", "docs", "tests", "hatch_build.py", "pyproject.toml", "README.md")
_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "page", "newcomer", "pictures")


class Tree:
    """The copy, in which programs run interpreted: compiling takes longer than anything that is tested here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in _NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
            else:
                shutil.copy(ROOT / name, folder / name)
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        shutil.copytree(ROOT / "tests/page", folder / "tests/page", dirs_exist_ok=True)
        self.environment = {"PYTHONPATH": str(folder / "src"), "NUMBA_DISABLE_JIT": "1"}

    def add(self) -> None:
        """What adding a game takes: its folders, its name in `FAMILIES`, and what is made by command."""
        for side in ("src", "web"):
            shutil.copytree(HERE / side, self.folder / side, dirs_exist_ok=True)
        families = self.folder / "src/atout/families/__init__.py"
        before, found, after = families.read_text(encoding="utf-8").partition(_REGISTERED)
        assert found
        families.write_text(f'{before}"xxl", "twenty"){after}', encoding="utf-8")
        self.run("-m", "atout.server.wire")

    def build(self) -> None:
        """The copy's page; it is kept beside the tools that made it, until anything that it is made of changes."""
        page, kept = Page(self.folder), ROOT / "web/node_modules/.newcomer"
        if kept.exists():
            shutil.copytree(kept, page.built)
        if not page.is_current():
            self.run("hatch_build.py")
            shutil.rmtree(kept, ignore_errors=True)
            half = shutil.copytree(page.built, kept.with_suffix(f".{os.getpid()}"))
            half.rename(kept)  # whole, or not at all

    def run(self, *words: str, **more: str) -> str:
        """Run Python there; what it printed."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**os.environ, **self.environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}: {(done.stdout + done.stderr)[-6000:]}"
        return done.stdout

    def test(self, *files: str) -> None:
        """The project's own tests, as far as they are about the newcomer; and that no room knows a game by name."""
        self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "twenty or test_generic", *files)
