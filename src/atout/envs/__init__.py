"""Games as environments for learning: observations, many tables at once, and the interfaces that researchers know.

layout(game)                 which number of an observation means what; writes views as such rows
vector(game, n, seed=…)      many tables at once, compiled
returns, advantages          what decisions came to, seat by seat
atout.envs.gymnasium         `Solo`, one seat against bots, and `Tables`, many of them (extra: gymnasium)
atout.envs.pettingzoo        all seats, turn by turn (extra: pettingzoo)
"""

from __future__ import annotations

from atout.envs.layouts import Layout, Slice, layout
from atout.envs.returns import advantages, returns
from atout.envs.vectors import Step, Vector, vector

__all__ = ["Layout", "Slice", "Step", "Vector", "advantages", "layout", "returns", "vector"]
