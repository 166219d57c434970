"""A move is taken back freely only if it taught its player nothing; otherwise the others are asked."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from atout.server import protocol as p
from atout.server.tables.hub import Hub
from atout.server.tables.table import Table
from atout.state import State
from tests.server.hubs import Person, open_hub, open_table
from tests.server.test_manners import at_a_hub

WORLDS = 40  # in which a move that taught nothing looks the same
GAMES = [("ebbe-flut", {"players": 2}), ("xxl-runs", {"players": 2}), ("xxl-refuse", {"players": 2})]


def taught(before: State, move: str, after: State, rng: random.Random) -> bool:
    """Whether a move showed its player something: in another world that was possible the table would look different."""
    seat = before.seat
    view = before.view(seat)
    for _ in range(WORLDS):
        world = view.sample(rng)
        world.play(move)
        if world.view(seat) != after.view(seat):
            return True
    return False


async def take_back(id: str, person: Person) -> str:
    """What comes of it at once: `tookback`, or `asked`."""
    await person.do(id, p.TakeBack)
    return str(person.last["what"]["kind"])


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_what_a_move_has_shown_is_not_taken_back_freely(game: str, options: dict[str, int], tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hub(tmp_path, new_secret=lambda: bytes(32)) as hub:
            people = [Person(hub, "ann"), Person(hub, "ben")]
            id = await open_table(hub, people, game, options)
            assert {"asked"} <= await _pry(hub.rooms[id].table, people, id) <= {"asked", "tookback"}

    asyncio.run(run())


async def _pry(table: Table, people: list[Person], id: str) -> set[str]:
    """Play at random; whoever is still on turn after a move tries to take it back."""
    rng, seen = random.Random(5), set[str]()
    for _ in range(60):
        before = table.state
        assert before is not None
        if before.over:
            break
        (seat,) = table.due()
        move = rng.choice(people[seat].moves())
        await people[seat].play(id, move)
        if table.due() != [seat] or table.played != len(before.history) + 1:
            continue
        after = table.state
        assert after is not None
        outcome = await take_back(id, people[seat])
        seen.add(outcome)
        if after.deals > before.deals or taught(before, move, after, rng):
            assert outcome == "asked", f"{move} showed something"
        if outcome == "asked":
            await people[1 - seat].do(id, p.Answer, yes=False)
        else:
            assert table.state == before
            await people[seat].play(id, move)
    return seen


@at_a_hub
async def test_a_card_that_was_turned_up_has_been_seen(hub: Hub, ann: Person, ben: Person) -> None:
    """Ebbe & Flut: taking back the turn of a card would be looking at it for nothing."""
    people = [ann, ben]
    id = await open_table(hub, people, "ebbe-flut", {"players": 2})
    table = hub.rooms[id].table
    for _ in range(2):  # who begins
        (seat,) = table.due()
        await people[seat].play(id, people[seat].moves()[0])
    (seat,) = table.due()
    while not people[seat].moves()[0].startswith("turn:"):
        await people[seat].play(id, people[seat].moves()[0])
        (seat,) = table.due()
    await people[seat].play(id, people[seat].moves()[0])
    assert table.due() == [seat]
    assert await take_back(id, people[seat]) == "asked"


@at_a_hub
async def test_a_side_that_was_named_has_shown_nothing(
    hub: Hub, ann: Person, ben: Person, eve: Person, dan: Person, kim: Person
) -> None:
    """Njet for five: the start player names a side, then who doubles, and may think again in between."""
    people = [ann, ben, eve, dan, kim]
    id = await open_table(hub, people, "njet-2007", {"players": 5})
    table = hub.rooms[id].table
    while True:
        (seat,) = table.due()
        move = people[seat].moves()[0]
        await people[seat].play(id, move)
        if move.startswith("team:"):
            break
    assert table.due() == [seat]
    assert await take_back(id, people[seat]) == "tookback"
    assert people[seat].moves()[0].startswith("team:")


@at_a_hub
async def test_a_card_is_a_whole_turn(hub: Hub, ann: Person, ben: Person) -> None:
    """Whoever takes a trick with the last card leads the next, and has seen how it went."""
    people = [ann, ben]
    id = await open_table(hub, people, "njet-2007", {"players": 2})
    table, rng = hub.rooms[id].table, random.Random(2)
    while True:
        ready = [one for one in people if one.moves()]
        one = ready[0]
        move = rng.choice(one.moves())
        await one.play(id, move)
        if ":" not in move and table.due() == [people.index(one)]:
            break
    assert await take_back(id, one) == "asked"
