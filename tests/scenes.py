"""What a page is told of a table, asked of a full state as well as of a view."""

from __future__ import annotations

from typing import Any

from atout.state import State
from atout.view import View


def scene_of(of: State | View) -> Any:
    family, fields = of.game.family, of.fields()
    return family.scene(fields, family.notation(fields))


def own_of(of: State | View, seat: int) -> Any:
    family, fields = of.game.family, of.fields()
    return family.own(fields, family.notation(fields), seat)
