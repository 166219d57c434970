"""Endpoints of the puzzles: which there are, one as its seat sees it, whether an answer is right, playing on there."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from atout import puzzles
from atout.kernel import engine
from atout.kernel.state import SPECTATOR
from atout.onward import PUZZLE
from atout.puzzles import Puzzle
from atout.refusals import NotLegal, RecordError, Refusal
from atout.review import Reason
from atout.server import protocol as p
from atout.server.endpoints.lobby import NewTableReply
from atout.server.endpoints.onward import PlayOnWish, open_from
from atout.server.problems import Problem
from atout.server.web.http import Body, Call, Endpoint, Who
from atout.state import State
from atout.view import View

_KEPT = 256  # puzzles as they are drawn
_HOUR = {"cache-control": "public, max-age=3600"}
_MINUTE = {"cache-control": "public, max-age=60"}  # what changes with the day


class PuzzleGame(Struct, frozen=True):
    """A game that has puzzles."""

    game: str  # its id
    count: int  # of its puzzles
    themes: dict[str, int]  # how many of each; `event-<theme>` in the family's words says it
    today: int  # the number of today's, the same for everybody


class PuzzlesReply(Struct, frozen=True):
    day: str  # by universal time: 2026-01-31
    game: str | None  # whose puzzle is the one of the day; None: there are none
    games: list[PuzzleGame]  # in the order of the shelf


class PuzzleLine(Struct, frozen=True):
    number: int  # from 1
    players: int  # at its table
    theme: str  # the event that decides
    difficulty: int  # how many of three levels of bots fail


class PuzzleList(Struct, frozen=True):
    game: str  # its id
    rules: int  # version of the game's rules
    puzzles: list[PuzzleLine]  # by their numbers


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A decision as its seat sees it; nothing here tells the answer."""

    game: str  # its id
    number: int  # from 1
    rules: int  # version of the game's rules
    options: dict[str, Any]  # every option of the game
    seat: int  # yours
    difficulty: int  # how many of three levels of bots fail
    scene: Any  # what everybody sees, as over the socket
    own: Any  # what the seat knows beside it
    moves: list[str]  # what may be played


class PuzzleAnswer(Body):
    """What somebody would play."""

    move: p.MoveText | None = None  # None: they want to be told


class JudgedMove(Struct, frozen=True):
    """A legal move, and what is to be said of it."""

    move: str  # as records write it
    value: float  # mean result of the round, higher is better
    error: float  # standard error of its distance from the best move; 0 for that one
    right: bool  # within noise of the best
    reasons: list[Reason]  # of a wrong one: what comes more or less often than after the best


class AnswerReply(Struct, frozen=True, kw_only=True):
    """Whether it was right, and what there is to be said of every move."""

    right: bool  # whether the answer was
    theme: str  # the event that decides
    unit: float  # σ of the game's rounds: gaps are measured in it
    worlds: int  # in which every move was tried
    moves: list[JudgedMove]  # best first


async def overview(call: Call) -> PuzzlesReply:
    call.headers |= _MINUTE
    day = datetime.fromtimestamp(call.site.clock.now(), UTC).date()
    games = [
        PuzzleGame(id, len(found.puzzles), _themes(id), puzzles.of_day(found, day))
        for id, found in ((id, puzzles.shipped(id)) for id in puzzles.games())
    ]
    return PuzzlesReply(day.isoformat(), games[day.toordinal() % len(games)].game if games else None, games)


async def list_(call: Call) -> PuzzleList:
    call.headers |= _HOUR
    found = _collection(call.id)
    lines = [
        PuzzleLine(number, puzzle.options["players"], puzzle.theme, puzzle.difficulty)
        for number, puzzle in enumerate(found.puzzles, 1)
    ]
    return PuzzleList(call.id, found.rules, lines)


async def show(call: Call) -> PuzzleShown:
    found, puzzle, number = _wanted(call)
    await call.site.hub.shelf.loaded(found.view(puzzle).game)
    shown = await call.site.replays.in_thread(_shown, call.id, number)
    call.headers |= _HOUR
    return shown


async def answer(call: Call, body: PuzzleAnswer) -> AnswerReply:
    found, puzzle, _ = _wanted(call)
    if body.move is not None and all(choice.move != body.move for choice in puzzle.choices):
        view = found.view(puzzle)
        await call.site.hub.shelf.loaded(view.game)
        raise _why_not(view, body.move, call.lang)
    return AnswerReply(
        right=body.move in puzzle.answers,
        theme=puzzle.theme,
        unit=puzzle.unit,
        worlds=puzzle.worlds,
        moves=[JudgedMove(one.move, one.value, one.error, one.right, one.reasons) for one in puzzle.choices],
    )


async def play_on(call: Call, body: PlayOnWish) -> NewTableReply:
    found, puzzle, number = _wanted(call)
    await call.site.hub.shelf.loaded(found.view(puzzle).game)
    try:
        record, step = found.origin(puzzle)
    except RecordError:
        raise Problem("not-found") from None
    return await open_from(call, record, step, puzzle.seat, body, f"{PUZZLE}{found.game}/{found.rules}/{number}")


def _collection(id: str) -> puzzles.Collection:
    try:
        return puzzles.shipped(id)
    except RecordError:
        raise Problem("not-found") from None


def _wanted(call: Call) -> tuple[puzzles.Collection, Puzzle, int]:
    """The puzzle that the path names."""
    found, number = _collection(call.id), str(call.request.path_params["number"])
    if not (number.isascii() and number.isdecimal() and 1 <= int(number) <= len(found.puzzles)):
        raise Problem("not-found")
    return found, found.puzzles[int(number) - 1], int(number)


@cache
def _themes(id: str) -> dict[str, int]:
    return dict(Counter(puzzle.theme for puzzle in puzzles.shipped(id).puzzles).most_common())


@lru_cache(maxsize=_KEPT)
def _shown(id: str, number: int) -> PuzzleShown:
    found = puzzles.shipped(id)
    puzzle = found.puzzles[number - 1]
    view = found.view(puzzle)
    return PuzzleShown(
        game=id,
        number=number,
        rules=found.rules,
        options=puzzle.options,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        scene=View(view.game, engine.hidden(view.states, SPECTATOR)).scene(),
        own=view.own(),
        moves=list(view.legal()),
    )


def _why_not(view: View, move: str, lang: str) -> Problem:
    """Why a move may not be played: the engine is asked, as at a table."""
    try:
        State(view.game, None, world=view.states.copy()).play(move)
    except NotLegal as refusal:
        return Problem("not-legal", refusal.section, why=refusal.sentence(lang))
    except Refusal as refusal:
        return Problem("not-a-move", str(refusal)[:200])
    raise AssertionError("every legal move is a choice")


_ONE = "/api/puzzles/{id}/{number}"
ENDPOINTS = [
    Endpoint("GET", "/api/puzzles", overview, "Which games have puzzles, and today's", who=Who.OPEN),
    Endpoint("GET", "/api/puzzles/{id}", list_, "The puzzles of a game", who=Who.OPEN),
    Endpoint("GET", _ONE, show, "A puzzle as its seat sees it", who=Who.OPEN, problems=("preparing",)),
    Endpoint(
        "POST",
        _ONE,
        answer,
        "Answer a puzzle",
        who=Who.OPEN,
        problems=("preparing", "not-legal", "not-a-move"),
    ),
    Endpoint(
        "POST",
        f"{_ONE}/play-on",
        play_on,
        "Open a table that goes on from a puzzle, as its seat",
        who=Who.VISITOR,
        bots=True,
        problems=("preparing", "no-such-bot"),
        status=201,
        expensive=True,
    ),
]
