"""Atout's games for OpenSpiel: importing this registers `atout_<id>(players=…, …)`.

    import pyspiel, atout.envs.openspiel
    game = pyspiel.load_game("atout_ebbes(players=3)")

RolloutEvaluator()       for its Python ISMCTS: rounds are played to their end by compiled code
resampler(seed)          for its Python ISMCTS: the same worlds every time
endgame(view)            a small tree of what is left of a round, for CFR, MCCFR and exploitability
bot(level)               one of our bots at one of its tables
game_string(game)        an `atout.Game` as `pyspiel.load_game` takes it
"""

from __future__ import annotations

from atout.envs.openspiel import endgames, games
from atout.envs.openspiel.endgames import endgame
from atout.envs.openspiel.games import game_string
from atout.envs.openspiel.search import RolloutEvaluator, bot, resampler

games.register()
endgames.register()

__all__ = ["RolloutEvaluator", "bot", "endgame", "game_string", "resampler"]
