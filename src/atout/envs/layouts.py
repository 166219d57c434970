"""Which number of an observation means what: the layout of a game, and views written as such rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, int8, int16, int64

from atout.catalogue import Game
from atout.families.observing import Card, Cards, Code, Flags, Number, Omitted, One, Rows, Seat, Seats
from atout.kernel import engine, observe
from atout.kernel.jit import Fields, bound
from atout.kernel.state import FULL, SPECTATOR
from atout.refusals import OptionError, Refusal

Array = np.ndarray[Any, Any]
DTYPES = tuple(np.dtype(kind) for kind in (np.int8, np.int16, np.float32))
_NOTHING = np.zeros(0, np.int64)
_BY = {"order": observe.IN_ORDER, "seats": observe.TURNED, "own": observe.OWN}


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
        self.maps, self._table = np.array(plan.maps, np.int16), np.array(plan.table, np.int64)
        self._tables: dict[np.dtype[Any], Array] = {}

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
        encoder(out.dtype)(*items(views), self.game.seats, viewers, self.table(out.dtype), self.maps, out)
        return out

    def table(self, dtype: np.dtype[Any]) -> Array:
        """What the compiled encoder does to write numbers of this type."""
        if dtype not in DTYPES:
            raise OptionError(f"observations are {', '.join(known.name for known in DTYPES)}, not {dtype.name}")
        if dtype not in self._tables:
            table = self._tables[dtype] = self._table.copy()
            if dtype.kind == "i":
                bounds = slice(observe.LEAST, observe.MOST + 1)
                table[:, bounds] = np.clip(table[:, bounds], np.iinfo(dtype).min, np.iinfo(dtype).max)
        return self._tables[dtype]

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
    return bound(observe.encode, *rows, int64, int64[::1], int64[:, ::1], int16[::1], from_dtype(dtype)[:, ::1])


class Observer:
    """What seats see of a table, row by row: for one table at a time, without a detour."""

    def __init__(self, game: Game, dtype: Any) -> None:
        self.layout, self.dtype = layout(game), np.dtype(dtype)
        self._view = game.fresh()
        self._items = items(self._view)
        self._hide = engine.actor_of(self._view.dtype)
        self._encode, self._table = encoder(self.dtype), self.layout.table(self.dtype)

    def __call__(self, states: Array, seat: int) -> Array:
        """A new row: what `seat` knows of the table in states[0]."""
        row, seats = np.empty((1, self.layout.size), self.dtype), self.layout.game.seats
        self._items[0][:] = states.view(np.int8)
        self._hide(engine.VIEW, self._view, seat, 0, _NOTHING)
        self._encode(*self._items, seats, np.array([seat]), self._table, self.layout.maps, row)
        return row[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.layout.game, self.dtype)


class _Plan:
    """Fields one after the other: their slices, and the rows of the encoder's table."""

    def __init__(self, seats: int) -> None:
        self.seats, self.size = seats, 0
        self.slices: list[Slice] = []
        self.table: list[list[int]] = []
        self.maps: list[int] = []

    def add(self, name: str, dtype: np.dtype[Any], kind: One | Rows) -> None:
        assert dtype.fields is not None
        field, offset = dtype.fields[name][:2]
        one, by = (kind.of, kind.by) if isinstance(kind, Rows) else (kind, None)
        words = field.shape[1] if isinstance(one, Cards) and len(field.shape) == 2 else 1
        rows = prod(field.shape) // words if by else 1
        if isinstance(kind, Rows) and by == "seats":
            rows = self.seats * kind.groups
        assert by != "own" or isinstance(one, Cards), "only of hands nothing but one's own is known"
        op, columns, first = self._columns(one, 64 * words)
        width = max(columns, default=0) + 1 if columns else 1 if isinstance(one, Number) else self.seats
        low, high = (one.low, one.high) if isinstance(one, Number) else (0, 1)
        row = dict.fromkeys(range(observe.COLUMNS), 0) | {
            **{observe.OP: op, observe.SIZE: field.base.itemsize, observe.AT: offset // field.base.itemsize},
            **{observe.STRIDE: words, observe.WORDS: words, observe.ROWS: rows},
            **{observe.BY: _BY[by or "order"], observe.START: self.size, observe.WIDTH: width},
            **{observe.MAP: len(self.maps), observe.LENGTH: len(columns), observe.LOW: first},
            **{observe.LEAST: low, observe.MOST: high},
        }
        self.table.append(list(row.values()))
        self.maps += columns
        listed = by is not None and by != "own"
        shape = (*((rows,) if listed else ()), *(() if isinstance(one, Number) else (width,)))
        self.slices.append(
            Slice(name, self.size, shape, low, high, type(one).__name__.lower(), by if by and listed else "")
        )
        self.size = self.slices[-1].stop

    def _columns(self, kind: One, bits: int) -> tuple[int, list[int], int]:
        """What to do; the column of each value (or bit), −1 for none; the first value."""
        match kind:
            case Cards(members):
                return observe.SET, _places(members, bits), 0
            case Flags(n):
                return observe.SET, _places(range(n), bits), 0
            case Card(members, also):
                first = min((0, *also))
                values = [value - first for value in (*members, *also)]
                return observe.VALUE, _places(values, max(values) + 1), first
            case Code(n, low):
                return observe.VALUE, list(range(n)), low
            case Seat():
                return observe.SEAT, [], 0
            case Seats():
                return observe.SEATS, [], 0
            case Number():
                return observe.NUMBER, [], 0


def _places(values: Sequence[int], length: int) -> list[int]:
    """Where each number stands among `values`; −1 where it does not."""
    columns = [-1] * length
    for column, value in enumerate(values):
        columns[value] = column
    return columns
