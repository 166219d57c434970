"""Atout: forgotten modern card games, exact and fast, to play and to study.

    >>> import atout
    >>> game = atout.game("ebbes", players=4)
    >>> state = game.start(seed=7)

Everything is loaded when it is first used, so importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from atout.batch import Batch
    from atout.catalogue import Game, game
    from atout.record import Record
    from atout.refusals import DealError, NotAMove, NotLegal, NotYourTurn, OptionError, RecordError, Refusal
    from atout.replaying import replay
    from atout.review import review
    from atout.state import LegalMoves, State
    from atout.view import View

_HOME = {
    "Batch": "batch",
    "Game": "catalogue",
    "game": "catalogue",
    "Record": "record",
    "replay": "replaying",
    "LegalMoves": "state",
    "State": "state",
    "View": "view",
    "Refusal": "refusals",
    "OptionError": "refusals",
    "DealError": "refusals",
    "RecordError": "refusals",
    "NotAMove": "refusals",
    "NotLegal": "refusals",
    "NotYourTurn": "refusals",
}

__all__ = [
    "Batch",
    "DealError",
    "Game",
    "LegalMoves",
    "NotAMove",
    "NotLegal",
    "NotYourTurn",
    "OptionError",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "View",
    "game",
    "games",
    "replay",
    "review",
]


def games() -> list[str]:
    """The ids of all games, in the order of the shelf."""
    from atout.families import specs

    return list(specs())


def __getattr__(name: str) -> Any:
    if name in _HOME:
        found = getattr(import_module(f"atout.{_HOME[name]}"), name)
        globals()[name] = found
        return found
    if name == "review":
        return import_module("atout.review")  # a room that can be called
    if name == "__version__":
        from atout.record import engine_version

        return engine_version()
    raise AttributeError(f"module 'atout' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME, "review"})
