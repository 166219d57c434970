"""What a family of games offers to the Python side: names for its numbers, its deals, its story and its picture.

Everything here reads a state's fields; none of it computes a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

import numpy as np

from atout.families.moves import Moves
from atout.families.observing import Observation
from atout.families.past import Retelling, renamed
from atout.families.scene import Own, Scene
from atout.families.words import Words
from atout.kernel.jit import Fields

States = np.ndarray[Any, Any]
Shape = int | list["Shape"]


@dataclass(frozen=True, eq=False)
class Notation:
    """Texts for card and move numbers. A move text that ends in `?` is how a secret is shown; it cannot be played."""

    cards: tuple[str, ...]  # "" where a number means nothing
    moves: tuple[str, ...]  # likewise

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {text: i for i, text in enumerate(self.moves) if text and not text.endswith("?")}

    @cached_property
    def card_numbers(self) -> dict[str, list[int]]:
        """Equal cards have equal text: all numbers of each text."""
        found: dict[str, list[int]] = {}
        for number, text in enumerate(self.cards):
            if text:
                found.setdefault(text, []).append(number)
        return found


@dataclass(frozen=True)
class Layout:
    """The deal that is due, as a record writes it: keys in dealing order with their shapes."""

    cards: Mapping[str, Shape]  # {"hands": [10, 10, 10], "aside": 30}
    given: Mapping[str, int] = field(default_factory=dict)  # fixed by the rules: {"dealer": 2}
    drawn: Mapping[str, Sequence[int]] = field(
        default_factory=dict
    )  # drawn by chance, in drawing order: {"first": (0, 1)}
    kept: Sequence[Sequence[int]] = ()  # cards that seats already hold; their hands list them too
    part: str | None = None  # the match's part that this deal opens


@dataclass(frozen=True)
class Clause:
    """A rule that can forbid a move: its id (the message `clause-<id>` says it), where the rulebook does, and the
    section of the game's manual (see `manual/sections.json`)."""

    id: str
    reference: str
    section: str


@dataclass(frozen=True)
class Event:
    """Something that happened, as a message id with arguments.

    Arguments named `seat…` are seat numbers, `seats…` lists of them, `colour…` colour letters; the rest are texts or
    numbers.
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Happening:
    """Something that happens or not, of which a review tells how often: the message `event-<id>` says it to the seat
    whose decision it was; `section` of the manual, where a rule decides it."""

    id: str
    section: str | None = None
    each: bool = False  # of every seat: it has a bit for each, and the message an argument `seat`


@dataclass(frozen=True)
class Family:
    """One folder of games. `narrate` gets move −1 for a deal; `show` gives lines of at most 80 columns."""

    name: str
    dtype: np.dtype[Any]
    clauses: tuple[Clause, ...]  # clause number k of `why_not` is clauses[k − 1]
    setup: Callable[..., States]
    notation: Callable[[Fields], Notation]
    moves: Moves
    layout: Callable[[Fields], Layout]
    holdings: Callable[[Fields], list[int]]  # every card of the round, place after place, always in the same order
    narrate: Callable[[Fields, int, Fields, Notation], list[Event]]
    show: Callable[[Fields, Notation, Words], list[str]]
    scene: Callable[[Fields, Notation], Scene]  # of a spectator's view
    own: Callable[[Fields, Notation, int], Own]  # of a seat's view
    observation: Observation  # for learners: what each field of the record is
    # How good bots play worlds out: by the same chance after every move, or with little waste (`ponder`), where it pays
    playouts: Literal["random", "likewise", "sparing"] = "random"
    # A move as its seat would say it, as far as its text tells, at a table of the game; of a mere card, its own text.
    label: Callable[[Fields, int, str, Words], str] = lambda _, __, move, ___: move
    features: int = 0  # numbers below this are what `rules.features` writes
    events: tuple[Happening, ...] = ()  # what the bits of `rules.events` mean, the lowest first
    # Of a full state, as long as the game goes on: cards that all have seen, and of which nobody is told any more.
    unspoken: Callable[[Fields, Notation], frozenset[str]] = lambda _, __: frozenset()
    part: Callable[[Fields], str | None] = lambda _: None  # the id of the game that a match is at
    round_extras: Callable[[Fields], dict[str, list[int]]] = lambda _: {}
    past: Retelling = renamed  # what led to a world, for all that its viewer knows
    # Where seats play together: the two sides of the round, nothing until they are named.
    sides: Callable[[Fields], tuple[list[int], list[int]] | None] | None = None
