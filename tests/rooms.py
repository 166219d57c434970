"""The rooms of the package and the arrows between them as a picture, drawn from the imports themselves.

    python -m tests.rooms

writes docs/rooms.svg. Layers are those that pyproject.toml prescribes; an arrow says "uses", and is left out where a
longer way says as much.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "rooms.svg"
LETTER, HIGH, APART, BETWEEN, MARGIN, HEADING = 7.2, 28.0, 20.0, 36.0, 28.0, 34.0  # units of the picture

STYLE = """
text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #222; text-anchor: middle }
.name { font-weight: 600; font-size: 15px }
.paper { fill: #fbfaf7 } .room { fill: #fff; stroke: #555 }
.arrow { fill: none; stroke: #8a6d3b; stroke-width: 1.2; marker-end: url(#head) }
"""

Layers = list[list[str]]  # rooms side by side; "a : b" is one box
Arrows = set[tuple[str, str]]


class Panel(NamedTuple):
    """The rooms of one package."""

    package: str
    layers: Layers
    arrows: Arrows


class Box(NamedTuple):
    """Where a room is drawn: its middle, its top, half its width."""

    x: float
    y: float
    half: float


# --- What there is ---------------------------------------------------------------------------------------------------


def panels() -> Iterator[Panel]:
    """Every package that has layers, in the order of pyproject.toml."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    graph = grimp.build_graph(linter["root_package"], exclude_type_checking_imports=True, cache_dir=None)
    for contract in linter["contracts"]:
        (package,) = contract["containers"]
        layers = [layer.split(" | ") for layer in contract["layers"]]
        yield Panel(package, layers, _shortest(_arrows(graph, package, layers)))


def _arrows(graph: grimp.ImportGraph, package: str, layers: Layers) -> Arrows:
    """Which box uses which below it."""
    box_of = {room: box for layer in layers for box in layer for room in box.split(" : ")}
    depth = {box: k for k, layer in enumerate(layers) for box in layer}
    found = set()
    for module in graph.find_descendants(package):
        for other in graph.find_modules_directly_imported_by(module):
            if other.startswith(f"{package}."):
                ends = [box_of[one.removeprefix(f"{package}.").partition(".")[0]] for one in (module, other)]
                if depth[ends[0]] < depth[ends[1]]:
                    found.add((ends[0], ends[1]))
    return found


def _shortest(arrows: Arrows) -> Arrows:
    """Without those that follow from others."""
    below: dict[str, set[str]] = {}
    for upper, lower in arrows:
        below.setdefault(upper, set()).add(lower)

    def reached(room: str) -> set[str]:
        return {room}.union(*map(reached, below.get(room, ())))

    return {
        (upper, lower)
        for upper, lower in arrows
        if not any(lower in reached(other) for other in below[upper] if other != lower)
    }


# --- Drawing it ------------------------------------------------------------------------------------------------------


def picture() -> str:
    """All panels side by side, as SVG."""
    left, tall, drawn = 0.0, 0.0, list[str]()
    for panel in panels():
        wide = max(sum(_wide(box) + APART for box in layer) for layer in panel.layers) + 2 * MARGIN
        boxes = _places(panel.layers, left, wide)
        drawn.append(_text("name", panel.package, left + wide / 2, 26))
        drawn += (_arrow(panel.layers, boxes, *ends) for ends in sorted(panel.arrows))
        for name, (x, y, half) in boxes.items():
            drawn.append(
                f'<rect class="room" x="{x - half:g}" y="{y:g}" width="{2 * half:g}" height="{HIGH:g}" rx="6"/>'
            )
            drawn.append(_text("", name.replace(" : ", " · "), x, y + 19))
        left += wide
        tall = max(tall, HEADING + len(panel.layers) * (HIGH + BETWEEN) + 8)
    head = '<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left:g} {tall:g}" role="img">',
            "<title>The rooms of Atout and what each uses</title>",
            f'<style>{STYLE}</style><defs>{head}<path d="M0 0 8 4 0 8Z" fill="#8a6d3b"/></marker></defs>',
            f'<rect class="paper" width="{left:g}" height="{tall:g}"/>',
            *drawn,
            "</svg>\n",
        ]
    )


def _wide(box: str) -> float:
    return round(len(box) * LETTER + 22)


def _text(kind: str, words: str, x: float, y: float) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{words}</text>'


def _places(layers: Layers, left: float, wide: float) -> dict[str, Box]:
    """Rows of boxes, each row spread over the panel."""
    found = {}
    for k, layer in enumerate(layers):
        spare = (wide - 2 * MARGIN - sum(map(_wide, layer))) / len(layer)
        x = left + MARGIN
        for box in layer:
            found[box] = Box(x + (_wide(box) + spare) / 2, HEADING + 8 + k * (HIGH + BETWEEN), _wide(box) / 2)
            x += _wide(box) + spare
    return found


def _arrow(layers: Layers, boxes: Mapping[str, Box], upper: str, lower: str) -> str:
    """From one box to another, around those in between."""
    depth = {box: k for k, layer in enumerate(layers) for box in layer}
    start, end = boxes[upper], boxes[lower]
    points = [(_near(end.x, start), start.y + HIGH)]
    for layer in layers[depth[upper] + 1 : depth[lower]]:
        row = [boxes[box] for box in layer]
        edges = [row[0].x - row[0].half - APART / 2, *(box.x + box.half + APART / 2 for box in row)]
        gap = min(edges, key=lambda edge: abs(edge - points[-1][0]) + abs(edge - end.x))
        points += [(gap, row[0].y - 6), (gap, row[0].y + HIGH + 6)]
    points.append((_near(points[-1][0], end), end.y))
    return f'<path class="arrow" d="M{" L".join(f"{x:g} {y:g}" for x, y in points)}"/>'


def _near(x: float, box: Box) -> float:
    """The place at the edge of a box that is nearest."""
    return min(max(x, box.x - box.half + 10), box.x + box.half - 10)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
