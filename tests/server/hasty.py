"""`atout serve` at whose tables bots wait for nothing but their own thoughts: whole games are played in seconds."""

from atout.cli import main
from atout.server.tables.thinking import Thinker

if __name__ == "__main__":
    Thinker.waits = False
    main()
