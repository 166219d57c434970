"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the goldens anew")
    parser.addoption("--sockets", type=int, default=300, help="sockets that are opened and dropped")


@pytest.fixture
def goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--goldens"))
