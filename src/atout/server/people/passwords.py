"""Passwords and recovery codes: Argon2id in two threads of its own, never on the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from atout.server.problems import Problem

T = TypeVar("T")
LEAST, MOST = 8, 200  # characters
_WAITING = 20  # more than this are sent away: each takes 64 MB and some tens of milliseconds
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: nothing looks like something else
_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


class Passwords:
    """Hashes and checks, at most two at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "atout-password")
        self._waiting = 0
        # Checked against when nobody has the name, so that the answer takes as long as for a wrong password.
        self._dummy = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        return await self._in_thread(lambda: self._hasher.hash(_plain(password)))

    async def is_right(self, password: str, hashed: str | None) -> bool:
        def check() -> bool:
            try:
                return self._hasher.verify(hashed or self._dummy, _plain(password)) and hashed is not None
            except (VerificationError, InvalidHashError):
                return False

        return await self._in_thread(check)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= _WAITING:
            raise Problem("slow-down", "too many password checks", seconds=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def checked(password: str) -> str:
    """A new password that is long enough."""
    if not LEAST <= len(password) <= MOST:
        raise Problem("bad-password", least=LEAST, most=MOST)
    return password


def new_code() -> str:
    """A recovery code: 100 random bits, readable aloud."""
    letters = [secrets.choice(_LETTERS) for _ in range(20)]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, 20, 4))


def code_of(text: str) -> str:
    """A recovery code as somebody typed it."""
    return text.upper().translate(_ALIKE)


def _plain(password: str) -> str:
    """The same password typed on another keyboard gives the same characters."""
    return unicodedata.normalize("NFKC", password)
