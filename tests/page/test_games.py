"""Every game, through the page, by tapping what is offered, to its end; in every phase axe-core finds nothing."""

from __future__ import annotations

import time
from typing import Any

import pytest

from atout.families import specs
from atout.replaying import replay
from tests.page.conftest import Visit
from tests.page.seen import Phases, flaws
from tests.page.test_access import LONG_NAME, LOOKS, look_of
from tests.page.visitor import DESK, PHONE, Screen, Visitor
from tests.server.test_tables import GAMES, short

PLAYERS = {  # every number of players comes once; where another game has it, as many as can be
    "ebbes": 5,
    "njet-1997": 4,
    "njet-2007": 5,
    "niet-2015": 5,
    "ebbe-flut": 1,
    "xxl": 6,
    "xxl-up-and-down": 2,
    "xxl-lower": 6,
    "xxl-refuse": 6,
    "xxl-runs": 3,
    "xxl-one-by-one": 6,
    "xxl-fix-the-colour": 6,
}
BEGIN = 5  # moves, of which all are made on the page
LOOKED_AT = 2  # phases, unless there is time
# Moves after these; unless there is time, the page is opened for none but the first of each phase
HURRIED = {"ebbes": 30, "njet-1997": 36, "njet-2007": 138, "ebbe-flut": 1000}
QUICK = [(*table, *LOOKS[number % len(LOOKS)]) for number, table in enumerate(PLAYERS.items())]
REST = [
    (game, players, screen, False)
    for game, players in GAMES
    for screen in (DESK, PHONE)
    if (game, players, screen, False) not in QUICK
]
EVERYTHING = [*QUICK, *(pytest.param(*case, marks=pytest.mark.long) for case in REST)]


def ebbs_away(scene: dict[str, Any]) -> bool:
    """In Ebbe & Flut luck decides how long a game is: its last moves come with the last card."""
    return "piles" in scene and sum(map(sum, scene["piles"])) <= 1


def test_every_game_is_played_here() -> None:
    assert set(PLAYERS) == set(specs()) and set(PLAYERS.values()) == set(range(1, 7))


@pytest.mark.parametrize(("game", "players", "screen", "dark"), EVERYTHING, ids=look_of)
def test_a_game_is_played_to_its_end(
    game: str, players: int, screen: Screen, dark: bool, visit: Visit, in_time: bool
) -> None:
    ann = visit(screen, lang="de", dark=dark).rename(LONG_NAME)
    phases = Phases(ann) if in_time else Phases(ann, LOOKED_AT)
    table = ann.open(game, short(game, players))
    phases.play(BEGIN)
    if not in_time:
        phases.hurry(table, HURRIED.get(game, 0), ebbs_away)
    phases.play()
    ann.wait('[data-table-state="over"][data-my-turn="false"]')
    found = {*phases.flaws, *flaws(ann, "over")}
    assert phases.seen and not found, "\n".join(sorted(found))
    record = ann.record(table)
    assert replay(record).over
    written = iter([step["move"] for step in record["steps"] if step.get("seat") == 0])
    assert ann.played and all(move in written for move in ann.played)  # in this order, among moves that were forced
    ann.find('[data-action="rematch"]').wait_for()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=look_of)
def test_the_first_move_comes_within_seconds(screen: Screen, visit: Visit) -> None:
    ann = visit(screen, sound=True)
    ann.visit()
    began = time.monotonic()
    ann.press('[data-game="ebbes"] [data-action="play-now"]')
    ann.wait('[data-table-state="playing"]')
    assert ann.move()
    ann.offer()
    print(f"first move after {time.monotonic() - began:.1f} s")


def test_bots_have_levels_and_the_one_chosen_last_is_played_next(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.visit("new/ebbes")
    ann.find('input[value="strong"]').check(force=True)
    ann.page.locator("select").nth(2).select_option("bot:expert")
    ann.press('[type="submit"]')
    ann.wait('[data-table-state="playing"]')
    assert levels(ann) == [None, "strong", "expert", "strong"]
    marks = [ann.find(f'[data-anchor="seat-{seat}"]').get_attribute("aria-label") or "" for seat in (1, 2)]
    assert "a bot: strong" in marks[0] and "a bot: expert" in marks[1]
    ann.visit()
    ann.press('[data-game="ebbes"] [data-action="play-now"]')
    ann.wait('[data-table-state="playing"]')
    assert levels(ann) == [None, *["expert"] * 3]


def levels(visitor: Visitor) -> list[str | None]:
    """Of the bots at the table that is open."""
    line = visitor.ask("GET", f"api/tables/{visitor.page.url.rsplit('/', 1)[1]}")
    return [seat.get("bot") for seat in line["seats"]]
