"""Rooms that serve every game contain no game's word: neither ids and names of families, nor their moves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from atout.families import FAMILIES, load, specs

SOURCE = Path(__file__).parents[1] / "src" / "atout"
ROOMS = ("kernel", "server", "bots", "review", "puzzles", "arena", "envs", "llm")
GENERIC = sorted(
    file
    for file in chain(SOURCE.glob("*.py"), *(SOURCE.glob(f"{room}/**/*.py") for room in ROOMS))
    if file.parent.name != "versions"  # of the database: what is done is done
)


def names() -> set[str]:
    """Ids, families, and how moves begin, as patterns."""
    forms = {kind.form for name in FAMILIES for kind in load(name).moves.kinds}
    verbs = {verb + ":" for form in forms for verb in re.findall(r"^(\w+):", form)}
    whole = {*specs(), *FAMILIES, *(name.replace("_", "-") for name in FAMILIES)}
    return {*verbs, *(f"{re.escape(word)}(?![\\w-])" for word in whole)}


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """All strings in a file that are no documentation, with their lines."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in words:
            yield node.lineno, node.value


def test_no_generic_room_knows_a_game() -> None:
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(names()))})")
    found = [
        f"{file.relative_to(SOURCE)}:{line}: {text[:60]!r}"
        for file in GENERIC
        for line, text in texts(file)
        if pattern.search(text)
    ]
    assert len(GENERIC) > 60 and not found, "\n".join(found)
