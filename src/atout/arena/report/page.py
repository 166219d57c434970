"""A page that stands alone: one file, no network, light and dark, three languages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from atout.arena.figures import Mean
from atout.families.words import LANGUAGES, Words

HERE = Path(__file__).parent
COLOURS = 6  # of series; --c0 … in page.css


class Speaker:
    """Says things in all three languages at once; the page shows one of them."""

    def __init__(self, family: str, names: Sequence[str] = ()) -> None:
        self._words = {lang: Words(family, lang, names, also=HERE / "words") for lang in LANGUAGES}

    def __call__(self, message: str, **args: Any) -> str:
        return self.each(lambda words: words(message, **args))

    def each(self, text: Callable[[Words], str]) -> str:
        """A text that takes more than one message."""
        return "".join(f'<span lang="{lang}">{escape(text(words))}</span>' for lang, words in self._words.items())

    def figure(self, number: float, *, signed: bool = False) -> str:
        """A number, as each language writes it."""
        return self.each(lambda words: words.figure(number, signed=signed))

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.each(lambda words: words.name(seat))


def game_heading(say: Speaker, id: str, written: str) -> str:
    """A game's title, and how it is written if that says more."""
    more = f" <small><code>{escape(written)}</code></small>" if written != id else ""
    return f"<h2>{say(f'game-{id}')}{more}</h2>"


def sheet(title: str, about: str, *content: str, wide: bool = False) -> str:
    """A part of the page: a heading, a sentence, figures."""
    kind = "sheet wide" if wide else "sheet"
    return f'<section class="{kind}"><h3>{title}</h3><p>{about}</p><div class="pair">{"".join(content)}</div></section>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first cell of each row is its heading. All cells are HTML."""
    lines = ["<tr>" + "".join(f'<th scope="col">{cell}</th>' for cell in head) + "</tr>"]
    body = [
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    ]
    return f'<div class="scroll"><table><thead>{lines[0]}</thead><tbody>{"".join(body)}</tbody></table></div>'


def keyed(name: str, names: Sequence[str]) -> str:
    """A name behind a dot in the colour that it has in charts of all these names."""
    return f'<span class="key" style="--key: var(--c{names.index(name) % COLOURS})">{escape(name)}</span>'


def figure(mean: Mean) -> str:
    """A mean with its interval; coloured where it is surely above or below 0."""
    told, *half = str(mean).partition(" ±")
    way = ("up" if mean.mean > 0 else "down") if mean.sure else ""
    return f'<span class="{way}">{told}</span><small>{"".join(half)}</small>'


def page(title: str, heading: str, about: str, body: str, end: str) -> str:
    """The whole file. `title` is plain text, everything else HTML."""
    buttons = "".join(f'<button data-lang="{lang}" aria-pressed="false">{lang}</button>' for lang in LANGUAGES)
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>{(HERE / "page.css").read_text(encoding="utf-8")}</style>
<header><div><h1>{heading}</h1>{about}</div><nav>{buttons}<button id="look" aria-label="light / dark">◐</button></nav></header>
<main>{body}</main>
<footer>{end}</footer>
<script>{(HERE / "page.js").read_text(encoding="utf-8")}</script>
</html>
"""  # noqa: E501
