"""Bringing a database up to date at start; one that a newer version has written is left alone."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from atout.refusals import Refusal

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x41746F7574  # any number: servers that start together migrate one after the other


def migrate(engine: Engine) -> None:
    """Upgrade the database to this version's schema; refuse one that is newer."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        found = _revision(connection)
        if found is not None and found not in known:
            raise Refusal(
                f"the database was written by a newer version of Atout (its schema is {found}); "
                "install that version, or restore a backup made before the upgrade"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
