"""The shelf: every game by its id. Reading it compiles nothing."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from atout.families.options import Spec

if TYPE_CHECKING:
    from atout.families.family import Family

FAMILIES = ("ebbes", "njet", "ebbe_flut", "xxl")


@cache
def specs() -> dict[str, Spec]:
    """All games, in the order of the shelf."""
    found: dict[str, Spec] = {}
    for name in FAMILIES:
        for spec in import_module(f"atout.families.{name}.options").SPECS:
            found[spec.id] = spec
    return found


@cache
def deal_keys() -> frozenset[str]:
    """Everything that some game's deal can say."""
    return frozenset().union(*(import_module(f"atout.families.{name}.options").DEALS for name in FAMILIES))


@cache
def load(name: str) -> Family:
    """A family with its compiled rules (loaded on first use)."""
    found: Family = import_module(f"atout.families.{name}.family").FAMILY
    return found
