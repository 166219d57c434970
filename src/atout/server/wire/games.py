"""The games as a TypeScript module: what the page must know of them before the server has answered."""

from __future__ import annotations

import json

from atout.families import FAMILIES, load, specs
from atout.server.tables.decide import levels


def _moves() -> list[str]:
    """What families say of their moves, as far as the page asks."""
    lines = []
    for name in FAMILIES:
        lines.append(f"  {name}: [")
        for kind in load(name).moves.kinds:
            told = {"form": kind.form, "sound": kind.sound, "plays": kind.plays}
            lines.append(f"    {{ {', '.join(f'{key}: {json.dumps(value)}' for key, value in told.items())} }},")
        lines.append("  ],")
    return lines


def text() -> str:
    lines = []
    for spec in specs().values():
        name = spec.id if spec.id.isidentifier() else json.dumps(spec.id)
        known = {"family": spec.family, "within": spec.facts.within, "colours": spec.facts.colours}
        lines.append(f"  {name}: {{ {', '.join(f'{key}: {json.dumps(value)}' for key, value in known.items())} }},")
    return "\n".join(
        [
            "// Made by `python -m atout.server.wire`; changes made here are lost.",
            "/**",
            " * All games in the order of the shelf: whose words and board each uses, of which match it is a part, the",
            " * letters of its colours. Everything else is in the description that the server gives: `GET /api/games`.",
            " */",
            "export const GAMES = {",
            *lines,
            "} as const;",
            "export type Game = keyof typeof GAMES;",
            'export type Family = (typeof GAMES)[Game]["family"];',
            "/** The levels of bots, weakest first. */",
            f"export const LEVELS: readonly string[] = {json.dumps(levels())};",
            "/** The kinds of moves of each family: what they look like, how they sound, whether one plays a card. */",
            "export const MOVES = {",
            *_moves(),
            "} as const;\n",
        ]
    )
