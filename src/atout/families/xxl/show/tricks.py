"""XXL: the picture of the trick games (3 and 6)."""

from __future__ import annotations

from atout.families.family import Notation
from atout.families.picture import trick_lines
from atout.families.words import Words
from atout.families.xxl.deck import CARDS, COLOURS
from atout.families.xxl.state import (
    KEEPING,
    REFUSE,
    SECOND,
)
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, MOVE
from atout.kernel.tricks import REFUSED


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    facts = _facts_refuse(s, words) if s.kind == REFUSE else _facts_fix(s, words)
    lain = sum(cards.bit_count() for cards in s.won) + sum(card >= 0 for card in s.trick)
    facts.append(f"{words('label-aside')}: {CARDS - sum(s.size) - lain}")
    lines = ["   ".join(facts)]
    if s.kind == REFUSE and (s.phase == KEEPING or s.due == DEAL):
        told = s.seats if s.due == DEAL else s.seat
        kept = [f"{j}:{notation.cards[s.kept[j]] if s.kept[j] >= 0 else '–'}" for j in range(told)]
        if kept:
            lines.append(f"{words('label-kept')}: {'  '.join(kept)}")
    tricks = trick_lines(s, notation.cards, words)
    refused = [j for j in range(s.seats) if s.trick[j] == REFUSED]
    if refused:
        tricks.insert(1, f"{words('label-refused')}: {', '.join(words.name(j)[:10] for j in refused)}")
    return lines + tricks


def _facts_refuse(s: Fields, words: Words) -> list[str]:
    facts = [words("label-part", number=2 if s.phase == SECOND else 1)]
    if s.phase == KEEPING and s.due == MOVE:
        facts.append(words("label-keeping"))
    if s.wanted:
        facts.append(_wanted(s, words))
    return facts


def _facts_fix(s: Fields, words: Words) -> list[str]:
    facts = []
    if s.with_trump:
        trump = words(f"colour-{COLOURS[s.trump]}") if s.trump >= 0 else "–"
        facts.append(f"{words('label-trump')}: {trump}")
    if s.wanted:
        facts.append(_wanted(s, words))
    return facts


def _wanted(s: Fields, words: Words) -> str:
    colours = [words(f"colour-{letter}") for k, letter in enumerate(COLOURS) if s.wanted >> k & 1]
    return f"{words('label-wanted')}: {' / '.join(colours)}"
