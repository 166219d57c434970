"""How a net for ebbes looks at a table, so that it learns only once what is true of many positions.

Colours come in the order of what they mean now (trump, plus, ebbes, minus, zilch), then those without a meaning, the
longest in hand first. Cards of a colour are counted from the highest one that nobody has won yet: when higher ones are
gone, a card is as good as they were. Seats are counted from the viewer on. Of variant 2's pairs it knows nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.envs import Layout

Array = np.ndarray[Any, Any]
COLOURS = 5
FIRST = 160  # the number of the move that names seat 0
COUNTED = 6  # so many won cards of a colour are told apart


class Eyes:
    """Looks at observations (`see`); `turn` and `turn_back` translate the game's moves to the net's, and back."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.ranks, self.seats = layout["hand"].shape[0] // COLOURS, layout["won"].shape[0]
        self.cards = COLOURS * self.ranks
        self.space = self.cards + self.seats  # the net's moves: cards in its order, then seats
        self.size = self.see(np.zeros((1, layout.size), np.int8))[0].shape[1]

    def see(self, obs: Array) -> tuple[Array, Array]:
        """What the net is shown, and which of the game's moves each of its own is."""
        part, n = lambda name: self.layout.part(obs, name), len(obs)
        colour, rank = self._order(obs)
        where = (colour[:, :, None] * self.ranks + rank).reshape(n, 1, -1)
        hand, won, trick, marks = (
            np.take_along_axis(part(name).reshape(n, -1, self.cards), where, axis=2)
            for name in ("hand", "won", "trick", "mark")
        )
        named = part("slot").any(2).sum(1, keepdims=True)
        left = ~won.any(1, keepdims=True)
        unseen = left & (hand == 0) & ~trick.any(1, keepdims=True)
        naming = marks * left * (np.arange(self.cards) // self.ranks >= named)[:, None]  # cards that will name a colour
        counts = won.reshape(n, self.seats, COLOURS, -1).sum(3, keepdims=True) > np.arange(COUNTED)
        void = np.take_along_axis(part("void"), colour[:, None], axis=2)
        plain = [part(name) for name in ("leader", "phase")] + [part(name) / 10 for name in ("acted", "size")]
        pieces = [hand, hand * naming, naming, unseen, trick[:, 1:], counts, void, named == np.arange(6), *plain]
        rows = np.hstack(
            [piece.reshape(n, -1) for piece in [*pieces, *self._trick(hand, trick, part("leader"), named)]]
        )
        seats = FIRST + (part("viewer").argmax(1)[:, None] + np.arange(self.seats)) % self.seats
        return rows.astype(np.float32), np.hstack([(colour[:, :, None] * 16 + rank).reshape(n, -1), seats])

    def _order(self, obs: Array) -> tuple[Array, Array]:
        """The order of the colours [n, 5], and of the cards in each [n, 5, ranks]: those that were won come last."""
        hand, won, slot = (self.layout.part(obs, name) for name in ("hand", "won", "slot"))
        held = hand.reshape(len(obs), COLOURS, -1).sum(2)
        colour = np.lexsort((-held, np.where(slot.any(1), slot.argmax(1), COLOURS)), axis=1)
        gone = won.reshape(len(obs), self.seats, COLOURS, -1).any(1)
        rank = np.argsort(np.where(gone, self.ranks, -np.arange(self.ranks)), axis=2, kind="stable")
        return colour, np.take_along_axis(rank, colour[:, :, None], axis=1)

    def _trick(self, hand: Array, trick: Array, leader: Array, named: Array) -> list[Array]:
        """The trick: its colours, the led one, who has it so far and by which card, and which cards in hand take it."""
        n, place = len(hand), np.arange(self.cards)
        colours = trick.reshape(n, self.seats, COLOURS, -1).any(3)
        led = (colours & (leader[:, :, None] > 0)).any(1)
        high = self.ranks - place % self.ranks
        trump = (place < self.ranks) & (named > 0)
        power = np.where(trump, 100 + high, high * np.repeat(led, self.ranks, axis=1))
        lying = (trick * power[:, None]).sum(2)
        best = lying.max(1, keepdims=True)
        takes = (lying == best) & trick.any(2)
        beats = hand[:, 0] * (power > best)
        return [colours, led, takes, trick * takes[:, :, None], beats, beats.any(1)]

    def turn(self, moves: Array, names: Array) -> Array:
        """Numbers for the game's moves (masks, worths) as numbers for the net's."""
        return np.take_along_axis(moves, names, axis=1)

    def turn_back(self, move: Array, names: Array) -> Array:
        """The game's numbers of moves of the net."""
        return np.take_along_axis(names, move[:, None], axis=1)[:, 0]
