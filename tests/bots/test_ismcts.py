"""The textbook's search, as a yardstick."""

from __future__ import annotations

import numpy as np
import pytest

import atout
from atout import bots
from atout.kernel.ismcts import CHOICES, FIRST, LABEL, NEXT, SEEN, VISITS, grow
from atout.kernel.rng import new_rng


@pytest.mark.parametrize("id", ["ebbes", "njet-2007"])
def test_a_seed_decides_a_legal_move(id: str) -> None:
    state, bot = atout.game(id).start(seed=1), bots.find("ismcts:sims=100")
    for _ in range(30):
        chosen = bot.decide(state, 3)
        assert chosen in state.moves() and chosen == bot.decide(state, 3)
        state.play(chosen)
    assert "ismcts" not in bots.levels()


def test_the_tree_counts_what_could_have_been_chosen() -> None:
    state = atout.game("ebbes").start(seed=1)
    assert state.seat is not None
    view = state.view(state.seat)
    sampler, nodes, totals, span = view.sampler(), np.zeros((500, 7), np.int64), np.zeros(500), np.array([99.0, -99.0])
    used = grow(sampler.view, sampler.problem, sampler.counts, new_rng(1), 400, nodes, totals, span, 1)
    assert used == 401  # one new node an iteration
    root, child = [], nodes[0, FIRST]
    while child:
        root.append(nodes[child])
        child = nodes[child, NEXT]
    assert sorted(int(node[LABEL]) for node in root) == view.moves()
    assert sum(node[VISITS] for node in root) == nodes[0, CHOICES] == 400
    # the seat knows its own moves: each could be chosen from when it was first tried to the end
    assert sorted(400 - node[SEEN] for node in root) == list(range(len(root)))
    below = nodes[1:used]
    assert (below[:, VISITS] <= below[:, SEEN]).all()
    assert -15 <= span[0] < span[1] <= 18


def test_it_beats_chance() -> None:
    bot, chance, gained = bots.find("ismcts:sims=150"), bots.find("random"), 0
    for seed in range(12):
        for player, sign in ((bot, 1), (chance, -1)):
            state = atout.game("ebbes", players=3).start(seed=seed)
            while state.scored == 0:
                state.play((player if state.seat == 0 else chance).decide(state, seed))
            assert state.scores is not None
            gained += sign * state.scores[0]
    assert gained > 0
