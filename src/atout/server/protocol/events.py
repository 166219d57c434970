"""What happens at a table: stored, and sent as each follower may see it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from atout.server.protocol.setup import Phrase


class Step(Struct, frozen=True, array_like=True):
    """A move with its seat."""

    seat: int
    move: str


By = Literal["person", "bot", "clock", "auto", "claim"]


class _Body(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class Opened(_Body, frozen=True, tag="opened"):
    """The table exists; this person is its host."""

    person: str


class Seated(_Body, frozen=True, tag="seated"):
    seat: int
    person: str
    remote: bool = False


class Stood(_Body, frozen=True, tag="stood"):
    """A seat is free again; `kicked` by the host."""

    seat: int
    kicked: bool = False


class Reserved(_Body, frozen=True, tag="reserved"):
    """A seat is kept for a name, and for nobody but this person once it is known who is meant."""

    seat: int
    name: str | None = None
    person: str | None = None


class Manned(_Body, frozen=True, tag="manned"):
    """A bot takes a free seat, or leaves it."""

    seat: int
    level: str | None = None


class Started(_Body, frozen=True, tag="started"):
    """The game begins; `commit` binds the server to its secret seed, unless the game goes on from another."""

    commit: str
    record: str = ""  # of that game so far: stored, and never told


class Moved(_Body, frozen=True, tag="moved"):
    """A move and what it forced, in the record's order. Sealed choices come all at once."""

    moves: list[Step]
    by: By = "person"
    rounds: list[list[int]] = []  # the scores of rounds that ended with it


class Sealed(_Body, frozen=True, tag="sealed"):
    """A secret choice, changeable until everybody has made theirs."""

    seat: int
    move: str
    complete: bool = False  # the seat has made all of its choices


class Unsealed(_Body, frozen=True, tag="unsealed"):
    seat: int


class Asked(_Body, frozen=True, tag="asked"):
    """Somebody asks all others: take back (to so many moves), or end the game."""

    seat: int
    what: Literal["takeback", "end"]
    to: int = 0


class Answered(_Body, frozen=True, tag="answered"):
    seat: int
    yes: bool


class TookBack(_Body, frozen=True, tag="tookback"):
    """Moves were taken back: `to` are left."""

    seat: int
    to: int


class Paused(_Body, frozen=True, tag="paused"):
    seat: int


class Resumed(_Body, frozen=True, tag="resumed"):
    seat: int


class Away(_Body, frozen=True, tag="away"):
    """A bot plays for a person: who left, whose time is up, or who was absent and replaced by another."""

    seat: int
    why: Literal["left", "clock", "replaced"]


class Back(_Body, frozen=True, tag="back"):
    seat: int


class Woken(_Body, frozen=True, tag="woken"):
    """The server was away; that time does not count for anybody."""


class Hosted(_Body, frozen=True, tag="hosted"):
    """Another person is the host now."""

    person: str


class Said(_Body, frozen=True, tag="said"):
    person: str
    text: str = ""
    phrase: Phrase | None = None


class Muted(_Body, frozen=True, tag="muted"):
    person: str
    on: bool = True


class Switched(_Body, frozen=True, tag="switched"):
    """Of older versions, and no longer told: somebody lets single legal cards be played by themselves, or no longer."""

    seat: int
    autoplay: bool


class Ended(_Body, frozen=True, tag="ended"):
    """The game ends before its end."""

    why: Literal["agreed", "abandoned", "closed"]


class Rematched(_Body, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


Body = (
    Opened
    | Seated
    | Stood
    | Reserved
    | Manned
    | Started
    | Moved
    | Sealed
    | Unsealed
    | Asked
    | Answered
    | TookBack
    | Paused
    | Resumed
    | Away
    | Back
    | Woken
    | Hosted
    | Said
    | Muted
    | Switched
    | Ended
    | Rematched
)
