"""The JSON Schema of the record, made from the structs that read it."""

from __future__ import annotations

from typing import Any

import msgspec

from atout.record import KINDS, union


def schema() -> dict[str, Any]:
    """The schema, with what the structs check by hand said in its own terms."""
    found = msgspec.json.schema(union())
    found = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "atout-record/1", **found}
    definitions = found["$defs"]
    step = definitions["Step"]
    step["oneOf"] = [{"required": [kind, "seat"] if kind == "move" else [kind]} for kind in KINDS]
    step["dependentRequired"] = {"seat": ["move"]}
    for name, definition in definitions.items():
        if name.endswith("Record") and "steps" in definition.get("properties", {}):
            definition["dependentRequired"] = {"totals": ["winners"], "winners": ["totals"]}
            definition["not"] = {"required": ["fair", "from"]}
    return found


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())
