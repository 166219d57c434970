"""Games as tables for data tools: a row a move, written as Arrow or Parquet piece by piece (`atout[data]`).

`docs/data.md` says what the columns are. Random games are played by compiled code; of others the moves are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, BinaryIO, NamedTuple

import msgspec
import numpy as np

from atout.catalogue import Game
from atout.families.family import Notation
from atout.kernel.jit import Fields
from atout.kernel.log import CHOICES, NUMBER, ROUND_OF, SEAT, log_game
from atout.kernel.rng import as_int64
from atout.kernel.state import SEATS
from atout.record import engine_version
from atout.refusals import Refusal

PARQUET = "parquet"  # else Arrow's own format
STREAM = -1  # of a game's seed, from which players draw; its deals use 0, 1, …
ROWS = 1 << 16  # of a piece; a longer game has a piece of its own
_LEGAL, _ROUNDS = 16, 8  # room for so many legal moves a row, and a round for so many rows
_RANDOM = np.zeros(0, np.int64)


class Played(NamedTuple):
    """A game: its seed, and the numbers of its moves unless they are drawn at random."""

    seed: int
    moves: Sequence[int] | None = None


@dataclass(frozen=True)
class _Kept:
    """A game in a log."""

    seed: int
    moves: int
    rounds: int
    totals: list[int]
    winners: int


class _Log:
    """Games one after the other, as compiled code writes them."""

    def __init__(self, game: Game, views: bool) -> None:
        self.game, self._views, self._fresh = game, views, game.fresh()
        self.schema = schema_of(game, views)
        self._make(ROWS)

    def _make(self, rows: int) -> None:
        dtype = self.game.family.dtype
        self.rows, self.legal = np.empty((rows, CHOICES + 1), np.int64), np.empty(rows * _LEGAL, np.int16)
        self.openings, self.results = np.empty(rows // _ROUNDS, dtype), np.empty((rows // _ROUNDS, SEATS))
        self.views, self._last = np.empty(rows if self._views else 0, dtype), np.empty(1, dtype)
        self.clear()

    def clear(self) -> None:
        self.used, self.games = np.zeros(3, np.int64), list[_Kept]()

    def grow(self) -> None:
        """Room for twice as much, with nothing in it."""
        self._make(2 * len(self.rows))

    def add(self, one: Played) -> bool:
        """Keep a game, if there is room for it."""
        given = _RANDOM if one.moves is None else np.array(one.moves, np.int64)
        before = self.used.tolist()
        room = (self.rows, self.legal, self.openings, self.results, self.views, self._last)
        if not log_game(self._fresh, as_int64(one.seed), STREAM, given, self.used, *room):
            return False
        moves, _, rounds = (self.used - before).tolist()
        end = self._last[0]
        self.games.append(_Kept(one.seed, moves, rounds, end["totals"].tolist(), int(end["winners"])))
        return True


def pieces(game: Game, games: Iterable[Played], *, views: bool = False) -> Iterator[Any]:
    """Games as record batches of Arrow: as much memory for many games as for a few."""
    log = _Log(game, views)
    for one in games:
        if not log.add(one):
            if log.games:
                yield _batch(log)
                log.clear()
            while not log.add(one):
                log.grow()
    if log.games:
        yield _batch(log)


def schema_of(game: Game, views: bool = False, **about: Any) -> Any:
    """The columns, and what is said of all rows together."""
    pa = _arrow()
    people = range(game.options.players)
    fields = [
        ("seed", pa.int64()),
        ("step", pa.int32()),
        ("round", pa.int16()),
        ("part", pa.string()),
        ("seat", pa.int8()),
        ("move", pa.string()),
        ("number", pa.int16()),
        ("legal", pa.list_(pa.int16())),
        *((f"result_{seat}", pa.float32()) for seat in people),
        *((f"total_{seat}", pa.int16()) for seat in people),
        *((f"won_{seat}", pa.bool_()) for seat in people),
        *([("view", pa.binary(game.family.dtype.itemsize))] if views else []),
    ]
    told = {
        "format": "atout-moves/1",
        "game": game.id,
        "options": msgspec.structs.asdict(game.options),
        "deck": game.deck,
        "rules": game.spec.rules,
        "version": engine_version(),
        "space": game.spec.space,
        **({"view": np.lib.format.dtype_to_descr(game.family.dtype)} if views else {}),
        **about,
    }
    return pa.schema(fields, metadata={f"atout.{key}": msgspec.json.encode(value) for key, value in told.items()})


@contextmanager
def writing_tables(file: BinaryIO, kind: str, schema: Any) -> Iterator[Any]:
    """A writer of record batches (`write_batch`) to a file: Arrow's own format, or Parquet."""
    pa = _arrow()
    if kind == PARQUET:
        from pyarrow import parquet

        with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
            yield writer
    else:
        with pa.ipc.new_file(file, schema) as writer:
            yield writer


def _batch(log: _Log) -> Any:
    """What a log holds, as columns."""
    pa, people, schema = _arrow(), log.game.options.players, log.schema
    moves, legal, rounds = log.used.tolist()
    rows, results = log.rows[:moves], log.results[:rounds]
    of_round, number = rows[:, ROUND_OF], rows[:, NUMBER]
    of_game = np.repeat(np.arange(len(log.games)), [one.moves for one in log.games])
    first_move = np.cumsum([0, *(one.moves for one in log.games)])
    first_round = np.cumsum([0, *(one.rounds for one in log.games)])
    totals = np.array([one.totals for one in log.games])
    won = np.array([one.winners for one in log.games])[:, None] >> np.arange(people) & 1
    texts, first_text, parts = _words(log, rounds)
    columns: list[Any] = [
        np.array([as_int64(one.seed) for one in log.games])[of_game],
        np.arange(moves) - first_move[of_game],
        of_round - first_round[of_game],
        pa.array(parts, pa.string()).take(pa.array(of_round)),
        rows[:, SEAT],
        pa.array(texts, pa.string()).take(pa.array(first_text[of_round] + number)),
        number,
        pa.ListArray.from_arrays(
            _offsets(rows[:, CHOICES]), pa.array(log.legal[:legal].copy())
        ),  # Arrow would not copy
        *(results[of_round, seat] for seat in range(people)),
        *(totals[of_game, seat] for seat in range(people)),
        *(won[of_game, seat].astype(bool) for seat in range(people)),
    ]
    if len(log.views):
        data = pa.py_buffer(log.views[:moves].tobytes())
        columns.append(pa.FixedSizeBinaryArray.from_buffers(schema.field("view").type, moves, [None, data]))
    arrays = [pa.array(column).cast(kind) for column, kind in zip(columns, schema.types, strict=True)]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _words(log: _Log, rounds: int) -> tuple[list[str], Any, list[str | None]]:
    """The texts of all moves; for each round where its own begin (a match changes them) and which part it was."""
    family, texts, known = log.game.family, list[str](), dict[Notation, int]()
    first, parts = np.empty(rounds, np.int64), list[str | None]()
    for k in range(rounds):
        opening = Fields(log.openings[k])
        notation = family.notation(opening)
        if notation not in known:
            known[notation] = len(texts)
            texts += notation.moves
        first[k] = known[notation]
        parts.append(family.part(opening))
    return texts, first, parts


def _offsets(counts: Any) -> Any:
    return _arrow().array(np.concatenate([[0], np.cumsum(counts)]), _arrow().int32())


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise Refusal("Arrow and Parquet need pyarrow: install atout[data]") from None
    return pyarrow
