"""What each follower is told, compared with what a table's state, views and story say; without a hub."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import atout
from atout import story
from atout.server import protocol as p
from atout.server.tables import decide as d
from atout.server.tables.table import Dealer, Table
from atout.server.tables.telling import Telling, snapshot
from atout.state import State
from tests.server.test_choices import NAMES, laying, started

MOVING = (p.Moved, p.Sealed, p.Unsealed, p.Started, p.TookBack, p.Paused, p.Resumed, p.Away, p.Back, p.Woken, p.Ended)
SILENT = (p.Moved, p.Sealed, p.Unsealed, p.Said, p.Woken)
HIDDEN = ("discard", "pass")  # kinds of moves whose card is secret
NICKS = {name: name.title() for name in NAMES}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Ear:
    """All that is told of a table, follower by follower, checked as it comes."""

    def __init__(self, table: Table) -> None:
        self.table, self.at = table, 0.0
        self.heard: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in self.followers}

    @property
    def followers(self) -> list[int | None]:
        return [*range(self.table.players), None]

    def happen(self, body: p.Body) -> None:
        before, self.at = self.table.state, self.at + 1.2345
        self.table.apply(self.table.number + 1, self.at, None, body)
        telling = Telling(self.table, before, self.at, body, NICKS.get)
        for seat in self.followers:
            said = json.loads(telling.to(seat))
            self.heard[seat].append(said)
            assert (said["say"], said["table"], said["number"]) == ("event", "t", self.table.number)
            assert said["at"] == self.at
            self.check_position(said, body, before, seat)
            assert said["what"] == plain(self.what(body, seat))
            assert said.get("happened", []) == self.happened(body, before, seat)
            silent = isinstance(body, SILENT) and self.table.status != "over"
            assert said.get("info") == (None if silent else self.info())

    def check_position(self, said: dict[str, Any], body: p.Body, before: State | None, seat: int | None) -> None:
        state, table = self.table.state, self.table
        parts = {"scene", "own", "moves", "draft", "sealed", "hands", "clocks"} & set(said)
        if state is None or not isinstance(body, MOVING):
            assert not parts
            return
        assert said["scene"] == plain(state.view(None).scene())
        if "own" in said:
            assert said["own"] == plain(state.view(seat).own())
            assert before is None or seat is None or self.concerns(body, before, seat)
        elif seat is not None:
            assert before is not None and before.view(seat).own() == state.view(seat).own()
        playing = seat is not None and table.status == "playing" and not table.paused and not table.chairs[seat].away
        choosing = table.choosing(seat) if playing and seat is not None else None
        assert said.get("moves") == (list(choosing.legal()) if choosing else None)
        window = table.window is not None
        assert said.get("draft") == (table.drafts.get(seat, []) if window and seat is not None else None)
        assert said.get("sealed") == (
            [other for other in table.window or () if table.complete(other)] if window else None
        )
        owns = [plain(state.view(other).own()) for other in range(table.game.seats)]
        assert said.get("hands") == (owns if table.status == "over" else None)
        left = [table.left(other, self.at) for other in range(table.players)]
        clocks = {"left": [x and round(x, 2) for x in left], "running": table.running()}
        assert said.get("clocks") == (None if isinstance(table.settings.pace, p.Relaxed) else clocks)

    def concerns(self, body: p.Body, before: State, seat: int) -> bool:
        """Whether what a seat knows may have changed: not by another's move, amid a phase, that tells nobody more."""
        state, kinds = self.table.state, self.table.game.family.moves
        assert state is not None
        if not isinstance(body, p.Moved) or any(kinds.of(step.move).private for step in body.moves):
            return True
        same = (before.deals, before.fields().phase) == (state.deals, state.fields().phase)
        return not same or seat in [step.seat for step in body.moves]

    def what(self, body: p.Body, seat: int | None) -> p.Body:
        if isinstance(body, p.Sealed) and body.seat != seat:
            return msgspec.structs.replace(body, move=f"{body.move.split(':')[0]}:?")
        if not isinstance(body, p.Moved):
            return body
        moves = [step if step.seat == seat else p.Step(step.seat, _covered(step.move)) for step in body.moves]
        by: p.By = "person" if body.by == "auto" and moves[0].seat != seat else body.by
        return msgspec.structs.replace(body, moves=moves, by=by)

    def happened(self, body: p.Body, before: State | None, seat: int | None) -> list[Any]:
        if self.table.state is None or not isinstance(body, p.Moved | p.Started):
            return []
        told = 0 if before is None else len(list(before.events(seat)))
        return [plain([event.id, event.args]) for event in list(self.table.state.events(seat))[told:]]

    def info(self) -> dict[str, Any]:
        table = self.table
        over = table.status == "over" and table.state is not None
        kept = ("settings", "status", "host", "chairs", "paused", "proposal", "ended", "frozen", "rematch")
        return {
            **{name: plain(getattr(table, name)) for name in kept},
            "people": {id: NICKS[id] for id in sorted(table.people()) if id in NICKS},  # not of who is deleted
            "commit": table.dealer.commit(table.secret),
            "seed": table.secret.hex() if over else None,
            "muted": sorted(table.muted),
            "origin": None,
        }

    def check_snapshot(self, seat: int | None, since: int, told_again: set[int]) -> None:
        """It says what the last message said, and tells again what came after `since`."""
        people = p.Presence(table="t", at=self.at, here=["ann"], gone={"ben": 3.0})
        said = json.loads(snapshot(self.table, seat, since, people, NICKS.get))
        assert (said["say"], said["number"], said["at"], said["seat"]) == ("snapshot", self.table.number, self.at, seat)
        assert (said["here"], said["gone"], said["info"]) == (["ann"], {"ben": 3.0}, self.info())
        assert said.get("autoplay", False) == (seat in self.table.autoplay)
        self.check_position(said, p.Woken(), None, seat)
        first = self.table.number - len(self.heard[seat])
        again = [one for one in self.heard[seat] if one["number"] > max(since, first) and one["number"] in told_again]
        found = [one for one in said["events"] if one["number"] > first]
        assert [one["number"] for one in found] == [one["number"] for one in again]
        for one, live in zip(found, again, strict=True):
            assert one.get("happened", []) == live.get("happened", []) and one["at"] == live["at"]
            assert one["what"] == {key: value for key, value in live["what"].items() if key != "rounds"}


def _covered(move: str) -> str:
    kind, secret, _ = move.partition(":")
    return f"{kind}:?" if secret and kind in HIDDEN else move


def moves_of(table: Table, rng: random.Random) -> Iterator[p.Body]:
    """Random moves of all who are due."""
    while table.status == "playing":
        seat = rng.choice(table.due())
        choosing = table.choosing(seat)
        assert choosing is not None
        by: p.By = rng.choice(["person", "bot", "clock", "auto"])
        yield d.move(table, seat, rng.choice(list(choosing.legal())), by).body


@pytest.mark.parametrize(
    ("game", "options", "pace"),
    [
        ("ebbes", {"players": 2}, p.Relaxed()),
        ("ebbes", {"players": 3}, p.PerMove(30)),
        ("njet-2007", {"players": 3}, p.PerGame(2)),
        ("xxl-refuse", {"players": 3}, p.Relaxed()),
        ("xxl-lower", {"players": 2}, p.Relaxed()),
        ("ebbe-flut", {"players": 2}, p.Relaxed()),
    ],
)
def test_everybody_is_told_what_they_may_know(game: str, options: dict[str, Any], pace: p.Pace) -> None:
    table = Table("t", p.Settings(game=game, options=options, pace=pace), bytes(32), Dealer())
    ear, rng, told_again = Ear(table), random.Random(4), set[int]()
    ear.happen(p.Opened("ann"))
    for seat in range(table.players):
        ear.happen(p.Seated(seat, NAMES[seat]))
    ear.happen(p.Said("zoe", "hello"))
    ear.happen(p.Said("deleted"))
    ear.happen(p.Started(""))
    told_again |= set(range(1, table.number + 1))
    between: list[p.Body] = [
        p.Said("ben", phrase="thanks"),
        p.Paused(0),
        p.Resumed(1),
        p.Asked(1, "end"),
        p.Muted("zoe"),
    ]
    between += [p.Away(1, "clock"), p.Woken(), p.Back(1), p.Hosted("ben"), p.Ended("agreed")]
    for k, body in enumerate(moves_of(table, rng)):
        ear.happen(body)
        if not isinstance(body, p.Sealed):
            told_again.add(table.number)
        if k % 4 == 3 and table.status == "playing":
            extra = between.pop(0)
            ear.happen(extra)
            if not isinstance(extra, p.Woken):
                told_again.add(table.number)
            for follower in ear.followers:
                ear.check_snapshot(follower, rng.randrange(table.number + 1), told_again)
    assert table.status == "over" and table.state is not None
    for follower in ear.followers:
        ear.check_snapshot(follower, 0, told_again)


def test_secret_choices_are_told_to_their_owners() -> None:
    """Njet for five, with a discard to be made by four; one thinks again."""
    table = laying()
    ear, rng = Ear(table), random.Random(2)
    for k, body in enumerate(moves_of(table, rng)):
        ear.happen(body)
        if isinstance(body, p.Sealed) and k == 3:
            ear.happen(p.Unsealed(body.seat))
        if isinstance(body, p.Moved):
            break
    assert any("draft" in said and said["draft"] for said in ear.heard[0])


def test_everybody_is_told_a_hand_that_is_dealt_amid_a_phase() -> None:
    """A part of a match ends: whoever has moved, all have new cards."""
    table = started(atout.game("xxl", players=4, parts=["xxl-lower", "xxl-lower"]).start(seed=1))
    state = table.state
    for body in moves_of(table, random.Random(1)):
        before = state
        table.apply(table.number + 1, 0.0, None, body)
        state = table.state
        assert before is not None and state is not None
        if state.deals > before.deals:
            break
    assert isinstance(body, p.Moved) and before is not None and state is not None
    assert {step.seat for step in body.moves} < set(range(4)) and before.fields().phase == state.fields().phase
    telling = Telling(table, before, 0.0, body, NICKS.get)
    for seat in range(4):
        assert json.loads(telling.to(seat))["own"] == plain(state.view(seat).own())


@pytest.mark.parametrize("by", ["person", "auto"])
def test_what_all_see_is_made_once_for_all(by: p.By, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made of a move, at least: the message is not, where somebody is told that a card was played by itself."""
    table = started(atout.game("ebbes", players=4).start(seed=1))
    made: Counter[str] = Counter()
    told, encode = story.told, p.encode
    monkeypatch.setattr(story, "told", lambda *about: made.update(["told"]) or told(*about))
    monkeypatch.setattr(p, "encode", lambda what: made.update([type(what).__name__]) or encode(what))
    for _ in range(6):
        before, seat = table.state, table.due()[0]
        choosing = table.choosing(seat)
        assert choosing is not None
        body = d.move(table, seat, next(iter(choosing.legal())), by).body
        table.apply(table.number + 1, 0.0, None, body)
        made.clear()
        telling = Telling(table, before, 0.0, body, NICKS.get)
        for follower in (*range(4), None):
            telling.to(follower)
        assert (made["told"], made["EbbesScene"]) == (1, 1)
        assert made["Event"] == (1 if by == "person" else 5)
    said = p.Said("ann", "hello")
    table.apply(table.number + 1, 0.0, None, said)
    telling = Telling(table, table.state, 0.0, said, NICKS.get)
    first, *others = [telling.to(follower) for follower in (*range(4), None)]
    assert all(one is first for one in others)


def test_nothing_more_is_told_of_a_game_that_is_frozen() -> None:
    table = started(atout.game("ebbes", players=3).start(seed=1))
    state = table.state
    assert state is not None and state.seat is not None
    body = p.Moved([p.Step(state.seat, next(iter(state.legal())))], rounds=[[1, 2, 3]])  # other scores than ours
    table.apply(table.number + 1, 0.0, None, body)
    assert table.frozen
    said = json.loads(Telling(table, state, 0.0, body, NICKS.get).to(0))
    assert said["what"] == {"kind": "moved", "moves": [], "rounds": [[1, 2, 3]]} and "happened" not in said


def test_a_table_that_is_given_up_before_the_start_tells_no_seed() -> None:
    table = Table("t", p.Settings(game="ebbes", options={"players": 3}), bytes(32), Dealer())
    ear = Ear(table)
    for body in (p.Opened("ann"), p.Seated(0, "ann"), p.Ended("abandoned")):
        ear.happen(body)
    for seat in (0, None):
        assert ear.heard[seat][-1]["info"]["seed"] is None
        ear.check_snapshot(seat, 0, {1, 2, 3})
