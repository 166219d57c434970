"""A game that was added to a copy of the project (tests/newcomer) is on the shelf there, and can be played."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.newcomer.tree import Tree
from tests.page.conftest import Visit
from tests.page.visitor import PHONE, wide
from tests.server.process import Process


@pytest.fixture
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The copy's own server."""
    tree = Tree(tmp_path_factory.mktemp("newcomer") / "atout")
    tree.add()
    tree.build()
    found = Process(tmp_path_factory.mktemp("served"), **tree.environment)
    found.start()
    yield found
    found.close()


@pytest.mark.long
def test_a_newcomer_is_played_on_the_page_and_over_the_socket(shelf: Process, visit: Visit) -> None:
    games = {game["id"]: game for game in httpx.get(f"{shelf.base}/api/games").json()["games"]}
    assert games["twenty"]["ready"] and games["twenty"]["facts"]["rounds"] == {"2": 2, "3": 3, "4": 4}
    ann = visit(PHONE, base=shelf.base)
    ann.visit()
    ann.find('[data-game="twenty"] .cover').wait_for()
    table = ann.open("twenty", {"players": 3})
    ann.play(4)
    assert not wide(ann) and ann.find("figcaption").inner_text() == "Trump"
    ann.skip(table, 4)
    ann.play()
    ann.wait('[data-table-state="over"]')
    assert sum(ann.record(table)["totals"]) == 18
