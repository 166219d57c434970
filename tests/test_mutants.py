"""`./run mutants`: what it changes, and that what it takes for equivalent still exists."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable
from importlib import import_module
from textwrap import dedent

import pytest

from tests.mutants.changes import Target, changes, made_by, probe, targets
from tests.mutants.hunt import equivalents
from tests.mutants.rooms import ROOMS

SOURCE = '''
def f(a, b=-1):
    """Not these words."""
    if a < 3 and b:
        a += 1
    return a
'''


def sample() -> Target:
    (node,) = ast.parse(SOURCE).body
    assert isinstance(node, ast.FunctionDef)

    def f(a: int, b: int = -1) -> int:
        return 0

    return Target("f", f, node, "sample")


def test_one_thing_is_changed_at_a_time() -> None:
    assert [change.key.removeprefix("f: ") for change in changes(sample())] == [
        "if a < 3 and b: → if True:",
        "if a < 3 and b: → if False:",
        "a < 3 and b → a < 3 or b",
        "a < 3 and b → b",
        "a < 3 and b → a < 3",
        "a < 3 → a <= 3",
        "a < 3 → a < 4",
        "a += 1 → pass",
        "a += 1 → a -= 1",
        "a += 1 → a += 2",
    ]


def test_a_changed_function_does_something_else() -> None:
    target = sample()
    results = []
    for change in list(changes(target)):
        target.put(change.code())
        results.append([target.function(2), target.function(3), target.function(2, 0)])
    assert results[:7] == [[3, 4, 3], [2, 3, 2], [3, 4, 3], [3, 4, 2], [3, 3, 3], [3, 4, 2], [3, 4, 2]]
    assert results[7:] == [[2, 3, 2], [1, 3, 2], [4, 3, 2]]


def test_a_probed_function_does_the_same_and_tells_which_statements_it_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    target = sample()
    passed: list[tuple[str, int]] = []
    monkeypatch.setattr(builtins, "_passed", lambda *where: passed.append(where), raising=False)
    target.put(probe(target, "_passed"))
    assert [target.function(2), target.function(3), target.function(2, 0)] == [3, 3, 2]
    words, condition, back, inner = [("f", number) for number in range(1, 5)]
    assert passed == [words, condition, inner, back] + 2 * [words, condition, back]
    assert [change.statement for change in changes(target)] == 7 * [condition[1]] + 3 * [inner[1]]


def test_what_a_function_has_made_changes_with_it() -> None:
    def maker(a: int) -> Callable[[int], int]:
        def made(b: int) -> int:
            return a + b

        return made

    (node,) = ast.parse(dedent(inspect.getsource(maker))).body
    assert isinstance(node, ast.FunctionDef)
    five = maker(5)
    target = Target("maker", maker, node, "sample", made_by(maker))  # type: ignore[arg-type]
    (change,) = changes(target)
    target.put(change.code())
    assert five(2) == maker(5)(2) == 3


def test_equivalents_are_changes_that_exist() -> None:
    """Each with a reason; whoever changes the function looks at them again."""
    named = equivalents()
    of = {key.partition(":")[0] for key in named}
    modules = {module for room in ROOMS.values() for module in room.modules}
    found = [target for module in modules for target in targets(import_module(f"atout.{module}")) if target.name in of]
    assert set(named) <= {change.key for target in found for change in changes(target)}
    assert all(len(reason.split()) > 3 for reason in named.values())
