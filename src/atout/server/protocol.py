"""What is said over the socket: one tagged union each way, and the events of a table that both speak of.

The same structs give the JSON Schema, the TypeScript types and the AsyncAPI page. A client says which table it follows
and the number of the last event that it has; it gets a snapshot, then each event once, in order. Numbers are the same
for everybody, contents are what the follower may know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
PING, PONG, SWEEP = 2.5, 9.0, 30.0  # seconds: a silent client pings, gives up on the server, is swept away by it

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

# --- How a table is set up --------------------------------------------------------------------------------------------


class Relaxed(Struct, frozen=True, tag_field="kind", tag="relaxed", forbid_unknown_fields=True):
    """No clock."""


class PerMove(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for every move."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class PerGame(Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True):
    """So many minutes for the whole game, and some seconds more with every move."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=60)] = 5


class Slow(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Slow play: so many days for every move; people are told when it is their turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


Pace = Relaxed | PerMove | PerGame | Slow


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chose."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[Annotated[str, Meta(max_length=32)], Any] = {}  # every option of the game, defaults included
    listed: bool = False  # in the lobby, or only by link
    spectators: bool = True
    pace: Pace = Relaxed()
    hints: bool = True
    bot_pace: Annotated[float, Meta(ge=0, le=5)] = 1.0  # 1: about a second a card; 0: at once


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and who has it."""

    person: str | None = None
    bot: str | None = None  # a bot's level; with a person: it plays while the person is away
    reserved: str | None = None  # a nickname that the seat is kept for
    away: Literal["left", "clock", "replaced"] | None = None
    autoplay: bool = False
    remote: bool = False  # the person is a program


# --- What happens at a table: stored, and sent as each follower may see it ------------------------------------------


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
    seat: int
    name: str | None = None


class Manned(_Body, frozen=True, tag="manned"):
    """A bot takes a free seat, or leaves it."""

    seat: int
    level: str | None = None


class Started(_Body, frozen=True, tag="started"):
    """The game begins; `commit` binds the server to its secret seed."""

    commit: str


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
    """A bot plays for a person: who left, whose time is up, or whom the host replaced."""

    seat: int
    why: Literal["left", "clock", "replaced"]


class Back(_Body, frozen=True, tag="back"):
    seat: int


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
    """Somebody lets single legal cards be played by themselves, or no longer."""

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
    | Hosted
    | Said
    | Muted
    | Switched
    | Ended
    | Rematched
)

# --- From the client -------------------------------------------------------------------------------------------------


class _Do(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(_Do, frozen=True, tag="hello"):
    """The protocol's version and the language for sentences; may be left out."""

    version: int = VERSION
    lang: Literal["fr", "en", "de"] = "en"


class Ping(_Do, frozen=True, tag="ping"):
    """Send one after 2.5 s without any message; without an answer for 9 s the connection is dead."""


class Follow(_Do, frozen=True, tag="follow"):
    """From now on tell me of this table; `since`: the last event that I have."""

    table: Id
    since: Annotated[int, Meta(ge=0)] = 0


class Unfollow(_Do, frozen=True, tag="unfollow"):
    table: Id


class Command(_Do, frozen=True):
    """Something to be done at a table; answered by `done` or `refused` with the same key."""

    table: Id
    key: Key


class Move(Command, frozen=True, tag="move"):
    """Play (or seal) a move; `on`: the number of the last event that the player had seen."""

    move: MoveText
    on: Annotated[int, Meta(ge=0)]


class TakeBack(Command, frozen=True, tag="takeback"):
    """One's last move: at once where that is free, else all others are asked."""


class AskEnd(Command, frozen=True, tag="end"):
    """Ask all others to end the game now."""


class Answer(Command, frozen=True, tag="answer"):
    """To what was asked."""

    yes: bool


class Claim(Command, frozen=True, tag="claim"):
    """Lay down: the rest of the round is certain. `ask`: only find out whether that is so."""

    ask: bool = False


class Hint(Command, frozen=True, tag="hint"):
    """What would a bot play?"""


class Sit(Command, frozen=True, tag="sit"):
    """On this seat, or on any free one."""

    seat: Seat | None = None


class Stand(Command, frozen=True, tag="stand"):
    pass


class Reserve(Command, frozen=True, tag="reserve"):
    """The host keeps a seat for a nickname, or for nobody any more."""

    seat: Seat
    name: Nick | None = None


class Man(Command, frozen=True, tag="man"):
    """The host puts a bot on a free seat, or takes it away."""

    seat: Seat
    level: Level | None = None


class Kick(Command, frozen=True, tag="kick"):
    """The host frees a seat before the start."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """The host begins the game; free seats are taken by bots if `fill` says so."""

    fill: bool = False


class Pause(Command, frozen=True, tag="pause"):
    pass


class Resume(Command, frozen=True, tag="resume"):
    pass


class Leave(Command, frozen=True, tag="leave"):
    """A bot plays on for me."""


class ComeBack(Command, frozen=True, tag="back"):
    """I take my seat back."""


class Replace(Command, frozen=True, tag="replace"):
    """The host lets a bot play for an absent person."""

    seat: Seat


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more, with the same people."""


class Say(Command, frozen=True, tag="say"):
    """A line of chat, or a quick phrase that everybody reads in their own language."""

    text: ChatText | None = None
    phrase: Phrase | None = None


class Mute(Command, frozen=True, tag="mute"):
    """The host silences somebody, or no longer."""

    person: Id
    on: bool = True


class Switch(Command, frozen=True, tag="switch"):
    autoplay: bool


Client = (
    Hello
    | Ping
    | Follow
    | Unfollow
    | Move
    | TakeBack
    | AskEnd
    | Answer
    | Claim
    | Hint
    | Sit
    | Stand
    | Reserve
    | Man
    | Kick
    | Start
    | Pause
    | Resume
    | Leave
    | ComeBack
    | Replace
    | Rematch
    | Say
    | Mute
    | Switch
)

# --- From the server -------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True, array_like=True):
    """Something that happened in the game: a message id of the game's words, and its arguments."""

    id: str
    args: dict[str, Any]


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
    commit: str  # the SHA-256 of the secret seed of all deals
    seed: str | None  # the seed itself, once the game is over
    paused: bool
    proposal: Proposal | None
    muted: list[str]
    ended: str | None  # why it ended before its end
    frozen: str | None  # why it cannot go on
    rematch: str | None


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

    seat: int | None  # yours; None: a spectator
    events: list[Told]
    here: list[str]  # people who are connected


class Event(Position, frozen=True, kw_only=True, tag="event"):
    """Something happened."""

    what: Body
    happened: list[Line] = []


class Done(_Reply, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and is safely stored."""

    table: str
    key: str
    number: int
    answer: Any = None  # of `claim` and `hint`


class Refused(_Reply, frozen=True, kw_only=True, tag="refused"):
    """Nothing was changed, and why: a code and a sentence; for moves the rule's clause, its place, what is legal."""

    code: str
    text: str
    table: str | None = None
    key: str | None = None
    number: int | None = None  # the table's current one
    clause: str | None = None
    reference: str | None = None
    legal: list[str] | None = None
    detail: str | None = None


class Presence(_Reply, frozen=True, kw_only=True, tag="presence"):
    """Who is connected to a table."""

    table: str
    here: list[str]


class Pong(_Reply, frozen=True, kw_only=True, tag="pong"):
    pass


class Notice(_Reply, frozen=True, kw_only=True, tag="notice"):
    """An announcement of the site."""

    text: str


Server = Welcome | Snapshot | Event | Done | Refused | Presence | Pong | Notice

decode_client = msgspec.json.Decoder(Client).decode
decode_body = msgspec.json.Decoder(Body).decode
decode_settings = msgspec.json.Decoder(Settings).decode
encode = msgspec.json.Encoder().encode
