"""Whether a table's secret seed can be found in what was sent: the seed itself, or anything that is made from it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

PIECE = 10  # characters: so many of a form in a row are no accident
DEALS, HASHES = 6, 10  # deals of a game, and hashes of a deal, that are looked for
SHOWN = 1  # the first hash of the seed is shown before the first card, and binds the server to it


def traces(seed: bytes, text: str, allowed: int = 0) -> list[str]:
    """The forms of a seed that have left a piece in a text; `allowed`: so many hashes of the seed may be told."""
    pieces = _pieces(seed, allowed)
    perhaps = np.flatnonzero(np.isin(_sums(text), _sums_of_pieces(seed, allowed))).tolist()
    return sorted({pieces[window] for i in perhaps if (window := text[i : i + PIECE]) in pieces})


def _sums(text: str) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A number for every piece of a text, the same for the same piece: much faster than to cut it up."""
    codes = np.frombuffer(text.encode("utf-32-le"), np.uint32).astype(np.uint64)
    count = max(len(codes) - PIECE + 1, 0)
    weights = np.uint64(1_000_003) ** np.arange(PIECE, dtype=np.uint64)
    return sum((codes[k : k + count] * weights[k] for k in range(PIECE)), np.zeros(count, np.uint64))


@cache
def _sums_of_pieces(seed: bytes, allowed: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    return np.concatenate([_sums(form) for _, form in _forms(seed, allowed)])


@cache
def _pieces(seed: bytes, allowed: int) -> dict[str, str]:
    """Every piece of every form, and of which it is."""
    forms = _forms(seed, allowed)
    return {form[i : i + PIECE]: name for name, form in forms for i in range(len(form) - PIECE + 1)}


def _forms(seed: bytes, allowed: int) -> Iterator[tuple[str, str]]:
    for name, secret in _secrets(seed, allowed):
        yield f"{name} in hexadecimal", secret.hex()
        yield f"{name} in capitals", secret.hex().upper()
        yield f"{name} backwards", secret.hex()[::-1]
        yield f"{name} in base 64", base64.b64encode(secret).decode()
        yield f"{name} in base 64 for addresses", base64.urlsafe_b64encode(secret).decode()
        yield f"{name} in base 32", base64.b32encode(secret).decode()
        yield f"{name} as bytes", repr(secret)[2:-1]
        for order in ("big", "little"):
            yield f"{name} as a number", str(int.from_bytes(secret, order))
        yield f"{name} as a list", ", ".join(map(str, secret))
        yield f"{name} as a short list", ",".join(map(str, secret))


def _secrets(seed: bytes, allowed: int) -> Iterator[tuple[str, bytes]]:
    yield "the seed", seed
    chain = seed
    for again in range(1, 5):
        chain = hashlib.sha256(chain).digest()
        if again > allowed:
            yield f"hash {again} of the seed", chain
    for other in ("md5", "sha1", "sha512", "blake2b", "sha3_256"):
        yield f"its {other}", hashlib.new(other, seed).digest()
    for k in range(DEALS):
        for c in range(HASHES):
            block = seed + b"deal" + k.to_bytes(4, "big") + c.to_bytes(4, "big")
            yield f"hash {c} of deal {k}", hashlib.sha256(block).digest()
