"""Two friends at one table: reloads, lost networks, a server that dies; nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from atout.replaying import replay
from tests.page.conftest import Visit, await_games, serve
from tests.page.visitor import DESK, PHONE, Visitor, together
from tests.page.words import said
from tests.server.process import Process

LOST = (
    "net::ERR",
    "WebSocket connection to",
    "Failed to load resource",
)  # what a browser says of a network that is gone


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server that may die."""
    found = serve(tmp_path)
    yield found
    found.close()


def sit_together(ann: Visitor, ben: Visitor, game: str = "ebbe-flut") -> str:
    """Ann invites from the shelf, Ben follows the link; bots have the other seats. The table."""
    ann.visit()
    ann.press(f'[data-game="{game}"] [data-action="invite"]')
    link = ann.find("dialog input[readonly]").input_value()
    assert link.startswith(ann.base)
    ann.press('dialog a[href^="table/"]')
    ann.wait('[data-table-state="waiting"]')
    ben.visit(link)
    ben.act("sit")
    ben.find('[data-action="stand"]').wait_for()
    ann.page.wait_for_function("() => document.querySelectorAll('main ol li').length > 1")
    ann.act("start")
    for one in (ann, ben):
        one.wait('[data-table-state="playing"]')
    return link.rsplit("/", 1)[1]


def reconnecting(visitor: Visitor) -> None:
    visitor.page.get_by_text(said("connection-lost")).first.wait_for()


def connected(visitor: Visitor) -> None:
    visitor.page.get_by_text(said("connection-lost")).first.wait_for(state="hidden")


def test_friends_play_through_everything_that_can_break(mortal: Process, visit: Visit) -> None:
    ann, ben = visit(DESK, base=mortal.base), visit(PHONE, base=mortal.base, seed=2)
    friends = [ann, ben]
    for one in friends:
        one.tolerated.extend(LOST)
    table = sit_together(ann, ben, "xxl-fix-the-colour")  # twelve moves each, whatever happens
    together(friends, 4)

    ben.reload()
    ben.wait('[data-table-state="playing"]')
    made = together(friends, 4)

    # Whoever's turn it is loses the network, and plays all the same: the move arrives later, once.
    mover = made[-1][0]
    while (found := mover.look(seconds=0.2)) is None:
        mover = friends[1 - friends.index(mover)]
    assert not isinstance(found, bool)
    mover.context.set_offline(True)
    mover.take(found)
    reconnecting(mover)
    mover.context.set_offline(False)
    connected(mover)
    together(friends, 4)

    # The same with the server gone.
    while (found := mover.look(seconds=0.2)) is None:
        mover = friends[1 - friends.index(mover)]
    assert not isinstance(found, bool)
    mortal.kill()
    mover.take(found)
    for one in friends:
        reconnecting(one)
    mortal.start()
    await_games(mortal)
    for one in friends:
        connected(one)
    together(friends)

    for one in friends:
        one.wait('[data-table-state="over"]')
    records = [one.record(table) for one in friends]
    assert records[0] == records[1] and replay(records[0]).over
    for seat, friend in enumerate(friends):
        written = iter([step["move"] for step in records[0]["steps"] if step.get("seat") == seat])
        assert len(friend.played) > 4 and all(move in written for move in friend.played)
