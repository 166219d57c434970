"""What the server says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from atout.server.protocol.events import Body
from atout.server.protocol.setup import Chair, Origin, Settings


class Line(Struct, frozen=True, array_like=True):
    """Something that happened in the game: a message id of the game's words, and its arguments."""

    id: str
    args: Mapping[str, Any]


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event as this follower may see it."""

    number: int
    at: float
    what: Body
    happened: list[Line] = []


class Clocks(Struct, frozen=True):
    """Seconds left, seat by seat (None: no clock), when the message was made, and whose are running."""

    left: list[float | None]
    running: list[int]


class Proposal(Struct, frozen=True):
    """What was asked and who has agreed so far."""

    what: Literal["takeback", "end"]
    seat: int
    agreed: list[int]
    to: int = 0


class Info(Struct, frozen=True, kw_only=True):
    """All about a table but the game itself."""

    settings: Settings
    status: Literal["waiting", "playing", "over"]
    host: str
    chairs: list[Chair]
    people: dict[str, str]  # nicknames of everybody named here; who has been deleted is missing
    commit: str  # the SHA-256 of the secret seed of all deals; empty where the game goes on from another
    seed: str | None  # the seed itself, once the game is over
    paused: bool
    proposal: Proposal | None
    muted: list[str]
    ended: str | None  # why it ended before its end
    frozen: str | None  # why it cannot go on
    rematch: str | None
    origin: Origin | None = None  # where the game was played on from, if it was


class _Reply(Struct, frozen=True, kw_only=True, tag_field="say", omit_defaults=True):
    pass


class Welcome(_Reply, frozen=True, kw_only=True, tag="welcome"):
    """The first message."""

    version: int
    person: str
    nick: str
    notice: str | None = None  # the site's announcement


class Position(_Reply, frozen=True, kw_only=True):
    """What a follower may know of a table now; parts that do not change with an event are left out."""

    table: str
    number: int
    at: float
    info: Info | None = None
    scene: msgspec.Raw | None = None  # the game, as everybody sees it
    own: msgspec.Raw | None = None  # and what only your seat knows
    hands: list[msgspec.Raw] | None = None  # after the end: what every seat knew
    moves: list[str] | None = None  # what you may play now
    sealed: list[int] | None = None  # seats that have made their secret choices
    draft: list[str] | None = None  # yours so far
    clocks: Clocks | None = None


class Snapshot(Position, frozen=True, kw_only=True, tag="snapshot"):
    """A table, with the events since the one that was asked for."""

    info: Info
    seat: int | None  # yours; None: a spectator
    events: list[Told]  # after the one that was asked for; of those before it, only what they led to
    here: list[str]  # people who are connected
    autoplay: bool = False  # your single legal cards are played by themselves; only you are told
    gone: dict[str, float] = {}  # of those who sit and the host: who is not, and since when


class Event(Position, frozen=True, kw_only=True, tag="event"):
    """Something happened."""

    what: Body
    happened: list[Line] = []


class Done(_Reply, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and is safely stored."""

    table: str
    key: str
    number: int
    answer: Any = None  # of `claim`, `hint` and `judge`


class Refused(_Reply, frozen=True, kw_only=True, tag="refused"):
    """Nothing was changed, and why: a code and a sentence; for moves the rule's clause, its place, what is legal."""

    code: str
    text: str
    table: str | None = None
    key: str | None = None
    number: int | None = None  # the table's current one
    clause: str | None = None
    reference: str | None = None
    section: str | None = None  # of our rules: the game, "#", the section
    legal: list[str] | None = None
    detail: str | None = None


class Presence(_Reply, frozen=True, kw_only=True, tag="presence"):
    """Who is connected to a table; told when that changes."""

    table: str
    here: list[str]
    at: float  # the server's time, as in `gone`
    gone: dict[str, float] = {}  # of those who sit and the host: who is not connected, and since when


class Pong(_Reply, frozen=True, kw_only=True, tag="pong"):
    pass


class Notice(_Reply, frozen=True, kw_only=True, tag="notice"):
    """An announcement of the site."""

    text: str


Server = Welcome | Snapshot | Event | Done | Refused | Presence | Pong | Notice
