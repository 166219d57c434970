"""`atout simulate`: whole games between bots, as records or as tables for data tools."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import (
    LEVELS,
    Deck,
    GameId,
    Players,
    Settings,
    chosen_bots,
    chosen_game,
    examples,
    get_ready,
    guarded,
    progress,
)
from atout.refusals import OptionError

if TYPE_CHECKING:
    from atout.bots import Budget
    from atout.catalogue import Game
    from atout.cli.common import Advance
    from atout.data import Played
    from atout.state import State

SEEDS = 2**31 - 1  # a bot's decision has a seed below this


class Format(StrEnum):
    """What games are written as."""

    jsonl = "jsonl"
    arrow = "arrow"
    parquet = "parquet"


_SUFFIXES = {".parquet": Format.parquet, ".arrow": Format.arrow, ".feather": Format.arrow}


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout simulate ebbes --players 4 --games 1000 --seed 7 -o games.jsonl",
            "atout simulate ebbes --option more_cards=true --legal | head -1",
            "atout simulate ebbes --bots strong,casual --games 10",
            "atout simulate ebbes --games 100000 --views -o games.parquet",
            'atout simulate xxl --option \'parts=["xxl-lower","xxl-runs"]\' --deck deck.json',
        )
    )(guarded(simulate))


def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.", metavar="K")] = 1,
    seed: Annotated[
        int | None, typer.Option(help="Game i (from 0) has the seed S+i; by default a new one every time.", metavar="S")
    ] = None,
    option: Settings = None,
    deck: Deck = None,
    legal: Annotated[bool, typer.Option("--legal", help="Add the legal moves to every step.")] = False,
    bots: Annotated[str | None, typer.Option(help=f"Bots for the seats in turn, e.g. strong,casual: {LEVELS}.")] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="How much all bots think about a move, whatever their level.", metavar="N"),
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="Write to a file, which appears when complete.", metavar="FILE")
    ] = None,
    format: Annotated[
        Format | None,
        typer.Option(help="Records, or a table with a row a move; by default as the file's name ends, else records."),
    ] = None,
    views: Annotated[bool, typer.Option("--views", help="Add to a table what each mover knew.")] = False,
) -> None:
    """Play games between bots and write their records, one a line. The same seed gives the same games everywhere.

    A level thinks by its own number of simulations a move, on any machine. Tables need `atout[data]`; docs/data.md says
    what their columns are.
    """
    from atout.cli.files import STANDARD, writing

    chosen = chosen_game(game, players, option, deck)
    levels = seat_bots(chosen, chosen_bots(bots, "random"))
    get_ready(chosen, levels)
    from atout.bots import Budget

    budget = None if simulations is None else Budget(simulations=simulations)
    first = secrets.randbits(48) if seed is None else seed
    kind = format or _SUFFIXES.get(Path(output or "").suffix, Format.jsonl)
    if (kind is Format.jsonl and views) or (kind is not Format.jsonl and legal):
        raise OptionError("--views belongs to tables, which have the legal moves anyway, --legal to records")
    quiet = output in (None, STANDARD) and sys.stdout.isatty()  # the records themselves show that it goes on
    with writing(output) as file, nullcontext(silent) if quiet else progress("Playing", games) as advance:
        if kind is Format.jsonl:
            for i in range(games):
                file.write(played(chosen, first + i, levels, budget).record(legal).json() + b"\n")
                advance(1)
            return
        from atout.data import pieces, schema_of, writing_tables

        about = {"bots": levels, "simulations": simulations, "seed": first, "games": games}
        many = _numbered(chosen, range(first, first + games), levels, budget, advance)
        with writing_tables(file, kind.value, schema_of(chosen, views, **about)) as table:
            for piece in pieces(chosen, many, views=views):
                table.write_batch(piece)


def _numbered(game: Game, seeds: range, levels: list[str], budget: Budget | None, advance: Advance) -> Iterator[Played]:
    """Games for a table: random ones are left to compiled code."""
    from atout.data import Played
    from atout.state import Played as Move

    for seed in seeds:
        if set(levels) == {"random"}:
            yield Played(seed)
        else:
            past = played(game, seed, levels, budget).past()
            yield Played(seed, [step.number for step in past if isinstance(step, Move)])
        advance(1)


def silent(_amount: float, _note: str = "", /) -> None:
    """No progress is shown."""


def seat_bots(game: Game, names: list[str]) -> list[str]:
    """The bot of every seat; a virtual player's moves are forced, so any bot will do."""
    people = game.options.players
    if len(names) > people:
        raise OptionError(f"{len(names)} bots for {people} seats")
    return [names[seat % len(names)] if seat < people else "random" for seat in range(game.seats)]


def played(game: Game, seed: int, levels: list[str], budget: Budget | None) -> State:
    """A whole game, determined by its seed."""
    from atout.bots import choose
    from atout.data import STREAM
    from atout.kernel.rng import new_rng, number_below

    state = game.start(seed=seed)
    rng = new_rng(seed, STREAM)
    if set(levels) == {"random"}:
        while moves := state.moves():
            state.play(moves[number_below(rng, len(moves))])
        return state
    while (seat := state.seat) is not None:
        if levels[seat] == "random":
            moves = state.moves()
            state.play(moves[number_below(rng, len(moves))])
        else:
            own = number_below(rng, SEEDS)
            state.play(choose(levels[seat], state.view(seat), own, budget))
    return state
