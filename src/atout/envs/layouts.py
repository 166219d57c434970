"""Which number of an observation means what: the layout of a game, and views written as such rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, int8, int16, int64, uint32

from atout.catalogue import Game
from atout.families.observing import Card, Cards, Code, Flags, Number, Omitted, One, Rows, Seat, Seats
from atout.kernel import engine, observe
from atout.kernel.jit import Fields, bound
from atout.kernel.state import FULL, SPECTATOR
from atout.refusals import OptionError, Refusal

Array = np.ndarray[Any, Any]
DTYPES = tuple(np.dtype(kind) for kind in (np.int8, np.int16, np.float32))
_NOTHING = np.zeros(0, np.int64)
_SIZES = (1, 2, 8)  # bytes of an item, in the order in which the encoder reads them


class Slice(NamedTuple):
    """The columns of one field."""

    name: str
    start: int
    shape: tuple[int, ...]  # () for a single number
    low: int
    high: int
    kind: str  # cards, card, code, seat, seats, flags, number
    rows: str = ""  # what the rows are, if there are any: in "order", or "seats" from the viewer on

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


class Layout:
    """How views of a game are written as rows of `size` numbers. `version` is raised when such a row changes."""

    def __init__(self, game: Game) -> None:
        observation, dtype = game.family.observation, game.family.dtype
        kinds = observation.kinds(Fields(game.fresh()[0]))
        fields = [name for name in dtype.names or () if not name.startswith("_")]
        assert sorted(fields) == sorted(kinds), f"every field has one kind: {sorted({*fields} ^ {*kinds})}"
        self.game, self.version = game, observation.version
        self.omitted = {name: kind.because for name, kind in kinds.items() if isinstance(kind, Omitted)}
        plan = _Plan(game.seats)
        for name in fields:
            if not isinstance(kind := kinds[name], Omitted):
                plan.add(name, dtype, kind)
        self.slices, self.size = tuple(plan.slices), plan.size
        self._maps, (self._table, self._cut) = np.array(plan.maps, np.int16), plan.table()

    # --- Reading ---

    def __getitem__(self, name: str) -> Slice:
        """The columns of a field."""
        for found in self.slices:
            if found.name == name:
                return found
        raise KeyError(f"{name}: {self.omitted.get(name, 'no such field')}")

    def part(self, rows: Array, name: str) -> Array:
        """The columns of a field in observations, in their shape."""
        found = self[name]
        return rows[..., found.start : found.stop].reshape(*rows.shape[:-1], *found.shape)

    @property
    def low(self) -> Array:
        """The least value of each number."""
        return self._bounds([found.low for found in self.slices])

    @property
    def high(self) -> Array:
        """The greatest value of each number."""
        return self._bounds([found.high for found in self.slices])

    @property
    def scale(self) -> Array:
        """By what to multiply observations so that every number lies between −1 and 1."""
        return 1 / np.maximum(np.maximum(-self.low, self.high), 1)

    def _bounds(self, bounds: Sequence[int]) -> Array:
        return np.repeat(np.array(bounds, np.float32), [found.stop - found.start for found in self.slices])

    # --- Writing ---

    def encode(self, views: Array, seats: Any = None, out: Array | None = None) -> Array:
        """Views (an array of records, as `View.states`) as rows of numbers, each as its viewer sees it.

        `seats` says whose views they are (−1: a spectator's; default: what they say themselves). Anything else is
        refused, full states above all. `out` has a row of `size` numbers for each view, of a type of `DTYPES`; without
        it one of float32 is made.
        """
        if views.dtype != self.game.family.dtype:
            raise Refusal(f"these are no records of {self.game.id}")
        viewers = views["viewer"].astype(np.int64)
        if (viewers == FULL).any():
            raise Refusal("a full state is no view: only what one seat knows can be observed")
        if seats is not None and not np.array_equal(viewers, np.where(np.asarray(seats) < 0, SPECTATOR, seats)):
            raise Refusal("a view can be observed only by the seat whose view it is")
        if out is None:
            out = np.empty((len(views), self.size), np.float32)
        if out.shape != (len(views), self.size):
            raise Refusal(f"observations of {len(views)} views need shape {(len(views), self.size)}, not {out.shape}")
        encoder(out.dtype)(*items(views), viewers, *self.plan(out.dtype), out)
        return out

    def plan(self, dtype: np.dtype[Any]) -> tuple[Array, Array, Array]:
        """What the compiled encoder needs to write numbers of this type: its table, cuts and maps."""
        if dtype not in DTYPES:
            raise OptionError(f"observations are {', '.join(known.name for known in DTYPES)}, not {dtype.name}")
        maps = self._maps.copy()
        if dtype.kind == "i":
            for first, last in self._cut[:, observe.NUMBER : observe.VALUE + 1]:
                for bounds in self._table[0, first:last, observe.MAP]:
                    maps[bounds : bounds + 2].clip(
                        np.iinfo(dtype).min, np.iinfo(dtype).max, out=maps[bounds : bounds + 2]
                    )
        return self._table, self._cut, maps

    def __repr__(self) -> str:
        return f"<layout of {self.game!r}: {self.size} numbers, version {self.version}>"


@lru_cache(maxsize=64)
def layout(game: Game) -> Layout:
    """The layout of a game's observations."""
    return Layout(game)


def items(records: Array) -> tuple[Array, Array, Array]:
    """The same records as items of 1, 2 and 8 bytes, a row each; of those that a record is no multiple of, none."""
    packed = np.ascontiguousarray(records)

    def as_items(kind: type) -> Array:
        whole = packed.dtype.itemsize % np.dtype(kind).itemsize == 0
        return packed.view(kind).reshape(len(packed), -1) if whole else np.empty((len(packed), 0), kind)

    return as_items(np.int8), as_items(np.int16), as_items(np.int64)


@cache
def encoder(dtype: np.dtype[Any]) -> Callable[..., None]:
    """The compiled encoder that writes numbers of this type."""
    rows = (kind[:, ::1] for kind in (int8, int16, int64))
    plan = (uint32[:, :, ::1], int64[:, ::1], int16[::1])
    return bound(observe.encode, *rows, int64[::1], *plan, from_dtype(dtype)[:, ::1])


class Observer:
    """What seats see of a table, row by row: for one table at a time, without a detour."""

    def __init__(self, game: Game, dtype: Any) -> None:
        self.layout, self.dtype = layout(game), np.dtype(dtype)
        self._view = game.fresh()
        self._items = items(self._view)
        self._hide = engine.actor_of(self._view.dtype)
        self._encode, self._plan = encoder(self.dtype), self.layout.plan(self.dtype)

    def __call__(self, states: Array, seat: int) -> Array:
        """A new row: what `seat` knows of the table in states[0]."""
        row = np.empty((1, self.layout.size), self.dtype)
        self._items[0][:] = states.view(np.int8)
        self._hide(engine.VIEW, self._view, seat, 0, _NOTHING)
        self._encode(*self._items, np.array([seat]), *self._plan, row)
        return row[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.layout.game, self.dtype)


class _Plan:
    """Fields one after the other: their slices, and what the encoder writes for each viewer."""

    def __init__(self, seats: int) -> None:
        self.seats, self.size = seats, 0
        self.slices: list[Slice] = []
        self.maps: list[int] = []
        self._places: dict[tuple[str | int, ...], int] = {}
        self._rows: list[dict[tuple[int, int], list[list[int]]]] = [  # for each viewer, by size and op
            {(size, op): [] for size in _SIZES for op in range(observe.SET + 1)} for _ in range(seats)
        ]

    def add(self, name: str, dtype: np.dtype[Any], kind: One | Rows) -> None:
        assert dtype.fields is not None
        field, offset = dtype.fields[name][:2]
        one, by = (kind.of, kind.by) if isinstance(kind, Rows) else (kind, "")
        words = field.shape[1] if isinstance(one, Cards) and len(field.shape) == 2 else 1
        rows = prod(field.shape) // words if by == "order" else 1
        if isinstance(kind, Rows) and by == "seats":
            rows = self.seats * kind.groups
        assert by != "own" or isinstance(one, Cards), "only of hands nothing but one's own is known"
        width, size = self._width(one), field.base.itemsize
        for viewer, written in enumerate(self._rows):
            for row in range(rows):
                at = offset // size + words * self._shown(row, by, viewer)
                for op, numbers in self._steps(one, viewer):
                    numbers[observe.AT] += at
                    numbers[observe.START] += self.size + row * width
                    assert op != observe.VALUE or size == 1, "maps have a column for each value of a byte"
                    written[size, op].append(numbers)
        listed = by in ("order", "seats")
        shape = (*((rows,) if listed else ()), *(() if isinstance(one, Number) else (width,)))
        low, high = (one.low, one.high) if isinstance(one, Number) else (0, 1)
        self.slices.append(Slice(name, self.size, shape, low, high, type(one).__name__.lower(), by if listed else ""))
        self.size = self.slices[-1].stop

    def table(self) -> tuple[Array, Array]:
        """The encoder's table, and where each of its parts begins: numbers, values and sets of each size of items."""
        table = [[row for rows in written.values() for row in rows] for written in self._rows]
        ends = np.cumsum([0, *(len(rows) for rows in self._rows[0].values())])
        cut = [ends[k : k + observe.SET + 2] for k in range(0, len(ends) - 1, observe.SET + 1)]
        return np.array(table, np.uint32).reshape(self.seats, -1, observe.COLUMNS), np.array(cut, np.int64)

    def _width(self, kind: One) -> int:
        match kind:
            case Cards(members):
                return len(members)
            case Card(members, also):
                return len(members) + len(also)
            case Code(n) | Flags(n):
                return n
            case Seat() | Seats():
                return self.seats
            case Number():
                return 1

    def _shown(self, row: int, by: str, viewer: int) -> int:
        """Which row of the field a row of columns shows."""
        group, seat = divmod(row, self.seats)
        return viewer if by == "own" else group * self.seats + (viewer + seat) % self.seats if by == "seats" else row

    def _steps(self, kind: One, viewer: int) -> Iterator[tuple[int, list[int]]]:
        """What to write for one row of a field: ops, and their numbers, counted from its first item and column."""
        turned = [(viewer + seat) % self.seats for seat in range(self.seats)]
        match kind:
            case Number(low, high):
                yield observe.NUMBER, [0, 0, self._place("bounds", [low, high]), 1]
            case Card(members, also):
                yield self._value([*members, *also])
            case Code(n, low):
                yield self._value(range(low, low + n))
            case Seat():
                yield self._value(turned)
            case Cards(members):
                for word, run in groupby(range(len(members)), lambda column: members[column] // 64):
                    columns = list(run)
                    yield self._set([members[column] % 64 for column in columns], word, columns[0])
            case Flags(n):
                yield self._set(range(n))
            case Seats():
                yield self._set(turned)

    def _value(self, values: Sequence[int]) -> tuple[int, list[int]]:
        """A column for each of these values of a byte, none for any other."""
        columns = [-1] * 256
        for column, value in enumerate(values):
            columns[128 + value] = column
        return observe.VALUE, [0, 0, self._place("columns", columns) + 128, len(values)]

    def _set(self, bits: Sequence[int], word: int = 0, column: int = 0) -> tuple[int, list[int]]:
        return observe.SET, [word, column, self._place("bits", bits), len(bits)]

    def _place(self, what: str, numbers: Sequence[int]) -> int:
        """Where these numbers stand in the maps, once for all who need them."""
        if (what, *numbers) not in self._places:
            self._places[what, *numbers] = len(self.maps)
            self.maps += numbers
        return self._places[what, *numbers]
