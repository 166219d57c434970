"""Gymnasium's words for what observations and moves can be."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from atout.envs.layouts import Layout


def seen(layout: Layout, dtype: Any) -> spaces.Dict:
    """What an agent is shown: an observation as numbers of a type, and which moves are legal."""
    moves = spaces.Box(0, 1, (layout.game.spec.space,), np.int8)
    return spaces.Dict({"observation": _bounds(layout, dtype), "action_mask": moves})


def _bounds(layout: Layout, dtype: Any) -> spaces.Box:
    low, high, kind = layout.low, layout.high, np.dtype(dtype)
    if kind.kind == "i":
        low, high = (np.clip(bound, np.iinfo(kind).min, np.iinfo(kind).max) for bound in (low, high))
    return spaces.Box(low.astype(kind), high.astype(kind), dtype=kind.type)
