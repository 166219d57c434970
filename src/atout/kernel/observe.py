"""Views as rows of numbers: one encoder for the records of all families, driven by a table (see `atout.envs.layout`).

It reads records as bytes, so it is compiled once for all games (and once for each type of the numbers).
"""

from __future__ import annotations

from typing import Any

from atout.kernel.bits import ctz
from atout.kernel.jit import entry, inlined, jit

# A row of the table: what to do; where the field is, in items of its size; how many items lie between its rows, how
# many rows there are and which of them count; words of a set; first column, columns of a row; where the map from values
# to columns begins, how long it is and which value it begins with; bounds of a number.
OP, SIZE, AT, STRIDE, ROWS, BY, WORDS, START, WIDTH, MAP, LENGTH, LOW, LEAST, MOST, COLUMNS = range(15)
SET, VALUE, SEAT, SEATS, NUMBER = range(5)  # OP
IN_ORDER, TURNED, OWN = range(3)  # BY


_BLOCK = 64  # records at a time: field after field, while they and their rows are near


@entry
def encode(bytes_: Any, pairs: Any, words: Any, seats: int, viewers: Any, table: Any, maps: Any, out: Any) -> None:
    """Write what each record shows to a row of `out`.

    `bytes_`, `pairs` and `words` are the same records as items of 1, 2 and 8 bytes; `viewers` who looks: seats are
    counted from there on (from 0 on for anybody else).
    """
    for first in range(0, len(out), _BLOCK):
        last = min(first + _BLOCK, len(out))
        for i in range(first, last):
            out[i, :] = 0
        for k in range(len(table)):
            if table[k, OP] == SET:
                _sets(bytes_, pairs, words, seats, viewers, table, k, maps, first, last, out)
            else:
                _values(bytes_, pairs, words, seats, viewers, table, k, maps, first, last, out)


@jit
def _sets(
    bytes_: Any,
    pairs: Any,
    words: Any,
    seats: int,
    viewers: Any,
    table: Any,
    k: int,
    maps: Any,
    first: int,
    last: int,
    out: Any,
) -> None:
    size, place, stride, parts = table[k, SIZE], table[k, AT], table[k, STRIDE], table[k, WORDS]
    rows, by, width, start, base = table[k, ROWS], table[k, BY], table[k, WIDTH], table[k, START], table[k, MAP]
    for i in range(first, last):
        viewer = viewers[i] if viewers[i] < seats else 0
        lowest = viewer if by == OWN else 0
        for row in range(lowest, lowest + 1 if by == OWN else rows):
            column = start + _row(row, by, viewer, seats) * width
            for w in range(parts):
                members = _item(bytes_, pairs, words, size, i, place + row * stride + w)
                while members:
                    there = maps[base + 64 * w + ctz(members)]
                    if there >= 0:
                        out[i, column + there] = 1
                    members &= members - 1


@jit
def _values(
    bytes_: Any,
    pairs: Any,
    words: Any,
    seats: int,
    viewers: Any,
    table: Any,
    k: int,
    maps: Any,
    first: int,
    last: int,
    out: Any,
) -> None:
    op, size, place = table[k, OP], table[k, SIZE], table[k, AT]
    rows, by, width, start, base = table[k, ROWS], table[k, BY], table[k, WIDTH], table[k, START], table[k, MAP]
    length, low, least, most = table[k, LENGTH], table[k, LOW], table[k, LEAST], table[k, MOST]
    for i in range(first, last):
        viewer = viewers[i] if viewers[i] < seats else 0
        for row in range(rows):
            column = start + _row(row, by, viewer, seats) * width
            value = _item(bytes_, pairs, words, size, i, place + row)
            if op == NUMBER:
                out[i, column] = max(least, min(most, value))
            elif op == VALUE:
                value -= low
                if 0 <= value < length and maps[base + value] >= 0:
                    out[i, column + maps[base + value]] = 1
            elif op == SEAT:
                if 0 <= value < seats:
                    out[i, column + _turned(value, viewer, seats)] = 1
            else:
                for seat in range(seats):
                    out[i, column + _turned(seat, viewer, seats)] = (value >> seat) & 1


@inlined
def _row(row: int, by: int, viewer: int, seats: int) -> int:
    """Where a row of the field comes among its rows of columns."""
    if by == TURNED:
        group = row // seats * seats if row >= seats else 0
        return group + _turned(row - group, viewer, seats)
    return row if by == IN_ORDER else 0


@inlined
def _turned(seat: int, here: int, seats: int) -> int:
    """How many seats further on than `here`."""
    return seat - here if seat >= here else seat - here + seats


@inlined
def _item(bytes_: Any, pairs: Any, words: Any, size: int, i: int, at: int) -> int:
    if size == 1:
        return int(bytes_[i, at])
    return int(pairs[i, at]) if size == 2 else int(words[i, at])
