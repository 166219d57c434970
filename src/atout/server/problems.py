"""Why the server does not do something: a code, its sentence in fr, en and de, and an HTTP status."""

from __future__ import annotations

from pathlib import Path
from typing import Any

WORDS = Path(__file__).parent / "words"  # the server's own messages: `problem-<code>`, quick phrases …
# Codes whose status is not 409 (the request is fine, but not now).
STATUS = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-record": 400,
    "bad-step": 400,
    "bad-line": 400,
    "no-such-frame": 404,
    "bad-name": 400,
    "too-large": 413,
    "sign-in": 401,
    "wrong-password": 403,
    "forbidden": 403,
    "banned": 403,
    "not-found": 404,
    "no-such-table": 404,
    "not-allowed": 405,
    "slow-down": 429,
    "bad-password": 400,
    "not-json": 415,
    "bad-token": 401,
    "foreign-origin": 403,
    "account-needed": 403,
    "host-needed": 403,
    "wrong-code": 403,
    "sign-up-closed": 403,
    "bad-endpoint": 400,
    "bad-address": 400,
    "internal": 500,
    "not-saved": 503,
    "starting": 503,
}


class Problem(Exception):  # noqa: N818
    """Raised by whatever refuses; nothing has changed."""

    def __init__(self, code: str, detail: str = "", **args: Any) -> None:
        """`detail`: a line in English for programmers, e.g. which field was wrong; `args` fill the sentence."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code, self.detail, self.args_ = code, detail, args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def sentence(self, lang: str = "en") -> str:
        from atout.families.words import Words

        return Words("", lang, also=WORDS)(f"problem-{self.code}", **self.args_)
