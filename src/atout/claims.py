"""What a view makes certain: whether a hand may be laid down, and whether a move taught its player anything."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel import engine
from atout.kernel.rng import new_rng
from atout.kernel.state import BUFFER, DEAL, ROUND, copied
from atout.sampler import Sampler
from atout.view import View

WORLDS = 2_000  # a view with more is not looked into
POSITIONS = 15_000  # about a tenth of a second
TRIES = 16  # worlds in which a doubtful claim is tried at random first
DRAWS = 64  # worlds in which a move that teaches nothing must look the same


# --- Laying down ------------------------------------------------------------------------------------------------------


def certain(view: View, limit: int = POSITIONS) -> list[int] | None:
    """The round's scores, if no world that the acting seat holds possible and no way to play on can change them.

    Nor may they change what the next round starts from (who decides in ebbes, say). None if it is not so, or if that
    would take more than `limit` positions to prove. Only the seat that acts may ask.
    """
    moves, sampler = view.moves(), view.sampler()
    if sampler.count > WORLDS or not sampler.listable or _varies(sampler, moves):
        return None
    ends = _Ends(view, limit)
    if not all(ends.same_from(world) for world in sampler.worlds()):
        return None
    return ends.scores


def _varies(sampler: Sampler, moves: list[int]) -> bool:
    """Whether a few random games already give the seat different results: the usual case, found out at once."""
    found = np.empty((TRIES, len(moves), 1))
    sampler.search(new_rng(0), np.array(moves, np.int64), found)
    return bool(np.ptp(found))


class _Ends:
    """All ways in which a round can end, as long as they are one."""

    def __init__(self, view: View, limit: int) -> None:
        self.scores: list[int] | None = None
        self._seats, self._left = view.game.seats, limit
        self._act = engine.actor_of(view.game.family.dtype)
        self._buffer = np.zeros(BUFFER, np.int64)
        self._seen: set[bytes] = set()
        self._outcome = b""

    def same_from(self, world: Any) -> bool:
        """Play a world in every way; stops at the first different end, and when the limit is reached."""
        act, buffer, seen = self._act, self._buffer, self._seen
        count = act(engine.LIST, world, 0, 0, buffer) & 0xFFFF
        todo = [(world, buffer[:count].tolist())]
        while todo:
            state, moves = todo.pop()
            self._left -= len(moves)
            if self._left < 0:
                return False
            for move in moves:
                after = copied(state)
                result = act(engine.PLAY, after, move, 0, buffer)
                if result < 0:
                    if not self._is_same(after):
                        return False
                    continue
                key = after.tobytes()
                if key not in seen:
                    seen.add(key)
                    todo.append((after, buffer[: result & 0xFFFF].tolist()))
        return True

    def _is_same(self, end: Any) -> bool:
        """Whether an end is like the first one, in scores and after one and the same next deal."""
        if end[0]["due"] == DEAL:
            return False
        scores = end[0]["scores"][: self._seats].tolist()
        if self.scores is None:
            self.scores, self._outcome = scores, self._after_deal(end)
            return True
        return scores == self.scores and self._after_deal(end) == self._outcome

    def _after_deal(self, end: Any) -> bytes:
        if end[0]["due"] != ROUND:
            return b""  # the game is over
        self._act(engine.SEEDED, end, 0, 0, self._buffer)
        self._act(engine.DEALING, end, 0, 0, self._buffer)
        return bytes(end.tobytes())


# --- Taking back ------------------------------------------------------------------------------------------------------


def reveals(before: View, after: View) -> bool:
    """Whether the acting seat's move from one of its views to the next taught it something about hidden cards.

    It taught nothing if the table would look the same after it in every world that was possible before.
    """
    moves, sampler = before.moves(), before.sampler()
    seat, seen, rng = before.fields().viewer, after.states.tobytes(), new_rng(0)

    def looks_the_same(world: Any, move: int) -> bool:
        return bool(engine.hidden(engine.played(world, move), seat).tobytes() == seen)

    for _ in range(DRAWS):
        world = sampler.draw(rng)
        moves = [move for move in moves if looks_the_same(world, move)]
        if not moves:
            return True
    return False
