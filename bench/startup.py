"""What a newcomer waits for: importing, compiling (an empty cache) and loading (a filled one), in fresh processes.

    python bench/startup.py [GAME …]

Seconds, and behind them the CPU time of all processes together, which says more while others compute.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import atout

TABLE = """import atout, sys
state = atout.game(sys.argv[1]).start(seed=1)
state.view(state.seat), state.play(state.moves()[0])"""
BOT = f"""import atout, sys
from atout import bots, warmup
game = atout.game(sys.argv[1])
warmup.prepare(game, warmup.ONE_TABLE if bots.learns(sys.argv[2], game) else (warmup.TABLE, warmup.BOT))
{TABLE}
bots.choose(sys.argv[2], state.view(state.seat), 1, bots.Budget(simulations=10))"""


class Took(NamedTuple):
    """Seconds on the clock, and of CPU time."""

    wall: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.wall:.1f} s ({self.cpu:.1f} s)"


def took(code: str, cache: str, *arguments: str) -> Took:
    began, before = time.perf_counter(), _cpu()
    subprocess.run([sys.executable, "-c", code, *arguments], env={**os.environ, "ATOUT_CACHE": cache}, check=True)
    return Took(time.perf_counter() - began, _cpu() - before)


def _cpu() -> float:
    """CPU time of all child processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        took("pass", cache)
        bare = min(took("pass", cache).wall for _ in range(5))
        light = min(took("import atout", cache).wall for _ in range(5))
    print(f"import atout: {light - bare:.3f} s\n")
    print("| game | a table, compiling | a table and a bot, compiling | a `casual` bot, from the cache | an `expert` |")
    print("|---|---|---|---|---|")
    for game in sys.argv[1:] or [spec for spec in atout.games() if spec in ("ebbes", "njet-2007", "ebbe-flut", "xxl")]:
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
            compiling = took(TABLE, first, game), took(BOT, second, game, "casual")
            cached = [took(BOT, second, game, level) for level in ("casual", "expert")]
            print(f"| {game} | {' | '.join(map(str, [*compiling, *cached]))} |", flush=True)


if __name__ == "__main__":
    main()
