"""The puzzles that come with the package: a file a game, made by `atout puzzles`."""

from __future__ import annotations

from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path

from atout.families import specs
from atout.puzzles.model import Collection, unpacked
from atout.refusals import RecordError

_FOLDER = Path(__file__).with_name("shipped")


def file_of(id: str) -> Path:
    return _FOLDER / f"{id}.json.gz"


def games() -> list[str]:
    """The ids of all games that have puzzles, in the order of the shelf."""
    return [id for id in specs() if file_of(id).exists()]


@cache
def shipped(id: str) -> Collection:
    """A game's puzzles; refused if it has none."""
    try:
        return unpacked(file_of(id).read_bytes())
    except FileNotFoundError:
        raise RecordError(f"there are no puzzles of {id!r:.60}") from None


def of_day(found: Collection, day: date) -> int:
    """The number (from 1) of a game's puzzle of a day, the same for everybody."""
    digest = blake2b(f"{found.game} {day.isoformat()}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % len(found.puzzles) + 1
