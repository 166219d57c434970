"""`atout replay`: tell the games of a file, or check every one of them against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import (
    USAGE,
    WORDS,
    WRONG,
    CliError,
    Language,
    complain,
    examples,
    get_ready,
    guarded,
    language,
    place,
    plain,
    progress,
)
from atout.refusals import RecordError, Refusal

if TYPE_CHECKING:
    from atout.replaying import Replayer

FileName = Annotated[
    str, typer.Argument(metavar="FILE", help="Records as JSON lines; - is standard input; .gz is unpacked.")
]


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout replay game.jsonl --lang fr",
            "atout replay games.jsonl.gz --record 3",
            "atout replay --check games.jsonl",
            "atout simulate ebbes --games 100 | atout replay --check -",
        )
    )(guarded(replay))


def replay(
    file: FileName,
    check: Annotated[bool, typer.Option("--check", help="Replay strictly and list every disagreement.")] = False,
    lang: Language = None,
    record: Annotated[int | None, typer.Option(min=1, help="Only this record (from 1).", metavar="N")] = None,
) -> None:
    """Tell the games of a file sentence by sentence, or check that every move, score and winner is right.

    The status is 1 if a record is wrong. Steps are numbered from 0, records from 1. Unfinished records are fine.
    """
    wrong = _check(file, record) if check else _tell(file, language(lang), record)
    if wrong:
        raise typer.Exit(WRONG)


def _check(name: str, only: int | None) -> int:
    from atout.cli.files import size
    from atout.replaying import check

    count = moves = wrong = 0
    source = prepared(name)
    with progress("Checking", size(name)) as advance:
        for number, line in source:
            advance(1 + len(line or b""))
            if only not in (None, number):
                continue
            found = check(number, line)
            _tell_rules(number, found.other_rules)
            count, moves, wrong = count + 1, moves + found.moves, wrong + len(found.disagreements)
            for disagreement in found.disagreements:
                print(plain(str(disagreement)))
            if not found.finished and not found.disagreements:
                print(f"record {number}: unfinished, right so far")
            if number == only:
                break
    _found_one(name, only, count)
    print(f"{count} records, {moves} moves: {wrong} disagreements")
    return wrong


def _tell(name: str, lang: str, only: int | None) -> int:
    from atout.cli.files import shown
    from atout.replaying import Replayer, read_line

    told = wrong = 0
    for number, line in prepared(name):
        if only not in (None, number):
            continue
        told += 1
        try:
            player = Replayer(read_line(line))
            _tell_rules(number, player.record.other_rules)
            player.run()
            for step, reason in player.found:
                raise RecordError(reason, step)
        except Refusal as refusal:
            wrong += 1
            complain(f"{shown(name)}: {place(number, refusal)}")
        else:
            _tell_game(player, number, line or b"", lang)
        if number == only:
            break
    _found_one(name, only, told)
    return wrong


def _tell_rules(number: int, other: str) -> None:
    if other:
        complain(f"record {number}: {other}, by which it is replayed")


def prepared(name: str) -> Iterator[tuple[int, bytes | None]]:
    """The lines of a file of records, after the game of the first has been compiled."""
    from atout.cli.files import records
    from atout.replaying import read_line

    source = records(name)
    first = next(source)
    with suppress(Refusal):
        get_ready(read_line(first[1]).game())
    return chain([first], source)


def _found_one(name: str, only: int | None, found: int) -> None:
    from atout.cli.files import shown

    if only is not None and not found:
        raise CliError(f"{shown(name)}: there is no record {only}", USAGE)


def _tell_game(player: Replayer, number: int, line: bytes, lang: str) -> None:
    from atout.families.words import Words
    from atout.kernel.jit import Fields
    from atout.story import EVERYTHING, passages

    state, family = player.state, player.state.game.family
    words = Words(family.name, lang, names_in(line, state.game.seats), also=WORDS)
    title = words(f"game-{state.game.id}")
    print(("\n" if number > 1 else "") + words("cli-record", number=number, game=title))
    rounds = 0
    for passage in passages(state, EVERYTHING):
        for event in passage.events:
            print(words(event.id, **event.args))
        after = Fields(passage.after[0])
        if passage.dealt or after.rounds > rounds:
            for drawn in family.show(after, family.notation(after), words):
                print("\n".join(f"    {row}" for row in drawn.split("\n")))
        rounds = after.rounds
    if not player.record.finished:
        print(words("cli-unfinished"))


def names_in(line: bytes, seats: int) -> list[str]:
    """The players' names, if a record has them."""
    import msgspec

    try:
        names = msgspec.json.decode(line).get("names")
    except (msgspec.DecodeError, AttributeError):
        return []
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) and name for name in names):
        return []
    return [plain(name[:40]) for name in names]
