"""Teach a small net ebbes: first it imitates a search, then it plays against itself. NumPy is all it needs.

    python examples/selfplay.py --minutes 8 -o ebbes.npz
    atout arena ebbes --bots "python examples/arena_policy.py ebbes.npz,beginner" --deals 50
    python examples/curve.py ebbes.jsonl -o curve.png

Half of the time goes to imitation: at many tables a search tries every legal move in worlds that the seat holds
possible, and the net learns what each came to. In the other half the net's moves are drawn, and those that led to more
than expected become likelier (PPO), seat by seat.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from eyes import Eyes

import atout
from atout.envs import Vector, advantages, vector
from atout.envs.learner import Array, Net, reinforce
from atout.kernel.rng import new_rng
from atout.kernel.state import copied

POINT = 0.2  # a point of the game, in the net's numbers
SHARP = 25.0  # how much surer of its moves the net is made before it draws them


class Log:
    """What was measured on the way: a line of JSON each, for curve.py."""

    def __init__(self, file: Path) -> None:
        self._file, self._began = file.open("w", encoding="utf-8"), time.monotonic()

    def __call__(self, phase: str, **numbers: float) -> None:
        told = {"phase": phase, "seconds": round(time.monotonic() - self._began, 1), **numbers}
        print(json.dumps(told), file=self._file, flush=True)
        print("  ".join(f"{key} {value}" for key, value in told.items()), flush=True)


# --- First: imitate a search ---


def label(game: atout.Game, tables: Vector, i: int, worlds: int, seed: int) -> tuple[Array, Array]:
    """The legal moves at table i, and what each came to on average when it was tried in so many worlds."""
    view = atout.View(game, copied(tables.views[i : i + 1]))
    moves = np.array(view.moves())
    found = np.empty((worlds, len(moves), 1))
    view.sampler().search(new_rng(seed), moves, found)
    return moves, found[:, :, 0].mean(0)


class Lessons:
    """Positions with what a search thought of their legal moves: the latest `most` of them."""

    def __init__(self, size: int, space: int, most: int = 200_000) -> None:
        self.rows, self.masks = np.empty((most, size), np.float16), np.empty((most, space), bool)
        self.worth, self.value = np.empty((most, space), np.float32), np.empty(most, np.float32)
        self.heard = 0

    def add(self, rows: Array, masks: Array, worth: Array, value: Array) -> None:
        at = np.arange(self.heard, self.heard + len(rows)) % len(self.rows)
        self.rows[at], self.masks[at], self.worth[at], self.value[at] = rows, masks, worth, value
        self.heard += len(rows)


def imitate(game: atout.Game, net: Net, eyes: Eyes, seconds: float, worlds: int, log: Log) -> None:
    """Search and learn by turns; play what the search thinks best, and now and then anything."""
    tables, rng = vector(game, 64, seed=1), np.random.default_rng(1)
    now, ends = tables.reset(1), time.monotonic() + seconds
    lessons, studied = Lessons(eyes.size, tables.space), 0
    with ThreadPoolExecutor(2) as pool:
        while time.monotonic() < ends:
            played, choices = now.mask.argmax(1), np.flatnonzero(now.mask.sum(1) > 1)
            asked = [pool.submit(label, game, tables, i, worlds, int(rng.integers(2**62))) for i in choices.tolist()]
            worth, value = np.zeros((len(choices), tables.space), np.float32), np.zeros(len(choices))
            for k, (i, answer) in enumerate(zip(choices, asked, strict=True)):
                moves, means = answer.result()
                worth[k, moves], value[k] = POINT * (means - means.mean()), POINT * means.mean()
                played[i] = rng.choice(moves) if rng.random() < 0.15 else moves[means.argmax()]
            if len(choices):
                rows, order = eyes.see(now.obs[choices])
                lessons.add(rows, eyes.turn(now.mask[choices], order), eyes.turn(worth, order), value)
            now = tables.step(played)
            if lessons.heard - studied > 2000:
                studied = lessons.heard
                log("imitate", positions=studied, understood=round(study(net, lessons, rng, 40), 3))
    if lessons.heard:
        log(
            "imitate",
            positions=lessons.heard,
            understood=round(study(net, lessons, rng, min(300, lessons.heard // 50)), 3),
        )


def study(net: Net, lessons: Lessons, rng: Any, steps: int) -> float:
    """Come closer to what the search thought of the legal moves; returns how much of its differences the net knew."""
    off_sum, all_sum = 0.0, 1e-9
    for _ in range(steps):
        some = rng.integers(min(lessons.heard, len(lessons.rows)), size=512)
        x, legal, worth = lessons.rows[some].astype(np.float32), lessons.masks[some], lessons.worth[some]
        hidden, moves, values = net.look(x)
        mean = np.where(legal, moves, 0).sum(1, keepdims=True) / legal.sum(1, keepdims=True)
        off = np.where(legal, moves - mean - worth, 0)
        off_sum, all_sum = off_sum + float((off**2).sum()), all_sum + float((worth**2).sum())
        expected = (values - lessons.value[some])[:, None]
        net.learn(x, hidden, np.hstack([off, 0.2 * expected]).astype(np.float32) / 512, 1e-3)
    return 1 - off_sum / all_sum


# --- Then: play against oneself ---


def improve(game: atout.Game, net: Net, eyes: Eyes, seconds: float, log: Log, n: int = 256, steps: int = 48) -> None:
    """PPO: windows of `steps` moves at `n` tables, each learnt from three times."""
    tables, rng = vector(game, n, seed=2), np.random.default_rng(2)
    now, ends, played = tables.reset(2), time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        rows, masks = np.empty((steps, n, eyes.size), np.float32), np.empty((steps, n, tables.space), bool)
        moves, seat, done = (np.empty((steps, n), kind) for kind in (np.int64, np.int64, bool))
        likely, value = np.empty((2, steps, n), np.float32)
        reward = np.empty((steps, n, tables.players))
        for k in range(steps):
            rows[k], order = eyes.see(now.obs)
            masks[k], seat[k] = eyes.turn(now.mask, order), now.seat
            _, chances, value[k] = net.odds(rows[k], masks[k])
            moves[k] = (chances.cumsum(1) > rng.random((n, 1))).argmax(1)
            likely[k] = chances[np.arange(n), moves[k]]
            now = tables.step(eyes.turn_back(moves[k], order))
            reward[k], done[k] = now.reward * POINT, now.done
        better = advantages(reward, done, seat, value)
        known = np.isfinite(better) & (masks.sum(2) > 1)
        batch = (rows[known], masks[known], moves[known], likely[known], better[known], value[known])
        spread = reinforce(net, batch, rng, 6e-4)
        played += steps * n
        log("improve", moves=played, spread=round(spread, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--worlds", type=int, default=32, help="in which the imitated search tries every move")
    parser.add_argument("--start", type=Path, help="a net that has played against itself before, to go on with")
    parser.add_argument("-o", "--output", type=Path, default=Path("ebbes.npz"))
    asked = parser.parse_args()
    game = atout.game("ebbes")
    tables = vector(game, 1, seed=0)
    eyes, log = Eyes(tables.layout), Log(asked.output.with_suffix(".jsonl"))
    if asked.start:
        net = Net.load(asked.start)
    else:
        net = Net(eyes.size, tables.space)
        imitate(game, net, eyes, 30 * asked.minutes, asked.worlds, log)
        net.save(asked.output.with_suffix(".imitated.npz"))
        for weights in net.weights[2:]:
            weights[..., :-1] *= SHARP
    improve(game, net, eyes, (60 if asked.start else 30) * asked.minutes, log)
    net.save(asked.output)


if __name__ == "__main__":
    main()
