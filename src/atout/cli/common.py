"""What the commands share: failing in one line, languages, games from the command line, notes for people."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec, Protocol

import typer

from atout.families import specs
from atout.refusals import OptionError, RecordError, Refusal

if TYPE_CHECKING:
    from atout.catalogue import Game

P = ParamSpec("P")

WORDS = Path(__file__).parent / "words"  # the command line's own messages
LEVELS = "random, beginner, casual, strong, expert"  # said in help texts, which load no bot
WRONG, USAGE, INTERRUPTED, CLOSED = 1, 2, 130, 141


class CliError(Exception):
    """Ends the command with one line on standard error and a status."""

    def __init__(self, message: str, status: int = USAGE) -> None:
        super().__init__(message)
        self.status = status


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """A command that ends quietly and with the right status whatever happens to it."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except BrokenPipeError:  # whoever read our output has had enough
            let_go_of_output()
            raise typer.Exit(CLOSED) from None
        except KeyboardInterrupt:
            complain("interrupted", lead="\n" if sys.stderr.isatty() else "")
            raise typer.Exit(INTERRUPTED) from None
        except CliError as failure:
            complain(str(failure))
            raise typer.Exit(failure.status) from None
        except Refusal as refusal:
            complain(str(refusal))
            raise typer.Exit(WRONG if isinstance(refusal, RecordError) else USAGE) from None
        except OSError as error:
            complain(reason(error))
            if error.filename is None:  # perhaps our own output, on a full disk
                let_go_of_output()
            raise typer.Exit(USAGE) from None

    return run


def let_go_of_output() -> None:
    """Point standard output nowhere, so that nothing complains when it is closed at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str, lead: str = "") -> None:
    """One line on standard error."""
    with suppress(OSError):
        print(f"{lead}atout: {plain(message)}", file=sys.stderr)


def reason(error: OSError) -> str:
    """An error of the system in a line: the file and what is wrong with it."""
    what = error.strerror or str(error) or type(error).__name__
    return what if error.filename is None else f"{error.filename}: {what}"


def place(number: int, refusal: Refusal) -> str:
    """A wrong record in a line: its number, the step if it got that far, the reason."""
    step = refusal.step if isinstance(refusal, RecordError) else None
    why = refusal.reason if isinstance(refusal, RecordError) else str(refusal)
    return f"record {number}{'' if step is None else f', step {step}'}: {why}"


def plain(text: str) -> str:
    """Text from outside, safe for a terminal: one line, control characters escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "backslashreplace").decode() for c in text)


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n\n".join(["Examples:", *(f"  {line}" for line in lines)])


# --- Languages ---


class Lang(StrEnum):
    """The languages that people are spoken to in."""

    fr = "fr"
    en = "en"
    de = "de"


def language(chosen: Lang | None) -> str:
    """The chosen language, or that of the environment, or English."""
    if chosen is not None:
        return chosen.value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in list(Lang) else "en"
    return "en"


# --- Arguments that several commands have ---


def _complete_game(incomplete: str) -> list[str]:
    return [id for id in specs() if id.startswith(incomplete)]


_GAME = typer.Argument(metavar="GAME", help="A game's id, see `atout games`.", autocompletion=_complete_game)
GameId = Annotated[str, _GAME]
OptionalGame = Annotated[str | None, _GAME]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language; by default that of LC_ALL or LANG.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="Number of players.", metavar="N")]
Deck = Annotated[
    str | None,
    typer.Option(help="Other card colours for XXL: a JSON list or words, 55 card texts.", metavar="FILE"),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated. The value is JSON, or else text.",
    ),
]


def known_game(id: str) -> str:
    """An id from the command line that is a game's."""
    if id not in specs():
        raise OptionError(f"no game {id!r:.60}; the games are {', '.join(specs())}")
    return id


def chosen_game(id: str, players: int | None, settings: list[str] | None, deck: str | None = None) -> Game:
    """The game that the command line asks for; `deck` is a file."""
    from atout.catalogue import game
    from atout.cli.files import read_deck

    options = read_settings(settings or [])
    if players is not None:
        if options.get("players", players) != players:
            raise OptionError("--players and --option players= differ")
        options["players"] = players
    known_game(id)
    return game(id, deck=None if deck is None else read_deck(deck), **options)


def written_game(text: str, players: int | None = None, settings: list[str] | None = None) -> Game:
    """A game with options of its own, which come first: `ebbes --players 3 --option more_cards=true`."""
    words = shlex.split(text)
    own: dict[str, list[str]] = {"--players": [], "--option": []}
    for name, value in zip(words[1::2], [*words[2::2], None], strict=False):
        if name not in own or value is None:
            raise OptionError(f"{text!r:.80}: after the game's id come `--players N` and `--option NAME=VALUE`")
        own[name].append(value)
    told = {setting.partition("=")[0] for setting in own["--option"]}
    others = [setting for setting in settings or [] if setting.partition("=")[0] not in told]
    numbers = read_settings([f"players={number}" for number in own["--players"]])
    return chosen_game(words[0] if words else "", numbers.get("players", players), [*others, *own["--option"]])


def read_settings(settings: list[str]) -> dict[str, Any]:
    """`name=value` pairs as options."""
    import msgspec

    options: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or not name:
            raise OptionError(f"--option needs NAME=VALUE, not {setting!r:.60}")
        if name in options:
            raise OptionError(f"--option {name}= is given twice")
        try:
            options[name] = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            options[name] = text
    return options


def chosen_bots(text: str | None, default: str) -> list[str]:
    """A list of bots' names."""
    from atout.bots import levels

    names = [name.strip() for name in (text or default).split(",")]
    for name in names:
        if name not in levels():
            raise OptionError(f"no bot {name!r:.60}; the bots are {', '.join(levels())}")
    return names


# --- Notes for people, on standard error and on a terminal only ---


class Advance(Protocol):
    """Moves a progress bar on; a note stands beside its label until there is another."""

    def __call__(self, amount: float, note: str = "", /) -> None: ...


@contextmanager
def progress(label: str, total: float | None) -> Iterator[Advance]:
    """A progress bar; gives a function that advances it. On one and the same terminal, lines go above it."""
    if not sys.stderr.isatty():
        yield lambda _, __="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    shared = sys.stdout.isatty()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, redirect_stdout=shared, redirect_stderr=False) as bar:
        task = bar.add_task(label, total=total)
        yield lambda amount, note="": bar.update(task, advance=amount, description=f"{label} {note}" if note else None)


def get_ready(game: Game, bots: Iterable[str] = ()) -> None:
    """Compile what the game with these bots needs, with a notice; without a terminal that is done when it is needed."""
    if not sys.stderr.isatty():
        return
    from atout.bots import learns
    from atout.warmup import BOT, ONE_TABLE, TABLE, prepare, ready

    wanted = ONE_TABLE if any(learns(bot, game) for bot in bots) else (TABLE, BOT)
    if ready(game, wanted):
        return
    from rich.console import Console

    with Console(stderr=True).status(f"Preparing {game.id} (once per machine and version) …"):
        prepare(game, wanted)
