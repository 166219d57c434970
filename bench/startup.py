"""What a newcomer waits for: importing, compiling (an empty cache) and loading (a filled one), in fresh processes.

python bench/startup.py [GAME …]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import atout

TABLE = """import atout, sys
state = atout.game(sys.argv[1]).start(seed=1)
state.view(state.seat), state.play(state.moves()[0])"""
BOT = f"""import atout, sys
from atout import bots, warmup
warmup.prepare(atout.game(sys.argv[1]))
{TABLE}
bots.choose("casual", state.view(state.seat), 1, bots.Budget(simulations=10))"""


def took(code: str, game: str, cache: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, game], env={**os.environ, "ATOUT_CACHE": cache}, check=True)
    return time.perf_counter() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        took("pass", "", cache)
        bare = min(took("pass", "", cache) for _ in range(5))
        light = min(took("import atout", "", cache) for _ in range(5))
    print(f"import atout: {light - bare:.3f} s\n")
    print("| game | a table, compiling | a table and a bot, compiling | the same, from the cache |\n|---|---|---|---|")
    for game in sys.argv[1:] or [spec for spec in atout.games() if spec in ("ebbes", "njet-2007", "ebbe-flut", "xxl")]:
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
            table, both = took(TABLE, game, first), took(BOT, game, second)
            print(f"| {game} | {table:.1f} s | {both:.1f} s | {took(BOT, game, second):.1f} s |", flush=True)


if __name__ == "__main__":
    main()
