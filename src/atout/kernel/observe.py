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


@entry
def encode(bytes_: Any, pairs: Any, words: Any, seats: int, viewers: Any, table: Any, maps: Any, out: Any) -> None:
    """Write what each record shows to a row of `out`.

    `bytes_`, `pairs` and `words` are the same records as items of 1, 2 and 8 bytes; `viewers` who looks: seats are
    counted from there on (from 0 on for anybody else).
    """
    for i in range(len(bytes_)):
        out[i, :] = 0
        for k in range(len(table)):
            _field(bytes_[i], pairs[i], words[i], seats, int(viewers[i]), table[k], maps, out[i])


@jit
def _field(bytes_: Any, pairs: Any, words: Any, seats: int, viewer: int, how: Any, maps: Any, out: Any) -> None:
    here = viewer if viewer < seats else 0
    first, last = 0, how[ROWS]
    if how[BY] == OWN:
        first, last = here, here + (viewer < seats)
    for row in range(first, last):
        at = how[AT] + row * how[STRIDE]
        start = how[START]
        if how[BY] == IN_ORDER:
            start += row * how[WIDTH]
        elif how[BY] == TURNED:
            start += (row - row % seats + _turned(row % seats, here, seats)) * how[WIDTH]
        if how[OP] == SET:
            for w in range(how[WORDS]):
                members = _item(bytes_, pairs, words, how[SIZE], at + w)
                while members:
                    column = maps[how[MAP] + 64 * w + ctz(members)]
                    if column >= 0:
                        out[start + column] = 1
                    members &= members - 1
            continue
        value = _item(bytes_, pairs, words, how[SIZE], at)
        if how[OP] == NUMBER:
            out[start] = max(how[LEAST], min(how[MOST], value))
        elif how[OP] == VALUE:
            value -= how[LOW]
            if 0 <= value < how[LENGTH] and maps[how[MAP] + value] >= 0:
                out[start + maps[how[MAP] + value]] = 1
        elif how[OP] == SEAT:
            if 0 <= value < seats:
                out[start + _turned(value, here, seats)] = 1
        else:
            for seat in range(seats):
                out[start + _turned(seat, here, seats)] = (value >> seat) & 1


@inlined
def _turned(seat: int, here: int, seats: int) -> int:
    """How many seats further on than `here`."""
    return seat - here if seat >= here else seat - here + seats


@inlined
def _item(bytes_: Any, pairs: Any, words: Any, size: int, at: int) -> int:
    if size == 1:
        return int(bytes_[at])
    return int(pairs[at]) if size == 2 else int(words[at])
