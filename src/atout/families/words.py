"""Texts in French, English and German: Fluent messages from `words/*.ftl`, common ones and each family's own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("fr", "en", "de")
_FAMILIES = Path(__file__).parent
_HYPHEN = re.compile(r"(?<![\w:-])-(?=\d)")  # before numbers, where people read a minus sign; moves are left as typed


class Words:
    """Messages of one family in one language, told with the players' names."""

    def __init__(self, family: str, lang: str = "en", names: Sequence[str] = (), *, also: Path | None = None) -> None:
        """`also`: a folder with further messages, e.g. those of the command line."""
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: choose fr, en or de")
        self.family, self.lang, self.names = family, lang, tuple(names)
        self._bundle = _bundle(family, lang, also)

    def __call__(self, message: str, **args: Any) -> str:
        """A message with its arguments filled in (see `Event` for what they mean)."""
        found = self._bundle.get_message(message)
        if found is None or found.value is None:
            raise KeyError(f"no message {message!r} in {self.lang} for {self.family}")
        text, errors = self._bundle.format_pattern(
            found.value, {key: self._argument(key, value) for key, value in args.items()}
        )
        if errors:
            raise KeyError(f"message {message!r} in {self.lang}: {errors[0]}")
        return _HYPHEN.sub("−", str(text))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def name(self, seat: int) -> str:
        """A player's name, or the seat's number in this language."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat)

    def figure(self, number: float, digits: int = 2, *, signed: bool = False) -> str:
        """A number with so many decimals, as this language writes it."""
        told = f"{round(number, digits) + 0.0:{'+' if signed else ''}.{digits}f}".replace("-", "−")
        return told if self.lang == "en" else told.replace(".", ",")

    def _argument(self, key: str, value: Any) -> Any:
        if key.startswith("seats"):
            return ", ".join(self.name(seat) for seat in value)
        if key.startswith("seat"):
            return self.name(value)
        if key.startswith("colour"):
            return self(f"colour-{value}")
        return value


@cache
def _bundle(family: str, lang: str, also: Path | None = None) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (_FAMILIES / "words", _FAMILIES / family / "words", also):
        file = None if folder is None else folder / f"{lang}.ftl"
        if file is not None and file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def message_ids(family: str) -> Mapping[str, set[str]]:
    """The message ids of each language, so that a test can compare them."""
    return {lang: set(_bundle(family, lang)._messages) for lang in LANGUAGES}
