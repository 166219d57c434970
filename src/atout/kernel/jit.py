"""Compilation: `jit` for rules, a cache that notices every change, and rows that read the same interpreted or compiled.

Set `NUMBA_DISABLE_JIT=1` to run all rules as plain Python (debugging, coverage), `ATOUT_PLAIN_NUMBA=1` to compile them
as any Numba does (slower to compile): so it is done where Numba's inner parts are not those that `parts` leans on.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba import config, njit
from numba.extending import overload
from platformdirs import user_cache_dir

F = TypeVar("F", bound=Callable[..., Any])
Row = Any  # one state record: a compiled record, or a `Fields` proxy around a NumPy one

INTERPRETED = bool(config.DISABLE_JIT)
_PACKAGE = Path(__file__).parent.parent
# read by pages and learners, or asked by Python alone
_NOT_COMPILED = {"scene", "examples", "manuals", "past", "observation", "observing"}
FUNCTIONS: Counter[str] = Counter()  # how many there are to compile, by module
_KEEP_SECONDS = 3600.0  # another version may be running beside us


def _teacher() -> ModuleType | None:
    """`parts`, which teaches Numba to compile each function once; None to compile as any Numba does."""
    if INTERPRETED or os.environ.get("ATOUT_PLAIN_NUMBA"):
        return None
    try:
        from atout.kernel import parts
    except (ImportError, AttributeError) as missing:
        warnings.warn(f"Numba {numba.__version__} compiles games slowly: {missing}", RuntimeWarning, stacklevel=2)
        return None
    return parts


TEACHER = _teacher()
LISTENERS: list[Callable[[], None]] = TEACHER.LISTENERS if TEACHER else []  # called after every function, if taught
PART = {"no_cpython_wrapper": True, **(TEACHER.PART if TEACHER else {})}


def source_hash() -> str:
    """Name the cache after all that is compiled, and where: Numba misses changes in functions of other files, and keeps
    the code of each copy of the sources apart."""
    how = f"{numba.__version__} {sys.version} {np.__version__} {_PACKAGE} {TEACHER is None}"
    digest = hashlib.sha256(how.encode())
    for room in ("kernel", "families"):
        for file in sources(room):
            digest.update(str(file.relative_to(_PACKAGE)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:20]


def sources(room: str) -> Iterator[Path]:
    """The files of a room whose code is compiled, or could be."""
    return (
        file for file in sorted((_PACKAGE / room).rglob("*.py")) if not {file.stem, file.parent.name} & _NOT_COMPILED
    )


def cache_home() -> Path:
    return Path(os.environ.get("ATOUT_CACHE") or user_cache_dir("atout", appauthor=False)) / "compiled"


def _open_cache() -> Path:
    home = cache_home()
    ours = home / source_hash()
    try:
        ours.mkdir(parents=True, exist_ok=True)
        os.utime(ours)
        for other in home.iterdir():
            if other != ours and time.time() - other.stat().st_mtime > _KEEP_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: compile without keeping
        pass
    return ours


CACHE = _open_cache()
CACHING = os.access(CACHE, os.W_OK)
config.CACHE_DIR = str(CACHE) if CACHING else ""
ENTRY = {"cache": CACHING, **(TEACHER.ENTRY if TEACHER else {})}


def jit(function: F) -> F:
    """Compile a function that only compiled code calls; it releases the GIL and never checks bounds."""
    return _compile(function, **PART)


def inlined(function: F) -> F:
    """`jit` for the small helpers of hot loops: their code is copied to where they are called."""
    return _compile(function, **PART, forceinline=True)


def entry(function: F) -> F:
    """Compile, and keep for the next process, a function that Python calls; it releases the GIL.

    Each entry carries a copy of the rules that it reaches: a few broad entries compile faster than many narrow ones.
    """
    return _compile(function, **ENTRY)


def brief_entry(function: F) -> F:
    """An entry for work of a microsecond: it keeps the GIL, since getting it back can take a thousand times as long."""
    return _compile(function, **ENTRY, nogil=False)


def _compile(function: F, **options: Any) -> F:
    options = {"no_cfunc_wrapper": True, "nogil": True, "error_model": "numpy"} | options
    FUNCTIONS[function.__module__] += 1
    compiled = njit(**options)(function)
    return TEACHER.widened(compiled) if TEACHER else compiled


def bound(function: Any, *types: Any) -> Any:
    """An entry for just these types, compiled now."""
    if INTERPRETED:
        return function
    at_once = function.compile(types)
    return at_once if TEACHER else function  # which finds out the types at every call


class Cells:
    """An array field of a row that gives and takes Python ints, as compiled code would."""

    __slots__ = ("array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __getitem__(self, key: Any) -> Any:
        got = self.array[key]
        return Cells(got) if isinstance(got, np.ndarray) else int(got)

    def __setitem__(self, key: Any, value: Any) -> None:
        self.array[key] = value.array if isinstance(value, Cells) else value

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> Any:
        return iter(self.array.tolist())

    def tolist(self) -> Any:
        return self.array.tolist()


class Fields:
    """A NumPy record with attribute access, for interpreted rules and for everything that only reads a state."""

    __slots__ = ("record",)

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        try:
            got = self.record[name]
        except (ValueError, KeyError, IndexError) as error:
            raise AttributeError(name) from error
        return Cells(got) if isinstance(got, np.ndarray) else int(got)

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value.array if isinstance(value, Cells) else value

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.record.dtype


def at(states: Any, i: int) -> Row:
    """The `i`-th row of an array of states, in compiled and interpreted code alike."""
    return Fields(states[i])


overload(at, jit_options=PART)(lambda states, i: lambda states, i: states[i])


@jit
def copy(to: Any, other: Any) -> None:
    """to[:] = other, of flat arrays: to compile what Numba would say if their lengths differed takes two seconds."""
    for i in range(len(other)):
        to[i] = other[i]
