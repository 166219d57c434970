"""F15, `memory`: what is covered is told no more, in no story, no snapshot and no move, until the game is over."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import atout
from atout.server import protocol as p
from atout.server.tables.hub import Hub
from atout.state import State
from tests.ebbe_flut.table import CARDS, at
from tests.server.hubs import Person, open_table
from tests.server.test_manners import at_a_hub


def covered(state: State) -> set[str]:
    squares = [f"{row}{column}" for row in range(5) for column in range(5)]
    return {card for square in squares for card in at(state, square).split()[:-1]}


def named(told: Any) -> set[str]:
    """Every card that is named anywhere in some data, moves included."""
    if isinstance(told, str):
        return {told.partition(":")[0]} & set(CARDS)
    parts = told.values() if isinstance(told, dict) else told if isinstance(told, list | tuple) else ()
    return set().union(*map(named, parts))


def story(state: State, seat: int | None) -> list[Any]:
    return [(event.id, dict(event.args)) for event in state.events(seat)]


@pytest.mark.parametrize("options", [{}, {"players": 1}, {"watchful": True}])
def test_F15_the_story_names_only_what_lies_open(options: dict[str, Any]) -> None:
    state, rng, most = atout.game("ebbe-flut", memory=True, **options).start(seed=5), random.Random(5), 0
    for _ in range(60):
        hidden = covered(state)
        for seat in (None, 0):
            assert not named(story(state, seat)) & hidden
        most = max(most, len(hidden))
        last = story(state, 0)[-1]
        state.play(rng.choice(list(state.legal())))
        assert story(state, 0)[-1] != last or state.over  # what has just happened is told
    assert most > 3


def test_F15_once_the_game_is_over_everything_is_told() -> None:
    games = [atout.game("ebbe-flut", memory=memory).start(seed=5) for memory in (False, True)]
    rng = random.Random(5)
    while not games[0].over:
        move = rng.choice(list(games[0].legal()))
        for state in games:
            state.play(move)
    assert story(games[0], 0) == story(games[1], 0)
    assert any(id == "ebbe-flut-covered" for id, _ in story(games[1], 0))


@at_a_hub
async def test_F15_no_message_names_a_covered_card(hub: Hub, ann: Person, ben: Person) -> None:
    people, rng = [ann, ben], random.Random(3)
    eve = Person(hub, "eve")
    id = await open_table(hub, people, "ebbe-flut", {"players": 2, "memory": True})
    table, late = (await eve.follow(id)).table, Person(hub, "late")
    for step in range(61):
        one = people[table.due()[0]]
        await one.play(id, rng.choice(one.moves()))
        assert table.state is not None
        hidden = covered(table.state)
        for person in (ann, ben, eve):
            assert not named(person.last) & hidden
        if step % 15 == 0:
            for since in (table.number - 1, 0):
                await late.follow(id, since)
                assert not named(late.last) & hidden
    told = [told for told in late.last["events"] if told["what"]["kind"] == "moved"]
    assert hidden and told[-1]["happened"]  # what lies open is told, however late one comes
    assert sum(len(one["what"]["moves"]) for one in told) == table.played  # and that something was played


@at_a_hub
async def test_F15_a_game_that_was_ended_is_told_as_a_whole(hub: Hub, ann: Person) -> None:
    rng, late = random.Random(3), Person(hub, "late")
    id = await open_table(hub, [ann], "ebbe-flut", {"players": 1, "memory": True})
    table = hub.rooms[id].table
    while table.state is None or not covered(table.state):
        await ann.play(id, rng.choice(ann.moves()))
    await late.follow(id)
    assert not named(late.last["events"]) & covered(table.state)
    await ann.do(id, p.AskEnd)
    await late.follow(id)
    assert named(late.last["events"]) >= covered(table.state)
    assert b'"?"' not in msgspec.json.encode(late.last["events"])
