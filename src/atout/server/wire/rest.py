"""What goes over REST as TypeScript: the structs of all endpoints, and a map from each endpoint to its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Any

import msgspec
from starlette.responses import Response

from atout.server import protocol as p
from atout.server.app import ENDPOINTS as WITH_TABLES
from atout.server.site import ENDPOINTS
from atout.server.web.http import Endpoint, Refusal
from atout.server.wire.messages import Schema, as_sent, definitions, described, named, reachable, strings
from atout.server.wire.openapi import structs_behind
from atout.server.wire.typescript import declarations, type_of


def endpoints() -> list[Endpoint]:
    """Those that speak JSON, in a fixed order."""
    found = [one for one in (*ENDPOINTS, *WITH_TABLES) if one.reply is not Response]
    return sorted(found, key=lambda one: (one.path, one.method))


@cache
def _parts() -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """The schema of every type that an endpoint names, and of all structs inside."""
    inputs = [kind for one in endpoints() for kind in (one.body, one.query) if kind is not None]
    kinds = list(dict.fromkeys([Refusal, *inputs, *(one.reply for one in endpoints())]))
    (pace, *schemas), parts = msgspec.json.schema_components([p.Pace, *kinds])
    found = dict(zip(kinds, schemas, strict=True))
    structs = structs_behind(endpoints())
    asked = reachable([found[kind] for kind in inputs], parts)
    unions = {"Pace": pace["anyOf"]}
    made = {}
    for name, part in parts.items():
        told = described(part, structs[name])
        made[name] = named(told if name in asked else as_sent(told, structs[name]), unions)
    return found, made


def text() -> str:
    """The module; what the socket says as well is imported from there."""
    kinds, parts = _parts()
    ours = {name: part for name, part in parts.items() if name not in definitions()}
    named_here = {reference.rpartition("/")[2] for reference in strings([*ours.values(), *kinds.values()], "$ref")}
    imported = ", ".join(sorted(named_here - ours.keys()))
    head, _, rest = declarations(ours, "python -m atout.server.wire").partition("\n")
    return "\n".join([head, f'import type {{ {imported} }} from "./protocol";', rest, *_table(kinds)])


def _table(kinds: dict[Any, Schema]) -> Iterator[str]:
    yield "/** Every endpoint: what is sent and what comes back; refusals are a Refusal. */"
    yield "export interface Rest {"
    for one in endpoints():
        parts = {"query": one.query, "body": one.body}
        sent = "".join(f" {key}: {type_of(kinds[kind])};" for key, kind in parts.items() if kind is not None)
        reply = "undefined" if one.reply is NoneType else type_of(kinds[one.reply])
        yield f"  /** {one.summary.rstrip('.')}. */"
        yield f'  "{one.method} {one.path}": {{{sent} reply: {reply} }};'
    yield "}\n"
