"""A small net in NumPy that learns to play, and how it learns from what came of its moves (PPO)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from atout.envs.layouts import Array

_NEVER = -1e9
_TIMES = 3  # how often a batch is gone through
_BOUND = 0.2  # PPO's: a move's probability is changed by so much of it at the most
_OPEN = 0.005  # how much it is wanted that choices stay open


class Net:
    """Hidden layers, a number for each move, and the expected result: `moves` are as good as they look to it."""

    def __init__(self, inputs: int, space: int, wide: Sequence[int] = (192,), seed: int = 0) -> None:
        rng, sizes = np.random.default_rng(seed), (inputs, *wide, space + 1)
        spreads = [np.sqrt(2 / 60), *(np.sqrt(2 / size) for size in wide[:-1]), 0.1 / np.sqrt(wide[-1])]
        self.weights: list[Array] = []  # of each layer: by which its inputs count, and what is added
        for before, after, spread in zip(
            sizes[:-1], sizes[1:], spreads, strict=True
        ):  # about 60 inputs are on at a time
            self.weights += [rng.normal(0, spread, (before, after)).astype(np.float32), np.zeros(after, np.float32)]
        self._means = [np.zeros_like(array) for array in self.weights]
        self._squares = [np.zeros_like(array) for array in self.weights]
        self._steps = 0

    def look(self, rows: Array) -> tuple[list[Array], Array, Array]:
        """The layers (what was seen first), the moves' numbers and the values of observations (scaled to −1 … 1)."""
        layers = [rows]
        for times, plus in zip(self.weights[:-2:2], self.weights[1:-2:2], strict=True):
            layers.append(np.maximum(layers[-1] @ times + plus, 0))
        out = layers[-1] @ self.weights[-2] + self.weights[-1]
        return layers, out[:, :-1], out[:, -1]

    def best(self, rows: Array, masks: Array) -> Array:
        """The best legal move of each row."""
        return np.where(masks, self.look(rows)[1], _NEVER).argmax(1)

    def odds(self, rows: Array, masks: Array, prior: Array | float = 0.0) -> tuple[list[Array], Array, Array]:
        """The layers, the probability of each legal move when they are drawn, and the values; `prior`: what is
        added to the moves' numbers."""
        layers, moves, values = self.look(rows)
        moves = np.where(masks, moves + prior, _NEVER)
        chances = np.exp(moves - moves.max(1, keepdims=True))
        return layers, chances / chances.sum(1, keepdims=True), values

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """A step of Adam against the slope of the loss by the net's outputs (moves, then the value)."""
        slopes: list[Array] = []
        for k in range(len(layers) - 1, -1, -1):
            slopes = [layers[k].T @ slope, slope.sum(0), *slopes]
            slope = (slope @ self.weights[2 * k].T) * (layers[k] > 0) if k else slope
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
        wide = [array.shape[1] for array in arrays[:-2:2]]
        net = cls(arrays[0].shape[0], arrays[-1].shape[0] - 1, wide)
        for own, array in zip(net.weights, arrays, strict=True):
            own[:] = array
        return net


def reinforce(
    net: Net, batch: tuple[Array, ...], rng: Any, rate: float, prior: Array | None = None, piece: int = 1024
) -> float:
    """Make moves that were better than expected likelier, within PPO's bounds; returns how open the choices are.

    A batch is rows, masks, moves, how likely they were, how much better than expected, and what was expected; it is
    gone through in pieces of so many decisions.
    """
    open_ = 0.0
    for _ in range(_TIMES):
        for some in np.array_split(rng.permutation(len(batch[0])), max(1, len(batch[0]) // piece)):
            rows, masks, moves, likely, better, value = (array[some] for array in batch)
            layers, chances, values = net.odds(rows, masks, 0.0 if prior is None else prior[some])
            at = np.arange(len(some)), moves
            ratio, wanted = chances[at] / likely, (better - better.mean()) / (better.std() + 1e-6)
            clipped = ((ratio > 1 + _BOUND) & (wanted > 0)) | ((ratio < 1 - _BOUND) & (wanted < 0))
            slope = chances * np.where(clipped, 0, wanted * ratio)[:, None]
            slope[at] -= np.where(clipped, 0, wanted * ratio)
            entropy = -(chances * np.log(chances + 1e-9)).sum(1, keepdims=True)
            slope += _OPEN * chances * (np.log(chances + 1e-9) + entropy)
            toward = 0.5 * (values - (value + better))
            net.learn(layers, np.hstack([slope, toward[:, None]]).astype(np.float32) / len(some), rate)
            open_ = float(entropy.mean())
    return open_
