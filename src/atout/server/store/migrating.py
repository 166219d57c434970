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
    config = _config()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        refuse_newer(_revision(connection))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def refuse_newer(revision: str | None) -> None:
    """Refuse a schema that this version does not know."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise Refusal(
            f"the database was written by a newer version of Atout (its schema is {revision}); "
            "install that version, or restore a backup made before the upgrade"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
