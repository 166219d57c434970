"""Deals: as records write them, as the rules take them, and where a game gets its next one from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from atout.families import deal_keys, load
from atout.families.family import Family, Layout, Shape, States
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.rng import as_int64
from atout.kernel.shuffle import fair_draw
from atout.kernel.state import CHANCE
from atout.refusals import DealError

Chance = np.ndarray[Any, np.dtype[np.int64]]
Deal = Mapping[str, Any]


class Source(Protocol):
    """Gives the chance array of a table's k-th deal, or None if the table has to wait for it."""

    def chance(self, family: Family, states: States, k: int, /) -> Chance | None: ...


@dataclass(frozen=True)
class Seeded:
    """Fast and reproducible: simulation."""

    seed: int

    def chance(self, _: Family, states: States, k: int) -> Chance:
        chance = np.zeros(CHANCE, np.int64)
        engine.actor_of(states.dtype)(engine.SEEDED, states, as_int64(self.seed), k, chance)
        return chance


@dataclass(frozen=True)
class Rounds:
    """The deals of a seed until so many rounds have been scored; then the table waits."""

    seed: int
    rounds: int | None  # None: all of them

    def chance(self, family: Family, states: States, k: int) -> Chance | None:
        if self.rounds is not None and states[0]["rounds"] >= self.rounds:
            return None
        return Seeded(self.seed).chance(family, states, k)


@dataclass(frozen=True)
class Fair:
    """Fair dealing from a secret of 32 bytes: live play."""

    secret: bytes

    def chance(self, _: Family, states: States, k: int) -> Chance:
        return as_chance(fair_draw(self.secret, k, *engine.deal_shape(states)))


@dataclass(frozen=True)
class Given:
    """Deals as records write them, one after the other; then the table waits."""

    deals: tuple[Deal, ...]

    def chance(self, family: Family, states: States, k: int) -> Chance | None:
        return read_deal(family, states, self.deals[k]) if k < len(self.deals) else None


def due_layout(family: Family, states: States) -> Layout:
    """How a record writes the deal that is due in `states`."""
    return _layout(family.name, states[:1].tobytes())


@lru_cache(64)  # it is read off deals that are tried; records that grow and deals that are played again ask often
def _layout(name: str, table: bytes) -> Layout:
    family = load(name)
    return family.layout(Fields(np.frombuffer(bytearray(table), family.dtype)[0]))


def write_deal(family: Family, states: States, chance: Chance) -> dict[str, Any]:
    """The deal that is due in `states` as a record writes it."""
    s = Fields(states[0])
    layout = due_layout(family, states)
    texts = family.notation(s).cards
    count = len(engine.deal_shape(states)[0])
    cards = iter([texts[card] for card in chance[:count].tolist()])
    extras = {key: int(values[chance[count + i]]) for i, (key, values) in enumerate(layout.drawn.items())}
    deal: dict[str, Any] = {**layout.given, **extras}
    for key, shape in layout.cards.items():
        deal[key] = _pour(shape, cards)
    for hand, kept in zip(deal.get("hands", ()), layout.kept, strict=False):
        hand[:0] = [texts[card] for card in kept]
    return deal


def read_deal(family: Family, states: States, deal: Deal) -> Chance:
    """The chance array of a written deal; refuses anything that this table could not have dealt."""
    s = Fields(states[0])
    layout = due_layout(family, states)
    _check_keys(layout, deal)
    for key, value in layout.given.items():
        if _whole(deal, key) != value:
            raise DealError(f"{key} is {deal[key]}, but the rules give {value}")
    numbers = {text: list(known) for text, known in family.notation(s).card_numbers.items()}
    cards: list[int] = []
    for key, shape in layout.cards.items():
        held = deal[key]
        if key == "hands" and layout.kept:
            texts = family.notation(s).cards
            held = [_without(i, hand, [texts[c] for c in kept]) for i, (hand, kept) in enumerate(_hands(held, layout))]
        cards += [_number(card, key, numbers) for card in _flatten(key, shape, held)]
    _check_cards(states, cards, family.notation(s).cards)
    drawn = [_choice(deal, key, values) for key, values in layout.drawn.items()]
    return as_chance(cards + drawn)


def as_chance(numbers: list[int]) -> Chance:
    """Cards in dealing order and what else was drawn, as the rules take them."""
    chance = np.zeros(CHANCE, np.int64)
    chance[: len(numbers)] = numbers
    return chance


def _pour(shape: Shape, cards: Iterator[str]) -> list[Any]:
    if isinstance(shape, int):
        return [next(cards) for _ in range(shape)]
    return [_pour(inner, cards) for inner in shape]


def _flatten(where: str, shape: Shape, held: Any) -> list[Any]:
    wanted = shape if isinstance(shape, int) else len(shape)
    if not isinstance(held, list) or len(held) != wanted:
        found = f"{len(held)} entries" if isinstance(held, list) else f"{held!r:.40}"
        raise DealError(f"{where} needs a list of {wanted}, not {found}")
    if isinstance(shape, int):
        return held
    return [card for i, inner in enumerate(shape) for card in _flatten(f"{where}[{i}]", inner, held[i])]


def _check_keys(layout: Layout, deal: Deal) -> None:
    due = [*layout.given, *layout.drawn, *layout.cards]
    for key in due:
        if key not in deal:
            raise DealError(f"the deal has no {key}")
    for key in deal:
        if key in deal_keys() and key not in due:  # others are ignored
            raise DealError(f"{key} is not due in this deal (due: {', '.join(due)})")


def _whole(deal: Deal, key: str) -> int:
    value = deal[key]
    if type(value) is not int:
        raise DealError(f"{key} must be a whole number, not {value!r:.40}")
    return value


def _choice(deal: Deal, key: str, values: Sequence[int]) -> int:
    value = _whole(deal, key)
    if value not in values:
        raise DealError(f"{key} is {value}, but it must be one of {', '.join(map(str, values))}")
    return values.index(value)


def _hands(held: Any, layout: Layout) -> list[tuple[Any, Sequence[int]]]:
    if not isinstance(held, list) or len(held) != len(layout.kept):
        raise DealError(f"hands needs a list of {len(layout.kept)}")
    return list(zip(held, layout.kept, strict=True))


def _without(seat: int, hand: Any, kept: Sequence[str]) -> list[Any]:
    if not isinstance(hand, list):
        raise DealError(f"hands[{seat}] needs a list of cards, not {hand!r:.40}")
    rest = list(hand)
    for card in kept:
        if card not in rest:
            raise DealError(f"hands[{seat}] lacks the kept card {card}")
        rest.remove(card)
    return rest


def _number(card: Any, where: str, numbers: dict[str, list[int]]) -> int:
    """The next free number of a card's text."""
    if not isinstance(card, str) or card not in numbers:
        raise DealError(f"{where}: {card!r:.40} is not a card of this game")
    if not numbers[card]:
        raise DealError(f"{where}: {card} is dealt too often")
    return numbers[card].pop(0)


def _check_cards(states: States, cards: list[int], texts: Sequence[str]) -> None:
    expected, groups, _ = engine.deal_shape(states)
    start = 0
    for group in groups:
        wanted, found = expected[start : start + group], cards[start : start + group]
        strange = sorted(set(found) - set(wanted))
        if strange:
            raise DealError(f"{texts[strange[0]]} does not belong to this part of the deal")
        start += group
