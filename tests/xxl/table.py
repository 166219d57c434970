"""Building XXL tables for tests: deals with chosen cards, the rest of the deck filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import atout
from atout.families.xxl.deck import card_texts, read_deck
from atout.families.xxl.notation import layout
from atout.state import State

DECK = card_texts(read_deck())
Hands = Sequence[Sequence[str]]


def deal_of(state: State, hands: Hands = (), dealer: int = 0, **given: Sequence[str]) -> dict[str, Any]:
    """A complete deal: given cards first in every place (`display`, `stock`), the rest in canonical order."""
    shape = layout(state.fields())
    used = {card for hand in hands for card in hand} | {card for cards in given.values() for card in cards}
    rest = (card for card in DECK if card not in used)

    def fill(cards: Sequence[str], size: int) -> list[str]:
        return [*cards, *(next(rest) for _ in range(size - len(cards)))]

    sizes: Any = shape.cards["hands"]
    deal: dict[str, Any] = {"dealer": shape.given.get("dealer", dealer)}
    deal["hands"] = [fill(hands[j] if j < len(hands) else (), size) for j, size in enumerate(sizes)]
    for place in ("display", "stock"):
        if place in shape.cards:
            deal[place] = fill(given.get(place, ()), shape.cards[place])  # type: ignore[arg-type]
    return deal


def table(id: str, hands: Hands = (), players: int = 2, options: dict[str, Any] | None = None, **given: Any) -> State:
    """A table on which this deal has been dealt."""
    state = atout.game(id, players=players, **(options or {})).start(deals=[])
    state.deal(deal_of(state, hands, **given))
    return state


def legal(state: State) -> set[str]:
    return set(state.legal())


def changed(state: State, **fields: Any) -> State:
    """The table with other fields, to build a position that is awkward to reach by moves; it has no past."""
    world = state._states.copy()
    for name, value in fields.items():
        world[0][name] = value
    return State(state.game, None, world=world)


def mask(*cards: str) -> int:
    return sum(1 << DECK.index(card) for card in cards)


def cards_of(cards: int) -> set[str]:
    return {card for i, card in enumerate(DECK) if cards >> i & 1}
