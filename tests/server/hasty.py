"""`atout serve` at whose tables bots wait for nothing but their own thoughts: whole games are played in seconds.

ATOUT_COMPILER names a folder that tells its compiler what to do (see compiler.py).
"""

import os
from pathlib import Path

from atout.cli import main
from atout.server.tables.thinking import Thinker
from tests.server.compiler import stand_in

if __name__ == "__main__":
    Thinker.waits = False
    if told := os.environ.get("ATOUT_COMPILER"):
        stand_in(Path(told))
    main()
