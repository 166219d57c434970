"""Endpoint of the rulebooks' examples: little games to step through, with comments."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from atout import catalogue
from atout.examples import examples, table_of
from atout.families import specs
from atout.families.examples import Example
from atout.server.endpoints.frames import Frame, frames
from atout.server.problems import Problem
from atout.server.protocol import Line
from atout.server.web.http import Call, Endpoint


class ExampleLine(Struct, frozen=True):
    """An example; its first frame is not always the deal."""

    id: str  # unique within the game
    title: Line  # message id and arguments
    section: str  # of the game's manual
    options: dict[str, Any]  # every option of the game
    frames: list[Frame]  # one after the other


class ExamplesReply(Struct, frozen=True):
    game: str  # its id
    examples: list[ExampleLine]  # in the order of the rulebook


async def list_(call: Call) -> ExamplesReply:
    if call.id not in specs():
        raise Problem("not-found")
    await call.site.hub.shelf.loaded(catalogue.game(call.id))
    return await call.site.replays.in_thread(_played, call.id)


@cache
def _played(id: str) -> ExamplesReply:
    return ExamplesReply(id, [_line(example) for example in examples(id)])


def _line(example: Example) -> ExampleLine:
    state, moves = table_of(example), example.moves.split()
    legal = [list(state.legal())]
    for move in moves:
        state.play(move)
        legal.append(list(state.legal()))
    comments = {after: Line(f"example-{example.id}-{k}", {}) for k, after in enumerate(example.says, 1)}
    shown = [
        replace(frame, moves=legal[frame.number], **_said(comments, frame.number))
        for frame in frames(state, example.start, len(moves) + 1)
    ]
    return ExampleLine(example.id, Line(f"example-{example.id}", {}), example.section, dict(example.options), shown)


def _said(comments: dict[int, Line], number: int) -> dict[str, Line]:
    return {"comment": comments[number]} if number in comments else {}


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/examples/{id}",
        list_,
        "The examples of a game's rulebook, to step through",
        problems=("preparing",),
        large=True,
    ),
]
