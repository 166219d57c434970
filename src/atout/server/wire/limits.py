"""The limits of what people type, and of their patience, as a TypeScript module: nobody writes them down twice."""

from __future__ import annotations

from msgspec import Struct, inspect

from atout.server import protocol as p
from atout.server.endpoints import accounts, hosting, me
from atout.server.people import nicks
from atout.server.tables.absence import IN_VAIN

_FIELDS: dict[str, tuple[type[Struct], str]] = {
    "seconds": (p.PerMove, "seconds"),
    "minutes": (p.PerGame, "minutes"),
    "increment": (p.PerGame, "increment"),
    "days": (p.Slow, "days"),
    "chat": (p.Say, "text"),
    "password": (accounts.SignUp, "password"),
    "code": (accounts.Recover, "code"),
    "email": (me.Change, "email"),
    "site": (hosting.SiteChange, "name"),
    "announcement": (hosting.SiteChange, "announcement"),
    "token": (hosting.HostToken, "token"),
    "address": (hosting.Ban, "address"),
}
_NAMES = {"nick": nicks.MOST, "account": accounts.LONGEST}  # they are looked at by hand, to be refused in a sentence


def text() -> str:
    """Each limit as the attributes of an HTML field; what must not be empty is simply required there."""
    limits = {name: _attributes(*field) for name, field in _FIELDS.items()}
    limits |= {name: {"maxlength": most} for name, most in _NAMES.items()}
    lines = [
        f"  {name}: {{ {', '.join(f'{key}: {value}' for key, value in found.items())} }},"
        for name, found in limits.items()
    ]
    return "\n".join(
        [
            "// Made by `python -m atout.server.wire`; changes made here are lost.",
            "/** What people type: how much or how long it may be, as attributes of its field. */",
            "export const LIMITS = {",
            *lines,
            "} as const;",
            "/** Seconds after which others may go on without somebody who is gone. */",
            f"export const IN_VAIN = {IN_VAIN:.0f};\n",
        ]
    )


def _attributes(struct: type[Struct], name: str) -> dict[str, int | None]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    kind = next(field.type for field in info.fields if field.name == name)
    if isinstance(kind, inspect.UnionType):  # or null
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.IntType):
        return {"min": kind.ge, "max": kind.le}
    assert isinstance(kind, inspect.StrType)
    return {"maxlength": kind.max_length}
