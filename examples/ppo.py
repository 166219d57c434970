"""PPO in PyTorch over many tables at once, all seats by one net: python examples/ppo.py --minutes 5

Needs PyTorch (pip install torch), which no lock of ours has. Observations are taken from the environment's own memory.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import atout
from atout.envs import Vector, advantages, vector

POINT = 0.2  # a point of the game, in the net's numbers


class Net(nn.Module):
    """Chances of the legal moves, and what is expected of the round."""

    def __init__(self, inputs: int, space: int, scale: np.ndarray, wide: int = 256) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(inputs, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU())
        self.moves, self.value = nn.Linear(wide, space), nn.Linear(wide, 1)

    def forward(self, obs: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(obs * self.scale)
        logits = self.moves(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[:, 0]


def window(tables: Vector, net: Net, steps: int) -> tuple[torch.Tensor, ...]:
    """Play; returns what is to be learnt: observations, masks, moves, how likely they were, advantages, returns."""
    now, n = tables.now, tables.n
    obs, masks = torch.empty(steps, n, tables.layout.size, dtype=torch.int8), torch.empty(steps, n, tables.space).bool()
    moves, seat = torch.empty(steps, n, dtype=torch.int64), np.empty((steps, n), np.int64)
    likely, value = torch.empty(2, steps, n)
    reward, done = np.empty((steps, n, tables.players)), np.empty((steps, n), bool)
    for k in range(steps):
        obs[k], masks[k], seat[k] = torch.from_numpy(now.obs), torch.from_numpy(now.mask), now.seat
        with torch.no_grad():
            odds, value[k] = net(obs[k], masks[k])
        moves[k] = odds.sample()
        likely[k] = odds.log_prob(moves[k])
        now = tables.step(moves[k].numpy())
        reward[k], done[k] = now.reward * POINT, now.done
    better = torch.from_numpy(advantages(reward, done, seat, value.numpy())).float()
    known = better.isfinite() & (masks.sum(2) > 1)
    return obs[known], masks[known], moves[known], likely[known], better[known], (value + better)[known]


def learn(net: Net, optimiser: torch.optim.Optimizer, batch: tuple[torch.Tensor, ...]) -> float:
    """Three times through a window; returns how open the choices are."""
    entropy = torch.zeros(1)
    for _ in range(3):
        for some in torch.randperm(len(batch[0])).split(1024):
            obs, masks, moves, likely, better, wanted = (tensor[some] for tensor in batch)
            odds, value = net(obs, masks)
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio, entropy = (odds.log_prob(moves) - likely).exp(), odds.entropy().mean()
            gain = torch.minimum(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            loss = 0.5 * (value - wanted).square().mean() - gain - 0.01 * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return float(entropy.detach())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="ebbes")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=512)
    parser.add_argument("-o", "--output", type=Path, default=Path("ppo.pt"))
    asked = parser.parse_args()
    tables = vector(atout.game(asked.game), asked.tables, seed=1)
    net = Net(tables.layout.size, tables.space, tables.layout.scale)
    optimiser, began, played = torch.optim.Adam(net.parameters(), 3e-4), time.monotonic(), 0
    with asked.output.with_suffix(".jsonl").open("w", encoding="utf-8") as log:
        while time.monotonic() - began < 60 * asked.minutes:
            entropy = learn(net, optimiser, window(tables, net, 48))
            played += 48 * asked.tables
            told = {"phase": "ppo", "seconds": round(time.monotonic() - began, 1), "moves": played, "entropy": entropy}
            print(json.dumps(told), file=log, flush=True)
            print(told)
    torch.save(net.state_dict(), asked.output)


if __name__ == "__main__":
    main()
