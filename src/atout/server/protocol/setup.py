"""How a table is set up, and the small types that messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[
    str,
    Meta(min_length=1, max_length=36, pattern="^[ -~]+$", description="Chosen by the client; sent twice, done once."),
]
Seat = Annotated[int, Meta(ge=0, le=5)]
MoveText = Annotated[str, Meta(min_length=1, max_length=60)]
Nick = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Phrase = Literal["hello", "well-played", "thanks", "oops", "thinking", "hurry", "good-game", "again"]


class Relaxed(Struct, frozen=True, tag_field="kind", tag="relaxed", forbid_unknown_fields=True):
    """No clock."""


class PerMove(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for every move."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]  # for each move


class PerGame(Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True):
    """So many minutes for the whole game, and some seconds more with every move."""

    minutes: Annotated[int, Meta(ge=1, le=180)]  # for all moves together
    increment: Annotated[int, Meta(ge=0, le=60)] = 5  # seconds more with every move


class Slow(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Slow play: so many days for every move; people are told when it is their turn."""

    days: Annotated[int, Meta(ge=1, le=14)]  # for each move


Pace = Relaxed | PerMove | PerGame | Slow


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chose."""

    game: Annotated[str, Meta(max_length=32)]  # its id
    options: dict[Annotated[str, Meta(max_length=32)], Any] = {}  # every option of the game, defaults included
    listed: bool = False  # in the lobby, or only by link
    spectators: bool = True  # whether others may look on
    pace: Pace = Relaxed()  # how much time there is
    hints: bool = True  # whether players may ask for them
    bot_pace: Annotated[float, Meta(ge=0, le=5)] = 1.0  # 1: about a second a card; 0: at once (0.15 s)
    puzzles: bool = False  # whether the finished game may become puzzles: its record says so


class Origin(Struct, frozen=True, omit_defaults=True):
    """Where a game was played on from."""

    record: str | None  # id of the other game's record; None: a record of somebody's own, or a puzzle's
    frame: int  # of its replay
    seat: int  # whose place was taken
    cards: Literal["drawn", "true"]  # what that seat could not know: drawn anew, or as it lay
    puzzle: int | None = None  # the number of the game's puzzle, if it was one


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and who has it."""

    person: str | None = None
    bot: str | None = None  # a bot's level; with a person: it plays while the person is away
    reserved: str | None = None  # a nickname that the seat is kept for
    kept_for: str | None = None  # and whose it is, as soon as that is known
    away: Literal["left", "clock", "replaced"] | None = None
    autoplay: bool = False  # of older versions; now a snapshot tells you, and nobody else
    remote: bool = False  # the person is a program
