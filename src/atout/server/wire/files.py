"""The files that are made from the server's own structs; written by `python -m atout.server.wire`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from atout.server.wire import games, limits, rest, review
from atout.server.wire.messages import definitions, schema
from atout.server.wire.typescript import declarations

ROOT = Path(__file__).parents[4]
SCHEMA, TYPES, REST = "docs/protocol.schema.json", "docs/protocol.d.ts", "docs/rest.d.ts"
REVIEW, LIMITS, GAMES = "docs/review.d.ts", "web/src/app/limits.ts", "web/src/app/games.ts"


def files() -> dict[str, str]:
    """What is written, by path."""
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode()
    types = declarations(definitions(), "python -m atout.server.wire")
    made = {REST: rest, REVIEW: review, LIMITS: limits, GAMES: games}
    return {SCHEMA: text + "\n", TYPES: types, **{name: module.text() for name, module in made.items()}}


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python -m atout.server.wire [--check]", file=sys.stderr)
        return 2
    for name, text in files().items():
        path = ROOT / name
        if not arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{name} is not up to date: python -m atout.server.wire", file=sys.stderr)
            return 1
    return 0
