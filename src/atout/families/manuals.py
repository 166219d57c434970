"""The manuals: Markdown in three languages, and one list of section ids that all of them share, heading by heading."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from atout.families import specs

_FAMILIES = Path(__file__).parent
_CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def manual(id: str, lang: str) -> str:
    """A game's manual in one language."""
    return (_folder(id) / f"{id}.{lang}.md").read_text(encoding="utf-8")


@cache
def sections(id: str) -> tuple[str, ...]:
    """The ids of a manual's sections: the k-th belongs to the k-th heading, in every language."""
    found = msgspec.json.decode((_folder(id) / "sections.json").read_bytes(), type=dict[str, tuple[str, ...]])
    return found[id]


def headings(text: str) -> list[tuple[int, str]]:
    """The headings of a manual, each with its level."""
    return [(len(marks), title) for marks, title in re.findall(r"^(#+) (.+)$", _CODE.sub("", text), re.MULTILINE)]


def _folder(id: str) -> Path:
    return _FAMILIES / specs()[id].family / "manual"
