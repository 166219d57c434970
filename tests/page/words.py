"""The page's texts, to find things by what stands on them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
LANGUAGES = ("fr", "en", "de")


@cache
def _bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    sources = ROOT / "src/atout"
    for file in (
        *sources.glob(f"families/*/words/{lang}.ftl"),
        sources / f"families/words/{lang}.ftl",
        sources / f"server/words/{lang}.ftl",
        *(ROOT / "web/src/words" / lang).glob("*.ftl"),
        *ROOT.glob(f"web/src/games/*/words/{lang}.ftl"),
    ):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def said(id: str, lang: str = "en", **arguments: Any) -> str:
    """A message as the page says it."""
    bundle = _bundle(lang)
    message = bundle.get_message(id)
    assert message.value is not None, id
    text, _ = bundle.format_pattern(message.value, arguments)
    return str(text)
