"""What decisions cost, as the best bot judges them: how much better the best move was than the one that was played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from atout.arena.contest import RECORDS, RESULTS
from atout.arena.matches import Result
from atout.bots import Budget, analyse
from atout.record import read
from atout.state import State


class _About(msgspec.Struct):
    """What a line of records says besides the record."""

    deal: int
    names: list[str]


def losses(folder: Path, bot: str, budget: Budget) -> Iterator[float]:
    """The points that each decision of a bot in a contest's folder cost; a seat that forfeited is left out."""
    results = [msgspec.json.decode(line, type=Result) for line in _lines(folder / RESULTS)]
    gone = {(one.deal, one.field, forfeit.seat) for one in results for forfeit in one.forfeits if forfeit.bot == bot}
    for line in _lines(folder / RECORDS):
        about = msgspec.json.decode(line, type=_About)
        seats = {seat for seat, name in enumerate(about.names) if name == bot}
        fields = {name for name in about.names if name != bot}
        seats -= {seat for deal, field, seat in gone if deal == about.deal and fields <= {field}}
        if seats:
            yield from _of_record(line, seats, budget)


def _of_record(line: bytes, seats: set[int], budget: Budget) -> Iterator[float]:
    record = read(line)
    state = State(record.game(), None)
    for step in record.steps:
        if isinstance(step.deal, dict):
            state.deal(step.deal)
        elif isinstance(step.move, str):
            if state.seat in seats and len(state.moves()) > 1:
                found = analyse(state.view(state.seat), budget, len(state.history))
                yield found[0].mean - next(one.mean for one in found if one.move == step.move)
            state.play(step.move)


def _lines(file: Path) -> Iterator[bytes]:
    with file.open("rb") as lines:
        yield from lines
