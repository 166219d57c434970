"""XXL: the picture of runs (game 4)."""

from __future__ import annotations

import textwrap

from atout.families.family import Notation
from atout.families.picture import WIDTH
from atout.families.scene import listed
from atout.families.words import Words
from atout.families.xxl.narration.runs import points
from atout.families.xxl.state import RUN
from atout.kernel.jit import Fields


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    head = f"{words('label-display')}: "
    open_cards = " ".join(listed(s.display, notation.cards)) or "–"
    lines = textwrap.wrap(open_cards, WIDTH, initial_indent=head, subsequent_indent=" " * len(head))
    lines.append(f"{words('label-talon')}: {s.left}")
    if s.done:
        lines.append(words("label-run-done" if s.done & RUN else "label-change-done"))
    return lines


def detail(s: Fields, seat: int, words: Words) -> str:
    """What a seat has laid down."""
    return f"{s.tricks[seat]} {words('label-runs')} ({points(s.won[seat])})"
