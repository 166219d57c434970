"""Packages on whose inner parts we lean have an upper bound; the check with the newest versions has none."""

from __future__ import annotations

import tomllib

from tests.newest import unbounded
from tests.rooms import ROOT


def test_only_the_newest_versions_are_tried_without_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    bounded = {one.partition(">")[0] for one in wanted if ",<" in one}
    assert bounded >= {"numba", "uvicorn", "websockets", "httptools"}
    newest = unbounded()
    assert {one.partition(">")[0] for one in newest} >= bounded
    assert not any("<" in one for one in newest)
