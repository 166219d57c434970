"""A table as its events made it: who sits where, what was played, whose clock runs. `apply` is all that changes it."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from typing import get_args

import msgspec

from atout import catalogue
from atout.catalogue import Game
from atout.deals import Fair
from atout.kernel.shuffle import commitment
from atout.refusals import Refusal
from atout.replaying import replay
from atout.server import protocol as p
from atout.server.tables.sealing import trial, window
from atout.state import State

KEYS = 24  # idempotency keys that a table remembers
REMOTE_SECONDS = 15.0  # a program that has not moved for so long is replaced
BY: tuple[p.By, ...] = get_args(p.By)
_RETOLD = 200  # lines of chat, and other events that are no moves, that are told again to newcomers
_PASSING = (p.Moved, p.Sealed, p.Unsealed, p.Woken, p.Switched)  # kept as numbers, or as what they have led to


class Dealer:
    """Where the cards of live tables come from; tests bring their own."""

    def start(self, game: Game, secret: bytes) -> State:
        return game.start(fair=secret)

    def go_on(self, record: str, secret: bytes) -> State:
        """Take up another game where its record ends; only later deals are our own."""
        state = replay(record)
        state.supply(Fair(secret))
        return state

    def commit(self, secret: bytes) -> str:
        return commitment(secret)


class Disagreement(Refusal):
    """A stored round had other scores; said to everybody."""


class Log:
    """The events of a table: moves as three numbers each; of everything else, what is worth telling again."""

    def __init__(self) -> None:
        self.at = array("d")
        self.ends = array("i")  # passages of the state's past after the event; −1: not a move
        self.by = array("b")
        self.others: dict[int, p.Body] = {}
        self._said: deque[int] = deque()
        self._rest: deque[int] = deque()

    def add(self, at: float, body: p.Body, passages: int) -> None:
        self.at.append(at)
        moved = isinstance(body, p.Moved | p.Started)
        self.ends.append(passages if moved else -1)
        self.by.append(BY.index(body.by) if isinstance(body, p.Moved) else 0)
        if isinstance(body, _PASSING):
            return
        self.others[len(self.at)] = body
        if not isinstance(body, p.Started):  # which tells of the first deal
            kept = self._said if isinstance(body, p.Said) else self._rest
            kept.append(len(self.at))
            if len(kept) > _RETOLD:
                del self.others[kept.popleft()]

    def silence(self, person: str) -> None:
        """What somebody said who has been deleted is not told again."""
        for number in self._said:
            body = self.others[number]
            if isinstance(body, p.Said) and body.person == person:
                self.others[number] = p.Said(person)

    def forget_moves_after(self, passages: int) -> None:
        """What was taken back is not told again."""
        for i in range(len(self.ends) - 1, -1, -1):
            if self.ends[i] > passages:
                self.ends[i] = -1
            elif self.ends[i] >= 0:
                break


class Table:
    """One table. Seats below `players` have a chair; a virtual player's seat has none."""

    def __init__(self, id: str, settings: p.Settings, secret: bytes, dealer: Dealer) -> None:
        self.id, self.settings, self.secret, self.dealer = id, settings, secret, dealer
        self.game = catalogue.game(settings.game, **settings.options)
        self.players: int = self.game.options.players
        self.chairs = [p.Chair()] * self.players
        self.host = ""
        self.status = "waiting"
        self.number = self.position = 0  # of the last event, and of the last that changed what may be played
        self.state: State | None = None
        self.played = 0  # moves in the record
        self.window: dict[int, int] | None = None
        self.drafts: dict[int, list[str]] = {}
        self.proposal: p.Proposal | None = None
        self.paused = False
        self.autoplay: frozenset[int] = frozenset()  # seats whose single legal cards are played by themselves: secret
        self.muted: frozenset[str] = frozenset()
        self.kicked: frozenset[str] = frozenset()
        self.ended: str | None = None
        self.frozen: str | None = None
        self.rematch: str | None = None
        self.keys: dict[str, int] = {}
        self.spent = [0.0] * self.players
        self.left_at = [0] * self.players  # moves in the record when whoever is away went away
        self._earned: dict[int, tuple[int, float]] = {}  # by move: whose time it gave back, and how much
        self.clock_at = 0.0
        self.log = Log()

    # --- Reading ---

    def done(self, person: str | None, key: str | None) -> int | None:
        """The event that a command of this person and key has led to already."""
        return self.keys.get(mark(person, key) or "")

    def seat_of(self, person: str) -> int | None:
        return next((i for i, chair in enumerate(self.chairs) if chair.person == person), None)

    def people(self) -> set[str]:
        """Everybody who is named here: the host, those who sit or are expected, those of whom events tell."""
        sits = {person for chair in self.chairs for person in (chair.person, chair.kept_for) if person}
        return {self.host, *self.muted, *sits}.union(*map(people_in, self.log.others.values()))

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now."""
        chair = self.chairs[seat]
        return chair.bot if chair.person is None or chair.away else None

    def humans(self) -> list[int]:
        """Seats of people who are playing themselves."""
        return [i for i, chair in enumerate(self.chairs) if chair.person and not chair.away and not chair.remote]

    def witnesses(self, move: int) -> list[int]:
        """Seats of people who have played themselves since this move of the record, also if they are away by now."""
        return [
            i
            for i, chair in enumerate(self.chairs)
            if chair.person and not chair.remote and (not chair.away or self.left_at[i] > move)
        ]

    def due(self) -> list[int]:
        """Seats that the game waits for."""
        if self.status != "playing" or self.frozen or self.state is None:
            return []
        if self.window is not None:
            return [seat for seat in self.window if not self.complete(seat)]
        return [] if self.state.seat is None else [self.state.seat]

    def complete(self, seat: int) -> bool:
        """Whether a seat has made all its secret choices."""
        return self.window is not None and len(self.drafts.get(seat, ())) >= self.window.get(seat, 0)

    def choosing(self, seat: int) -> State | None:
        """The state in which it is this seat's turn, if it may choose now."""
        if seat not in self.due() or self.state is None:
            return None
        return self.state if self.window is None else trial(self.state, seat, self.drafts.get(seat, []))

    def allowance(self, seat: int) -> float | None:
        """Seconds that the person at a seat is given for what they have to do."""
        chair, pace = self.chairs[seat], self.settings.pace
        if chair.person is None:
            return None
        if chair.remote and isinstance(pace, p.Relaxed | p.Slow):
            return REMOTE_SECONDS
        if isinstance(pace, p.PerMove):
            return float(pace.seconds)
        if isinstance(pace, p.Slow):
            return pace.days * 86400.0
        return pace.minutes * 60.0 if isinstance(pace, p.PerGame) else None

    def limit(self, seat: int) -> float | None:
        """The same, as long as the time is not up. Whoever leaves is still given no more than that."""
        return None if self.chairs[seat].away == "clock" else self.allowance(seat)

    def running(self) -> list[int]:
        """Seats whose clock is running."""
        return [] if self.paused else [seat for seat in self.due() if seat < self.players and self.limit(seat)]

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left on a seat's clock."""
        limit = self.limit(seat)
        if limit is None:
            return None
        passed = max(0.0, now - self.clock_at) if seat in self.running() else 0.0
        return limit - self.spent[seat] - passed

    @property
    def passages(self) -> int:
        return 0 if self.state is None else self.state.deals + self.played

    # --- Changing ---

    def apply(self, number: int, at: float, key: str | None, body: p.Body, state: State | None = None) -> None:
        """Let an event happen. `state` is the one after it, if whoever decided it has played it already."""
        if self.frozen:
            self.number = number
            return
        if isinstance(body, p.Woken):
            self.clock_at = at
        self._charge(at)
        try:
            _HAPPENS[type(body)](self, body, state)
        except Disagreement as disagreement:
            self.frozen = f"event {number}: {disagreement}"
        except Refusal:  # begun under older rules; its text may name hidden cards
            self.frozen = f"event {number}: not possible under these rules"
        self.number = number
        if isinstance(body, _POSITION):
            self.position = number
        if key is not None:
            self.keys[key] = number
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        self.log.add(at, body, self.passages)

    def _charge(self, at: float) -> None:
        """Time that has passed counts for everybody whose clock was running."""
        for seat in self.running():
            self.spent[seat] += max(0.0, at - self.clock_at)
        self.clock_at = at

    def _thought(self, seat: int, index: int) -> None:
        """A seat has made its move: its clock is set for the next one. A bot's moves earn an absent person no time."""
        if seat >= self.players:
            return
        pace, earned = self.settings.pace, self.spent[seat]
        if isinstance(pace, p.PerGame):
            earned = 0.0 if self.chairs[seat].away else pace.increment
        self.spent[seat] -= earned
        if earned:
            self._earned[index] = seat, earned

    def _unthought(self, who: int, to: int) -> None:
        """Moves were taken back, and with them what they earned; for a move of their own others get its time anew."""
        for index in [index for index in self._earned if index >= to]:
            seat, earned = self._earned.pop(index)
            if seat == who or isinstance(self.settings.pace, p.PerGame):
                self.spent[seat] += earned

    def switch(self, seat: int, autoplay: bool) -> None:
        """Somebody's own switch: no event, since nobody else may know of it."""
        self.autoplay = self.autoplay | {seat} if autoplay else self.autoplay - {seat}

    def _chair(self, seat: int, **changes: object) -> None:
        self.chairs = list(self.chairs)
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **changes)

    def _now_due(self) -> None:
        self.drafts = {}
        if self.state is None:
            return
        self.window = window(self.state)
        self.state = self.state.copy()  # a few hundred bytes; one that was played keeps 8 KB of room
        if self.state.over:
            self.status, self.proposal, self.paused = "over", None, False

    def _opened(self, body: p.Opened, _: State | None) -> None:
        self.host = body.person

    def _seated(self, body: p.Seated, _: State | None) -> None:
        self.chairs = list(self.chairs)
        self.chairs[body.seat] = p.Chair(person=body.person, remote=body.remote)
        self.switch(body.seat, False)
        self.kicked -= {body.person}

    def _stood(self, body: p.Stood, _: State | None) -> None:
        person = self.chairs[body.seat].person
        if body.kicked and person is not None:
            self.kicked |= {person}
        self.chairs = list(self.chairs)
        self.chairs[body.seat] = p.Chair()

    def _reserved(self, body: p.Reserved, _: State | None) -> None:
        self._chair(body.seat, reserved=body.name, kept_for=body.person)

    def _manned(self, body: p.Manned, _: State | None) -> None:
        self._chair(body.seat, bot=body.level)

    def _started(self, body: p.Started, state: State | None) -> None:
        self.status = "playing"
        if body.record:
            self.state = state or self.dealer.go_on(body.record, self.secret)
            self.played = len(self.state.history)
        else:
            self.state = state or self.dealer.start(self.game, self.secret)
        self._now_due()

    def _moved(self, body: p.Moved, state: State | None) -> None:
        before = self.state
        if before is None:
            raise Refusal("a move before the start")
        if state is None:
            state = before.copy()
            rounds = play_all(state, body.moves)
            if rounds != body.rounds:
                raise Disagreement(f"the scores were {body.rounds} and are now {rounds}")
        self.state = state
        last = {step.seat: self.played + k for k, step in enumerate(body.moves)}
        self.played += len(body.moves)
        for seat, index in last.items():
            self._thought(seat, index)
        if self.proposal is not None and self.proposal.what == "takeback":
            self.proposal = None
        self._now_due()

    def _sealed(self, body: p.Sealed, _: State | None) -> None:
        self.drafts.setdefault(body.seat, []).append(body.move)

    def _unsealed(self, body: p.Unsealed, _: State | None) -> None:
        self.drafts.pop(body.seat, None)

    def _asked(self, body: p.Asked, _: State | None) -> None:
        self.proposal = p.Proposal(body.what, body.seat, [body.seat], body.to)

    def _answered(self, body: p.Answered, _: State | None) -> None:
        if self.proposal is not None:
            agreed = sorted({*self.proposal.agreed, body.seat})
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed) if body.yes else None

    def _took_back(self, body: p.TookBack, _: State | None) -> None:
        if self.state is None:
            raise Refusal("a take-back before the start")
        state = self.state.copy()
        state.undo(self.played - body.to)
        self.state, self.played, self.proposal = state, body.to, None
        self.left_at = [min(left, body.to) for left in self.left_at]
        self.log.forget_moves_after(self.passages)
        self._unthought(body.seat, body.to)
        self._now_due()

    def _paused(self, _body: p.Paused, _: State | None) -> None:
        self.paused = True

    def _resumed(self, _body: p.Resumed, _: State | None) -> None:
        self.paused = False

    def _away(self, body: p.Away, _: State | None) -> None:
        if not self.chairs[body.seat].away:
            self.left_at[body.seat] = self.played
        self._chair(body.seat, away=body.why, bot="casual")
        self.drafts.pop(body.seat, None)
        self.proposal = None

    def _back(self, body: p.Back, _: State | None) -> None:
        self._chair(body.seat, away=None, bot=None)

    def _woken(self, _body: p.Woken, _: State | None) -> None:
        pass  # the clocks go on from here

    def _hosted(self, body: p.Hosted, _: State | None) -> None:
        self.host = body.person

    def _said(self, _body: p.Said, _: State | None) -> None:
        pass

    def _muted(self, body: p.Muted, _: State | None) -> None:
        self.muted = self.muted | {body.person} if body.on else self.muted - {body.person}

    def _switched(self, body: p.Switched, _: State | None) -> None:
        self.switch(body.seat, body.autoplay)

    def _ended(self, body: p.Ended, _: State | None) -> None:
        self.status, self.ended, self.proposal, self.paused = "over", body.why, None, False

    def _rematched(self, body: p.Rematched, _: State | None) -> None:
        self.rematch = body.table


def mark(person: str | None, key: str | None) -> str | None:
    """How a table remembers a command: by the key that its sender gave it, which others may use as well."""
    return None if key is None else f"{person} {key}"


def people_in(body: p.Body) -> set[str]:
    """Whom an event names."""
    person = getattr(body, "person", None)
    return {person} if person else set()


def play_all(state: State, moves: list[p.Step]) -> list[list[int]]:
    """Play moves in order; the scores of the rounds that ended."""
    rounds = []
    for step in moves:
        before = state.scored
        state.play(step.move, step.seat)
        if state.scored > before:
            rounds.append(state.scores or [])
    return rounds


_POSITION = (p.Started, p.Moved, p.TookBack, p.Paused, p.Resumed, p.Ended)
_HAPPENS: dict[type, Callable[..., None]] = {
    p.Opened: Table._opened,
    p.Seated: Table._seated,
    p.Stood: Table._stood,
    p.Reserved: Table._reserved,
    p.Manned: Table._manned,
    p.Started: Table._started,
    p.Moved: Table._moved,
    p.Sealed: Table._sealed,
    p.Unsealed: Table._unsealed,
    p.Asked: Table._asked,
    p.Answered: Table._answered,
    p.TookBack: Table._took_back,
    p.Paused: Table._paused,
    p.Resumed: Table._resumed,
    p.Away: Table._away,
    p.Back: Table._back,
    p.Woken: Table._woken,
    p.Hosted: Table._hosted,
    p.Said: Table._said,
    p.Muted: Table._muted,
    p.Switched: Table._switched,
    p.Ended: Table._ended,
    p.Rematched: Table._rematched,
}
