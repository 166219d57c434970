"""What each follower is told. The one place where a table becomes messages: always from that follower's own view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec

from atout import story
from atout.catalogue import Game
from atout.families.moves import words
from atout.kernel.jit import Fields
from atout.onward import NAMELESS, PUZZLE
from atout.server import protocol as p
from atout.server.tables.table import BY, Table
from atout.state import State
from atout.view import View

Names = Callable[[str], str | None]
_SILENT = (
    p.Moved,
    p.Sealed,
    p.Unsealed,
    p.Said,
    p.Woken,
)  # events that leave a table's info as it was, unless the game ends


class Telling:
    """One event, ready to be told to any follower. What all see is made and encoded once."""

    def __init__(self, table: Table, before: State | None, at: float, body: p.Body, names: Names) -> None:
        self.table, self.at, self.body, self.names = table, at, body, names
        self._turns = [] if table.state is None else story.since(before, table.state)

    def to(self, seat: int | None) -> bytes:
        """The message for a seat (None: spectators)."""
        event = self._for_all if self._is_same else self._event(seat)
        mine = own_part(self.table, seat, self._own(seat)) if isinstance(self.body, _MOVING) else None
        return event[:-1] + b"," + p.encode(mine)[1:] if mine else event

    def _event(self, seat: int | None) -> bytes:
        """The message without what only this seat may know and do."""
        table, body = self.table, self.body
        what, happened = seen(table, body, seat), list[p.Line]()
        if self._turns:
            passages = self._public if self._is_public else self._passages(seat)
            happened = lines(passages)
            if isinstance(body, p.Moved):
                steps = shown_steps(table, zip(self._turns, passages, strict=True), self._silent)
                what = p.Moved(steps, _by(body.by, steps, seat), body.rounds)
        message = p.Event(
            table=table.id,
            number=table.number,
            at=self.at,
            what=what,
            happened=happened,
            info=None if isinstance(body, _SILENT) and table.status != "over" else self._info,
            **(self._position if isinstance(body, _MOVING) else {}),
        )
        return p.encode(message)

    def _passages(self, seat: int | None) -> list[story.Passage]:
        return [story.told(self.table.game.family, turn, seat, self._silent) for turn in self._turns]

    def _own(self, seat: int | None) -> msgspec.Raw | None:
        """What only the seat knows; left out if it knows no more than before."""
        state = self.table.state
        if seat is None or state is None or (self._touched is not None and seat not in self._touched):
            return None
        return own_of(state.view(seat))

    @cached_property
    def _touched(self) -> set[int] | None:
        """The seats that know something else than before; None: perhaps all."""
        if not self._turns or not self._is_public or not isinstance(self.body, p.Moved):
            return None
        if self._turns[0].before[0]["phase"] != self._turns[-1].after[0]["phase"]:
            return None
        return {step.seat for step in self.body.moves}

    @cached_property
    def _for_all(self) -> bytes:
        return self._event(None)

    @cached_property
    def _public(self) -> list[story.Passage]:
        return self._passages(None)

    @cached_property
    def _silent(self) -> frozenset[str]:
        return unspoken(self.table)

    @cached_property
    def _is_public(self) -> bool:
        """Whether everybody saw the same moves: then they are told as a spectator saw them."""
        body, moves = self.body, self.table.game.family.moves
        if not isinstance(body, p.Moved) or len(body.moves) < len(self._turns):  # a deal shows everybody other cards
            return False
        return not any(moves.of(step.move).private for step in body.moves)

    @cached_property
    def _is_same(self) -> bool:
        """Whether everybody gets the same message, but for what is added to it."""
        if not self._turns:
            return not isinstance(self.body, p.Sealed)
        return self._is_public and isinstance(self.body, p.Moved) and self.body.by != "auto"

    @cached_property
    def _info(self) -> p.Info:
        return info_of(self.table, self.names)

    @cached_property
    def _position(self) -> dict[str, Any]:
        spectators = View(self.table.game, self._public[-1].after) if self._turns and self._is_public else None
        return position(self.table, self.at, spectators)


_MOVING = (p.Moved, p.Sealed, p.Unsealed, p.Started, p.TookBack, p.Paused, p.Resumed, p.Away, p.Back, p.Woken, p.Ended)


def unspoken(table: Table) -> frozenset[str]:
    """Cards that nobody is told of any more, until the game is over."""
    return frozenset() if table.state is None or table.status == "over" else story.unspoken(table.state)


def shown_steps(
    table: Table, passages: Iterable[tuple[story.Turn, story.Passage]], silent: frozenset[str]
) -> list[p.Step]:
    """The moves among some passages, as they were shown."""
    found = []
    for turn, passage in passages:
        if turn.move >= 0:
            move = table.game.family.notation(Fields(turn.before[0])).moves[passage.move]
            secret = not silent.isdisjoint(words(move))
            found.append(p.Step(int(turn.before[0]["seat"]), story.SECRET if secret else move))
    return found


def lines(passages: Iterable[story.Passage]) -> list[p.Line]:
    return [p.Line(event.id, event.args) for passage in passages for event in passage.events]


def _by(by: p.By, steps: list[p.Step], seat: int | None) -> p.By:
    """That a card was played by itself, being the only legal one, is its owner's secret."""
    return "person" if by == "auto" and steps[0].seat != seat else by


def seen(table: Table, body: p.Body, seat: int | None) -> p.Body:
    """An event without what a seat may not know."""
    if isinstance(body, p.Sealed) and body.seat != seat:
        return msgspec.structs.replace(body, move=table.game.family.moves.of(body.move).hidden)
    if isinstance(body, p.Started):
        return p.Started(body.commit)
    if isinstance(body, p.Moved):  # at a frozen table: nobody can say any more which of them were secret
        return msgspec.structs.replace(body, moves=[])
    return body


def own_of(view: View) -> msgspec.Raw:
    return msgspec.Raw(p.encode(view.own()))


def position(table: Table, now: float, spectators: View | None = None) -> dict[str, Any]:
    """The parts of a message that tell all followers alike how the game stands."""
    state, found = table.state, dict[str, Any]()
    if state is None:
        return found
    found["scene"] = msgspec.Raw(p.encode((spectators or state.view(None)).scene()))
    if table.window is not None:
        found["sealed"] = [other for other in table.window if table.complete(other)]
    if table.status == "over":
        found["hands"] = [own_of(state.view(other)) for other in range(table.game.seats)]
    if not isinstance(table.settings.pace, p.Relaxed):
        left = [table.left(other, now) for other in range(table.players)]
        found["clocks"] = p.Clocks([None if x is None else round(x, 2) for x in left], table.running())
    return found


def own_part(table: Table, seat: int | None, own: msgspec.Raw | None) -> dict[str, Any]:
    """The parts of a message that are for one seat alone: what it knows, and what it may do."""
    found = dict[str, Any]()
    if seat is None:
        return found
    if own is not None:
        found["own"] = own
    if not table.paused and not table.chairs[seat].away:
        choosing = table.choosing(seat)
        if choosing is not None:
            found["moves"] = list(choosing.legal())
    if table.window is not None:
        found["draft"] = table.drafts.get(seat, [])
    return found


def origin_of(state: State | None) -> p.Origin | None:
    """Where a game was played on from, if it was."""
    if state is None or state.start is None:
        return None
    told, deals, moves = state.start
    linked = None if told.record.startswith((NAMELESS, PUZZLE)) else told.record
    return p.Origin(linked, deals + moves - 1, told.seat, told.cards, _puzzle(state.game, told.record))


def _puzzle(game: Game, record: str) -> int | None:
    """The number of the puzzle from which a game was played on, if there still is one."""
    number = record.removeprefix(f"{PUZZLE}{game.id}/{game.spec.rules}/")
    return int(number) if number != record and number.isascii() and number.isdecimal() else None


def info_of(table: Table, names: Names) -> p.Info:
    origin = origin_of(table.state)
    return p.Info(
        settings=table.settings,
        status=table.status,  # type: ignore[arg-type]
        host=table.host,
        chairs=table.chairs,
        people={id: nick for id in sorted(table.people()) if (nick := names(id)) is not None},
        commit="" if origin else table.dealer.commit(table.secret),
        seed=table.secret.hex() if table.status == "over" and table.state is not None and not origin else None,
        paused=table.paused,
        proposal=table.proposal,
        muted=sorted(table.muted),
        ended=table.ended,
        frozen=table.frozen,
        rematch=table.rematch,
        origin=origin,
    )


def snapshot(table: Table, seat: int | None, since: int, people: p.Presence, names: Names) -> bytes:
    """All that a follower may know, with the events that came after `since`."""
    own = None if seat is None or table.state is None else own_of(table.state.view(seat))
    message = p.Snapshot(
        table=table.id,
        number=table.number,
        at=people.at,
        seat=seat,
        events=list(missed(table, seat, since)),
        here=people.here,
        gone=people.gone,
        autoplay=seat in table.autoplay,
        info=info_of(table, names),
        **position(table, people.at),
        **own_part(table, seat, own),
    )
    return p.encode(message)


def missed(table: Table, seat: int | None, since: int) -> Iterator[p.Told]:
    """The events after a number, as a seat saw them; what was taken back is left out."""
    log = table.log
    first = max((log.ends[i] for i in range(min(since, len(log.ends)))), default=0)
    past = None if table.state is None else islice(story.turns(table.state), max(first, 0), None)
    told, silent = max(first, 0), unspoken(table)
    for i in range(since, len(log.at)):
        number, end = i + 1, log.ends[i]
        other = log.others.get(number)
        if end < 0:
            if other is not None:
                yield p.Told(number=number, at=log.at[i], what=seen(table, other, seat))
            continue
        turns = list(islice(past, end - told)) if past is not None else []
        told = end
        family = table.game.family
        passages = [story.told(family, turn, seat, silent) for turn in turns]
        if other is not None:
            what = seen(table, other, seat)
        else:
            steps = shown_steps(table, zip(turns, passages, strict=True), silent)
            what = p.Moved(steps, _by(BY[log.by[i]], steps, seat))
        yield p.Told(number=number, at=log.at[i], what=what, happened=lines(passages))
