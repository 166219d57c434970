"""Positions of Ebbe & Flut for tests: a board written down, everything not named out of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import atout
from atout.families.ebbe_flut.state import MOVING, TURN
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE
from atout.state import State

CARDS = [f"{letter}{number}" for letter in "ABCDEabcde" for number in range(1, 6)]
Board = Mapping[str, str]  # {"44": "B5", "22": "B5 c1"}: a square's cards from the lowest to the top


def position(
    board: Board,
    seat: int = 0,
    piles: tuple[str, ...] = (),
    scored: str = "",
    may_claim: bool = False,
    **options: Any,
) -> State:
    """A turn begins for `seat`. `piles`: for each seat the cards left, all of them in its first piles, top first."""
    game = atout.game("ebbe-flut", **options)
    states = game.fresh()
    row = Fields(states[0])
    used = set()
    for square, stack in board.items():
        for card in stack.split():
            used.add(CARDS.index(card))
            _lay(row, CARDS.index(card), 5 * int(square[0]) + int(square[1]))
    _find_lines(row)
    for j, cards in enumerate(piles):
        held = [CARDS.index(card) for card in cards.split()]
        used.update(held)
        row.stock[j] = len(held)
        for first in range(0, len(held), 5):
            pile = held[first : first + 5]
            row.left[5 * j + first // 5] = len(pile)
            for i, number in enumerate(pile):
                row.pile[5 * j + first // 5, 5 - len(pile) + i] = number
    home = {CARDS.index(card) for card in scored.split()}
    row.scored = sum(1 << card for card in home)
    row.removed = sum(1 << card for card in range(50) if card not in used | home)
    row.due, row.seat, row.starter, row.may_claim = MOVE, seat, seat, int(may_claim)
    row.phase = TURN if row.stock[seat] else MOVING
    return State(game, None, world=states)


def _lay(row: Fields, card: int, square: int) -> None:
    """Put a card on top of a square."""
    covered = row.top[square]
    if covered >= 0:
        row.square[covered] = -1
    row.below[card], row.top[square], row.square[card] = covered, card, square
    row.stack[square] = row.stack[square] * 2 + card // 25


def _find_lines(row: Fields) -> None:
    """Top cards by column and row, as the state keeps them."""
    for square, card in enumerate(row.top):
        if card >= 0:
            bit = 1 << (card % 25 // 5 * 6 + card % 5)
            row.line[card // 25, square % 5] |= bit
            row.line[card // 25, square // 5] |= bit << 30


def at(state: State, square: str) -> str:
    """The cards of a square, from the lowest to the top."""
    row, found = state.fields(), []
    card = row.top[5 * int(square[0]) + int(square[1])]
    while card >= 0:
        found.append(CARDS[card])
        card = row.below[card]
    return " ".join(reversed(found))


def home(state: State) -> list[str]:
    """The cards that have reached their goal."""
    return [CARDS[card] for card in range(50) if state.fields().scored >> card & 1]


def gone(state: State, card: str) -> bool:
    """Whether a card has left the board without a point."""
    return bool(state.fields().removed >> CARDS.index(card) & 1)


def played(state: State, *moves: str) -> State:
    """The same table after these moves."""
    after = state.copy()
    for move in moves:
        after.play(move)
    return after


def turned_round(move: str) -> str:
    """The same move of the other seat: `B5:left` is `b5:left`."""
    return move[0].swapcase() + move[1:]


def mirrored(board: Board) -> dict[str, str]:
    """The board turned round, the sets exchanged."""
    return {f"{4 - int(square[0])}{4 - int(square[1])}": stack.swapcase() for square, stack in board.items()}
