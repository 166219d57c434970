"""Every game, through the page, by tapping what is offered, to its end."""

from __future__ import annotations

import time

import pytest

from atout.families import specs
from atout.replaying import replay
from tests.page.conftest import Visit
from tests.page.visitor import DESK, PHONE, Screen, Visitor, wide
from tests.server.test_tables import GAMES, short

PLAYERS = {  # every number of players comes once
    "ebbes": 3,
    "njet-1997": 3,
    "njet-2007": 2,
    "niet-2015": 5,
    "ebbe-flut": 1,
    "xxl": 4,
    "xxl-up-and-down": 2,
    "xxl-lower": 6,
    "xxl-refuse": 4,
    "xxl-runs": 3,
    "xxl-one-by-one": 5,
    "xxl-fix-the-colour": 6,
}
SKIPPED = {"njet-2007": 130, "ebbe-flut": 100}  # moves in the middle of long games, unless there is time
QUICK = [(game, players, (DESK, PHONE)[number % 2]) for number, (game, players) in enumerate(PLAYERS.items())]
REST = [
    (game, players, screen)
    for game, players in GAMES
    for screen in (DESK, PHONE)
    if (game, players, screen) not in QUICK
]
EVERYTHING = [*QUICK, *(pytest.param(*case, marks=pytest.mark.long) for case in REST)]


def named(value: object) -> str | None:
    return {DESK: "desk", PHONE: "phone"}[value] if isinstance(value, Screen) else None


def test_every_game_is_played_here() -> None:
    assert set(PLAYERS) == set(specs()) and set(PLAYERS.values()) == set(range(1, 7))


@pytest.mark.parametrize(("game", "players", "screen"), EVERYTHING, ids=named)
def test_a_game_is_played_to_its_end(
    game: str, players: int, screen: Screen, visit: Visit, request: pytest.FixtureRequest
) -> None:
    ann = visit(screen)
    table = ann.open(game, short(game, players))
    ann.play(3)
    assert not wide(ann)
    if not request.config.getoption("--long"):
        ann.play(20)
        ann.skip(table, SKIPPED.get(game, 0))
    ann.play()
    ann.wait('[data-table-state="over"][data-my-turn="false"]')
    assert not wide(ann)
    record = ann.record(table)
    assert replay(record).over
    written = iter([step["move"] for step in record["steps"] if step.get("seat") == 0])
    assert len(ann.played) > 3 and all(
        move in written for move in ann.played
    )  # in this order, among moves that were forced
    ann.find('[data-action="rematch"]').wait_for()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=named)
def test_the_first_move_comes_within_seconds(screen: Screen, visit: Visit) -> None:
    ann = visit(screen)
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
