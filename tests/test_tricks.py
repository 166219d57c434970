"""What all trick games keep of a trick: who led it, who put what, who took it. Told from the moves alone."""

from __future__ import annotations

import random

import pytest

import atout

GAMES = [
    atout.game("ebbes", players=2),
    atout.game("ebbes", players=3),
    atout.game("ebbes", players=5),
    atout.game("njet-1997", players=3),
    atout.game("njet-2007", players=4),
    atout.game("niet-2015", players=5),
    atout.game("xxl-refuse", players=4),
    atout.game("xxl-fix-the-colour", players=3),
    atout.game("xxl-fix-the-colour", players=6, trump=True),
]
NO_CARD, REFUSED = -1, -2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.options.players}")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_trick_is_remembered_with_its_leader(game: atout.Game, seed: int) -> None:
    state, rng = game.start(seed), random.Random(seed)
    put: dict[int, str] = {}
    leader, complete, seats = None, 0, game.seats
    while not state.over:
        seat, move, deals = state.seat, rng.choice(list(state.legal())), state.deals
        assert seat is not None
        state.play(move)
        s = state.fields()
        if state.deals > deals:  # the table is clear
            if complete:
                assert (s.last_leader, s.last_winner, list(s.last_trick[:seats])) == (-1, -1, [NO_CARD] * seats)
            assert s.acted == 0 and s.leader in (-1, state.seat)
            put.clear()
            continue
        if ":" in move:
            continue
        if not put:
            leader = seat
        put[seat] = move
        if len(put) < seats:
            continue
        complete += 1
        assert (s.acted, list(s.trick[:seats])) == (0, [NO_CARD] * seats)
        assert s.last_leader == leader
        texts = state.game.family.notation(s).cards
        kept = ["refuse" if card == REFUSED else texts[card] for card in list(s.last_trick[:seats])]
        assert kept == [put[one].partition("@")[0] for one in range(seats)]
        assert state.seat in (None, s.last_winner) or ":" in next(iter(state.legal()))
        assert s.last_winner in put
        put.clear()
    assert complete > 5
