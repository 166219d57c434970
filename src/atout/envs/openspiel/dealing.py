"""A deal in small steps: which place gets the next card, then each other number that is drawn.

Cards come in canonical order, so the order within a hand is never drawn where it does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import numpy as np

from atout.deals import Chance, as_chance
from atout.families import load
from atout.families.family import States
from atout.kernel import engine

_TRIES = 8  # deals in which two neighbours change places; equal cards may hide once that it matters


@dataclass(frozen=True)
class Due:
    """The deal that is due: its cards, and where they can come to lie."""

    cards: tuple[int, ...]  # in canonical order
    groups: tuple[int, ...]  # how many of them each shuffled group has
    bounds: tuple[int, ...]  # of the other drawn numbers
    places: tuple[int, ...]  # how many cards each place takes, in dealing order; none belongs to two groups
    ends: tuple[int, ...]  # for each card: the first place after those of its group
    begins: tuple[int, ...]  # and the first of them


@dataclass(frozen=True)
class Dealing:
    """A deal as far as it has been drawn."""

    due: Due
    room: tuple[int, ...]  # left in each place
    where: tuple[int, ...] = ()  # the place of each card so far
    drawn: tuple[int, ...] = ()  # the other numbers so far

    @classmethod
    def of(cls, family: str, states: States) -> Self:
        """The deal that is due in `states`, with nothing drawn that can come in several ways."""
        due = _due(family, states[:1].tobytes())
        return cls(due, due.places)._forced()

    @property
    def complete(self) -> bool:
        return len(self.where) == len(self.due.cards) and len(self.drawn) == len(self.due.bounds)

    def outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, and how likely it is."""
        card = len(self.where)
        if card == len(self.due.cards):
            bound = self.due.bounds[len(self.drawn)]
            return [(number, 1 / bound) for number in range(bound)]
        places = range(self.due.begins[card], self.due.ends[card])
        left = sum(self.room[place] for place in places)
        return [(place, self.room[place] / left) for place in places if self.room[place]]

    def after(self, outcome: int) -> Self:
        return self._with(outcome)._forced()

    def says(self, outcome: int) -> str:
        """An outcome in words: the next card's number and its place, or a number."""
        card = len(self.where)
        return f"draw:{outcome}" if card == len(self.due.cards) else f"card:{self.due.cards[card]}>{outcome}"

    def chance(self) -> Chance:
        """The whole deal as the rules take it."""
        starts = np.concatenate([[0], np.cumsum(self.due.places)])[:-1].tolist()
        dealt = [0] * len(self.due.cards)
        for card, place in zip(self.due.cards, self.where, strict=True):
            dealt[starts[place]] = card
            starts[place] += 1
        return as_chance([*dealt, *self.drawn])

    def _with(self, outcome: int) -> Self:
        if len(self.where) == len(self.due.cards):
            return replace(self, drawn=(*self.drawn, outcome))
        room = (*self.room[:outcome], self.room[outcome] - 1, *self.room[outcome + 1 :])
        return replace(self, room=room, where=(*self.where, outcome))

    def _forced(self) -> Self:
        """What can come in one way only is no chance."""
        dealing = self
        while not dealing.complete and len(outcomes := dealing.outcomes()) == 1:
            dealing = dealing._with(outcomes[0][0])
        return dealing


@lru_cache(256)
def _due(family: str, table: bytes) -> Due:
    states = np.frombuffer(bytearray(table), load(family).dtype)
    cards, groups, bounds = engine.deal_shape(states)
    alike = _alike(states, cards, groups, bounds)
    places, begins, ends = list[int](), list[int](), list[int]()
    start = 0
    for group in groups:
        first = len(places)
        for i in range(start, start + group):
            if i > start and alike[i]:
                places[-1] += 1
            else:
                places.append(1)
        begins += [first] * group
        ends += [len(places)] * group
        start += group
    return Due(tuple(cards), tuple(groups), tuple(bounds), tuple(places), tuple(ends), tuple(begins))


def _alike(states: States, cards: list[int], groups: list[int], bounds: list[int]) -> list[bool]:
    """For each card of a deal in its order: whether it comes to the same if it changes places with the one before. Read
    off the rules: they deal both ways, again and again."""
    random = np.random.default_rng(0)
    alike = [i > 0 for i in range(len(cards))]
    for _ in range(_TRIES):
        dealt = _shuffled(cards, groups, random) + [int(random.integers(bound)) for bound in bounds]
        after = engine.dealt(states, as_chance(dealt)).tobytes()
        for i in range(1, len(cards)):
            if alike[i]:
                swapped = [*dealt[: i - 1], dealt[i], dealt[i - 1], *dealt[i + 1 :]]
                alike[i] = engine.dealt(states, as_chance(swapped)).tobytes() == after
    return alike


def _shuffled(cards: list[int], groups: list[int], random: np.random.Generator) -> list[int]:
    found, start = list[int](), 0
    for group in groups:
        found += random.permutation(cards[start : start + group]).tolist()
        start += group
    return found
