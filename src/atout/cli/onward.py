"""`atout play --from`: where a game of a file is to be played on."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from atout.cli.common import USAGE, WRONG, CliError, get_ready, place
from atout.cli.files import records, shown
from atout.deals import Seeded
from atout.onward import start_of
from atout.refusals import OptionError, RecordError, Refusal
from atout.replaying import read_line

if TYPE_CHECKING:
    from atout.onward import Cards
    from atout.record import Record
    from atout.state import State


def played_on(text: str, seat: int, cards: Cards) -> State:
    """The table at a place of a file, `FILE:STEP` or `FILE:RECORD:STEP`, as a seat plays it on."""
    name, number, step = _place(text)
    record = _record(name, number)
    get_ready(record.game())
    try:
        state = start_of(record, step, seat, cards, secrets.randbits(63))
    except RecordError as error:
        raise CliError(f"{shown(name)}: {place(number, error)}", WRONG) from None
    state.supply(Seeded(secrets.randbits(63)))
    return state


def _place(text: str) -> tuple[str, int, int]:
    name, _, step = text.rpartition(":")
    if not name or not step.isdecimal():
        raise OptionError(f"--from needs FILE:STEP (or FILE:RECORD:STEP), not {text!r:.80}")
    rest, _, number = name.rpartition(":")
    if rest and number.isdecimal() and not Path(name).exists():
        return rest, int(number), int(step)
    return name, 1, int(step)


def _record(name: str, wanted: int) -> Record:
    for number, line in records(name):
        if number == wanted:
            try:
                return read_line(line)
            except Refusal as refusal:
                raise CliError(f"{shown(name)}: {place(number, refusal)}", WRONG) from None
    raise CliError(f"{shown(name)}: there is no record {wanted}", USAGE)
