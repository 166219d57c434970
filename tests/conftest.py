"""Options of the test run."""

from __future__ import annotations

import gc

import pytest
from hypothesis import Phase, settings

# The same examples every time: what is found at random is found by `./run fuzz`, and kept in tests/data/seeds.txt.
settings.register_profile("ordinary", derandomize=True)
settings.register_profile("mutants", derandomize=True, phases=(Phase.explicit, Phase.generate))  # failing is enough
settings.load_profile("ordinary")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the goldens anew")
    parser.addoption("--sockets", type=int, default=300, help="sockets that are opened and dropped")
    parser.addoption("--long", action="store_true", help="also what takes very long: all of the page, everywhere")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        now, later = list[pytest.Item](), list[pytest.Item]()
        for item in items:
            (later if item.get_closest_marker("long") else now).append(item)
        config.hook.pytest_deselected(items=later)
        items[:] = now


def pytest_collection_finish() -> None:
    """What has been imported by now stays: looking through it for garbage again and again takes 5 % of all work."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def in_time(request: pytest.FixtureRequest) -> bool:
    """Whether there is time for everything."""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--goldens"))
