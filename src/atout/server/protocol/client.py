"""What a client says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atout.server.protocol.setup import ChatText, Id, Key, Level, MoveText, Nick, Phrase, Seat

VERSION = 1


class _Do(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(_Do, frozen=True, tag="hello"):
    """The protocol's version and the language for sentences (else the person's own); may be left out."""

    version: int = VERSION
    lang: Literal["fr", "en", "de"] | None = None


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


class Judge(Command, frozen=True, tag="judge"):
    """Was my last move a mistake? Against bots, or where everybody has agreed (`coach`); never with a clock."""


class Coach(Command, frozen=True, tag="coach"):
    """I agree that everybody here may `judge` their own moves, or no longer; nobody is told."""

    on: bool


class Sit(Command, frozen=True, tag="sit"):
    """On this seat, or on any free one."""

    seat: Seat | None = None


class Stand(Command, frozen=True, tag="stand"):
    pass


class Reserve(Command, frozen=True, tag="reserve"):
    """The host keeps a seat for a nickname, or for nobody any more; `person` where several have the same."""

    seat: Seat
    name: Nick | None = None
    person: Id | None = None


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
    """Let a bot play for somebody who has not been connected for 30 s."""

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
    """Let my single legal cards be played by themselves while I am here, or no longer; answered by a snapshot, too."""

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
    | Judge
    | Coach
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
