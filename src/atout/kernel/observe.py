"""Views as rows of numbers: one encoder for the records of all families, driven by a table (see `atout.envs.layout`).

It reads records as bytes, so it is compiled once for all games (and once for each type of the numbers). Seats are
counted from the viewer on; the table has that done already, with a part for each viewer.
"""

from __future__ import annotations

from typing import Any

from atout.kernel.jit import entry, inlined

# A row of the table: which item of the record; its first column; where its part of the maps begins; its columns. That
# part is, of a number, its bounds; of a value, the column of each, −1 for none, from where 0 has its own; of a set, the
# bit of each column. All are unsigned: what cannot be negative compiles to half the code, and to vectors.
AT, START, MAP, WIDTH, COLUMNS = range(5)
NUMBER, VALUE, SET = range(3)  # the order in which they come for each size of items, cut[size, op] … cut[size, op + 1]


@entry
def encode(bytes_: Any, pairs: Any, words: Any, viewers: Any, table: Any, cut: Any, maps: Any, out: Any) -> None:
    """Write what each record shows to a row of `out`.

    `bytes_`, `pairs` and `words` are the same records as items of 1, 2 and 8 bytes; `viewers` who looks (anybody who
    is no seat looks as seat 0 does); table[viewer] says what to write where.
    """
    for i in range(len(out)):
        here = viewers[i] if viewers[i] < len(table) else 0
        out[i, :] = 0
        _write(bytes_[i], table[here], cut[0], maps, out[i])
        _write(pairs[i], table[here], cut[1], maps, out[i])
        _write(words[i], table[here], cut[2], maps, out[i])


@inlined
def _write(items: Any, table: Any, cut: Any, maps: Any, out: Any) -> None:
    """Write what items of one size say, without a branch on what that is: it could not be predicted."""
    for k in range(cut[NUMBER], cut[VALUE]):
        bounds = table[k, MAP]
        out[table[k, START]] = max(maps[bounds], min(maps[bounds + 1], items[table[k, AT]]))
    for k in range(cut[VALUE], cut[SET]):
        column = maps[table[k, MAP] + items[table[k, AT]]]
        out[table[k, START] + max(column, 0)] = column >= 0
    for k in range(cut[SET], cut[SET + 1]):
        members, start, bits = items[table[k, AT]], table[k, START], table[k, MAP]
        for column in range(table[k, WIDTH]):
            out[start + column] = (members >> maps[bits + column]) & 1
