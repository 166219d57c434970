"""Twenty: the picture of the table."""

from __future__ import annotations

from atout.families.family import Notation
from atout.families.picture import hand_line, seat_lines, trick_lines
from atout.families.scene import listed
from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    turned = notation.cards[s.up] if s.up >= 0 else "–"
    title = f"{words('game-twenty')} · {words('label-round', number=s.rounds + (s.due == MOVE))}"
    lines = [f"{title} · {words('label-trump')} {turned}"]
    cards, tricks = words("label-cards"), words("label-tricks")
    lines += seat_lines(s, words, lambda j: f"{s.size[j]} {cards}, {s.tricks[j]} {tricks}")
    lines += trick_lines(s, notation.cards, words)
    for seat in range(s.seats):
        if held := listed(s.hand[seat], notation.cards):
            lines.append(hand_line(words, seat, held, s.size[seat]))
    return lines
