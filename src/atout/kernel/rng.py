"""A small seeded generator (xoshiro128**), the same bytes on every machine, compiled or interpreted.

Its state is four 32-bit words kept in an int64 array, so that no unsigned arithmetic is needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.jit import entry, inlined, jit

Rng = Any  # np.ndarray of four int64


def new_rng(seed: int, stream: int = 0) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A generator for a seed (any 64-bit number) and a stream within it (a deal, a bot's decision)."""
    rng = np.zeros(4, np.int64)
    start(rng, as_int64(seed), stream)
    return rng


def as_int64(seed: int) -> int:
    """Fold any integer into the signed 64 bits that compiled code takes."""
    return (seed + 2**63) % 2**64 - 2**63


@inlined
def mix(x: int) -> int:
    """32 bits that look random, from any number."""
    x &= 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


@jit
def reseed(rng: Rng, seed: int, stream: int) -> None:
    """Set the generator to the start of a seed's stream."""
    low = seed & 0xFFFFFFFF
    high = (seed >> 32) & 0xFFFFFFFF
    word = mix(low + 0x9E3779B9)
    word = mix(word ^ high ^ 0x85EBCA6B)
    word = mix(word ^ (stream & 0xFFFFFFFF) ^ 0xC2B2AE35)
    for i in range(4):
        word = mix(word + 0x9E3779B9 * (i + 1) + (low ^ (high << (i & 1))))
        rng[i] = word
    rng[3] |= 1  # never all zero


@entry
def start(rng: Rng, seed: int, stream: int) -> None:
    """`reseed`, for Python."""
    reseed(rng, seed, stream)


@entry
def number_below(rng: Rng, n: int) -> int:
    """`below`, for Python."""
    return below(rng, n)


@inlined
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    one = int(rng[1])
    x = (one * 5) & 0xFFFFFFFF
    x = (((x << 7) | (x >> 25)) & 0xFFFFFFFF) * 9 & 0xFFFFFFFF
    two = int(rng[2]) ^ int(rng[0])
    three = int(rng[3]) ^ one
    rng[1] = one ^ two
    rng[0] = int(rng[0]) ^ three
    rng[2] = two ^ ((one << 9) & 0xFFFFFFFF)
    rng[3] = ((three << 11) | (three >> 21)) & 0xFFFFFFFF
    return x


@inlined
def below(rng: Rng, n: int) -> int:
    """A uniform number in 0 … n−1 (n < 2³¹), exactly (Lemire's method)."""
    product = next_word(rng) * n
    if product & 0xFFFFFFFF < n:
        least = (0x100000000 - n) % n
        while product & 0xFFFFFFFF < least:
            product = next_word(rng) * n
    return product >> 32


@jit
def unit(rng: Rng) -> float:
    """A uniform float in [0, 1) with 53 random bits."""
    high = next_word(rng) >> 5
    return (high * 67108864.0 + (next_word(rng) >> 6)) / 9007199254740992.0


@jit
def shuffle(rng: Rng, cards: Any, start: int, stop: int) -> None:
    """Put cards[start:stop] into uniformly random order."""
    for i in range(stop - 1, start, -1):
        j = start + below(rng, i - start + 1)
        swapped = cards[i]
        cards[i] = cards[j]
        cards[j] = swapped
