"""A game in a file: saved whole after every move, and taken up again."""

from __future__ import annotations

import datetime
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from atout.bots import levels
from atout.cli.common import WRONG, CliError, place
from atout.cli.files import records, write_whole
from atout.cli.replay import names_in
from atout.deals import Fair, Seeded
from atout.fairness import check_deals
from atout.kernel.shuffle import commitment
from atout.record import Record
from atout.refusals import Refusal
from atout.replaying import read_line, replay
from atout.state import State

PERSON, VIRTUAL = "person", "virtual"


@dataclass(frozen=True)
class Seating:
    """Who sits where: a person, a bot's level or the virtual player, and what each is called."""

    kinds: list[str]
    names: list[str]

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]


@dataclass
class Save:
    """The file of a game. Until the game is over its deals' secret is kept beside it, for its owner only."""

    path: Path
    secret: bytes | None
    date: str = field(default_factory=lambda: datetime.datetime.now().astimezone().isoformat(timespec="seconds"))

    def write(self, state: State, seating: Seating, path: Path | None = None) -> None:
        """Write the whole record; `path`: a copy elsewhere."""
        target = path or self.path
        data = state.record().data()
        head = {"format": data["format"], "game": data["game"], "date": self.date}
        told = {**head, "names": seating.names, "seated": seating.kinds, **data}
        if not state.over and self.secret is not None:
            keep_secret(target, self.secret)
        write_whole(target, msgspec.json.encode(told) + b"\n")
        if state.over:
            with suppress(OSError):
                secret_of(target).unlink()


@dataclass
class Found:
    """A saved game, ready to go on; `note` is a message that the people at the table should read."""

    state: State
    seating: Seating | None
    save: Save
    note: str | None


def secret_of(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def keep_secret(path: Path, secret: bytes) -> None:
    """Write the secret beside a record, readable for its owner only."""
    text = secret.hex() + "\n"
    file = secret_of(path)
    with suppress(OSError):
        if file.read_text() == text:
            return
        file.unlink()
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(text)
    except OSError as error:
        raise CliError(f"cannot write {file}: {error.strerror}") from None


def load(path: Path) -> Found:
    """Take up a saved game where it stopped."""
    line = only_line(path)
    try:
        record = read_line(line)
        past = replay(record)
    except Refusal as refusal:
        raise CliError(f"{path}: {place(1, refusal)}", WRONG) from None
    if record.finished or past.over:
        raise CliError(f"{path}: this game is over; choose another file")
    assert line is not None
    extras = msgspec.json.decode(line)
    secret, note = find_secret(path, record, past)
    save = Save(path, secret)
    if isinstance(extras.get("date"), str):
        save.date = extras["date"]
    return Found(_again(past, secret), _seating(extras, line, past), save, note)


def only_line(path: Path) -> bytes | None:
    """The file's only record (None: too long)."""
    found: bytes | None = None
    for number, line in records(str(path)):
        if number > 1:
            raise CliError(f"{path}: only a file with a single record can be resumed")
        found = line
    return found


def find_secret(path: Path, record: Record, past: State) -> tuple[bytes | None, str | None]:
    """The secret that the deals so far came from, or a message why there is none."""
    if record.fair is UNSET:
        return None, None
    try:
        secret = bytes.fromhex(secret_of(path).read_text())
        if len(secret) == 32 and commitment(secret) == record.fair.commit:
            check_deals(past, secret)
            return secret, None
    except (OSError, ValueError):  # a RecordError is a ValueError
        pass
    return None, "cli-secret-lost"


def _again(past: State, secret: bytes | None) -> State:
    """The same table with a source of further deals: new ones if its secret is lost, or if there never was one."""
    past.supply(Seeded(secrets.randbits(63)) if secret is None else Fair(secret))
    return past


def _seating(extras: Mapping[str, Any], line: bytes, past: State) -> Seating | None:
    kinds, names = extras.get("seated"), names_in(line, past.game.seats)
    known = {PERSON, VIRTUAL, *levels()}
    if not isinstance(kinds, list) or len(kinds) != past.game.seats or not names:
        return None
    if any(not isinstance(kind, str) or kind not in known for kind in kinds) or PERSON not in kinds:
        return None
    people = past.game.options.players
    if any((kind == VIRTUAL) != (seat >= people) for seat, kind in enumerate(kinds)):
        return None
    return Seating(kinds, names)
