"""How a net for ebbes looks at a table: colours in the order of what they mean now, so that it learns each only once.

The observation has them in a fixed order; but what is true of blue as trump is true of red as trump. So those that are
named come first (trump, plus, ebbes, minus, zilch), then the others, those first of which the hand holds most.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.envs import Layout

Array = np.ndarray[Any, Any]
COLOURS = 5
_PLAIN = ("scores", "seat", "leader", "acted", "size", "tricks", "named", "phase", "dealer", "viewer")


class Eyes:
    """Looks at observations (`see`), and says which columns of the net's answer are which moves (`turn_back`)."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.ranks = layout["hand"].shape[0] // COLOURS
        self.seats = layout["won"].shape[0]
        self.size = self.see(np.zeros((1, layout.size), np.int8))[0].shape[1]

    def see(self, obs: Array) -> tuple[Array, Array]:
        """What the net is shown, and the order of the colours: rows of colours, the first one first."""
        n, part, scale = len(obs), self.layout.part, self.layout.scale
        slot = part(obs, "slot")
        hand = part(obs, "hand").reshape(n, 1, COLOURS, self.ranks)
        named = slot.any(1)  # [n, colour]
        meaning = np.where(named, slot.argmax(1), COLOURS)
        order = np.lexsort((-hand.sum((1, 3)), meaning), axis=1)
        cards = np.concatenate(
            [hand, *(part(obs, name).reshape(n, self.seats, COLOURS, self.ranks) for name in ("won", "trick"))], axis=1
        )
        turned = np.take_along_axis(cards, order[:, None, :, None], axis=2).reshape(n, -1)
        void = np.take_along_axis(part(obs, "void"), order[:, None, :], axis=2).reshape(n, -1)
        marks = np.take_along_axis(part(obs, "mark"), order[:, :, None], axis=1).reshape(n, -1)
        plain = [obs[:, piece.start : piece.stop] * scale[piece.start : piece.stop] for piece in self._pieces()]
        return np.hstack([turned, void, marks, slot.any(2), *plain]).astype(np.float32), order

    def _pieces(self) -> list[Any]:
        return [self.layout[name] for name in _PLAIN]

    def turn(self, moves: Array, order: Array) -> Array:
        """Numbers for moves (masks, worths) with the colours in the net's order: cards and pairs have 16 a colour."""
        n, cards = len(moves), 2 * COLOURS * 16
        coloured = moves[:, :cards].reshape(n, 2, COLOURS, 16)
        return np.hstack(
            [np.take_along_axis(coloured, order[:, None, :, None], axis=2).reshape(n, -1), moves[:, cards:]]
        )

    def turn_back(self, move: Array, order: Array) -> Array:
        """The game's numbers of moves in the net's order."""
        coloured, colour = move < 2 * COLOURS * 16, move // 16 % COLOURS
        there = np.take_along_axis(order, colour[:, None], axis=1)[:, 0]
        return np.where(coloured, move + 16 * (there - colour), move)
