"""Lines that the pictures of several games share: seats, trick, hands."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE, OVER

WIDTH = 80


def seat_lines(s: Fields, words: Words, detail: Callable[[int], str]) -> list[str]:
    """A line per seat: whose turn, name, the game's own detail, total, dealer."""
    names = [words.name(j) for j in range(s.seats)]
    wide = min(max(map(len, names)), 24)
    lines = []
    for j, name in enumerate(names):
        marker = "★" if s.due == OVER and s.winners >> j & 1 else "▶" if s.due == MOVE and s.seat == j else " "
        dealer = f" ({words('label-dealer')})" if s.dealer == j else ""
        lines.append(f"{marker} {name[:24]:{wide}}  {detail(j)}, {words('label-total')} {s.totals[j]}{dealer}")
    return lines


def trick_lines(s: Fields, cards: Sequence[str], words: Words) -> list[str]:
    """The trick on the table and the one before it, in playing order."""
    lines = []
    for label, trick, leader in (
        ("label-trick", s.trick, s.leader),
        ("label-last-trick", s.last_trick, s.last_leader),
    ):
        if leader >= 0 and any(card >= 0 for card in trick):
            order = [(leader + s.turn * k) % s.seats for k in range(s.seats)]
            lines.append(f"{words(label)}: " + "  ".join(f"{j}:{cards[trick[j]]}" for j in order if trick[j] >= 0))
    return lines


def hand_line(words: Words, seat: int, known: Sequence[str], size: int) -> str:
    """What is known of a hand of `size` cards, wrapped to the width of the picture."""
    head = f"{words('label-hand')} {seat}: "
    return textwrap.fill(
        " ".join([*known, "…"] if len(known) < size else known),
        WIDTH,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_on_hyphens=False,
    )
