"""The loop of selfplay.py with a net in PyTorch (pip install torch, which no lock of ours has):

    python examples/selfplay_torch.py --minutes 8 -o ebbes.npz

Only the net is another one: autograd and its Adam stand in for what `atout.envs.learner` does by hand. What it writes
is read by NumPy alone, so arena_policy.py takes it to the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from selfplay import main
from torch import nn

from atout.envs.learner import Array, Net


class TorchNet(Net):
    """As `Net`, whose weights PyTorch's layers share: what they learn, it knows."""

    def __init__(self, inputs: int, space: int, wide: Sequence[int] = (192,), seed: int = 0) -> None:
        super().__init__(inputs, space, wide, seed)
        layers: list[nn.Module] = []
        for times, plus in zip(self.weights[::2], self.weights[1::2], strict=True):
            layer = nn.Linear(*times.shape)
            layer.weight.data, layer.bias.data = torch.from_numpy(times.T), torch.from_numpy(plus)
            layers += [layer, nn.ReLU()]
        self._body = nn.Sequential(*layers[:-1])
        self._adam = torch.optim.Adam(self._body.parameters())

    def look(self, rows: Array) -> tuple[list[Any], Array, Array]:
        out = self._body(torch.from_numpy(rows))
        numbers = out.detach().numpy()
        return [out], numbers[:, :-1], numbers[:, -1]

    def learn(self, layers: list[Any], slope: Array, rate: float) -> None:
        self._adam.param_groups[0]["lr"] = rate
        self._adam.zero_grad()
        layers[0].backward(torch.from_numpy(slope))
        self._adam.step()


if __name__ == "__main__":
    main(TorchNet)
