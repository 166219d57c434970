"""What is changed, and which tests have to notice."""

from __future__ import annotations

from typing import NamedTuple

_RULES = (
    "tests/test_examples.py",
    "tests/test_records.py",
    "tests/test_goldens.py",
    "tests/test_fair.py",
    "tests/test_tricks.py",
    "tests/test_conformance.py",
    "tests/test_worlds.py",
    "tests/test_scenes.py",
    "tests/test_claims.py",
)


class Room(NamedTuple):
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    ids: str = ""  # a pattern for the names of those tests
    interpreted: bool = True


def _server(module: str, tests: str, *more: str) -> Room:
    """Of the server, whose code is not compiled: its games are, as always."""
    files = (*(f"tests/server/test_{name}.py" for name in tests.split()), *more)
    return Room((f"server.tables.{module}",), files, interpreted=False)


ROOMS = {
    "ebbes": Room(("families.ebbes.rules", "families.ebbes.knowledge"), ("tests/ebbes", *_RULES), "ebbes"),
    "njet": Room(
        ("families.njet.rules", "families.njet.knowledge", "families.njet.cards", "families.njet.state"),
        ("tests/njet", *_RULES),
        "njet|niet",
    ),
    "ebbe-flut": Room(
        ("families.ebbe_flut.rules", "families.ebbe_flut.knowledge", "families.ebbe_flut.matches"),
        ("tests/ebbe_flut", *_RULES),
        "ebbe.flut",
    ),
    "xxl": Room(
        (
            "families.xxl.common",
            "families.xxl.rules",
            "families.xxl.rules.draw",
            "families.xxl.rules.runs",
            "families.xxl.rules.tricks",
            "families.xxl.knowledge",
            "families.xxl.knowledge.draw",
            "families.xxl.knowledge.runs",
            "families.xxl.knowledge.tricks",
        ),
        ("tests/xxl", *_RULES),
        "xxl",
    ),
    "tricks": Room(
        ("kernel.tricks", "kernel.hands", "kernel.rounds"),
        ("tests/test_layer.py", "tests/ebbes", "tests/njet", "tests/xxl"),
    ),
    "fairness": Room(
        ("fairness", "kernel.shuffle"),
        ("tests/test_fair.py", "tests/test_records.py", "tests/test_goldens.py", "tests/test_conformance.py"),
    ),
    "decide": _server("decide", "decisions choices moves manners seats absence taking_back clocks tables"),
    "telling": _server(
        "telling", "telling secrets leaks moves manners seats taking_back tables", "tests/ebbe_flut/test_memory.py"
    ),
}
