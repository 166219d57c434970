"""Charts as SVG, drawn by matplotlib. Their colours are the page's custom properties, so they follow light and dark;
no word stands in them, so they read the same in every language."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from textwrap import wrap
from typing import Any

from atout.arena.figures import Mean
from atout.arena.report.page import COLOURS

# Colours that nobody would choose stand for custom properties until the drawing is text.
_INK, _FAINT = "#010203", "#010204"
_SERIES = [f"#01030{k}" for k in range(COLOURS)]
_PROPERTIES = {_INK: "var(--ink-2)", _FAINT: "var(--line)", **{c: f"var(--c{k})" for k, c in enumerate(_SERIES)}}
_LONGEST = 28  # letters of a line beside a chart
_LINE = 0.16  # inches that it takes
_STYLE = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "atout",  # the same bytes every time
    "font.size": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.edgecolor": _FAINT,
    "axes.axisbelow": True,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "grid.color": _FAINT,
    "ytick.left": False,
    "text.color": _INK,
}


def available() -> bool:
    """Whether charts can be drawn here (`pip install atout[arena]`)."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def colour(name: str, names: Sequence[str]) -> str:
    """That of a name among all names, so that it has the same in every chart."""
    return _SERIES[names.index(name) % len(_SERIES)]


def _folded(name: str) -> str:
    """A name that leaves room for what is drawn: short lines, and a new one for each option."""
    parts = name.replace(" --", "\n--").split("\n")
    return "\n".join(line for part in parts for line in wrap(part, _LONGEST, break_on_hyphens=False))


def _taller(names: Iterable[str]) -> float:
    """What rows need beyond their usual height, if each is to hold the longest of these names."""
    lines = [_folded(name).count("\n") + 1 for name in names]
    return _LINE * len(lines) * max(0, max(lines) - 2)


@contextmanager
def _drawing(height: float, width: float = 4.8) -> Iterator[tuple[Any, list[str]]]:
    """Axes to draw on, and a list that holds the SVG afterwards."""
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    drawn: list[str] = []
    with mpl.rc_context(_STYLE):
        figure = Figure((width, height), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure.subplots(), drawn
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'(<svg [^>]*?) ?width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg [^>]*?) ?height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for sign, name in _PROPERTIES.items():
        text = text.replace(sign, name)
    drawn.append(f"<figure>{text}</figure>")


def intervals(rows: Mapping[str, Mapping[str, Mean]], series: Sequence[str] = ("",)) -> str:
    """Means with their intervals: a row for each name, a dot in it for each of the series."""
    names = list(rows)
    with _drawing(0.5 + 0.16 * sum(map(len, rows.values())) + 0.2 * len(rows) + _taller(rows)) as (axes, drawn):
        for i, row in enumerate(rows.values()):
            for j, (key, mean) in enumerate(row.items()):
                at, half = i + (j - (len(row) - 1) / 2) * 0.22, mean.half if mean.half < float("inf") else 0.0
                axes.errorbar(mean.mean, at, xerr=half, fmt="o", color=colour(key, series), ms=6, lw=2.2, capsize=0)
        axes.axvline(0, color=_INK, lw=1)
        axes.set_yticks(range(len(names)), map(_folded, names))
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.grid(axis="x", lw=0.6)
    return drawn[0]


def spreads(rows: Mapping[str, Sequence[float]], series: Sequence[str] = (), shared: int = 40) -> str:
    """How values spread, a hill for each name, all on one scale; the stroke is the mean."""
    import numpy as np

    everything = np.concatenate([np.asarray(values, float) for values in rows.values()])
    low, high = float(everything.min()), float(everything.max())
    whole = bool((everything == everything.round()).all()) and high - low <= 2 * shared
    edges = np.arange(low - 0.5, high + 1.5) if whole else np.linspace(low, high + 1e-9, shared)
    with _drawing(0.7 + 0.62 * len(rows) + _taller(rows)) as (axes, drawn):
        for i, (name, values) in enumerate(rows.items()):
            tone = colour(name, series or list(rows))
            heights, _ = np.histogram(values, edges)
            hill = i + 0.4 - 0.8 * heights / max(float(heights.max()), 1.0)
            axes.stairs(hill, edges, baseline=i + 0.4, fill=True, color=tone, alpha=0.35)
            axes.stairs(hill, edges, baseline=i + 0.4, color=tone, lw=1.2)
            axes.plot([np.mean(values)] * 2, [i - 0.42, i + 0.4], color=tone, lw=2.2)
        axes.set_yticks(range(len(rows)), map(_folded, rows))
        axes.set_ylim(len(rows) - 0.5, -0.55)
        axes.grid(axis="x", lw=0.6)
    return drawn[0]


def boxes(rows: Mapping[str, Sequence[float]], series: Sequence[str]) -> str:
    """Quartiles, and from the 5th to the 95th of a hundred, on a logarithmic scale."""
    from matplotlib.ticker import LogLocator, NullLocator

    with _drawing(0.7 + 0.45 * len(rows) + _taller(rows)) as (axes, drawn):
        found = axes.boxplot(list(rows.values()), orientation="horizontal", whis=(5, 95), showfliers=False, widths=0.5)
        for k, (name, box) in enumerate(zip(rows, found["boxes"], strict=True)):
            parts = [box, found["medians"][k], *found["whiskers"][2 * k : 2 * k + 2], *found["caps"][2 * k : 2 * k + 2]]
            for part in parts:
                part.set(color=colour(name, series), linewidth=1.8)
        axes.set_xscale("log")
        axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5), numticks=9))  # fewer where there are many
        axes.xaxis.set_minor_locator(NullLocator())
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_yticks(range(1, len(rows) + 1), map(_folded, rows))
        axes.invert_yaxis()
        axes.grid(axis="x", lw=0.6)
    return drawn[0]


def curve(ys: Sequence[float], xs: Sequence[float]) -> str:
    """A share, from 0 to 1, over something."""
    with _drawing(2.4) as (axes, drawn):
        axes.plot(xs, ys, color=_SERIES[0], lw=2.2, marker="o", ms=4)
        axes.fill_between(xs, ys, color=_SERIES[0], alpha=0.15, lw=0)
        axes.set_ylim(0, 1.05)
        axes.grid(lw=0.6)
    return drawn[0]


def courses(
    lines: Mapping[str, Sequence[tuple[float, float, float]]],
    signs: Mapping[str, Sequence[tuple[float, float, str]]],
    borders: Sequence[float],
) -> str:
    """How something goes on: a line for each name in the band where it may be, broken at the borders, with signs."""
    with _drawing(3.6, 9.6) as (axes, drawn):
        for name, points in lines.items():
            tone = colour(name, list(lines))
            for low, high in pairwise(borders):
                piece = [point for point in points if low <= point[0] < high]
                xs, ys = [x for x, _, _ in piece], [y for _, y, _ in piece]
                low_edge, high_edge = [y - off for _, y, off in piece], [y + off for _, y, off in piece]
                axes.fill_between(xs, low_edge, high_edge, color=tone, alpha=0.15, lw=0)
                axes.plot(xs, ys, color=tone, lw=1.8, marker="o", ms=3)
            for x, y, sign in signs[name]:
                axes.plot([x], [y], color=tone, marker="o", ms=7)
                axes.annotate(sign, (x, y), xytext=(0, 6), textcoords="offset points", ha="center", fontweight="bold")
        for border in borders[1:-1]:
            axes.axvline(border - 0.5, color=_FAINT, lw=1)
        axes.grid(axis="y", lw=0.6)
    return drawn[0].replace("<figure>", '<figure class="broad">')
