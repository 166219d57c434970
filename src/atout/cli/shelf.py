"""`atout games` and `atout rules`: what there is to play, and how."""

from __future__ import annotations

import os
import sys
from typing import Any

import typer

from atout.cli.common import WORDS, GameId, Language, examples, guarded, known_game, language
from atout.families import specs
from atout.families.manuals import manual
from atout.families.options import Spec
from atout.families.words import Words


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("atout games", "atout games --lang de"))(guarded(games))
    app.command(epilog=examples("atout rules ebbes", "atout rules ebbes --lang fr > ebbes.md"))(guarded(rules))


def games(lang: Language = None) -> None:
    """List all games: id, title, players, options with their defaults, and what each is about."""
    from rich.console import Console
    from rich.padding import Padding

    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    for number, spec in enumerate(specs().values()):
        words = Words(spec.family, language(lang), also=WORDS)
        players, options = describe(spec)
        title = f"{words(f'game-{spec.id}')}, {words('cli-players', players=players)}"
        console.print("\n" * bool(number) + f"[bold]{spec.id}[/bold]: {title}")
        for line, style in [(words(f"about-{spec.id}"), ""), *((option, "cyan") for option in options)]:
            console.print(
                Padding(line, (0, 0, 0, 4)) if sys.stdout.isatty() else f"    {line}", style=style, markup=False
            )


def describe(spec: Spec) -> tuple[str, list[str]]:
    """A game's players ("2–5") and its options with defaults and other values."""
    import msgspec
    from msgspec import inspect

    info = inspect.type_info(spec.options)
    assert isinstance(info, inspect.StructType)
    defaults = msgspec.to_builtins(spec.options(players=spec.usual))
    values = {field.name: values_of(field.type) for field in info.fields}
    players = values.pop("players")
    return players, [f"{name}={_json(defaults[name])} ({told})" for name, told in values.items()]


def values_of(kind: Any) -> str:
    """The values that an option may have, in a few signs."""
    from msgspec import inspect

    match kind:
        case inspect.Metadata(type=inner):
            return values_of(inner)
        case inspect.BoolType():
            return "false|true"
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"{low}–{high}" if low >= 0 else f"{low} … {high}"
        case inspect.LiteralType(values=values):
            return "|".join(str(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(values_of(one) for one in types)
        case inspect.NoneType():
            return "null"
        case inspect.ListType(min_length=low, max_length=high) | inspect.VarTupleType(min_length=low, max_length=high):
            return f"{low}–{high}"
        case _:
            return type(kind).__name__.removesuffix("Type").lower()


def _json(value: Any) -> str:
    import msgspec

    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def rules(game: GameId, lang: Language = None) -> None:
    """Show a game's rules; on a terminal set in type and page by page, otherwise as Markdown."""
    show_rules(known_game(game), language(lang))


def show_rules(id: str, lang: str) -> None:
    """The manual of a game on standard output."""
    text = manual(id, lang)
    if not sys.stdout.isatty():
        sys.stdout.write(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    page = Markdown(text)
    tall = len(console.render_lines(page)) >= console.height
    if tall and sys.stdin.isatty() and os.environ.get("TERM") not in ("dumb", None):
        os.environ.setdefault("LESS", "-R")  # colours reach the pager
        with console.pager(styles=True):
            console.print(page)
    else:
        console.print(page)
