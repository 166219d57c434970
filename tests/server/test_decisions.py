"""From a command to its event, or to the problem why not: who may do what, when. No hub, no clock, no storage.

`ann` is the host and sits on seat 0, `ben` on seat 1, seat 2 is free or a bot's; `eve` looks on, `dan` is a program.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import atout
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.tables import decide as d
from atout.server.tables.table import Dealer, Table

SEATED = (p.Seated(0, "ann"), p.Seated(1, "ben"))
STARTED = (*SEATED, p.Manned(2, "casual"), p.Started(""))
AWAY = (*STARTED, p.Away(1, "left"))
ENDED = (*STARTED, p.Ended("agreed"))
PROGRAM = (*SEATED, p.Seated(2, "dan", remote=True), p.Started(""))
Outcome = p.Body | str | None  # what happens, or the code of a problem, or nothing


def table_of(events: Iterable[p.Body], game: str = "ebbes", players: int = 3, **settings: Any) -> Table:
    table = Table("t", p.Settings(game=game, options={"players": players}, **settings), bytes(32), Dealer())
    for number, body in enumerate((p.Opened("ann"), *events), 1):
        table.apply(number, 0.0, None, body)
    assert table.frozen is None
    return table


def actor(name: str) -> d.Actor:
    return d.Actor(name, name.title(), remote=name == "dan")


def outcome(table: Table, who: str, kind: type[p.Command], wait: float | None = None, **fields: Any) -> Outcome:
    """What comes of a command; everybody is here, unless one has to `wait` for them."""
    around = d.Around(lambda _: wait, lambda: {name: name.title() for name in ("ann", "ben", "eve", "dan")})
    try:
        decision = d.decide(table, actor(who), kind("t", "key", **fields), around)
    except Problem as problem:
        return problem.code
    return decision and decision.body


# --- Before the start ---

BOT = (*SEATED, p.Manned(2, "casual"))
KEPT = (p.Reserved(0, "Zoe"), p.Reserved(1, "Eve", "eve"))
OF_A_NAME = (p.Reserved(1, "Eve"),)
OF_ANOTHER = (p.Reserved(1, "Eve", "zoe"),)
KICKED = (p.Seated(0, "eve"), p.Stood(0, kicked=True))
HOST_KICKED = (p.Seated(0, "ann"), p.Stood(0, kicked=True))


@pytest.mark.parametrize(
    ("events", "who", "seat", "expected"),
    [
        ((), "eve", None, p.Seated(0, "eve")),
        ((), "eve", 2, p.Seated(2, "eve")),
        ((), "eve", 3, "no-such-seat"),
        ((), "dan", 2, p.Seated(2, "dan", remote=True)),
        (SEATED, "eve", None, p.Seated(2, "eve")),
        (SEATED, "eve", 1, "seat-taken"),
        (SEATED, "ben", 2, "already-seated"),
        (SEATED, "ann", None, "already-seated"),
        (BOT, "eve", 2, "seat-taken"),
        (BOT, "eve", None, "table-full"),
        (STARTED, "eve", 2, "already-started"),
        (ENDED, "eve", None, "already-started"),
        # seats that are kept
        (KEPT, "eve", None, p.Seated(1, "eve")),
        (KEPT, "ben", None, p.Seated(2, "ben")),
        (KEPT, "eve", 2, p.Seated(2, "eve")),
        (KEPT, "eve", 0, "seat-reserved"),
        (KEPT, "ben", 1, "seat-reserved"),
        (KEPT, "ann", 1, p.Seated(1, "ann")),  # the host sits anywhere
        ((*KEPT, p.Manned(2, "casual")), "ben", None, "table-full"),
        ((*OF_A_NAME, p.Muted("eve")), "eve", 1, "seat-of-another"),  # known at the table: a newcomer was meant
        (OF_A_NAME, "eve", 1, p.Seated(1, "eve")),
        (OF_ANOTHER, "eve", 1, "seat-of-another"),
        (OF_ANOTHER, "ann", 1, p.Seated(1, "ann")),
        # whoever was asked to go
        (KICKED, "eve", 1, "kicked"),
        (KICKED, "eve", None, "kicked"),
        (KICKED, "ben", 0, p.Seated(0, "ben")),
        ((*KICKED, *OF_A_NAME), "eve", 1, "kicked"),
        ((*KICKED, p.Reserved(1, "Eve", "eve")), "eve", None, p.Seated(1, "eve")),
        ((*KICKED, p.Reserved(1, "Eve", "eve")), "eve", 0, "kicked"),
        (HOST_KICKED, "ann", 0, p.Seated(0, "ann")),
    ],
)
def test_who_may_sit_where(events: tuple[p.Body, ...], who: str, seat: int | None, expected: Outcome) -> None:
    assert outcome(table_of(events), who, p.Sit, seat=seat) == expected


@pytest.mark.parametrize(
    ("events", "who", "expected"),
    [
        ((), "eve", None),
        (OF_A_NAME, "eve", p.Reserved(1, "Eve", "eve")),
        (OF_A_NAME, "ben", None),
        ((*OF_A_NAME, p.Seated(0, "eve")), "eve", None),  # sits already
        ((*OF_A_NAME, p.Seated(1, "ben")), "eve", None),
        ((*OF_A_NAME, p.Manned(1, "casual")), "eve", None),
        ((*OF_A_NAME, p.Muted("eve")), "eve", None),
        ((p.Reserved(1, "Eve", "eve"),), "eve", None),  # that is known
        (OF_ANOTHER, "eve", None),
        ((*OF_A_NAME, p.Seated(0, "ann"), p.Ended("abandoned")), "eve", None),
    ],
)
def test_whoever_comes_may_be_expected(events: tuple[p.Body, ...], who: str, expected: p.Body | None) -> None:
    decision = d.expected(table_of(events), actor(who))
    assert (decision and decision.body) == expected


@pytest.mark.parametrize(
    ("events", "who", "fields", "expected"),
    [
        (SEATED, "ben", {"seat": 2, "name": "Eve"}, "host-only"),
        (STARTED, "ann", {"seat": 2, "name": "Eve"}, "already-started"),
        (SEATED, "ann", {"seat": 3, "name": "Eve"}, "no-such-seat"),
        (SEATED, "ann", {"seat": 1, "name": "Eve"}, "seat-taken"),
        (BOT, "ann", {"seat": 2, "name": "Eve"}, "seat-taken"),
        (SEATED, "ann", {"seat": 2, "name": " \u200b"}, "empty-text"),
        (SEATED, "ann", {"seat": 2, "name": "Zoe"}, p.Reserved(2, "Zoe")),
        (SEATED, "ann", {"seat": 2, "name": " EVE "}, p.Reserved(2, "EVE", "eve")),
        (SEATED, "ann", {"seat": 2, "name": "Ben"}, p.Reserved(2, "Ben")),  # the one who sits cannot be meant
        (SEATED, "ann", {"seat": 2, "name": "E.", "person": "eve"}, p.Reserved(2, "E.", "eve")),
        (SEATED, "ann", {"seat": 2, "name": "Zoe", "person": "zoe"}, "no-such-person"),
        (SEATED, "ann", {"seat": 2, "person": "eve"}, "no-such-person"),  # for whom, and under no name?
        (SEATED, "ann", {"seat": 2}, None),
        ((p.Reserved(2, "Eve", "eve"),), "ann", {"seat": 2, "name": "Eve"}, None),
        ((p.Reserved(2, "Eve", "zoe"),), "ann", {"seat": 2, "name": "Eve"}, p.Reserved(2, "Eve", "eve")),
        ((p.Reserved(2, "Eve", "eve"),), "ann", {"seat": 2}, p.Reserved(2)),
    ],
)
def test_seats_are_kept(events: tuple[p.Body, ...], who: str, fields: dict[str, Any], expected: Outcome) -> None:
    assert outcome(table_of(events), who, p.Reserve, **fields) == expected


def test_where_two_have_the_same_name_nobody_is_meant() -> None:
    around = d.Around(lambda _: None, lambda: {"eve": "Eve", "eva": "eve"})
    decision = d.decide(table_of(SEATED), actor("ann"), p.Reserve("t", "key", seat=2, name="Eve"), around)
    assert decision is not None and decision.body == p.Reserved(2, "Eve")


FULL = (*SEATED, p.Seated(2, "eve"))


@pytest.mark.parametrize(
    ("events", "who", "kind", "fields", "expected"),
    [
        (SEATED, "ben", p.Stand, {}, p.Stood(1)),
        (SEATED, "eve", p.Stand, {}, "not-seated"),
        (STARTED, "ben", p.Stand, {}, "already-started"),
        (SEATED, "ben", p.Leave, {}, p.Stood(1)),
        (SEATED, "eve", p.Leave, {}, "not-seated"),
        (SEATED, "ben", p.Man, {"seat": 2, "level": "casual"}, "host-only"),
        (STARTED, "ann", p.Man, {"seat": 2, "level": "casual"}, "already-started"),
        (SEATED, "ann", p.Man, {"seat": 3, "level": "casual"}, "no-such-seat"),
        (SEATED, "ann", p.Man, {"seat": 1, "level": "casual"}, "seat-taken"),
        (SEATED, "ann", p.Man, {"seat": 2, "level": "random"}, "no-such-bot"),
        (SEATED, "ann", p.Man, {"seat": 2, "level": "casual"}, p.Manned(2, "casual")),
        (SEATED, "ann", p.Man, {"seat": 2}, None),
        (BOT, "ann", p.Man, {"seat": 2, "level": "casual"}, None),
        (BOT, "ann", p.Man, {"seat": 2}, p.Manned(2)),
        (SEATED, "ben", p.Kick, {"seat": 1}, "host-only"),
        (STARTED, "ann", p.Kick, {"seat": 1}, "already-started"),
        (SEATED, "ann", p.Kick, {"seat": 2}, "seat-empty"),
        (SEATED, "ann", p.Kick, {"seat": 3}, "no-such-seat"),
        (SEATED, "ann", p.Kick, {"seat": 1}, p.Stood(1, kicked=True)),
        (SEATED, "ann", p.Start, {}, "seats-free"),
        (BOT, "ben", p.Start, {}, "host-only"),
        (STARTED, "ann", p.Start, {}, "already-started"),
        (BOT, "ann", p.Start, {}, p.Started(Dealer().commit(bytes(32)))),
        (FULL, "ann", p.Start, {}, p.Started(Dealer().commit(bytes(32)))),
    ],
)
def test_before_the_start(
    events: tuple[p.Body, ...], who: str, kind: type[p.Command], fields: dict[str, Any], expected: Outcome
) -> None:
    assert outcome(table_of(events), who, kind, **fields) == expected


# --- Playing ---

ASKED = (*STARTED, p.Asked(0, "end"))
PAUSED = (*STARTED, p.Paused(0))
ASKED_ALL = (*FULL, p.Started(""), p.Asked(0, "end"))
ASKED_PROGRAM = (*PROGRAM, p.Asked(0, "end"))


@pytest.mark.parametrize(
    ("events", "who", "kind", "fields", "expected"),
    [
        *((SEATED, "ann", kind, {}, "not-started") for kind in (p.Pause, p.Resume, p.AskEnd, p.ComeBack)),
        *((ENDED, "ann", kind, {}, "game-over") for kind in (p.Pause, p.Resume, p.AskEnd, p.Leave, p.ComeBack)),
        *((STARTED, "eve", kind, {}, "not-seated") for kind in (p.Pause, p.Resume, p.AskEnd, p.Leave, p.ComeBack)),
        *((AWAY, "ben", kind, {}, "you-are-away") for kind in (p.Pause, p.Resume, p.AskEnd, p.Leave)),
        (STARTED, "ben", p.Pause, {}, p.Paused(1)),
        (PAUSED, "ben", p.Pause, {}, "paused"),
        (PAUSED, "ben", p.Resume, {}, p.Resumed(1)),
        (STARTED, "ben", p.Resume, {}, "not-paused"),
        (STARTED, "ben", p.Leave, {}, p.Away(1, "left")),
        (AWAY, "ben", p.ComeBack, {}, p.Back(1)),
        (STARTED, "ben", p.ComeBack, {}, "you-are-here"),
        (STARTED, "ben", p.AskEnd, {}, p.Asked(1, "end")),
        (AWAY, "ann", p.AskEnd, {}, p.Ended("agreed")),  # nobody is left to ask
        (STARTED, "ben", p.Answer, {"yes": True}, "nothing-asked"),
        (ASKED, "ben", p.Answer, {"yes": True}, p.Ended("agreed")),
        (ASKED, "ben", p.Answer, {"yes": False}, p.Answered(1, False)),
        (ASKED, "ann", p.Answer, {"yes": False}, p.Answered(0, False)),  # thinks again
        (ASKED_ALL, "ben", p.Answer, {"yes": True}, p.Answered(1, True)),  # eve was not heard yet
        ((*ASKED_ALL, p.Answered(2, True)), "ben", p.Answer, {"yes": True}, p.Ended("agreed")),
        ((*ASKED_ALL, p.Answered(2, True)), "ben", p.Answer, {"yes": False}, p.Answered(1, False)),
        (ASKED_PROGRAM, "dan", p.Answer, {"yes": True}, "nothing-asked"),
        (ASKED_PROGRAM, "ben", p.Answer, {"yes": True}, p.Ended("agreed")),
        ((*PROGRAM, p.Asked(2, "end")), "dan", p.Answer, {"yes": False}, p.Answered(2, False)),
        (SEATED, "ann", p.Replace, {"seat": 1, "wait": 0.0}, "not-started"),
        (ENDED, "ann", p.Replace, {"seat": 1, "wait": 0.0}, "game-over"),
        (STARTED, "eve", p.Replace, {"seat": 1, "wait": 0.0}, "not-seated"),
        (AWAY, "ben", p.Replace, {"seat": 0, "wait": 0.0}, "you-are-away"),
        (STARTED, "ann", p.Replace, {"seat": 3, "wait": 0.0}, "no-such-seat"),
        (STARTED, "ann", p.Replace, {"seat": 2, "wait": 0.0}, "seat-empty"),
        (AWAY, "ann", p.Replace, {"seat": 1, "wait": 0.0}, "seat-empty"),
        (STARTED, "ann", p.Replace, {"seat": 0, "wait": 0.0}, "leave-instead"),
        (STARTED, "ann", p.Replace, {"seat": 1}, "still-here"),
        (STARTED, "ann", p.Replace, {"seat": 1, "wait": 0.1}, "just-gone"),
        (STARTED, "ann", p.Replace, {"seat": 1, "wait": 0.0}, p.Away(1, "replaced")),
        (STARTED, "ben", p.Replace, {"seat": 0, "wait": -3.0}, p.Away(0, "replaced")),
        ((*STARTED, p.Hosted("eve")), "eve", p.Replace, {"seat": 1, "wait": 0.0}, p.Away(1, "replaced")),
    ],
)
def test_around_the_game(
    events: tuple[p.Body, ...], who: str, kind: type[p.Command], fields: dict[str, Any], expected: Outcome
) -> None:
    assert outcome(table_of(events), who, kind, **fields) == expected


def test_whoever_is_thought_for_is_told_how_long_to_wait() -> None:
    with pytest.raises(Problem) as refused:
        around = d.Around(lambda _: 17.2, dict)
        d.decide(table_of(STARTED), actor("ann"), p.Replace("t", "key", seat=1), around)
    assert refused.value.args_ == {"seconds": 18}


def test_whoever_wants_another_bot_is_told_which_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(d, "levels", lambda: ["casual", "keen"])
    with pytest.raises(Problem) as refused:
        d.decide(table_of(()), actor("ann"), p.Man("t", "key", 0, "genius"), d.Around(lambda _: None, dict))
    assert refused.value.args_ == {"levels": "casual, keen"}


def test_nothing_happens_at_a_table_that_is_frozen() -> None:
    table = table_of(STARTED)
    table.frozen = "event 9: not possible under these rules"
    with pytest.raises(Problem) as refused:
        d.decide(table, actor("ann"), p.Say("t", "key", phrase="hello"), d.Around(lambda _: None, dict))
    assert (refused.value.code, refused.value.detail) == ("frozen", table.frozen)
    for asked in (lambda: d.switcher(table, actor("ann")), lambda: d.take_back(table, actor("ann"), False)):
        with pytest.raises(Problem) as refused:
            asked()
        assert refused.value.code == "frozen"


@pytest.mark.parametrize(
    ("pace", "spent", "expected"),
    [
        (p.PerGame(1), 60.0, "no-time-left"),
        (p.PerGame(1), 59.9, p.Back(1)),
        (p.PerMove(30), 30.0, "time-is-up"),
        (p.PerMove(30), 29.9, p.Back(1)),
        (p.Relaxed(), 9999.0, p.Back(1)),
    ],
)
def test_whoever_has_no_time_left_does_not_come_back(pace: p.Pace, spent: float, expected: Outcome) -> None:
    table = table_of(AWAY, pace=pace)
    table.spent[1] = spent
    assert outcome(table, "ben", p.ComeBack) == expected


def people(table: Table) -> tuple[str, list[str]]:
    """Whoever has the turn, and the others who sit."""
    assert table.state is not None and table.state.seat is not None
    names = [str(chair.person) for chair in table.chairs]
    return names.pop(table.state.seat), names


def test_nobody_pauses_to_win_time() -> None:
    """Unless there is nobody else to win it from."""
    events = (*FULL, p.Started(""))
    table = table_of(events, pace=p.PerMove(30))
    who, others = people(table)
    seat, *rest = (table.chairs.index(p.Chair(person=name)) for name in (who, *others))
    assert outcome(table, who, p.Pause) == "your-time-runs"
    assert outcome(table, others[0], p.Pause) == p.Paused(rest[0])
    alone = table_of((*events, *(p.Away(other, "left") for other in rest)), pace=p.PerMove(30))
    assert outcome(alone, who, p.Pause) == p.Paused(seat)


def test_a_move_is_made_by_whoever_has_the_turn_and_has_seen_the_table() -> None:
    table = table_of((*FULL, p.Started("")))
    who, others = people(table)
    assert table.state is not None and table.state.seat is not None
    move = next(iter(table.state.legal()))
    moved = p.Moved([p.Step(table.state.seat, move)], "person", [])
    assert outcome(table, who, p.Move, move=move, on=table.position) == moved
    assert outcome(table, who, p.Move, move=move, on=table.position + 1) == moved
    assert outcome(table, who, p.Move, move=move, on=table.position - 1) == "stale"
    assert outcome(table, "dan", p.Move, move=move, on=table.position) == "not-seated"
    with pytest.raises(atout.NotYourTurn):
        outcome(table, others[0], p.Move, move=move, on=table.position)
    table.apply(table.number + 1, 0.0, None, p.Paused(0))
    assert outcome(table, who, p.Move, move=move, on=table.position) == "paused"
    for early in (lambda: d.move(table_of(SEATED), 0, move, "bot"), lambda: d.lay_down(table_of(SEATED))):
        with pytest.raises(Problem) as refused:
            early()
        assert refused.value.code == "not-started"


def test_whoever_has_left_is_not_asked_to_end_the_game() -> None:
    """Also if they have played; the others agree without them."""
    table = table_of((*FULL, p.Started("")))
    assert table.state is not None and table.state.seat is not None
    moved = d.move(table, table.state.seat, next(iter(table.state.legal())), "person").body
    for body in (moved, p.Away(2, "left"), p.Asked(0, "end")):
        table.apply(table.number + 1, 0.0, None, body)
    assert outcome(table, "ben", p.Answer, yes=True) == p.Ended("agreed")


# --- Talking ---


@pytest.mark.parametrize(
    ("who", "fields", "expected"),
    [
        ("ben", {"text": " a\u202e\n b\u200dc "}, p.Said("ben", "a b\u200dc")),
        ("eve", {"phrase": "hello"}, p.Said("eve", phrase="hello")),
        ("ben", {"text": "e\u0301"}, p.Said("ben", "é")),
        ("ben", {"text": "\u200d \t"}, "empty-text"),
        ("ben", {"text": "\u200b"}, "empty-text"),
        ("ben", {"text": ""}, "empty-text"),
        ("ben", {"text": "!"}, p.Said("ben", "!")),
        ("ben", {}, "bad-request"),
        ("ben", {"text": "a", "phrase": "hello"}, "bad-request"),
    ],
)
def test_what_is_said(who: str, fields: dict[str, Any], expected: Outcome) -> None:
    assert outcome(table_of(STARTED), who, p.Say, **fields) == expected


@pytest.mark.parametrize(
    ("events", "spectators", "who", "expected"),
    [
        (STARTED, False, "eve", "no-spectators"),
        (STARTED, True, "eve", p.Said("eve", phrase="hello")),
        (STARTED, False, "ben", p.Said("ben", phrase="hello")),
        (SEATED, False, "eve", p.Said("eve", phrase="hello")),  # may sit down yet
        (ENDED, False, "eve", p.Said("eve", phrase="hello")),  # all is open
        ((*STARTED, p.Muted("ben")), True, "ben", "muted"),
        ((*STARTED, p.Muted("ben")), True, "ann", p.Said("ann", phrase="hello")),
    ],
)
def test_who_may_talk(events: tuple[p.Body, ...], spectators: bool, who: str, expected: Outcome) -> None:
    assert outcome(table_of(events, spectators=spectators), who, p.Say, phrase="hello") == expected


@pytest.mark.parametrize(
    ("events", "who", "fields", "expected"),
    [
        (STARTED, "ben", {"person": "eve"}, "host-only"),
        (STARTED, "ann", {"person": "ann"}, "bad-request"),
        (STARTED, "ann", {"person": "zoe"}, "no-such-person"),
        (STARTED, "ann", {"person": "eve"}, p.Muted("eve", True)),
        (STARTED, "ann", {"person": "eve", "on": False}, None),
        ((*STARTED, p.Muted("eve")), "ann", {"person": "eve"}, None),
        ((*STARTED, p.Muted("zoe")), "ann", {"person": "zoe", "on": False}, p.Muted("zoe", False)),  # gone since
    ],
)
def test_who_is_muted(events: tuple[p.Body, ...], who: str, fields: dict[str, Any], expected: Outcome) -> None:
    assert outcome(table_of(events), who, p.Mute, **fields) == expected


@pytest.mark.parametrize(
    ("command", "detail"),
    [
        (p.Say("t", "key"), "say either a text or a phrase"),
        (p.Mute("t", "key", "ann"), "nobody can mute themselves"),
    ],
)
def test_what_makes_no_sense_is_explained(command: p.Command, detail: str) -> None:
    with pytest.raises(Problem) as refused:
        d.decide(table_of(STARTED), actor("ann"), command, d.Around(lambda _: None, dict))
    assert (refused.value.code, refused.value.detail) == ("bad-request", detail)
