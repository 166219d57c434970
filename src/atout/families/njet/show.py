"""The Njet family: the picture of the table."""

from __future__ import annotations

from itertools import zip_longest

from atout.families.family import Notation
from atout.families.njet.editions import DISCARD, EDITIONS, ROWS, Edition
from atout.families.njet.narration import LAYINGS, laying_kind, sides
from atout.families.njet.notation import cards_of
from atout.families.njet.state import NO_COLOUR, STONES, passed_on, receiver_of
from atout.families.picture import hand_line, seat_lines, trick_lines
from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE

STONE_SIGN = "●"


def label(s: Fields, seat: int, move: str, words: Words) -> str:
    match move.split(":"):
        case ["no", row, square]:
            return _refusal(row, square, EDITIONS[s.edition], words)
        case ["team", seats]:
            partners = [partner for partner in map(int, seats.split("+")) if partner != seat]
            return words("njet-say-team", seats=partners) if partners else words("njet-say-alone")
        case ["x2", taker]:
            return words("njet-say-double-keep") if int(taker) == seat else words("njet-say-double", seat=int(taker))
        case ["discard", card]:
            return words("njet-say-aside", card=card)
        case ["pass", card]:
            return words("njet-say-pass", card=card, seat=receiver_of(s, seat))
    return move


def _refusal(row: str, square: str, edition: Edition, words: Words) -> str:
    """“No, …”, by the texts of a square and its row."""
    loot = edition.numbers[0]
    match row, square:
        case "start", _:
            return words("njet-say-start", seat=int(square))
        case "points", _:
            return words("njet-say-points", points=square.replace("-", "−"))
        case "discard", "0":
            return words("njet-say-discard-none")
        case "discard", _:
            number = edition.rows[DISCARD].index(square)
            asked = words(f"label-lay-{LAYINGS.get(number, 'discard')}", count=edition.asked(number), value=loot)
            return words("njet-say-discard", square=asked)
        case _, "none":
            return words(f"njet-say-{row}-none")
    return words(f"njet-say-{row}", colour=square, value=loot)


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    edition = EDITIONS[s.edition]
    head = words("label-round", number=s.rounds + (s.due == MOVE))
    lines = [f"{words(f'game-{edition.id}')} · {head}"]
    lines += _board(s, words) if s.start < 0 else _conditions(s, words)
    wide = max(len(words(f"{edition.id}-character-{j}")) for j in range(s.players))
    lines += seat_lines(s, words, lambda j: f"{_character(s, j, words):{wide}}  {_holds(s, j, words)}")
    lines += trick_lines(s, notation.cards, words)
    for seat in range(s.players):
        lines += _cards(s, seat, notation, words)
    return lines


def _board(s: Fields, words: Words) -> list[str]:
    """The five rows; a sign where a stone lies."""
    rows = []
    for row, texts in enumerate(EDITIONS[s.edition].rows):
        cells = [words(f"row-{ROWS[row]}")]
        for square, text in enumerate(texts):
            bit = row * 8 + square
            if s.squares >> bit & 1:
                cells.append(_square(row, text, words) if s.free >> bit & 1 else STONE_SIGN)
        rows.append(cells)
    wide = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return ["  " + "  ".join(f"{cell:{w}}" for cell, w in zip(cells, wide, strict=False)).rstrip() for cells in rows]


def _square(row: int, text: str, words: Words) -> str:
    if text == "none":
        return words("label-none")
    if row == DISCARD and text == "pass":
        return words("label-pass")
    return text


def _conditions(s: Fields, words: Words) -> list[str]:
    """What the board says, and who plays with whom."""
    edition = EDITIONS[s.edition]
    value = edition.faces[0]
    trump = words("label-none") if s.trump == NO_COLOUR else words(f"colour-{edition.colours[s.trump]}")
    supers = words("label-none") if s.super == NO_COLOUR else f"{edition.colours[s.super]}{value}"
    kind = laying_kind(s)
    lay = words(f"label-lay-{kind}", count=s.asked, value=value) if s.asked else words("label-lay-nothing")
    parts = [f"{words('row-trump')} {trump}", f"{words('row-super')} {supers}", f"× {s.factor}", lay]
    lines = ["  " + "   ".join(parts)]
    if s.team and s.players > 2:
        named = " – ".join("+".join(map(str, side)) for side in sides(s))
        doubled = f"   {words('label-doubler')} {s.doubler}" if s.doubler >= 0 else ""
        lines.append(f"  {words('label-sides')} {named}{doubled}")
    return lines


def _character(s: Fields, seat: int, words: Words) -> str:
    return words(f"{EDITIONS[s.edition].id}-character-{seat}")


def _holds(s: Fields, seat: int, words: Words) -> str:
    cards = f"{s.size[seat]:2} {words('label-cards')}"
    if s.phase == STONES:
        return cards
    caught = s.loot[seat].bit_count()
    return f"{cards}, {s.tricks[seat]:2} {words('label-tricks')}, {caught} {words('label-loot')}"


def _cards(s: Fields, seat: int, notation: Notation, words: Words) -> list[str]:
    """What is known of a seat's hand, and of what it laid down."""
    lines = []
    if s.hand[seat]:
        held = [notation.cards[card] for card in cards_of(s.hand[seat])]
        lines.append(hand_line(words, seat, held, s.size[seat]))
    if s.laid[seat]:
        label = words("label-passed" if s.passing else "label-discarded")
        if not passed_on(s) or s.viewer in (seat, receiver_of(s, seat)):
            lines.append(f"{label} {seat}: {' '.join(notation.cards[card] for card in cards_of(s.laid[seat]))}")
    return lines
