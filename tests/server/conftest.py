"""Databases for the tests: a new SQLite file, and a new database in a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clusters import Two
from tests.server.postgres import Missing, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except Missing as missing:
        pytest.skip(str(missing))
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database of its own."""
    return postgres.fresh()


@pytest.fixture
def two(tmp_path: Path, postgres_url: str) -> Two:
    """What two servers need."""
    return tmp_path, postgres_url, "one", "two"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, one of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'atout.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found
