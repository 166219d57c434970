"""A sampled world has no past. The package finds one (`atout.onward`, families' `past`); here it is replayed."""

from __future__ import annotations

import random
from functools import cached_property
from typing import Any

import atout
from atout.families.ebbe_flut.knowledge import COVERED
from atout.families.past import Lookback, Past
from atout.kernel import engine
from atout.onward import look_back
from atout.state import Dealt, State
from tests.hidden import Kind, hidden, kind_of


class Moment:
    """A table in the middle of a round, and what its round could have been for all that a viewer knows."""

    def __init__(self, state: State) -> None:
        self.state, self.kind = state, kind_of(state)
        self.before = [step for step in state.past() if isinstance(step, Dealt)][-1].before
        self.past = look_back(state, state.view(None)).past
        self._looks: dict[int | None, Lookback] = {}

    def has_past(self) -> bool:
        """With `memory` a covered card's past is forgotten: as another card it may have done what was not legal."""
        return self.kind != Kind("ebbe_flut") or not any(hidden(self.state, None).get(COVERED + i) for i in range(2))

    def past_of(self, world: State, viewer: int | None) -> Past | None:
        """A past of the world that the viewer would have seen just like the true one; None if there is none."""
        if viewer not in self._looks:
            self._looks[viewer] = look_back(self.state, self.state.view(viewer))
        return self.state.game.family.past(self._looks[viewer], world.fields(), random.Random(0))

    # --- Replaying ---

    @cached_property
    def finds_starter(self) -> bool:
        """Whether hands tell who began: in the draw games and runs until somebody draws, then it is taken as given."""
        if not (self.kind.draws or self.kind.runs):
            return True
        return not any(move.startswith(("draw", "add:", "run:")) for _, move in self.past.moves)

    def dealt(self, past: Past) -> State:
        """The table after the deal."""
        table = State(self.state.game, None, world=self.before.copy())
        table.deal(past.deal)
        if not self.finds_starter:
            table._states[0]["starter"] = table._states[0]["seat"] = self.state.fields().starter
            table._take(table._act(engine.LIST))
        return table

    def replayed(self, past: Past) -> State:
        """The table after the round so far."""
        table = self.dealt(past)
        for seat, move in past.moves:
            table.play(move, seat)
        return table

    def record(self, past: Past) -> dict[str, Any]:
        """The whole game's record with this round's past in place of the true one."""
        record = self.state.record().data()
        steps = record["steps"]
        at = max(i for i, step in enumerate(steps) if "deal" in step)
        steps[at]["deal"] = past.deal
        following = iter(past.moves)
        for step in steps[at:]:
            if "move" in step:
                step["seat"], step["move"] = next(following)
        return record

    def derives_starter(self, past: Past) -> bool:
        """Whether the rules let the right seat begin this past: only then a strict replay can follow it."""
        table = State(self.state.game, None, world=self.before.copy())
        table.deal(past.deal)
        return self.finds_starter or bool(table.fields().starter == self.state.fields().starter)

    def check(self, world: State, viewer: int | None) -> None:
        """The world has a past which replays legally and leads to it, byte for byte."""
        past = self.past_of(world, viewer)
        assert past is not None, "no past is possible"
        assert self.replayed(past) == world
        if self.derives_starter(past):
            assert atout.replay(self.record(past)) == world
