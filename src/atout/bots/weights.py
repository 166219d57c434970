"""What bots have learnt: a small file a game, made by `atout train`, that says how it was made.

A net is kept as bytes: of each row that was learnt its largest number, and its numbers as shares of that (−127 … 127).
"""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
import numpy as np

from atout.catalogue import Game
from atout.kernel.net import HEAD, WIDE

_FOLDER = Path(__file__).with_name("learnt")


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a net was made, and how it is used."""

    game: str
    rules: int  # version of the rules
    features: int  # numbers of the family's features; others need another net
    command: str
    seed: int
    positions: int  # that it learnt from
    plies: int  # how far worlds are played on before it judges them; −1: reviews play them out
    mixed: bool = False  # bots let it judge after no plies, and play worlds out, too


# Once, by one thread: of two that read arrays at a time one can fail in Python 3.11 (SystemError: AST constructor
# recursion depth mismatch), because NumPy parses their headers.
_reading = Lock()


@dataclass(frozen=True, eq=False)
class Weights:
    made: Made
    net: Any


def file_of(id: str) -> Path:
    return _FOLDER / f"{id}.npz"


def learnt(game: Game) -> Weights | None:
    """What bots have learnt of a game, if it has been taught to them by its present rules."""
    with _reading:
        return _learnt(game)


@cache
def _learnt(game: Game) -> Weights | None:
    file = file_of(game.id)
    if not file.exists():
        return None
    found = read(file.read_bytes())
    return found if found.made.rules == game.spec.rules and found.made.features == game.family.features else None


def read(data: bytes) -> Weights:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        made = msgspec.json.decode(archive.read("made.json"), type=Made)
        parts = {name: np.load(io.BytesIO(archive.read(f"{name}.npy"))) for name in ("head", "rows", "most", "shares")}
    net = np.zeros((HEAD + int(parts["rows"][-1]), WIDE), np.float32)
    net[:HEAD] = parts["head"]
    net[HEAD + parts["rows"][:-1]] = parts["most"][:, None] * parts["shares"] / np.float32(127)
    return Weights(made, net)


def written(weights: Weights) -> bytes:
    """A file's content; the same weights give the same bytes."""
    net = weights.net
    most = np.abs(net[HEAD:]).max(axis=1)
    rows = np.flatnonzero(most)
    shares = np.rint(net[HEAD + rows] / most[rows, None] * 127).astype(np.int8)
    parts = {
        "head": net[:HEAD],
        "rows": np.append(rows, len(net) - HEAD).astype(np.int32),
        "most": most[rows].astype(np.float32),
        "shares": shares,
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        _add(archive, "made.json", msgspec.json.format(msgspec.json.encode(weights.made)))
        for name, part in parts.items():
            content = io.BytesIO()
            np.save(content, part)
            _add(archive, f"{name}.npy", content.getvalue())
    return out.getvalue()


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
