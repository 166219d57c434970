"""A game to step through: what the table looks like after every deal and every move, with all hands open."""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from atout import story
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.state import SPECTATOR
from atout.record import Record
from atout.server.protocol import Line
from atout.server.tables.telling import lines
from atout.state import State
from atout.view import View


class Frame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One deal or one move, and the table afterwards. Every deal is a frame of its own, the first is frame 0."""

    number: int  # from 0
    seat: int | None  # whose move it was; None: a deal
    move: str | None  # as the record writes it; None: a deal
    happened: list[Line]  # the story: message ids and their arguments
    scene: Any  # what everybody sees, as over the socket
    hands: list[Any]  # seat by seat, what that seat knows beyond the scene
    moves: list[str] | UnsetType = UNSET  # in an example: what may be played now
    comment: Line | UnsetType = UNSET  # likewise: what is to be said about it


class RoundLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scored round, and the frame that shows it."""

    scores: list[int]  # of this round, seat by seat
    totals: list[int]  # so far, seat by seat
    frame: int  # its number
    places: list[int] | UnsetType = UNSET  # in a match


def outline(state: State) -> tuple[int, list[RoundLine]]:
    """How many frames a game has, and its rounds."""
    count, rounds = 0, list[RoundLine]()
    for step in state.steps():
        if "round" in step:
            rounds.append(RoundLine(**step["round"], frame=count - 1))
        elif "part" not in step:
            count += 1
    return count, rounds


def step_of(record: Record, frame: int) -> int:
    """The step of a record that a frame shows."""
    shown = (i for i, step in enumerate(record.steps) if step.deal is not UNSET or step.move is not UNSET)
    return next(islice(shown, frame, None))


def frames(state: State, first: int, count: int) -> list[Frame]:
    """Some frames of a game, from the number `first` on."""
    turns = islice(story.turns(state), first, first + count)
    return [_frame(state, number, turn) for number, turn in enumerate(turns, first)]


def _frame(state: State, number: int, turn: story.Turn) -> Frame:
    game, row = state.game, turn.before[0]
    dealt = turn.move < 0
    return Frame(
        number=number,
        seat=None if dealt else int(row["seat"]),
        move=None if dealt else game.family.notation(Fields(row)).moves[turn.move],
        happened=lines([story.told(game.family, turn, story.EVERYTHING)]),
        scene=View(game, engine.hidden(turn.after, SPECTATOR)).scene(),
        hands=[View(game, engine.hidden(turn.after, seat)).own() for seat in range(game.seats)],
    )
