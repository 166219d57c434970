"""Replaying records: strictly, step by step, and checking whole files of them in constant memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO

from msgspec import UNSET

from atout.record import Origin, Record, Round, Step, as_record, read
from atout.refusals import RecordError, Refusal
from atout.state import State

LONGEST_LINE = 16_000_000


@dataclass(frozen=True)
class Disagreement:
    """Where a record and the rules differ; `step` is None for the record as a whole."""

    record: int
    step: int | None
    reason: str

    def __str__(self) -> str:
        return f"record {self.record}{'' if self.step is None else f', step {self.step}'}: {self.reason}"


@dataclass
class Checked:
    """What came of one line of a file."""

    number: int
    moves: int
    disagreements: list[Disagreement]
    finished: bool
    other_rules: str = ""  # by which it was played, if not ours


class Replayer:
    """Plays a record's steps on a table and notes every disagreement on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = State(record.game(), None)
        self.moves = 0
        self.found: list[tuple[int | None, str]] = []
        self._rounds = 0
        self._part: str | None = None

    def run(self) -> None:
        """All steps, then totals and winners. Stops at a step that cannot be taken."""
        for number, step in enumerate(self.record.steps):
            try:
                self._step(number, step)
            except Refusal as refusal:
                self.found.append((number, str(refusal)))
                return
            if self.record.origin is not UNSET and self.record.origin.step == number:
                self._begin(self.record.origin)
        self._finish()

    def _begin(self, origin: Origin) -> None:
        """What came before was played at another table."""
        if origin.seat >= self.record.options.players:
            self.found.append((None, f"from: there is no seat {origin.seat} to play as"))
        self.state.mark_start(origin)

    def _step(self, number: int, step: Step) -> None:
        if step.round is not UNSET:
            self._round(number, step.round)
            return
        if self.state.seat is None and self._scored() > self._rounds:
            raise RecordError("a round has just been scored: its `round` step is missing")
        if step.part is not UNSET:
            self._open_part(step.part)
        elif step.deal is not UNSET:
            due = self._due_part()
            if due is not None and self._part != due:
                raise RecordError(f"the step {{'part': {due!r}}} is missing before this deal")
            self.state.deal(step.deal)
            self._part = None
        else:
            self._move(number, step)

    def _move(self, number: int, step: Step) -> None:
        assert step.move is not UNSET and step.seat is not UNSET
        if step.legal is not UNSET and self.state.seat is not None:
            ours = set(self.state.legal())
            theirs = set(step.legal)
            if len(theirs) != len(step.legal):
                self.found.append((number, "legal lists a move twice"))
            if ours != theirs:
                missing, extra = sorted(ours - theirs), sorted(theirs - ours)
                self.found.append((number, f"legal moves differ: missing {missing[:8]}, not legal {extra[:8]}"))
        self.state.play(step.move, step.seat)
        self.moves += 1

    def _due_part(self) -> str | None:
        """The part that the next deal opens, if a deal is due."""
        state = self.state
        if state.seat is not None or state.over:
            return None
        return state.game.family.layout(state.fields()).part

    def _open_part(self, part: str) -> None:
        due = self._due_part()
        if due is None or self._part is not None:
            raise RecordError(f"no part begins here, but the step says {part!r:.40}")
        if part != due:
            raise RecordError(f"the part is {part!r:.40}, but the options give {due!r}")
        self._part = part

    def _scored(self) -> int:
        return int(self.state.fields().rounds)

    def _round(self, number: int, told: Round) -> None:
        if self._scored() == self._rounds:
            raise RecordError("no round has been scored here")
        self._rounds += 1
        ours = self.state.rounds[-1]
        theirs: dict[str, Any] = {"scores": told.scores, "totals": told.totals}
        if told.places is not UNSET:
            theirs["places"] = told.places
        for key in sorted(ours.keys() | theirs.keys()):
            if ours.get(key) != theirs.get(key):
                self.found.append((number, f"{key} are {theirs.get(key)}, but the rules give {ours.get(key)}"))

    def _finish(self) -> None:
        state, record = self.state, self.record
        if not record.finished:
            return
        if not state.over:
            self.found.append((None, "totals and winners are given, but the game is not over"))
            return
        if self._scored() > self._rounds:
            self.found.append((None, "the last `round` step is missing"))
        for key, theirs, ours in (
            ("totals", record.totals, state.totals),
            ("winners", record.winners, state.winners),
        ):
            if theirs != ours:
                self.found.append((None, f"{key} are {theirs}, but the rules give {ours}"))


def replay(record: Record | dict[str, Any] | bytes | str) -> State:
    """The table that a record describes; refuses the first disagreement with its step."""
    player = Replayer(as_record(record))
    player.run()
    for step, reason in player.found:
        raise RecordError(reason, step)
    return player.state


def lines(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The records of a file as (number from 1, line), blank lines skipped; None for a line that is too long."""
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := file.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            number += 1
            yield number, None
        elif line.strip():
            number += 1
            yield number, line.strip()


def read_line(line: bytes | None) -> Record:
    """A record from a line of a file."""
    if line is None:
        raise RecordError(f"the line is longer than {LONGEST_LINE:,} bytes")
    return read(line)


def check(number: int, line: bytes | None) -> Checked:
    """Replay one line strictly and list every disagreement."""
    try:
        player = Replayer(read_line(line))
    except RecordError as error:
        return Checked(number, 0, [Disagreement(number, error.step, error.reason)], False)
    except Refusal as refusal:
        return Checked(number, 0, [Disagreement(number, None, str(refusal))], False)
    player.run()
    found = [Disagreement(number, step, reason) for step, reason in player.found]
    return Checked(number, player.moves, found, player.record.finished, player.record.other_rules)
