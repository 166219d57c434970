"""Environments beside those of others, alternately: rates and ratios. Who is not installed is skipped with a line.

    python bench/envs.py [--seconds 1] [--repeats 5]

Steps with a seat count, deals and observations are in the time, moves are drawn at random. By CPU time, so that a busy
machine matters less; two threads by the clock, so measure those on quiet cores. Peers: pip install pettingzoo[classic]
(which brings RLCard) envpool open_spiel.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from subprocess import PIPE, Popen
from typing import Any

import numpy as np

import atout
from atout.envs import vector

Work = Callable[[], int]  # does some steps, and says how many
MANY, CROWD = 4096, 65536  # tables; for two threads the more
COUNTING = """import time
n, end = 0, time.perf_counter() + 1
while time.perf_counter() < end:
    for _ in range(10_000):
        n += 1
print(n)"""
GOALS = {"vector int8": 1.0e6, "two threads": 1.8, "pettingzoo": 2.0, "rlcard": 50.0}


def tables(dtype: Any, threads: int = 1, number: int = MANY) -> Work:
    """Our vector of ebbes, moves by its own random player."""
    many = vector(atout.game("ebbes"), number, seed=1, dtype=dtype, threads=threads)
    choose = many.random(1)

    def work() -> int:
        many.step(choose())
        return number

    return work


def turn_by_turn(env: Any) -> Work:
    """An episode of a PettingZoo environment, as its documentation plays it."""
    rng = np.random.default_rng(1)

    def work() -> int:
        turns = 0
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            turns += 1
        return turns

    return work


def own_turn_by_turn() -> Work:
    return turn_by_turn(import_module("atout.envs.pettingzoo").env("ebbes"))


def petting_zoo(name: str) -> Work:
    return turn_by_turn(import_module(f"pettingzoo.classic.{name}").env())


def rlcard(name: str) -> Work:
    env, rng = import_module("rlcard").make(name), np.random.default_rng(1)

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
            steps += 1
        return steps

    return work


def open_spiel(name: str, n: int = 64) -> Work:
    make = import_module("open_spiel.python.rl_environment")
    step_output = import_module("open_spiel.python.rl_agent").StepOutput
    many = import_module("open_spiel.python.vector_env").SyncVectorEnv([make.Environment(name) for _ in range(n)])
    now, rng = many.reset(), np.random.default_rng(1)

    def work() -> int:
        nonlocal now
        legal = [step.observations["legal_actions"][step.current_player()] for step in now]
        now, *_ = many.step([step_output(int(rng.choice(moves)), None) for moves in legal], reset_if_done=True)
        return n

    return work


def env_pool(name: str, n: int = 1024) -> Work:
    env = import_module("envpool").make(name, env_type="gymnasium", num_envs=n)
    told, rng = env.reset()[1], np.random.default_rng(1)

    def work() -> int:
        nonlocal told
        legal = told["legal_action_mask"]
        told = env.step((legal * rng.random(legal.shape)).argmax(1).astype(np.int32))[4]
        return n

    return work


PEERS: dict[str, Callable[[], Work]] = {
    "pettingzoo leduc": lambda: petting_zoo("leduc_holdem_v4"),
    "pettingzoo texas": lambda: petting_zoo("texas_holdem_v4"),
    "rlcard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "rlcard uno": lambda: rlcard("uno"),
    "rlcard doudizhu": lambda: rlcard("doudizhu"),
    "envpool LeducHoldem": lambda: env_pool("LeducHoldem-v1"),
    "envpool SparrowMahjong": lambda: env_pool("SparrowMahjong-v1"),
    "openspiel vector leduc_poker": lambda: open_spiel("leduc_poker"),
    "openspiel vector hearts": lambda: open_spiel("hearts"),
}


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    done, began = 0, clock()
    while (passed := clock() - began) < seconds:
        done += work()
    return done / passed


def alternately(works: dict[str, Work], seconds: float, repeats: int) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return {name: median(rates) for name, rates in found.items()}


def counted(programs: int) -> int:
    """How far programs count in a second that have nothing in common: two cores are seldom worth two."""
    crowd = [Popen([sys.executable, "-c", COUNTING], stdout=PIPE, text=True) for _ in range(programs)]
    return sum(int(one.communicate()[0]) for one in crowd)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    works: dict[str, Work] = {"vector int8": tables(np.int8), "vector float32": tables(np.float32)}
    for name, make in {"pettingzoo ours": own_turn_by_turn, **PEERS}.items():
        try:
            works[name] = make()
        except ImportError as missing:
            print(f"{name}: skipped, {missing}")
    for work in works.values():
        work()
    found = alternately(works, asked.seconds, asked.repeats)
    for name, steps in found.items():
        ours = "pettingzoo ours" if name.startswith("pettingzoo") else "vector int8"
        print(f"{name:30} {steps:12,.0f} steps/s   ours is {found[ours] / steps:8.1f} × that ({ours})")
    crowds: dict[str, Work] = {f"{n} threads": tables(np.int8, n, CROWD) for n in (1, 2)}
    by_clock = {
        name: median(rate(work, asked.seconds, time.perf_counter) for _ in range(3)) for name, work in crowds.items()
    }
    one, two = by_clock.values()
    ceiling = median(counted(2) / counted(1) for _ in range(3))
    print(f"two threads: {two / one:.2f} × one ({one:,.0f} → {two:,.0f} steps/s by the clock)")
    print(f"two programs that only count: {ceiling:.2f} × one")
    print(f"wanted: {GOALS}")


if __name__ == "__main__":
    main()
