"""`casual` does not throw away what is sure."""

from __future__ import annotations

import atout
from atout import bots

BUDGET = bots.Budget(simulations=1500)


def test_a_sure_run_is_laid() -> None:
    """xxl-runs: no turn is ended while a run could still be laid."""
    turns = 0
    for seed in range(4):
        state = atout.game("xxl-runs", players=3).start(seed=seed)
        while not state.over:
            assert state.seat is not None
            legal = list(state.legal())
            number = bots.choose("casual", state.view(state.seat), seed, BUDGET)
            move = state.view(state.seat).texts()[number]
            if any(text.startswith("run:") for text in legal):
                turns += 1
                assert move != "end"
            state.play(number)
    assert turns > 30
