"""What was measured of levels: shares by game and level, nothing else."""

from __future__ import annotations

import msgspec
import pytest

from atout import bots
from atout.bots import figures
from atout.families import specs


def test_what_is_kept_is_about_games_and_levels() -> None:
    for id, measured in figures.read(figures.FILE.read_bytes()).items():
        assert id in specs() and measured.keys() <= set(bots.levels())
        assert bots.wins(id) == measured
    assert bots.wins("chess") == {}


@pytest.mark.parametrize(
    "data", [b"[]", b'{"ebbes": 0.4}', b'{"ebbes": {"strong": 1.1}}', b'{"ebbes": {"strong": "x"}}']
)
def test_what_is_no_share_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        figures.read(data)


def test_shares_are_read() -> None:
    assert figures.read(b'{"ebbes": {"strong": 0.41, "expert": 1}}') == {"ebbes": {"strong": 0.41, "expert": 1.0}}
