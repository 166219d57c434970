"""Manners while the game is on: moves, sealed choices, take-backs, laying down, hints."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any, cast

import pytest

from atout import bots
from atout.refusals import NotLegal, NotYourTurn
from atout.server import protocol as p
from atout.server.tables import decide, keeping, thinking
from atout.server.tables.hub import Hub
from atout.server.tables.table import Table
from atout.view import View
from tests.server.hubs import Person, open_table
from tests.server.test_manners import THREE, TWO, at_a_hub, refused


def played_by(hub: Hub, id: str) -> Table:
    return hub.rooms[id].table


def acting(table: Table, people: list[Person]) -> Person:
    (seat,) = table.due()
    return people[seat]


async def turn_of(person: Person) -> None:
    while not person.moves():
        person.news.clear()
        await asyncio.wait_for(person.news.wait(), 15)


# --- Moves ---


@at_a_hub
async def test_a_move_is_played_once_and_only_where_it_was_meant(hub: Hub, ann: Person, ben: Person) -> None:
    people = [ann, ben]
    id = await open_table(hub, people, "ebbes", TWO)
    table = played_by(hub, id)
    one = acting(table, people)
    other = people[1 - people.index(one)]
    move, number = one.moves()[0], table.number
    with pytest.raises(NotYourTurn):
        await other.play(id, move)
    foreign = next(card for card in other.heard[-1]["own"]["hand"])
    with pytest.raises(NotLegal) as caught:
        await one.play(id, foreign)
    assert caught.value.sentence("de") and caught.value.legal == one.moves()
    await refused(one.play(id, move, on=number - 1), "stale")
    first = await one.do(id, p.Move, move=move, on=number, key="mine")
    again = await one.do(id, p.Move, move=move, on=number, key="mine")
    assert again == first and table.number == first.number == number + 1
    await refused(one.do(id, p.Move, move=move, on=number), "stale")  # with another key it is another move


@at_a_hub
async def test_another_person_may_use_the_same_key(hub: Hub, ann: Person, ben: Person) -> None:
    id = await open_table(hub, [ann, ben], "ebbes", TWO)
    first = await ann.do(id, p.Say, phrase="hello", key="k")
    second = await ben.do(id, p.Say, phrase="hello", key="k")
    assert second.number == first.number + 1


@at_a_hub
async def test_no_card_is_ever_played_for_its_owner(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    """Forced by the server: a virtual player's card, the last card of a hand, and what is no choice at all."""
    for game, players in (("ebbes", 2), ("njet-2007", 3), ("xxl-runs", 3), ("xxl-refuse", 3)):
        people = [ann, ben, eve][:players]
        id = await open_table(hub, people, game, {"players": players})
        for one in people:
            one.heard.clear()
            await one.follow(id)
        await _play_some(id, people)
        for said in ann.heard:
            if said["say"] == "event" and said["table"] == id and said["what"]["kind"] == "moved":
                _check_forced(said, players)
        for one in people:
            hub.rooms[id].unfollow(one)


async def _play_some(id: str, people: list[Person]) -> None:
    rng = random.Random(3)
    for _ in range(90):
        ready = [one for one in people if one.moves()]
        if not ready or people[0].last.get("hands"):
            return
        one = rng.choice(ready)
        await one.play(id, rng.choice(one.moves()))


def _check_forced(said: dict[str, Any], players: int) -> None:
    moves = said["what"]["moves"]
    if moves[0][1].endswith("?") or moves[0][1].partition(":")[0] in ("discard", "pass"):
        moves = [step for step in moves if step[1].partition(":")[0] not in ("discard", "pass")]
        moves = [None, *moves]
    for seat, move in moves[1:]:
        if seat < players and move not in ("pass", "draw", "keep:none") and not said["what"].get("rounds"):
            assert said["scene"]["sizes"][seat] == 0, said["what"]


# --- Sealed choices ---


async def _to_the_discard(hub: Hub, people: list[Person]) -> str:
    """A table of Njet at which everybody has two cards to lay aside."""
    id = await open_table(hub, people, "njet-1997", THREE)
    table = played_by(hub, id)
    while table.window is None:
        one = acting(table, people)
        moves = one.moves()
        spare = [move for move in moves if move not in ("no:discard:2",)]
        await one.play(id, (spare or moves)[-1])
    return id


@at_a_hub
async def test_secret_choices_are_sealed_changed_and_opened_together(
    hub: Hub, ann: Person, ben: Person, eve: Person
) -> None:
    people = [ann, ben, eve]
    id = await _to_the_discard(hub, people)
    table = played_by(hub, id)
    assert table.window == {0: 2, 1: 2, 2: 2}
    last = people[list(table.window)[-1]]  # whoever comes last in the record may choose first
    await refused(last.do(id, p.TakeBack), "nothing-to-take-back")
    hand = last.last["own"]["hand"]
    chosen = next(move for move in last.moves() if hand.count(move.partition(":")[2]) == 1)
    await last.play(id, chosen)
    assert last.last["draft"] == [chosen] and chosen not in last.moves()
    with pytest.raises(NotLegal):
        await last.play(id, chosen)
    for other in people:
        if other is not last:
            assert other.last["what"]["move"] == "discard:?" and other.last["draft"] == []
    await last.do(id, p.TakeBack)  # free
    assert last.last["draft"] == []
    for _ in range(2):
        await last.play(id, last.moves()[1])
    await refused(last.play(id, chosen), "already-sealed")
    seat = people.index(last)
    assert ann.last["sealed"] == [seat]
    mine = table.drafts[seat]
    for other in people:
        while other is not last and other.moves() and table.window is not None:
            await other.play(id, other.moves()[0])
    moved = last.last["what"]["moves"]
    assert [step[0] for step in moved[:6]] == [one for one in moved_order(table) for _ in range(2)]
    assert [move for one, move in moved if one == seat] == mine
    assert all(move == "discard:?" for one, move in moved[:6] if one != seat)


def moved_order(table: Table) -> list[int]:
    """Seats in the order in which the record has their discards."""
    assert table.state is not None
    return list(dict.fromkeys(step.seat for step in table.state.history if step.move.startswith("discard")))


# --- Taking back ---


@at_a_hub
async def test_a_move_is_taken_back_with_everybodys_consent(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    people = [ann, ben, eve]
    id = await open_table(hub, people, "xxl-refuse", THREE)
    table = played_by(hub, id)
    assert table.state is not None
    before = table.state.copy()
    one = acting(table, people)
    await refused(one.do(id, p.TakeBack), "nothing-to-take-back")
    await one.play(id, one.moves()[0])
    others = [other for other in people if other is not one]
    await refused(others[0].do(id, p.TakeBack), "nothing-to-take-back")
    await one.do(id, p.TakeBack)
    assert table.proposal is not None and table.proposal.what == "takeback"
    await others[0].do(id, p.Answer, yes=True)
    await others[1].do(id, p.Answer, yes=False)
    assert table.proposal is None and table.played > 0
    await one.do(id, p.TakeBack)
    for other in others:
        await other.do(id, p.Answer, yes=True)
    assert table.played == 0 and table.state == before and one.moves()
    # Whoever comes now is not told of what was taken back.
    late = Person(hub, "late")
    await late.follow(id)
    assert not [told for told in late.last["events"] if told["what"]["kind"] == "moved" and told["what"]["moves"]]
    kept = await keeping.load(hub.store, id)
    assert kept is not None and keeping.restore(kept, hub.dealer).state == before


@at_a_hub
async def test_a_request_is_void_once_somebody_plays_on(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    people = [ann, ben, eve]
    id = await open_table(hub, people, "ebbes", THREE)
    table = played_by(hub, id)
    one = acting(table, people)
    await one.play(id, one.moves()[0])
    await one.do(id, p.TakeBack)
    following = acting(table, people)
    await following.play(id, following.moves()[0])
    await refused(following.do(id, p.Answer, yes=True), "nothing-asked")


@at_a_hub
async def test_with_bots_alone_a_move_is_taken_back_at_once(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", TWO, bot_pace=5.0)
    table = played_by(hub, id)
    while not ann.moves():
        hub.rooms[id].table.settings = p.Settings(game="ebbes", options=table.settings.options, bot_pace=0.0)
        hub.rooms[id].schedule()
        await asyncio.sleep(0.05)
    played = table.played
    await ann.play(id, ann.moves()[0])
    await ann.do(id, p.TakeBack)
    assert table.played == played


@at_a_hub
async def test_nobody_is_passed_over_who_has_played_since(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    """Not whoever has left or was replaced after the move; whoever went before it has no say in it."""
    people = [ann, ben, eve]
    id = await open_table(hub, people, "ebbes", THREE, bot_pace=5.0)
    table = played_by(hub, id)
    one = acting(table, people)
    await one.play(id, one.moves()[0])
    stays, goes = acting(table, people), next(other for other in people if other not in (one, acting(table, people)))
    await one.do(id, p.TakeBack)
    await goes.do(id, p.Leave)  # which answers nothing
    await refused(stays.do(id, p.Answer, yes=True), "nothing-asked")
    problem = await refused(one.do(id, p.TakeBack), "consent-away")
    assert problem.sentence("fr")
    await stays.play(id, stays.moves()[0])
    await stays.do(id, p.TakeBack)  # played when that one was away
    await one.do(id, p.Answer, yes=True)
    assert table.played == 1
    await stays.play(id, stays.moves()[0])
    await goes.do(id, p.ComeBack)
    await one.do(id, p.TakeBack)
    await stays.do(id, p.Answer, yes=True)
    assert table.played == 2  # not without whoever is back
    await goes.do(id, p.Answer, yes=True)
    assert table.played == 0


@at_a_hub
async def test_programs_are_not_asked(hub: Hub, ann: Person, ben: Person) -> None:
    robot = Person(hub, "robot", remote=True)
    people = [ann, ben, robot]
    id = await open_table(hub, people, "ebbes", THREE)
    table = played_by(hub, id)
    while table.due() != [0]:
        one = acting(table, people)
        await one.play(id, one.moves()[0])
    played = table.played
    await ann.play(id, ann.moves()[0])
    await ann.do(id, p.TakeBack)
    for yes in (True, False):
        await refused(robot.do(id, p.Answer, yes=yes), "nothing-asked")
    await ben.do(id, p.Answer, yes=True)
    assert table.played == played


# --- Laying down, hints ---


@at_a_hub
async def test_hints_where_they_are_allowed(hub: Hub, ann: Person, ben: Person) -> None:
    people = [ann, ben]
    id = await open_table(hub, people, "ebbes", TWO)
    one = acting(played_by(hub, id), people)
    other = people[1 - people.index(one)]
    answer = (await one.do(id, p.Hint)).answer
    assert answer[0]["move"] in one.moves() and {"mean", "error"} <= set(answer[0]) and len(answer[0]["seats"]) == 3
    await refused(other.do(id, p.Hint), "not-your-turn")
    strict = await open_table(hub, people, "ebbes", TWO, hints=False)
    await refused(acting(played_by(hub, strict), people).do(strict, p.Hint), "no-hints")


def test_a_hint_tells_what_may_follow_the_best_move(monkeypatch: pytest.MonkeyPatch) -> None:
    best = bots.Estimate(7, "R7", 1.234, 0.567, 64, (1.234, -0.5), ("R8", "B1"))
    found = [best, bots.Estimate(8, "R8", 0.5, 0.1, 64, (0.5, 0.25), ())]
    monkeypatch.setattr(bots, "analyse", lambda *_, **__: found)
    told = keeping.estimates(cast(View, None), thinking.HINT)
    assert told[0] == {"move": "R7", "mean": 1.23, "error": 0.57, "seats": [1.23, -0.5], "line": ("R8", "B1")}
    assert told[1] == {"move": "R8", "mean": 0.5, "error": 0.1, "seats": [0.5, 0.25]}


@at_a_hub
async def test_a_hand_is_laid_down_when_the_scores_are_certain(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    people = [ann, ben, eve]
    id = await open_table(hub, people, "ebbes", THREE)
    table, rng = played_by(hub, id), random.Random(5)
    one = acting(table, people)
    await refused(one.do(id, p.Claim), "not-certain")
    await refused(people[people.index(one) - 1].do(id, p.Claim), "not-your-turn")
    for _ in range(400):
        assert table.status == "playing", "no round of this game could be laid down"
        one = acting(table, people)
        scores = (await one.do(id, p.Claim, ask=True)).answer
        if scores is not None:
            break
        await one.play(id, rng.choice(one.moves()))
    number = table.number
    done = await one.do(id, p.Claim, key="down")
    assert done.answer == scores and one.last["what"]["by"] == "claim" and one.last["what"]["rounds"][0] == scores
    assert (await one.do(id, p.Claim, key="down")).number == number + 1 == table.number


@at_a_hub
async def test_what_people_ask_for_has_a_share_and_bots_play_on(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "ebbes", THREE)
    await turn_of(ann)
    go, questions = threading.Event(), []
    for name in (
        "eve",
        "eve",
        "eve",
        *(f"visitor {k}" for k in range(thinking._ASKED - 3)),
    ):  # all that there is room for
        questions.append(asyncio.ensure_future(hub.thinker.consult(name, go.wait)))
    await asyncio.sleep(0)
    for kind, fields in ((p.Hint, {}), (p.Claim, {"ask": True})):
        await refused(ann.do(id, kind, **fields), "slow-down")
    await ann.play(id, ann.moves()[0])
    await turn_of(ann)
    assert not any(question.done() for question in questions)  # and yet both bots have played
    go.set()
    await asyncio.gather(*questions)
    assert (await ann.do(id, p.Hint)).answer


@at_a_hub
async def test_whether_a_take_back_is_free_is_found_out_within_the_same_share(hub: Hub, ann: Person) -> None:
    id = await open_table(hub, [ann], "xxl-runs", {"players": 2})
    table = played_by(hub, id)
    while not (table.played and table.due() == [0] and table.state and decide.is_free(table.state.copy(), 0)):
        await turn_of(ann)
        await ann.play(id, ann.moves()[0])
    go = threading.Event()
    mine = [asyncio.ensure_future(hub.thinker.consult("ann", go.wait)) for _ in range(thinking._SHARE)]
    await asyncio.sleep(0)
    await refused(ann.do(id, p.TakeBack), "slow-down")
    go.set()
    await asyncio.gather(*mine)
    assert (await ann.do(id, p.TakeBack)).number == table.number
