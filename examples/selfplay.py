"""Teach a small net ebbes: first it imitates a search, then it plays against itself. NumPy is all it needs.

    python examples/selfplay.py --minutes 8 -o ebbes.npz
    atout arena ebbes --bots "python examples/arena_policy.py ebbes.npz,beginner" --deals 50
    python examples/curve.py ebbes.jsonl -o curve.png

Most of the time goes to imitation: at many tables the search of the stronger bots tries every legal move in a few
worlds that the seat holds possible, and the net learns what each came to. Few worlds are enough: what is chance in them
cancels out over many positions. Then the net's moves are drawn, and those that led to more than expected become
likelier (PPO), seat by seat.
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
from atout.bots.weights import learnt
from atout.envs import Vector, advantages, layout, vector
from atout.envs.learner import Array, Net, reinforce
from atout.kernel.rng import new_rng
from atout.kernel.state import copied

POINT = 0.2  # a point of the game, in the net's numbers
SHARP = 25.0  # how much surer of its moves the net is made before it draws them
WIDE = (512, 256)  # the net's hidden layers
IMITATION = 0.7  # of the time


class Log:
    """What was measured on the way: a line of JSON each, for curve.py."""

    def __init__(self, file: Path) -> None:
        self._file, self._began = file.open("w", encoding="utf-8"), time.monotonic()

    def __call__(self, phase: str, **numbers: float) -> None:
        told = {"phase": phase, "seconds": round(time.monotonic() - self._began, 1), "cpu": round(time.process_time())}
        told |= numbers
        print(json.dumps(told), file=self._file, flush=True)
        print("  ".join(f"{key} {value}" for key, value in told.items()), flush=True)


# --- First: imitate a search ---


def label(game: atout.Game, tables: Vector, i: int, worlds: int, seed: int) -> tuple[Array, Array]:
    """The legal moves at table i, and what each came to on average when it was tried in so many worlds."""
    view, judge = atout.View(game, copied(tables.views[i : i + 1])), learnt(game)
    moves = np.array(view.moves())
    found = np.empty((worlds, len(moves), 1))
    assert judge is not None, "the package has learnt to judge ebbes"
    view.sampler().foresee(new_rng(seed), moves, found, judge.net, judge.made.plies)
    return moves, found[:, :, 0].mean(0)


class Lessons:
    """Positions with what a search thought of their legal moves: the latest `most` of them."""

    def __init__(self, size: int, space: int, most: int = 250_000) -> None:
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
    now, began = tables.reset(1), time.monotonic()
    lessons, studied, gone = Lessons(eyes.size, eyes.space), 0, 0.0
    with ThreadPoolExecutor(2) as pool:
        while gone < 1:
            played, choices = now.mask.argmax(1), np.flatnonzero(now.mask.sum(1) > 1)
            asked = [pool.submit(label, game, tables, i, worlds, int(rng.integers(2**62))) for i in choices.tolist()]
            worth, value = np.zeros((len(choices), tables.space), np.float32), np.zeros(len(choices))
            for k, (i, answer) in enumerate(zip(choices, asked, strict=True)):
                moves, means = answer.result()
                worth[k, moves], value[k] = POINT * (means - means.mean()), POINT * means.mean()
                played[i] = rng.choice(moves) if rng.random() < 0.15 else moves[means.argmax()]
            if len(choices):
                rows, names = eyes.see(now.obs[choices])
                lessons.add(rows, eyes.turn(now.mask[choices], names), eyes.turn(worth, names), value)
            now, gone = tables.step(played), min((time.monotonic() - began) / seconds, 1)
            if lessons.heard - studied > 2000 or (gone == 1 and lessons.heard):
                studied = lessons.heard
                known = study(net, lessons, rng, 40, rate=1e-3 * (1 - 0.9 * gone))
                log("imitate", positions=studied, understood=round(known, 3))


def study(net: Net, lessons: Lessons, rng: Any, steps: int, rate: float) -> float:
    """Come closer to what the search thought of the legal moves; returns how much of its differences the net knew."""
    off_sum, all_sum = 0.0, 1e-9
    for _ in range(steps):
        some = rng.integers(min(lessons.heard, len(lessons.rows)), size=512)
        legal, worth = lessons.masks[some], lessons.worth[some]
        layers, moves, values = net.look(lessons.rows[some].astype(np.float32))
        mean = np.where(legal, moves, 0).sum(1, keepdims=True) / legal.sum(1, keepdims=True)
        off = np.where(legal, moves - mean - worth, 0)
        off_sum, all_sum = off_sum + float((off**2).sum()), all_sum + float((worth**2).sum())
        expected = (values - lessons.value[some])[:, None]
        net.learn(layers, np.hstack([off, 0.2 * expected]).astype(np.float32) / 512, rate)
    return 1 - off_sum / all_sum


# --- Then: play against oneself ---


def improve(game: atout.Game, net: Net, eyes: Eyes, seconds: float, log: Log, n: int, steps: int = 48) -> None:
    """PPO: windows of `steps` moves at `n` tables, each learnt from three times."""
    tables, rng = vector(game, n, seed=2), np.random.default_rng(2)
    now, ends, played = tables.reset(2), time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        rows, masks = np.empty((steps, n, eyes.size), np.float32), np.empty((steps, n, eyes.space), bool)
        moves, seat, done = (np.empty((steps, n), kind) for kind in (np.int64, np.int64, bool))
        likely, value = np.empty((2, steps, n), np.float32)
        reward = np.empty((steps, n, tables.players))
        for k in range(steps):
            rows[k], names = eyes.see(now.obs)
            masks[k], seat[k] = eyes.turn(now.mask, names), now.seat
            _, chances, value[k] = net.odds(rows[k], masks[k])
            moves[k] = (chances.cumsum(1) > rng.random((n, 1))).argmax(1)
            likely[k] = chances[np.arange(n), moves[k]]
            now = tables.step(eyes.turn_back(moves[k], names))
            reward[k], done[k] = now.reward * POINT, now.done
        better = advantages(reward, done, seat, value)
        known = np.isfinite(better) & (masks.sum(2) > 1)
        batch = (rows[known], masks[known], moves[known], likely[known], better[known], value[known])
        spread = reinforce(net, batch, rng, 2e-4)
        played += steps * n
        log("improve", moves=played, spread=round(spread, 3))


def main(kind: type[Net] = Net) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--worlds", type=int, default=4, help="in which the imitated search tries every move")
    parser.add_argument("--tables", type=int, default=256, help="at which it plays against itself")
    parser.add_argument("--start", type=Path, help="a net that has imitated before, to go on with against itself")
    parser.add_argument("-o", "--output", type=Path, default=Path("ebbes.npz"))
    asked = parser.parse_args()
    game, seconds = atout.game("ebbes"), 60 * asked.minutes
    eyes, log = Eyes(layout(game)), Log(asked.output.with_suffix(".jsonl"))
    net = kind.load(asked.start) if asked.start else kind(eyes.size, eyes.space, WIDE)
    if not asked.start:
        imitate(game, net, eyes, IMITATION * seconds, asked.worlds, log)
        net.save(asked.output.with_suffix(".imitated.npz"))
    for weights in net.weights[-2:]:
        weights[..., :-1] *= SHARP
    improve(game, net, eyes, seconds if asked.start else (1 - IMITATION) * seconds, log, asked.tables)
    net.save(asked.output)


if __name__ == "__main__":
    main()
