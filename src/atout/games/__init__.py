"""The shelf: every game by its id. Reading it compiles nothing."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from atout.games.options import Spec

if TYPE_CHECKING:
    from atout.games.family import Family

FAMILIES = ("ebbes", "ebbe_flut")


@cache
def specs() -> dict[str, Spec]:
    """All games, in the order of the shelf."""
    found: dict[str, Spec] = {}
    for name in FAMILIES:
        for spec in import_module(f"atout.games.{name}.options").SPECS:
            found[spec.id] = spec
    return found


@cache
def load(name: str) -> Family:
    """A family with its compiled rules (loaded on first use)."""
    found: Family = import_module(f"atout.games.{name}.family").FAMILY
    return found
