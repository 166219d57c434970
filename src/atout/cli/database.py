"""Which database the commands of the server mean."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import CliError

if TYPE_CHECKING:
    from sqlalchemy import URL

Data = Annotated[Path | None, typer.Option(help="Folder of the database.", metavar="DIR")]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default SQLite in --data.", metavar="URL")
]


def chosen_database(data: Path | None, database: str | None) -> URL:
    """The database that `--data` or `--database` names, else ATOUT_DATABASE, else the one in the user's data folder."""
    try:
        from sqlalchemy import URL

        from atout.server.store import parse
    except ImportError as error:
        raise missing_parts(error) from None
    if data is not None and database is not None:
        raise CliError("either --data or --database")
    if data is None and database is None:
        database = os.environ.get("ATOUT_DATABASE") or None
    if database is not None:
        return parse(database)
    return URL.create("sqlite", database=str(_folder(data) / "atout.db"))  # a folder's name may hold a ? or a %


def missing_parts(error: ImportError) -> CliError:
    return CliError(f'the server needs more parts ({error.name}): pip install "atout[server]"')


def _folder(data: Path | None) -> Path:
    """The chosen folder, else ATOUT_DATA, else the user's own."""
    from platformdirs import user_data_path

    return data or Path(os.environ.get("ATOUT_DATA") or user_data_path("atout", appauthor=False))
