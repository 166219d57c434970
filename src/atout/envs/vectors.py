"""Many tables at once for a learner: observations, masks and rewards as arrays, written by compiled code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, TypeVar, get_args

import numpy as np

from atout.catalogue import Game
from atout.deals import Seeded
from atout.envs.layouts import Array, encoder, items, layout
from atout.kernel.rng import as_int64, new_rng
from atout.kernel.state import copied
from atout.kernel.vector import BEGIN, advancer_of, choose, first_wrong
from atout.refusals import OptionError, Refusal
from atout.state import State

T = TypeVar("T")
Episode = Literal["round", "game"]
Block = tuple[slice, Array, tuple[Any, ...], tuple[Any, ...]]  # some tables, and what playing and observing them needs
_BLOCK = 512  # tables that are played and then observed while their views are still near


class Step(NamedTuple):
    """Where the tables are. The arrays are written anew by the next step; copy what is to stay."""

    obs: Array  # [n, size] as the acting seat sees its table
    mask: Array  # [n, space] its legal moves
    seat: Array  # [n] who acts
    reward: Array  # [n, players] what a round that ended with this step was worth to each player, else 0
    done: Array  # [n] an episode ended; all of the above but reward belongs to the next one already


class Vector:
    """`n` tables of one game. Table `i` is dealt like `game.start(seed + i)`, its next games with later deals of it."""

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int,
        episode: Episode = "round",
        dtype: Any = np.int8,
        threads: int = 1,
        buffers: Mapping[str, Array] | None = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise OptionError(f"a vector needs at least one table and one thread, not {n} and {threads}")
        self.game, self.n, self.episode, self.threads = game, n, checked(episode), threads
        self.layout, self.players, self.space = layout(game), game.options.players, game.spec.space
        self._plan, self._encode = self.layout.plan(np.dtype(dtype)), encoder(np.dtype(dtype))
        self._rooms(np.dtype(dtype), dict(buffers or {}))
        self._states, self.views = np.repeat(game.fresh(), n), np.repeat(game.fresh(), n)
        self._allowed = np.zeros((n, -(-self.space // 64)), np.int64)
        self._seeds, self._deals = np.zeros((2, n), np.int64)
        self._advance = advancer_of(self._states.dtype)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._blocks = [self._block(slice(first, min(first + _BLOCK, n))) for first in range(0, n, _BLOCK)]
        self.reset(seed)

    def _rooms(self, dtype: np.dtype[Any], given: dict[str, Array]) -> None:
        """The arrays that every step fills, those of the caller where there are."""
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "obs": ((self.n, self.layout.size), dtype),
            "mask": ((self.n, self.space), np.bool_),
            "seat": ((self.n,), np.int64),
            "reward": ((self.n, self.players), np.float32),
            "done": ((self.n,), np.bool_),
            "final": ((self.n, self.players), np.float32),
        }
        for name, array in given.items():
            if name not in shapes:
                raise OptionError(f"no buffer is called {name!r}; they are {', '.join(shapes)}")
            shape, kind = shapes[name]
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
                raise OptionError(f"buffer {name} must be contiguous, {np.dtype(kind).name} of shape {shape}")
        rooms = {name: given.get(name, np.zeros(shape, kind)) for name, (shape, kind) in shapes.items()}
        self.final = rooms.pop("final")  # of the episode that ended last: the round's values, or shares of the victory
        self.now = Step(**rooms)

    def reset(self, seed: int | None = None) -> Step:
        """Begin a new game at every table; without a seed, with the next deals of the present ones."""
        if seed is not None:
            self.seed = seed
            self._seeds[:] = [as_int64(seed + i) for i in range(self.n)]
            self._deals[:] = 0
        self.final[:] = 0
        return self._go(np.full(self.n, BEGIN))

    def step(self, moves: Any) -> Step:
        """Play a move number at each table (−1: leave it as it is), and all that follows by itself."""
        numbers = np.ascontiguousarray(moves, np.int64)
        if numbers.shape != (self.n,):
            raise Refusal(f"step needs {self.n} move numbers, not shape {numbers.shape}")
        wrong = first_wrong(self._allowed, numbers)
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))
        return self._go(numbers)

    def _block(self, part: slice) -> Block:
        """What playing and observing some of the tables needs, cut out once for all steps."""
        now, whole = self.now, self.episode == "game"
        dealt = (self.game.fresh(), self._seeds[part], self._deals[part], whole)
        shown = (self.views[part], self._allowed[part], now.mask[part], now.seat[part])
        ended = (now.reward[part], now.done[part], self.final[part])
        seen = (*items(self.views[part]), now.seat[part], *self._plan, now.obs[part])
        return part, self._states[part], (*dealt, *shown, *ended), seen

    def _go(self, moves: Array) -> Step:
        def run(block: Block) -> None:
            part, states, rest, seen = block
            self._advance(states, moves[part], *rest)
            self._encode(*seen)

        self._share(run, self._blocks)
        return self.now

    def _share(self, work: Callable[[T], None], things: Sequence[T]) -> None:
        """Do all of them: whichever thread has time takes the next one."""
        waiting = iter(things)

        def some() -> None:
            for thing in waiting:
                work(thing)

        others = [self._pool.submit(some) for _ in range(self.threads - 1)] if self._pool else []
        some()
        for other in others:
            other.result()

    def random(self, seed: int) -> Callable[[], Array]:
        """A player who chooses a uniformly random legal move at each table: returns moves, whenever called."""
        moves = np.empty(self.n, np.int64)
        draws = [(self._allowed[part], new_rng(seed, part.start), moves[part]) for part, *_ in self._blocks]

        def next_moves() -> Array:
            self._share(lambda draw: choose(*draw), draws)
            return moves

        return next_moves

    def state(self, i: int) -> State:
        """Table `i` with everything on it, as a State of its own (without its past): for tests and pictures."""
        return State(self.game, Seeded(self.seed + i), world=copied(self._states[i : i + 1]))

    def _refuse(self, i: int, move: int) -> None:
        try:
            self.state(i).play(move)
        except Refusal as refusal:
            raise Refusal(f"table {i}: {refusal}") from None
        raise Refusal(f"table {i}: {move} is no move")


def checked(episode: Episode) -> Episode:
    """Refuse what is no episode."""
    if episode not in get_args(Episode):
        raise OptionError(f"an episode is one of {', '.join(get_args(Episode))}, not {episode!r:.40}")
    return episode


def vector(game: Game, n: int, **options: Any) -> Vector:
    """`n` tables of a game for a learner; options as in `Vector`."""
    return Vector(game, n, **options)
