"""`atout review`: how well a game was played, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import USAGE, WRONG, CliError, Language, examples, guarded, language, place, progress
from atout.cli.replay import FileName, names_in, prepared
from atout.refusals import RecordError

if TYPE_CHECKING:
    from atout.record import Record
    from atout.review import Review


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout review game.jsonl --lang fr",
            "atout review game.jsonl --seat 0 --deeper -o report.html",
            "atout review games.jsonl.gz --record 3 --json",
            "atout simulate ebbes --bots beginner | atout review - --budget 2000",
        )
    )(guarded(review))


def review(
    file: FileName,
    seat: Annotated[
        list[int] | None, typer.Option(help="Only this seat's decisions; may be repeated.", metavar="N")
    ] = None,
    record: Annotated[int, typer.Option(min=1, help="Which record of the file (from 1).", metavar="N")] = 1,
    lang: Language = None,
    budget: Annotated[
        int | None, typer.Option(min=1, help="Simulations a decision; by default by game.", metavar="SIMS")
    ] = None,
    deeper: Annotated[bool, typer.Option("--deeper", help="Ten times more where it is marked or uncertain.")] = False,
    json: Annotated[bool, typer.Option("--json", help="The review as a line of JSON (docs/review.md).")] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Also write a report as a page.", metavar="FILE")
    ] = None,
) -> None:
    """Judge every decision of a game from what its player could know, and say what was better, by how much and why.

    The same record and budget give the same review. A record that is wrong is refused with its step; the status is 1.
    """
    import msgspec

    from atout.arena.report.reviewing import as_page, as_text
    from atout.cli.files import expect_to_write, write_whole

    if output is not None:
        expect_to_write(output)
    line, game_record = _record(file, record)
    found = _reviewed(game_record, seat, budget, deeper, record)
    game = game_record.game()
    names = names_in(line, game.seats)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        for told in as_text(found, game, language(lang), names):
            print(told)
    if output is not None:
        write_whole(output, as_page(found, game, names).encode())


def _record(name: str, wanted: int) -> tuple[bytes, Record]:
    """A record of a file, and the line that it was read from."""
    from atout.cli.files import shown
    from atout.replaying import read_line

    for number, line in prepared(name):
        if number == wanted:
            try:
                return line or b"", read_line(line)
            except RecordError as error:
                raise CliError(place(number, error), WRONG) from None
    raise CliError(f"{shown(name)}: there is no record {wanted}", USAGE)


def _reviewed(record: Record, seats: list[int] | None, budget: int | None, deeper: bool, number: int) -> Review:
    from atout.review import deepen
    from atout.review import review as judged

    with progress("Judging", 1.0) as advance:
        told = 0.0

        def tell(share: float) -> None:
            nonlocal told
            advance(share - told)
            told = share

        try:
            found = judged(record, seats, budget, progress=tell)
        except RecordError as error:
            raise CliError(place(number, error), WRONG) from None
    if deeper:
        with progress("Judging again", 1.0) as advance:
            told = 0.0
            found = deepen(record, found, progress=tell)
    return found
