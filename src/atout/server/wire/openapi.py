"""The description of all endpoints (OpenAPI 3.1), made from their declarations."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from types import NoneType
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from atout.families import options as game_options
from atout.families.words import LANGUAGES
from atout.record import engine_version
from atout.server import protocol as p
from atout.server.problems import Problem
from atout.server.web import http
from atout.server.web.http import ID, Endpoint, Refusal, Who
from atout.server.wire.messages import described, structs_of

_COMMON = ("bad-request", "banned", "foreign-origin", "too-large", "slow-down", "not-saved")
_NEEDS = {  # problems that come with what an endpoint wants
    Who.OPEN: (),
    Who.ANYONE: ("bad-token", "forbidden"),
    Who.VISITOR: ("bad-token", "forbidden"),
    Who.KNOWN: ("bad-token", "forbidden", "sign-in"),
    Who.ACCOUNT: ("bad-token", "forbidden", "sign-in", "account-needed"),
    Who.HOST: ("bad-token", "forbidden", "sign-in", "host-needed"),
}
_REFS = "#/components/schemas/{name}"
_LANG = {"name": "lang", "in": "query", "description": "of sentences", "schema": {"enum": list(LANGUAGES)}}
_IDS = {  # by what stands before them in the path
    "bots": "of a remote bot",
    "examples": "of a game",
    "puzzles": "of a game",
    "records": "of a game's table",
    "review": "of a record that was sent",
    "tables": "of a table",
    "{id}": "which one, from 1",
}


@cache
def document(endpoints: tuple[Endpoint, ...], root: str, cookie: str) -> bytes:
    """The whole description as JSON."""
    parts = Parts(endpoints)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, parts)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Atout", "version": engine_version(), "license": {"name": "MIT"}},
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {
            "schemas": parts.schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return msgspec.json.encode(found)


def problems_of(endpoint: Endpoint) -> list[str]:
    """The codes of all problems that an endpoint may answer with."""
    codes = [*_COMMON, *_NEEDS[endpoint.who], *endpoint.problems]
    if endpoint.body is not None:
        codes.append("not-json")
    if endpoint.params:
        codes.append("not-found")
    return list(dict.fromkeys(codes))


def structs_behind(endpoints: Iterable[Endpoint]) -> dict[str, type[Struct]]:
    """Everything that is sent to endpoints or comes back, by name."""
    modules = dict.fromkeys(sys.modules[endpoint.handler.__module__] for endpoint in endpoints)
    return structs_of([p, http, game_options, *modules])


class Parts:
    """The structs that operations speak of, as they are met."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._structs = structs_behind(endpoints)
        self.schemas: dict[str, Any] = {}

    def schema(self, kind: Any) -> dict[str, Any]:
        found, parts = self._made(kind)
        self.schemas |= parts
        return found

    def fields(self, kind: type[Struct]) -> Iterator[tuple[str, dict[str, Any], bool]]:
        """A query's fields, each with its schema and whether it must be there."""
        _, parts = self._made(kind)
        (part,) = parts.values()
        return ((name, field, name in part["required"]) for name, field in part["properties"].items())

    def _made(self, kind: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        (found,), parts = msgspec.json.schema_components([kind], ref_template=_REFS)
        return found, {name: described(part, self._structs[name]) for name, part in parts.items()}


def _operation(endpoint: Endpoint, parts: Parts) -> dict[str, Any]:
    module = endpoint.handler.__module__.rpartition(".")[2]
    about = f"For {endpoint.who.value}{' (remote bots, too)' if endpoint.bots else ''}."
    found: dict[str, Any] = {
        "operationId": f"{module}.{endpoint.handler.__name__}",
        "tags": [module],
        "summary": endpoint.summary,
        "description": " ".join([*(endpoint.handler.__doc__ or "").split(), about]),
        "parameters": _parameters(endpoint, parts),
        "responses": _responses(endpoint, parts),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": parts.schema(endpoint.body)}}
        found["requestBody"] = {"required": True, "content": content}
    if endpoint.who in (Who.KNOWN, Who.ACCOUNT, Who.HOST):
        found["security"] = [{"cookie": []}, *([{"token": []}] if endpoint.bots else [])]
    return found


def _parameters(endpoint: Endpoint, parts: Parts) -> list[dict[str, Any]]:
    id = {"type": "string", "pattern": f"^{ID.pattern}$"}
    found: list[dict[str, Any]] = []
    for before, part in pairwise(endpoint.path.split("/")):
        if part.startswith("{"):
            about = {"description": _IDS[before], "schema": id}
            found.append({"name": part.strip("{}"), "in": "path", "required": True, **about})
    for name, field, required in parts.fields(endpoint.query) if endpoint.query is not None else ():
        about = field.pop("description", "")
        kinds = [kind for kind in field.get("anyOf", [field]) if kind != {"type": "null"}]
        found.append({"name": name, "in": "query", "required": required, "description": about, "schema": kinds[0]})
    return [*found, _LANG]


def _responses(endpoint: Endpoint, parts: Parts) -> dict[str, Any]:
    if endpoint.reply is NoneType:
        found: dict[str, Any] = {"204": {"description": "Done"}}
    else:
        schema = {} if endpoint.reply is Response else parts.schema(endpoint.reply)
        found = {str(endpoint.status): {"description": "Done", "content": {endpoint.media: {"schema": schema}}}}
    by_status: dict[int, list[str]] = {}
    for code in problems_of(endpoint):
        by_status.setdefault(Problem(code).status, []).append(code)
    refused = {"application/json": {"schema": parts.schema(Refusal)}}
    for status, codes in sorted(by_status.items()):
        found[str(status)] = {"description": ", ".join(codes), "content": refused}
    return found
