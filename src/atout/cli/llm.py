"""`atout llm`: how well language models play; `atout mcp`: a table for whoever calls tools."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.arena import Folder, play_all, table_rows, told_of
from atout.cli.common import LEVELS, Lang, Players, Settings, examples, guarded, written_game
from atout.refusals import OptionError

if TYPE_CHECKING:
    from atout.arena import Mean, Outcome


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout llm ebbes --url http://localhost:8000/v1 --model my-model --deals 10 -o llm",
            "atout llm ebbes --url http://localhost:8000/v1 --model my-model --legal hidden --colours renamed",
        )
    )(guarded(llm))
    app.command(epilog=examples("atout mcp"))(guarded(mcp))


def llm(
    games: Annotated[list[str], typer.Argument(metavar="GAME…", help='Games, e.g. ebbes "njet-2007 --players 3".')],
    url: Annotated[
        str, typer.Option(help="An address that speaks as OpenAI's chat does; a key is read from ATOUT_CHAT_KEY.")
    ],
    model: Annotated[list[str], typer.Option(help="A model's name there; may be repeated.")],
    bots: Annotated[str, typer.Option(help=f"Among whom it sits down, in turn: {LEVELS}.")] = "random,beginner,casual",
    legal: Annotated[str, typer.Option(help="Whether the legal moves are told: listed or hidden.")] = "listed",
    colours: Annotated[str, typer.Option(help="What the colours are called: own or renamed.")] = "own",
    lang: Annotated[Lang, typer.Option(help="The language of rules and table.")] = Lang.en,
    players: Players = None,
    option: Settings = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="How many deals.", metavar="K")] = 10,
    seed: Annotated[int, typer.Option(help="Decides deals and decisions.", metavar="S")] = 0,
    limit: Annotated[float, typer.Option(min=0.05, help="Seconds for an answer.", metavar="SECONDS")] = 120.0,
    simulations: Annotated[
        int, typer.Option(min=1, help="How much is thought about each decision to say what it cost.", metavar="N")
    ] = 2000,
    output: Folder = None,
) -> None:
    """Let language models play the same deals as bots: the rules as the prompt, the table as text, three tries a move.

    Reports what each gains among bots of every level, what a decision costs and how often an answer was no legal move.
    """
    from atout.arena import Contest, Outcome, alone
    from atout.llm.chat import Chat

    told = {"legal": legal, "colours": colours, "lang": lang.value}
    names = tuple(Chat.of(Chat(url, one, told).text).text for one in model)
    levels = tuple(name.strip() for name in bots.split(","))
    if any(name.startswith("chat+") for name in levels):
        raise OptionError("--bots are bots; models are named by --model")
    chosen = tuple(written_game(text, players, option) for text in games)
    contest = Contest(chosen, (*names, *levels), levels, seed, limit=limit)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory())) if output is None else output
        outcome = Outcome(contest, folder)
        stack.callback(outcome.close)
        play_all(outcome, deals, None, alone)
        for game in chosen:
            print(told_of(outcome.table(game)))
        print("\n".join(_answers(outcome, folder, names, simulations)))
        if output is not None:
            from atout.arena.report import write

            write(outcome, output / "report.html")


def mcp() -> None:
    """Offer games as tools of the Model Context Protocol, over standard input and output."""
    from atout.llm.tools import serve

    serve().run()


def _answers(outcome: Outcome, folder: Path, names: tuple[str, ...], simulations: int) -> list[str]:
    """How each model answered: decisions, illegal answers, and what a decision cost."""
    from atout.arena.figures import mean_of
    from atout.arena.losses import losses
    from atout.bots import Budget

    rows = []
    for name in names:
        moves = sum(len(one.times.get(name, ())) for one in outcome.times)
        refused = sum(len(one.refused.get(name, ())) for one in outcome.times)
        lost = mean_of(list(losses(folder, name, Budget(simulations=simulations))))
        rows.append([name, str(moves), _share(refused, moves + refused), _cost(lost)])
    return table_rows(["model", "decisions", "illegal answers", "points lost a decision"], rows)


def _share(some: int, all: int) -> str:
    return f"{100 * some / all:.1f} %" if all else "–"


def _cost(lost: Mean) -> str:
    return f"{lost.mean:.2f} ± {lost.half:.2f}" if lost.deals > 1 else "–"
