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


def test_a_sure_trick_is_taken() -> None:
    """xxl-fix-the-colour: who plays last and can win the trick wins it, whenever the rest is already decided."""
    chances = 0
    for seed in range(30):
        state = atout.game("xxl-fix-the-colour", players=3).start(seed=seed)
        while not state.over:
            assert state.seat is not None
            fields, seat = state.fields(), state.seat
            number = bots.choose("casual", state.view(seat), seed, bots.Budget(simulations=60))
            last = fields.acted == 2 and fields.size[seat] == 2  # two cards left, and the better use is plain
            if last:
                results = {move: final_points(state, move, seat) for move in state.moves()}
                number = bots.choose("casual", state.view(seat), seed, BUDGET)
                if min(results.values()) != max(results.values()):
                    chances += 1
                    assert results[number] == max(results.values())
            state.play(number)
    assert chances >= 5


def final_points(state: atout.State, move: int, seat: int) -> float:
    """What a seat scores if it plays a move before the last trick (in which nobody has a choice)."""
    after = state.copy()
    after.play(move)
    while not after.over:
        after.play(after.moves()[0])
    return after.values[seat]
