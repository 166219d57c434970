"""The README and the docstrings are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import atout


def test_the_readme_is_a_doctest() -> None:
    results = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert results.attempted > 15 and results.failed == 0


def test_the_package_docstring_is_a_doctest() -> None:
    results = doctest.testmod(atout)
    assert results.attempted and not results.failed
