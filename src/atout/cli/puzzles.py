"""`atout puzzles`: look for decisions in which one move is clearly the best."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import WRONG, CliError, GameId, complain, examples, guarded, known_game, place, progress
from atout.refusals import RecordError

if TYPE_CHECKING:
    from atout.state import State


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout puzzles ebbes --count 40 -o ebbes.json.gz",
            "atout puzzles ebbes --count 10 --players 3 --players 5 --seed 7 -o ebbes.json.gz",
            "atout puzzles ebbes --count 10 --from games.jsonl.gz -o ebbes.json.gz",
        )
    )(guarded(puzzles))


def puzzles(
    game: GameId,
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="How many puzzles.", metavar="K")] = 40,
    source: Annotated[
        str | None,
        typer.Option("--from", help="Look through these records first, then through games of bots.", metavar="RECORDS"),
    ] = None,
    seed: Annotated[int, typer.Option(help="Game i of the bots (from 0) has the seed S+i.", metavar="S")] = 0,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="Of the bots' games; may be repeated. Default: the usual.", metavar="N"),
    ] = None,
    budget: Annotated[
        int | None, typer.Option(min=1, help="Simulations of the first look; the second has ten times more.")
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="The file; default: where the package looks.", metavar="FILE")
    ] = None,
) -> None:
    """Look for puzzles in the games of bots, or in records, and write them into a file, which grows game by game.

    A puzzle holds only what its seat knows. Records of people who have not agreed to it are left out. Interrupted, or
    asked for more, it goes on where it was; the same settings give the same puzzles.
    """
    from atout.cli.files import write_whole
    from atout.puzzles import Maker
    from atout.puzzles.model import packed, unpacked
    from atout.puzzles.shelf import file_of

    target = Path(output) if output else file_of(known_game(game))
    begun = unpacked(target.read_bytes()) if target.exists() else None
    maker = Maker(known_game(game), seed, budget, players or (), begun)
    tables = _tables(source, game) if source else iter(())
    with progress("Looking for puzzles", count) as advance:
        advance(len(maker.puzzles))
        for found in maker.search(count, tables):
            write_whole(target, packed(maker.collection))
            advance(len(found))
            for puzzle in found:
                told = f"{puzzle.theme}, {len(puzzle.choices)} moves, difficulty {puzzle.difficulty}"
                print(f"{game}: {told}", file=sys.stderr)


def _tables(name: str, id: str) -> Iterator[State]:
    """The finished games of a file that are of this kind, of people who agreed to it."""
    from atout.cli.files import records
    from atout.replaying import read_line, replay

    for number, line in records(name):
        try:
            record = read_line(line)
            state = replay(record)
        except RecordError as error:
            raise CliError(place(number, error), WRONG) from None
        if record.game().id == id and state.over:
            if agreed(line or b""):
                yield state
            else:
                complain(f"record {number} is left out: its players have not agreed that it may become puzzles")


def agreed(line: bytes) -> bool:
    """Whether a game may become puzzles: only bots are named in its record, or all have agreed at their table."""
    import msgspec

    from atout.bots import levels

    class Told(msgspec.Struct):
        names: list[str] = []
        puzzles: bool = False

    told = msgspec.json.decode(line, type=Told)
    return told.puzzles or {*told.names} <= {"", *levels()}
