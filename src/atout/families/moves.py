"""What a family says of its moves, so that nobody else has to know their words."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

# Whether a move that was the only legal one tells everybody that it was: not; always; or when no cards are held.
Force = Literal["hidden", "plain", "bare"]
_SIGNS = re.compile(r"[:@>+]")  # between the parts of a text
_GAP = re.compile(r"\{(\w+)\}")


class Kind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of move: what its texts look like, and what is true of all of them.

    What stands in braces is chosen: a `card`, `cards`, a `seat`, `seats`, a `square`, a `colour` or something else.
    """

    form: str  # "pick:{card}"
    private: bool = False  # tells some seat more than a spectator, or changes what it knows beside the scene
    force: Force = "hidden"
    part: bool = False  # of a turn that may go on: it can be taken back as long as it has taught nothing
    pace: float = 1.0  # how long a bot takes for it, compared with a card that is played
    sound: Literal["card", "stone"] = "card"

    @property
    def hidden(self) -> str:
        """How it is shown to those who may not see what was chosen."""
        return _GAP.sub("?", self.form)

    @property
    def plays(self) -> bool:
        """Whether it plays a card from the hand, without another word."""
        return self.form.startswith("{card}") and ":" not in self.form


class Moves:
    """The kinds of moves of a family; where a text looks like several, the first counts."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._patterns = [re.compile(_pattern(kind.form)) for kind in kinds]
        self._known: dict[str, Kind] = {}

    def of(self, move: str) -> Kind:
        """The kind of a move's text."""
        if move not in self._known:
            for kind, form in zip(self.kinds, self._patterns, strict=True):
                if form.fullmatch(move):
                    self._known[move] = kind
                    break
            else:
                raise LookupError(f"{move!r} is no move of these games")
        return self._known[move]


def words(move: str) -> list[str]:
    """The parts of a move's text: verbs, cards, seats."""
    return _SIGNS.split(move)


def _pattern(form: str) -> str:
    """As a regular expression; only lists are put together with a plus."""
    fixed = map(re.escape, _GAP.split(form)[::2])
    gaps = [r"[^:@>]+" if name.endswith("s") else r"[^:@>+]+" for name in _GAP.findall(form)]
    return "".join(text + gap for text, gap in zip(fixed, [*gaps, ""], strict=True))
