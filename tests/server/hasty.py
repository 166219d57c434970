"""`atout serve` at whose tables bots wait for nothing but their own thoughts: whole games are played in seconds.

Where COMPILED_IN names a folder, nothing has been compiled, and the compiler does as the folder says; where REVIEWED_IN
does, the reviewer does."""

import os
from pathlib import Path

from atout.cli import main
from atout.server.tables.thinking import Thinker
from tests.server import compiler, reviewer


def serve() -> None:
    Thinker.waits = False
    if folder := os.environ.get("COMPILED_IN"):
        compiler.stand_in(Path(folder))
    if folder := os.environ.get("REVIEWED_IN"):
        reviewer.stand_in(Path(folder))
    main()


if __name__ == "__main__":
    serve()
