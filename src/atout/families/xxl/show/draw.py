"""XXL: the picture of the draw games (1, 2, 5)."""

from __future__ import annotations

from atout.families.family import Notation
from atout.families.words import Words
from atout.families.xxl.deck import CARDS, COLOURS, PAIRS
from atout.families.xxl.notation.draw import PILES
from atout.families.xxl.state import LOWER, UP_AND_DOWN
from atout.kernel.jit import Fields

ARROWS = {1: "↑", -1: "↓"}


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    if s.kind == UP_AND_DOWN:
        lines = [_pile_line(s, k, notation, words) for k in range(2)]
    elif s.kind == LOWER:
        lines = [f"{words('label-pile')}: {notation.cards[s.pile[0]]}"]
    else:
        rows = []
        for colour, needed in zip(COLOURS, s.row, strict=True):
            reached = "–" if needed == 10 else "10" if needed == 9 else f"10…{needed + 1}"
            rows.append(f"{colour} {reached}")
        takes = " ".join(f"{colour}{needed}" for colour, needed in zip(COLOURS, s.row, strict=True))
        lines = [f"{words('label-rows')}: {'   '.join(rows)}   {words('label-takes')} {takes}"]
    lines.append(f"{words('label-talon')}: {s.left}")
    if s.drawn >= 0:
        lines.append(f"{words('label-drawn')}: {notation.cards[s.drawn]}")
    return lines


def _pile_line(s: Fields, k: int, notation: Notation, words: Words) -> str:
    """A pile's top card, the series that runs on it, and what it takes."""
    card = notation.cards[s.pile[k]]
    series = f"{card.split('/')[s.half[k]][-1]}{ARROWS[s.step[k]]}" if s.half[k] >= 0 else ""
    takes = {*_halves(s.fit[k], 0, notation), *_halves(s.fit[2 + k], 1, notation)}
    listed = " ".join(colour + str(number) for colour, number in sorted(takes)) or "–"
    return f"{words('label-pile')} {PILES[k]}: {card:6} {series:2}  {words('label-takes')} {listed}"


def _halves(cards: int, half: int, notation: Notation) -> list[tuple[str, int]]:
    """Colour and number of one half of every card of a set."""
    return [
        (notation.cards[card].split("/")[half][-1], PAIRS[card][half]) for card in range(CARDS) if cards >> card & 1
    ]
