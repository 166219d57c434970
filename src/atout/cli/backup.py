"""`atout backup` and `atout restore`: everything that a server knows, in one file; also while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import CliError, examples, guarded

if TYPE_CHECKING:
    from sqlalchemy import URL

FileName = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Data = Annotated[Path | None, typer.Option(help="Folder of the database.", metavar="DIR")]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default SQLite in --data.", metavar="URL")
]


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


def chosen_database(data: Path | None, database: str | None) -> URL:
    """The database that `atout serve` with the same options would use."""
    try:
        from sqlalchemy import make_url
        from sqlalchemy.exc import ArgumentError
    except ImportError as error:
        raise CliError(f'the server needs more parts ({error.name}): pip install "atout[server]"') from None
    from atout.cli.serve import data_folder

    if data is not None and database is not None:
        raise CliError("either --data or --database")
    try:
        url = make_url(database or f"sqlite:///{data_folder(data) / 'atout.db'}")
    except ArgumentError:
        raise CliError("--database must look like sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise CliError(f"the database must be sqlite or postgresql, not {url.get_backend_name()!r}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise CliError("a database in memory cannot be saved")
    return url
