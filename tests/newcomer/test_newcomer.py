"""A game is one folder on each side and its name in one line: here a small one is added to a copy of the project.

Its page is played in tests/page/test_newcomer.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.newcomer.tree import HERE, ROOT, Tree

FOLDER = "src/atout/families/twenty"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    found = Tree(tmp_path_factory.mktemp("newcomer") / "atout")
    found.add()
    return found


def test_it_is_short() -> None:
    def lines(*names: str) -> int:
        return sum(len((HERE / name).read_text(encoding="utf-8").splitlines()) for name in names)

    page = [str(file.relative_to(HERE)) for file in (HERE / "web").rglob("*") if file.suffix in (".ts", ".svelte")]
    assert lines(f"{FOLDER}/rules.py", f"{FOLDER}/knowledge.py") <= 150 and lines(*page) <= 100


def test_it_conforms(tree: Tree) -> None:
    tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_goldens.py", "--goldens", "-k", "twenty")
    rooms = (
        "conformance",
        "goldens",
        "kinds",
        "private",
        "manuals",
        "examples",
        "options",
        "facts",
        "onward",
        "generic",
    )
    tree.test(*(f"tests/test_{room}.py" for room in rooms), "tests/envs/test_layouts.py")


def test_bots_play_it(tree: Tree) -> None:
    words = ["-m", "atout.cli", "simulate", "twenty", "--players", "3", "--bots", "casual", "--seed", "1"]
    record = json.loads(tree.run(*words, "--simulations", "20"))
    assert record["game"] == "twenty" and sum(record["totals"]) == 18 and record["winners"]


def test_the_guide_shows_this_very_game() -> None:
    """Every piece of code in docs/adding-a-game.md stands in these folders, and every file of theirs is named there."""
    guide = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    pieces = [piece.split("\n", 1) for piece in guide.split("```")[1::2]]
    sources = {file: file.read_text(encoding="utf-8") for side in ("src", "web") for file in (HERE / side).rglob("*.*")}
    assert pieces
    for _, code in pieces:
        assert any(code.strip() in source for source in sources.values()), f"no file has this:\n{code}"
    for file in sources:
        name = Path(file.name).name.replace("twenty.", "").split(".")[0]
        assert name in guide, f"{file.relative_to(HERE)} is not told of"
