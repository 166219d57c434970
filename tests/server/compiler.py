"""Stands in for the compiler and does as a folder tells it: it begins each part, says half of it, waits until there is
a file of that part's name, then says the whole. While there is a file `hold` it does not begin."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

_FIRST = {"njet-1997": "njet", "ebbe-flut": "ebbe_flut", "xxl-up-and-down": "xxl"}  # a family's first game → family


def stand_in(folder: Path, put: Callable[[object, str, Any], None] = setattr) -> None:
    """From now on nothing is compiled on this machine, and its compiler is this one."""
    from atout.kernel import jit
    from atout.server.tables import shelf

    put(shelf, "COMPILER", (sys.executable, __file__, str(folder)))
    put(shelf, "_touch", lambda *_: None)
    put(jit, "CACHE", folder)
    put(jit, "INTERPRETED", False)


def let(folder: Path, *parts: str) -> None:
    for part in parts:
        (folder / part).touch()


def _wait(condition: Callable[[], bool]) -> None:
    parent = os.getppid()
    while not condition():
        if os.getppid() != parent:
            sys.exit()  # nobody listens any more
        time.sleep(0.01)


def main(folder: Path, games: list[str]) -> None:
    with (folder / "runs").open("a") as runs:
        print("one more", file=runs)
    _wait(lambda: not (folder / "hold").exists())
    families = [_FIRST.get(game, game) for game in games]
    names = [f"{family}.{part}" for family in families for part in ("table", "bot")]
    for name in [*names, *(f"{family}.{part}" for part in ("judge", "review") for family in families)]:
        if not (folder / f"{name}.ready").exists():
            print(*name.split("."), 0.0, flush=True)
            print(*name.split("."), 0.5, flush=True)
            _wait((folder / name).exists)
            (folder / f"{name}.ready").touch()
            print(*name.split("."), 1.0, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), [word for word in sys.argv[2:] if not word.startswith("--")][4:])
