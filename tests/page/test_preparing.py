"""While games are compiled a bar shows how far that is and moves; what was clicked comes first and opens by itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.page.conftest import Visit
from tests.page.visitor import PHONE, Visitor
from tests.page.words import said
from tests.server.compiler import let
from tests.server.process import Process


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Process]:
    """A server that has compiled nothing, and whose compiler goes on when its folder says so."""
    found = Process(tmp_path, COMPILED_IN=str(tmp_path))
    found.start()
    yield found
    found.close()


def bar(visitor: Visitor, words: str, above: float = 0.0) -> float:
    """How far the bar beside these words is, once it is further than that."""
    visitor.page.locator(".preparing", has_text=words).first.wait_for()
    further = "above => document.querySelector('.preparing progress')?.value > above"
    visitor.page.wait_for_function(further, arg=above)
    found = visitor.find(".preparing progress").evaluate("bar => bar.value")
    return float(found)


def test_the_bar_moves_while_games_are_compiled(bare: Process, visit: Visit) -> None:
    ann = visit(PHONE, base=bare.base)
    ann.tolerated.append("409 (Conflict)")  # what was clicked is not ready yet
    ann.visit()
    some = bar(ann, said("shelf-preparing"))  # of ebbes, the first
    let(bare.folder, "ebbes.table", "ebbes.bot")
    more = bar(ann, said("shelf-preparing"), some)  # and of the next
    assert more > 1 / 12

    let(bare.folder, "hold")
    ann.press('[data-game="xxl"] [data-action="play-now"]')
    wish = said("shelf-preparing-wish", game=said("game-xxl"))
    assert bar(ann, wish, -0.01) == 0  # the compiler has left what nobody waits for
    (bare.folder / "hold").unlink()
    bar(ann, wish, 0.49)
    let(bare.folder, "xxl.table", "xxl.bot")
    ann.wait('[data-table-state="playing"]')

    ann.visit("new/ebbe-flut")
    ann.press('[type="submit"]')
    bar(ann, said("new-preparing-wish"), 0.49)
    let(bare.folder, *(".".join(part) for part in product(("ebbe_flut", "njet"), ("table", "bot"))))
    ann.wait('[data-table-state="waiting"], [data-table-state="playing"]')
    ann.visit()
    ann.find('[data-game="xxl"] [data-action="play-now"]').wait_for()
    ann.page.locator(".preparing").first.wait_for(state="detached")
