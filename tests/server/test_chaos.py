"""A sample of `python -m tests.chaos`: the server is killed under load, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.chaos import Chaos, Company
from tests.server.process import Process

_COMPANIES = [Company("ebbes", {"players": 2}, 2), Company("njet-1997", {"players": 3, "short": True}, 2)]


_LONG = [pytest.param(*case, marks=pytest.mark.long) for case in (("sqlite", 3), ("postgresql", 2))]


@pytest.mark.parametrize(("database", "kills"), [("sqlite", 1), ("postgresql", 1), *_LONG], indirect=["database"])
def test_nothing_is_lost_when_the_server_is_killed(database: str, kills: int, tmp_path: Path) -> None:
    server = Process(tmp_path, database)
    try:
        chaos = Chaos(server, companies=_COMPANIES)
        asyncio.run(chaos.run(chaos.kill(kills, (0.2, 1.0))))
    finally:
        server.close()
    assert not chaos.diary.trouble, chaos.summary()
    assert chaos.kills == kills and chaos.verified == len(chaos.tables) >= len(_COMPANIES)
