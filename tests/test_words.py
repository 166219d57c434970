"""What people read holds for every number: where a plural form stands for several, it names the number."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
FILES = sorted(file for folder in ("src", "web/src", "tests/newcomer") for file in (ROOT / folder).rglob("*.ftl"))


class Selections(Visitor):
    """Every choice by a number in a file."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def vague(lang: str, text: str) -> list[str]:
    """Forms that do not say which number they are about, although it may be one of several."""
    selections, found = Selections(), []
    selections.visit(FluentParser().parse(text))
    rule = Locale(lang).plural_form
    for node in selections.found:
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
            if variant.default or sum(rule(number) == key for number in range(100)) < 2:
                continue
            named = Variables()
            named.visit(variant.value)
            assert isinstance(node.selector, ast.VariableReference)
            if node.selector.id.name not in named.found:
                found.append(f"${node.selector.id.name} [{key}]")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_told_as_one_thing(file: Path) -> None:
    lang = next(part for part in (file.stem, file.parent.name) if part in ("fr", "en", "de"))
    assert vague(lang, file.read_text(encoding="utf-8")) == []


def test_nothing_told_as_one_thing_would_be_noticed() -> None:
    text = "tricks = { $count ->\n    [one] 1 pli\n   *[other] { $count } plis\n}\n"
    assert vague("fr", text) == ["$count [one]"] and vague("de", text) == []
    assert vague("fr", text.replace("[one]", "[1]")) == vague("fr", text.replace("1 pli", "{ $count } pli")) == []
