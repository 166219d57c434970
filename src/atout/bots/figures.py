"""How well levels play, as it was measured: `figures.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
FILE = Path(__file__).with_name("figures.json")


def wins(id: str) -> dict[str, float]:
    """By level: the share of rounds that one such bot wins where all others are `USUAL`, with the usual players."""
    return _measured().get(id, {})


@cache
def _measured() -> dict[str, dict[str, float]]:
    return read(FILE.read_bytes())


def read(data: bytes) -> dict[str, dict[str, float]]:
    """Shares from 0 to 1, by game and level."""
    return msgspec.json.decode(data, type=dict[str, dict[str, _Share]])
