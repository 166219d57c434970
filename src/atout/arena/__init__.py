"""How strong bots are, proven on equal deals.

Contest(games, bots, fields)     what is to be played
Outcome(contest, folder)         what has been played so far, taken up from a folder if there is one
run(outcome, game, deals)        play on; `crew` says where: `alone`, `processes(jobs)`, `cluster(address)`
outcome.table(game)              ladder, cross table and all other figures
"""

from atout.arena.contest import Contest, Outcome, run
from atout.arena.crew import Crew, alone, cluster, processes
from atout.arena.figures import Mean, Table, mean_of
from atout.arena.matches import written

__all__ = [
    "Contest",
    "Crew",
    "Mean",
    "Outcome",
    "Table",
    "alone",
    "cluster",
    "mean_of",
    "processes",
    "run",
    "written",
]
