"""ebbes: the picture of the table."""

from __future__ import annotations

from atout.families.ebbes.narration import SLOTS
from atout.families.ebbes.notation import hand_cards
from atout.families.ebbes.state import COLOURS
from atout.families.family import Notation
from atout.families.picture import hand_line, seat_lines, trick_lines
from atout.families.words import Words
from atout.kernel.jit import Fields


def label(_: Fields, seat: int, move: str, words: Words) -> str:
    match move.split(":"):
        case ["pick", card]:
            return words("ebbes-move-pick", card=card)
        case ["first", first]:
            return words("ebbes-move-first-me") if int(first) == seat else words("ebbes-move-first", seat=int(first))
    return move


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    cards = notation.cards
    head = words("label-round", number=s.rounds + (s.due == 0))
    if s.number:
        head += f" · {words('label-number')} {s.number}"
    slots = [f"{words(f'slot-{slot}')} {COLOURS[c] if c >= 0 else '–'}" for slot, c in zip(SLOTS, s.slot, strict=True)]
    lines = [f"ebbes · {head}", "   ".join(slots)]
    if s.choose:
        pairs = [f"{c}{mark}" for c, mark in zip(COLOURS, s.mark, strict=True) if mark]
        lines.append(f"{words('label-pairs')}: {' '.join(pairs) or '–'}")
    lines += seat_lines(
        s, words, lambda j: f"{s.size[j]:2} {words('label-cards')}, {s.tricks[j]:2} {words('label-tricks')}"
    )
    if s.players == 2:
        columns = [
            ("▒" * sum(c != -1 for c in s.down[k])) + (cards[s.up[k]] if s.up[k] >= 0 else "") or "·" for k in range(5)
        ]
        lines.append(f"{words('label-virtual')}: {'  '.join(columns)}")
    lines += trick_lines(s, cards, words)
    for seat in range(s.players):
        held = hand_cards(s, seat)
        if held:
            lines.append(hand_line(words, seat, [cards[c] for c in held], s.size[seat]))
    return lines
