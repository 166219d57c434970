"""The socket's messages as JSON Schema, made from the structs that the server itself speaks with.

Comments behind fields become their descriptions. Scenes are read without compiling anything.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, reduce
from importlib import import_module
from operator import or_
from types import ModuleType
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from atout.families import FAMILIES
from atout.families.scene import Own, Scene
from atout.server import protocol as p

Schema = dict[str, Any]
_RAW = {"scene": "Scene", "own": "Own", "hands": "Own"}  # sent as bytes that were made before
_DRAWN = ("Frame", "PuzzleShown")  # what a page draws that does not come over the socket
_NULL = {"type": "null"}
_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_COMMENTED = re.compile(r"^    (\w+): [^#\n]*  # (?!noqa)(.+)$", re.MULTILINE)


@cache
def definitions() -> dict[str, Schema]:
    """Every struct and every union by its name; whoever reads must not change them."""
    modules = [import_module(f"atout.families.{family}.scene") for family in FAMILIES]
    structs = structs_of([p, *modules])
    unions = {
        "Client": p.Client,
        "Server": p.Server,
        "Body": p.Body,
        "Pace": p.Pace,
        "Scene": reduce(or_, _kinds(Scene, modules)),
        "Own": reduce(or_, _kinds(Own, modules)),
    }
    schemas, parts = msgspec.json.schema_components(unions.values())
    members = {name: schema["anyOf"] for name, schema in zip(unions, schemas, strict=True)}
    asked = reachable(members["Client"], parts)
    made = {}
    for name, part in parts.items():
        told = described(part, structs[name])
        made[name] = named(told if name in asked else as_sent(told, structs[name]), members)
    return {**{name: {"title": name, "anyOf": kinds} for name, kinds in members.items()}, **made}


def schema() -> Schema:
    """Everything that is said, both ways."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Atout: messages over the socket, version {p.VERSION}",
        "description": "What a client says is a Client, what the server says is a Server.",
        "anyOf": [{"$ref": "#/$defs/Client"}, {"$ref": "#/$defs/Server"}],
        "$defs": definitions(),
    }


def strings(node: Any, key: str) -> Iterator[str]:
    """The texts under a key, wherever it is."""
    if isinstance(node, dict):
        if isinstance(node.get(key), str):
            yield node[key]
        node = node.values()
    elif not isinstance(node, list | tuple):
        return
    for child in node:
        yield from strings(child, key)


def mapped(node: Any, change: Callable[[Schema], Schema]) -> Any:
    """A copy with every object in it changed, the inner ones first."""
    if isinstance(node, dict):
        return change({key: mapped(value, change) for key, value in node.items()})
    return [mapped(value, change) for value in node] if isinstance(node, list) else node


# --- Structs ---------------------------------------------------------------------------------------------------------


def structs_of(modules: Iterable[ModuleType]) -> dict[str, type[Struct]]:
    every = (kind for module in modules for kind in vars(module).values())
    return {kind.__name__: kind for kind in every if isinstance(kind, type) and issubclass(kind, Struct)}


def _kinds(base: type[Struct], modules: Iterable[ModuleType]) -> list[Any]:
    """The subclasses that are sent, in the order of the shelf."""
    found = [kind for module in modules for kind in structs_of([module]).values() if issubclass(kind, base)]
    return [kind for kind in dict.fromkeys(found) if not kind.__subclasses__()]


def reachable(start: Any, parts: dict[str, Schema]) -> set[str]:
    found: set[str] = set()
    waiting = list(strings(start, "$ref"))
    while waiting:
        name = waiting.pop().rpartition("/")[2]
        if name not in found:
            found.add(name)
            waiting += strings(parts[name], "$ref")
    return found


def described(part: Schema, kind: type[Struct]) -> Schema:
    """With the comments of the source as descriptions, and each on one line."""
    comments: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("atout."):
            comments |= _comments(base.__module__).get(base.__name__, {})
    comments = {field.encode_name: comments.get(field.name, "") for field in msgspec.structs.fields(kind)}
    properties = part.get("properties", {})
    noted = {
        name: {**field, **({"description": comments[name]} if comments.get(name) else {})}
        for name, field in properties.items()
    }
    text = {"description": " ".join(part["description"].split())} if "description" in part else {}
    return {**part, **text, **({"properties": noted} if properties else {})}


@cache
def _comments(module: str) -> dict[str, dict[str, str]]:
    """The comments behind fields, by class. Read from the text: `inspect` would parse the module for each class."""
    _, *parts = _CLASS.split(inspect.getsource(sys.modules[module]))
    bodies = (re.split(r"\n(?=[^\s)#])", body, maxsplit=1)[0] for body in parts[1::2])
    return {
        name: {field: _in_json(comment) for field, comment in _COMMENTED.findall(body)}
        for name, body in zip(parts[::2], bodies, strict=True)
    }


def _in_json(comment: str) -> str:
    for ours, theirs in (("None", "null"), ("True", "true"), ("False", "false")):
        comment = re.sub(rf"\b{ours}\b", theirs, comment)
    return comment


def as_sent(part: Schema, kind: type[Struct]) -> Schema:
    """What only the server says: defaults are always left out or never; there may be more fields one day."""
    part = {key: value for key, value in part.items() if key != "additionalProperties"}
    if "properties" not in part:
        return part
    if not kind.__struct_config__.omit_defaults:
        bare = {name: _without(field, "default") for name, field in part["properties"].items()}
        missing = {field.encode_name for field in msgspec.structs.fields(kind) if field.default is UNSET}
        return {**part, "properties": bare, "required": [name for name in bare if name not in missing]}
    return {**part, "properties": {name: _never_null(field) for name, field in part["properties"].items()}}


def _never_null(field: Schema) -> Schema:
    """A field that is left out where it would be null."""
    if field.get("default", ...) is not None:
        return field
    (kind, *more) = [kind for kind in field.get("anyOf", [{}]) if kind != _NULL]
    rest = _without(_without(field, "anyOf"), "default")
    return {**rest, "anyOf": [kind, *more]} if more else {**kind, **rest}


def _without(schema: Schema, key: str) -> Schema:
    return {name: value for name, value in schema.items() if name != key}


def named(part: Schema, members: dict[str, list[Schema]]) -> Schema:
    """With unions called by their names, and the types of what is sent as raw bytes."""

    def call(node: Schema) -> Schema:
        kinds = [kind for kind in node.get("anyOf", ()) if kind != _NULL]
        name = next((name for name, union in members.items() if kinds == union), None)
        node = _without(node, "discriminator")
        if name is None:
            return node
        rest, reference = _without(node, "anyOf"), {"$ref": f"#/$defs/{name}"}
        return {**rest, "anyOf": [reference, _NULL]} if _NULL in node["anyOf"] else {**reference, **rest}

    found: Schema = mapped(part, call)
    for field, union in _RAW.items():
        fields = found.get("properties", {})
        if field in fields and ("say" in fields or found["title"] in _DRAWN):
            reference = {"$ref": f"#/$defs/{union}"}
            told = fields[field]
            fields[field] = {**told, "items": reference} if told.get("type") == "array" else {**reference, **told}
    return found
