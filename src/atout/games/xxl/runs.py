"""XXL: placeholder for runs."""

from __future__ import annotations

from typing import Any

from atout.kernel.jit import Row, jit


@jit
def deal_runs(s: Row, chance: Any) -> None:
    s.seat = 0


@jit
def legal_runs(s: Row, out: Any) -> int:
    return 0


@jit
def play_runs(s: Row, move: int) -> None:
    s.seat = 0


@jit
def why_not_runs(s: Row, move: int) -> int:
    return 0


@jit
def hide_runs(s: Row, seat: int) -> None:
    s.seat = 0


@jit
def places_runs(s: Row, p: Row) -> None:
    s.seat = 0


@jit
def fill_runs(s: Row, p: Row, rng: Any) -> None:
    s.seat = 0


@jit
def fits_runs(s: Row) -> bool:
    return True
