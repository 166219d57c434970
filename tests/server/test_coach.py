"""A private teacher at a table: only its owner is told, against bots or where all agree, never with a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atout.catalogue import Game
from atout.record import read
from atout.replaying import replay
from atout.review.model import Decision
from atout.server import protocol as p
from atout.server.reviews import teacher as teachers
from atout.server.reviews.teacher import Teacher
from atout.server.tables.hub import Hub
from atout.server.tables.shelf import Shelf
from tests.server.hubs import Person, open_table
from tests.server.reviewer import judged, stand_in
from tests.server.test_manners import THREE, TWO, at_a_hub, refused
from tests.server.test_moves import acting, played_by, turn_of
from tests.server.test_replays import played


class Asked:
    """Stands in for the process that judges, and remembers what it was asked."""

    def __init__(self, hub: Hub) -> None:
        self.moves: list[tuple[str, str]] = []  # by whom, and the move that is to be judged
        hub.judge = self.judge

    async def judge(self, person: str, _: Game, record: str, frame: int) -> Decision:
        found = next(one for one in judged(record).decisions if one.frame == frame)
        self.moves.append((person, found.played))
        return found


@at_a_hub
async def test_against_bots_ones_last_move_is_judged(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", THREE)
    asked = Asked(hub)
    assert (await ann.do(id, p.Judge)).answer is None  # nothing has been played
    for _ in range(3):
        await turn_of(ann)
        move, number = ann.moves()[0], played_by(hub, id).number
        await ann.play(id, move)
        answer: Any = (await ann.do(id, p.Judge)).answer
        assert (answer.played, asked.moves[-1]) == (move, ("ann", move))
        await turn_of(ann)
        assert played_by(hub, id).number > number  # the bots' moves do not matter
        assert (await ann.do(id, p.Judge)).answer == answer


@at_a_hub
async def test_where_people_play_everybody_must_want_it_and_nobody_hears(hub: Hub, ann: Person, ben: Person) -> None:
    people = [ann, ben]
    id = await open_table(hub, people, "ebbes", TWO)
    asked, one = Asked(hub), acting(played_by(hub, id), people)
    other = people[1 - people.index(one)]
    await one.play(id, one.moves()[0])
    number, heard = played_by(hub, id).number, len(other.raw)
    await refused(one.do(id, p.Judge), "no-coach")
    await one.do(id, p.Coach, on=True)
    await refused(one.do(id, p.Judge), "no-coach")
    await other.do(id, p.Coach, on=True)
    assert (await one.do(id, p.Judge)).answer is not None
    assert (await other.do(id, p.Judge)).answer is None or asked.moves[-1][0] == other.actor.person
    await other.do(id, p.Coach, on=False)
    await refused(one.do(id, p.Judge), "no-coach")
    assert played_by(hub, id).number == number and len(other.raw) == heard  # no event, no message


@at_a_hub
async def test_never_with_a_clock_and_only_for_those_who_play(hub: Hub, ann: Person, eve: Person) -> None:
    Asked(hub)
    for pace in (p.PerMove(60), p.PerGame(5), p.Slow(1)):
        id = await open_table(hub, [ann], "ebbes", THREE, pace=pace)
        await refused(ann.do(id, p.Judge), "no-coach")
    id = await open_table(hub, [ann], "ebbes", THREE)
    await eve.follow(id)
    await refused(eve.do(id, p.Judge), "not-seated")
    await refused(eve.do(id, p.Coach, on=True), "not-seated")


def test_the_process_judges_one_move_and_a_person_asks_for_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path, monkeypatch.setattr)
    state = played("ebbes", TWO)
    record = state.record().json().decode()
    wanted = judged(record).decisions[4]

    async def test() -> None:
        shelf = Shelf()
        await shelf.load_all()
        teacher = Teacher(shelf)
        try:
            questions = [
                asyncio.ensure_future(teacher.judge(name, state.game, record, wanted.frame)) for name in ("ann", "ben")
            ]
            await asyncio.sleep(0)
            await refused(teacher.judge("ann", state.game, record, wanted.frame), "slow-down")
            assert await asyncio.gather(*questions) == [wanted, wanted]
            assert await teacher.judge("ann", state.game, record, 10_000) is None  # a failure is no note
            assert teachers._SHARE == 1 and not +teacher._asked
        finally:
            await teacher.close()

    asyncio.run(test())


def test_a_verdict_is_what_the_review_says() -> None:
    from atout.review import review, verdict

    state = replay(read(played("ebbes", TWO).record().json()))
    record = state.game.start(seed=3)
    for _ in range(7):
        record.play(record.moves()[0])
    whole = review(record.record(), budget=60)
    for one in whole.decisions:
        found = verdict(record.record(), one.frame, budget=60)
        assert msgspec.json.encode(found) == msgspec.json.encode(one) or one.worlds == 0
