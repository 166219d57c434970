"""`atout backup` and `atout restore`: everything that a server knows, in one file; also while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from atout.cli.common import CliError, examples, guarded
from atout.cli.database import Data, Database, chosen_database

FileName = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def add_to(app: typer.Typer) -> None:
    app.command(
        "backup",
        epilog=examples(
            "atout backup atout-monday.bak", "atout backup site.bak --database postgresql://localhost/atout"
        ),
    )(backup)
    app.command(
        "restore", epilog=examples("atout restore atout-monday.bak", "atout restore atout-monday.bak --data /srv/atout")
    )(restore)


@guarded
def backup(
    file: FileName,
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it exists.")] = False,
) -> None:
    """Write everything that a server knows into one file. The server may go on running.

    The file holds password hashes and the key of all cookies: keep it as safe as the database.
    """
    url = chosen_database(data, database)
    if file.exists() and not force:
        raise CliError(f"{file} exists; --force replaces it")
    from atout.server.store.copies import save

    save(url, file)
    print(f"{file}: {file.stat().st_size:,} bytes")


@guarded
def restore(
    file: FileName,
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds now.")] = False,
) -> None:
    """Bring a backup back: into a new place, or with --force over what is there. No server may be running on it."""
    url = chosen_database(data, database)
    if not file.is_file():
        raise CliError(f"{file}: no such file")
    from atout.server.store.copies import load

    load(file, url, force)
    print(f"restored into {url.render_as_string(hide_password=True)}")
