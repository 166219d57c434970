"""A study of a game: many whole games between equal players, some of them again with one player changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from atout.arena.crew import Crew, alone
from atout.arena.ledger import Ledger
from atout.arena.matches import written
from atout.arena.players import AT_RANDOM, check, timed
from atout.arena.playing import Forfeit, Playing, Round, Seating, Task, play
from atout.catalogue import Game
from atout.families.family import Event
from atout.record import engine_version
from atout.refusals import OptionError
from atout.state import State

GAMES = "games.jsonl"
# What people take, roughly: for a card that is played (a kind of move says how its pace compares), and for a deal.
SECONDS_A_CARD, SECONDS_A_DEAL = 5.0, 30.0


class Settled(msgspec.Struct, frozen=True):
    """Something that was settled for a round and is nobody's own, as a message with its arguments."""

    id: str
    args: dict[str, Any] = {}


class Changed(msgspec.Struct, frozen=True):
    """One seat played otherwise: by chance (no `kind`), or without a kind of move. What it got, and would have got."""

    seat: int
    value: float
    base: float
    kind: str | None = None


class Studied(msgspec.Struct, frozen=True):
    """One game of a study."""

    game: str
    deal: int
    rounds: list[Round]
    values: list[float]
    winners: list[int]
    moves: int
    minutes: float
    settled: list[list[Settled]]  # round by round
    changed: list[Changed]
    forfeits: list[Forfeit] = []  # by whom it was spoilt, however it was played


@dataclass(frozen=True)
class Piece:
    """A game of a study as a piece of work."""

    task: Task
    level: str
    without: tuple[str, ...]


@dataclass(frozen=True)
class Study:
    """What is studied: games, how the players play, and kinds of moves that one seat does without."""

    games: tuple[Game, ...]
    level: str
    without: tuple[str, ...] = ()
    seed: int = 0

    def __post_init__(self) -> None:
        check(self.level)
        for game in self.games:
            forms = [kind.form for kind in game.family.moves.kinds]
            for form in self.without:
                if form not in forms:
                    raise OptionError(f"{game.id} has no kind of move {form!r:.60}; its kinds are {', '.join(forms)}")

    @property
    def timed(self) -> list[str]:
        """The level, if it thinks for a time, so that another study differs a little."""
        return timed([self.level])

    def settings(self) -> dict[str, Any]:
        games = {written(game): game.spec.rules for game in self.games}
        told = {"level": self.level, "without": self.without, "seed": self.seed}
        return {"version": engine_version(), "games": games, **told}


def studied(study: Study, count: int, crew: Crew = alone, folder: Path | None = None) -> Iterator[Studied]:
    """Play `count` games of each game, or take them up from the folder."""
    ledger = None if folder is None else Ledger(folder, study.settings(), [GAMES], reproducible=not study.timed)
    done = [] if ledger is None else ledger.lines(GAMES, Studied)
    known = {(one.game, one.deal) for one in done}
    yield from (one for one in done if one.deal < count)
    pieces = (
        Piece(Task(game, study.seed, deal, whole=True), study.level, study.without)
        for game in study.games
        for deal in range(count)
        if (written(game), deal) not in known
    )
    for one in crew(observe, pieces):
        if ledger is not None:
            ledger.add(GAMES, [msgspec.json.encode(one)])
        yield one


def observe(piece: Piece) -> Studied:
    """Play a game, and play it again with one seat changed; the seats take turns from deal to deal."""
    task, level = piece.task, piece.level
    base = play(task, Seating(level, level))
    seat = task.deal % task.game.options.players
    again = [(seating, play(task, seating)) for seating in _changes(piece, frozenset([seat]))]
    changed = [Changed(seat, one.values[seat], base.values[seat], seating.without) for seating, one in again]
    forfeits = [forfeit for one in (base, *(one for _, one in again)) for forfeit in one.forfeits]
    winners = [winner for winner in base.state.winners or [] if winner < task.game.options.players]
    told = (_minutes(base), list(_settled(base.state)), changed, forfeits)
    return Studied(written(task.game), task.deal, base.rounds, base.values, winners, base.moves, *told)


def _changes(piece: Piece, seats: frozenset[int]) -> Iterator[Seating]:
    if piece.level != AT_RANDOM:
        yield Seating(piece.level, AT_RANDOM, seats)
    for form in piece.without:
        yield Seating(piece.level, piece.level, seats, without=form)


def _minutes(playing: Playing) -> float:
    kinds = playing.state.game.family.moves
    paces = Counter(kinds.of(move.move).pace for move in playing.state.history)
    cards = sum(pace * times for pace, times in paces.items())
    return (cards * SECONDS_A_CARD + playing.state.deals * SECONDS_A_DEAL) / 60


def _settled(state: State) -> Iterator[list[Settled]]:
    """What was settled in each round, as the story tells it: all that is said of no seat and of no card."""
    found: list[Settled] = []
    for event in state.events():
        if event.id == "scored":
            if event.args["seat"] == 0:
                yield found
                found = []
        elif _is_common(event):
            found.append(Settled(event.id, dict(event.args)))


def _is_common(event: Event) -> bool:
    return event.id != "over" and not any(name.startswith(("seat", "card", "covered")) for name in event.args)
