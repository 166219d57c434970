"""`atout verify`: was the dealing fair?"""

from __future__ import annotations

import typer

from atout.cli.common import WRONG, examples, guarded, place, plain, progress
from atout.cli.replay import FileName, prepared
from atout.refusals import Refusal


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("atout verify game.jsonl", "cat games.jsonl | atout verify -"))(guarded(verify))


def verify(file: FileName) -> None:
    """Check fair dealing: each record's commitment and all its deals follow from the revealed seed, and it replays.

    One line per record and a summary; the status is 1 if a record is wrong or has no seed.
    """
    from atout.cli.files import size
    from atout.fairness import check_fairness
    from atout.replaying import read_line

    count = fair = 0
    source = prepared(file)
    with progress("Verifying", size(file)) as advance:
        for number, line in source:
            advance(1 + len(line or b""))
            count += 1
            try:
                deals = check_fairness(read_line(line))
            except Refusal as refusal:
                print(plain(place(number, refusal)))
            else:
                fair += 1
                print(f"record {number}: ok, {deals} deals")
    print(f"{count} records: {fair} fair, {count - fair} not")
    if fair < count:
        raise typer.Exit(WRONG)
