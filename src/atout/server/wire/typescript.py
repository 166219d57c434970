"""TypeScript types from JSON Schema, as far as our own structs need it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def declarations(definitions: dict[str, dict[str, Any]], maker: str) -> str:
    """A module that exports every definition."""
    parts = [f"// Made by `{maker}`; changes made here are lost.\n"]
    parts += ["\n".join(_declaration(name, schema)) for name, schema in definitions.items()]
    return "\n".join(parts)


def _declaration(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield from _comment(schema)
    if schema.get("type") != "object":
        yield f"export type {name} = {type_of(schema)};\n"
        return
    yield f"export interface {name} {{"
    required = schema["required"]
    for field, kind in schema["properties"].items():
        yield from _comment(kind, "  ")
        key = field if _NAME.fullmatch(field) else json.dumps(field)
        yield f"  {key}{'' if field in required else '?'}: {type_of(kind)};"
    yield "}\n"


def _comment(schema: dict[str, Any], indent: str = "") -> Iterator[str]:
    if "description" in schema:
        yield f"{indent}/** {schema['description'].replace('*/', '*')} */"


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(kind) for kind in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(kind) for kind in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return _PLAIN[schema["type"]] if "type" in schema else "unknown"
