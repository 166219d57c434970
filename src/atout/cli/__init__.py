"""The command line: `atout games`, `rules`, `serve`, `backup`, `restore`, `play`, `simulate`, `replay` and so on.

Nothing here is compiled or loads the compiler until a command needs it.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from atout.cli import (
    arena,
    backup,
    bench,
    exploit,
    llm,
    play,
    puzzles,
    replay,
    review,
    serve,
    shelf,
    simulate,
    study,
    train,
    verify,
)
from atout.cli.common import CLOSED, INTERRUPTED, USAGE, complain, examples, let_go_of_output

app = typer.Typer(
    name="atout",
    help="Forgotten modern card games, exact and fast: to play and to study.",
    epilog=examples(
        "atout games", "atout rules ebbes --lang fr", "atout play ebbes", "atout simulate ebbes --games 10"
    ),
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for room in (shelf, serve, backup, play, simulate, replay, review, puzzles, verify, arena):
    room.add_to(app)
for room in (llm, study, train, exploit, bench):
    room.add_to(app)

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # wherever the installed Typer keeps it


def _version(wanted: bool) -> None:
    if wanted:
        from atout.record import engine_version

        print(f"atout {engine_version()}")
        raise typer.Exit


@app.callback()
def _atout(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its status: 0 fine, 1 a record is wrong, 2 usage or an unreadable file."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the caller
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):  # pictures have signs that not every terminal's encoding has
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(_run(arguments))


@cache
def _command() -> Any:
    """The commands as they are understood, which takes a tenth of a second."""
    return typer.main.get_command(app)


def _run(arguments: list[str] | None) -> int:
    try:
        status = _command()(arguments, prog_name="atout", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        let_go_of_output()
        return CLOSED
    except UsageError as error:
        context = getattr(error, "ctx", None)
        help_line = f" (see `{context.command_path} --help`)" if context is not None else ""
        complain(f"{getattr(error, 'format_message', error.__str__)()}{help_line}")
        return USAGE
    finally:
        with suppress(OSError, ValueError):
            sys.stderr.flush()
    return status if isinstance(status, int) else 0


__all__ = ["app", "main"]
