"""`atout study`: how a game plays, for people who make games."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer

from atout.cli.arena import Cluster, Folder, Jobs, crew_of, tell_of_time
from atout.cli.common import GameId, Settings, examples, get_ready, guarded, progress, written_game
from atout.refusals import OptionError


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout study ebbes --games 50 --jobs 2 -o ebbes",
            "atout study njet-1997 --against niet-2015 --level flat:sims=200",
            'atout study ebbe-flut --against "ebbe-flut --option watchful=true"',
            "atout study xxl-refuse --players 3,4 --without refuse",
        )
    )(guarded(study))


def study(
    game: GameId,
    against: Annotated[
        list[str] | None,
        typer.Option(help="Another game or the same with other options, to compare; may be repeated.", metavar="GAME"),
    ] = None,
    players: Annotated[str | None, typer.Option("--players", "-p", help="Numbers of players, e.g. 2,3,4.")] = None,
    option: Settings = None,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="How many games of each.", metavar="K")] = 100,
    level: Annotated[str, typer.Option(help="Who plays on every seat: a level or a yardstick.")] = "casual",
    without: Annotated[
        list[str] | None,
        typer.Option(help="A kind of move that one seat does without, e.g. refuse; may be repeated.", metavar="KIND"),
    ] = None,
    seed: Annotated[int, typer.Option(help="Decides deals and decisions.", metavar="S")] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    output: Folder = None,
) -> None:
    """Play whole games between equals and tell how long, how close and how lucky they are (Markdown; a page in DIR)."""
    from atout.arena.findings import by_game
    from atout.arena.report.studying import as_markdown, as_page
    from atout.arena.study import Study, studied

    counts: list[int | None] = [None] if players is None else [_count(text) for text in players.split(",")]
    chosen = [written_game(game, count, option) for count in counts]
    chosen += [written_game(text) for text in against or []]
    plan = Study(tuple(dict.fromkeys(chosen)), level, tuple(without or ()), seed)
    tell_of_time(plan.timed)
    for one in plan.games:
        get_ready(one, [level])
    found = []
    with progress("Playing", games * len(plan.games)) as advance:
        for one_game in studied(plan, games, crew_of(jobs, cluster, [level]), output):
            found.append(one_game)
            advance(1)
    told = by_game(found)
    command = _command(game, against, players, option, games, level, without, seed)
    print(as_markdown(plan, told, command), end="")
    if output is not None:
        (output / "study.html").write_text(as_page(plan, told, command), encoding="utf-8")


def _count(text: str) -> int:
    if not text.strip().isdigit():
        raise OptionError(f"--players needs numbers such as 2,3,4, not {text!r:.40}")
    return int(text)


def _command(
    game: str,
    against: list[str] | None,
    players: str | None,
    option: list[str] | None,
    games: int,
    level: str,
    without: list[str] | None,
    seed: int,
) -> str:
    """The command that makes the same figures again."""
    words = ["atout", "study", game]
    for name, values in (("--against", against), ("--option", option), ("--without", without)):
        for value in values or []:
            words += [name, value]
    words += ["--players", players] if players else []
    words += ["--games", str(games), "--level", level]
    words += ["--seed", str(seed)] if seed else []
    return shlex.join(words)
