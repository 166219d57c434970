"""Ebbe & Flut: the picture of the table."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from atout.families.ebbe_flut.narration import square_name
from atout.families.ebbe_flut.state import FIRST_PLACE, FIRST_TURN, MEND, MENDING, MOVING, START, TURN, TURNED
from atout.families.family import Notation
from atout.families.picture import WIDTH, seat_lines
from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE, OVER

STEPS = {
    FIRST_TURN: "label-step-turn",
    FIRST_PLACE: "label-step-place",
    TURN: "label-step-turn",
    TURNED: "label-step-place",
    MOVING: "label-step-move",
    MEND: "label-step-mend",
    MENDING: "label-step-mend",
}
SETS = "△▽"  # stand for a set's empty start squares and for its cards that are covered and hidden; they point forward
SIDE = 42  # the column where the stacks are listed, beside the board


def label(_: Fields, __: int, move: str, words: Words) -> str:
    match move.split(":"):
        case ["turn", pile]:
            return words("flut-move-turn", number=pile)
        case ["place", square]:
            return words("flut-move-lay", square=square)
        case [card, way]:
            return words(f"flut-move-{way}", card=card)
    return words(f"flut-move-{move}")


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    """The table as it lies before seat 0: the far piles, the board with its stacks beside it, the near piles."""
    lines = [_head(s, notation, words), *seat_lines(s, words, lambda j: _detail(s, j, words))]
    lines += ["", _piles(s, 1, words)]
    lines += [
        f"{left:{SIDE}}{right}"
        for left, right in zip_longest(_board(s, notation), _stacks(s, notation, words), fillvalue="")
    ]
    return [line.rstrip() for line in [*lines, _piles(s, 0, words)]]


def _head(s: Fields, notation: Notation, words: Words) -> str:
    parts = [words("game-ebbe-flut")]
    if s.due == MOVE:
        parts.append(words(STEPS[s.phase]))
        parts += [f"{words('label-turned')} {notation.cards[card]}" for card in s.turned if card >= 0]
    elif s.due == OVER:
        parts.append(words("label-over"))
    return " · ".join(parts)


def _detail(s: Fields, seat: int, words: Words) -> str:
    """Cards in the goal, gone over the edge, forfeited, still to come."""
    owned = (1 << 50) - 1 if s.players == 1 else ((1 << 25) - 1) << 25 * seat
    parts = [
        f"{words('label-goal')} {(s.scored & owned).bit_count():2}",
        f"{words('label-gone')} {(s.removed & owned).bit_count():2}",
        f"{words('label-stock')} {s.stock[seat]:2}",
    ]
    if s.watchful:
        parts.insert(1, f"{words('label-forfeited')} {s.lost[seat]}")
    return ", ".join(parts)


def _piles(s: Fields, side: int, words: Words) -> str:
    """The five piles on one side of the board, each with the number that turns it and what is left of it."""
    first = 5 * side if s.players == 1 else 0
    piles = [f"{first + k + 1}▒{s.left[5 * side + k] or '–'}" for k in range(5)]
    label = words("label-piles") if s.players == 1 else words.name(side)
    return f"{'    ' + ''.join(f'{pile:^7}' for pile in piles):{SIDE}}{SETS[side]} {label}"[:WIDTH]


def _board(s: Fields, notation: Notation) -> list[str]:
    """Every square with its top card and, if there are more, how many lie there."""
    lines = ["    " + "".join(f"{column:^7}" for column in range(5)), _rule("┌┬┐")]
    for row in range(5):
        cells = [f"{_cell(s, 5 * row + column, notation):^6}" for column in range(5)]
        lines += [f"  {row} │{'│'.join(cells)}│", _rule("├┼┤")]
    return [*lines[:-1], _rule("└┴┘")]


def _rule(corners: str) -> str:
    return f"    {corners[0]}{corners[1].join(['─' * 6] * 5)}{corners[2]}"


def _cell(s: Fields, square: int, notation: Notation) -> str:
    if s.top[square] < 0:
        return next((SETS[i] for i in range(2) if square in START[i]), "")
    high = s.stack[square].bit_length() - 1
    return f"{notation.cards[s.top[square]]}×{high}" if high > 1 else notation.cards[s.top[square]]


def _stacks(s: Fields, notation: Notation, words: Words) -> list[str]:
    """What lies under the top cards, square by square, top first."""
    lines = []
    for square in range(25):
        sets, card, held = s.stack[square], s.top[square], []
        while sets > 1:
            held.append(notation.cards[card] if card >= 0 else SETS[sets & 1])
            card = s.below[card] if card >= 0 else card
            sets >>= 1
        if len(held) > 1:
            head = f"{square_name(square)}: "
            lines += textwrap.wrap(" ".join(held), WIDTH - SIDE, initial_indent=head, subsequent_indent="    ")
    return [words("label-stacks"), *lines] if lines else []
