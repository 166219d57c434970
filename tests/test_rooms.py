"""The picture of the rooms is what the imports say; families know nothing of each other."""

from __future__ import annotations

from itertools import permutations

import grimp

from atout.families import FAMILIES
from tests.rooms import PICTURE, picture


def test_the_picture_is_current() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "python -m tests.rooms draws it anew"


def test_no_family_uses_another() -> None:
    graph = grimp.build_graph("atout", cache_dir=None)
    for one, other in permutations((f"atout.families.{name}" for name in FAMILIES), 2):
        assert not graph.find_shortest_chains(one, other), f"{one} uses {other}"
