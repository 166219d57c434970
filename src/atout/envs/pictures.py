"""A table as a picture: the text that everybody at it could read aloud, as SVG or as pixels."""

from __future__ import annotations

from html import escape
from typing import Any

import numpy as np

from atout.envs.layouts import Array
from atout.families.picture import WIDTH
from atout.state import State

_SIZE, _HIGH, _WIDE, _EDGE = 16, 22, 9.7, 18  # pixels of a letter, a line, a column, the margin
_INK, _CLOTH = "#1d2a24", "#eef3ec"
_FONT = "DejaVu Sans Mono"


def text(state: State, seat: int | None = None) -> str:
    """The table as a seat sees it; usually as a spectator does: whoever looks at a picture may sit anywhere."""
    return state.view(seat).picture()


def svg(state: State, seat: int | None = None) -> str:
    """The same as a drawing."""
    lines = text(state, seat).splitlines()
    wide, high = 2 * _EDGE + _WIDE * WIDTH, 2 * _EDGE + _HIGH * len(lines)
    rows = "".join(
        f'<text x="{_EDGE}" y="{_EDGE + _HIGH * (k + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for k, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" width="{wide:g}" height="{high:g}">'
        f'<rect width="100%" height="100%" rx="12" fill="{_CLOTH}"/>'
        f'<g font-family="{_FONT}, monospace" font-size="{_SIZE}" fill="{_INK}">{rows}</g></svg>'
    )


def pixels(state: State, seat: int | None = None) -> Array:
    """The same as an array [high, wide, 3] of bytes."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = text(state, seat).splitlines()
    wide, high = 2 * _EDGE + _WIDE * WIDTH, 2 * _EDGE + _HIGH * len(lines)
    figure = Figure((wide / 100, high / 100), dpi=100, facecolor=_CLOTH)
    for k, line in enumerate(lines):
        figure.text(
            _EDGE / wide,
            1 - (_EDGE + _HIGH * (k + 0.75)) / high,
            line,
            fontsize=_SIZE * 0.72,  # points of a pixel, at 100 dots to the inch
            family=_FONT,
            color=_INK,
            parse_math=False,
        )
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def render(mode: str | None, state: State, seat: int | None = None) -> Any:
    """What an environment in this mode shows: `ansi` text, `svg`, `rgb_array`; `human` prints the text."""
    if mode == "human":
        print(text(state, seat))
        return None
    return {"ansi": text, "svg": svg, "rgb_array": pixels}[mode](state, seat) if mode else None
