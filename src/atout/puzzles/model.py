"""What a puzzle is made of: the seat's own view alone, so that it can hold nothing that is hidden. The games in which
puzzles were found are kept apart from them, for those who want to play on, and shown to nobody."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import Raw, Struct

from atout.catalogue import Game, game
from atout.families import specs
from atout.record import Record, read
from atout.refusals import RecordError
from atout.review import Reason
from atout.view import View

FORMAT: Literal["atout-puzzles/1"] = "atout-puzzles/1"


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move, and what is to be said of it."""

    move: str
    value: float  # mean result of the round, higher is better
    error: float  # standard error of its distance from the best move; 0 for that one
    right: bool = False  # within noise of the best
    reasons: list[Reason] = []  # of a wrong one: what comes more or less often than after the best, most telling first


class Source(Struct, frozen=True):
    """Where a puzzle was found."""

    game: int  # which of the collection's
    step: int  # of its record: the last before the decision


class Puzzle(Struct, frozen=True, kw_only=True):
    """A decision with an answer."""

    options: dict[str, Any]  # of the game
    seat: int  # who has to move
    view: bytes  # all that this seat knows: its view, as the engine keeps it
    unit: float  # σ of the game's rounds, in which gaps are measured
    worlds: int  # in which every move was tried when it was looked at for the second time
    theme: str  # the event that decides: `event-<theme>` in the family's words says it
    difficulty: int  # how many levels of bots fail
    choices: list[Choice]  # best first
    source: Source | None = None

    @property
    def answers(self) -> list[str]:
        """The moves that are right."""
        return [choice.move for choice in self.choices if choice.right]


class Made(Struct, frozen=True, kw_only=True):
    """How puzzles were looked for."""

    seed: int  # of the first game that bots played; the next one is one more
    players: list[int]  # of these games, in turn
    budget: int | None  # simulations of the first look; None: the game's usual
    searched: int = 0  # how many of these games were looked through


class Collection(Struct, frozen=True, kw_only=True):
    """A game's puzzles. They are made for one version of its rules, and for views that are laid out as these."""

    format: Literal["atout-puzzles/1"]
    game: str
    rules: int
    layout: str
    made: Made
    puzzles: list[Puzzle]
    games: list[Raw] = []  # in which they were found: records, hidden cards included, as far as puzzles need them

    def view(self, puzzle: Puzzle) -> View:
        """What the seat sees."""
        chosen = game(self.game, **puzzle.options)
        return View(chosen, np.frombuffer(puzzle.view, chosen.family.dtype).copy())

    def origin(self, puzzle: Puzzle) -> tuple[Record, int]:
        """The game in which it was found, and the step after which the seat has to move."""
        if puzzle.source is None:
            raise RecordError("nobody knows in which game this puzzle was found")
        return read(bytes(self.games[puzzle.source.game])), puzzle.source.step


def collection(id: str, made: Made, puzzles: list[Puzzle], games: list[Raw]) -> Collection:
    chosen = game(id)
    rules, layout = chosen.spec.rules, layout_of(chosen)
    return Collection(format=FORMAT, game=id, rules=rules, layout=layout, made=made, puzzles=puzzles, games=games)


def layout_of(chosen: Game) -> str:
    """A name for how a family's records are laid out."""
    dtype = chosen.family.dtype
    return blake2b(repr((dtype.descr, dtype.itemsize)).encode(), digest_size=4).hexdigest()


def packed(found: Collection) -> bytes:
    """As a file; the same puzzles give the same bytes."""
    return gzip.compress(msgspec.json.encode(found), mtime=0)


def unpacked(data: bytes) -> Collection:
    """From a file; refused if it is none, or made for other rules than these."""
    try:
        found = msgspec.json.decode(gzip.decompress(data), type=Collection)
    except (OSError, EOFError, ValueError) as error:
        raise RecordError(f"not a file of puzzles: {error}") from None
    if found.game not in specs():
        raise RecordError(f"puzzles of {found.game!r:.60}, which is no game here")
    chosen = game(found.game)
    if (found.rules, found.layout) != (chosen.spec.rules, layout_of(chosen)):
        raise RecordError(f"these puzzles were made for rules {found.rules} of {found.game}, which are others now")
    return found
