"""Single decisions, judged for those who play and want to learn: in a process that no review keeps waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count

import msgspec

from atout.catalogue import Game
from atout.review.model import Decision
from atout.server.problems import Problem
from atout.server.reviews.child import Child, ChildGone
from atout.server.reviews.worker import Done, Task
from atout.server.tables.shelf import Shelf

_SHARE, _ALL = 1, 16  # questions under way: of one person, of all
_TURN = 60.0  # seconds for one


class Teacher:
    """Whoever asks is answered in turn."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf, self._child, self._numbers = shelf, Child(), count()
        self._turn = asyncio.Lock()
        self._asked: Counter[str] = Counter()

    async def judge(self, person: str, game: Game, record: str, frame: int) -> Decision | None:
        """What a review would say of the move that a frame shows; None: it could not be judged."""
        if self._asked[person] >= _SHARE or self._asked.total() >= _ALL:
            raise Problem("slow-down", "too many moves are being judged", seconds=1)
        self._asked[person] += 1
        try:
            await self._shelf.minded(game)
            async with self._turn:
                word = await self._child.work(next(self._numbers), _TURN, Task(record, frame=frame), lambda _: None)
        except ChildGone:
            return None
        finally:
            self._asked[person] -= 1
        return msgspec.json.decode(word.review, type=Decision) if isinstance(word, Done) else None

    async def close(self) -> None:
        await self._child.close()
