"""The description of the socket (AsyncAPI 3.0), made from the structs that are sent over it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from atout.record import engine_version
from atout.server import protocol as p
from atout.server.people.persons import BEARER, SUBPROTOCOL
from atout.server.wire.messages import Schema, definitions, mapped

_TEXT = f"""One socket for everything that happens at tables. Say `follow` and get a `snapshot`, then an `event` for
everything that happens; say what you want to do and get `done` or `refused` with the same key. A client that has
heard nothing for {p.PING} s sends `ping`; without an answer for {p.PONG:g} s the connection is dead; who has said
nothing for {p.SWEEP:g} s is swept away."""
_TOKEN = f"""A remote bot's token: as the header `Authorization: Bearer TOKEN`, or, where headers cannot be set, among
the subprotocols: `{SUBPROTOCOL}` and `{BEARER}TOKEN`; the server chooses the first."""


@cache
def document(root: str, cookie: str) -> bytes:
    """The whole description as JSON; takes a second when it is asked for the first time."""
    schemas = {name: _plain(schema) for name, schema in definitions().items()}
    sides = {side: [_name(kind) for kind in schemas[side]["anyOf"]] for side in ("Client", "Server")}
    found = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Atout: the socket",
            "version": engine_version(),
            "license": {"name": "MIT"},
            "description": " ".join(_TEXT.split()),
        },
        "defaultContentType": "application/json",
        "channels": {"socket": _channel(f"{root}/api/socket", [*sides["Client"], *sides["Server"]])},
        "operations": {
            "hear": _operation("receive", "What a client may say", sides["Client"]),
            "tell": _operation("send", "What the server says", sides["Server"]),
        },
        "components": {
            "messages": {name: _message(name, schemas[name]) for side in sides.values() for name in side},
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "in": "cookie", "name": cookie},
                "token": {"type": "http", "scheme": "bearer", "description": " ".join(_TOKEN.split())},
            },
        },
    }
    return msgspec.json.encode(found)


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _channel(address: str, messages: list[str]) -> dict[str, Any]:
    return {
        "address": address,
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
        "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
    }


def _operation(action: str, summary: str, messages: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in messages],
        "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("cookie", "token")],
    }


def _message(name: str, schema: Schema) -> dict[str, Any]:
    tag = next(field["enum"][0] for key, field in schema["properties"].items() if key in ("do", "say"))
    summary = {"summary": schema["description"]} if "description" in schema else {}
    return {"name": tag, "title": name, **summary, "payload": {"$ref": f"#/components/schemas/{name}"}}


def _plain(schema: Schema) -> Schema:
    """As AsyncAPI reads schemas: draft 7, under another path."""

    def change(node: Schema) -> Schema:
        if isinstance(node.get("$ref"), str):
            node = {**node, "$ref": f"#/components/schemas/{_name(node)}"}
        if "prefixItems" in node:
            node["items"] = node.pop("prefixItems")
        return node

    found: Schema = mapped(schema, change)
    return found
