"""A review as TypeScript."""

from __future__ import annotations

import msgspec

from atout.review import model
from atout.server.wire.messages import as_sent, described, structs_of
from atout.server.wire.typescript import declarations


def text() -> str:
    """The module: all structs of which a review is made."""
    _, parts = msgspec.json.schema_components([model.Review])
    structs = structs_of([model])
    made = {name: as_sent(described(part, structs[name]), structs[name]) for name, part in parts.items()}
    return declarations(made, "python -m atout.server.wire")
