"""`atout arena`: how strong bots are, on equal deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import (
    Players,
    Settings,
    complain,
    examples,
    get_ready,
    guarded,
    progress,
    written_game,
)

if TYPE_CHECKING:
    from atout.arena import Crew, Outcome, Table

Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes side by side.", metavar="J")]
Cluster = Annotated[
    str | None, typer.Option(help="Work on a Ray cluster instead (`auto`, `local` or its address).", metavar="ADDRESS")
]
Folder = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="A folder for all that is found; goes on there.", metavar="DIR"),
]


def _above_nothing(number: float | None) -> float | None:
    """What an option needs where NaN and infinity are numbers, too."""
    if number is not None and not 0 < number < math.inf:
        raise typer.BadParameter(f"{number:g} is not above 0, or not finite")
    return number


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout arena ebbes --bots flat:sims=1000,random --deals 100 --jobs 2 -o ladder",
            "atout arena njet-2007 niet-2015 --bots casual,random --until 2.5",
            'atout arena "ebbes --players 3" ebbes --bots casual,random --field random',
            'atout arena ebbes --bots "python my_bot.py,random" --deals 20',
        )
    )(guarded(arena))


def arena(
    games: Annotated[list[str], typer.Argument(metavar="GAME…", help='Games, e.g. ebbes "njet-2007 --players 3".')],
    bots: Annotated[str, typer.Option(help="Levels, yardsticks or programs, e.g. casual,flat:sims=6000.")],
    field: Annotated[
        str | None, typer.Option(help="Those of the bots among whom the others sit down; by default each.")
    ] = None,
    players: Players = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="How many deals.", metavar="K")] = 100,
    until: Annotated[
        float | None,
        typer.Option(
            help="Stop at 32, 48, 64 … deals if all 95 % intervals are at most ± this wide.",
            metavar="HALF_WIDTH",
            callback=_above_nothing,
        ),
    ] = None,
    option: Settings = None,
    seed: Annotated[int, typer.Option(help="Decides deals and decisions.", metavar="S")] = 0,
    whole: Annotated[bool, typer.Option("--whole", help="Whole games instead of one round a deal.")] = False,
    limit: Annotated[
        float,
        typer.Option(
            min=0.05, help="Seconds that a program has for an answer.", metavar="SECONDS", callback=_above_nothing
        ),
    ] = 5.0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    output: Folder = None,
) -> None:
    """Let bots play the same deals: each on one seat among the others, every seat in turn, against those everywhere."""
    from atout.arena import Contest, Outcome

    chosen = tuple(written_game(text, players, option) for text in games)
    names = _names(bots)
    contest = Contest(chosen, names, names if field is None else _names(field), seed, whole, limit)
    tell_of_time(contest.timed)
    outcome = Outcome(contest, output)
    try:
        play_all(outcome, deals, until, crew_of(jobs, cluster, names))
    finally:
        outcome.close()
    for game in chosen:
        print(told_of(outcome.table(game)))
    if output is not None:
        from atout.arena.report import write

        write(outcome, output / "report.html")


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def tell_of_time(bots: Sequence[str]) -> None:
    """Complain of bots that think for a time."""
    if bots:
        complain(f"another run will differ a little: {', '.join(bots)} may think for a time, not for simulations")


def crew_of(jobs: int, cluster: str | None, bots: Sequence[str]) -> Crew:
    """Who does the work. Programs from outside are never started by this process: if it is killed, a worker notices and
    ends them."""
    from atout import arena
    from atout.arena.players import is_program

    if cluster is not None:
        return arena.cluster(cluster)
    return arena.alone if jobs == 1 and not any(map(is_program, bots)) else arena.processes(jobs)


def play_all(outcome: Outcome, deals: int, until: float | None, crew: Crew) -> None:
    """Play a contest, as far as it has not been played."""
    from atout.arena import run

    for game in outcome.contest.games:
        get_ready(game, outcome.contest.bots)
        table = outcome.table(game)
        with progress(table.game, deals) as advance:
            advance(min(table.deals, deals))
            run(outcome, game, deals, until, crew, lambda half: advance(1, f"± {half:.2f}" if half else ""))


def told_of(table: Table) -> str:
    """The ladder and, from three bots on, the cross table."""
    ladder = [[standing.bot, str(standing.gain)] for standing in table.ladder()]
    told = [f"## {table.game} ({table.deals} deals)\n", *table_rows(["bot", "gain"], ladder)]
    if len(table.bots) > 2:
        fields = table.fields
        rows = [[bot, *("" if bot == one else str(table.cell(bot, one)) for one in fields)] for bot in table.bots]
        told += ["", *table_rows(["among", *fields], rows)]
    sides = [[bot, field, str(table.side(bot, field))] for bot, field in table.cells() if table.side(bot, field)]
    if sides:
        told += ["", *table_rows(["side", "against", "gain"], sides)]
    told += [f"\n{bot} forfeited {times} times." for bot, times in table.forfeits().items()]
    return "\n".join(told) + "\n"


def table_rows(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table of Markdown."""
    return ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]]
