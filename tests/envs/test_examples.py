"""The examples for learners, each in a short form."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import atout
from atout.arena.programs import question
from atout.envs.learner import Net

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def run(name: str, *words: str, said: str = "") -> str:
    paths = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words],
        input=said,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_in_thirty_lines() -> None:
    lines = (EXAMPLES / "first_bot.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 30
    assert "scores: [" in run("first_bot.py", "ebbes", "1")


def test_a_net_learns_plays_and_is_drawn(tmp_path: Path) -> None:
    """Seconds are too short to learn anything: here everything is only seen to work together."""
    file = tmp_path / "net.npz"
    run("selfplay.py", "--minutes", "0.03", "--worlds", "2", "--tables", "16", "-o", str(file))
    phases = [json.loads(line)["phase"] for line in file.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()]
    assert "imitate" in phases and "improve" in phases
    first, last = (np.load(path) for path in (file.with_suffix(".imitated.npz"), file))
    assert not np.array_equal(first["arr_2"], last["arr_2"])

    state = atout.game("ebbes").start(seed=1)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    hello = {"do": "hello", "game": "ebbes", "options": {"players": 4}, "seat": state.seat}
    answer = run("arena_policy.py", str(file), said=f"{json.dumps(hello)}\n{question(state, 1).decode()}\n")
    assert json.loads(answer)["move"] in state.legal()

    run("curve.py", str(file.with_suffix(".jsonl")), "-o", str(tmp_path / "curve.png"))
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_loop_in_pytorch(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is in no lock of ours")
    run("selfplay_torch.py", "--minutes", "0.03", "--worlds", "2", "--tables", "16", "-o", str(tmp_path / "net.npz"))
    before, after = (Net.load(tmp_path / name) for name in ("net.imitated.npz", "net.npz"))
    assert [array.shape for array in before.weights] == [array.shape for array in after.weights]
    assert not np.array_equal(before.weights[0], after.weights[0])


def test_ppo_in_pytorch(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is in no lock of ours")
    run("ppo.py", "--minutes", "0.02", "--tables", "16", "-o", str(tmp_path / "net.pt"))
    assert (tmp_path / "net.pt").exists()
