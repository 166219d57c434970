"""While games are being compiled: the bar of what was clicked moves, and that comes first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.conftest import Visit
from tests.page.visitor import DESK
from tests.server.compiler import let
from tests.server.process import Process

BAR = ".preparing progress"


@pytest.fixture
def unprepared(tmp_path: Path) -> Iterator[Process]:
    """A server that has compiled nothing."""
    found = Process(tmp_path, ATOUT_COMPILER=str(tmp_path))
    found.start()
    yield found
    found.close()


def test_the_bar_moves_and_what_was_clicked_comes_first(visit: Visit, unprepared: Process) -> None:
    machine = unprepared.folder
    ann = visit(DESK, base=unprepared.base)
    ann.tolerated.append("status of 503")  # not yet
    ann.visit()
    ann.wait(BAR)
    let(machine, "hold")
    ann.press('.box:has([href="new/njet-2007"]) [data-action="play-now"]')
    ann.wait(f"{BAR}[aria-label*='Njet']")
    assert ann.run(f"() => document.querySelector('{BAR}').value") == 0  # the compiler has left what nobody waits for
    (machine / "hold").unlink()
    ann.page.wait_for_function(f"document.querySelector('{BAR}').value >= 0.5")
    let(machine, "njet.table", "njet.bot")
    ann.wait('[data-table-state="playing"]')
    ready = {game["id"]: game["ready"] for game in ann.ask("get", "api/games")["games"]}
    assert ready["njet-2007"] and not ready["ebbes"]
