"""Draw what selfplay.py or ppo.py wrote down on the way: python examples/curve.py ebbes.jsonl -o curve.png"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from matplotlib.figure import Figure


def draw(file: Path, output: Path) -> None:
    """A panel for each number that was written down, over time; phases have colours of their own."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    names = [name for name in dict.fromkeys(key for line in lines for key in line) if name not in ("phase", "seconds")]
    figure = Figure((8, 2.2 * len(names)), layout="constrained")
    for name, axes in zip(names, figure.subplots(len(names), 1, squeeze=False)[:, 0], strict=True):
        for phase in dict.fromkeys(line["phase"] for line in lines):
            points = [(line["seconds"], line[name]) for line in lines if line["phase"] == phase and name in line]
            if points:
                axes.plot(*zip(*points, strict=True), marker=".", label=phase)
        axes.set_ylabel(name)
        axes.legend(frameon=False)
        axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlabel("seconds")
    figure.savefig(output)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("curve.png"))
    asked = parser.parse_args()
    draw(asked.file, asked.output)
