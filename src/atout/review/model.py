"""What a review says. Numbers are points of a round for the seat whose decision it is, higher is better."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FORMAT: Literal["atout-review/1"] = "atout-review/1"
VERSION = 4  # of the reviewer: the same record, rules, budget and version give the same bytes

Mark = Literal["", "?!", "?", "??"]


class Option(Struct, frozen=True):
    """A legal move and what is to be expected of it."""

    move: str
    value: float  # mean result of the round
    error: float  # standard error of its distance from the best move; 0 for that one


class Reason(Struct, frozen=True, kw_only=True):
    """Something that happens more or less often after the move that was played than after the best one."""

    event: str  # `event-<event>` in the family's words says it
    played: float  # in which share of the worlds that the seat could imagine
    best: float  # likewise, after the best move
    seat: int | None = None  # of whom it speaks, where it speaks of somebody else
    section: str | None = None  # of our manuals, where a rule decides it: `ebbes#scoring`


class Decision(Struct, frozen=True, kw_only=True):
    """A move, judged from what its player could know."""

    frame: int  # the replay's frame that shows it
    round: int  # from 0
    seat: int
    played: str
    best: str
    value: float  # of the best move; of a forced one: what was expected last
    loss: float  # by how much the move that was played is worse; 0 or more
    error: float  # standard error of the loss
    mark: Mark  # never within noise
    worlds: int  # 0: a single legal move, not searched
    options: list[Option]  # best first
    reasons: list[Reason]  # the most telling first; empty where nothing is marked
    victory: tuple[float, float] | None = None  # chance to win the game, by the best move and by the one played


class Account(Struct, frozen=True, kw_only=True):
    """Where a seat's result of a round came from: result − mean = cards + came − play."""

    round: int
    seat: int
    result: float
    mean: float  # of that seat in self-play
    cards: float  # what the dealt cards promised beyond the mean
    came: float  # what happened between the own decisions
    play: float  # what the own decisions cost
    par: float  # mean of our bots that replay the deal from this seat
    adjusted: float  # the result without luck: result − (par − mean)


class Player(Struct, frozen=True, kw_only=True):
    """What a review says of a seat."""

    seat: int
    decisions: int  # with more than one legal move
    loss: float  # their sum
    rate: float | None  # 1000 · loss ÷ (σ · decisions); None: there was nothing to decide
    error: float | None  # half of its 95 % interval
    like: list[str]  # the level of bots that plays as well, or the two that it may be, the weaker first; often none
    marks: dict[str, int]  # how many of each
    finest: int | None  # frame of the best move of the game
    dearest: int | None  # frame of the costliest mistake


class Round(Struct, frozen=True, kw_only=True):
    """A round of the game, as far as it was played."""

    first: int  # frame of its first deal
    last: int  # frame of its last move
    unit: float  # σ of its results in self-play
    totals: list[float]  # sums of what earlier rounds came to, player by player
    scores: list[float] | None  # what it came to; None: it was not played to its end


class Review(Struct, frozen=True, kw_only=True):
    """Every decision of some seats of a game."""

    format: Literal["atout-review/1"]
    reviewer: int
    game: str
    rules: int
    simulations: int  # a decision
    seats: list[int]  # whose decisions were judged
    rounds: list[Round]
    decisions: list[Decision]  # in the order of play
    accounts: list[Account]  # of rounds that were scored
    players: list[Player]
