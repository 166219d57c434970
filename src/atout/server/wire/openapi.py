"""The description of all endpoints (OpenAPI 3.1), made from their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import NoneType
from typing import Any

import msgspec
from starlette.responses import Response

from atout.families.words import LANGUAGES
from atout.record import engine_version
from atout.server.problems import Problem
from atout.server.web.http import ID, Endpoint, Refusal, Who

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
_LANG = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}, "description": "of sentences"}


def document(endpoints: Iterable[Endpoint], root: str, cookie: str) -> bytes:
    """The whole description as JSON."""
    listed = list(endpoints)
    schemas: dict[str, Any] = {}
    paths: dict[str, Any] = {}
    for endpoint in listed:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Atout", "version": engine_version(), "license": {"name": "MIT"}},
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
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


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    module = endpoint.handler.__module__.rpartition(".")[2]
    found: dict[str, Any] = {
        "operationId": f"{module}.{endpoint.handler.__name__}",
        "tags": [module],
        "summary": endpoint.summary,
        "description": f"For {endpoint.who.value}{' (remote bots, too)' if endpoint.bots else ''}.",
        "parameters": _parameters(endpoint, schemas),
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": _schema(endpoint.body, schemas)}}
        found["requestBody"] = {"required": True, "content": content}
    if endpoint.who in (Who.KNOWN, Who.ACCOUNT, Who.HOST):
        found["security"] = [{"cookie": []}, *([{"token": []}] if endpoint.bots else [])]
    return found


def _parameters(endpoint: Endpoint, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    id = {"type": "string", "pattern": f"^{ID.pattern}$"}
    found = [{"name": name, "in": "path", "required": True, "schema": id} for name in endpoint.params]
    if endpoint.query is not None:
        _, ((_, struct),) = _components(endpoint.query)
        for name, schema in struct["properties"].items():
            kinds = [kind for kind in schema.get("anyOf", [schema]) if kind != {"type": "null"}]
            required = name in struct["required"]
            found.append({"name": name, "in": "query", "required": required, "schema": kinds[0]})
    return [*found, _LANG]


def _responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    if endpoint.reply is NoneType:
        found: dict[str, Any] = {"204": {"description": "Done"}}
    else:
        schema = {} if endpoint.reply is Response else _schema(endpoint.reply, schemas)
        found = {str(endpoint.status): {"description": "Done", "content": {endpoint.media: {"schema": schema}}}}
    by_status: dict[int, list[str]] = {}
    for code in problems_of(endpoint):
        by_status.setdefault(Problem(code).status, []).append(code)
    refused = {"application/json": {"schema": _schema(Refusal, schemas)}}
    for status, codes in sorted(by_status.items()):
        found[str(status)] = {"description": ", ".join(codes), "content": refused}
    return found


def _schema(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    found, components = _components(kind)
    schemas.update(components)
    return found


def _components(kind: Any) -> tuple[dict[str, Any], list[tuple[str, Any]]]:
    (found,), components = msgspec.json.schema_components([kind], ref_template=_REFS)
    return found, [(name, _tidy(schema)) for name, schema in components.items()]


def _tidy(schema: dict[str, Any]) -> dict[str, Any]:
    """Docstrings become descriptions, unless they are those of a base class."""
    text = re.sub(r"\s+", " ", schema.get("description", "")).strip()
    return {**schema, "description": text} if text else schema
