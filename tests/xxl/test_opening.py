"""XXL: a part begins with an empty table, whatever the part before has left on it."""

from __future__ import annotations

from typing import Any

import pytest

import atout
from atout.families.xxl.options import PARTS
from atout.families.xxl.state import FIX_THE_COLOUR
from atout.kernel.state import ROUND, SEATS
from atout.state import State
from tests.xxl.table import deal_of

MATCH = {"match", "parts", "part", "last_round", "place", "totals", "scores", "rounds"}  # what a part has not
NEVER = {"low", "high", "offset", "under", "over", "zero_on_zero", "strictly_fewest", "with_trump", "namer"}
HEADER = {"players", "seats", "viewer", "due", "seat", "dealer", "winners", "_tail"}
ALL = {"due", "seat", "dealer", "kind", "hand", "size", "starter", "dealt", "turn"}  # what every deal decides
PILES = ALL | {"mask", "slots", "arrived", "fit", "pile", "open", "stock", "left"}
DEALT = {
    "xxl-up-and-down": PILES,
    "xxl-lower": PILES,
    "xxl-refuse": ALL | {"aside", "leader"},
    "xxl-runs": ALL | {"display", "stock", "left"},
    "xxl-one-by-one": PILES - {"pile", "open"} | {"row"},
    "xxl-fix-the-colour": ALL | {"aside", "leader"},
}


def after_a_part(parts: list[Any], done: int, players: int) -> State:
    """A match in which so many parts are done, the last of which has left a 3 in every field of its own."""
    game = atout.game("xxl", players=players, parts=parts)
    states = game.fresh()
    s = states[0]
    for name in set(s.dtype.names) - MATCH - NEVER - HEADER:
        if s.dtype[name].shape == (SEATS,):
            s[name][:players] = 3
        else:
            s[name] = 3
    s["kind"] = PARTS.index(parts[done - 1])
    s["part"], s["rounds"], s["due"], s["dealer"] = done - 1, done, ROUND, players - 2
    return State(game, None, world=states)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("part", PARTS)
def test_a_part_begins_like_the_game_on_its_own(part: str, players: int) -> None:
    before = PARTS[PARTS.index(part) - 1]
    state = after_a_part([before, before, part, before], 2, players)
    alone = atout.game(part, players=players).start(deals=[])
    alone.deal(deal_of(alone, dealer=players - 1))
    state.deal(deal_of(state))
    for name in set(state.states.dtype.names or ()) - MATCH:
        assert state.states[0][name].tolist() == alone.states[0][name].tolist(), name
    assert state.fields().part == 2
    before_the_deal = alone.game.fresh()
    for name in set(state.states.dtype.names or ()) - MATCH - DEALT[part]:
        assert state.states[0][name].tolist() == before_the_deal[0][name].tolist(), name


def test_the_first_dealer_is_drawn() -> None:
    game = atout.game("xxl-lower", players=3)
    assert {game.start(seed=seed).fields().dealer for seed in range(20)} == {0, 1, 2}


def test_all_deals_of_6_plus_are_one_part() -> None:
    state, deals = atout.game("xxl-fix-the-colour", players=2, trump=True).start(seed=1), 0
    while not state.over:
        assert (state.fields().part, state.fields().kind) == (0, FIX_THE_COLOUR)
        assert state.fields().dealt == (state.deals == 1)  # then it is the next seat that begins, not the best hand
        deals = state.deals
        state.play(state.moves()[0])
    assert deals == 2


def test_24_parts_come_one_after_the_other() -> None:
    parts = [PARTS[k * k % 5] for k in range(24)]
    for done in range(1, 24):
        state = after_a_part(parts, done, 3)
        state.deal(deal_of(state))
        assert (state.fields().part, PARTS[state.fields().kind]) == (done, parts[done])
