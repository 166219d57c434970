"""Chance of the arena: hashed from where it is needed, so that no playing depends on what was played before it."""

from __future__ import annotations

from hashlib import blake2b


def hashed(*numbers: int) -> int:
    """A seed of 63 bits."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest(), "big") >> 1
