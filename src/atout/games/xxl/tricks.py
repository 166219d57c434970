"""XXL: placeholder for tricks."""

from __future__ import annotations

from typing import Any

from atout.kernel.jit import Row, jit


@jit
def deal_tricks(s: Row, chance: Any) -> None:
    s.seat = 0


@jit
def legal_tricks(s: Row, out: Any) -> int:
    return 0


@jit
def play_tricks(s: Row, move: int) -> None:
    s.seat = 0


@jit
def why_not_tricks(s: Row, move: int) -> int:
    return 0


@jit
def hide_tricks(s: Row, seat: int) -> None:
    s.seat = 0


@jit
def places_tricks(s: Row, p: Row) -> None:
    s.seat = 0


@jit
def fill_tricks(s: Row, p: Row, rng: Any) -> None:
    s.seat = 0


@jit
def fits_tricks(s: Row) -> bool:
    return True


@jit
def deal_again_tricks(s: Row, chance: Any) -> None:
    s.seat = 0


@jit
def strength(s: Row, card: int) -> int:
    return 0
