"""A small net in NumPy that learns to play: one hidden layer, a number for each move, and the expected result.

Used by selfplay.py, which teaches it, and by arena_policy.py, with which it plays in the arena.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
_NEVER = -1e9


class Net:
    """`moves` are as good as they look to the net (the best is played); `value` is what it expects of the round."""

    def __init__(self, inputs: int, space: int, wide: int = 192, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, np.sqrt(2 / 60), (inputs, wide))  # about 60 inputs are on at a time
        last = rng.normal(0, 0.1 / np.sqrt(wide), (wide, space + 1))
        self.weights = [array.astype(np.float32) for array in (first, np.zeros(wide), last, np.zeros(space + 1))]
        self._means = [np.zeros_like(array) for array in self.weights]
        self._squares = [np.zeros_like(array) for array in self.weights]
        self._steps = 0

    def look(self, rows: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the moves' numbers and the values of observations (scaled to −1 … 1)."""
        first, bias, last, end = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        out = hidden @ last + end
        return hidden, out[:, :-1], out[:, -1]

    def best(self, rows: Array, masks: Array) -> Array:
        """The best legal move of each row."""
        return np.where(masks, self.look(rows)[1], _NEVER).argmax(1)

    def odds(self, rows: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of each legal move when they are drawn, and the values."""
        hidden, moves, values = self.look(rows)
        moves = np.where(masks, moves, _NEVER)
        chances = np.exp(moves - moves.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), values

    def learn(self, rows: Array, hidden: Array, slope: Array, rate: float) -> None:
        """A step of Adam against the slope of the loss by the net's outputs (moves, then the value)."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self._steps += 1
        mend, mend_squares = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for k, found in enumerate(slopes):
            self._means[k] += 0.1 * (found - self._means[k])
            self._squares[k] += 0.001 * (found * found - self._squares[k])
            self.weights[k] -= rate * (self._means[k] / mend) / (np.sqrt(self._squares[k] / mend_squares) + 1e-8)

    def save(self, file: Path) -> None:
        np.savez(file, *self.weights)

    @classmethod
    def load(cls, file: Path) -> Net:
        kept = np.load(file)
        arrays = [kept[name] for name in kept.files]
        net = cls(arrays[0].shape[0], arrays[2].shape[1] - 1, arrays[0].shape[1])
        net.weights = arrays
        return net
