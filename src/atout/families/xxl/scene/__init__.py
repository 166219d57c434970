"""XXL: the table as data for a page, in three shapes: the draw games (1, 2, 5), the trick games (3, 6) and runs (4)."""

from __future__ import annotations

from collections.abc import Callable

from atout.families.family import Notation
from atout.families.reading import Reading, reader
from atout.families.scene import Own
from atout.families.xxl.scene import draw, runs, tricks
from atout.families.xxl.scene.draw import Pile, Row, XxlDraw, XxlDrawOwn
from atout.families.xxl.scene.runs import Run, XxlRuns, XxlRunsOwn
from atout.families.xxl.scene.shared import Sheet, XxlScene
from atout.families.xxl.scene.tricks import XxlTricks, XxlTricksOwn
from atout.families.xxl.state import DTYPE, of_kind
from atout.kernel.jit import Fields

__all__ = ["Pile", "Row", "Run", "Sheet", "own", "scene"]  # all structs, for the page's types
__all__ += ["XxlDraw", "XxlDrawOwn", "XxlRuns", "XxlRunsOwn", "XxlScene", "XxlTricks", "XxlTricksOwn"]

_SCENES: tuple[Callable[[Reading, Notation], XxlScene], ...] = of_kind(draw.scene, tricks.scene, runs.scene)
_OWNS: tuple[Callable[[Reading, Notation, int], Own], ...] = of_kind(draw.own, tricks.own, runs.own)
_read = reader(DTYPE)
_read_own = reader(DTYPE, "kind", "hand", "won", "drawn", "seat", "phase", "due")


def scene(fields: Fields, notation: Notation) -> XxlScene:
    s = _read(fields)
    return _SCENES[s.kind](s, notation)


def own(fields: Fields, notation: Notation, seat: int) -> Own:
    s = _read_own(fields)
    return _OWNS[s.kind](s, notation, seat)
