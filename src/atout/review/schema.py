"""The JSON Schema of a review, made from its structs."""

from __future__ import annotations

from typing import Any

import msgspec

from atout.review.model import FORMAT, Review


def schema() -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        **msgspec.json.schema(Review),
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())
