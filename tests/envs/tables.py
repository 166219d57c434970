"""docs/envs/: which number of an observation means what, game by game. `python -m tests.envs.tables` writes it anew."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import atout
from atout.envs import Slice, layout
from atout.kernel.jit import Fields

FOLDER = Path(__file__).parents[2] / "docs" / "envs"
_FIELD = re.compile(r'^\s*\("(\w+)", [^#\n]*\),  # (.+)$', re.MULTILINE)
_KINDS = {
    "cards": "a set of cards, a column each",
    "card": "one card, a column each",
    "code": "one of several, a column each",
    "seat": "a seat, a column each from the viewer on",
    "seats": "a set of seats, a column each from the viewer on",
    "flags": "yes or no, a column each",
    "number": "a number",
}


@cache
def comments(family: str) -> dict[str, str]:
    """What the record's own definition says of each field."""
    found: dict[str, str] = {}
    for module in ("atout.kernel.state", "atout.kernel.tricks", f"atout.families.{family}.state"):
        source = Path(str(import_module(module).__file__)).read_text(encoding="utf-8")
        found |= {name: text.replace("|", "\\|") for name, text in _FIELD.findall(source)}
    return found


def table(id: str) -> str:
    """The page of a game with its usual options."""
    game = atout.game(id)
    found, said = layout(game), comments(game.spec.family)
    lines = [
        f"# Observations of `{id}`",
        "",
        f"`atout/{id}-v{found.version}`: {found.size} numbers with {game.options.players} players and the usual "
        f"options (others: `atout.envs.layout(game).slices`), {game.spec.space} move numbers. Written by "
        "`python -m tests.envs.tables`; [what all games share](README.md).",
        "",
        "| columns | field | what it is | rows × columns | from … to |",
        "|---|---|---|---|---|",
        *(_row(piece, said.get(piece.name, "")) for piece in found.slices),
        "",
        "Not in an observation:",
        "",
        *(f"- `{name}`: {because}" for name, because in found.omitted.items()),
        "",
        _cards(game),
    ]
    return "\n".join(lines)


def _row(piece: Slice, said: str) -> str:
    where = f"{piece.start}" if piece.stop == piece.start + 1 else f"{piece.start} … {piece.stop - 1}"
    rows = " (a row for each seat, the viewer's first)" if piece.rows == "seats" else ""
    shape = " × ".join(map(str, piece.shape)) or "1"
    what = f"{_KINDS[piece.kind]}{rows}" + (f": {said}" if said else "")
    return f"| {where} | `{piece.name}` | {what} | {shape} | {piece.low} … {piece.high} |"


def _cards(game: atout.Game) -> str:
    """The order in which the columns of a set of cards come."""
    fields = Fields(game.fresh()[0])
    texts = game.family.notation(fields).cards
    kinds = game.family.observation.kinds(fields)
    of = next(kind for name, kind in kinds.items() if name in ("hand", "scored"))
    members = getattr(getattr(of, "of", of), "members")  # noqa: B009 (rows of cards, or cards)
    return f"Cards come in this order: {' '.join(texts[card] for card in members)}.\n"


if __name__ == "__main__":
    for id in atout.games():
        (FOLDER / f"{id}.md").write_text(table(id), encoding="utf-8")
