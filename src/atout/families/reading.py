"""Records read for pages and stories: all wanted fields at once, since a look-up for each costs more than its use."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

from atout.kernel.jit import Fields

Reading = Any  # a named tuple: fields as ints, arrays as flat tuples of ints
CODES = {1: "b", 2: "h", 8: "q"}  # of signed integers by their size, for `struct`


def reader(layout: np.dtype[Any], *wanted: str) -> Callable[[Fields], Reading]:
    """What reads these fields (two or more; none named: all) of a record of the given type."""
    names = wanted or tuple(name for name in layout.names or () if not name.startswith("_"))
    codes, where, n = "=", dict[str, int | slice](), 0
    for name in layout.names or ():
        field = layout[name]
        if name not in names:
            codes += f"{field.itemsize}x"
            continue
        size = field.itemsize // field.base.itemsize
        codes += f"{size}{CODES[field.base.itemsize]}"
        where[name] = slice(n, n + size) if field.shape else n
        n += size
    unpack, pick = Struct(codes).unpack_from, itemgetter(*(where[name] for name in names))
    kind: Any = namedtuple("Reading", names)  # type: ignore[misc]
    make = kind._make
    return lambda s: make(pick(unpack(s.record)))


def members(numbers: int) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    while numbers:
        lowest = numbers & -numbers
        found.append(lowest.bit_length() - 1)
        numbers ^= lowest
    return found
